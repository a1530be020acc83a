"""Large selectable plates with a picture and a name."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import pt
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Align, Canvas, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.sums.addend_colours import BOARD, CELL

NAME: Final = 44.0


class Plaque(Widget):
    """A selectable picture with a name below it."""

    def __init__(
        self,
        label: Words,
        picture: str,
        pressed: Callable[[], Change | None],
        *,
        size: float = 30.0,
        chosen: bool = False,
        bare: bool = False,
    ) -> None:
        """Show a picture of assets/; a glyph of assets/ui/glyphs is drawn in ink. `bare`: no name below."""
        super().__init__(label)
        self.picture = picture
        self._pressed = pressed
        self._size = size
        self._written: Words = "" if bare else label
        self.chosen = chosen

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The name, and whether it is selected."""
        return (self.label, pt("child", "chosen")) if self.chosen else (self.label,)

    def activate(self) -> Change | None:
        """Select the plate."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the plate."""
        area = self.area
        x, _ = area.centre
        canvas.box(area, BOARD)
        room = Area(
            area.x + 10, area.y + 10, area.width - 20, area.height - 20 - (NAME if self._written else 0)
        )
        if self.picture.startswith("ui/glyphs/"):
            name = self.picture.removeprefix("ui/glyphs/").removesuffix(".svg")
            canvas.glyph(name, *room.centre, min(room.width, room.height) * 0.6, INK)
        else:
            canvas.picture(self.picture, room)
        if self._written:
            y = area.bottom - 10 - NAME / 2
            canvas.text(
                self._written,
                x,
                y,
                size=self._size,
                role=Role.BOLD,
                align=Align.CENTRE,
                width=area.width - 20,
            )
        if self.chosen:
            canvas.glyph("pip_round", area.right - 24, area.y + 24, 40, INK)
            canvas.glyph("check", area.right - 24, area.y + 24, 24, GOLD)
        if state.focused:
            ring(canvas, area, CELL)
            ring(canvas, area.inset(-3), CELL, on_paper=True)
