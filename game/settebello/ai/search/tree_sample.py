"""Independent searches of one view, and how far one move is ahead of another by their means.

The iterations inside one tree depend on each other, so their spread is no error. The trees here have seeds of
their own and share nothing: the spread of their means is the error of chance. What larger trees would find
differs by more than chance, and this is added.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from settebello.ai.search.search_player import LARGEST_SEED, Effort, search
from settebello.engine import SeatView

TREES: Final = 8
ROOT_EXPLORE: Final = 4.0
"""Points: the exploration constant of the moves that are compared. With less, some are soon tried no more."""
DEPTH_ERROR: Final = 0.1
"""Points: by how much a difference changes in trees of fifteen times the size, as a standard deviation.

Measured (tests/bench/RESULTS.md). All trees have it in common, so their spread does not show it.
"""
STUDENT: Final = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36}
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

    `trust`: the visits that the network's guess counts in a mean.
    """

    visits: tuple[int, ...]
    means: tuple[float, ...]
    trust: float = 0.0

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
        differences = [own - theirs for own, theirs in zip(self.means, other.means, strict=True)]
        points = fmean(differences)
        chance = STUDENT[number] * stdev(differences) / sqrt(number)
        reach = hypot(chance, 2 * DEPTH_ERROR)
        return Lead(points, points - reach, points + reach)


def tree_samples(
    view: SeatView, effort: Effort, iterations: int, rng: Random, trust: float
) -> Mapping[int, TreeSample]:
    """Search a view with TREES independent trees, `iterations` deals in all; samples by the moves' cards.

    `trust`: the visits that a guess counts in a tree's mean; 0 for a search without a network.
    """
    counts = [count for k in range(TREES) if (count := (iterations + k) // TREES)]
    curious = replace(effort, root_explore=ROOT_EXPLORE)
    found = [search((view, curious, count, rng.randint(1, LARGEST_SEED))) for count in counts]
    return {
        mask: TreeSample(
            tuple(visits for tree in found for cards, visits, _, _ in tree if cards == mask),
            tuple(mean for tree in found for cards, _, mean, _ in tree if cards == mask),
            trust,
        )
        for mask, *_ in found[0]
    }
