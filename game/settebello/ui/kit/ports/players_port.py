"""The player profiles on this computer as the scenes see them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from settebello.i18n import Text, t
from settebello.session import MatchSummary
from settebello.ui.kit.view.lettering import Words


class PlayersError(Exception):
    """A failed operation on profiles; `words` is the reason for the player."""

    def __init__(self, words: Text) -> None:
        """Store the reason."""
        super().__init__(str(words))
        self.words = words


CALM: Final = "_calm"
"""The end of the name of a picture that has other moods beside it."""


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A player's profile card: name and picture.

    `until` is the date until which a removed profile is kept; empty for active ones.
    """

    id: str
    name: str
    avatar: str
    until: str = ""

    @property
    def words(self) -> Words:
        """The name, or "Player" if empty."""
        return self.name or t("Player")

    @property
    def picture(self) -> str:
        """The path of the picture under assets/: the calm one, which has the other moods beside it."""
        return f"ui/avatars/{self.avatar.removesuffix(CALM)}{CALM}.svg"


@dataclass(frozen=True, slots=True)
class Offered:
    """A profile export file that was read and found complete.

    `shared` are sentences that name what the file brings for all players, and what an import leaves out.
    """

    path: Path
    name: str
    day: str
    matches: int
    shared: tuple[Text, ...] = ()


class PlayersPort(Protocol):
    """The profiles and operations on them; every change is on disk when the method returns.

    Failed operations raise PlayersError.
    """

    @property
    def present(self) -> PlayerCard:
        """The current player."""
        ...

    @property
    def all(self) -> tuple[PlayerCard, ...]:
        """All active profiles, then the removed ones that are still kept."""
        ...

    @property
    def folder(self) -> Path:
        """The data folder of the current player."""
        ...

    @property
    def exports(self) -> Path:
        """The folder for profile export files."""
        ...

    def played(self, player: str) -> tuple[MatchSummary, ...]:
        """Return the finished matches of a player as far as they are known without reading records."""
        ...

    def choose(self, player: str) -> None:
        """Switch to a player; all open scenes have to be closed."""
        ...

    def create(self, name: str, avatar: str) -> PlayerCard:
        """Create a player; a number is appended to a name that is taken."""
        ...

    def change(self, player: str, name: str, avatar: str) -> PlayerCard:
        """Change the name or picture of a player."""
        ...

    def remove(self, player: str) -> PlayerCard:
        """Remove a player; the data is kept for thirty days."""
        ...

    def take_back(self, player: str) -> PlayerCard:
        """Restore a removed player."""
        ...

    def write_everything(self, player: str) -> Path:
        """Write all data of a player to an export file."""
        ...

    def offered(self) -> tuple[Path, ...]:
        """Return the profile export files, the latest first."""
        ...

    def look_into(self, path: Path) -> Offered:
        """Read and check an export file without importing it."""
        ...

    def take_in(self, path: Path, instead_of: str | None = None) -> PlayerCard:
        """Import a file as a new player; `instead_of` is removed as by `remove`."""
        ...

    def open_folder(self) -> None:
        """Open the folder of the current player in the system's file manager."""
        ...
