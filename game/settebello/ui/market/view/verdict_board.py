"""The board with the verdict of a match of the market game: who has won, and by how much."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.view.plane import BASE_WIDTH
from settebello.ui.kit.widgets.hanging_board import draw_board
from settebello.ui.market.model.market_ending import MarketEnding

TITLE: Final = 43.0
MARGIN: Final = 22.0
"""The letters of the two lines."""
WIDEST: Final = 412.0
"""Width for the words in a window of 16:9; the figures at the sides leave no more."""
INKED: Final = 16.0
BESIDE: Final = 30.0
"""Width of the ink around the title, and of the wood on either side of the words."""
DOWN: Final = 50.0
HIGH: Final = 82.0
"""The middle and the height of the board."""


def verdict_board(canvas: Canvas, ending: MarketEnding) -> Area:
    """Return the place of the board, as wide as its words."""
    most = WIDEST + canvas.width - BASE_WIDTH
    title = canvas.text_width(ending.title, size=TITLE, role=Role.TITLE) + INKED
    margin = canvas.text_width(ending.margin, size=MARGIN, role=Role.BOLD)
    wide = min(max(title, margin), most)
    return Area.centred(canvas.width / 2, DOWN, wide + 2 * BESIDE, HIGH)


def draw_verdict(canvas: Canvas, board: Area, ending: MarketEnding) -> None:
    """Draw the verdict on its board, which hangs before the cord of the lamp."""
    if not canvas.palette.contrast:
        draw_board(canvas, board, planks=1)
    x, y = board.centre
    wide = board.width - 2 * BESIDE
    title = canvas.text_width(ending.title, size=TITLE, role=Role.TITLE) + INKED
    canvas.cut_text(ending.title, x, y - 14, size=TITLE * min(1.0, wide / title), colour=GOLD, width=wide)
    canvas.text(
        ending.margin, x, y + 24, size=MARGIN, role=Role.BOLD, colour=CREAM, align=Align.CENTRE, width=wide
    )
