"""The count of a match as it is shown: deal by deal, with a pause before the last one."""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

BEGINS: Final = 0.2
"""Seconds before the first deal is counted."""
POINT: Final = 0.055
SHORTEST: Final = 1.0
LONGEST: Final = 2.6
"""Seconds for each of the winner's points, and for all deals together at least and at most."""
PAUSE: Final = 0.5
"""Seconds between the last deal but one and the last."""
LANDS: Final = 0.16
"""Seconds in which a coin falls, or is taken away."""
HUSHES: Final = 0.2
RELIEF: Final = 0.12
"""Seconds in which everybody begins to hold the breath before the last deal, and breathes out at the end."""
LOOKS_EVERY: Final = 0.25
"""Seconds between two looks at who is ahead: faces change no more often."""


class Visit(NamedTuple):
    """A coin's stay on the table: the times in seconds at which it begins to fall, and is taken away."""

    falls: float
    leaves: float = math.inf


@dataclass(frozen=True, slots=True)
class PointCount:
    """When each point is counted.

    `totals` are in the order of the sides; `lines` are those of each side before the first deal and after
    each. Without the course of a match, all points count as one deal, and every side gains them equally fast.
    """

    totals: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...] = ()

    @property
    def _deals(self) -> int:
        return len(self.lines[0]) - 1 if self.lines else 1

    @property
    def _pause(self) -> float:
        return PAUSE if self._deals > 1 else 0.0

    @property
    def _counting(self) -> float:
        """The seconds in which deals are counted, without the pause."""
        return min(LONGEST, max(SHORTEST, POINT * max(0, *self.totals)))

    @property
    def lasts(self) -> float:
        """The seconds until the last coin lies."""
        return BEGINS + self._counting + self._pause + LANDS

    def deals_at(self, time: float) -> float:
        """Return how many deals are counted at a time in seconds, with a part of the one being counted."""
        each, last = self._counting / self._deals, self._deals - 1
        counting = max(0.0, time - BEGINS - LANDS)
        before = min(float(last), counting / each)
        return min(float(self._deals), before + max(0.0, counting - self._pause - last * each) / each)

    def course_at(self, time: float) -> float:
        """Return which part of the match is counted at a time in seconds, from 0 to 1."""
        return 1.0 if time >= self.lasts else self.deals_at(time) / self._deals

    def points_at(self, place: int, time: float) -> int:
        """Return the points of a side that are counted at a time; `place` is its place in the order."""
        total = self.totals[place]
        if time >= self.lasts or total <= 0:
            return total
        deals = self.deals_at(time)
        if not self.lines:
            return min(total, int(deals * max(self.totals)))
        line = self.lines[place]
        done = min(int(deals), self._deals - 1)
        return int(line[done] + (line[done + 1] - line[done]) * (deals - done))

    def nod_at(self, place: int, time: float) -> float:
        """Return how far a side nods, from 0 to 1: one that gains more than another in the deal counted."""
        deals = self.deals_at(time)
        if not self.lines or time >= self.lasts or deals >= self._deals:
            return 0.0
        gains = [line[int(deals) + 1] - line[int(deals)] for line in self.lines]
        nods = gains[place] == max(gains) > min(gains)
        return math.sin(math.pi * (deals % 1.0)) if nods else 0.0

    def held_at(self, time: float) -> float:
        """Return how much everybody holds the breath, from 0 to 1: from the pause to the last coin."""
        if self._deals == 1:
            return 0.0
        hushed = time - BEGINS - LANDS - self._counting * (self._deals - 1) / self._deals
        return min(1.0, max(0.0, hushed / HUSHES), max(0.0, 1.0 - (time - self.lasts) / RELIEF))

    def standing_at(self, place: int, time: float) -> int:
        """Return 1 for the side with the most points at the latest look, -1 for the fewest, and else 0."""
        looked = LOOKS_EVERY * math.floor(time / LOOKS_EVERY + 1e-9)
        points = [self.points_at(side, looked) for side in range(len(self.totals))]
        own = points.pop(place)
        if not points or own == max(points):
            return 0
        return 1 if own > max(points) else -1 if own <= min(points) else 0

    def most(self, place: int) -> int:
        """Return the most points that a side has in the course of the count."""
        return max(0, self.totals[place], *(self.lines[place] if self.lines else ()))

    def visits(self, place: int, point: int) -> tuple[Visit, ...]:
        """Return when the coin of a side's point falls, and when it is taken away; points count from 1."""
        if not self.lines:
            return (Visit(self._when(point / max(1, *self.totals))),)
        found: list[Visit] = []
        for deal, (before, after) in enumerate(pairwise(self.lines[place])):
            if after >= point > before:
                found.append(Visit(self._when(deal + (point - before) / (after - before))))
            elif before >= point > after and found:
                # A coin lies as soon as its point is counted, and goes when the point is.
                leaves = self._when(deal + (before - point) / (before - after)) + LANDS
                found[-1] = found[-1]._replace(leaves=leaves)
        return tuple(found)

    def falls_at(self, place: int, point: int) -> float:
        """Return the time at which the coin of a point that a side keeps begins to fall for the last time."""
        visits = self.visits(place, point)
        return visits[-1].falls if visits else self._when(self._deals)

    def lying(self, place: int, time: float) -> int:
        """Return how many coins of a side lie at a time."""
        return sum(
            any(visit.falls + LANDS <= time < visit.leaves for visit in self.visits(place, point))
            for point in range(1, self.most(place) + 1)
        )

    def _when(self, deals: float) -> float:
        """Return when a coin begins to fall that lies after so many deals, with a part of one."""
        last = self._deals - 1
        return BEGINS + deals * self._counting / self._deals + (self._pause if deals > last else 0.0)
