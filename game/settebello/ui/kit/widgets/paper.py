"""The sheet of paper behind menus, and columns of widgets."""

from collections.abc import Iterable

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.kit.widgets.base import Widget
from settebello.ui.kit.widgets.sheet_binding import SheetBinding, draw_paper

HEADING = 108.0
EDGE = 36.0
BESIDE = 20.0
BAND = 20.0
"""Between a heading and a picture beside it, and between the edge of the sheet and the picture."""
DONE = 240.0
"""Width of the button that leaves a sheet: on every sheet at the lower right."""


def sheet(width: float, height: float, canvas_width: float, canvas_height: float) -> Area:
    """Return the area of a sheet of this size, centred on the canvas."""
    return Area.centred(canvas_width / 2, canvas_height / 2, width, height)


def room_for(width: float, height: float) -> tuple[float, float]:
    """Return the canvas size that a sheet of this size needs, including edge and shadow."""
    return min(width + 20, BASE_WIDTH), min(height + 16, BASE_HEIGHT)


def inside(sheet_area: Area) -> Area:
    """Return the part of a sheet for widgets, below its heading."""
    return Area(
        sheet_area.x + EDGE,
        sheet_area.y + HEADING,
        sheet_area.width - 2 * EDGE,
        sheet_area.height - HEADING - EDGE,
    )


def draw_sheet(
    canvas: Canvas, area: Area, heading: Words, binding: SheetBinding = SheetBinding.MENU_CARD
) -> None:
    """Draw the sheet, bound as it is, with its heading and the ornament below it."""
    draw_paper(canvas, area, binding)
    x, _ = area.centre
    y = area.y + 48
    canvas.text(
        heading,
        x,
        y,
        size=LETTERS[Size.HEADING],
        colour=RED_DEEP,
        role=Role.TITLE,
        align=Align.CENTRE,
        width=area.width - 2 * EDGE,
    )
    draw_rule(canvas, x, y + 38, half_rule(area))


def draw_rule(canvas: Canvas, x: float, y: float, half: float) -> None:
    """Draw the ornament below a heading, with its middle at (x, y), so far to either side."""
    if canvas.palette.contrast:
        canvas.line(x - half, y, x - 18, y, GOLD_DEEP, 2)
        canvas.line(x + 18, y, x + half, y, GOLD_DEEP, 2)
    else:
        canvas.picture("ui/plates/rule.svg", Area.centred(x, y, 2 * half, 24))
    canvas.glyph("coins", x, y, 20, GOLD_DEEP)


def half_rule(area: Area) -> float:
    """Return how far the rule below the heading of a sheet reaches to either side."""
    return min(170.0, area.width / 2 - EDGE)


def beside_heading(canvas: Canvas, area: Area, heading: Words) -> tuple[Area, Area]:
    """Return what the heading of a sheet and its rule leave free at the left and at the right of them."""
    wide = canvas.text_width(heading, size=LETTERS[Size.HEADING], role=Role.TITLE)
    half = max(half_rule(area), min(wide, area.width - 2 * EDGE) / 2) + BESIDE
    band = Area(area.x + EDGE, area.y + BAND, area.width - 2 * EDGE, HEADING - 1.3 * BAND)
    free = max(0.0, band.width / 2 - half)
    return (
        Area(band.x, band.y, free, band.height),
        Area(band.right - free, band.y, free, band.height),
    )


def column(widgets: Iterable[Widget], area: Area, height: float, gap: float = 0.0) -> float:
    """Place widgets below each other from the top of the area; return the lower edge of the last."""
    y = area.y
    for widget in widgets:
        widget.place(Area(area.x, y, area.width, height))
        y += height + gap
    return y - gap
