"""Thinking time: an answer's time without moving and searching. The child never sees it.

See docs/learning.md, section 6.4.
"""

from dataclasses import dataclass
from enum import StrEnum
from statistics import median
from typing import Annotated

from pydantic import Field

MOTOR = 0.9
"""Seconds for a click, before the child's own tempo is known."""
SEARCH = 0.25
"""Seconds to look at one card of the table, before the child's own tempo is known."""
LONGEST = 60.0
"""Seconds above which a time says nothing about thinking."""
EASY_SHARE = 0.45
"""The share of the quick limit within which an answer came at once."""

TWINS_NEEDED = 5
TWINS_KEPT = 15
SLOWEST = 4.0
FASTEST = 0.25
"""The bounds of a child's tempo, as multiples of the first guess."""


class Age(StrEnum):
    """The age groups; `learning/children/age_presets.py` has the defaults of each."""

    YOUNG = "5-6"
    MIDDLE = "7-8"
    OLDER = "9+"


@dataclass(frozen=True, slots=True)
class Tempo:
    """A child's tempo of finding and clicking cards, measured at *Find the twin*.

    An equal card needs no adding, so the time of that task is moving and searching alone. ratios: the latest
    times as multiples of the first guess for as many clicks and cards.
    """

    ratios: tuple[Annotated[float, Field(gt=0)], ...] = ()

    @property
    def factor(self) -> float:
        """The child's times as a multiple of the first guess; 1 until enough times are known."""
        if len(self.ratios) < TWINS_NEEDED:
            return 1.0
        return min(max(median(self.ratios), FASTEST), SLOWEST)

    def found_twin(self, seconds: float, clicks: int, cards: int) -> "Tempo":
        """Return the tempo after an equal card was found among so many; too long a time is ignored."""
        if not 0 < seconds <= LONGEST:
            return self
        return Tempo((*self.ratios, seconds / _guess(clicks, cards))[-TWINS_KEPT:])

    def thinking(self, seconds: float | None, clicks: int, cards: int) -> float | None:
        """Return an answer's seconds without moving and searching; None where they are unknown."""
        if seconds is None or not 0 <= seconds <= LONGEST:
            return None
        return max(0.0, seconds - self.factor * _guess(clicks, cards))


def _guess(clicks: int, cards: int) -> float:
    return MOTOR * max(clicks, 1) + SEARCH * cards
