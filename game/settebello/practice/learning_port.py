"""What the screens of the learning mode ask of the program, and the nouns in which it answers."""

from typing import Protocol

from settebello.learning.children.child_settings import ChildSettings, Helping, Remedy
from settebello.learning.children.profile import MOST_CHILDREN, Child, Mark
from settebello.learning.deals.broomcheck import BroomCheck
from settebello.learning.deals.turns import Turn
from settebello.learning.facts import Unit
from settebello.learning.history.album import Frame
from settebello.learning.memory.thinking_time import Age
from settebello.learning.strategies import Way
from settebello.practice.adults_port import AdultsPort
from settebello.practice.assignment import Assignment, Reaction, Reply
from settebello.practice.fish_game import FishGame
from settebello.practice.found import Album, Alike, Found
from settebello.practice.garden import Garden, Plant
from settebello.practice.path import Path, Stage, Stone
from settebello.practice.prepared_deal import AfterDeal, Practice
from settebello.practice.pyramid_game import PyramidGame
from settebello.practice.showing import Showing

__all__ = [
    "MOST_CHILDREN",
    "AfterDeal",
    "Album",
    "Alike",
    "Assignment",
    "Child",
    "ChildSettings",
    "FishGame",
    "Found",
    "Frame",
    "Garden",
    "Helping",
    "LearningPort",
    "Mark",
    "Path",
    "Plant",
    "Practice",
    "PyramidGame",
    "Reaction",
    "Remedy",
    "Reply",
    "Showing",
    "Stage",
    "Stone",
    "Turn",
    "Way",
]


class LearningPort(Protocol):
    """The learning mode as its screens see it. Every answer is on disk before the method returns."""

    @property
    def children(self) -> tuple[Child, ...]:
        """All children, the oldest profile first."""
        ...

    @property
    def child(self) -> Child | None:
        """The child that practises now; None before one was chosen."""
        ...

    @property
    def troubles(self) -> tuple[str, ...]:
        """The children's files that could not be read, as sentences for an adult."""
        ...

    @property
    def adults(self) -> AdultsPort:
        """The adults' view of the same children."""
        ...

    def create(self, nick: str, avatar: str, age: Age, *, mark: Mark = Mark.NONE, group: str = "") -> Child:
        """Create and choose a child; ValueError when there is no room, OSError if it cannot be saved."""
        ...

    def choose(self, child: str) -> None:
        """Begin a new sitting of the child with this id.

        KeyError for an unknown id, OSError where the system does not let the child's files be read.
        """
        ...

    def change(self, child: Child) -> None:
        """Save the changed name, picture, age, settings or aims of a child."""
        ...

    def switch_voice(self, *, on: bool) -> None:
        """Turn the voice of the child that practises on or off; unsaved, the choice lasts until the end."""
        ...

    def path(self) -> Path:
        """The path of the child that practises."""
        ...

    @property
    def newcomer(self) -> bool:
        """Whether the child has never practised."""
        ...

    def showing(self, activity: str) -> Showing | None:
        """What a hand shows before the child's first task of an activity; None where it has done one."""
        ...

    def door(self, activity: str) -> Unit | None:
        """The unit that begins with the next block of an activity, once a sitting; None where none does."""
        ...

    def two_ways(self, activity: str) -> tuple[Way, Way] | None:
        """Two ways to work out a fact that the child may compare before a block; seldom, and once a day."""
        ...

    def begin(self, activity: str) -> None:
        """Begin a block of an activity."""
        ...

    def task(self) -> Assignment | None:
        """The open task of the block, the same until it is completed; None when the block is over."""
        ...

    def answered(self, reply: Reply) -> Reaction:
        """Record a confirmed set; return what follows from it."""
        ...

    def found(self) -> Found:
        """The result of the latest block or deal."""
        ...

    def check(self) -> BroomCheck:
        """The broom check of the Quindici deal just played, or of a random deal."""
        ...

    def checked(self, *, right: bool) -> tuple[Frame, ...]:
        """Record whether the broom check was right at the first try; return the frames earned with it."""
        ...

    def album(self) -> Album:
        """The album of the child that practises."""
        ...

    def garden(self) -> Garden:
        """The garden of the child that practises, and what the latest block or deal has changed in it."""
        ...

    def prepare(self, activity: str, *, shuffled: bool = False) -> None:
        """Begin to prepare a deal in another process; a deal of this activity that was left is resumed."""
        ...

    def practice(self) -> Practice | None:
        """The prepared deal; None while its deck is being arranged."""
        ...

    def pyramid(self, activity: str) -> PyramidGame:
        """Begin a pyramid of ten."""
        ...

    def fish(self, activity: str) -> FishGame:
        """Deal a game of Go fish for ten."""
        ...

    def record_turn(self, practice: Practice, turn: Turn) -> None:
        """Record the evidence in one turn of a practice deal."""
        ...

    def played(self, practice: Practice) -> None:
        """Record that a practice deal was played to its end."""
        ...
