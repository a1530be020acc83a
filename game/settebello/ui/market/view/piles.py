"""The piles of the market game's table, each with the number of its cards on a badge at its foot."""

from typing import Final

from settebello.i18n import Text, t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.market.view.market_card import draw_back
from settebello.ui.table.view import signs

DOWN: Final = 5.0
"""How far the middle of a badge is below the foot of its pile, where no card has its value or its hearts."""


def draw_pile(canvas: Canvas, area: Area, count: int, back: str) -> None:
    """Draw a face-down pile with the number of its cards; nothing of an empty one."""
    if not count:
        return
    if count > 1:
        draw_back(canvas, back, area.moved(2, 2.5))
    draw_back(canvas, back, area)
    draw_count(canvas, area, count)


def badge_spot(area: Area) -> tuple[float, float]:
    """Return the middle of the badge of a pile: on the middle of its lower edge."""
    return area.centre[0], area.bottom + DOWN


def draw_count(canvas: Canvas, area: Area, count: int) -> None:
    """Draw the number of a pile's cards on its badge; none for no card."""
    if count:
        signs.count(canvas, *badge_spot(area), count)


def spoken_count(words: Words, count: int) -> Text:
    """Return the name of a pile with the number of its cards, for the voice."""
    return t("{pile}: {cards}", pile=words, cards=tn("{n} card", "{n} cards", n=count))
