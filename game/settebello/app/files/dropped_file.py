"""Opens a file that was dragged onto the window, or that another start of the program hands over."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from settebello import resources
from settebello.app.files.added_file import RULES, is_skin, rules_added, skin_added
from settebello.app.files.messages import NOTHING_DEALT, about_record
from settebello.datafile import DataError, read_bytes
from settebello.notation import RulesetOf, read_record
from settebello.storage.bundle import SUFFIX
from settebello.storage.places import Places
from settebello.storage.saves import is_market
from settebello.ui.kit import routes
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Push


@dataclass(frozen=True, slots=True)
class DroppedFiles:
    """Knows what to do with each kind of file."""

    ruleset_of: RulesetOf
    places: Places
    """The folders to which games and decks are added."""
    look_for_decks: Callable[[], None]

    def shown(self, path: Path) -> Push:
        """Return the scene for a file: a replay, the page that imports a player, or a message.

        A zip file opens the import page. A rules file, or the folder of a deck (or its manifest), is added to
        the player's own. A file of the market game opens its replay. Any other file is a match record.
        """
        suffix = path.suffix.casefold()
        folder = path if path.is_dir() else path.parent
        if suffix == SUFFIX:
            return Push(routes.ProfileFile(path))
        if is_market(path):
            return Push(routes.MarketFile(path))
        if is_skin(folder) and path in (folder, folder / "skin.yaml"):
            message = skin_added(folder, resources.assets() / "skins", self.places.skins)
            self.look_for_decks()
            return Push(routes.Dialog(message))
        if suffix in RULES:
            return Push(routes.Dialog(rules_added(path, self.places.rules)))
        return self._replayed(path)

    def _replayed(self, path: Path) -> Push:
        try:
            record = read_record(read_bytes(path), path.name, self.ruleset_of)[0]
        except (OSError, DataError, ValueError) as error:
            why = reason(error) if isinstance(error, OSError) else str(error).partition("\n")[0]
            return Push(routes.Dialog(about_record(path.name, why)))
        if record.deals:
            return Push(routes.ReplayRecord(record))
        return Push(routes.Dialog(Question(NOTHING_DEALT)))
