"""The piles of the market game's table, each with the number of its cards on a badge at its foot."""

from typing import Final

from settebello.i18n import Text, t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.market.view.market_card import draw_back
from settebello.ui.table.view import signs

DOWN: Final = 5.0
"""How far the middle of a badge is below the foot of its pile, where no card has its value or its hearts."""
HALF: Final = 18.0
LETTERS: Final = 18.0
"""The room beside the number in each half of a shared tag, and the size of its letters."""


def draw_pile(canvas: Canvas, area: Area, count: int, back: str, *, counted: bool = True) -> None:
    """Draw a face-down pile with the number of its cards, if it is `counted`; nothing of an empty one."""
    if not count:
        return
    if count > 1:
        draw_back(canvas, back, area.moved(2, 2.5))
    draw_back(canvas, back, area)
    if counted:
        draw_count(canvas, area, count)


def badge_spot(area: Area) -> tuple[float, float]:
    """Return the middle of the badge of a pile: on the middle of its lower edge."""
    return area.centre[0], area.bottom + DOWN


def draw_count(canvas: Canvas, area: Area, count: int) -> None:
    """Draw the number of a pile's cards on its badge; none for no card."""
    if count:
        signs.count(canvas, *badge_spot(area), count)


def draw_shared_count(canvas: Canvas, left: Area, right: Area, counts: tuple[int, int]) -> None:
    """Draw the numbers of two piles side by side on one tag, each on the side of its pile."""
    if not any(counts):
        return
    size = signs.readable(canvas, LETTERS)
    wide = max(canvas.text_width(str(count), size=size, role=Role.BOLD) for count in counts)
    half = wide + HALF
    x, y = (left.x + right.right) / 2, badge_spot(left)[1]
    tag = Area.centred(x, y, 2 * half, signs.TAG)
    canvas.box(tag, signs.TAGGED)
    canvas.line(x, tag.y + 0.5, x, tag.bottom - 0.5, INK, 1.5)
    for middle, count in zip((x - half / 2 + 1, x + half / 2 - 1), counts, strict=True):
        canvas.text(str(count), middle, y, size=size, role=Role.BOLD, colour=INK, align=Align.CENTRE)


def spoken_count(words: Words, count: int) -> Text:
    """Return the name of a pile with the number of its cards, for the voice."""
    return t("{pile}: {cards}", pile=words, cards=tn("{n} card", "{n} cards", n=count))
