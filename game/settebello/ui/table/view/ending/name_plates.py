"""The plates of the sides at the end of a match: the names, the points, and the wreath of who has won."""

from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import Ranking
from settebello.ui.kit.theme import CREAM, GOLD, GREEN, GREEN_DEEP, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, in_figures
from settebello.ui.table.motion.easing import Ease, eased
from settebello.ui.table.view.ending.stands import Stand

LAUREL_FROM: Final = 1.9
"""The first size of the wreath, as it comes down."""
WON: Final = replace(PLATE, fill=GREEN, rim=GREEN_DEEP, border=GOLD, border_width=2.5)
"""The plate of the winner, in the green of success."""
POINTS: Final = 34.0
LAUREL_PICTURE: Final = "ui/moments/laurel.svg"
LAUREL: Final = 104.0
"""Width of the wreath around the winner's points."""
MEDAL: Final = 76.0
GROUND_OF_POINTS: Final = replace(PLATE, border=GOLD, border_width=2.5, radius=MEDAL / 2)
"""The disc under the winner's points, inside the wreath."""


def draw_plate(canvas: Canvas, result: Ranking, stand: Stand, *, won: bool) -> None:
    """Draw the plate of a side with its name, and if it has won the ground of the wreath."""
    area = stand.plate
    canvas.box(area, WON if won else PLATE)
    points = in_figures(result.totals[stand.side])
    taken = canvas.text_width(points, size=POINTS, role=Role.BOLD) + 14
    y = area.centre[1]
    if won:
        taken = LAUREL - 4
        canvas.box(Area.centred(_wreath_across(stand), y, MEDAL, MEDAL), GROUND_OF_POINTS)
    # The name is at the side of the coins, the points are at the other.
    align = Align.LEFT if stand.aside < 0 else Align.RIGHT
    left = area.x + 14 if stand.aside < 0 else area.x + 10 + taken
    name, room = (
        result.sides[stand.side],
        Area(left, area.y + 4, area.width - 24 - taken, area.height - 8),
    )
    x = room.x if stand.aside < 0 else room.right
    if 0.8 * canvas.text_width(name, size=24, role=Role.BOLD) <= room.width:
        canvas.text(name, x, y, size=24, role=Role.BOLD, colour=CREAM, align=align, width=room.width)
    else:
        canvas.paragraph(
            name, room, size=19, role=Role.BOLD, colour=CREAM, align=align, spacing=0.82, middle=True
        )


def draw_plate_points(canvas: Canvas, stand: Stand, number: int, part: float) -> None:
    """Draw the points of a side, and the wreath that has come down by a part of its way (0 to 1).

    `part` is negative before it does, and for those who have not won.
    """
    area, points = stand.plate, in_figures(number)
    y = area.centre[1]
    if part < 0:
        x = area.right - 14 if stand.aside < 0 else area.x + 14
        align = Align.RIGHT if stand.aside < 0 else Align.LEFT
        canvas.text(points, x, y, size=POINTS, role=Role.BOLD, colour=GOLD, align=align)
        return
    x = _wreath_across(stand)
    if part > 0:
        larger = LAUREL_FROM - (LAUREL_FROM - 1.0) * eased(Ease.IN, min(1.0, part))
        canvas.picture(LAUREL_PICTURE, Area.centred(x, y - 3, LAUREL, LAUREL), scale=larger)
    canvas.text(points, x, y, size=POINTS, role=Role.BOLD, colour=GOLD, align=Align.CENTRE)


def _wreath_across(stand: Stand) -> float:
    """Return the middle of the wreath on a plate: at the end that the coins leave free."""
    area, aside = stand.plate, LAUREL / 2 + 6
    return area.right - aside if stand.aside < 0 else area.x + aside
