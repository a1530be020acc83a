"""Opens a file that was dragged onto the window."""

from pathlib import Path

from settebello.app.files.messages import NOTHING_DEALT, about_record
from settebello.datafile import DataError, read_bytes
from settebello.notation import RulesetOf, read_record
from settebello.storage.bundle import SUFFIX
from settebello.storage.saves import is_market
from settebello.ui.kit import routes
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Push


def shown(path: Path, ruleset_of: RulesetOf) -> Push:
    """Return the scene for a file: a replay, the page that imports a player, or a message.

    A zip file opens the import page, a file of the market game its replay. Any other file is read as a
    record.
    """
    if path.suffix.casefold() == SUFFIX:
        return Push(routes.ProfileFile(path))
    if is_market(path):
        return Push(routes.MarketFile(path))
    try:
        record = read_record(read_bytes(path), path.name, ruleset_of)[0]
    except (OSError, DataError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error).partition("\n")[0]
        return Push(routes.Dialog(about_record(path.name, why)))
    return Push(routes.ReplayRecord(record)) if record.deals else Push(routes.Dialog(Question(NOTHING_DEALT)))
