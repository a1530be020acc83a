"""The base class of screens without a task, on which a hand shows a child that waits how it goes on."""

from settebello.ui.kit.controls.inputs import PointerMoved, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts.idle_hand import BREATHES, draw_idle_hand, hand_moves, pointing_at


class PointingScene(MenuScene):
    """After twelve seconds without input, a hand points at `onward`; every update calls `wait`."""

    def __init__(self, services: Services) -> None:
        """Begin to wait with the first call of `wait`."""
        super().__init__(services)
        self._pressed_at: float | None = None
        self._time = 0.0

    @property
    def onward(self) -> Widget | None:
        """What a child presses to go on; None where nothing leads on, or where there is a choice."""
        return None

    @property
    def still(self) -> bool:
        """Whether motion is reduced, so that the hand appears where it points."""
        return False

    @property
    def idle(self) -> float:
        """The seconds without input."""
        return 0.0 if self._pressed_at is None else self._time - self._pressed_at

    @property
    def pointing(self) -> bool:
        """Whether the hand is shown."""
        onward = self.onward
        return onward is not None and onward.reachable and self.idle >= BREATHES

    @property
    def animating(self) -> bool:
        """Whether the hand moves."""
        return self.pointing and not self.still and hand_moves(self.idle)

    def wait(self, now: float) -> None:
        """Count the time without input, up to a time in seconds."""
        before = self.pointing, self.animating
        if self._pressed_at is None:
            self._pressed_at = now
        self._time = now
        if (self.pointing, self.animating) != before:
            self.touch()

    def update(self, now: float) -> Change | None:
        """Count the time without input."""
        self.wait(now)
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; the hand goes away."""
        if not isinstance(event, PointerMoved):
            if self.pointing:
                self.touch()
            self._pressed_at = self._time
        return super().handle(event)

    def resumed(self, result: object) -> Change | None:
        """Count from zero again when a scene above has closed."""
        self._pressed_at = None
        return super().resumed(result)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, and the hand over them."""
        super().draw(canvas)
        if self.pointing and self.onward is not None:
            hand = pointing_at(self.onward.area, self.width, self.height)
            draw_idle_hand(canvas, hand.start, hand.tip, self.idle, still=self.still, angle=hand.angle)
