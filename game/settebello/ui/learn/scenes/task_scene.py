"""A task of the learning mode: raise the cards that fit, then take them."""

from typing import Final, NamedTuple

from settebello.audio.clip_pieces import number_alone
from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.i18n import Text, t
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import OPEN, Attempt, Phase, Verdict, fits
from settebello.practice.learning_port import ChildSettings, LearningPort, Reaction
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_voice import LISTENS, hears
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.ghost_hand import GhostHand, draw_hand
from settebello.ui.learn.parts.partner import Pose, SeatedPartner
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.learn.parts.sums.task_pictures import Example, away_of, board_of, picture_of
from settebello.ui.learn.parts.tasks.task_buttons import TaskButtons, TaskCallbacks
from settebello.ui.learn.parts.tasks.task_cards import FLIGHT, TableCards
from settebello.ui.learn.parts.tasks.task_layout import Places
from settebello.ui.learn.parts.tasks.task_messages import Telling, helped, how_many_more
from settebello.ui.learn.parts.tasks.task_partner import act_of
from settebello.ui.learn.parts.tasks.task_things import Things
from settebello.ui.learn.parts.tasks.task_view import TaskView

DEBOUNCE: Final = 0.15
"""Seconds in which a second click on the same card is ignored as an accident."""
SETTLES: Final = 0.5
"""Seconds after an automatic change of task in which presses are ignored, as meant for the old task."""
BREATH: Final = 2.4
"""Period of the help button's animation in seconds."""
PRESSED: Final = OPEN | {Phase.COMPARING}
"""The phases in which a press chooses a card."""
LOOK: Final = 2.2
"""Seconds for which dots are shown."""
COUNTED: Final = 1.0
"""Seconds after the last thing until the cards come, so that its number is heard."""
BREATHES: Final = 12.0
WAITS: Final = 1.5
"""Seconds for which the hand rests on the help button before it shows the way again."""
OFFERS: Final = 25.0
"""Seconds without input until help is offered in words; after `BREATHES` a hand points at the help button."""


class _Seen(NamedTuple):
    """The states that change with time and require a redraw, also at the end of an animation."""

    animating: bool
    breathing: bool
    offered: bool
    dots: bool


class TaskScene(MenuScene):
    """A block of an activity, task after task. No progress can be lost, and Esc leaves at any time."""

    heading = t("Learn to add")
    pans = False
    """A task is always completely visible, so that children need not scroll to a button."""

    def __init__(self, services: Services, port: LearningPort, activity: str) -> None:
        """Start a block."""
        super().__init__(services)
        self._port = port
        self._activity = activity
        port.begin(activity)
        self.attempt: Attempt | None = None
        self.cards: TableCards | None = None
        self.things: Things | None = None
        """What is touched and counted in this task."""
        self._counted_at: float | None = None
        self._places = Places.of(1280, 720)
        self.partner = SeatedPartner(services, port.child)
        self._now = self._began = self._last_input = self._dots_from = self._settled = 0.0
        self._toggled: tuple[Card | None, float] = (None, -1.0)
        self._telling = Telling()
        self._example: Example | None = None
        self._solved_at: float | None = None
        self._buttons = TaskButtons(
            TaskCallbacks(
                take=self._taken,
                begin=self._example_over,
                again=self._try_again,
                help=self._help,
                look=self._look_again,
                on=self._next,
                leave=self.leave,
            ),
            services,
        )
        self.use(self._buttons.home)

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
    def caption(self) -> sayings.Sentences:
        """The feedback between the cards and the picture."""
        return self._telling.caption

    @property
    def animating(self) -> bool:
        """Whether an animation is running."""
        if self.attempt is None:
            return False
        flying = self._solved_at is not None and self._now < self._solved_at + sum(FLIGHT)
        flying = flying or (self.things is not None and self.things.moves)
        lives = (flying or self.breathing) and not self.still
        return lives or self._part < 1.0 or self.partner.moves

    @property
    def breathing(self) -> bool:
        """Whether the hand shows what to press: the help button, or the next thing to count."""
        asked = {Phase.CHOOSING, Phase.COUNTING, Phase.COMPARING}
        waits = self.attempt is not None and self.attempt.phase in asked
        return waits and self._now - self._last_input >= BREATHES

    @property
    def _part(self) -> float:
        return self._telling.part(self._now, still=self.still)

    @property
    def dots_seen(self) -> bool:
        """Whether the dots are visible: for a moment, again when asked for, and always after help."""
        attempt = self.attempt
        if attempt is None:
            return False
        long = (
            self.settings.calm
            or self.things is not None
            or attempt.phase is not Phase.CHOOSING
            or attempt.shown > attempt.assignment.help
        )
        return long or self._now - self._dots_from < LOOK

    # Time

    def update(self, now: float) -> Change | None:
        """Advance to the first task, and to the next one after a solution."""
        before = self._seen
        self._now = now
        self.partner.at(now)
        if self.attempt is None or self.cards is None:
            self._began = self._last_input = now
            return self._next()
        taken = None if self._solved_at is None else now - self._solved_at
        if taken is not None and taken >= self._telling.rests and not self._listening(taken):
            self._settled = now + SETTLES
            return self._next()
        self._count_on(now)
        self.cards.fly(self._places.hand.centre, None if self.still else taken)
        if self._offered and not before.offered:
            self._say((t("Shall I show you something?"),))
        if before.dots != self.dots_seen:
            self._renew()
        if before != self._seen:
            self.touch()
        return None

    def _listening(self, taken: float) -> bool:
        """Whether the praise is still being spoken."""
        return self.services.narrator.speaking and taken < self._telling.rests + LISTENS

    @property
    def _seen(self) -> "_Seen":
        return _Seen(self.animating, self.breathing, self._offered, self.dots_seen)

    @property
    def _offered(self) -> bool:
        return self.breathing and not self.counting and self._now - self._last_input >= OFFERS

    def _next(self) -> Change | None:
        """Start the next task; after the last one show the reflection."""
        assignment = self._port.task()
        over = assignment is not None and assignment.seconds and self._now - self._began >= assignment.seconds
        if assignment is None or over:
            self.services.cues.play(Cue.SUCCESS)
            return Replace(routes.LearnReflection(self._activity))
        attempt = self.attempt = Attempt(assignment, self._now)
        self.cards = TableCards(attempt, self._chosen)
        self.things = Things(attempt, self._touched) if attempt.things else None
        self._counted_at = None
        self._solved_at = self._example = None
        self._dots_from = self._last_input = self._now
        self._telling.clear()
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
        self._renew(self.cards.next)
        return None

    def _say(self, sentences: sayings.Sentences) -> None:
        self._telling.say(sentences)
        self.touch()

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
            case Digit(number) if self.counting and self.things is not None:
                return self._touched(number - 1)
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

    @property
    def counting(self) -> bool:
        """Whether things are being counted; the last number is heard before the cards come."""
        if self.things is None or self.attempt is None:
            return False
        return self.attempt.phase is Phase.COUNTING or self._counted_at is not None

    def _touched(self, place: int) -> Change | None:
        """Count a thing aloud."""
        attempt = self.attempt
        if attempt is None or self._now < self._settled or not attempt.touch(place, self._now + COUNTED):
            return None
        self.services.cues.play(Cue.FOCUS)
        self._telling.log.append(number_alone(len(attempt.touched)))
        if attempt.phase is not Phase.COUNTING:
            self._counted_at = self._now
        self._renew()
        return None

    def _count_on(self, now: float) -> None:
        """Move the things, and lay the cards out after the last one was counted."""
        if self.things is None:
            return
        self.things.at(now)
        if self._counted_at is not None and now - self._counted_at >= COUNTED:
            self._counted_at = None
            self.services.cues.play(Cue.DEAL)
            if self.cards is not None:
                self._renew(self.cards.next)

    @property
    def _covered(self) -> bool:
        """Whether an eye stands where the dots to look for were."""
        attempt = self.attempt
        if attempt is None or attempt.phase not in OPEN or self.dots_seen:
            return False
        return attempt.assignment.puzzle.task is Task.VALUE and attempt.assignment.level.dots

    @property
    def _confirms(self) -> bool:
        """Whether Enter takes the raised cards, because the focus is on one of them."""
        focused = self.group.focused
        return isinstance(focused, CardSpot) and focused.lifted

    def _chosen(self, card: Card) -> Change | None:
        attempt, cards = self.attempt, self.cards
        last, at = self._toggled
        if attempt is None or cards is None or (card == last and self._now - at < DEBOUNCE):
            return None
        if self._now < self._settled:
            return None
        if attempt.phase is Phase.COMPARING:
            return self._compared(attempt, card)
        explained = attempt.phase is Phase.EXPLAINED
        if not attempt.toggle(card):
            return None
        self._toggled = card, self._now
        if explained:
            self._telling.clear()
        if (attempt.single and attempt.selected) or (self.settings.auto_take and fits(attempt)):
            return self._taken()
        self.services.cues.play(Cue.FOCUS)
        raised = cards.raised
        # After lowering a card, focus a raised one, so that Enter takes the set.
        self._renew(cards.of(card) if card in attempt.selected or not raised else raised[-1])
        return None

    def _compared(self, attempt: Attempt, card: Card) -> Change | None:
        """Take a card for the greater one; then ask for the difference."""
        self._toggled = card, self._now
        if attempt.compare(card, self._now):
            self.services.cues.play(Cue.CAPTURE)
            self._telling.clear()
            self.cards = TableCards(attempt, self._chosen)
            self._dots_from = self._now
            self._settled = self._now + DEBOUNCE
            self._arranged()
            self._renew(self.cards.next)
            return None
        self.services.cues.play(Cue.KNOCK)
        self._say((t("The other card counts more."),))
        self._renew(self.cards.next if self.cards is not None and attempt.marked else None)
        return None

    def _taken(self) -> Change | None:
        """Confirm the raised cards."""
        attempt = self.attempt
        if attempt is None or attempt.phase not in OPEN or self._now < self._settled:
            return None
        verdict = attempt.take(self._now)
        reaction = self._port.answered(verdict.reply) if verdict.reply else Reaction()
        if verdict.reply is None:
            self._nothing_new(attempt, verdict)
        elif verdict.reply.right:
            self._fits(attempt, verdict, reaction)
        else:
            self._explain(attempt, verdict, reaction)
        return None

    def _nothing_new(self, attempt: Attempt, verdict: Verdict) -> None:
        """Respond to an empty selection, or to a set found before."""
        words = t("You've found that way already.") if verdict.again else sayings.question(attempt.assignment)
        self.services.cues.play(Cue.KNOCK)
        self._say((words,))
        self._renew()

    def _fits(self, attempt: Attempt, verdict: Verdict, reaction: Reaction) -> None:
        task = attempt.assignment.puzzle.task
        told = verdict.explanation
        self.services.cues.play(Cue.CAPTURE)
        way = len(attempt.found) if task is Task.WAYS else 1
        self._say(
            sayings.solved(
                attempt.assignment.puzzle,
                told,
                misses=attempt.misses,
                worked_out=reaction.worked_out,
                way=way,
            )
        )
        self._telling.look_at(None, self._now)
        if attempt.phase is not Phase.SOLVED:
            self._renew(self.spots[0])
            self.partner.does(Pose.NODDING)
            return
        self._solved_at = self._now
        shows = reaction.show or attempt.misses > 0 or attempt.shown >= Help.PARTIAL or task.has_given
        if task.adds and shows and task is not Task.WAYS:
            self._telling.look_at(picture_of(attempt, told, self.settings.remedy), self._now)
        self._renew(self._buttons.on)

    def _explain(self, attempt: Attempt, verdict: Verdict, reaction: Reaction) -> None:
        """Explain a wrong set; its cards stay raised."""
        puzzle = attempt.assignment.puzzle
        self.services.cues.play(Cue.KNOCK)
        told = verdict.explanation
        together = (t("Let's look together."),) if reaction.pause else ()
        words = (
            sayings.explained(puzzle.ruleset, told)
            if puzzle.task.adds
            else sayings.looked_at(told, puzzle.groups)
        )
        self._say((*together, *words))
        self._telling.look_at(picture_of(attempt, told, self.settings.remedy), self._now)
        self._renew(self._buttons.again)

    def _try_again(self) -> Change | None:
        if self.attempt is not None and self.cards is not None:
            self.attempt.retry()
            self._telling.clear()
            self._renew(self.cards.next)
        return None

    def _help(self) -> Change | None:
        """Show the next step of help; while things are counted, the hand shows the next one."""
        attempt, cards = self.attempt, self.cards
        if self.counting:
            # After the last thing there is nothing to point at until the cards come.
            if attempt is not None and attempt.phase is Phase.COUNTING:
                self._last_input = self._now - BREATHES
                self.touch()
            return None
        if attempt is None or cards is None or attempt.phase not in PRESSED:
            return None
        attempt.show()
        words, picture = helped(attempt)
        self._say(words)
        self._telling.look_at(picture, self._now)
        self._renew(cards.next)
        return None

    def _look_again(self) -> Change | None:
        """Show the dots for another moment."""
        if self.attempt is not None and self.cards is not None:
            self.attempt.look_again()
            self._dots_from = self._now
            self._renew(self.cards.next)
            self.touch()
        return None

    def _example_over(self) -> Change | None:
        attempt = self.attempt
        if attempt is not None:
            attempt.begin(self._now)
            self._example = None
            self._telling.clear()
            self._dots_from = self._now
            self._renew(self.spots[0])
        return None

    def _say_again(self) -> Change | None:
        say_again(self.services)
        return None

    def leave(self) -> Change | None:
        """Return to the path; all answers are already recorded."""
        return Pop()

    # Widgets

    def _renew(self, focus: Widget | None = None) -> None:
        """Update the available widgets."""
        attempt, cards = self.attempt, self.cards
        if attempt is None or cards is None:
            return
        cards.renew(calm=self.settings.calm)
        if self.counting and self.things is not None:
            left = self.things.left
            self.partner.does(*act_of(attempt, None))
            self.use(
                *left,
                *self._buttons.offered(attempt, (), covered=False),
                focus=left[0] if left else None,
            )
            return
        example = attempt.phase is Phase.EXAMPLE
        focus = self._buttons.begin if example else focus or self.group.focused
        self.partner.does(*act_of(attempt, self._example))
        self.use(*self._buttons.offered(attempt, cards.spots, covered=self._covered), focus=focus)

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
        self._buttons.place(self._places)
        if self.attempt is not None:
            self._buttons.look.place(board_of(self._places.hand, self.attempt))

    # Speech and drawing

    @property
    def prompt(self) -> Words:
        """The question of the task."""
        attempt = self.attempt
        if attempt is None:
            return self.heading
        if attempt.phase is Phase.EXAMPLE:
            return t("Look:")
        if attempt.phase is Phase.COMPARING:
            return sayings.compared()
        return t("Touch each one.") if self.counting else sayings.question(attempt.assignment)

    @property
    def _dots_read(self) -> tuple[str, ...]:
        """The dots as numbers, for whoever cannot see them."""
        attempt = self.attempt
        if (
            attempt is None
            or attempt.assignment.lesson
            or not attempt.assignment.level.dots
            or attempt.things
        ):
            return ()
        return (sayings.adding(attempt.assignment.puzzle.groups or (attempt.target,)),)

    @property
    def spoken(self) -> Spoken:
        """The question, the focused card, and all feedback."""
        return Spoken(
            opening=(self.prompt, *self._dots_read),
            focus=self.group.spoken,
            of=self.group.focused,
            log=tuple(self._telling.log),
        )

    @property
    def narration(self) -> Narration | None:
        """The question, and all feedback; no card, because the question may ask for it."""
        prompt = self.prompt
        if self.attempt is None or not isinstance(prompt, Text) or not hears(self.services):
            return None
        return Narration((prompt,), tuple(self._telling.log), self.caption)

    def read(self) -> tuple[Words, ...]:
        """Return the question, the cards on the table, and the last feedback."""
        shown = () if self._example is not None or self.counting else self.spots
        labels = tuple(spot.label for spot in shown)
        return self.prompt, *self._dots_read, *labels, *self.caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the task."""
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
            example=self._example,
            part=self._part,
            calm=self.settings.calm,
            dots_seen=self.dots_seen,
            things=self.things,
            still=self.still,
            partner=self.partner,
        )
        view.draw(canvas)
        beat = 0.7 if self.still else 0.4 + 0.6 * abs((self._now % BREATH) / (BREATH / 2) - 1.0)
        self._buttons.help.calls = beat if self.breathing else 0.0
        super().draw(canvas)
        view.draw_over(canvas)
        if self.breathing:
            left = self.things.left if self.things is not None else ()
            goal = left[0] if left else self._buttons.help
            start = self._places.hand.centre if left else self._places.table.centre
            hand = GhostHand(start, (goal.area.centre,))
            seconds = (self._now - self._last_input - BREATHES) % (hand.seconds + WAITS)
            draw_hand(canvas, hand.tip(seconds, still=self.still), pressed=hand.pressed(seconds))
