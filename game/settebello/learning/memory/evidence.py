"""What an answer says about a fact (docs/learning.md, section 6.4)."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from settebello.learning.memory.fsrs import Grade
from settebello.learning.memory.thinking_time import EASY_SHARE, LONGEST

SIDE_WEIGHT = 0.5
"""How much an answer with help counts, and a miss of a pair that was only claimed."""


SPRINT_LIMIT = 20.0
"""Seconds after which an answer in the calm sprint scores the same, right or not.

See docs/learning.md, section 2.3.
"""


class Help(IntEnum):
    """How much is shown of a task (docs/learning.md, section 9)."""

    NONE = 0
    PROMPT = 1
    PARTIAL = 2
    EXAMPLE = 3


class Outcome(StrEnum):
    """What the child's first confirmed set was."""

    RIGHT = "right"
    OTHER = "other"
    """Another set that takes as well."""
    MISS = "miss"


@dataclass(frozen=True, slots=True)
class Evidence:
    """What an answer says: the grade for memory, right or not (None: it says nothing), and its weight."""

    grade: Grade
    right: bool | None
    weight: float
    quick: bool | None
    """Whether it came from memory, by the time; None where no time was taken."""
    score: float | None = None
    """From 0 to 1 by rightness and time, in the calm sprint alone: only there the child sees that rule."""
    at_once: bool = False
    """Whether it came at once; also where no time is looked at, as nobody is to be kept from gold by that."""

    @property
    def worked_out(self) -> bool:
        """Whether it tells of working out: it has a score, or was right or not and surely not quick."""
        slow = self.right is False or (self.right is True and self.quick is False)
        return self.score is not None or slow


MISSED = Evidence(Grade.AGAIN, right=False, weight=1.0, quick=False)
CLAIMED = Evidence(Grade.AGAIN, right=False, weight=SIDE_WEIGHT, quick=False)
"""For a pair that the child took to make the sum, and does not."""


def of_right(thinking: float | None, limit: float, *, help_used: Help, first: bool) -> Evidence:
    """What a right answer says, after so many seconds of thinking; `limit` is the quick limit in seconds.

    At the `first` meeting nothing can have come from memory at once. A limit beyond which a time says nothing
    is none: then any time is good, and none is easy.
    """
    if help_used >= Help.PARTIAL:
        return Evidence(Grade.AGAIN, right=None, weight=SIDE_WEIGHT, quick=False)
    if help_used is Help.PROMPT:
        return Evidence(Grade.HARD, right=True, weight=SIDE_WEIGHT, quick=False)
    if thinking is None or thinking > limit:
        # Slow but right is a success: taking it for forgotten made children practise more
        # (docs/learning.md, section 6.4).
        return Evidence(Grade.HARD, right=True, weight=1.0, quick=None if thinking is None else False)
    if limit >= LONGEST:
        return Evidence(Grade.GOOD, right=True, weight=1.0, quick=True, at_once=True)
    at_once = thinking <= EASY_SHARE * limit and not first
    grade = Grade.EASY if at_once else Grade.GOOD
    return Evidence(grade, right=True, weight=1.0, quick=True, at_once=at_once)


def sprint_score(*, right: bool, thinking: float) -> float:
    """The score of an answer in the calm sprint: a half at the limit, before it more if right, else less."""
    rest = max(0.0, 1 - thinking / SPRINT_LIMIT)
    return (1 + (rest if right else -rest)) / 2
