"""The base class of scenes made of widgets."""

from collections.abc import Mapping
from typing import ClassVar, Final

from settebello.audio.cues import Cue
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import BaseScene, Change, Pop, Push, SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import FocusGroup, Surface, Widget

OPENS: Final[Mapping[Action, routes.Route]] = {
    Action.HELP: routes.Help(),
    Action.SETTINGS: routes.Settings(),
    Action.NEW_GAME: routes.NewGame(),
    Action.OPEN: routes.Matches(),
    Action.SAVE: routes.SaveAs(),
}
"""Actions that open a sheet from anywhere."""


def opened_by(event: UiEvent) -> Change | None:
    """Return the change that opens a sheet for an event, or None."""
    return Push(OPENS[event.action]) if isinstance(event, Press) and event.action in OPENS else None


class MenuScene(BaseScene):
    """A screen of widgets. Esc leaves it, arrows and Tab move the focus, other keys open a sheet."""

    own: SceneId | None = None
    surface: ClassVar[Surface] = Surface.TABLE
    """What the widgets lie on."""

    def __init__(self, services: Services) -> None:
        """Start without widgets; the scene passes them to `use`."""
        super().__init__()
        self.services = services
        self.group = FocusGroup((), self.touch)

    def use(self, *widgets: Widget, focus: Widget | None = None) -> None:
        """Set the widgets in the order of the Tab key; `focus` is focused first."""
        self.group = FocusGroup(widgets, self.touch, lambda: self.services.cues.play(Cue.FOCUS), self.surface)
        if focus is not None:
            self.group.focus(focus)
        self.touch()

    @property
    def attention(self) -> Area | None:
        """The area of the focused widget, or None."""
        return self.group.focused.attention if self.group.focused is not None else None

    def handle(self, event: UiEvent) -> Change | None:
        """Pass the event to the widgets, or leave."""
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
        """Return to the scene below, in response to Esc."""
        return Pop()

    def replay(self) -> Change | None:
        """Open the replay of a match, in response to its key; nothing in scenes without a match."""
        return None

    def open(self, sheet: routes.Route) -> Change | None:
        """Open a sheet, in response to its key; the key of the sheet shown closes it."""
        return self.leave() if sheet.scene is self.own else Push(sheet)

    @property
    def spoken(self) -> Spoken:
        """The heading, and the focused widget."""
        return Spoken(opening=(self.heading,), focus=self.group.spoken, of=self.group.focused)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets."""
        self.group.draw(canvas)
