"""The sweeps of a side on the score sheet: each card that made one, and a broom beside it."""

from collections.abc import Sequence
from typing import Final

from settebello.engine import Card
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

BROOM: Final = "ui/moments/broom_sign.svg"
TALL: Final = 0.9
"""The height of a broom, as a part of its row."""
UNDER: Final = 0.16
"""The part of its width by which a broom lies over its card."""
GAP: Final = 8.0
DASH: Final = 34.0
DASH_INK: Final = "#c9b280"
"""The stroke of the pen where a side has nothing."""


def draw_sweeps(canvas: Canvas, cards: Sequence[Card], area: Area, said: int, width: float) -> None:
    """Draw the card of each sweep with a broom, then `said` brooms for sweeps that no card marks.

    `width` is that of a card. When there are many, they overlap.
    """
    broom = min(TALL * area.height, 1.5 * width)
    pair = width + (1.0 - UNDER) * broom
    wides = [*(pair for _ in cards), *(broom for _ in range(said))]
    needed = sum(wides) + GAP * max(len(wides) - 1, 0)
    closer = min(1.0, (area.width - pair) / max(needed - wides[-1], 1.0)) if wides else 1.0
    x, y = area.x, area.centre[1]
    for number, wide in enumerate(wides):
        left = x
        if number < len(cards):
            canvas.card(cards[number], x + width / 2, y, width, lift=0.0)
            left += width - UNDER * broom
        canvas.picture(BROOM, Area(left, y - broom / 2, broom, broom))
        x += closer * (wide + GAP)


def draw_nothing(canvas: Canvas, area: Area) -> None:
    """Draw a stroke of the pen: here a side has nothing."""
    x, y = area.x + 4, area.centre[1]
    canvas.stroke(((x, y + 2), (x + 0.4 * DASH, y - 1), (x + DASH, y)), DASH_INK, 3.0)
