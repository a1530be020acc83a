"""The rows of a score sheet: where its lines are, and which of them share the last row."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.view.sheet.sheet_line import CLEAR_ROW, SheetLine

QUIET: Final = 44.0
"""Height of the row about sweeps where nobody made one: the others have its room for larger cards."""
FOLDED: Final = 36.0
"""Height of the row that lines without any point share."""


def place_lines(lines: Sequence[SheetLine], area: Area, tallest: float) -> float:
    """Place all lines in an area, at most `tallest` high, and return where the last one ends.

    Where they would be low, the lines in which nobody has scored share one row at the end, without cards, so
    that the cards of the others are larger.
    """
    idle = [line for line in lines if line.idle]
    folded = idle if 0 < len(idle) < len(lines) and area.height < CLEAR_ROW * len(lines) else []
    rows = [line for line in lines if line not in folded]
    room = area.height - (FOLDED if folded else 0.0)
    # Whole units, so that the overlay of a dimmed line does not touch the next line.
    tall = min(room // max(len(rows), 1), tallest)
    quiet = sum(line.quiet for line in rows)
    low = min(tall, QUIET)
    if 0 < quiet < len(rows):
        tall = min((room - low * quiet) // (len(rows) - quiet), tallest)
    end = area.y
    for line in rows:
        high = low if line.quiet else tall
        line.place_row(Area(area.x, end, area.width, high))
        end += high
    if not folded:
        return end
    last = Area(area.x, end, area.width, FOLDED)
    for line, place in zip(folded, last.columns(len(folded), 0.0), strict=True):
        line.place_row(last, place)
    return last.bottom
