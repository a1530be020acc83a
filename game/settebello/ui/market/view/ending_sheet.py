"""The end of a match of the market game on a sheet, used when the zoom leaves too little room for a table."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GREEN_DEEP, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import draw_sheet
from settebello.ui.market.model.market_ending import MarketEnding
from settebello.ui.market.view.score_table import FACE, ScoreTable

WIDE: Final = 820.0
HEAD: Final = 122.0
ROW: Final = 26.0
FOOT: Final = 82.0
"""The width of the sheet, and the heights of its heading, of a row, and of the buttons."""
SIDE: Final = 40.0
FREE: Final = 14.0
"""The margin at the left and the right, and the height between the score and the buttons."""


def ending_sheet_size(table: ScoreTable) -> tuple[float, float]:
    """Return the width and height of the sheet."""
    return WIDE, HEAD + FACE + ROW * table.rows + FREE + FOOT


def draw_ending_sheet(canvas: Canvas, page: Area, ending: MarketEnding, table: ScoreTable) -> None:
    """Draw the verdict, and the score below the faces."""
    draw_sheet(canvas, page, ending.title)
    canvas.text(
        ending.margin,
        page.centre[0],
        page.y + HEAD - 13,
        size=LETTERS[Size.BODY],
        role=Role.BOLD,
        colour=GREEN_DEEP,
        align=Align.CENTRE,
        width=page.width - 2 * SIDE,
    )
    high = FACE + ROW * table.rows
    table.draw(canvas, Area(page.x + SIDE, page.y + HEAD, page.width - 2 * SIDE, high))
