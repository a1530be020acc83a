"""A mean with its 95 % confidence interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, hypot, sqrt
from statistics import mean, stdev
from typing import Self

Z_95 = 1.96
"""The half-width of a 95 % confidence interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and the half-width of its 95 % confidence interval (None for a single value)."""

    mean: float
    margin: float | None
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Self:
        """Return the interval of independent values; raises ValueError if there are none."""
        if not values:
            raise ValueError("an interval needs a value")
        margin = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None
        return cls(mean(values), margin, len(values))

    @property
    def bounds(self) -> tuple[float, float] | None:
        """The ends of the interval; None for a single value."""
        return None if self.margin is None else (self.mean - self.margin, self.mean + self.margin)

    def minus(self, other: "Interval") -> "Interval":
        """Return the difference from an independent interval."""
        margins = (self.margin, other.margin)
        known = [margin for margin in margins if margin is not None]
        margin = hypot(*known) if len(known) == len(margins) else None
        return Interval(self.mean - other.mean, margin, min(self.count, other.count))

    def taken_from(self, value: float) -> "Interval":
        """Return a number less this interval."""
        return Interval(value - self.mean, self.margin, self.count)

    def __str__(self) -> str:
        if self.bounds is None:
            return f"{self.mean:+.2f} (no interval)"
        return f"{self.mean:+.2f} ({self.bounds[0]:+.2f}, {self.bounds[1]:+.2f})"


def total_of(intervals: Sequence[Interval]) -> Interval:
    """Return the sum of independent intervals; raises ValueError if there are none."""
    if not intervals:
        raise ValueError("a sum needs an interval")
    margins = [one.margin for one in intervals]
    known = [margin for margin in margins if margin is not None]
    margin = hypot(*known) if len(known) == len(margins) else None
    return Interval(fsum(one.mean for one in intervals), margin, min(one.count for one in intervals))
