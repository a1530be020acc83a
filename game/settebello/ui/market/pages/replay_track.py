"""The bar of a replay: where it stands in the match, moved by mouse and arrows."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FILLED, TRACK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.kit.widgets.button import draw_knob, ring

GROOVE: Final = 12.0
KNOB: Final = 30.0


class ReplayTrack(Widget):
    """A groove with a knob; `moved` gets the number of the action it stands at."""

    def __init__(self, last: int, moved: Callable[[int], None]) -> None:
        """Stand at the beginning of `last` actions."""
        super().__init__(t("Action"))
        self._last = last
        self._moved = moved
        self.place_now = 0

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The number of the action."""
        return self.label, t("{n} of {last}", n=self.place_now, last=self._last)

    def step(self, across: int, down: int) -> bool:
        """Move by one action."""
        del down
        if across:
            self._go(self.place_now + across)
        return bool(across)

    def leap(self, down: int, *, far: bool) -> bool:
        """Move by ten actions, or to the beginning or the end."""
        self._go(self.place_now + down * (self._last if far else 10))
        return True

    def wheel(self, steps: float) -> bool:
        """Move by one action."""
        self._go(self.place_now + (-1 if steps > 0 else 1))
        return True

    def press(self, x: float, y: float) -> None:
        """Move to the mouse."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Follow the mouse."""
        del y
        groove = self._groove
        self._go(round(self._last * (x - groove.x) / groove.width))

    def release(self, x: float, y: float) -> Change | None:
        """Stay where the mouse let go."""
        del x, y
        return None

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the groove, what has been played, and the knob."""
        groove = self._groove
        part = self.place_now / self._last if self._last else 0.0
        canvas.box(groove, TRACK)
        if part:
            canvas.box(Area(groove.x, groove.y, max(groove.width * part, GROOVE), groove.height), FILLED)
        draw_knob(canvas, groove.x + groove.width * part, groove.centre[1], KNOB)
        if state.focused:
            ring(canvas, self.area, TRACK)

    @property
    def _groove(self) -> Area:
        return Area.centred(*self.area.centre, self.area.width - 2 * KNOB, GROOVE)

    def _go(self, place: int) -> None:
        place = min(max(place, 0), self._last)
        if place != self.place_now:
            self.place_now = place
            self._moved(place)
