"""Independent searches of one view, and how far one move is ahead of another by their means.

The iterations inside one tree depend on each other, so their spread is no error. The trees here have seeds of
their own and share nothing: the spread of their means is the error of chance. What larger trees would find
differs by more than chance, and this is added. Where the bounds lie near the difference from which the coach
speaks, more trees are searched.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from settebello.ai.search.search_player import LARGEST_SEED, Effort, search
from settebello.engine import SeatView

TWO: Final = 2
TREES: Final = 8
"""Trees in a batch."""
MOST_TREES: Final = 32
"""Trees that are searched at most while it is undecided whether a difference may be said."""
UNDECIDED: Final = 2.5
"""Standard errors between a bound and its limit with which it counts as decided."""
WORTH_A_WORD: Final = 0.3
"""Points; moves that cost less are not mentioned."""
SURELY: Final = 0.15
"""Points that a move must cost at least, with a certainty of 95 %, to be mentioned."""
ROOT_EXPLORE: Final = 4.0
"""Points: the exploration constant of the moves that are compared. With less, some are soon tried no more."""
LEAST_DEPTH: Final = 0.06
DEPTH_GROWS: Final = 0.25
MOST_DEPTH: Final = 0.14
"""Points: by how much a difference changes in trees of twenty times the size, as a standard deviation.

It is LEAST_DEPTH for equal moves, grows by DEPTH_GROWS a point of difference, and ends at MOST_DEPTH.
Measured (tests/bench/RESULTS.md). All trees have it in common, so their spread does not show it.
"""
SIDES_GROW: Final = 0.15
"""How much it still grows a point of difference beyond MOST_DEPTH, between more than two sides."""
PLAYED_OUT: Final = 2
"""Times the deals searched for more than two sides: each is played to its end, which makes trees smaller."""
FEW: Final = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36}
STUDENT: Final = FEW | {16: 2.13, 24: 2.07, 32: 2.04}
"""Student's t for an interval of 95 %, by the number of trees."""
ENOUGH: Final = 10
"""Visits of a move in a tree from which its mean can be compared; with fewer it is the network's guess."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How many points one move is ahead of another, with the bounds of an interval of 95 %."""

    points: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class TreeSample:
    """The visits and the mean of one move in each tree.

    `trust`: the visits that the network's guess counts in a mean. `sides`: the sides of the game.
    """

    visits: tuple[int, ...]
    means: tuple[float, ...]
    trust: float = 0.0
    sides: int = TWO

    @property
    def points(self) -> float:
        """The mean of the trees that tried the move; of all where none did."""
        return fmean(self._tried() or self.means)

    @property
    def error(self) -> float:
        """The standard error of `points`; 0 where a single tree tried the move.

        The guess is the same in all trees and keeps their means together, so the spread is enlarged again.
        """
        tried = self._tried()
        if len(tried) < 2:
            return 0.0
        together = fmean(visits / (visits + self.trust) for visits in self.visits if visits)
        return stdev(tried) / together / sqrt(len(tried))

    def _tried(self) -> list[float]:
        return [mean for mean, visits in zip(self.means, self.visits, strict=True) if visits]

    def lead(self, other: "TreeSample") -> Lead | None:
        """Return how far this move is ahead of another; None where a tree has hardly tried one of them."""
        number = len(self.means)
        if number < 2 or min(*self.visits, *other.visits) < ENOUGH:
            return None
        points = fmean(self.means) - fmean(other.means)
        reach = hypot(STUDENT[number] * self._chance(other), 2 * depth_error(points, self.sides))
        return Lead(points, points - reach, points + reach)

    def is_open(self, other: "TreeSample") -> bool:
        """Return whether more trees may change what can be said of the lead over another move."""
        lead = self.lead(other)
        if lead is None:
            return False
        above = min(lead.points - WORTH_A_WORD, lead.low - SURELY)
        return abs(above) < UNDECIDED * self._chance(other)

    def and_more(self, more: "TreeSample") -> "TreeSample":
        """Return the sample with those of further trees."""
        return replace(self, visits=self.visits + more.visits, means=self.means + more.means)

    def _chance(self, other: "TreeSample") -> float:
        """Return the standard error of the difference of two moves."""
        differences = [own - theirs for own, theirs in zip(self.means, other.means, strict=True)]
        return stdev(differences) / sqrt(len(differences))


def depth_error(points: float, sides: int) -> float:
    """Return by how much larger trees would change a difference, as a standard deviation in points."""
    grown = LEAST_DEPTH + DEPTH_GROWS * abs(points)
    beyond = max(0.0, abs(points) - (MOST_DEPTH - LEAST_DEPTH) / DEPTH_GROWS)
    return min(grown, MOST_DEPTH) + (SIDES_GROW * beyond if sides > TWO else 0.0)


def tree_samples(
    view: SeatView, effort: Effort, iterations: int, rng: Random, trust: float, *, most: int = TREES
) -> Mapping[int, TreeSample]:
    """Search a view with TREES independent trees, `iterations` deals in all; samples by the moves' cards.

    `trust`: the visits that a guess counts in a tree's mean; 0 for a search without a network. `most`: with
    more than TREES, as many further trees follow each time while what can be said is undecided.
    """
    sides = len(view.piles)
    deals = iterations * (PLAYED_OUT if sides > TWO else 1)
    counts = [count for k in range(TREES) if (count := (deals + k) // TREES)]
    curious = replace(effort, root_explore=ROOT_EXPLORE)

    def batch() -> dict[int, TreeSample]:
        found = [search((view, curious, count, rng.randint(1, LARGEST_SEED))) for count in counts]
        return {
            mask: TreeSample(
                tuple(visits for tree in found for cards, visits, _, _ in tree if cards == mask),
                tuple(mean for tree in found for cards, _, mean, _ in tree if cards == mask),
                trust,
                sides,
            )
            for mask, *_ in found[0]
        }

    samples = batch()
    for _ in range(TREES, most, TREES):
        best = max(samples.values(), key=lambda one: one.points)
        if len(counts) < TREES or not any(best.is_open(one) for one in samples.values() if one is not best):
            break
        samples = {mask: samples[mask].and_more(one) for mask, one in batch().items()}
    return samples
