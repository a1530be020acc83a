"""The piles of the market game's table, each with the number of its cards on a badge."""

from typing import Final

from settebello.i18n import Text, t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.market.view.empty_place import draw_empty
from settebello.ui.market.view.market_card import draw_back
from settebello.ui.table.view import signs
from settebello.ui.table.view.signs import readable

NARROW: Final = 60.0
"""A narrower pile has a small badge."""
LETTERS: Final = (16.0, 18.0)
WIDTH: Final = (26.0, 32.0)
HEIGHT: Final = (21.0, 25.0)
"""The letters of a small badge and of a usual one, and the least width and height of both."""
VALUE: Final = 0.17
"""The part of the height of a card above its value."""
OUTSIDE: Final = 0.34
"""How much of its width a badge is at the right of the pile: the next pile begins there."""


def draw_pile(canvas: Canvas, area: Area, count: int, back: str, sign: str) -> None:
    """Draw a face-down pile with the number of its cards; its empty place has a sign."""
    if not count:
        draw_empty(canvas, area, sign)
        return
    if count > 1:
        draw_back(canvas, back, area.moved(2, 2.5))
    draw_back(canvas, back, area)
    draw_count(canvas, area, count)


def badge_area(area: Area, count: int, size: float) -> Area:
    """Return the badge of a pile: half above its upper edge, at the right, where no card has its value."""
    small = area.width < NARROW
    wide = max(WIDTH[not small], (0.62 * len(str(count)) + 0.8) * size)
    high = max(HEIGHT[not small], 1.25 * size)
    y = area.y + min(1.0, VALUE * area.height - high / 2)
    return Area.centred(area.right + (OUTSIDE - 0.5) * wide, y, wide, high)


def draw_count(canvas: Canvas, area: Area, count: int) -> None:
    """Draw the number of a pile's cards on its badge; none for no card."""
    if count < 1:
        return
    size = readable(canvas, LETTERS[area.width >= NARROW])
    badge = badge_area(area, count, size)
    canvas.box(badge, signs.COUNT)
    canvas.text(str(count), *badge.centre, size=size, role=Role.BOLD, colour=CREAM, align=Align.CENTRE)


def spoken_count(words: Words, count: int) -> Text:
    """Return the name of a pile with the number of its cards, for the voice."""
    return t("{pile}: {cards}", pile=words, cards=tn("{n} card", "{n} cards", n=count))
