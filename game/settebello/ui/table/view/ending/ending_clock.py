"""The time at the end of a match, and the row of buttons below it."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.controls.inputs import Action, PointerPressed, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets import Widget

GAP: Final = 14.0
"""The distance between two buttons."""
WIDER: Final = 1.7
"""The width of the main button, relative to that of the others."""
BELOW: Final = 24.0
"""How far buttons that rise begin below the place under their line."""


class EndingClock:
    """Counts the seconds since the end of a match was first shown; they can be skipped."""

    def __init__(self) -> None:
        """Start before the first frame."""
        self.now = 0.0
        """The time of the latest frame in seconds."""
        self._begun: float | None = None
        self._heard = False

    @property
    def time(self) -> float:
        """The seconds since the first frame; 0 before it."""
        return 0.0 if self._begun is None else self.now - self._begun

    def tick(self, now: float) -> bool:
        """Take the time of a frame; return whether it is the first one."""
        self.now = now
        if self._begun is not None:
            return False
        self._begun = now
        return True

    def skip_to(self, time: float) -> None:
        """Continue as if so many seconds had passed since the first frame."""
        self._begun = self.now - time

    def sounds(self, at: float) -> bool:
        """Return True once, `at` seconds after the first frame: the sound of the result is due."""
        if self._heard or self.time < at:
            return False
        self._heard = True
        return True


def skips(event: UiEvent) -> bool:
    """Whether an event lets everything land at once: a click, or the key that presses a button."""
    return isinstance(event, PointerPressed) or event == Press(Action.CONFIRM)


def place_buttons(buttons: Sequence[Widget], main: Widget, line: Area, lowered: float = 0.0) -> None:
    """Place the buttons side by side on a line, the main one wider than the others.

    They are `lowered` below it by a part of the way (0 to 1) from below the window.
    """
    line = line.moved(0, lowered * (line.height + BELOW))
    unit = (line.width - GAP * (len(buttons) - 1)) / (len(buttons) - 1 + WIDER)
    x = line.x
    for button in buttons:
        wide = unit * (WIDER if button is main else 1.0)
        button.place(Area(x, line.y, wide, line.height))
        x += wide + GAP
