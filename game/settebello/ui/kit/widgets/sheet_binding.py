"""What a sheet is: a menu card, a book, a ledger or a notebook; drawn at its edge and outside of it."""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import PANEL, SHEET
from settebello.ui.kit.view.canvas import Canvas


class SheetBinding(StrEnum):
    """What object a family of pages is."""

    MENU_CARD = "menu_card"
    BOOK = "book"
    LEDGER = "ledger"
    NOTEBOOK = "notebook"


COVERS: Final = {
    SheetBinding.BOOK: BoxStyle("#8c2b20", "#5f1a13", radius=8, shadow=0.5, shadow_reach=16),
    SheetBinding.LEDGER: BoxStyle("#2f6148", "#1c4231", radius=8, shadow=0.5, shadow_reach=16),
    SheetBinding.NOTEBOOK: BoxStyle("#2c5a92", "#1b3d68", radius=10, shadow=0.5, shadow_reach=16),
}
"""The cover below the pages."""
BESIDE: Final = 12.0
BELOW: Final = 7.0
"""How far a cover reaches beyond the sheet to the sides, and upwards and downwards."""
FALL: Final = 16.0
"""How far the shadow and the ink of a cover reach beyond it."""
COVERED: Final = 9.0
"""How far inside its edge a sheet hides all that lies below it: its corners are round."""
PAGE: Final = BoxStyle("#eadbb4", "#eadbb4", border="#4a3219", border_width=1.3, radius=6)
PAGES: Final = ((7.0, 4.4), (3.6, 2.2))
"""The pages below the one that lies open, and how far each lies to the right and down, from the lowest."""
LEAF: Final = replace(PANEL, shadow=0.32, shadow_reach=6)
"""The page that lies open."""
FOLD: Final = BoxStyle("#e3d1a2", "#e3d1a2", radius=4, printed=False)
FOLD_LINE: Final = "#9a7a45"
MARGIN_RED: Final = "#c0513f"
MARGIN_BLUE: Final = "#8fb0cf"
RING: Final = (36.0, 18.0)
PITCH: Final = 46.0
"""The size of a ring, and how far apart two rings are."""
CORNER: Final = 42.0
CORD: Final = (8.75, 30.0)
TWISTS: Final = 0.75
"""The size of a piece of cord, and how far down the next one begins, relative to it: at the same twist."""
TASSEL: Final = (27.0, 72.0)
TIED: Final = 0.56
"""How far down its edge the cord of a card is tied to a tassel."""
RIBBON: Final = (22.0, 50.0)


def draw_paper(canvas: Canvas, area: Area, binding: SheetBinding = SheetBinding.MENU_CARD) -> None:
    """Draw a sheet without a heading, bound as it is; in high contrast it is a plain one."""
    if canvas.palette.contrast:
        canvas.box(area, SHEET if binding is SheetBinding.MENU_CARD else PANEL)
        return
    if binding is SheetBinding.MENU_CARD:
        canvas.box(area, SHEET)
        _draw_cord(canvas, area)
        return
    aside = min(BESIDE, max(area.x - 3.0, 4.0))
    cover = Area(area.x - aside, area.y - BELOW, area.width + 2 * aside, area.height + 2 * BELOW)
    _around(canvas, cover, area, COVERS[binding])
    for across, down in PAGES if binding is not SheetBinding.NOTEBOOK else PAGES[1:]:
        _around(canvas, area.moved(across, down), area, PAGE)
    canvas.box(area, LEAF)
    match binding:
        case SheetBinding.BOOK:
            _draw_fold(canvas, area)
        case SheetBinding.LEDGER:
            _draw_corners(canvas, area)
        case _:
            _draw_rings(canvas, area)


def _around(canvas: Canvas, outer: Area, inner: Area, style: BoxStyle) -> None:
    """Draw only what is seen of a box below the sheet that lies on it: a frame costs little to draw."""
    hidden = inner.inset(COVERED)
    seen = outer.inset(-FALL)
    for strip in (
        Area(seen.x, seen.y, seen.width, hidden.y - seen.y),
        Area(seen.x, hidden.bottom, seen.width, seen.bottom - hidden.bottom),
        Area(seen.x, hidden.y, hidden.x - seen.x, hidden.height),
        Area(hidden.right, hidden.y, seen.right - hidden.right, hidden.height),
    ):
        with canvas.clip(strip):
            canvas.box(outer, style)


def _draw_cord(canvas: Canvas, area: Area) -> None:
    """Draw the cord that holds the leaves of a menu card at their fold, with its tassel."""
    wide, high = CORD
    x, y = area.x + 1.0, area.y - 2.0
    with canvas.clip(Area(x - wide, y, 2 * wide, area.height + 4)):
        while y < area.bottom:
            canvas.picture("ui/bindings/cord.svg", Area(x - wide / 2, y - 1.0, wide, high))
            y += TWISTS * high
    tied = area.y + TIED * area.height
    canvas.picture("ui/bindings/tassel.svg", Area.centred(x - 2.0, tied, *TASSEL))


def _draw_fold(canvas: Canvas, area: Area) -> None:
    """Draw the fold of a book along its left edge, and the end of the ribbon below it."""
    canvas.box(Area(area.x + 1.5, area.y + 2.5, 12.0, area.height - 5.5), FOLD)
    canvas.line(area.x + 13.5, area.y + 3, area.x + 13.5, area.bottom - 3, FOLD_LINE, 1.6)
    canvas.line(area.x + 17.0, area.y + 3, area.x + 17.0, area.bottom - 3, FOLD.fill, 1.2)
    wide, high = RIBBON
    ribbon = Area(area.right - 96, area.bottom - 3.0, wide, high)
    with canvas.clip(Area(ribbon.x - 4, area.bottom - 1.0, wide + 8, high)):
        canvas.picture("ui/bindings/ribbon.svg", ribbon)


def _draw_corners(canvas: Canvas, area: Area) -> None:
    """Draw the red margin lines of a ledger and the leather over its corners."""
    for x in (19.0, 22.5):
        canvas.line(area.x + x, area.y + 3, area.x + x, area.bottom - 3, MARGIN_RED, 1.2)
    half = CORNER / 2 - 3.5
    for x, y, angle in (
        (area.x + half, area.y + half, 0.0),
        (area.right - half, area.y + half, -90.0),
        (area.right - half, area.bottom - half, 180.0),
        (area.x + half, area.bottom - half, 90.0),
    ):
        canvas.picture("ui/bindings/corner.svg", Area.centred(x, y, CORNER, CORNER), angle=angle)


def _draw_rings(canvas: Canvas, area: Area) -> None:
    """Draw the rings of a notebook along its left edge, and the margin line beside them."""
    canvas.line(area.x + 21.0, area.y + 3, area.x + 21.0, area.bottom - 3, MARGIN_BLUE, 1.4)
    rings = max(2, round((area.height - 30) / PITCH))
    step = (area.height - 30) / rings
    for ring in range(rings):
        y = area.y + 15 + (ring + 0.5) * step
        canvas.picture("ui/bindings/ring.svg", Area.centred(area.x + 0.5, y, *RING))
