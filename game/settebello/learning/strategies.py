"""How a fact can be worked out: the strategy that suits its numbers (docs/learning.md, section 9.1)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.learning.facts import Fact, Unit

TEN: Final = 10
FEW: Final = 2
"""Addends up to this number are counted on."""
EXAMPLES: Final = 3
"""Facts by which the strategy of a unit is taught."""


class Strategy(StrEnum):
    """The ways to work out a fact."""

    COUNT_ON = "count_on"
    """6 + 2: from 6 on, 7, 8."""
    DOUBLE = "double"
    """4 + 4."""
    NEAR_DOUBLE = "near_double"
    """4 + 5: 4 and 4, and one more."""
    FRIENDS_OF_TEN = "friends_of_ten"
    """3 + 7."""
    MAKE_TEN = "make_ten"
    """8 + 7: 8 and 2 make 10, and 5 more."""
    TEN_AND_MORE = "ten_and_more"
    """10 + 4."""


@dataclass(frozen=True, slots=True)
class Way:
    """A fact with its strategy; `parts` are the numbers that are added one after the other: 8, 2 and 5."""

    fact: Fact
    strategy: Strategy
    parts: tuple[int, ...]


def way_of(fact: Fact) -> Way:
    """Return the way to work out a fact."""
    a, b = fact.a, fact.b
    if b == TEN:
        return Way(fact, Strategy.TEN_AND_MORE, (b, a))
    if a == b:
        return Way(fact, Strategy.DOUBLE, (a, b))
    if fact.sum == TEN:
        return Way(fact, Strategy.FRIENDS_OF_TEN, (b, a))
    if fact.sum > TEN:
        return Way(fact, Strategy.MAKE_TEN, (b, TEN - b, fact.sum - TEN))
    if a > FEW and b - a == 1:
        return Way(fact, Strategy.NEAR_DOUBLE, (a, a, 1))
    return Way(fact, Strategy.COUNT_ON, (b, a))


def taught_in(unit: Unit) -> tuple[Way, ...]:
    """Return the examples by which a unit's strategies are taught; none for a unit of chains.

    The strategy of most facts comes first. An example has large numbers, because there the strategy helps
    most.
    """
    ways = [way_of(fact) for fact in unit.facts]
    by_strategy: dict[Strategy, list[Way]] = {}
    for way in ways:
        by_strategy.setdefault(way.strategy, []).append(way)
    chosen = sorted(by_strategy.values(), key=len, reverse=True)
    largest = [sorted(some, key=lambda way: (way.fact.sum, way.fact.a), reverse=True) for some in chosen]
    turns = (some[turn] for turn in range(EXAMPLES) for some in largest if turn < len(some))
    return tuple(turns)[:EXAMPLES]
