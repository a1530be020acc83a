"""The memory trace of a fact: FSRS-6 with fractional days (docs/learning.md, sections 6.3 and 6.5)."""

import math
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from pydantic import Field

W = (
    *(0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796),
    *(1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542),
)
"""The parameters w0 to w20, the defaults of the reference package."""

_FACTOR = 0.9 ** (-1 / W[20]) - 1
"""The factor that makes stability the days after which recall has fallen to 0.9."""

SAME_DAY = 0.5
"""Days since the last answer below which the formula for the same day is used."""
LEAST_STABILITY = 0.001
MOST_STABILITY = 365.0


class Grade(IntEnum):
    """The grade of an answer, the worst first."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


@dataclass(frozen=True, slots=True)
class Trace:
    """The trace of a fact: stability and time of the last answer in days, difficulty from 1 to 10."""

    stability: Annotated[float, Field(ge=LEAST_STABILITY, le=MOST_STABILITY)]
    difficulty: Annotated[float, Field(ge=1, le=10)]
    day: float

    def recall(self, day: float) -> float:
        """Return the probability that the fact comes from memory at a time in days."""
        passed = max(0.0, day - self.day)
        return float((1 + _FACTOR * passed / self.stability) ** -W[20])

    def answered(self, grade: Grade, day: float, weight: float = 1.0) -> "Trace":
        """Return the trace after an answer; a weight below 1 moves it only by that share."""
        if day - self.day < SAME_DAY:
            stability = _soon(self.stability, grade)
        elif grade is Grade.AGAIN:
            stability = _lapsed(self.stability, self.difficulty, self.recall(day))
        else:
            stability = _recalled(self.stability, self.difficulty, self.recall(day), grade)
        stability = min(max(stability, LEAST_STABILITY), MOST_STABILITY)
        difficulty = _next_difficulty(self.difficulty, grade)
        return Trace(
            self.stability + weight * (stability - self.stability),
            self.difficulty + weight * (difficulty - self.difficulty),
            day,
        )


def first(grade: Grade, day: float) -> Trace:
    """Return the trace after the first answer."""
    return Trace(W[grade - 1], min(max(_first_difficulty(grade), 1.0), 10.0), day)


def _first_difficulty(grade: Grade) -> float:
    return W[4] - math.exp(W[5] * (grade - 1)) + 1


def _next_difficulty(difficulty: float, grade: Grade) -> float:
    moved = difficulty - W[6] * (grade - 3) * (10 - difficulty) / 9
    return min(max(W[7] * _first_difficulty(Grade.EASY) + (1 - W[7]) * moved, 1.0), 10.0)


def _soon(stability: float, grade: Grade) -> float:
    factor = math.exp(W[17] * (grade - 3 + W[18])) * stability ** -W[19]
    # As in the reference package: no right answer, not even a slow one, takes away from what is remembered.
    return float(stability * (factor if grade is Grade.AGAIN else max(factor, 1.0)))


def _lapsed(stability: float, difficulty: float, recall: float) -> float:
    long = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * math.exp(W[14] * (1 - recall))
    return float(min(long, stability / math.exp(W[17] * W[18])))


def _recalled(stability: float, difficulty: float, recall: float, grade: Grade) -> float:
    growth = math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (math.exp(W[10] * (1 - recall)) - 1)
    if grade is Grade.HARD:
        growth *= W[15]
    elif grade is Grade.EASY:
        growth *= W[16]
    return float(stability * (1 + growth))
