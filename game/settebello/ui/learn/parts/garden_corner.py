"""A corner of the child's garden, as it is seen from the path; it opens the garden."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.plants import plant_picture
from settebello.ui.learn.parts.sums.addend_colours import BOARD

if TYPE_CHECKING:
    from settebello.practice.learning_port import Plant

EDGE: Final = 7.0
NAME: Final = 28.0
LETTERS: Final = 21.0
SKY: Final = BoxStyle("#a5d0d6", "#c9dfcb", radius=6)
LAWN: Final = BoxStyle("#aac46c", "#8fac53", radius=6)
GROUND: Final = 0.42
"""The part of the height that is lawn."""


class GardenCorner(Widget):
    """The tallest plants of the garden on a small lawn."""

    def __init__(self, pressed: Callable[[], Change | None]) -> None:
        """Begin without plants; the scene sets them."""
        super().__init__(t("Garden"))
        self.plants: tuple[Plant, ...] = ()
        self._pressed = pressed

    def activate(self) -> Change | None:
        """Open the garden."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the sky, the lawn, the plants and the name."""
        area = self.area
        canvas.box(area, BOARD)
        view = Area(area.x + EDGE, area.y + EDGE, area.width - 2 * EDGE, area.height - NAME - 2 * EDGE)
        canvas.box(view, SKY)
        low = GROUND * view.height
        canvas.box(Area(view.x, view.bottom - low, view.width, low), LAWN)
        side = min(view.height - 4, view.width / max(len(self.plants), 1))
        middle = (len(self.plants) - 1) / 2
        for place, plant in enumerate(self.plants):
            x = view.centre[0] + (place - middle) * (view.width / max(len(self.plants), 1))
            spot = Area.centred(x, view.bottom - side / 2 - 3, side, side)
            canvas.picture(plant_picture(plant.fact, plant.state), spot)
        x, _ = area.centre
        y = area.bottom - EDGE - NAME / 2
        wide = area.width - 2 * EDGE
        canvas.text(self.label, x, y, size=LETTERS, role=Role.BOLD, align=Align.CENTRE, width=wide)
        if state.focused:
            ring(canvas, area, BOARD, on_paper=True)
