"""The path: the activities of the ladder as one child finds them today."""

from dataclasses import dataclass, field
from enum import StrEnum

from settebello.learning.activities import Activity
from settebello.practice.day import Day


class Stage(StrEnum):
    """How far a child is with an activity. Every stone of a path can be played."""

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

    day: the steps of today. locked: the stones are those of the daily scenario, and the child needs an adult
    to leave them.
    """

    stones: tuple[Stone, ...]
    day: Day = field(default_factory=Day)
    locked: bool = False

    @property
    def enough(self) -> bool:
        """Whether the child has practised as many minutes today as the adults have set, or more."""
        return self.day.enough
