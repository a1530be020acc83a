"""The buttons of a task: which are available in each phase, and their places."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from settebello.i18n import pt, t
from settebello.practice.attempt import Attempt, Phase
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.parts.child_voice import voice_switch
from settebello.ui.learn.parts.learn_buttons import Sign, calm, go
from settebello.ui.learn.parts.say_again_button import SayAgain
from settebello.ui.learn.parts.tasks.task_layout import Places

Pressed = Callable[[], Change | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskCallbacks:
    """The actions of the buttons."""

    take: Pressed
    begin: Pressed
    again: Pressed
    help: Pressed
    look: Pressed
    on: Pressed
    leave: Pressed


class TaskButtons:
    """All buttons of a task; only the few that apply are shown."""

    def __init__(self, deeds: TaskCallbacks, services: Services) -> None:
        """Create the buttons."""
        self.take = go(pt("child", "Take"), deeds.take, "hand")
        self.begin = go(t("Now you try"), deeds.begin, "play")
        self.again = go(t("Try again"), deeds.again, "again")
        self.show = calm(t("Show me"), deeds.help, "eye")
        self.on = go(pt("child", "Next"), deeds.on, "play")
        self.help = Sign(pt("child", "Help me"), deeds.help, "hint")
        self.look = Sign(t("Look again"), deeds.look, "eye")
        self.repeat = SayAgain(services)
        self.voice = voice_switch(services)
        self.home = Sign(pt("child", "Back"), deeds.leave, "home")

    def offered(self, attempt: Attempt, spots: Sequence[CardSpot], *, covered: bool) -> tuple[Widget, ...]:
        """Return the available widgets in the order of the Tab key; `covered` dots can be looked at again."""
        match attempt.phase:
            case Phase.EXAMPLE:
                return (self.begin, self.repeat, self.voice, self.home)
            case Phase.COUNTING:
                return (self.repeat, self.voice, self.home)
            case Phase.EXPLAINED:
                return (self.again, self.show, *spots, self.repeat, self.voice, self.home)
            case Phase.SOLVED:
                return (self.on, self.voice, self.home)
            case Phase.COMPARING:
                return (*spots, self.help, self.repeat, self.voice, self.home)
            case Phase.CHOOSING:
                take = () if attempt.single else (self.take,)
                look = (self.look,) if covered else ()
                return (*spots, *take, *look, self.help, self.repeat, self.voice, self.home)

    def place(self, places: Places) -> None:
        """Place all buttons."""
        low, high = places.buttons
        for button in (self.take, self.begin, self.on, self.again):
            button.place(low)
        self.show.place(high)
        self.help.place(places.help)
        self.repeat.place(places.repeat)
        self.voice.place(places.voice)
        self.home.place(places.home)
