"""The small table on the page that sets up a match: its wood, the cloth, and the market on it."""

from typing import Final

from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.market.layout.seat_mats import RATIO
from settebello.ui.market.view.market_card import FOLDER, draw_shadow
from settebello.ui.market.view.market_ground import draw_counter, draw_valance, weave_of
from settebello.ui.table.view.cloth import WEAVES, draw_cloth

MARKET: Final = (
    ("back_supply", 0.0),
    ("cards/Z4a", 0.0),
    ("cards/Z7b", 0.0),
    ("cards/Z3c", 0.0),
    ("back_goal", 0.5),
    ("cards/G20a", 0.0),
    ("cards/G24", 0.0),
)
"""The cards from the supply to the goals by their pictures, with a gap before some, in their width."""
VALANCE: Final = "g"
"""The colour of the striped cloth that hangs from the front of the table, by the letter of its set."""
BORDER: Final = 20.0
CARD: Final = 78.0
APART: Final = 0.16
"""The gap between two cards, in their width."""
MOST: Final = 0.9


def draw_small_stall(canvas: Canvas, board: Area, cloth: Area, table: Table) -> None:
    """Draw the table with the cards of its market; each card once its picture is there."""
    if not canvas.palette.contrast:
        draw_valance(canvas, board, VALANCE, shadow=False)
        draw_counter(canvas, board)
        draw_cloth(canvas, cloth, weave_of(canvas, table) or WEAVES[Table.WOOD], BORDER, rose=False)
    for name, place in market_places(cloth.inset(BORDER + 6)):
        draw_shadow(canvas, place)
        canvas.late_picture(f"{FOLDER}/{name}.svg", place)


def market_places(room: Area) -> list[tuple[str, Area]]:
    """Return the names of the cards with their places in the middle of a room."""
    units = len(MARKET) + APART * (len(MARKET) - 1) + sum(gap for _, gap in MARKET)
    wide = min(CARD, MOST * room.height / RATIO, room.width / units)
    left, y = room.centre[0] - units * wide / 2, room.centre[1]
    found = []
    for name, gap in MARKET:
        left += gap * wide
        found.append((name, Area.centred(left + wide / 2, y, wide, wide * RATIO)))
        left += (1 + APART) * wide
    return found
