"""Drawing of cards with the numbers for which they count, right of the table cards."""

from collections.abc import Sequence
from typing import Final

from settebello.engine import Card, Ruleset, card_value
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import PANEL, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.seat_places import EDGE

INSIDE: Final = 16.0
GAP: Final = 10.0
NUMBER: Final = 46.0
LETTERS: Final = 38.0
BELOW_BUTTONS: Final = 76.0


def numbers_area(layout: TableLayout, count: int) -> Area:
    """Return the area of the sheet of paper for so many cards: right of the cloth, above the stock."""
    room = layout.width - EDGE - layout.cloth.right - GAP
    card = min(layout.small_card, (room - 2 * INSIDE + GAP) / count - GAP)
    wide = count * (card + GAP) - GAP + 2 * INSIDE
    tall = card * RATIO + NUMBER + 2 * INSIDE
    low = layout.seats[0].stock.y - 0.5 * layout.small_card * RATIO - GAP
    middle = (BELOW_BUTTONS + low) / 2
    return Area(layout.width - EDGE - wide, middle - tall / 2, wide, tall)


def draw_numbers(canvas: Canvas, layout: TableLayout, cards: Sequence[Card], ruleset: Ruleset) -> None:
    """Draw a sheet of paper with cards and their numbers."""
    paper = numbers_area(layout, len(cards))
    card = (paper.width - 2 * INSIDE + GAP) / len(cards) - GAP
    canvas.want_cards(card, only=cards, ruleset=ruleset, numbers=canvas.cards.numbers)
    canvas.box(paper, PANEL)
    y = paper.y + INSIDE + card * RATIO / 2
    below = paper.bottom - INSIDE - NUMBER / 2 + 6
    for place, one in enumerate(cards):
        x = paper.x + INSIDE + card / 2 + place * (card + GAP)
        canvas.card(one, x, y, card)
        number = str(card_value(one, ruleset))
        canvas.text(number, x, below, size=LETTERS, role=Role.BOLD, colour=RED_DEEP, align=Align.CENTRE)
