"""Where this player's files are."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME_VARIABLE = "SETTEBELLO_HOME"
"""The environment variable that names one folder for everything."""

PORTABLE_FOLDER = "settebello-data"
"""A folder of this name beside a bundled program holds everything: the program on a stick."""


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one player; none of them need exist, whoever writes makes them."""

    config: Path
    """Settings."""
    data: Path
    """What must last: `matches/`, `saved/`, `exports/`, and the player's own rules and skins."""
    state: Path
    """What may be lost: crash reports."""
    common: Path | None = None
    """Where what all players share lies: own rules and skins, exports; None: in `data`."""

    @property
    def common_data(self) -> Path:
        """The folder of what all players of this computer share."""
        return self.common or self.data

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.yaml"

    @property
    def matches(self) -> Path:
        """The folder of the match in progress and the finished ones."""
        return self.data / "matches"

    @property
    def saved(self) -> Path:
        """The folder of the matches saved under a name."""
        return self.data / "saved"

    @property
    def exports(self) -> Path:
        """The folder of deals written down as texts and pictures."""
        return self.common_data / "exports"

    @property
    def rules(self) -> Path:
        """The folder of the players' own variants."""
        return self.common_data / "rules"

    @property
    def skins(self) -> Path:
        """The folder of the players' own skins."""
        return self.common_data / "skins"

    @classmethod
    def under(cls, home: Path) -> "Places":
        """Everything in one folder."""
        return cls(config=home, data=home, state=home)


def find_places(home: Path | None, environment: Mapping[str, str]) -> Places:
    """The player's folders: `home` if given, else the environment's, the portable one, or the platform's."""
    if home is None and environment.get(HOME_VARIABLE):
        home = Path(environment[HOME_VARIABLE])
    if home is None and getattr(sys, "frozen", False):
        portable = Path(sys.executable).parent / PORTABLE_FOLDER
        home = portable if portable.is_dir() else None
    if home is not None:
        try:
            home = home.expanduser()
        except RuntimeError:
            # ~NAME of somebody unknown is a folder of that very name, as shells have it.
            return Places.under(home.absolute())
        return Places.under(home.absolute())
    found = platformdirs.PlatformDirs("settebello", appauthor=False, roaming=True)
    return Places(
        config=found.user_config_path,
        data=found.user_data_path,
        state=found.user_state_path,
    )
