"""A class at a glance: for each child its units, minutes and next step (docs/learning.md, section 11.1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello.learning.children.profile import Child
from settebello.learning.facts import Unit
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.mastery import State
from settebello.learning.report.advice import SAFE_PART, Advice, advice_for
from settebello.learning.schedule.plan import Plan

UNITS: Final = tuple(unit for unit in Unit if unit.facts and unit is not Unit.BEYOND_FIFTEEN)
"""The units of the table: those with facts; chains are no facts."""
RECENT: Final = 7
"""The days, today included, whose minutes are shown."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A child in a unit: the state that most of its facts have reached, and how many of them are safe."""

    state: State
    safe: int
    facts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A child in the table.

    units: without those that are not in the child's plan. minutes: of practice in the last seven days. total:
    of all minutes. last_day: the last day with practice; None where there was none.
    """

    child: Child
    units: Mapping[Unit, Standing]
    minutes: float
    total: float
    last_day: int | None
    advice: Advice
    begun: bool

    @property
    def safe(self) -> int:
        """The facts of all units that are safe."""
        return sum(standing.safe for standing in self.units.values())


def row_of(child: Child, learner: Learner, at: float, day: int) -> Row:
    """Return a child's row at a time in days, on a local day."""
    plan = child.plan
    history = learner.history
    seconds = {number: one.seconds for number, one in history.days.items()}
    old = sum(one.seconds for one in history.weeks.values())
    return Row(
        child=child,
        units={unit: one for unit in UNITS if (one := standing(learner, plan, unit)) is not None},
        minutes=sum(seconds.get(number, 0.0) for number in range(day - RECENT + 1, day + 1)) / 60,
        total=(sum(seconds.values()) + old) / 60,
        last_day=history.practised[-1] if history.practised else None,
        advice=advice_for(learner, plan, at),
        begun=learner.tasks > 0,
    )


def standing(learner: Learner, plan: Plan, unit: Unit) -> Standing | None:
    """Return how a child stands in a unit; None where none of its facts is in the plan.

    The state is the highest one that four fifths of the facts have reached; a unit that was begun is at
    least `MET`.
    """
    states = [learner.record(fact).standing.state for fact in plan.facts if fact.unit is unit]
    if not states:
        return None
    reached = [
        state for state in State if sum(one.step >= state.step for one in states) >= SAFE_PART * len(states)
    ]
    state = max(reached, key=lambda one: one.step)
    if state is State.NEW and any(one is not State.NEW for one in states):
        state = State.MET
    return Standing(state, sum(one.step >= State.SAFE.step for one in states), len(states))
