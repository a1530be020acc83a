"""The facts that a child learns: pairs of addends with units and families (docs/learning.md, section 6.1)."""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Self

FIGURES = (8, 9, 10)
"""The values of the picture cards, which do not show what they count."""
LARGEST_ADDEND = 10
"""The value of the highest card."""
LARGEST_SUM = 15
"""The target of Quindici; no capture of Scopa needs more than ten."""
LARGEST_FACT = 20
"""The sum of the two highest cards."""

_PRINTED = re.compile(r"([1-9]|10)\+([1-9]|10)")


class Direction(StrEnum):
    """Which number of a fact is asked for."""

    SUM = "sum"
    """3 + 4 = ?"""
    BOND = "bond"
    """7 = ? + ?, what a card of Scopa takes."""
    GAP = "gap"
    """15 - 8 = ?, what is missing in Quindici."""


class Family(StrEnum):
    """The families by which facts are taught together."""

    PLUS_ONE = "plus_one"
    PLUS_TWO = "plus_two"
    DOUBLES = "doubles"
    NEAR_DOUBLES = "near_doubles"
    FRIENDS_OF_FIVE = "friends_of_five"
    FRIENDS_OF_TEN = "friends_of_ten"
    BRIDGE_TEN = "bridge_ten"
    FRIENDS_OF_FIFTEEN = "friends_of_fifteen"
    CHAIN_THREE = "chain_three"
    CHAIN_FOUR = "chain_four"


class Unit(StrEnum):
    """The units in which facts are introduced, in their order."""

    FIRST_STEPS = "U1"
    PLUS_ONE_AND_TWO = "U2"
    DOUBLES = "U3"
    FRIENDS_OF_TEN = "U4"
    NEAR_DOUBLES = "U5"
    CHAINS_TO_TEN = "U6"
    BEYOND_TEN = "U7"
    CHAINS_TO_FIFTEEN = "U8"
    BEYOND_FIFTEEN = "U9"

    @property
    def facts(self) -> tuple["Fact", ...]:
        """The facts of the unit in their order; none for a unit of chains."""
        return _UNITS.get(self, ())


@dataclass(frozen=True, slots=True, order=True)
class Fact:
    """Two addends, the smaller first: 4+3 is the fact 3+4. Facts are ordered by their addends."""

    a: int
    b: int

    def __post_init__(self) -> None:
        if not (1 <= self.a <= self.b <= LARGEST_ADDEND and self.sum <= LARGEST_FACT):
            raise ValueError(
                f"{self.a}+{self.b} is not a fact: two addends from 1 to {LARGEST_ADDEND}, "
                f"the smaller first, together at most {LARGEST_FACT}"
            )

    @classmethod
    def of(cls, one: int, other: int) -> Self:
        """Return the fact of two addends in any order; ValueError where there is none."""
        return cls(min(one, other), max(one, other))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the fact printed as ``3+4``; ValueError says what is wrong."""
        found = _PRINTED.fullmatch(text)
        if not found:
            raise ValueError(f"{text!r} is not a fact: two addends with a plus between them, as in 3+4")
        return cls(int(found[1]), int(found[2]))

    @property
    def sum(self) -> int:
        """The sum of the addends."""
        return self.a + self.b

    @property
    def unit(self) -> Unit:
        """The unit that introduces the fact."""
        return _UNIT_OF[self]

    @property
    def families(self) -> frozenset[Family]:
        """All families of the fact."""
        return _families(self.a, self.b)

    def __str__(self) -> str:
        return f"{self.a}+{self.b}"

    def __repr__(self) -> str:
        return f"Fact({self.a}, {self.b})"


@cache
def _families(a: int, b: int) -> frozenset[Family]:
    belongs = {
        Family.PLUS_ONE: a == 1,
        Family.PLUS_TWO: a == 2,
        Family.DOUBLES: a == b,
        Family.NEAR_DOUBLES: b - a == 1,
        Family.FRIENDS_OF_FIVE: a + b == 5,
        Family.FRIENDS_OF_TEN: a + b == 10,
        Family.BRIDGE_TEN: a + b > 10,
        Family.FRIENDS_OF_FIFTEEN: a + b == 15,
    }
    return frozenset(family for family, so in belongs.items() if so)


def _parsed(text: str) -> tuple[Fact, ...]:
    return tuple(Fact.parse(word) for word in text.split())


# Beyond fifteen's friends the largest addend comes first, for it has the shortest way to ten.
_UNITS = {
    Unit.FIRST_STEPS: _parsed("1+1 1+2 2+2 1+3 2+3 1+4"),
    Unit.PLUS_ONE_AND_TWO: _parsed("1+5 1+6 1+7 1+8 1+9 2+4 2+5 2+6 2+7 2+8"),
    Unit.DOUBLES: _parsed("3+3 4+4 5+5"),
    Unit.FRIENDS_OF_TEN: _parsed("3+7 4+6"),
    Unit.NEAR_DOUBLES: _parsed("3+4 4+5 3+5 3+6"),
    Unit.BEYOND_TEN: _parsed(
        "5+10 6+9 7+8 1+10 2+10 3+10 4+10 2+9 3+9 4+9 5+9 3+8 4+8 5+8 6+8 4+7 5+7 6+7 7+7 5+6 6+6"
    ),
    # No game takes more than fifteen; these come when all others are safe.
    Unit.BEYOND_FIFTEEN: _parsed("6+10 8+8 7+9 7+10 9+9 8+10 8+9 9+10 10+10"),
}
_UNIT_OF = {fact: unit for unit, facts in _UNITS.items() for fact in facts}

ALL_FACTS = tuple(_UNIT_OF)
"""All 55 facts in the order of their introduction."""
FACTS = tuple(fact for fact in ALL_FACTS if fact.sum <= LARGEST_SUM)
"""The 46 facts that the cards of some game can say: those to fifteen."""
FURTHER = tuple(fact for fact in ALL_FACTS if fact.sum > LARGEST_SUM)
"""The nine facts from sixteen to twenty."""


def facts_to(largest: int) -> tuple[Fact, ...]:
    """Return the facts up to a sum in the order of their introduction: 25 to ten, 46 to fifteen."""
    return tuple(fact for fact in ALL_FACTS if fact.sum <= largest)
