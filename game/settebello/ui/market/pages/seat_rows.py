"""A seat on the page that sets up a match: who sits there, changed with the arrows, the wheel or a press."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FIELD, FIELD_LIT, INK, INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.kit.widgets.button import ring

ARROW: Final = 30.0
ROUND: Final = 30.0
"""The radius of the ends of a plate."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who may have a seat: a level or one of the people of the osteria, or a person (None)."""

    level: str | None
    name: Words
    avatar: str


class SeatRow(Widget):
    """A seat with its player."""

    def __init__(self, label: Words, sitters: Sequence[Sitter], changed: Callable[[], None]) -> None:
        """Begin with the first of `sitters`."""
        super().__init__(label)
        self._sitters = tuple(sitters)
        self._changed = changed
        self._place = 0

    @property
    def sitter(self) -> Sitter:
        """Who has the seat."""
        return self._sitters[self._place]

    def seat(self, level: str | None) -> None:
        """Give the seat to a level, or to a person; to the first of all if there is no such level."""
        levels = [one.level for one in self._sitters]
        self._place = levels.index(level) if level in levels else 0

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The seat and who has it."""
        return self.label, self.sitter.name, t("choice")

    def activate(self) -> Change | None:
        """Seat the next one."""
        self._turn(1)
        return None

    def release(self, x: float, y: float) -> Change | None:
        """Seat the one before at the left arrow, else the next one."""
        del y
        self._turn(-1 if x < self.area.x + ARROW else 1)
        return None

    def step(self, across: int, down: int) -> bool:
        """Seat the one before or the next one; beside the first and the last one the focus moves on."""
        del down
        if not across or not 0 <= self._place + across < len(self._sitters):
            return False
        self._turn(across)
        return True

    def wheel(self, steps: float) -> bool:
        """Seat the one before or the next one."""
        self._turn(-1 if steps > 0 else 1)
        return True

    def _turn(self, step: int) -> None:
        self._place = (self._place + step) % len(self._sitters)
        self._changed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the portrait, the name and the seat between two arrows."""
        style = replace(FIELD_LIT if state.focused else FIELD, radius=ROUND, shadow=0.35, shadow_reach=5)
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style, on_paper=True)
        y = self.area.centre[1]
        canvas.glyph("arrow_left", self.area.x + ARROW / 2 + 2, y, 20, INK_SOFT)
        canvas.glyph("arrow_right", self.area.right - ARROW / 2 - 2, y, 20, INK_SOFT)
        side = self.area.height + 4
        portrait = Area(self.area.x + ARROW, y - side / 2, side, side)
        canvas.picture(self.sitter.avatar, portrait)
        left = portrait.right + 6
        room = self.area.right - ARROW - left
        canvas.text(self.sitter.name, left, y - 11, size=20, role=Role.BOLD, colour=INK, width=room)
        canvas.text(self.label, left, y + 13, size=LETTERS[Size.SMALL], colour=INK_SOFT, width=room)
