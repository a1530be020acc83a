"""An empty place for cards: a hollow in the table with a sign of what belongs there, and slips with names."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import CREAM, INK, PAPER, PAPER_SHADE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.market.layout.market_layout import RATIO
from settebello.ui.table.view.signs import READABLE, readable

EMPTY: Final = BoxStyle("#ffffff", "#ffffff", border="#d8c08c", border_width=1.4, radius=6, opacity=0.06)
"""A place in high contrast."""
HOLLOW: Final = BoxStyle("#1c110a", "#8a6238", border="#1c110a", border_width=1.4, radius=7, opacity=0.34)
"""A hollow for cards: dark, with light on the edge at the lower right."""
TRAY: Final = replace(HOLLOW, radius=10, opacity=0.2)
"""The tray around a row of cards."""
FAINT: Final = replace(HOLLOW, opacity=0.16)
"""A hollow that comes after the next one."""
SLIP: Final = BoxStyle(PAPER, PAPER_SHADE, border=INK, border_width=1.2, radius=4, shadow=0.3, shadow_reach=4)
SIGN: Final = 38.0
"""Size of a sign with its ink; in a narrow place it takes this part of the width."""
SIGN_PART: Final = 0.6
BETWEEN: Final = 8.0
"""The gap between the cards of a row."""
SPARE: Final = 0.5
SLOTS: Final = 2
"""The places that are drawn at most in a row."""
LETTERS: Final = 17.0
BESIDE: Final = 9.0
"""The margin of a slip at the left and the right of its words."""
SLIP_HIGH: Final = 23.0
OUTLINE: Final = 4.0
LOW: Final = 100.0
CLOSE: Final = 1.5
ABOVE: Final = 11.0
"""How far the outline of a row of cards is outside it (less where it is low), and its slip above it."""
OVER: Final = 6.0
FOOT: Final = 20.0
"""How far a slip reaches beyond a narrow place, and how far its middle is above the foot of the place."""


def draw_empty(canvas: Canvas, area: Area, sign: str | None = None) -> None:
    """Draw a place without cards, and its sign in the middle."""
    canvas.box(area, _style(canvas, HOLLOW))
    if sign is not None:
        canvas.glyph(sign, *area.centre, min(SIGN, SIGN_PART * area.width), CREAM)


def draw_place(
    canvas: Canvas, area: Area, sign: str, cards: int, *, wide: float = 0.0, words: Text | None = None
) -> None:
    """Draw a place with so many cards, or an empty one, with its name on a slip at its upper edge.

    `wide` is the width of its cards; where more have room beside them, the next places are drawn.
    """
    outline = area.inset(-(OUTLINE if area.height >= LOW else CLOSE))
    if cards or _room(area, wide) > 1:
        canvas.box(outline, _style(canvas, TRAY))
        draw_next(canvas, area, cards, wide, sign, most=SLOTS)
    else:
        draw_empty(canvas, outline, sign)
    if words is not None:
        draw_slip(canvas, words, area.centre[0], area.y - ABOVE, area.width)


def draw_next(
    canvas: Canvas,
    area: Area,
    cards: int,
    wide: float,
    sign: str | None = None,
    *,
    gap: float = BETWEEN,
    most: int = 1,
) -> None:
    """Draw the places of the next cards at the right of those in a row, at most so many, as far as it goes.

    The first of them has the sign; those after it are only hinted at.
    """
    top = area.centre[1] - wide * RATIO / 2
    for place in range(cards, min(cards + most, _room(area, wide, gap))):
        slot = Area(area.x + place * (wide + gap), top, wide, wide * RATIO)
        if place == cards:
            draw_empty(canvas, slot, sign)
        else:
            canvas.box(slot, _style(canvas, FAINT))


def _style(canvas: Canvas, style: BoxStyle) -> BoxStyle:
    """Return the style of a place: in high contrast, all of them have an outline."""
    return EMPTY if canvas.palette.contrast else style


def _room(area: Area, wide: float, gap: float = BETWEEN) -> int:
    """Return how many cards of a width have room side by side."""
    return int((area.width + gap + SPARE) // (wide + gap)) if wide else 0


def draw_inner_slip(canvas: Canvas, area: Area, words: Text) -> None:
    """Draw a slip with the name of an empty place at its foot, if the name can be read there."""
    size = max(LETTERS, READABLE / canvas.k)
    room = area.width + 2 * OVER - 2 * BESIDE
    part = min(1.0, room / max(canvas.text_width(words, size=size), 1.0))
    if round(size * part * canvas.k) >= READABLE:
        draw_slip(canvas, words, area.centre[0], area.bottom - FOOT, area.width + 2 * OVER)


def slip_area(canvas: Canvas, words: Text, x: float, y: float, most: float) -> tuple[Area, float]:
    """Return the slip for some words centred at a point, at most so wide, and the size of its letters."""
    size = readable(canvas, LETTERS, words, most - 2 * BESIDE)
    wide = min(canvas.text_width(words, size=size) + 2 * BESIDE, most)
    return Area.centred(x, y, wide, max(SLIP_HIGH, 1.2 * size)), size


def draw_slip(canvas: Canvas, words: Text, x: float, y: float, most: float) -> None:
    """Draw a slip of paper with the name of a place."""
    slip, size = slip_area(canvas, words, x, y, most)
    canvas.box(slip, SLIP)
    canvas.text(
        words,
        *slip.centre,
        size=size,
        colour=INK,
        align=Align.CENTRE,
        width=slip.width - BESIDE,
    )
