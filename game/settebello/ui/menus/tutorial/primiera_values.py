"""Drawing of cards with their primiera values."""

from collections.abc import Sequence

from settebello.engine import Card, Ruleset, primiera_value
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, LETTERS, PANEL, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import RATIO, TableLayout

EDGE = 24.0
GAP = 10.0
VALUE = 42.0


def draw_values(
    canvas: Canvas,
    layout: TableLayout,
    left: float,
    cards: Sequence[Card],
    ruleset: Ruleset,
    *,
    total: bool,
) -> None:
    """Draw a sheet of paper right of x = `left` with cards, their values and, if `total`, the sum."""
    card = layout.small_card
    right = layout.table.right + 40
    wide = len(cards) * (card + GAP) - GAP + 2 * EDGE
    tall = card * RATIO + VALUE + 2 * EDGE + (VALUE if total else 0)
    paper = Area.centred((left + right) / 2, layout.table.centre[1], min(wide, right - left), tall)
    canvas.box(paper, PANEL)
    step = (paper.width - 2 * EDGE - card) / max(len(cards) - 1, 1)
    values = [primiera_value(one, ruleset) for one in cards]
    y = paper.y + EDGE + card * RATIO / 2
    below = paper.y + EDGE + card * RATIO + VALUE / 2 + 4
    for place, (one, value) in enumerate(zip(cards, values, strict=True)):
        x = paper.x + EDGE + card / 2 + place * step
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
