"""A slip of paper directly above a button with glyphs, which says in words what the button does."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, INK, PAPER, PAPER_SHADE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

SLIP: Final = BoxStyle(PAPER, PAPER_SHADE, border=INK, border_width=1.6, radius=5, shadow=0.4, shadow_reach=6)
SIZE: Final = 17.0
READABLE: Final = 14.0
"""Height of the letters in logical units, and at least in pixels."""
HIGH: Final = 1.7
"""Height of the slip relative to its letters."""
SIDE: Final = 13.0
ABOVE: Final = 7.0
"""Distance of the slip from the button, which leaves room for the focus ring."""
POINT: Final = (9.0, 6.0)
"""Half the width and the height of the point at the lower edge."""
SIGN: Final = 1.3


def draw_hint(
    canvas: Canvas, words: Words, x: float, bottom: float, room: Area, sign: str | None = None
) -> None:
    """Draw the slip above a point, inside the left and right edges of `room`; `sign` is a glyph before it."""
    size = max(SIZE, READABLE / canvas.k)
    high = HIGH * size
    before = SIGN * size + 6 if sign is not None else 0.0
    most = room.width - 2 * SIDE - before
    wide = min(canvas.text_width(words, size=size, role=Role.BOLD), most) + 2 * SIDE + before
    left = min(max(x - wide / 2, room.x), room.right - wide)
    slip = Area(left, bottom - ABOVE - high, wide, high)
    canvas.box(slip, SLIP)
    if sign is not None:
        canvas.glyph(sign, left + SIDE + before / 2 - 3, slip.centre[1], SIGN * size, GOLD)
    canvas.text(
        words,
        left + before + (wide - before) / 2,
        slip.centre[1],
        size=size,
        colour=INK,
        role=Role.BOLD,
        align=Align.CENTRE,
        width=wide - before - SIDE,
    )
    half, down = POINT
    for row in range(round(down)):
        # A point of flat strokes: it grows out of the slip without an outline between them.
        part = half * (1 - row / down)
        y = slip.bottom - 1 + row
        canvas.fill(INK, Area(x - part - 1.6, y, 2 * part + 3.2, 1.0))
        canvas.fill(PAPER, Area(x - part + 0.6, y - 1.2, max(2 * part - 1.2, 0.0), 1.2))
