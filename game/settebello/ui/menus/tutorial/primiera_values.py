"""Drawing of cards with their primiera values."""

from collections.abc import Sequence

from settebello.engine import Card, Ruleset, primiera_value
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, LETTERS, PANEL, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import RATIO, TableLayout

EDGE = 20.0
GAP = 8.0
VALUE = 42.0
WIDEST = 96.0
"""The largest width of a card."""


def values_area(layout: TableLayout, count: int, *, total: bool) -> Area:
    """Return the area of the sheet of paper for so many cards: inside the border of the cloth."""
    room = layout.cloth.inset(layout.frame + GAP)
    card = min(WIDEST, (room.width - 2 * EDGE + GAP) / count - GAP)
    wide = count * (card + GAP) - GAP + 2 * EDGE
    tall = card * RATIO + VALUE + 2 * EDGE + (VALUE if total else 0)
    return Area.centred(*room.centre, wide, tall)


def draw_values(
    canvas: Canvas,
    layout: TableLayout,
    cards: Sequence[Card],
    ruleset: Ruleset,
    *,
    total: bool,
) -> None:
    """Draw a sheet of paper on the cloth with cards, their values and, if `total`, the sum."""
    paper = values_area(layout, len(cards), total=total)
    card = (paper.width - 2 * EDGE + GAP) / len(cards) - GAP
    canvas.box(paper, PANEL)
    canvas.want_cards(card, only=cards, ruleset=ruleset, numbers=canvas.cards.numbers)
    values = [primiera_value(one, ruleset) for one in cards]
    y = paper.y + EDGE + card * RATIO / 2
    below = paper.y + EDGE + card * RATIO + VALUE / 2 + 4
    for place, (one, value) in enumerate(zip(cards, values, strict=True)):
        x = paper.x + EDGE + card / 2 + place * (card + GAP)
        canvas.card(one, x, y, card)
        canvas.text(str(value), x, below, size=26, role=Role.BOLD, colour=INK, align=Align.CENTRE)
    if total:
        words = " + ".join(map(str, values)) + f" = {sum(values)}"
        canvas.text(
            words,
            paper.centre[0],
            below + VALUE,
            size=LETTERS[Size.LARGE],
            role=Role.BOLD,
            colour=RED_DEEP,
            align=Align.CENTRE,
        )
