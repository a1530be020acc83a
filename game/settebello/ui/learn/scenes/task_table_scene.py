"""The base class of scenes with a task on the table, solved by a child or shown by a hand."""

from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.i18n import Text
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import Attempt, Phase
from settebello.practice.learning_port import ChildSettings, LearningPort
from settebello.ui.kit.controls.inputs import PointerPressed, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_voice import LISTENS, hears
from settebello.ui.learn.parts.mat import draw_ground
from settebello.ui.learn.parts.partner import Pose, SeatedPartner
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.learn.parts.sums.task_pictures import Example, half_of
from settebello.ui.learn.parts.tasks.task_cards import TableCards
from settebello.ui.learn.parts.tasks.task_layout import CARD, Places
from settebello.ui.learn.parts.tasks.task_messages import Telling
from settebello.ui.learn.parts.tasks.task_things import Things
from settebello.ui.learn.parts.tasks.task_view import TaskView
from settebello.ui.learn.parts.tasks.thing_counter import ThingCounter
from settebello.ui.learn.parts.touches import Touchable
from settebello.ui.learn.scenes.child_scene import ChildScene

PICTURED: Final = frozenset({Task.WAYS, Task.BACK, Task.GAP, Task.MORE})
"""The tasks with a picture from the beginning."""


class TaskTableScene(ChildScene):
    """A task with its cards, the things to count, the feedback, and the child's animal."""

    needs = (float(BASE_WIDTH), float(BASE_HEIGHT))
    """A task is always completely visible, so that children need not scroll to a button."""
    count_pause = 0.0
    """Seconds after the last counted thing until the cards come."""

    def __init__(self, services: Services, port: LearningPort) -> None:
        """Start without a task."""
        super().__init__(services)
        self._port = port
        self._now = self._last_input = 0.0
        self.partner = SeatedPartner(services, port.child)
        self.attempt: Attempt | None = None
        self._tasks = 0
        self.cards: TableCards | None = None
        self._counter: ThingCounter | None = None
        self._telling = Telling()
        self.places = Places.of(BASE_WIDTH, BASE_HEIGHT)
        self._solved_at: float | None = None

    # To be said by each scene

    @property
    def prompt(self) -> Words:
        """The question of the task."""
        raise NotImplementedError

    def chosen(self, card: Card) -> Change | None:
        """Respond to a press on a card."""
        raise NotImplementedError

    def touched(self, place: int) -> Change | None:
        """Respond to a touch of the thing at a place."""
        raise NotImplementedError

    # State

    @property
    def settings(self) -> ChildSettings:
        """The display settings of the current child."""
        child = self._port.child
        return child.settings if child is not None else ChildSettings()

    @property
    def still(self) -> bool:
        """Whether animations are off."""
        return is_still(self.services, self._port.child)

    @property
    def spots(self) -> tuple[CardSpot, ...]:
        """The cards on the table, from left to right."""
        return () if self.cards is None else self.cards.spots

    @property
    def things(self) -> Things | None:
        """What is touched and counted in this task; None in another one."""
        return None if self._counter is None else self._counter.things

    @property
    def counting(self) -> bool:
        """Whether things are being counted; the last number is heard before the cards come."""
        return self._counter is not None and self._counter.counting

    @property
    def time(self) -> float:
        """The time of the latest update in seconds."""
        return self._now

    @property
    def touchables(self) -> tuple[Touchable, ...]:
        """The dots of the block and the picture of the sum, which begins again."""
        if self.attempt is None:
            return ()
        return (self._dots, self._board) if self.pictured else (self._dots,)

    @property
    def pictured(self) -> bool:
        """Whether a picture is on the board beside the animal."""
        attempt = self.attempt
        if attempt is None or attempt.phase is Phase.COMPARING:
            return False
        shown = self._telling.picture is not None or attempt.assignment.puzzle.task in PICTURED
        return shown or attempt.phase is Phase.EXAMPLE

    @property
    def seat(self) -> Area:
        """The place of the animal, left of the group: large where it has room."""
        alone = self.attempt is not None and self.attempt.phase in {Phase.COMPARING, Phase.EXAMPLE}
        return self.places.partner if self.pictured and not alone else self.places.stage

    @property
    def _dots(self) -> Touchable:
        return Touchable("dots", self.places.dots)

    @property
    def _board(self) -> Touchable:
        return Touchable("board", self.places.board)

    def touched_picture(self, picture: Touchable) -> None:
        """Let the picture of the sum begin again, with what was said of it."""
        super().touched_picture(picture)
        if picture == self._board and self._telling.picture is not None:
            self._telling.look_at(self._telling.picture, self._now)
            say_again(self.services)

    @property
    def _part(self) -> float:
        """The progress of the picture's animation."""
        return self._telling.part(self._now, still=self.still)

    def _listens(self, taken: float, rests: float) -> bool:
        """Return whether a solution, so many seconds old, is still spoken after its rest."""
        return self.services.narrator.speaking and taken < rests + LISTENS

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; what looks as if it could be pressed asks the question again."""
        if isinstance(event, PointerPressed) and self._asks_again(event.x, event.y):
            if self.partner.animal.act.pose_at(self._now, still=self.still) is Pose.WATCHING:
                self.partner.does(Pose.NODDING)
                self.touch()
            say_again(self.services)
            self.answer(event.x, event.y)
            return None
        return super().handle(event)

    def _asks_again(self, x: float, y: float) -> bool:
        """Return whether a point is on the question, the animal, or the child's own card or number."""
        places = self.places
        beside = any(area.contains(x, y) for area in (places.prompt, self.seat, places.hand))
        return self.attempt is not None and beside and not self.is_button(x, y)

    # The task

    def _lay_out(self, attempt: Attempt) -> None:
        """Lay out a task."""
        self.attempt = attempt
        self._tasks += 1
        self.cards = TableCards(attempt, self.chosen)
        self._counter = None
        if attempt.things:
            self._counter = ThingCounter(attempt, self.touched, pause=self.count_pause)
        self._solved_at = None
        self._telling.clear()

    def _count(self, place: int) -> bool:
        """Count a thing aloud; return whether it was not counted before."""
        said = self._counter.touch(place, self._now) if self._counter is not None else None
        if said is None:
            return False
        self.services.cues.play(Cue.FOCUS)
        self._telling.log.append(said)
        return True

    def _compare(self, attempt: Attempt, card: Card) -> bool:
        """Take a card for the greater one; if it is, the cards for the difference are laid out."""
        if not attempt.compare(card, self._now):
            self.services.cues.play(Cue.KNOCK)
            return False
        self.services.cues.play(Cue.CAPTURE)
        self.cards = TableCards(attempt, self.chosen)
        return True

    # Layout, speech and drawing

    def arrange(self, width: float, height: float) -> None:
        """Lay out the screen."""
        super().arrange(width, height)
        self._arranged()

    def _arranged(self) -> None:
        """Place the cards and the things."""
        half = CARD if self.attempt is None else half_of(self.attempt)
        self.places = Places.of(self.width, self.height, half)
        if self.cards is not None:
            self.cards.place(self.places)
        if self.things is not None:
            self.things.place(self.places.table)

    @property
    def narration(self) -> Narration | None:
        """The question, and all feedback; no card, because the question may ask for it."""
        prompt = self.prompt
        if self.attempt is None or not isinstance(prompt, Text) or not hears(self.services):
            return None
        return Narration((prompt,), tuple(self._telling.log), self._telling.caption, task=self._tasks)

    def _draw_ground(self, canvas: Canvas) -> None:
        """Draw the table, and the mat below the cards unless the table is for its contrast."""
        draw_ground(canvas, self.services.settings.current.table, self.places.mat)

    def _view(self, attempt: Attempt, *, example: Example | None, dots_seen: bool) -> TaskView:
        """Return what is drawn of the task besides its buttons."""
        return TaskView(
            attempt=attempt,
            prompt=self.prompt,
            telling=self._telling,
            spots=self.spots,
            places=replace(self.places, dots=self.raised(self._dots), board=self.raised(self._board)),
            example=example,
            part=self._part,
            calm=self.settings.calm,
            dots_seen=dots_seen,
            things=self.things,
            still=self.still,
            partner=self.partner,
            seat=self.seat,
        )
