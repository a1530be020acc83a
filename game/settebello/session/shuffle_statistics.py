"""What was dealt to the person over many deals, beside what a fair shuffle gives.

In one deal the number of cards of a group that a seat receives has the hypergeometric distribution. Deals are
independent, so their distributions are convolved; over many deals the sum is nearly normal.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, comb, floor, sqrt
from statistics import NormalDist
from typing import Final

from settebello.session.dealt_cards import CardGroup, DealtCards
from settebello.session.seats import only_person
from settebello.session.statistics import counted
from settebello.session.summary import MatchSummary

CONFIDENCE: Final = 0.95
"""The probability that a fair shuffle puts all groups into their ranges (Bonferroni)."""
MOST_EXACT: Final = 60
"""Up to this many deals the range is exact; beyond it is that of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A seat's share of one deal: ``cards`` of the ``pool`` for all seats, of which ``marked`` count."""

    pool: int
    marked: int
    cards: int

    @property
    def mean(self) -> float:
        """The expected number of marked cards."""
        return self.cards * self.marked / self.pool if self.pool else 0.0

    @property
    def variance(self) -> float:
        """The variance of that number."""
        if self.pool < 2:
            return 0.0
        missing = (self.pool - self.marked) * (self.pool - self.cards)
        return self.mean * missing / (self.pool * (self.pool - 1))


@dataclass(frozen=True, slots=True)
class GroupCount:
    """How many cards of a group the person and the others were dealt, and the person's range by chance."""

    group: CardGroup
    own: int
    others: int
    low: int
    high: int

    @property
    def usual(self) -> bool:
        """Whether the person's number is within the range."""
        return self.low <= self.own <= self.high

    @property
    def others_range(self) -> tuple[int, int]:
        """The range of the others: they receive whatever the person does not."""
        whole = self.own + self.others
        return whole - self.high, whole - self.low


@dataclass(frozen=True, slots=True)
class ShuffleStatistics:
    """The counts of all groups over a number of deals; ``left_out`` deals could not be compared."""

    deals: int
    left_out: int
    groups: tuple[GroupCount, ...]

    def of(self, group: CardGroup) -> GroupCount | None:
        """Return the count of a group; None if its cards are in none of the games."""
        return next((one for one in self.groups if one.group is group), None)


def shuffle_statistics_of(summaries: Iterable[MatchSummary]) -> ShuffleStatistics:
    """Return the statistics of the matches that count (see ``counted``)."""
    dealt: list[tuple[DealtCards, int]] = []
    left_out = 0
    for match in counted(summaries):
        person = only_person(match.levels)
        for deal in match.deals:
            if deal.dealt is None or person is None:
                left_out += 1
            else:
                dealt.append((deal.dealt, person))
    present = [one for one in CardGroup if any(sum(deal.groups[one]) for deal, _ in dealt)]
    doubt = (1 - CONFIDENCE) / max(1, len(present))
    return ShuffleStatistics(len(dealt), left_out, tuple(_count(one, dealt, doubt) for one in present))


def chance_range(shares: Sequence[Share], doubt: float) -> tuple[int, int]:
    """Return the lowest and highest sum that is not among the outer ``doubt`` of all sums, half on each side.

    Raises ValueError unless 0 < doubt < 1.
    """
    if not 0 < doubt < 1:
        raise ValueError(f"{doubt} is not a probability between 0 and 1")
    most = sum(min(share.marked, share.cards) for share in shares)
    if len(shares) > MOST_EXACT:
        mean = sum(share.mean for share in shares)
        spread = sqrt(sum(share.variance for share in shares)) * NormalDist().inv_cdf(1 - doubt / 2)
        # A whole number has half a unit on each side of it.
        return max(0, ceil(mean - spread - 0.5)), min(most, floor(mean + spread + 0.5))
    odds = [1.0]
    for share in shares:
        odds = _sum_of(odds, _odds(share))
    return _first_beyond(odds, doubt / 2), len(odds) - 1 - _first_beyond(odds[::-1], doubt / 2)


def _count(group: CardGroup, dealt: Sequence[tuple[DealtCards, int]], doubt: float) -> GroupCount:
    shares = [Share(sum(one.hands), sum(one.groups[group]), one.hands[seat]) for one, seat in dealt]
    own = sum(one.groups[group][seat] for one, seat in dealt)
    low, high = chance_range(shares, doubt)
    return GroupCount(group, own, sum(share.marked for share in shares) - own, low, high)


@cache
def _odds(share: Share) -> tuple[float, ...]:
    """Return the probability of each number of marked cards."""
    whole = comb(share.pool, share.cards)
    return tuple(
        comb(share.marked, k) * comb(share.pool - share.marked, share.cards - k) / whole
        for k in range(min(share.marked, share.cards) + 1)
    )


def _sum_of(odds: Sequence[float], more: Sequence[float]) -> list[float]:
    """Return the distribution of the sum of two independent numbers."""
    found = [0.0] * (len(odds) + len(more) - 1)
    for i, p in enumerate(odds):
        for k, q in enumerate(more):
            found[i + k] += p * q
    return found


def _first_beyond(odds: Sequence[float], doubt: float) -> int:
    """Return the first number with which the probability of all numbers up to it exceeds ``doubt``."""
    below = 0.0
    for number, p in enumerate(odds):
        below += p
        if below > doubt:
            return number
    return len(odds) - 1
