"""Sums that deals are arranged for, and what comes of arranged and of shuffled decks."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import sqrt
from random import Random
from statistics import mean, stdev

from settebello.engine import Position, Ruleset, Seat
from settebello.learning.deals.composer import Order, compose, opened
from settebello.learning.deals.rollouts import Course, Habit, Rollouts
from settebello.learning.deals.smallpack import small_rules
from settebello.learning.sums import Sum
from tests.learning.material import QUINDICI

CHILD = Seat(0)
FRESH = 20
"""How often a finished deck is played: by random numbers that the composer has not seen."""


def sums(size: int, totals: range) -> list[Sum]:
    """Every sum of so many cards with one of these totals."""
    found = combinations_with_replacement(range(1, 11), size)
    return [Sum(addends) for addends in found if sum(addends) in totals]


def some_wanted(ruleset: Ruleset, upto: int, rng: Random) -> frozenset[Sum]:
    """Three pairs and a chain of three; where fifteen is wanted, of which there are few, one and three."""
    if ruleset == QUINDICI:
        return frozenset(rng.sample(sums(2, range(15, 16)), 1) + rng.sample(sums(3, range(15, 16)), 3))
    return frozenset(rng.sample(sums(2, range(2, upto + 1)), 3) + rng.sample(sums(3, range(3, upto + 1)), 1))


def shuffled(ruleset: Ruleset, dealer: Seat, rng: Random) -> Position:
    """A deal as it comes."""
    while True:
        position = opened(ruleset, dealer, ruleset.deck.shuffled(rng))
        if position is not None:
            return position


def natural(ruleset: Ruleset, opponent: Habit, dealer: Seat, upto: int, decks: int) -> Course:
    """What comes of shuffled deals, each played twice."""
    rng = Random(1)
    rules = small_rules(ruleset, upto)
    rollouts = Rollouts(rules, CHILD, frozenset(), opponent, rng)
    return Course.mean([rollouts.mean(shuffled(rules, dealer, rng), 2) for _ in range(decks)])


@dataclass(frozen=True)
class Pair:
    """What came of an arranged deck and of a shuffled one for the same sums, and of many shuffled ones."""

    arranged: Course
    random: Course
    natural: Course


def pairs(ruleset: Ruleset, opponent: Habit, decks: int, upto: int = 10, known: int = 1000) -> Iterator[Pair]:
    """So many of them, the dealer in turn; ``known``: shuffled deals that tell what is natural."""
    rng = Random(11)
    rules = small_rules(ruleset, upto)
    usual = [natural(ruleset, opponent, Seat(dealer), upto, known) for dealer in (0, 1)]
    for k in range(decks):
        dealer, wanted = Seat(k % 2), some_wanted(ruleset, upto, rng)
        order = Order(
            ruleset=ruleset,
            child=CHILD,
            dealer=dealer,
            wanted=wanted,
            opponent=opponent,
            upto=upto,
        )
        arranged = compose(order, rng).start().match.position
        assert arranged is not None
        fresh = Rollouts(rules, CHILD, wanted, opponent, rng)
        shuffled_deal = shuffled(rules, dealer, rng)
        yield Pair(fresh.mean(arranged, FRESH), fresh.mean(shuffled_deal, FRESH), usual[dealer])


@dataclass(frozen=True)
class Summary:
    """Averages over decks; ``without``: the part of the arranged ones that offer nothing.

    away: how far the lead of an arranged deck is from the natural one, whichever way. error: the standard
    error of the arranged cards.
    """

    arranged: Course
    random: Course
    natural: Course
    without: float
    away: float
    error: float

    @classmethod
    def of(cls, found: list[Pair]) -> "Summary":
        """The averages of some pairs, at least two."""
        return cls(
            arranged=Course.mean([pair.arranged for pair in found]),
            random=Course.mean([pair.random for pair in found]),
            natural=Course.mean([pair.natural for pair in found]),
            without=mean(pair.arranged.turns == 0 for pair in found),
            away=mean(abs(pair.arranged.lead - pair.natural.lead) for pair in found),
            error=stdev(pair.arranged.cards for pair in found) / sqrt(len(found)),
        )

    @property
    def lift(self) -> float:
        """How many times as many turns offer a wanted sum."""
        return self.arranged.turns / self.random.turns

    @property
    def shift(self) -> float:
        """The cards that arranging gives the child."""
        return self.arranged.cards - self.natural.cards
