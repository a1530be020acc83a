"""Recommends what a child should practise next (docs/learning.md, section 11.1)."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.learning.difficulty import Setting
from settebello.learning.facts import Fact, Family, Unit
from settebello.learning.learner.comfort import RECENT, TOO_HARD
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.mastery import State
from settebello.learning.schedule.plan import Plan
from settebello.learning.sums import Sum

SAFE_PART = 0.8
GROWN_PART = 0.7
"""The share of safe facts of a finished unit, and of grown facts from which the next unit may come."""

TAUGHT = (
    *(Family.DOUBLES, Family.FRIENDS_OF_FIVE, Family.FRIENDS_OF_TEN, Family.FRIENDS_OF_FIFTEEN),
    *(Family.NEAR_DOUBLES, Family.PLUS_ONE, Family.PLUS_TWO, Family.BRIDGE_TEN),
)
"""The families of pairs, those first that name a fact best where several fit."""


class Reason(StrEnum):
    """The reason of a recommendation."""

    UNIT = "unit"
    """This is the first unit that is not safe, after a unit that has grown."""
    TOO_HARD = "too_hard"
    """There were too many misses lately; this is the unit before."""
    DONE = "done"
    """All facts are safe; the next activity may come."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The unit and the family to practise next; the unit is None where all facts are safe.

    family: None also where no fact of the unit belongs to one, as 3+6. weakest: the fact of the family and
    unit with the lowest predicted probability. safe: the facts of the unit that are safe.
    """

    reason: Reason
    unit: Unit | None = None
    family: Family | None = None
    weakest: Fact | None = None
    safe: tuple[Fact, ...] = ()


def advice_for(learner: Learner, plan: Plan, at: float) -> Advice:
    """Return what a child should practise next, at a time in days."""
    units = [unit for unit in Unit if any(fact.unit is unit for fact in plan.facts)]
    place = next(
        (
            place
            for place, unit in enumerate(units)
            if _part(learner, plan, unit, State.SAFE) < SAFE_PART
            and (not place or _part(learner, plan, units[place - 1], State.GROWING) >= GROWN_PART)
        ),
        None,
    )
    if place is None:
        place = next(
            (k for k, unit in enumerate(units) if _part(learner, plan, unit, State.SAFE) < SAFE_PART), None
        )
    if place is None:
        return Advice(Reason.DONE)
    hard = len(learner.comfort.recent) >= RECENT and learner.comfort.accuracy < TOO_HARD and place > 0
    unit = units[place - 1 if hard else place]
    facts = [fact for fact in plan.facts if fact.unit is unit]
    doubt = {fact: 1 - learner.probability(Sum((fact.a, fact.b)), Setting(), at) for fact in facts}
    sums = {family: sum(doubt[fact] for fact in facts if family in fact.families) for family in TAUGHT}
    family = max(TAUGHT, key=lambda one: sums[one])
    alike = [fact for fact in facts if family in fact.families]
    return Advice(
        Reason.TOO_HARD if hard else Reason.UNIT,
        unit,
        family if alike else None,
        max(alike or facts, key=lambda fact: doubt[fact]),
        tuple(fact for fact in facts if learner.record(fact).standing.state.step >= State.SAFE.step),
    )


def _part(learner: Learner, plan: Plan, unit: Unit, least: State) -> float:
    facts = [fact for fact in plan.facts if fact.unit is unit]
    return sum(learner.record(fact).standing.state.step >= least.step for fact in facts) / len(facts)
