"""The practice that adults have set for a child: plan, daily scenario, and minutes a day.

See docs/learning.md, section 11.1.
"""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from settebello.learning.facts import Fact, Unit
from settebello.learning.schedule.plan import LARGEST, RANGES, TEN, Pace, Plan

GOALS = (5, 10, 15, 20)
"""The minutes a day that adults may choose from."""
MOST_STEPS = 12
"""The most steps of a scenario; more do not fit on the path."""
MOST_TASKS = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of a scenario: so many tasks or deals of an activity, optionally of one unit only."""

    activity: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    unit: Annotated[Unit, Field(strict=False)] | None = None
    tasks: Annotated[int, Field(ge=1, le=MOST_TASKS)] = 8

    def plan(self, plan: Plan) -> Plan:
        """Return the plan for this step: its unit is practised whatever the number range."""
        if self.unit is None:
            return plan
        beyond = max(fact.sum for fact in self.unit.facts) if self.unit.facts else plan.largest
        largest = min(one for one in RANGES if one >= max(beyond, plan.largest))
        return Plan(largest=largest, pace=plan.pace, start=plan.start, units=frozenset({self.unit}))


@dataclass(frozen=True, slots=True, kw_only=True)
class Aims:
    """The practice that adults have set.

    largest: the number range. pace: of new facts; None where the child's age decides. goal: minutes a day.
    days: days a week with practice. without: units that are switched off. pinned: facts to practise in any
    case, as text. shuffled: decks are never arranged. allowed: ids of activities that are closed otherwise.
    limit: minutes after which the child is told that it is enough for today; 0 for twice the goal. scenario:
    what comes first every day; with `locked` there is nothing else.
    """

    largest: int = TEN
    pace: Annotated[Pace, Field(strict=False)] | None = None
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
        """Whether the child sees only the scenario."""
        return self.locked and bool(self.scenario)

    @property
    def enough(self) -> int:
        """The minutes of practice after which it is enough for today."""
        return self.limit or 2 * self.goal

    def plan(self, pace: Pace, start: Unit) -> Plan:
        """Return the plan for the scheduler. `pace` holds where adults have set none."""
        return Plan(
            largest=self.largest if self.largest in LARGEST else TEN,
            pace=self.pace or pace,
            start=start,
            units=frozenset(Unit) - frozenset(self.without),
            pinned=tuple(map(Fact.parse, self.pinned)),
        )
