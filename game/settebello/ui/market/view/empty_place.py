"""The places for cards: cut into a counter or printed on the cloth, with a sign of what belongs there."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.view.cloth import Weave
from settebello.ui.table.view.signs import READABLE, readable

EMPTY: Final = BoxStyle("#ffffff", "#ffffff", border="#d8c08c", border_width=1.4, radius=6, opacity=0.06)
"""A place in high contrast."""
CUT: Final = BoxStyle("#643a18", "#643a18", border="#23120a", border_width=2.2, radius=7)
EDGE_LIT: Final = BoxStyle("#c08c50", "#c08c50", radius=8, printed=False)
"""A place cut into the wood: its dark ground, and the light on its edge at the lower right."""
LIT: Final = (1.2, 1.8)
BURNT: Final = "#b47c42"
"""The colour of a sign in the wood: hardly lighter than the ground of its place."""
SIGN: Final = 38.0
"""The size of a sign in high contrast; in a narrow place it takes `SIGN_PART` of the width."""
SIGN_PART: Final = 0.6
LARGE: Final = 104.0
LARGE_PART: Final = 0.78
LARGE_HIGH: Final = 0.7
"""The size of a sign in the wood: at most, and as parts of the width and height of its place."""
FAINT: Final = 0.62
PRINTED: Final = BoxStyle("#ffffff", "#ffffff", border_width=1.6, radius=5, opacity=0.0)
PRINTED_FAINT: Final = 0.5
SEAM: Final = 0.55
"""How strong the printed line around the cloth of a place is."""
INSIDE: Final = 5.0
"""The distance of the two printed lines around a place on the cloth."""
BOARD: Final = BoxStyle(
    "#d0a266", "#9c6b35", border=INK, border_width=1.4, radius=4, shadow=0.3, shadow_reach=4
)
"""A signboard of light wood, with a nail at both ends."""
NAIL: Final = BoxStyle("#4a2d16", "#4a2d16", radius=2.5, printed=False)
NAIL_SIDE: Final = 5.0
LETTERS: Final = 17.0
BESIDE: Final = 14.0
CLOSE: Final = 8.0
"""The margin of a signboard at the left and the right of its words, and that of a narrow one."""
HIGH: Final = 25.0
UP: Final = 1.0
"""How far the middle of a signboard is above the upper edge of its place."""
FOOT: Final = 16.0
OVER: Final = 14.0
"""How far a signboard in a narrow place is above its foot, and reaches beyond it."""


def draw_place(
    canvas: Canvas,
    area: Area,
    sign: str | None = None,
    words: Text | None = None,
    weave: Weave | None = None,
) -> None:
    """Draw a place in the wood with its sign, and its name on a signboard at its upper edge.

    With a weave it is lined with this cloth, and the sign is printed on it.
    """
    if canvas.palette.contrast:
        canvas.box(area, EMPTY)
        if sign is not None:
            canvas.glyph(sign, *area.centre, min(SIGN, SIGN_PART * area.width), CREAM)
    else:
        canvas.box(area.moved(*LIT), EDGE_LIT)
        if weave is None or weave.cloth is None:
            colour, strength = BURNT, FAINT
            canvas.box(area, CUT)
        else:
            colour, strength = weave.printed, PRINTED_FAINT
            canvas.box(area, replace(CUT, fill=weave.field, rim=weave.rim))
            canvas.box(area.inset(INSIDE), replace(PRINTED, border=weave.printed), SEAM)
        if sign is not None:
            canvas.printed(f"ui/glyphs/{sign}.svg", *area.centre, sign_size(area), colour, strength)
    if words is not None:
        draw_signboard(canvas, words, area.centre[0], area.y - UP, area.width)


def sign_size(area: Area) -> float:
    """Return the size of the sign in a place: large, and never over its edge."""
    return min(LARGE, LARGE_PART * area.width, LARGE_HIGH * area.height)


def draw_cloth_place(
    canvas: Canvas, area: Area, sign: str, weave: Weave | None, words: Text | None = None
) -> None:
    """Draw an empty place on the cloth: two printed lines and a printed sign; a name where it can be read.

    Without a weave it is cut into the wood of the table.
    """
    if weave is None or canvas.palette.contrast:
        draw_place(canvas, area, sign)
    else:
        for inset in (0.0, INSIDE):
            wide = PRINTED.border_width / (2 if inset else 1)
            style = replace(PRINTED, border=weave.printed, border_width=wide)
            canvas.box(area.inset(inset), style, PRINTED_FAINT)
        canvas.printed(f"ui/glyphs/{sign}.svg", *area.centre, sign_size(area), weave.printed, PRINTED_FAINT)
    if words is None:
        return
    size = max(LETTERS, READABLE / canvas.k)
    room = area.width + 2 * OVER - 2 * CLOSE
    part = min(1.0, room / max(canvas.text_width(words, size=size, role=Role.BOLD), 1.0))
    if round(size * part * canvas.k) >= READABLE:
        draw_signboard(canvas, words, area.centre[0], area.bottom - FOOT, area.width + 2 * OVER, beside=CLOSE)


def signboard_area(
    canvas: Canvas, words: Text, x: float, y: float, most: float, *, beside: float = BESIDE
) -> tuple[Area, float]:
    """Return the signboard for words centred at a point, at most so wide, and the size of its letters."""
    size = readable(canvas, LETTERS, words, most - 2 * beside, Role.BOLD)
    wide = min(canvas.text_width(words, size=size, role=Role.BOLD) + 2 * beside, most)
    return Area.centred(x, y, wide, max(HIGH, 1.3 * size)), size


def draw_signboard(
    canvas: Canvas, words: Text, x: float, y: float, most: float, *, beside: float = BESIDE
) -> None:
    """Draw a signboard with the name of a place; a narrow one has no nails."""
    board, size = signboard_area(canvas, words, x, y, most, beside=beside)
    canvas.box(board, BOARD)
    for nail in (board.x + BESIDE / 2, board.right - BESIDE / 2) if beside == BESIDE else ():
        canvas.box(Area.centred(nail, board.centre[1], NAIL_SIDE, NAIL_SIDE), NAIL)
    canvas.text(
        words,
        *board.centre,
        size=size,
        role=Role.BOLD,
        colour=INK,
        align=Align.CENTRE,
        width=board.width - 2 * beside + 2,
    )
