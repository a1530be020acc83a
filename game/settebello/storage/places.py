"""The folders of the player's files."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME_VARIABLE = "SETTEBELLO_HOME"
"""The environment variable that names one folder for all files."""

PORTABLE_FOLDER = "settebello-data"
"""If a folder of this name exists beside a bundled program, it holds all files (portable use)."""


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one player; they need not exist, each is created with its first file."""

    config: Path
    """The folder of the settings."""
    data: Path
    """The folder of durable files: `matches/`, `saved/`, `exports/`, and the player's own rules and skins."""
    state: Path
    """The folder of files that may be lost: log and crash reports."""
    common: Path | None = None
    """The folder that all players share: own rules, skins and opponents; None: the same as `data`."""

    @property
    def common_data(self) -> Path:
        """The folder that all players of this computer share."""
        return self.common or self.data

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.yaml"

    @property
    def matches(self) -> Path:
        """The folder of the match in progress and the finished matches."""
        return self.data / "matches"

    @property
    def market(self) -> Path:
        """The folder of the match in progress and the finished matches of the market game."""
        return self.data / "mercato"

    @property
    def saved(self) -> Path:
        """The folder of the matches saved under a name."""
        return self.data / "saved"

    @property
    def exports(self) -> Path:
        """The folder of exported texts, pictures and player files."""
        return self.common_data / "exports"

    @property
    def rules(self) -> Path:
        """The folder of the players' own variants."""
        return self.common_data / "rules"

    @property
    def skins(self) -> Path:
        """The folder of the players' own skins."""
        return self.common_data / "skins"

    @property
    def opponents(self) -> Path:
        """The folder of the players' own opponents."""
        return self.common_data / "opponents"

    @property
    def lessons(self) -> Path:
        """The folder of activities of the learning mode that people of this computer have written."""
        return self.common_data / "lessons"

    @property
    def languages(self) -> Path:
        """The folder of the players' own languages."""
        return self.common_data / "languages"

    @classmethod
    def under(cls, home: Path) -> "Places":
        """Return places that are all in one folder."""
        return cls(config=home, data=home, state=home)


def find_places(home: Path | None, environment: Mapping[str, str]) -> Places:
    """Return the player's folders: under `home`, else the environment's, the portable or the platform's."""
    if home is None and environment.get(HOME_VARIABLE):
        home = Path(environment[HOME_VARIABLE])
    if home is None and getattr(sys, "frozen", False):
        portable = Path(sys.executable).parent / PORTABLE_FOLDER
        home = portable if portable.is_dir() else None
    if home is not None:
        try:
            home = home.expanduser()
        except RuntimeError:
            # ~NAME of an unknown user is a folder of that literal name, as in a shell.
            return Places.under(home.absolute())
        return Places.under(home.absolute())
    found = platformdirs.PlatformDirs("settebello", appauthor=False, roaming=True)
    return Places(
        config=found.user_config_path,
        data=found.user_data_path,
        state=found.user_state_path,
    )
