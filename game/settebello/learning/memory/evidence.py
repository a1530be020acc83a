"""The evidence of an answer about a fact (docs/learning.md, section 6.4)."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from settebello.learning.memory.fsrs import Grade
from settebello.learning.memory.thinking_time import EASY_SHARE, LONGEST

SIDE_WEIGHT = 0.5
"""The weight of an answer with help, and of a miss of a pair that was only claimed."""


SPRINT_LIMIT = 20.0
"""Seconds after which an answer in the calm sprint scores the same, right or wrong.

See docs/learning.md, section 2.3.
"""


class Help(IntEnum):
    """How much help is shown (docs/learning.md, section 9)."""

    NONE = 0
    PROMPT = 1
    PARTIAL = 2
    EXAMPLE = 3


class Outcome(StrEnum):
    """The result of the first confirmed set."""

    RIGHT = "right"
    OTHER = "other"
    """Another set that fits, too."""
    MISS = "miss"


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence of an answer: the grade for memory, right or wrong (None for neither), and the weight."""

    grade: Grade
    right: bool | None
    weight: float
    quick: bool | None
    """Whether the answer came from memory, by its time; None where no time is known."""
    score: float | None = None
    """The score of the calm sprint from 0 to 1, by result and time; None elsewhere."""
    at_once: bool = False
    """Whether the answer came at once; also true for any quick answer where time is not evaluated."""

    @property
    def worked_out(self) -> bool:
        """Whether the answer is evidence of working out: it is scored, wrong, or right and not quick."""
        slow = self.right is False or (self.right is True and self.quick is False)
        return self.score is not None or slow


MISSED = Evidence(Grade.AGAIN, right=False, weight=1.0, quick=False)
CLAIMED = Evidence(Grade.AGAIN, right=False, weight=SIDE_WEIGHT, quick=False)
"""The evidence about a pair that the child took for the sum, and that does not make it."""


def of_right(thinking: float | None, limit: float, *, help_used: Help, first: bool) -> Evidence:
    """Return the evidence of a right answer after so many seconds of thinking.

    limit: the quick limit in seconds; a limit as long as the longest time means that time is not evaluated:
    then every time is GOOD and none EASY. first: the first answer about the fact, which cannot have come from
    memory at once.
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
    """Return a sprint's score: a half at the limit, before it more if right, else less."""
    rest = max(0.0, 1 - thinking / SPRINT_LIMIT)
    return (1 + (rest if right else -rest)) / 2
