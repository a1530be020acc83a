"""The plate of a seat on a page that sets up a match: a portrait over its end, a name and words below it."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.button import ring
from settebello.ui.table.view.signs import PLATE_PAPER, readable

PLATE_IN: Final = (22.0, 6.0)
"""How far the plate is inside the seat at its left and at its top: the portrait reaches over it."""
PLATE_LIT: Final = replace(PLATE_PAPER, fill="#fffaeb", rim="#fffaeb", border=GOLD_DEEP, border_width=2.4)
NAME: Final = 20.0
EDGE: Final = 5.0
"""From the last arrow to the end of the plate."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """Who sits there, the words below the name with their colour, and the arrows at the end."""

    avatar: str
    name: Words
    label: Words
    arrows: tuple[str, ...] = ("arrow_right",)
    arrow: float = 16.0
    """The width for each arrow, which is as high as wide, or at most 16 high."""
    colour: str = INK_SOFT
    role: Role = Role.BODY

    def draw(self, canvas: Canvas, area: Area, *, focused: bool) -> None:
        """Draw the plate; the portrait is as high as the area."""
        across, down = PLATE_IN
        plate = Area(area.x + across, area.y + down, area.width - across, area.height - 2 * down)
        style = PLATE_LIT if focused else PLATE_PAPER
        canvas.box(plate, style)
        if focused:
            ring(canvas, plate, style, on_paper=True)
        y, side = area.centre[1], area.height
        canvas.picture(self.avatar, Area(area.x, y - side / 2, side, side))
        right = area.right - EDGE - len(self.arrows) * self.arrow
        for number, sign in enumerate(self.arrows):
            canvas.sign(sign, right + (number + 0.5) * self.arrow, y, min(16.0, self.arrow), INK)
        left = area.x + side + 2
        room = right - left
        size = readable(canvas, NAME, self.name, room, Role.BOLD)
        canvas.text(self.name, left, y - 10, size=size, role=Role.BOLD, width=room)
        small = readable(canvas, LETTERS[Size.SMALL] - 1, self.label, room, self.role)
        canvas.text(self.label, left, y + 12, size=small, colour=self.colour, role=self.role, width=room)
