"""What is drawn beside the cards for a while: broom, word, coin, rays and sum."""

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from settebello.engine import Card
from settebello.i18n import Text
from settebello.ui.table.layout import Spot

STROKE: Final = 1.3
"""The broom's way grows with this power of the time: it gathers speed."""


@dataclass(frozen=True, slots=True)
class Span:
    """A time from `start` to `end` in seconds."""

    start: float
    end: float

    def part(self, time: float) -> float | None:
        """Return the progress at a time, 0 to 1; None outside the span."""
        if not self.start <= time < self.end:
            return None
        return (time - self.start) / (self.end - self.start)


@dataclass(frozen=True, slots=True)
class BroomStroke(Span):
    """A broom that crosses the cloth from `begin` to `goal` (x of the bristles) at a height `y`."""

    begin: float
    goal: float
    y: float

    def at(self, part: float) -> float:
        """Return the x of the bristles at a progress from 0 to 1."""
        return self.begin + (self.goal - self.begin) * math.pow(part, STROKE)

    def reaches(self, x: float) -> float:
        """Return the progress at which the bristles are at x: 0 before the begin, 1 beyond the goal."""
        way = (x - self.begin) / (self.goal - self.begin)
        return math.pow(min(max(way, 0.0), 1.0), 1 / STROKE)


@dataclass(frozen=True, slots=True)
class Stamp(Span):
    """A word that hits the cloth at a spot, in large letters, not wider than `room`."""

    words: Text
    spot: Spot
    room: float


@dataclass(frozen=True, slots=True)
class CoinFlight(Span):
    """The coin of a point on its way from one spot to another."""

    begin: Spot
    goal: Spot


@dataclass(frozen=True, slots=True)
class Rays(Span):
    """Turning rays behind a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class SumShown(Span):
    """The sum behind a capture, in figures: the `parts` that are added, and what they make."""

    parts: tuple[int, ...]
    total: int
    spot: Spot


Effect: TypeAlias = BroomStroke | Stamp | CoinFlight | Rays | SumShown
