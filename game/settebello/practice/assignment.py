"""A task that a child is given, the child's reply, and what follows from the reply."""

from dataclasses import dataclass

from settebello.engine import Card, CardSet
from settebello.learning.activities import Activity, Level
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.pairs import Pair
from settebello.learning.puzzles.puzzle import Puzzle


@dataclass(frozen=True, slots=True, kw_only=True)
class Assignment:
    """One task of a block: its puzzle, the help that it begins with, and its place in the block.

    done, of: tasks of the block before this one, and of the whole block; 0 and 0 in a sprint, which ends by
    time. probe: the task belongs to the placement and is not scored. seconds: the length of a sprint, else 0.
    lesson: the task shows a picture card that the child has not seen yet, and its answer from the beginning.
    misses: how many of the latest answers to this sum in a row were misses. pair: the cards that child and
    partner have turned over, for tasks that compare them. pile: the cards below the one that is asked for.
    """

    activity: Activity
    level: Level
    puzzle: Puzzle
    help: Help = Help.NONE
    done: int = 0
    of: int = 8
    probe: bool = False
    seconds: int = 0
    misses: int = 0
    lesson: bool = False
    pair: Pair | None = None
    pile: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """A set of cards that the child has confirmed; every confirmed set becomes a reply, right or not.

    attempt: 0 for the first set of the task. Only that one is evidence; in *All the ways* every further set
    that fits is evidence, too. right: the set solves the puzzle. complete: the task is over. mistake: the
    code of the explanation after a miss, else empty. shown: the most help seen before. seconds: since the
    cards were laid out or since the last set that fitted; None where help was shown meanwhile. clicks: since
    then.
    """

    assignment: Assignment
    selected: CardSet
    attempt: int
    right: bool
    complete: bool
    mistake: str = ""
    shown: Help = Help.NONE
    seconds: float | None = None
    clicks: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction:
    """What follows from a reply.

    show: the sum is shown in a picture, as after its first right answers. worked_out: the child took its time
    for a sum that is still new, which deserves a word. pause: the latest answers were clicked at random;
    their events were voided.
    """

    show: bool = False
    worked_out: bool = False
    pause: bool = False
