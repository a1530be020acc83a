"""The base class of the scenes that show how sums can be worked out, before the tasks begin."""

from settebello.i18n import Text, pt
from settebello.practice.learning_port import LearningPort
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnRoute
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import voice_switch
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.learn.parts.say_again_button import SayAgain, say_again
from settebello.ui.learn.scenes.child_scene import ChildScene


class WayScene(ChildScene):
    """A lesson between the path and the tasks: it speaks, can be skipped, and records nothing."""

    def __init__(self, services: Services, port: LearningPort, then: LearnRoute) -> None:
        """`then` is the route to the tasks."""
        super().__init__(services)
        self._port = port
        self._then = then
        self._now = self._since = 0.0
        self._log: list[Text] = []
        """What was said of the sums."""
        self._repeat = SayAgain(services)
        self._voice = voice_switch(services)
        self._home = Sign(pt("child", "Back"), self.leave, "home")

    @property
    def still(self) -> bool:
        """Whether animations are off."""
        return is_still(self.services, self._port.child)

    @property
    def time(self) -> float:
        """The time of the latest update in seconds."""
        return self._now

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; R repeats the speech, and the key that skips goes on to the tasks."""
        match event:
            case Press(Action.SKIP):
                return Replace(self._then)
            case Press(Action.REPLAY):
                say_again(self.services)
                return None
            case _:
                return super().handle(event)

    def arrange(self, width: float, height: float) -> None:
        """Place the signs along the upper edge."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._repeat.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        self._voice.place(Area(width - EDGE - 2 * BUTTON - 18, EDGE, BUTTON, BUTTON))
