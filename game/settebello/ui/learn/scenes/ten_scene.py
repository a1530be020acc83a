"""The base class of the games of ten: feedback, help, the child's animal, and the way on after the end."""

from settebello.audio.cues import Cue
from settebello.i18n import Text, pt, t
from settebello.practice.learning_port import ChildSettings, LearningPort
from settebello.practice.ten_game import TenGame
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_voice import LISTENS, hears, voice_switch
from settebello.ui.learn.parts.idle_hand import BREATHES, beat, draw_idle_hand
from settebello.ui.learn.parts.learn_buttons import Sign, go
from settebello.ui.learn.parts.partner import Pose, SeatedPartner
from settebello.ui.learn.parts.say_again_button import SayAgain, say_again
from settebello.ui.learn.parts.tasks.task_messages import Telling
from settebello.ui.learn.scenes.child_scene import ChildScene


class TenScene(ChildScene):
    """A game of ten: nothing can be lost, it always ends, and Esc leaves at any time."""

    def __init__(self, services: Services, port: LearningPort, activity: str) -> None:
        """Make the parts that all games of ten have."""
        super().__init__(services)
        self._activity = activity
        self._child = child = port.child
        self.settings = child.settings if child is not None else ChildSettings()
        self.partner = SeatedPartner(services, child)
        self.now = self._last_input = 0.0
        self._over_since: float | None = None
        self._begun = False
        self.telling = Telling()
        self.home = Sign(pt("child", "Back"), self.leave, "home")
        self.help = Sign(pt("child", "Help me"), self.show_more, "hint")
        self.repeat = SayAgain(services)
        self.voice = voice_switch(services)
        self.on = go(pt("child", "Next"), self.go_on, "play")

    # To be said by each game

    @property
    def prompt(self) -> Words:
        """What the child is asked."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin, now that the time is known."""
        raise NotImplementedError

    def advance(self) -> None:
        """Go on to the present time."""
        raise NotImplementedError

    def show_more(self) -> Change | None:
        """Show one step more of help."""
        raise NotImplementedError

    @property
    def waits_for_child(self) -> bool:
        """Whether it is the child's turn to choose."""
        raise NotImplementedError

    # Time

    @property
    def still(self) -> bool:
        """Whether animations are off."""
        return is_still(self.services, self._child)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._over_since is not None

    @property
    def breathing(self) -> bool:
        """Whether the help button is highlighted."""
        return self._begun and self.waits_for_child and self.now - self._last_input >= BREATHES

    @property
    def part(self) -> float:
        """The progress of the picture's animation."""
        return self.telling.part(self.now, still=self.still)

    @property
    def animating(self) -> bool:
        """Whether an animation is running."""
        moves = self.part < 1.0 or self.partner.moves or super().animating
        return (self.breathing and not self.still) or moves

    @property
    def time(self) -> float:
        """The time of the latest update in seconds."""
        return self.now

    def update(self, now: float) -> Change | None:
        """Advance; after the end, and what was said of it, go on to the reflection."""
        before = self.animating, self.breathing
        self.now = now
        self.partner.at(now)
        if not self._begun:
            self._begun, self._last_input = True, now
            self.begin()
        self.advance()
        if self._over_since is not None:
            taken = now - self._over_since
            speaks = self.services.narrator.speaking and taken < self.telling.rests + LISTENS
            if taken >= self.telling.rests and not speaks:
                return self.go_on()
        if before != (self.animating, self.breathing):
            self.touch()
        return None

    def end(self) -> None:
        """End the game; the green button goes on."""
        self._over_since = self.now
        self.partner.does(Pose.GLAD)

    def go_on(self) -> Change | None:
        """Go on to what was found."""
        self.services.cues.play(Cue.SUCCESS)
        return Replace(routes.LearnReflection(self._activity))

    def leave(self) -> Change | None:
        """Return to the path; all answers are already recorded."""
        return Pop()

    # Speech

    def say(self, sentences: sayings.Sentences) -> None:
        """Show sentences as the caption."""
        self.telling.say(sentences)
        self.touch()

    @staticmethod
    def together(game: TenGame) -> sayings.Sentences:
        """Return the sentence with which the way is shown after random clicks; none otherwise."""
        return (t("Let's look together."),) if game.together else ()

    @property
    def spoken(self) -> Spoken:
        """The question, the focused card, and all feedback."""
        return Spoken(
            opening=(self.prompt,),
            focus=self.group.spoken,
            of=self.group.focused,
            log=tuple(self.telling.log),
        )

    @property
    def narration(self) -> Narration | None:
        """The question, and all feedback."""
        prompt = self.prompt
        if not self._begun or not isinstance(prompt, Text) or not hears(self.services):
            return None
        return Narration((prompt,), tuple(self.telling.log), self.telling.caption)

    def read(self) -> tuple[Words, ...]:
        """Return the question and the last feedback."""
        return self.prompt, *self.telling.caption

    # Input and drawing

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; every input resets the timer of the help button."""
        if self.breathing:
            self.touch()
        self._last_input = self.now
        match event:
            case Press(Action.HINT) if self.waits_for_child:
                return self.show_more()
            case Press(Action.REPLAY):
                say_again(self.services)
                return None
            case _:
                return super().handle(event)

    def beat(self) -> None:
        """Set the highlight of the help button."""
        self.help.calls = beat(self.now, still=self.still) if self.breathing else 0.0

    def draw_help_hand(self, canvas: Canvas, start: tuple[float, float]) -> None:
        """Draw the hand that points at the help button after some time without input."""
        if self.breathing:
            idle = self.now - self._last_input
            draw_idle_hand(canvas, start, self.help.area.centre, idle, still=self.still)
