"""Leads through the tutorial of the market game: what may be played now, and what is answered."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.coach.market_lesson import MarketLesson, MarketStep
from settebello.i18n import Text, t
from settebello.market import Action, End, MarketRules, MarketState, Refusal, parse_action
from settebello.market.market_events import Event


class Answer(StrEnum):
    """What an action of the player is in the tutorial."""

    RIGHT = "right"
    """It was made."""
    REFUSED = "refused"
    """The rules forbid it."""
    ANOTHER = "another"
    """The rules allow it, but the step wants another one; nothing has changed."""
    AGAIN = "again"
    """The turn ended without the card to be bought; the position is set up again."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to an action, with the words to say, the refusal of the rules, and what happened."""

    answer: Answer
    words: Text | None = None
    refusal: Refusal | None = None
    events: tuple[Event, ...] = ()


class MarketGuide:
    """The tutorial as it is played, step by step."""

    def __init__(self, lesson: MarketLesson, rules: MarketRules) -> None:
        """Set up the first step; raises LookupError or BadAction for what other rules have."""
        self._lesson = lesson
        self._rules = rules
        self._wanted = [tuple(parse_action(rules, text) for text in step.play) for step in lesson.steps]
        self._place = 0
        self._made = 0
        self.state = self._arranged()

    @property
    def place(self) -> int:
        """The number of the step, from 0."""
        return self._place

    @property
    def step(self) -> MarketStep:
        """The step that is shown."""
        return self._lesson.steps[self._place]

    @property
    def words(self) -> Text:
        """What the step says."""
        return t(self.step.say)

    @property
    def wanted(self) -> Action | None:
        """The action that comes next; None where the player is alone, or the step is done."""
        wanted = self._wanted[self._place]
        return wanted[self._made] if self._made < len(wanted) else None

    @property
    def unaided(self) -> bool:
        """Whether the player finds the actions alone."""
        return bool(self.step.reach)

    @property
    def done(self) -> bool:
        """Whether everything of the step was played."""
        if self.unaided:
            return self._bought
        return self._made == len(self._wanted[self._place])

    @property
    def over(self) -> bool:
        """Whether the last step was played."""
        return self.done and self._place == len(self._lesson.steps) - 1

    @property
    def _bought(self) -> bool:
        return self._rules.index[self.step.reach] in self.state.mats[0].stage

    def offer(self, action: Action) -> Reply:
        """Make an action if it is the right one, and answer it."""
        refused = self.state.refusal(action)
        if refused is not None:
            return Reply(Answer.REFUSED, refusal=refused)
        if self.unaided:
            return self._alone(action)
        if action != self.wanted:
            return Reply(Answer.ANOTHER, t(self.step.wrong))
        played = self.state.play(action)
        self.state = played.state
        self._made += 1
        return Reply(Answer.RIGHT, events=played.events)

    @property
    def lesson(self) -> MarketLesson:
        """The tutorial as its file defines it."""
        return self._lesson

    def turn_to(self, place: int) -> None:
        """Show a step from its beginning, by its number from 0, whether the others were played or not."""
        self._place = place
        self.begin_again()

    def begin_again(self) -> None:
        """Set the position of the step up again."""
        self._made = 0
        self.state = self._arranged()

    def go_on(self) -> bool:
        """Go to the next step; return False if this was the last one or is not done."""
        if not self.done or self.over:
            return False
        self._place += 1
        self.begin_again()
        return True

    def _alone(self, action: Action) -> Reply:
        if isinstance(action, End):
            self.begin_again()
            return Reply(Answer.AGAIN, t(self.step.wrong))
        played = self.state.play(action)
        self.state = played.state
        right = self.step.right
        words = t(right) if self._bought and right is not None else None
        return Reply(Answer.RIGHT, words, events=played.events)

    def _arranged(self) -> MarketState:
        return self.step.here.arranged.state(self._rules)
