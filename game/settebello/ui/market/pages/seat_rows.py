"""A seat on the page that sets up a match: who sits there, changed with the arrows, the wheel or a press."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.table.view.seat_plate import EDGE, SeatPlate

ARROW: Final = 24.0
"""The width of each of the two arrows at the end of a plate."""


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
        """Seat the one before at the first arrow, else the next one."""
        del y
        second = self.area.right - EDGE - ARROW
        self._turn(-1 if second - ARROW <= x < second else 1)
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
        """Draw the plate with the portrait over its end, and two arrows."""
        sitter = self.sitter
        plate = SeatPlate(sitter.avatar, sitter.name, self.label, ("arrow_left", "arrow_right"), ARROW)
        plate.draw(canvas, self.area, focused=state.focused)
