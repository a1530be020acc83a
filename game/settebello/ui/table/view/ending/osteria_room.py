"""The osteria behind the end of a match, and the pages of the notepad on its table."""

from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import INK, PANEL, WALNUT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.table.view.ending.verdict_board import LOWEST

ROOMS: Final = {
    (False, False): "ui/osteria/after.svg",
    (True, False): "ui/osteria/after_wall.svg",
    (False, True): "ui/osteria/after_late.svg",
    (True, True): "ui/osteria/after_wall_late.svg",
}
"""The osteria with its window, or a bare wall behind the heads of several sides; in the evening and late."""
WIDE: Final = 1680.0
HIGH: Final = 960.0
"""Size of the picture in its own units, the same as that of the title's."""
FAR_EDGE: Final = 456.0
"""Height of the far edge of the table in that picture."""
LAMP: Final = "ui/osteria/lamp.svg"
HANGING: Final = Area(760, 0, 160, 164)
SHADE: Final = 91.0
"""The lamp before the bare wall, its place in that picture, and the height of the upper end of its shade."""
PAD: Final = replace(PANEL, radius=5, border="none", border_width=0.0, shadow=0.4, shadow_reach=9)
LEDGER: Final = "#dfe0d4"
LEDGER_EVERY: Final = 25.0
FIRST_LEDGER: Final = 30.0
HOLE: Final = BoxStyle(WALNUT, WALNUT, radius=5)
HOLES_EVERY: Final = 44.0
WIRE: Final = BoxStyle("#d9d3c4", "#9a9184", border=INK, border_width=1.5, radius=3)
"""The wire that binds the pages of the notepad."""


def draw_room(
    canvas: Canvas, edge: float | None = None, *, several: bool = False, late: bool = False
) -> None:
    """Cover the canvas with the osteria, the far edge of its table at a height; black in high contrast.

    `several`: more than two sides sit at the table, and the lamp is only seen where the headline does not cut
    it. `late`: only the lamp and the moon give light.
    """
    if canvas.palette.contrast:
        canvas.fill("#000000")
        return
    part = _part_seen(canvas, edge)
    canvas.scenery(ROOMS[several, late], part)
    scale = canvas.seen.width / part.width
    left, top = canvas.seen.x - part.x * scale, canvas.seen.y - part.y * scale
    if several and top + SHADE * scale >= LOWEST:
        x, y, wide, high = HANGING.x, HANGING.y, HANGING.width, HANGING.height
        canvas.picture(LAMP, Area(left + x * scale, top + y * scale, wide * scale, high * scale))


def prepare_late(canvas: Canvas, edge: float, *, several: bool) -> None:
    """Have the room made as it is after a lost match; to be called until it is drawn."""
    if not canvas.palette.contrast:
        canvas.prepare_scenery(ROOMS[several, True], _part_seen(canvas, edge))


def place_in_room(canvas: Canvas, edge: float, x: float, y: float, side: float) -> Area:
    """Return the place of a square on the canvas; its middle and side are in units of the picture."""
    seen, part = canvas.seen, _part_seen(canvas, edge)
    scale = seen.width / part.width
    return Area.centred(
        seen.x + (x - part.x) * scale, seen.y + (y - part.y) * scale, side * scale, side * scale
    )


def _part_seen(canvas: Canvas, edge: float | None) -> Area:
    """Return the part of the picture that covers the canvas."""
    seen = canvas.seen
    high = FAR_EDGE / HIGH * seen.height if edge is None else edge - seen.y
    scale = max(
        min(seen.width / BASE_WIDTH, seen.height / BASE_HEIGHT),
        seen.width / WIDE,
        high / FAR_EDGE,
        (seen.height - high) / (HIGH - FAR_EDGE),
    )
    across, down = seen.width / scale, seen.height / scale
    return Area((WIDE - across) / 2, FAR_EDGE - high / scale, across, down)


def draw_notepad(canvas: Canvas, area: Area) -> None:
    """Draw a page of the notepad, ruled, with the wire that binds it at its upper edge."""
    canvas.box(area, PAD)
    if canvas.palette.contrast:
        return
    for number in range(int((area.height - FIRST_LEDGER) // LEDGER_EVERY) + 1):
        y = area.y + FIRST_LEDGER + LEDGER_EVERY * number
        canvas.line(area.x + 3, y, area.right - 3, y, LEDGER, 1)
    count = int(area.width // HOLES_EVERY)
    for number in range(count):
        x = area.centre[0] + HOLES_EVERY * (number - (count - 1) / 2)
        canvas.box(Area.centred(x, area.y + 9, 10, 10), HOLE)
        canvas.box(Area(x - 3, area.y - 8, 6, 18), WIRE)
