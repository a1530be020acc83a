"""An empty place for cards: a dashed outline with a sign of what belongs there, and slips with names."""

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
"""The outline in high contrast, and that of a place with cards."""
FAINT: Final = replace(EMPTY, border="#8a7150", border_width=1.2)
"""The outline of a place that comes after the next one."""
SLIP: Final = BoxStyle(PAPER, PAPER_SHADE, border=INK, border_width=1.2, radius=4, shadow=0.3, shadow_reach=4)
SIGN: Final = 38.0
"""Size of a sign with its ink; in a narrow place it takes this part of the width."""
SIGN_PART: Final = 0.6
BETWEEN: Final = 8.0
"""The gap between the cards of a row."""
SPARE: Final = 0.5
SLOTS: Final = 20
"""The places that are outlined at most in a row."""
DASH: Final = 9.0
GAP: Final = 6.0
THICK: Final = 2.2
CORNER: Final = 9.0
"""The dashes of the outline, the distance between them, their thickness, and the arms of the corners."""
FALL: Final = (0.9, 1.5)
"""How far the ink of the outline is shifted to the lower right."""
SHADE: Final = "#1c110a"
DASHED: Final = "#cfc0a2"
"""The colours of the outline: ink below, and cream that is fainter than the cards."""
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
    """Draw the outline of a place without cards, and its sign in the middle."""
    if canvas.palette.contrast:
        canvas.box(area, EMPTY)
    else:
        for colour, shift in ((SHADE, FALL), (DASHED, (0.0, 0.0))):
            _draw_dashes(canvas, area.moved(*shift), colour)
    if sign is not None:
        canvas.glyph(sign, *area.centre, min(SIGN, SIGN_PART * area.width), CREAM)


def draw_place(
    canvas: Canvas, area: Area, sign: str, cards: int, *, wide: float = 0.0, words: Text | None = None
) -> None:
    """Draw a place with so many cards, or an empty one, with its name on a slip at its upper edge.

    `wide` is the width of its cards; where more have room beside them, the next places are outlined.
    """
    outline = area.inset(-(OUTLINE if area.height >= LOW else CLOSE))
    if cards or _room(area, wide) > 1:
        canvas.box(outline, EMPTY)
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
            canvas.box(slot, FAINT)


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


def _draw_dashes(canvas: Canvas, area: Area, colour: str) -> None:
    """Draw the dashes of an outline: its corners, and as many as there is room for between them."""
    right, low = area.right - THICK, area.bottom - THICK
    for start, length in dashes(area.width):
        x = area.x + start
        canvas.line(x, area.y, x + length, area.y, colour, THICK)
        canvas.line(x, low, x + length, low, colour, THICK)
    for start, length in dashes(area.height):
        y = area.y + start
        canvas.line(area.x, y, area.x, y + length, colour, THICK)
        canvas.line(right, y, right, y + length, colour, THICK)


def dashes(length: float) -> list[tuple[float, float]]:
    """Return where each dash of a side begins and how long it is: both corners have one."""
    inner = length - 2 * CORNER
    count = max(0, int((inner - GAP) // (DASH + GAP)))
    if not count:
        return [(0.0, min(CORNER, length / 3)), (length - min(CORNER, length / 3), min(CORNER, length / 3))]
    gap = (inner - count * DASH) / (count + 1)
    return [
        (0.0, CORNER),
        *((CORNER + gap + number * (DASH + gap), DASH) for number in range(count)),
        (length - CORNER, CORNER),
    ]
