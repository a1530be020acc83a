"""The plan of a child's practice, as adults set it (docs/learning.md, sections 7.1 and 11)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from settebello.learning.chains import chains_of
from settebello.learning.facts import LARGEST_FACT, LARGEST_SUM, Fact, Unit, facts_to
from settebello.learning.sums import Sum

LARGEST = (5, 6, 7, 8, 9, 10, LARGEST_SUM)
"""The number ranges that adults choose from: packs with values up to five to ten, and Quindici."""
RANGES = (*LARGEST, LARGEST_FACT)
"""All number ranges of plans."""
TEN = 10
CHAIN_ADDENDS = 4
"""The addends of the longest chains that are asked for; longer ones occur in deals."""


class Pace(StrEnum):
    """The pace at which new facts are introduced."""

    GENTLE = "gentle"
    NORMAL = "normal"

    @property
    def unsure_at_most(self) -> int:
        """The number of unsure facts from which no new one is introduced."""
        return 12 if self is Pace.GENTLE else 16

    @property
    def new_a_day(self) -> int:
        """The most facts that are introduced in a day."""
        return 4 if self is Pace.GENTLE else 6


@dataclass(frozen=True, slots=True)
class Plan:
    """The number range, the units that are switched on, and facts to practise in any case."""

    largest: int = TEN
    pace: Pace = Pace.NORMAL
    start: Unit = Unit.FIRST_STEPS
    """The unit in which the placement begins."""
    units: frozenset[Unit] = frozenset(Unit)
    pinned: tuple[Fact, ...] = ()
    only: frozenset[Fact] | None = None
    """The facts that one activity can ask for; None for all."""
    without: frozenset[Fact] = frozenset()
    """Facts that are left to something else."""

    def __post_init__(self) -> None:
        if self.largest not in RANGES:
            raise ValueError(f"{self.largest} is not a number range: one of {', '.join(map(str, RANGES))}")

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts in the order of their introduction, pinned ones first."""
        return _facts_of(self)

    @property
    def chains(self) -> tuple[Sum, ...]:
        """The chains that may be asked for, ordered by their sums."""
        return tuple(
            chain
            for total in range(3, min(self.largest, LARGEST_SUM) + 1)
            if (Unit.CHAINS_TO_TEN if total <= TEN else Unit.CHAINS_TO_FIFTEEN) in self.units
            for chain in chains_of(total, CHAIN_ADDENDS)
        )


@lru_cache(maxsize=256)
def _facts_of(plan: Plan) -> tuple[Fact, ...]:
    known = [fact for fact in facts_to(plan.largest) if fact.unit in plan.units]
    facts = dict.fromkeys([*plan.pinned, *known])
    asked = facts if plan.only is None else plan.only
    return tuple(fact for fact in facts if fact in asked and fact not in plan.without)
