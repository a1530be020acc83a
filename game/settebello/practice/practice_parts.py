"""What the path and the blocks of the child that practises are made from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from settebello.learning.activities import Activity
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.calendar import Calendar
from settebello.practice.daily_scenario import DailyScenario
from settebello.practice.day import Day
from settebello.practice.days import Days


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeParts:
    """The child that practises, its day, and the activities.

    ladder: returns the activities by id, in the order of the ladder. rng: draws cards and tasks.
    """

    active: ActiveLearner
    calendar: Calendar
    days: Days
    scenario: DailyScenario
    ladder: Callable[[], Mapping[str, Activity]]
    rng: Random

    @property
    def activities(self) -> Mapping[str, Activity]:
        """The activities by id, in the order of the ladder."""
        return self.ladder()

    @property
    def day(self) -> Day:
        """The day of the child that practises, with its next step."""
        return self.days.today(self.activities)
