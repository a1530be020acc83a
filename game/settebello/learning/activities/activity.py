"""An activity of the ladder and its levels (docs/learning.md, section 8)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement

from settebello.datafile import Names
from settebello.engine import Ruleset
from settebello.learning.activities.conditions import Enter, Leave
from settebello.learning.facts import LARGEST_ADDEND, LARGEST_FACT, LARGEST_SUM, Direction, Unit
from settebello.learning.puzzles.dot_patterns import Pattern
from settebello.learning.puzzles.maker import Wish, setups
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.sums import MOST_ALIKE, Sum

PAIR = 2
STEPS = (0.55, 0.75, 0.9)
"""Predicted probabilities from which a puzzle gets one more distractor; help fades at the same ones."""


class Kind(StrEnum):
    """How an activity is played."""

    PUZZLES = "puzzles"
    DEALS = "deals"
    SANDBOX = "sandbox"
    """Cards to lay out and add up; nothing is asked."""
    SPRINT = "sprint"
    """Puzzles with safe facts only, as many as the child solves in ``seconds``."""
    CHECK = "check"
    """The cards left after a deal are added up."""
    PYRAMID = "pyramid"
    """Pairs that make ten are taken from a pyramid of cards."""
    FISH = "fish"
    """The child and its partner ask each other for the friends of ten."""


TENS = frozenset({Kind.PYRAMID, Kind.FISH})
"""The games about ten, which are no games of the engine."""
GAMES = TENS | {Kind.DEALS}
"""What is played from beginning to end; a whole game counts as one task of the activity."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One level of an activity.

    values: the card values that are asked for. units, totals, addends: the conditions that a sum must all
    meet to be asked for. dots: a value is shown as dots for a moment, in a pattern. distractors: the fewest
    and the most of them. bracket: a chain is shown in two steps. upto: the highest card value in play.
    opponent: the id of a level of opponents. arranged: decks are arranged unless an adult forbids it.
    open_hands: all cards may lie face up. rows: the rows of a pyramid. pairs: the pairs of a game of Go fish.
    """

    values: tuple[int, ...] = ()
    dots: bool = False
    pattern: Pattern = Pattern.ROWS
    units: tuple[Unit, ...] = ()
    totals: tuple[int, ...] = ()
    addends: int = 2
    distractors: tuple[int, int] = (1, 4)
    ways: int = 1
    near_miss: bool = False
    bracket: bool = False
    upto: int = LARGEST_ADDEND
    opponent: str = ""
    arranged: bool = False
    open_hands: bool = False
    seconds: int = 0
    rows: int = 0
    pairs: int = 0

    def sums(self, ruleset: Ruleset) -> tuple[Sum, ...]:
        """Return the sums that may be asked for, smaller totals first."""
        if self.values:
            return ()
        return _sums(self.units, self.totals, self.addends, self.upto, ruleset)


@dataclass(frozen=True, slots=True, kw_only=True)
class Activity:
    """One activity; its texts are for adults, and ``order`` is its place in the ladder.

    task: the kind of its puzzles. direction: the direction in which it trains a fact. goal: what the child
    learns, in one line.
    """

    id: str
    order: int
    kind: Kind
    task: Task | None
    ruleset: Ruleset
    direction: Direction | None
    name: Names
    goal: Names
    enter: Enter
    leave: Leave | None
    levels: tuple[Level, ...]

    @property
    def scheduled(self) -> bool:
        """Whether the memory chooses its sums, until some units are finished."""
        return self.leave is not None and bool(self.leave.finished)

    @property
    def returns(self) -> bool:
        """Whether it asks only for facts that are growing at least, and introduces none."""
        return self.task in {Task.BACK, Task.MORE}

    def wish(self, level: Level, asked: Sum | int, chance: float) -> Wish:
        """Return the puzzle to be made for a sum or a card value.

        chance: the predicted probability of a right answer, from 0 to 1; the likelier, the more distractors.
        Raises ValueError for an activity without puzzles.
        """
        if self.task is None:
            raise ValueError(f"{self.id} asks for no puzzles")
        fewest, most = level.distractors
        return Wish(
            task=self.task,
            ruleset=self.ruleset,
            wanted=asked if isinstance(asked, Sum) else None,
            value=asked if isinstance(asked, int) else 0,
            distractors=min(fewest + sum(chance >= step for step in STEPS), most),
            ways=level.ways,
            near_miss=level.near_miss,
            upto=level.upto,
        )


@cache
def _sums(
    units: tuple[Unit, ...], totals: tuple[int, ...], addends: int, upto: int, ruleset: Ruleset
) -> tuple[Sum, ...]:
    found = []
    # Sums that no game takes come only where they are named.
    largest = LARGEST_FACT if addends == PAIR and (units or totals) else LARGEST_SUM
    for parts in combinations_with_replacement(range(1, upto + 1), addends):
        if sum(parts) > largest or max(map(parts.count, parts)) > MOST_ALIKE:
            continue
        one = Sum(parts)
        fits = not units or (one.fact is not None and one.fact.unit in units)
        if fits and (not totals or one.total in totals) and setups(ruleset, one):
            found.append(one)
    return tuple(sorted(found, key=lambda one: (one.total, one)))
