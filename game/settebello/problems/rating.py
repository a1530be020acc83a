"""The rating of a solver with its uncertainty: Glicko-1 (Glickman, 1999), each problem as an opponent.

A right answer is a win over the problem, a wrong one a loss. Problems have fixed ratings.
"""

import math
from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import Field

FIRST: Final = 1200.0
WIDEST: Final = 350.0
NARROWEST: Final = 40.0
"""The deviation does not fall below this, so that a rating can still move after years."""

PER_DAY: Final = 8.0
"""How the deviation grows in a day without problems: after half a year it has grown by about 100."""

SURE: Final = 1.96
"""Deviations on either side that make an interval of 95 %."""

_Q: Final = math.log(10) / 400


@dataclass(frozen=True, slots=True)
class SolverRating:
    """The rating, its standard deviation, and the day of the last answer."""

    value: Annotated[float, Field(ge=-10_000, le=10_000)] = FIRST
    deviation: Annotated[float, Field(gt=0, le=WIDEST)] = WIDEST
    day: float = 0.0

    @property
    def half_width(self) -> int:
        """Half the width of the interval in which the rating lies with 95 %."""
        return round(SURE * self.deviation)

    def expected(self, problem: int) -> float:
        """Return how likely a problem of a rating is solved."""
        return 1 / (1 + 10 ** (-(self.value - problem) / 400))

    def answered(self, problem: int, day: float, *, right: bool) -> "SolverRating":
        """Return the rating after the first answer to a problem of a rating."""
        passed = max(0.0, day - self.day) if self.day else 0.0
        deviation = min(math.hypot(self.deviation, PER_DAY * math.sqrt(passed)), WIDEST)
        expected = self.expected(problem)
        # The ratings of problems are fixed, so the factor for an uncertain opponent is 1.
        information = _Q**2 * expected * (1 - expected)
        variance = 1 / (1 / deviation**2 + information)
        value = self.value + _Q * variance * (right - expected)
        return SolverRating(value, max(math.sqrt(variance), NARROWEST), max(day, self.day))
