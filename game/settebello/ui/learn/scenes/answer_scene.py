"""The base class of tasks that a child answers: choose cards, take them, feedback and help."""

from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.i18n import t
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import OPEN, Attempt, Phase, Verdict, fits
from settebello.practice.learning_port import LearningPort, Reaction
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.parts.idle_hand import BREATHES
from settebello.ui.learn.parts.partner import Pose
from settebello.ui.learn.parts.sums.task_pictures import Example, board_of
from settebello.ui.learn.parts.tasks.task_buttons import TaskButtons, TaskCallbacks
from settebello.ui.learn.parts.tasks.task_feedback import explanation, nothing_new, solution
from settebello.ui.learn.parts.tasks.task_messages import helped
from settebello.ui.learn.parts.tasks.task_partner import act_of
from settebello.ui.learn.scenes.task_table_scene import TaskTableScene

DEBOUNCE: Final = 0.15
"""Seconds in which a second click on the same card is ignored as an accident."""
PRESSED: Final = OPEN | {Phase.COMPARING}
"""The phases in which a press chooses a card."""
LOOK: Final = 2.2
"""Seconds for which dots are shown."""
COUNTED: Final = 1.0
"""Seconds after the last thing until the cards come, so that its number is heard."""


class AnswerScene(TaskTableScene):
    """One task at a time; a miss is explained and costs nothing."""

    count_pause = COUNTED

    def __init__(self, services: Services, port: LearningPort) -> None:
        """Create the buttons."""
        super().__init__(services, port)
        self._dots_from = self._settled = 0.0
        self._toggled: tuple[Card | None, float] = (None, -1.0)
        self._example: Example | None = None
        self._buttons = TaskButtons(
            TaskCallbacks(
                take=self._taken,
                begin=self._example_over,
                again=self._try_again,
                help=self._help,
                look=self._look_again,
                on=self.next_task,
                leave=self.leave,
            ),
            services,
        )
        self.use(self._buttons.home)

    def next_task(self) -> Change | None:
        """Go on to the next task."""
        raise NotImplementedError

    # State

    @property
    def caption(self) -> sayings.Sentences:
        """The feedback between the cards and the picture."""
        return self._telling.caption

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

    @property
    def _next_card(self) -> CardSpot | None:
        """The card to focus."""
        return self.cards.next if self.cards is not None else None

    def _say(self, sentences: sayings.Sentences) -> None:
        self._telling.say(sentences)
        self.touch()

    # Counting and comparing

    def touched(self, place: int) -> Change | None:
        """Count a thing aloud."""
        if self._now >= self._settled and self._count(place):
            self._renew()
        return None

    def _count_on(self, now: float) -> None:
        """Move the things, and lay the cards out after the last one was counted."""
        if self._counter is None:
            return
        self._counter.things.at(now)
        if self._counter.ends(now):
            self.services.cues.play(Cue.DEAL)
            self._renew(self._next_card)

    def _compared(self, attempt: Attempt, card: Card) -> Change | None:
        """Take a card for the greater one; then ask for the difference."""
        self._toggled = card, self._now
        if self._compare(attempt, card):
            self._telling.clear()
            self._dots_from = self._now
            self._settled = self._now + DEBOUNCE
            self._arranged()
            self._renew(self._next_card)
            return None
        self._say((t("The other card counts more."),))
        self._renew(self._next_card if attempt.marked else None)
        return None

    # Answers and help

    def chosen(self, card: Card) -> Change | None:
        """Raise or lower a card, or take it where one card is the answer."""
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
        self.services.cues.play(Cue.KNOCK)
        self._say(nothing_new(attempt, verdict))
        self._renew()

    def _fits(self, attempt: Attempt, verdict: Verdict, reaction: Reaction) -> None:
        """Confirm a set that fits; the cards of a solved task are taken."""
        self.services.cues.play(Cue.CAPTURE)
        said, picture = solution(attempt, verdict, reaction, self.settings.remedy)
        self._say(said)
        self._telling.look_at(picture, self._now)
        if attempt.phase is not Phase.SOLVED:
            self._renew(self.spots[0])
            self.partner.does(Pose.NODDING)
            return
        self._solved_at = self._now
        self._renew(self._buttons.on)

    def _explain(self, attempt: Attempt, verdict: Verdict, reaction: Reaction) -> None:
        """Explain a wrong set; its cards stay raised."""
        self.services.cues.play(Cue.KNOCK)
        said, picture = explanation(attempt, verdict, reaction, self.settings.remedy)
        self._say(said)
        self._telling.look_at(picture, self._now)
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
            self._arranged()
            self._renew(self._next_card)
        return None

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

    def _arranged(self) -> None:
        super()._arranged()
        self._buttons.place(self.places)
        if self.attempt is not None:
            self._buttons.look.place(board_of(self.places.hand, self.attempt))
