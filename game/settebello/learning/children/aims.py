"""What a child is to practise, as adults set it: plan, scenario, how much a day.

See docs/learning.md, section 11.1.
"""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from settebello.learning.facts import Fact, Unit
from settebello.learning.memory.thinking_time import Age
from settebello.learning.schedule.plan import LARGEST, TEN, Pace, Plan

GOALS = (5, 10, 15, 20)
"""Minutes a day that adults may choose from."""
MOST_STEPS = 12
"""Steps of a scenario, as many as find room on the path."""
MOST_TASKS = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of a scenario: so many tasks, or deals, of an activity; with a unit only sums of that."""

    activity: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    unit: Annotated[Unit, Field(strict=False)] | None = None
    tasks: Annotated[int, Field(ge=1, le=MOST_TASKS)] = 8

    def plan(self, plan: Plan) -> Plan:
        """The plan for this step alone: what adults name is practised, whatever the number range."""
        if self.unit is None:
            return plan
        beyond = max(fact.sum for fact in self.unit.facts) if self.unit.facts else plan.largest
        largest = min(one for one in LARGEST if one >= max(beyond, plan.largest))
        return Plan(largest=largest, pace=plan.pace, age=plan.age, units=frozenset({self.unit}))


@dataclass(frozen=True, slots=True, kw_only=True)
class Aims:
    """What adults have set: the plan, how much a day, and what is allowed.

    largest: the number range. goal: minutes a day. days: of a week with practice. units: those switched
    off. pinned: sums to practise in any case, as text. shuffled: decks are never arranged. allowed:
    activities that are closed without it, by id. limit: minutes after which it is said that tomorrow is a
    good day too, 0 for twice the goal. scenario: what comes every day before anything else, and where it is
    `locked` nothing but it.
    """

    largest: int = TEN
    pace: Annotated[Pace, Field(strict=False)] = Pace.NORMAL
    goal: Annotated[int, Field(ge=1, le=60)] = 10
    days: Annotated[int, Field(ge=1, le=7)] = 4
    without: tuple[Annotated[Unit, Field(strict=False)], ...] = ()
    pinned: tuple[str, ...] = ()
    shuffled: bool = False
    allowed: tuple[str, ...] = ()
    limit: Annotated[int, Field(ge=0, le=180)] = 0
    scenario: Annotated[tuple[Step, ...], Field(max_length=MOST_STEPS)] = ()
    locked: bool = False

    @property
    def kiosk(self) -> bool:
        """Whether the child sees nothing but the scenario."""
        return self.locked and bool(self.scenario)

    @property
    def enough(self) -> int:
        """Minutes a day after which it is enough."""
        return self.limit or 2 * self.goal

    def plan(self, age: Age) -> Plan:
        """The plan for the scheduler."""
        return Plan(
            largest=self.largest if self.largest in LARGEST else TEN,
            pace=self.pace,
            age=age,
            units=frozenset(Unit) - frozenset(self.without),
            pinned=tuple(map(Fact.parse, self.pinned)),
        )
