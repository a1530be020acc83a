"""The people who play on this computer, as the scenes see them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from settebello.i18n import Text, t
from settebello.ui.kit.view.canvas import Words


class PlayersError(Exception):
    """Something could not be done; `words` says why to the player."""

    def __init__(self, words: Text) -> None:
        """Keep the sentence."""
        super().__init__(str(words))
        self.words = words


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A player: what is written on the card, by name and picture.

    `until` is the day up to which one who was removed is kept, and empty for those who play here.
    """

    id: str
    name: str
    avatar: str
    until: str = ""

    @property
    def words(self) -> Words:
        """What somebody is called; one without a name is a player."""
        return self.name or t("Player")

    @property
    def picture(self) -> str:
        """The picture, one of assets/."""
        return f"ui/avatars/{self.avatar}.svg"


@dataclass(frozen=True, slots=True)
class Offered:
    """A file with everything of a player, read and found to be whole."""

    path: Path
    name: str
    day: str
    matches: int


class PlayersPort(Protocol):
    """The players and what can be done with them; every change is on disk when it returns.

    What cannot be done raises PlayersError.
    """

    @property
    def present(self) -> PlayerCard:
        """Whoever is playing."""
        ...

    @property
    def all(self) -> tuple[PlayerCard, ...]:
        """Everybody who plays here, then those who were removed and are still kept."""
        ...

    @property
    def folder(self) -> Path:
        """Where everything of the player at hand lies."""
        ...

    @property
    def exports(self) -> Path:
        """Where files with everything of a player are written, and looked for."""
        ...

    def choose(self, player: str) -> None:
        """Play as this player from now on; the scenes now open are to be closed."""
        ...

    def create(self, name: str, avatar: str) -> PlayerCard:
        """A new player; one whose name is taken gets a number behind it."""
        ...

    def change(self, player: str, name: str, avatar: str) -> PlayerCard:
        """Give a player another name or picture."""
        ...

    def remove(self, player: str) -> PlayerCard:
        """Take a player away; everything is kept aside for thirty days."""
        ...

    def take_back(self, player: str) -> PlayerCard:
        """Have somebody play again who was removed."""
        ...

    def write_everything(self, player: str) -> Path:
        """Write everything of a player into one file among the exports."""
        ...

    def offered(self) -> tuple[Path, ...]:
        """The files of that kind among the exports, the latest first."""
        ...

    def look_into(self, path: Path) -> Offered:
        """Read such a file whole, and change nothing."""
        ...

    def take_in(self, path: Path, instead_of: str | None = None) -> PlayerCard:
        """Make a new player of such a file; `instead_of` is removed and kept aside."""
        ...

    def open_folder(self) -> None:
        """Show the folder of the player at hand in the system's own way."""
        ...
