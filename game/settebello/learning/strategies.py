"""How a fact can be worked out: the strategy that suits its numbers (docs/learning.md, section 9.1)."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.learning.facts import Fact, Unit
from settebello.learning.memory.thinking_time import Age

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


COMPARED: Final = tuple(map(Fact.parse, ("4+4", "3+4", "4+5", "3+7", "4+6", "5+7", "5+8", "7+8")))
"""Facts of which two ways are compared; counting on is one of them, and it is spoken for these alone."""


def two_ways(fact: Fact) -> tuple[Way, Way]:
    """Return the way that suits a fact, and counting on, which always works."""
    return way_of(fact), Way(fact, Strategy.COUNT_ON, (fact.b, fact.a))


def compared(known: Collection[Fact], age: Age, turn: int) -> tuple[Way, Way] | None:
    """Return two ways of a fact that the child has met, another fact each turn; None where there is none.

    A child of the youngest age group has to have met facts that are counted on as well.
    """
    counts_on = any(way_of(fact).strategy is Strategy.COUNT_ON for fact in known)
    facts = [fact for fact in COMPARED if fact in known]
    if not facts or (age is Age.YOUNG and not counts_on):
        return None
    return two_ways(facts[turn % len(facts)])


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
