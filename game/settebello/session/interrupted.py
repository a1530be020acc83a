"""The match that was put away while single deals were played, to be continued after them."""

import re
from typing import Final

from settebello.datafile import DataError, read_text
from settebello.notation import RulesetOf, read_record
from settebello.storage.saves import Saves

MOST_DEALS: Final = 20
"""So many of the latest files are looked at."""
SINGLE: Final = re.compile(r"^(branch|daily):", re.MULTILINE)
"""A line of a record that ends with one deal."""


def interrupted(saves: Saves, ruleset_of: RulesetOf) -> str | None:
    """Return the file name of the latest match put away, if it is unfinished and single deals interrupted it.

    None if nothing has been played since then, or something else: then the player left that match for good.
    Raises OSError if the disk refuses.
    """
    paths = saves.finished()[-MOST_DEALS:]
    for number, path in enumerate(reversed(paths)):
        try:
            text = read_text(path)
            single = SINGLE.search(text) is not None
            if not single and not number:
                # Most often a match has just been finished: it need not be replayed.
                return None
            record, replayed = read_record(text, path.name, ruleset_of)
        except (DataError, UnicodeDecodeError):
            return None
        if not (single and record.one_deal_over):
            return path.name if number and replayed.match.winner is None else None
    return None
