"""Makes the day of the child that practises now, from the history alone."""

from collections.abc import Mapping
from typing import Final

from settebello.learning.activities import TENS, Activity
from settebello.learning.course.progress import goes_by, progress_of
from settebello.learning.course.today import DayPlan, DayStep, Part
from settebello.learning.course.waiting import Waiting, waiting_for
from settebello.learning.history.tally import Day as Tally
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.calendar import Calendar
from settebello.practice.daily_scenario import DailyScenario
from settebello.practice.day import Day

MINUTE: Final = 60.0


class Days:
    """Makes the day of the child that practises now."""

    def __init__(self, active: ActiveLearner, calendar: Calendar, scenario: DailyScenario) -> None:
        """Count when a day is asked for."""
        self._active = active
        self._calendar = calendar
        self._scenario = scenario
        self._voided: dict[tuple[str, int], Tally] = {}
        """The tasks whose answers were voided, by child and day."""

    def count_voided(self, activity: Activity, tasks: int) -> None:
        """Count tasks with voided answers as done today, so that the child is led on to its game.

        They are no evidence, and are forgotten when the program ends.
        """
        cards = activity.task is not None and not activity.task.adds
        counted = Tally(tasks=tasks, twins=tasks if cards else 0)
        self._voided[self._now] = Tally.joined((self._voided_today, counted))

    @property
    def _now(self) -> tuple[str, int]:
        child = self._active.child
        return "" if child is None else child.id, self._calendar.day

    @property
    def _voided_today(self) -> Tally:
        return self._voided.get(self._now, Tally())

    def today(self, known: Mapping[str, Activity]) -> Day:
        """Return the day: the steps of the scenario, then the parts of the usual day."""
        laid_out = tuple(
            DayStep(part=Part.SCENARIO, activity=known[step.activity], done=done, of=step.tasks)
            for step, done in self._scenario.steps(known)
        )
        if self._scenario.locked and laid_out:
            return Day((*laid_out, DayStep(part=Part.GOODBYE)), self.enough)
        return Day((*laid_out, *self._usual(known)), self.enough)

    @property
    def enough(self) -> bool:
        """Whether the child has practised as many minutes today as adults have set."""
        child, day = self._active.child, self._active.learner.history.day(self._calendar.day)
        return child is not None and day.seconds >= MINUTE * child.aims.enough

    def _usual(self, known: Mapping[str, Activity]) -> tuple[DayStep, ...]:
        """Return the parts of the usual day, within the number range as long as it has sums to practise."""
        plan = self._active.plan
        near = [one for one in known.values() if goes_by(one, plan)]
        steps = self._steps(near)
        return steps if any(step.part is Part.SUMS for step in steps) else self._steps([*known.values()])

    def _steps(self, ladder: list[Activity]) -> tuple[DayStep, ...]:
        child, learner, day = self._active.child, self._active.learner, self._calendar.day
        return DayPlan(
            ladder=ladder,
            progress=progress_of(learner, self._active.allowed),
            history=learner.history,
            number=day,
            voided=self._voided_today,
            warm_up=child is not None and child.preset.warm_up,
            waiting={one.id: self._waiting(one) for one in ladder if one.scheduled or one.kind in TENS},
        ).steps()

    def _waiting(self, activity: Activity) -> Waiting:
        """Return the facts of an activity that want a visit."""
        return waiting_for(activity, self._active.learner, self._active.scheduler(activity))
