"""The path: the activities of the ladder as one child finds them today."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.learning.activities import Activity


class Stage(StrEnum):
    """How far a child is with an activity."""

    LATER = "later"
    """The conditions to enter are not met yet. The child may open the activity all the same."""
    OPEN = "open"
    NEXT = "next"
    """The suggested activity; at most one stone of a path has this stage."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Stone:
    """One activity of the path. `level` is the index of the activity's current level."""

    activity: Activity
    stage: Stage
    level: int = 0
    done: int = 0
    of: int = 0
    """For a step of the daily scenario: tasks done today, of so many; otherwise 0 of 0."""


@dataclass(frozen=True, slots=True)
class Path:
    """The stones in their order and the state of today's practice.

    today: whether the warm-up, the finding and the playing part of today are done. locked: the stones are
    those of the daily scenario, and the child needs an adult to leave them. enough: the child has practised
    as many minutes today as the adults have set, or more.
    """

    stones: tuple[Stone, ...]
    today: tuple[bool, bool, bool] = (False, False, False)
    locked: bool = False
    enough: bool = False
