"""What the scenes made of widgets have in common."""

from collections.abc import Mapping
from typing import Final

from settebello.audio.cues import Cue
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import BaseScene, Change, Pop, Push, SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import FocusGroup, Widget

OPENS: Final[Mapping[Action, routes.Route]] = {
    Action.HELP: routes.Help(),
    Action.SETTINGS: routes.Settings(),
    Action.NEW_GAME: routes.NewGame(),
    Action.OPEN: routes.Matches(),
    Action.SAVE: routes.SaveAs(),
}
"""The keys that open a sheet from anywhere."""


def opened_by(event: UiEvent) -> Change | None:
    """The sheet that a key opens from anywhere."""
    return Push(OPENS[event.action]) if isinstance(event, Press) and event.action in OPENS else None


class MenuScene(BaseScene):
    """A screen of widgets. Esc leaves it, the arrows and Tab move the focus, other keys open a sheet."""

    own: SceneId | None = None

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

    @property
    def attention(self) -> Area | None:
        """Where the widget in focus is."""
        return self.group.focused.attention if self.group.focused is not None else None

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the widgets, or leave."""
        match event:
            case Press(Action.CANCEL):
                return self.leave()
            case Press(Action.MENU):
                return self.open(routes.Settings())
            case Press(Action.REPLAY):
                return self.replay()
            case Press(action) if action in OPENS:
                return self.open(OPENS[action])
            case _:
                change = self.group.handle(event)
                if change is not None:
                    self.services.cues.play(Cue.BUTTON)
                return change

    def leave(self) -> Change | None:
        """Answer Esc: back to the scene below."""
        return Pop()

    def replay(self) -> Change | None:
        """Answer the key that looks at a match again: nothing where no match is shown."""
        return None

    def open(self, sheet: routes.Route) -> Change | None:
        """Answer a key that opens a sheet; asked for itself, a sheet is closed."""
        return self.leave() if sheet.scene is self.own else Push(sheet)

    @property
    def spoken(self) -> Spoken:
        """What the scene is, and what has the focus."""
        return Spoken(opening=(self.heading,), focus=self.group.spoken, of=self.group.focused)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets."""
        self.group.draw(canvas)
