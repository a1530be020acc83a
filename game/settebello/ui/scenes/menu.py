"""What the scenes made of widgets have in common."""

from settebello.audio.cues import Cue
from settebello.ui.canvas import Canvas
from settebello.ui.inputs import Action, Press, UiEvent
from settebello.ui.scene import BaseScene, Change, Pop, Push, SceneId
from settebello.ui.services import Services
from settebello.ui.widgets import FocusGroup, Widget


class MenuScene(BaseScene):
    """A screen of widgets. Esc leaves it, F1 opens the help, the arrows and Tab move the focus."""

    def __init__(self, services: Services) -> None:
        """Begin without widgets; the scene gives them to `use`."""
        super().__init__()
        self.services = services
        self.group = FocusGroup((), self.touch)

    def use(self, *widgets: Widget, focus: Widget | None = None) -> None:
        """Have these widgets from now on, in the order of the Tab key; `focus` begins with the focus."""
        self.group = FocusGroup(widgets, self.touch, lambda: self.services.cues.play(Cue.FOCUS))
        if focus is not None:
            self.group.focus(focus)
        self.touch()

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the widgets, or leave."""
        match event:
            case Press(Action.CANCEL):
                return self.leave()
            case Press(Action.HELP):
                return Push(SceneId.HELP)
            case _:
                change = self.group.handle(event)
                if change is not None:
                    self.services.cues.play(Cue.BUTTON)
                return change

    def leave(self) -> Change | None:
        """Answer Esc: back to the scene below."""
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets."""
        self.group.draw(canvas)
