"""When a slip above a button is shown: while the button is focused or pointed at, until it has been used."""

from collections.abc import Callable

from settebello.ui.kit.controls.inputs import PointerReleased, Press, UiEvent
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import FocusGroup, Widget


class Hinting:
    """Knows the widget that needs no hint any more: it was used, or another command was, since its focus."""

    def __init__(self, used: Widget | None = None) -> None:
        """Begin with a widget that needs none."""
        self.used = used

    def handled(
        self, event: UiEvent, group: Callable[[], FocusGroup], handle: Callable[[UiEvent], Change | None]
    ) -> Change | None:
        """Have an event handled, and note whether it moved the focus or used something."""
        before = group().focused, group().over
        change = handle(event)
        if (group().focused, group().over) != before:
            self.used = None
        elif isinstance(event, Press | PointerReleased):
            self.used = group().focused
        return change

    def hinted(self, canvas: Canvas, group: FocusGroup) -> Widget | None:
        """Return the widget above which a slip is shown now."""
        found = group.focused
        seen = canvas.focus_shown or group.over is found
        return found if seen and found is not self.used else None
