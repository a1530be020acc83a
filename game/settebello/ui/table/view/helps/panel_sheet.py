"""Sizes and the title bar shared by the panels beside the table."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.theme import GOLD_DEEP, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.table.view import signs

EDGE: Final = 12.0
TITLE: Final = 40.0
HIGHEST_ROW: Final = 40.0
SIZE: Final = 24.0
"""Size of the letters of a title."""
WRAPPED: Final = 20.0
"""Size of the letters of a title of two lines."""
CLOSE: Final = 7.0
"""Least distance of a title of two lines from the edges."""
ABOVE: Final = 8.0
SECOND_LINE: Final = 18.0
"""Height of the second line of a long title."""


def draw_title(canvas: Canvas, area: Area, words: Words) -> float:
    """Draw the title of a panel and the line below it; return the height used, more for a title of two lines.

    A title too long for one line of letters that are easy to read is wrapped, so that a number at its end is
    never cut off.
    """
    room = area.width - 2 * EDGE
    least = max(SMALLEST * SIZE, signs.READABLE / canvas.k)
    wrapped = canvas.text_width(words, size=least, role=Role.TITLE) > room - 2
    high = TITLE + (SECOND_LINE if wrapped else 0.0)
    if wrapped:
        lines = Area(area.x + CLOSE, area.y + ABOVE, area.width - 2 * CLOSE, high - ABOVE - 2)
        # The letters of titles have no minus sign: a line with one would look unlike the other line.
        canvas.paragraph(
            words,
            lines,
            size=max(WRAPPED, signs.READABLE / canvas.k),
            role=Role.BOLD,
            colour=RED_DEEP,
            align=Align.CENTRE,
            middle=True,
        )
    else:
        canvas.text(
            words,
            area.centre[0],
            area.y + 24,
            size=SIZE,
            role=Role.TITLE,
            colour=RED_DEEP,
            align=Align.CENTRE,
            width=room,
        )
    canvas.line(area.x + EDGE, area.y + high, area.right - EDGE, area.y + high, GOLD_DEEP, 1)
    return high
