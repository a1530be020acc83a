"""Large selectable plates with a picture and a name."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import pt
from settebello.practice.learning_port import Mark
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.animals import MARK_NAMES, draw_child
from settebello.ui.learn.parts.sums.addend_colours import BOARD

NAME: Final = 44.0
SMALL: Final = 165.0
"""Plates below this height have small margins and letters."""
SMALL_NAME: Final = 30.0
SMALL_LETTERS: Final = 21.0
GLYPH, SMALL_GLYPH = 0.6, 0.96
"""The size of a glyph, as a part of the room for it."""
CHILDREN: Final = "ui/children/"


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
        mark: Mark = Mark.NONE,
    ) -> None:
        """Show a picture of assets/, an animal with its mark; a glyph of assets/ui/glyphs is drawn in ink.

        `bare`: no name below.
        """
        super().__init__(label)
        self.picture = picture
        self._pressed = pressed
        self._size = size
        self._written: Words = "" if bare else label
        self.chosen = chosen
        self.mark = mark

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The name, the mark of a child, and whether it is selected."""
        mark = (MARK_NAMES[self.mark],) if self.mark else ()
        return (self.label, *mark, pt("child", "chosen")) if self.chosen else (self.label, *mark)

    def activate(self) -> Change | None:
        """Select the plate."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the plate."""
        area = self.area
        x, _ = area.centre
        canvas.box(area, BOARD)
        small = area.height < SMALL
        edge, name = (6.0, SMALL_NAME) if small else (10.0, NAME)
        below = name if self._written else 0.0
        room = Area(area.x + edge, area.y + edge, area.width - 2 * edge, area.height - 2 * edge - below)
        if self.picture.startswith("ui/glyphs/"):
            sign = self.picture.removeprefix("ui/glyphs/").removesuffix(".svg")
            part = SMALL_GLYPH if small else GLYPH
            canvas.sign(sign, *room.centre, min(room.width, room.height) * part, INK)
        elif self.picture.startswith(CHILDREN):
            animal = self.picture.removeprefix(CHILDREN).removesuffix(".svg")
            draw_child(canvas, animal, self.mark, room)
        else:
            canvas.picture(self.picture, room)
        if self._written:
            y = area.bottom - edge - name / 2
            size = min(self._size, SMALL_LETTERS) if small else self._size
            canvas.text(
                self._written,
                x,
                y,
                size=size,
                role=Role.BOLD,
                align=Align.CENTRE,
                width=area.width - 2 * edge,
            )
        if self.chosen:
            canvas.glyph("pip_round", area.right - 24, area.y + 24, 40, INK)
            canvas.glyph("check", area.right - 24, area.y + 24, 24, GOLD)
        if state.focused:
            ring(canvas, area, BOARD, on_paper=True)
