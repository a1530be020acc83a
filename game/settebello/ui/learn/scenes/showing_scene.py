"""A ghost hand solves a task; where the child is new, it then does the same with other cards."""

from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.i18n import pt, t
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import Attempt, Phase, fits
from settebello.practice.learning_port import LearningPort, Showing
from settebello.ui.kit.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnRoute
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.parts.child_voice import voice_switch
from settebello.ui.learn.parts.learn_buttons import Sign, go
from settebello.ui.learn.parts.say_again_button import SayAgain, say_again
from settebello.ui.learn.parts.sums.task_pictures import away_of, picture_of
from settebello.ui.learn.parts.tasks.task_cards import TableCards
from settebello.ui.learn.parts.tasks.task_feedback import asked_in
from settebello.ui.learn.parts.tasks.task_partner import act_of
from settebello.ui.learn.scenes.task_table_scene import TaskTableScene
from settebello.ui.table.view.helps.ghost_hand import GhostHand, draw_hand

LOOKS: Final = 0.5
"""Seconds for which the cards lie there before the hand comes."""
STAYS: Final = 1.6
"""Seconds for which a solution stays."""
STAYS_UNMOVED: Final = 0.9
"""Seconds for which one of several solutions stays, with its cards where they lie."""
IDLE: Final = 12.0
"""Seconds without input until the hand shows the next card again."""
BELOW: Final = 60.0
"""How far below the window the hand comes from."""


class ShowingScene(TaskTableScene):
    """Shows by a hand how an activity goes; nobody has to read, and every press goes on."""

    heading = t("Look:")

    def __init__(self, services: Services, port: LearningPort, activity: str, then: LearnRoute) -> None:
        """Show an activity; `then` is the route to its tasks or its deal."""
        super().__init__(services, port)
        self._then = then
        self._showing: Showing | None = port.showing(activity)
        self._since = 0.0
        self._tapped = 0
        self._started = False
        self.trying = False
        self._begin = go(t("Now you try"), self._on, "play")
        self._repeat = SayAgain(services)
        self._voice = voice_switch(services)
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self.use(self._begin, self._repeat, self._voice, self._home)

    # State

    @property
    def animating(self) -> bool:
        """Whether something moves."""
        waits = self.trying and self._solved_at is None and not self.shows_again
        flies = self.things is not None and self.things.moves
        moves = self.partner.moves or flies or super().animating
        return self.attempt is not None and (not waits or moves)

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
            self._show(trying=False)
            return None
        attempt, cards = self.attempt, self.cards
        if attempt is None or cards is None:
            return None
        taken = None if self._solved_at is None else now - self._solved_at
        if self.things is not None:
            self.things.at(now)
        cards.fly(self.places, None if self.still else taken)
        # Cards that fly to the hand move for a part of that time.
        stays = STAYS if attempt.phase is Phase.SOLVED else STAYS_UNMOVED
        if taken is not None and taken >= stays and not self._listens(taken, stays):
            return self._on()
        if not self.trying and self._solved_at is None:
            self._tap(attempt, cards)
        if self.animating:
            self.touch()
        return None

    def _show(self, *, trying: bool) -> None:
        """Lay out the cards that are shown, or those that the child tries."""
        showing = self._showing
        chosen = None if showing is None else showing.tried if trying else showing.shown
        if chosen is None:
            return
        self.trying = trying
        self._since = self._last_input = self._now
        self._tapped = 0
        attempt = Attempt(chosen, self._now)
        self._lay_out(attempt)
        if chosen.puzzle.task is Task.BACK:
            self._telling.look_at(away_of(attempt, open_=True), self._now)
        self.services.cues.play(Cue.DEAL)
        self._arranged()
        self._renew()

    def _tap(self, attempt: Attempt, cards: TableCards) -> None:
        """Count the things and raise the cards that the finger has touched; take them after the last one."""
        answer, due = self._answer, self.hand.taps(self._seconds)
        if attempt.phase is Phase.COMPARING:
            if due and self._compare(attempt, answer[0].card):
                self._differ()
            return
        for number in range(self._tapped, min(due, attempt.things)):
            self._count(number)
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

    def touched(self, place: int) -> Change | None:
        """Count a thing aloud."""
        if self.attempt is not None and self.trying:
            self._count(place)
            self._renew()
        return None

    def _differ(self) -> None:
        """Ask for the difference of the cards that were compared."""
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
            self._show(trying=True)
            return None
        return Replace(self._then)

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; while the hand shows something, the confirming keys go on."""
        self._last_input = self._now
        match event:
            case Digit(number) if self.trying and self.counting:
                return self.touched(number - 1)
            case Digit(number) if self.trying and 0 < number <= len(self.spots):
                return self.spots[number - 1].activate()
            case Press(Action.SKIP):
                return Replace(self._then)
            case Press(Action.REPLAY):
                say_again(self.services)
                return None
            case _:
                return super().handle(event)

    def chosen(self, card: Card) -> Change | None:
        """Raise or lower a card, and take the cards that fit."""
        attempt, cards = self.attempt, self.cards
        if attempt is None or cards is None or not self.trying:
            return None
        if attempt.phase is Phase.COMPARING:
            if self._compare(attempt, card):
                self._differ()
            return None
        if not attempt.toggle(card):
            return None
        if fits(attempt):
            self._take(attempt)
        elif card in attempt.selected and not attempt.leads_on:
            self._refuse(attempt, card)
        else:
            self.services.cues.play(Cue.FOCUS)
        self._renew()
        return None

    def _refuse(self, attempt: Attempt, card: Card) -> None:
        """Say why a card does not fit, and lay it down, so that a child is never stuck with it."""
        told = replace(attempt.explained, addends=attempt.addends)
        puzzle = attempt.assignment.puzzle
        adds = puzzle.task.adds
        words = sayings.explained(puzzle.ruleset, told) if adds else sayings.looked_at(told, puzzle.groups)
        attempt.toggle(card)
        self._telling.say(words)
        self.services.cues.play(Cue.KNOCK)

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

    def _arranged(self) -> None:
        super()._arranged()
        self._begin.place(self.places.buttons[0])
        self._repeat.place(self.places.repeat)
        self._voice.place(self.places.voice)
        self._home.place(self.places.home)

    @property
    def prompt(self) -> Words:
        """What the child is asked, or that it should look."""
        attempt = self.attempt
        if attempt is not None and (self.trying or attempt.phase is Phase.COMPARING):
            return asked_in(attempt, counting=self.counting)
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

    def read(self) -> tuple[Words, ...]:
        """Return the prompt and the last sentence."""
        return self.prompt, *self._telling.caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the task, and the hand over it."""
        self._draw_ground(canvas)
        attempt = self.attempt
        if attempt is None:
            return
        view = self._view(attempt, example=None, dots_seen=True)
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
