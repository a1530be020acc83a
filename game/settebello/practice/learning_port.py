"""What the learning mode's screens ask of the program: the children, their next task, what was answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from settebello.engine import Card, CardSet
from settebello.learning.activities import Activity, Level
from settebello.learning.children.child_settings import ChildSettings, Helping, Remedy
from settebello.learning.children.profile import MOST_CHILDREN, Child
from settebello.learning.deals.broomcheck import BroomCheck
from settebello.learning.deals.practice import PracticeDeal
from settebello.learning.deals.turns import Turn
from settebello.learning.history.album import Frame
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.puzzle import Puzzle
from settebello.learning.sums import Sum
from settebello.practice.adults_port import AdultsPort
from settebello.session import TableSession

__all__ = [
    "MOST_CHILDREN",
    "AfterDeal",
    "Album",
    "Alike",
    "Assignment",
    "Child",
    "ChildSettings",
    "Found",
    "Frame",
    "Helping",
    "LearningPort",
    "Path",
    "Practice",
    "Reaction",
    "Remedy",
    "Reply",
    "Stage",
    "Stone",
    "Turn",
]


class Stage(StrEnum):
    """How far a child is with an activity."""

    LATER = "later"
    """Not its turn yet; it may be looked into all the same."""
    OPEN = "open"
    NEXT = "next"
    """What is best done now; one stone of the path at most."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Stone:
    """One activity of the path; `level` is the place of the level that comes now, from 0."""

    activity: Activity
    stage: Stage
    level: int = 0
    done: int = 0
    of: int = 0
    """Tasks of a step of the scenario that are done today, of so many; 0 of 0 elsewhere."""


@dataclass(frozen=True, slots=True)
class Path:
    """The ladder as a child sees it, and which parts of today's practice are done: warm-up, find, play.

    locked: the stones are those of a scenario, and whoever leaves them passes the gate. enough: as much was
    done today as adults wish, or more.
    """

    stones: tuple[Stone, ...]
    today: tuple[bool, bool, bool] = (False, False, False)
    locked: bool = False
    enough: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Assignment:
    """One task of an activity: its cards, the help that it begins with, and its place in the block.

    done: tasks of the block before this one, of so many in all; 0 of 0 where there is no end (the sprint).
    probe: it is not scored (the placement). seconds: of the sprint, 0 elsewhere. misses: how often its sum
    was missed lately, one time after the other.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """A set that a child has confirmed; every one is told, also those that do not fit.

    attempt: 0 for the first of its task, which alone is evidence (in *All the ways* also every other set
    that fits). right: whether it takes. complete: whether the task is over with it. mistake: the code of the
    explanation after a miss, else empty. shown: the most help that was seen before. seconds: since the cards
    lay there, or since the last set that fitted; None where help was watched. clicks: since then.
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

    show: the sum is also shown in a picture, as at the first three times. worked_out: it took its time, which
    deserves a word. pause: so many cards were clicked so fast that a look together helps; nothing was noted.
    """

    show: bool = False
    worked_out: bool = False
    pause: bool = False


@dataclass(frozen=True, slots=True)
class Alike:
    """A card that was found by its value, or two that are equal."""

    value: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What came of a block.

    sums: those found, six at most; alike: so many cards where nothing was added up. cards: of the album,
    newly earned. goal: how often today's is reached. enough: it is said that tomorrow is a good day too.
    frames: the golden ones, newly earned.
    """

    sums: tuple[Sum, ...] = ()
    alike: tuple[Alike, ...] = ()
    cards: tuple[Card, ...] = ()
    goal: int = 0
    enough: bool = False
    frames: tuple[Frame, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Album:
    """The forty cards: the local day on which each was earned, the newest card, and the golden frames."""

    earned: Mapping[Card, int] = field(default_factory=dict)
    newest: Card | None = None
    tries: int = 0
    """Tasks that were tried, whatever came of them."""
    days: tuple[int, ...] = ()
    """The local days with practice."""
    frames: tuple[Frame, ...] = ()
    """The golden frames that are earned."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A deal for practice that lies ready: the session to play it, and how its deck came about."""

    session: TableSession
    deal: PracticeDeal
    activity: str = ""
    open_hands: bool = False
    """Whether the partner's cards lie open."""


@dataclass(frozen=True, slots=True)
class AfterDeal:
    """A deal for practice that is over, to look back on: of which activity, and its cards."""

    activity: str
    deal: PracticeDeal


class LearningPort(Protocol):
    """The learning mode without a window; every answer is kept before the method returns."""

    @property
    def children(self) -> tuple[Child, ...]:
        """Everybody who practises here, in the order in which they were made."""
        ...

    @property
    def child(self) -> Child | None:
        """Who practises now."""
        ...

    @property
    def troubles(self) -> tuple[str, ...]:
        """What could not be read of the children's files, in sentences for an adult."""
        ...

    @property
    def adults(self) -> AdultsPort:
        """The same children as grown-ups see them."""
        ...

    def create(self, nick: str, avatar: str, age: Age) -> Child:
        """A new child, who practises from now on; ValueError when there are eight, OSError if not kept."""
        ...

    def choose(self, child: str) -> None:
        """Have the child of that id practise now: a new sitting begins. KeyError for an unknown one."""
        ...

    def change(self, child: Child) -> None:
        """Keep another name, picture, age or settings of the child with that id."""
        ...

    def path(self) -> Path:
        """The ladder for the child that practises."""
        ...

    def begin(self, activity: str) -> None:
        """Begin a block of an activity."""
        ...

    def task(self) -> Assignment | None:
        """The next task of the block; None when it is over. The same one until it was completed."""
        ...

    def answered(self, reply: Reply) -> Reaction:
        """Note a confirmed set; what follows from it."""
        ...

    def found(self) -> Found:
        """What came of the block begun last."""
        ...

    def check(self) -> BroomCheck:
        """What is left of a deal of Quindici, the last one played or any other, to be added up."""
        ...

    def checked(self, *, right: bool) -> tuple[Frame, ...]:
        """Note whether what is left was added up right at the first try; the frames earned with it."""
        ...

    def album(self) -> Album:
        """The album of the child that practises."""
        ...

    def prepare(self, activity: str, *, shuffled: bool = False) -> None:
        """Begin to arrange a deal for an activity, beside the window; one that was left is gone on with."""
        ...

    def practice(self) -> Practice | None:
        """The deal that was prepared; None while it is being arranged."""
        ...

    def record_turn(self, practice: Practice, turn: Turn) -> None:
        """Record the evidence in one turn of a practice deal."""
        ...

    def played(self, practice: Practice) -> None:
        """Note that a deal for practice was played to its end."""
        ...
