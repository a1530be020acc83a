"""A small button with the portrait and name of the current player."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, CREAM, NIGHT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.button import Button, ring

WIDTH: Final = 230.0
HEIGHT: Final = 52.0


class Badge(Button):
    """A button with a portrait and a name; its box is visible only while focused."""

    def __init__(self, name: Words, picture: str, pressed: Callable[[], Change | None]) -> None:
        """Show a picture of assets/ followed by a name."""
        super().__init__(name, pressed, look=CALM)
        self._picture = picture

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw portrait and name, and the box while focused."""
        if state.focused:
            style = replace(self.look.lit, radius=HEIGHT / 2)
            canvas.box(self.area, style)
            ring(canvas, self.area, style)
        side = self.area.height
        canvas.picture(self._picture, Area(self.area.x, self.area.y, side, side).inset(3))
        left = self.area.x + side + 10
        room = self.area.right - left - 14
        y = self.area.centre[1]
        canvas.text(self.label, left, y, size=20, colour=CREAM, role=Role.BOLD, width=room, shadow=NIGHT)
