"""A task of the learning mode: raise the cards that fit, then take them."""

from typing import Final, NamedTuple

from settebello.audio.cues import Cue
from settebello.i18n import t
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import Attempt, Phase
from settebello.practice.learning_port import LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.idle_hand import BREATHES, beat, draw_idle_hand
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.learn.parts.sums.task_pictures import Example, away_of
from settebello.ui.learn.parts.tasks.task_cards import FLIGHT
from settebello.ui.learn.parts.tasks.task_feedback import asked_in, dots_read
from settebello.ui.learn.parts.tasks.task_messages import how_many_more
from settebello.ui.learn.scenes.answer_scene import PRESSED, AnswerScene

SETTLES: Final = 0.5
"""Seconds after an automatic change of task in which presses are ignored, as meant for the old task."""
OFFERS: Final = 25.0
"""Seconds without input until help is offered in words; after `BREATHES` a hand points at the help button."""


class _Seen(NamedTuple):
    """The states that change with time and require a redraw, also at the end of an animation."""

    animating: bool
    breathing: bool
    offered: bool
    dots: bool


class TaskScene(AnswerScene):
    """A block of an activity, task after task. No progress can be lost, and Esc leaves at any time."""

    heading = t("Learn to add")

    def __init__(self, services: Services, port: LearningPort, activity: str) -> None:
        """Start a block."""
        super().__init__(services, port)
        self._activity = activity
        port.begin(activity)
        self._began = 0.0

    # State

    @property
    def animating(self) -> bool:
        """Whether an animation is running."""
        if self.attempt is None:
            return False
        if super().animating:
            return True
        flying = self._solved_at is not None and self._now < self._solved_at + sum(FLIGHT)
        flying = flying or (self.things is not None and self.things.moves)
        lives = (flying or self.breathing) and not self.still
        return lives or self._part < 1.0 or self.partner.moves

    @property
    def breathing(self) -> bool:
        """Whether the hand shows what to press: help, the next thing to count, or what leads on."""
        waits = self.attempt is not None and self.attempt.phase is not Phase.SOLVED
        return waits and self._now - self._last_input >= BREATHES

    @property
    def goal(self) -> Widget:
        """What the hand shows: the next thing to count, a card that help has marked, or the help button.

        After an example or an explanation: the green button.
        """
        if self._onward is not None:
            return self._onward
        left = self.things.left if self.things is not None else ()
        marked = [spot for spot in self.spots if spot.marked and spot.reachable and not spot.lifted]
        return next(iter((*left, *marked)), self._buttons.help)

    @property
    def _onward(self) -> Widget | None:
        """The green button after an example or an explanation."""
        phase = None if self.attempt is None else self.attempt.phase
        if phase is Phase.EXAMPLE:
            return self._buttons.begin
        return self._buttons.again if phase is Phase.EXPLAINED else None

    # Time

    def update(self, now: float) -> Change | None:
        """Advance to the first task, and to the next one after a solution."""
        before = self._seen
        self._now = now
        self.partner.at(now)
        if self.attempt is None or self.cards is None:
            self._began = self._last_input = now
            return self.next_task()
        taken = None if self._solved_at is None else now - self._solved_at
        rests = self._telling.rests
        if taken is not None and taken >= rests and not self._listens(taken, rests):
            self._settled = now + SETTLES
            return self.next_task()
        self._count_on(now)
        self.cards.fly(self.places, None if self.still else taken)
        if self._offered and not before.offered:
            self._say((t("Shall I show you something?"),))
        if before.dots != self.dots_seen:
            self._renew()
        if before != self._seen:
            self.touch()
        return None

    @property
    def _seen(self) -> _Seen:
        return _Seen(self.animating, self.breathing, self._offered, self.dots_seen)

    @property
    def _offered(self) -> bool:
        offers = self.breathing and not self.counting and self._onward is None
        return offers and self._now - self._last_input >= OFFERS

    def next_task(self) -> Change | None:
        """Start the next task; after the last one show the reflection."""
        assignment = self._port.task()
        over = assignment is not None and assignment.seconds and self._now - self._began >= assignment.seconds
        if assignment is None or over:
            self.services.cues.play(Cue.SUCCESS)
            return Replace(routes.LearnReflection(self._activity))
        attempt = Attempt(assignment, self._now)
        self._lay_out(attempt)
        self._example = None
        self._dots_from = self._last_input = self._now
        if attempt.phase is Phase.EXAMPLE:
            self._example = Example.of(attempt, self.settings.remedy)
            self._telling.look_at(self._example.picture, self._now)
            self._say((sayings.makes(self._example.values),))
        elif assignment.lesson:
            self._say((sayings.makes((attempt.target,)),))
        elif attempt.marked:
            self._say((how_many_more(attempt),))
        if attempt.phase is Phase.CHOOSING and assignment.puzzle.task is Task.BACK:
            self._telling.look_at(away_of(attempt, open_=self.settings.calm), self._now)
        self.services.cues.play(Cue.DEAL)
        self._arranged()
        self._renew(self._next_card)
        return None

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; every input resets the timer of the help button."""
        attempt = self.attempt
        if attempt is None:
            return super().handle(event)
        if self.breathing:
            self.touch()
        self._last_input = self._now
        match event:
            case Digit(number) if self.counting:
                return self.touched(number - 1)
            case Digit(number) if 0 < number <= len(self.spots) and attempt.phase in PRESSED:
                spot = self.spots[number - 1]
                self.group.focus(spot)
                return spot.activate()
            case Press(Action.CONFIRM) if self._confirms:
                return self._taken()
            case Press(Action.HINT):
                return self._help()
            case Press(Action.REPLAY):
                return self._say_again()
            case _:
                return super().handle(event)

    def _say_again(self) -> Change | None:
        say_again(self.services)
        return None

    def leave(self) -> Change | None:
        """Return to the path; all answers are already recorded."""
        return Pop()

    # Speech and drawing

    @property
    def prompt(self) -> Words:
        """The question of the task."""
        attempt = self.attempt
        if attempt is None:
            return self.heading
        if attempt.phase is Phase.EXAMPLE:
            return t("Look:")
        return asked_in(attempt, counting=self.counting)

    @property
    def _dots_read(self) -> tuple[str, ...]:
        return () if self.attempt is None else dots_read(self.attempt)

    @property
    def spoken(self) -> Spoken:
        """The question, the focused card, and all feedback."""
        return Spoken(
            opening=(self.prompt, *self._dots_read),
            focus=self.group.spoken,
            of=self.group.focused,
            log=tuple(self._telling.log),
        )

    def read(self) -> tuple[Words, ...]:
        """Return the question, the cards on the table, and the last feedback."""
        shown = () if self._example is not None or self.counting else self.spots
        labels = tuple(spot.label for spot in shown)
        return self.prompt, *self._dots_read, *labels, *self.caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the task."""
        self._draw_ground(canvas)
        attempt = self.attempt
        if attempt is None:
            return
        view = self._view(attempt, example=self._example, dots_seen=self.dots_seen)
        view.draw(canvas)
        calls = self.breathing and self._onward is None
        self._buttons.help.calls = beat(self._now, still=self.still) if calls else 0.0
        super().draw(canvas)
        view.draw_over(canvas)
        if self.breathing:
            start = self.places.hand if self.goal is not self._buttons.help else self.places.table
            idle = self._now - self._last_input
            draw_idle_hand(canvas, start.centre, self.goal.area.centre, idle, still=self.still)
