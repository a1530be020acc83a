"""A ghost hand solves a task; where the child is new, it then does the same with other cards."""

from typing import Final

from settebello.audio.clip_pieces import number_alone
from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.i18n import Text, pt, t
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import Attempt, Phase, fits
from settebello.practice.learning_port import ChildSettings, LearningPort, Showing
from settebello.ui.kit.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnRoute
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.kit.view.canvas import BASE_HEIGHT, BASE_WIDTH, Canvas, Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_voice import LISTENS, hears, voice_switch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.ghost_hand import GhostHand, draw_hand
from settebello.ui.learn.parts.learn_buttons import Sign, go
from settebello.ui.learn.parts.partner import SeatedPartner
from settebello.ui.learn.parts.say_again_button import SayAgain, say_again
from settebello.ui.learn.parts.sums.task_pictures import away_of, picture_of
from settebello.ui.learn.parts.tasks.task_cards import TableCards
from settebello.ui.learn.parts.tasks.task_layout import Places
from settebello.ui.learn.parts.tasks.task_messages import Telling
from settebello.ui.learn.parts.tasks.task_partner import act_of
from settebello.ui.learn.parts.tasks.task_things import Things
from settebello.ui.learn.parts.tasks.task_view import TaskView
from settebello.ui.learn.scenes.child_scene import ChildScene

LOOKS: Final = 0.8
"""Seconds for which the cards lie there before the hand comes."""
STAYS: Final = 2.2
"""Seconds for which a solution stays."""
IDLE: Final = 12.0
"""Seconds without input until the hand shows the next card again."""
BELOW: Final = 60.0
"""How far below the window the hand comes from."""


class ShowingScene(ChildScene):
    """Shows by a hand how an activity goes; nobody has to read, and every press goes on."""

    needs = (float(BASE_WIDTH), float(BASE_HEIGHT))
    """The room of a task, whose layout is shown."""

    heading = t("Look:")

    def __init__(self, services: Services, port: LearningPort, activity: str, then: LearnRoute) -> None:
        """Show an activity; `then` is the route to its tasks or its deal."""
        super().__init__(services)
        self._port = port
        self._then = then
        self._showing: Showing | None = port.showing(activity)
        self.partner = SeatedPartner(services, port.child)
        self._now = self._since = self._last_input = 0.0
        self._tapped = 0
        self._solved_at: float | None = None
        self._started = False
        self.trying = False
        self.attempt: Attempt | None = None
        self.cards: TableCards | None = None
        self.things: Things | None = None
        """What is touched and counted before a card is chosen."""
        self._telling = Telling()
        self._places = Places.of(1280, 720)
        self._begin = go(t("Now you try"), self._on, "play")
        self._repeat = SayAgain(services)
        self._voice = voice_switch(services)
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self.use(self._begin, self._repeat, self._voice, self._home)

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
    def animating(self) -> bool:
        """Whether something moves."""
        waits = self.trying and self._solved_at is None and not self.shows_again
        flies = self.things is not None and self.things.moves
        return self.attempt is not None and (not waits or self.partner.moves or flies)

    @property
    def spots(self) -> tuple[CardSpot, ...]:
        """The cards on the table, from left to right."""
        return () if self.cards is None else self.cards.spots

    @property
    def shows_again(self) -> bool:
        """Whether the hand shows the child that waits what to press next."""
        return self.trying and self._solved_at is None and self._now - self._last_input >= IDLE

    @property
    def _answer(self) -> tuple[CardSpot, ...]:
        """The cards to be taken, smaller values first, without those that are given."""
        attempt = self.attempt
        if attempt is None:
            return ()
        pair = attempt.assignment.pair
        if attempt.phase is Phase.COMPARING and pair is not None:
            return tuple(spot for spot in self.spots if spot.card == pair.more)
        wanted = attempt.answer - attempt.assignment.puzzle.given
        return tuple(
            sorted((spot for spot in self.spots if spot.card in wanted), key=lambda spot: spot.value)
        )

    @property
    def counting(self) -> bool:
        """Whether things are still to be counted."""
        return self.attempt is not None and self.attempt.phase is Phase.COUNTING

    @property
    def hand(self) -> GhostHand:
        """The hand with the places that it taps now."""
        things = () if self.things is None else self.things.left if self.trying else self.things.spots
        left = [*things, *(spot for spot in self._answer if not (self.trying and spot.lifted))]
        stops = [spot.area.centre for spot in (left[:1] if self.trying else left)]
        return GhostHand((self.width * 0.6, self.height + BELOW), tuple(stops))

    @property
    def _seconds(self) -> float:
        """The seconds since the hand began."""
        return self._now - (self._last_input + IDLE if self.trying else self._since + LOOKS)

    # Time

    def update(self, now: float) -> Change | None:
        """Let the hand go on, and go on after the solution."""
        self._now = now
        self.partner.at(now)
        if self._showing is None:
            return Replace(self._then)
        if not self._started:
            self._started = True
            self._lay_out(trying=False)
            return None
        attempt, cards = self.attempt, self.cards
        if attempt is None or cards is None:
            return None
        taken = None if self._solved_at is None else now - self._solved_at
        if self.things is not None:
            self.things.at(now)
        cards.fly(self._places.hand.centre, None if self.still else taken)
        if taken is not None and taken >= STAYS and not self._listens(taken):
            return self._on()
        if not self.trying and self._solved_at is None:
            self._tap(attempt, cards)
        if self.animating:
            self.touch()
        return None

    def _listens(self, taken: float) -> bool:
        """Whether the sentence of a solution, so many seconds old, is still spoken."""
        return self.services.narrator.speaking and taken < STAYS + LISTENS

    def _lay_out(self, *, trying: bool) -> None:
        """Lay out the cards that are shown, or those that the child tries."""
        showing = self._showing
        chosen = None if showing is None else showing.tried if trying else showing.shown
        if chosen is None:
            return
        self.trying = trying
        self._since = self._last_input = self._now
        self._tapped = 0
        self._solved_at = None
        self.attempt = Attempt(chosen, self._now)
        self.cards = TableCards(self.attempt, self._chosen)
        self.things = Things(self.attempt, self._touched) if self.attempt.things else None
        self._telling.clear()
        if chosen.puzzle.task is Task.BACK:
            self._telling.look_at(away_of(self.attempt, open_=True), self._now)
        self.services.cues.play(Cue.DEAL)
        self._arranged()
        self._renew()

    def _tap(self, attempt: Attempt, cards: TableCards) -> None:
        """Count the things and raise the cards that the finger has touched; take them after the last one."""
        answer, due = self._answer, self.hand.taps(self._seconds)
        if attempt.phase is Phase.COMPARING:
            if due:
                self._compare(attempt, answer[0].card)
            return
        for number in range(self._tapped, min(due, attempt.things)):
            self._count(attempt, number)
        for spot in answer[max(0, self._tapped - attempt.things) : max(0, due - attempt.things)]:
            attempt.toggle(spot.card)
            self.services.cues.play(Cue.FOCUS)
        if due == self._tapped:
            return
        self._tapped = due
        if due == attempt.things + len(answer):
            self._take(attempt)
        cards.renew(calm=self.settings.calm)
        self.partner.does(*act_of(attempt, None))

    def _count(self, attempt: Attempt, place: int) -> None:
        """Count a thing aloud."""
        if attempt.touch(place, self._now):
            self.services.cues.play(Cue.FOCUS)
            self._telling.log.append(number_alone(len(attempt.touched)))

    def _touched(self, place: int) -> Change | None:
        if self.attempt is not None and self.trying:
            self._count(self.attempt, place)
            self._renew()
        return None

    def _compare(self, attempt: Attempt, card: Card) -> None:
        """Take a card for the greater one; the cards for the difference follow if it is."""
        if not attempt.compare(card, self._now):
            self.services.cues.play(Cue.KNOCK)
            return
        self.services.cues.play(Cue.CAPTURE)
        self.cards = TableCards(attempt, self._chosen)
        self._since = self._last_input = self._now
        self._arranged()
        self._renew()

    def _take(self, attempt: Attempt) -> None:
        verdict = attempt.take(self._now)
        puzzle = attempt.assignment.puzzle
        self._telling.say(sayings.solved(puzzle, verdict.explanation, misses=0, worked_out=False, way=1))
        if puzzle.task is Task.BACK:
            self._telling.look_at(picture_of(attempt, verdict.explanation, self.settings.remedy), self._now)
        self.services.cues.play(Cue.CAPTURE)
        self._solved_at = self._now

    def _on(self) -> Change | None:
        """Go on to the child's turn, or to the tasks."""
        if not self.trying and self._showing is not None and self._showing.tried is not None:
            self._lay_out(trying=True)
            return None
        return Replace(self._then)

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; while the hand shows something, the confirming keys go on."""
        self._last_input = self._now
        match event:
            case Digit(number) if self.trying and self.counting:
                return self._touched(number - 1)
            case Digit(number) if self.trying and 0 < number <= len(self.spots):
                return self.spots[number - 1].activate()
            case Press(Action.SKIP):
                return Replace(self._then)
            case Press(Action.REPLAY):
                say_again(self.services)
                return None
            case _:
                return super().handle(event)

    def _chosen(self, card: Card) -> Change | None:
        attempt, cards = self.attempt, self.cards
        if attempt is None or cards is None or not self.trying:
            return None
        if attempt.phase is Phase.COMPARING:
            self._compare(attempt, card)
            return None
        if not attempt.toggle(card):
            return None
        if fits(attempt):
            self._take(attempt)
        elif attempt.single:
            attempt.toggle(card)
            self.services.cues.play(Cue.KNOCK)
        else:
            self.services.cues.play(Cue.FOCUS)
        self._renew()
        return None

    # Widgets, speech and drawing

    def _renew(self) -> None:
        if self.cards is None or self.attempt is None:
            return
        self.cards.renew(calm=self.settings.calm)
        self.partner.does(*act_of(self.attempt, None))
        if self.trying and self.counting and self.things is not None:
            left = self.things.left
            self.use(*left, self._repeat, self._voice, self._home, focus=left[0])
        elif self.trying and self.attempt.phase is not Phase.SOLVED:
            focus = self.group.focused if self.group.focused in self.spots else self.spots[0]
            self.use(*self.spots, self._repeat, self._voice, self._home, focus=focus)
        else:
            self.use(self._begin, self._repeat, self._voice, self._home, focus=self._begin)

    def arrange(self, width: float, height: float) -> None:
        """Lay out the screen."""
        super().arrange(width, height)
        self._arranged()

    def _arranged(self) -> None:
        self._places = Places.of(self.width, self.height)
        if self.cards is not None:
            self.cards.place(self._places)
        if self.things is not None:
            self.things.place(self._places.table)
        self._begin.place(self._places.buttons[0])
        self._repeat.place(self._places.repeat)
        self._voice.place(self._places.voice)
        self._home.place(self._places.home)

    @property
    def prompt(self) -> Words:
        """What the child is asked, or that it should look."""
        comparing = self.attempt is not None and self.attempt.phase is Phase.COMPARING
        if comparing:
            return sayings.compared()
        if self.trying and self.attempt is not None:
            return t("Touch each one.") if self.counting else sayings.question(self.attempt.assignment)
        return self.heading

    @property
    def spoken(self) -> Spoken:
        """The prompt, the focused card, and what was said of the solution."""
        return Spoken(
            opening=(self.prompt,),
            focus=self.group.spoken if self.trying else (),
            of=self.group.focused,
            log=tuple(self._telling.log),
        )

    @property
    def narration(self) -> Narration | None:
        """The prompt, and what was said of the solution."""
        prompt = self.prompt
        if self.attempt is None or not isinstance(prompt, Text) or not hears(self.services):
            return None
        return Narration((prompt,), tuple(self._telling.log), self._telling.caption)

    def read(self) -> tuple[Words, ...]:
        """Return the prompt and the last sentence."""
        return self.prompt, *self._telling.caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the task, and the hand over it."""
        draw_daylight(canvas, Ground.CLOTH, self.services.settings.current.table)
        attempt = self.attempt
        if attempt is None:
            return
        view = TaskView(
            attempt=attempt,
            prompt=self.prompt,
            telling=self._telling,
            spots=self.spots,
            places=self._places,
            example=None,
            part=self._telling.part(self._now, still=self.still),
            calm=self.settings.calm,
            dots_seen=True,
            things=self.things,
            still=self.still,
            partner=self.partner,
        )
        view.draw(canvas)
        if not self.trying and attempt.phase is not Phase.SOLVED:
            self._draw_cards(canvas)
        super().draw(canvas)
        view.draw_over(canvas)
        if self._solved_at is None and (not self.trying or self.shows_again) and self._seconds >= 0:
            hand, seconds = self.hand, self._seconds
            if self.trying:
                seconds %= hand.seconds + STAYS
            draw_hand(canvas, hand.tip(seconds, still=self.still), pressed=hand.pressed(seconds))

    def _draw_cards(self, canvas: Canvas) -> None:
        """Draw what the hand taps; it is no widgets, because the child presses nothing here."""
        shown = self.things.left if self.counting and self.things is not None else self.spots
        for spot in shown:
            spot.draw(canvas, State())
