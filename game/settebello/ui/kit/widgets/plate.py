"""A plate as in an old book: a large picture in a printed frame, with its caption on a ribbon."""

from enum import StrEnum
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import FIELD, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

RIBBON: Final = 62.0
"""Height of the ribbon in the pictures of plates, in their units."""
CAPTION: Final = 31.0
"""Height of the letters of a caption, and the room at both ends of the ribbon, in units of the picture."""
ENDS: Final = 38.0
ABOVE: Final = 27.0
"""How far the middle of a caption lies above the lower edge of the ribbon, in units of the picture."""
SMALLEST: Final = 22.0
LARGEST: Final = 1.1


class Plate(StrEnum):
    """The two forms of plates in assets/ui/plates."""

    UPRIGHT = "upright"
    LEVEL = "level"


SIZES: Final = {Plate.UPRIGHT: (330.0, 420.0), Plate.LEVEL: (560.0, 300.0)}


def fitted(plate: Plate, room: Area, largest: float = LARGEST) -> Area:
    """Return the area of a plate in the upper left corner of a room, at most `largest` times its size."""
    wide, high = SIZES[plate]
    factor = min(room.width / wide, room.height / high, largest)
    return Area(room.x, room.y, wide * factor, high * factor)


def draw_plate(
    canvas: Canvas,
    plate: Plate,
    area: Area,
    picture: str,
    caption: Words,
    *,
    part: float,
    faint: bool = False,
) -> None:
    """Draw a picture of assets/ on a plate, as high as `part` of the room for it; a `faint` one is a proof.

    In high contrast the plate is a plain box.
    """
    factor = area.width / SIZES[plate][0]
    if canvas.palette.contrast:
        canvas.box(area, FIELD)
    else:
        canvas.picture(f"ui/plates/{plate}.svg", area)
    above = Area(area.x, area.y + 8 * factor, area.width, area.height - (RIBBON + 6) * factor)
    side = part * above.height
    canvas.picture(picture, Area.centred(*above.centre, side, side), 0.28 if faint else 1.0)
    x, y = area.centre[0], area.bottom - ABOVE * factor - 5 * factor
    room = area.width - 2 * ENDS * factor
    size = max(SMALLEST, CAPTION * factor)
    canvas.text(caption, x, y, size=size, role=Role.TITLE, colour=RED_DEEP, align=Align.CENTRE, width=room)
