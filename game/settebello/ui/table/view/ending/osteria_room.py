"""The osteria behind the end of a match, and the pages of the notepad on its table."""

import math
from dataclasses import replace
from enum import StrEnum
from typing import Final, NamedTuple

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import INK, PANEL, WALNUT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.table.view.ending.finale import RESTS, SIGN_FALLS

WIDE: Final = 1680.0
HIGH: Final = 960.0
"""Size of the picture in its own units, the same as that of the title's."""
FAR_EDGE: Final = 456.0
"""Height of the far edge of the table in that picture."""
SHADE: Final = "ui/osteria/shade.svg"
SHADE_SIZE: Final = (200.0, 116.0)
CORD_INTO: Final = 6.0
"""The shade of a lamp, its size, and how far its cord reaches into it."""
LAMPS: Final = {False: ((734.0, 284.0, 0.8),), True: ((528.0, 204.0, 0.56), (1152.0, 204.0, 0.56))}
RIM: Final = 86.0
"""The middle and the rim of each shade in that picture, and its scale: one, or two above `several` sides; and
how far a rim is below the upper edge of the shade's picture."""
CORD: Final = "#1f1512"
CORD_WIDE: Final = 3.0
SWINGS: Final = 2.6
STRUCK: Final = 2.0
PERIOD: Final = 1.7
FADES: Final = 1.5
"""By how many degrees a lamp swings at the beginning and when the board comes down, the seconds of a swing,
and those in which it becomes a third."""
PAD: Final = replace(PANEL, radius=5, border="none", border_width=0.0, shadow=0.4, shadow_reach=9)
LEDGER: Final = "#dfe0d4"
LEDGER_EVERY: Final = 25.0
FIRST_LEDGER: Final = 30.0
HOLE: Final = BoxStyle(WALNUT, WALNUT, radius=5)
HOLES_EVERY: Final = 44.0
WIRE: Final = BoxStyle("#d9d3c4", "#9a9184", border=INK, border_width=1.5, radius=3)
"""The wire that binds the pages of the notepad."""


class Room(StrEnum):
    """The rooms by the names of their pictures: the window is between the heads of so many sides."""

    TWO = "after"
    THREE = "after_three"
    FOUR = "after_four"

    def picture(self, *, late: bool) -> str:
        """Return the picture of the room, in the evening or late."""
        return f"ui/osteria/{self}{'_late' if late else ''}.svg"


class Window(NamedTuple):
    """The middle of a window, the foot of its opening, and its size, in that of the window between two."""

    x: float
    y: float
    size: float


WINDOWS: Final = {
    Room.TWO: Window(924.0, 401.0, 1.0),
    Room.THREE: Window(1020.0, 392.0, 0.84),
    Room.FOUR: Window(840.0, 396.0, 0.8),
}
"""The window of each room, in units of the picture."""


def room_of(sides: int) -> Room:
    """Return the room for so many sides."""
    return Room.TWO if sides <= 2 else Room.THREE if sides == 3 else Room.FOUR


def draw_room(
    canvas: Canvas,
    edge: float | None = None,
    *,
    room: Room = Room.TWO,
    late: bool = False,
    lamps: bool = True,
) -> None:
    """Cover the canvas with the osteria, the far edge of its table at a height; black in high contrast.

    `late`: only the lamps and the moon give light. `lamps`: they hang still; else somebody draws them who
    lets them swing.
    """
    if canvas.palette.contrast:
        canvas.fill("#000000")
        return
    canvas.scenery(room.picture(late=late), _part_seen(canvas, edge))
    if lamps:
        draw_lamps(canvas, edge, several=room is not Room.TWO)


def lamp_places(canvas: Canvas, edge: float | None, *, several: bool) -> tuple[Area, ...]:
    """Return where the shades of the lamps hang still, from left to right."""
    part = _part_seen(canvas, edge)
    scale = canvas.seen.width / part.width
    return tuple(
        Area(
            canvas.seen.x + (x - part.x) * scale - size * scale * SHADE_SIZE[0] / 2,
            canvas.seen.y + (y - part.y - size * RIM) * scale,
            size * scale * SHADE_SIZE[0],
            size * scale * SHADE_SIZE[1],
        )
        for x, y, size in LAMPS[several]
    )


def swing(seconds: float, since: float) -> float:
    """Return by how many degrees lamps swing, after the beginning and `since` the last coin; 0 at last."""
    if since >= RESTS:
        return 0.0
    begun = SWINGS * math.exp(-seconds / FADES) * math.cos(2 * math.pi * seconds / PERIOD)
    struck = since - SIGN_FALLS
    if struck > 0:
        begun += STRUCK * math.exp(-struck / FADES) * math.sin(2 * math.pi * struck / PERIOD)
    return begun * (1.0 - max(0.0, since) / RESTS)


def draw_lamps(
    canvas: Canvas, edge: float | None, seconds: float = 0.0, *, since: float = math.inf, several: bool
) -> None:
    """Draw the lamps on their cords, so many seconds after the beginning and `since` the last coin."""
    if canvas.palette.contrast:
        return
    top, lean = canvas.seen.y, math.radians(swing(seconds, since))
    for shade in lamp_places(canvas, edge, several=several):
        left, middle = shade.centre
        down = middle - top
        x, y = left + down * math.sin(lean), top + down * math.cos(lean)
        head = max(0.0, shade.y + CORD_INTO - top) / max(1.0, down)
        canvas.line(left, top - 4, left + (x - left) * head, top + (y - top) * head, CORD, CORD_WIDE)
        canvas.picture(SHADE, Area.centred(x, y, shade.width, shade.height))


def prepare_late(canvas: Canvas, edge: float, room: Room) -> None:
    """Have the room made as it is after a lost match; to be called until it is drawn."""
    if not canvas.palette.contrast:
        canvas.prepare_scenery(room.picture(late=True), _part_seen(canvas, edge))


def draw_nightfall(canvas: Canvas, edge: float, part: float, room: Room) -> None:
    """Draw over the room in the evening how it becomes late, by a part of the way (0 to 1)."""
    if 0.0 < part < 1.0 and not canvas.palette.contrast:
        seen = canvas.seen
        with canvas.clip(Area(seen.x, seen.y, seen.width, edge - seen.y)):
            canvas.scenery(room.picture(late=True), _part_seen(canvas, edge), part)


def place_at_window(canvas: Canvas, edge: float, x: float, y: float, side: float, room: Room) -> Area:
    """Return the place of a square on the canvas, whose middle is at (x, y) from the foot of the window.

    All are in units of the picture of two.
    """
    at, foot, size = WINDOWS[room]
    x, y, side = at + size * x, foot + size * y, size * side
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
