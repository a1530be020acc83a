"""An achievement as a medal that lands after a match and can be opened."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FIELD, FIELD_LIT, INK
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import Button, State
from settebello.ui.kit.widgets.button import ring

LANDS: Final = 0.16
"""Seconds in which a medal comes down, from `HIGH` times its size."""
HIGH: Final = 1.6


class Medal(Button):
    """A button with a medal and the title of an achievement; `age` is the seconds since it appeared."""

    def __init__(self, title: Words, opened: Callable[[], Change | None]) -> None:
        """Show a title; `opened` is called when the medal is pressed."""
        super().__init__(title, opened)
        self.age = 0.0

    @property
    def spoken(self) -> tuple[Words, ...]:
        """What was achieved, and the type "button"."""
        return t("Achieved: {first}", first=self.label), t("button")

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the medal and its title, once it has appeared."""
        if self.age <= 0:
            return
        style = FIELD_LIT if state.focused else FIELD
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style, on_paper=True)
        part = min(1.0, self.age / LANDS)
        size = (self.area.height - 8) * (HIGH - (HIGH - 1.0) * part)
        x, y = self.area.x + self.area.height / 2 + 2, self.area.centre[1]
        canvas.picture("ui/moments/medal.svg", Area.centred(x, y, size, size), part)
        left = self.area.x + self.area.height + 8
        room = Area(left, self.area.y + 4, self.area.right - left - 10, self.area.height - 8)
        canvas.paragraph(self.label, room, size=19, role=Role.BOLD, colour=INK, spacing=0.85, middle=True)
