"""The places for cards: cut into a counter or printed on the cloth, with a drawing of what belongs there."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, INK, PAPER, PAPER_SHADE
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
LINED: Final = replace(CUT, fill="#7f3227", rim="#5e2119")
SEWN: Final = "#e9b65a"
"""A place in the wood that is lined with cloth, red as wine, and the thread of its seam."""
BURNT: Final = "#b47c42"
"""The colour of a sign in the wood: hardly lighter than the ground of its place."""
SIGN: Final = 38.0
"""The size of a sign in high contrast; in a narrow place it takes `SIGN_PART` of the width."""
SIGN_PART: Final = 0.6
DRAWN: Final = frozenset({"basket", "cabinet", "chest", "gravestone"})
DIMMED: Final = 0.94
"""What is drawn in colours, and how strongly; other signs are printed."""
LARGE: Final = 116.0
LARGE_PART: Final = 0.78
LARGE_HIGH: Final = 0.7
"""The size of a drawing or a sign: at most, and as parts of the width and height of its place."""
FAINT: Final = 0.62
PRINTED: Final = BoxStyle("#ffffff", "#ffffff", border_width=1.6, radius=5, opacity=0.0)
PRINTED_FAINT: Final = 0.5
SEAM: Final = 0.55
"""How strong the printed line around the cloth of a place is."""
INSIDE: Final = 5.0
"""The distance of the two printed lines around a place on the cloth."""
NAME_TAG: Final = BoxStyle(
    PAPER, PAPER_SHADE, border=INK, border_width=1.5, radius=3, shadow=0.4, shadow_reach=4
)
"""A tag of paper with the name of a place, inked as the tags with numbers are."""
LETTERS: Final = 17.0
BESIDE: Final = 14.0
CLOSE: Final = 8.0
"""The margin of a tag at the left and the right of its words, and that of a narrow one."""
HIGH: Final = 25.0
UP: Final = 1.0
"""How far the middle of a tag is above the upper edge of its place."""
FOOT: Final = 16.0
OVER: Final = 14.0
"""How far a tag in a narrow place is above its foot, and reaches beyond it."""


def draw_place(
    canvas: Canvas,
    area: Area,
    sign: str | None = None,
    words: Text | None = None,
    weave: Weave | None = None,
) -> None:
    """Draw a place in the wood with what belongs there, and its name on a tag at its upper edge.

    On a table with a cloth it is lined with cloth too.
    """
    if canvas.palette.contrast:
        canvas.box(area, EMPTY)
        if sign is not None:
            canvas.glyph(sign, *area.centre, min(SIGN, SIGN_PART * area.width), CREAM)
    else:
        canvas.box(area.moved(*LIT), EDGE_LIT)
        if weave is None:
            canvas.box(area, CUT)
        else:
            canvas.box(area, LINED)
            canvas.box(area.inset(INSIDE), replace(PRINTED, border=SEWN), SEAM)
        if sign is not None:
            _draw_sign(canvas, area, sign, BURNT, FAINT)
    if words is not None:
        draw_name_tag(canvas, words, area.centre[0], area.y - UP, area.width)


def draw_slot(canvas: Canvas, area: Area, weave: Weave | None) -> None:
    """Draw where a pile lies that is empty: a sewn line, and one in ink where there is no cloth."""
    border = SEWN if weave is not None or canvas.palette.contrast else BURNT
    canvas.box(area.inset(2), replace(PRINTED, border=border), SEAM)


def _draw_sign(canvas: Canvas, area: Area, sign: str, colour: str, strength: float) -> None:
    """Draw what belongs into a place: in colours, or a sign printed in one colour."""
    size = sign_size(area)
    if sign in DRAWN:
        canvas.picture(f"ui/places/{sign}.svg", Area.centred(*area.centre, size, size), DIMMED)
    else:
        canvas.printed(f"ui/glyphs/{sign}.svg", *area.centre, size, colour, strength)


def sign_size(area: Area) -> float:
    """Return the size of the drawing in a place: large, and never over its edge."""
    return min(LARGE, LARGE_PART * area.width, LARGE_HIGH * area.height)


def draw_cloth_place(
    canvas: Canvas, area: Area, sign: str | None, weave: Weave | None, words: Text | None = None
) -> None:
    """Draw an empty place on the cloth: two printed lines, what belongs there, and a readable name.

    Without a weave it is cut into the wood of the table.
    """
    if weave is None or canvas.palette.contrast:
        draw_place(canvas, area, sign)
    else:
        for inset in (0.0, INSIDE):
            wide = PRINTED.border_width / (2 if inset else 1)
            style = replace(PRINTED, border=weave.printed, border_width=wide)
            canvas.box(area.inset(inset), style, PRINTED_FAINT)
        if sign is not None:
            _draw_sign(canvas, area, sign, weave.printed, PRINTED_FAINT)
    if words is None:
        return
    size = max(LETTERS, READABLE / canvas.k)
    room = area.width + 2 * OVER - 2 * CLOSE
    part = min(1.0, room / max(canvas.text_width(words, size=size, role=Role.BOLD), 1.0))
    if round(size * part * canvas.k) >= READABLE:
        draw_name_tag(canvas, words, area.centre[0], area.bottom - FOOT, area.width + 2 * OVER, beside=CLOSE)


def name_tag_area(
    canvas: Canvas, words: Text, x: float, y: float, most: float, *, beside: float = BESIDE
) -> tuple[Area, float]:
    """Return the tag for words centred at a point, at most so wide, and the size of its letters."""
    size = readable(canvas, LETTERS, words, most - 2 * beside, Role.BOLD)
    wide = min(canvas.text_width(words, size=size, role=Role.BOLD) + 2 * beside, most)
    return Area.centred(x, y, wide, max(HIGH, 1.3 * size)), size


def draw_name_tag(
    canvas: Canvas, words: Text, x: float, y: float, most: float, *, beside: float = BESIDE
) -> None:
    """Draw a tag with the name of a place."""
    board, size = name_tag_area(canvas, words, x, y, most, beside=beside)
    canvas.box(board, NAME_TAG)
    canvas.text(
        words,
        *board.centre,
        size=size,
        role=Role.BOLD,
        colour=INK,
        align=Align.CENTRE,
        width=board.width - 2 * beside + 2,
    )
