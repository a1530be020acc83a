"""The base class of screens on which every press of a child is answered."""

from typing import TYPE_CHECKING

from settebello.audio.cues import Cue
from settebello.ui.kit.controls.inputs import Digit, PointerPressed, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.touches import Touchable, Touches
from settebello.ui.learn.scenes.pointing_scene import PointingScene

if TYPE_CHECKING:
    from settebello.i18n import Text


class TouchScene(PointingScene):
    """Answers a press beside the buttons by a ring; pictures that look as if they could be pressed hop."""

    def __init__(self, services: Services) -> None:
        """Start without a touch."""
        super().__init__(services)
        self._touches = Touches()
        self._told: list[Text] = []
        """What the pictures have said that were touched."""

    @property
    def time(self) -> float:
        """The time of the latest update in seconds."""
        return self._time

    @property
    def _calm(self) -> bool:
        return self.still or is_still(self.services, None)

    @property
    def touchables(self) -> tuple[Touchable, ...]:
        """The pictures that answer a touch, the topmost last."""
        return ()

    @property
    def animating(self) -> bool:
        """Whether a touch is being answered, or the hand moves."""
        return self._touches.moves(self.time) or super().animating

    def touched_picture(self, picture: Touchable) -> None:
        """Answer the touch of a picture, besides its hop."""
        self._told += picture.words

    def raised(self, picture: Touchable) -> Area:
        """Return the area of a picture, which hops while its touch is answered."""
        return self._touches.raised(picture.name, picture.area, self.time, still=self._calm)

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; a press beside the buttons is answered where it fell.

        A key that changes nothing is answered at the focused widget.
        """
        before = self.version
        if isinstance(event, PointerPressed) and not self.is_button(event.x, event.y):
            over = [one for one in self.touchables if one.area.contains(event.x, event.y)]
            self.answer(event.x, event.y, over[-1] if over else None)
        change = super().handle(event)
        focused, idle = self.group.focused, change is None and self.version == before
        if idle and isinstance(event, Press | Digit) and focused is not None:
            self.answer(*focused.area.centre)
        return change

    def is_button(self, x: float, y: float) -> bool:
        """Return whether a button lies at a point."""
        return any(widget.reachable and widget.area.contains(x, y) for widget in self.group.widgets)

    def resumed(self, result: object) -> Change | None:
        """Forget what was said before a scene above was opened, so that it is not said again."""
        self._told.clear()
        return super().resumed(result)

    def answer(self, x: float, y: float, picture: Touchable | None = None) -> None:
        """Show where a child has pressed; a picture that lies there answers."""
        self._touches.begin(x, y, self.time, None if picture is None else picture.name)
        self.services.cues.play(Cue.FOCUS)
        if picture is not None:
            self.touched_picture(picture)
        self.touch()

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the hand, and over them the answer to a touch."""
        super().draw(canvas)
        self._touches.draw(canvas, self.time, still=self._calm)
