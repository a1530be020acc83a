"""The daily scenario of the child that practises: its steps, and how much of each is done today."""

from collections.abc import Mapping

from settebello.learning.activities import Activity
from settebello.learning.children.aims import Step
from settebello.learning.course.scenario import done_today
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.calendar import Calendar
from settebello.practice.path import Stage, Stone


class DailyScenario:
    """Counts done tasks from the journal; steps with an unknown activity are left out."""

    def __init__(self, active: ActiveLearner, calendar: Calendar) -> None:
        """Count when a step is asked for."""
        self._active = active
        self._calendar = calendar
        self._counted: tuple[object, tuple[int, ...]] = (None, ())

    @property
    def locked(self) -> bool:
        """Whether the child sees only the scenario."""
        child = self._active.child
        return child is not None and child.aims.kiosk

    def steps(self, known: Mapping[str, Activity]) -> tuple[tuple[Step, int], ...]:
        """Return every step with its tasks done today."""
        child, notebook = self._active.child, self._active.notebook
        if child is None or notebook is None:
            return ()
        steps = tuple(step for step in child.aims.scenario if step.activity in known)
        if not steps:
            return ()
        day = self._calendar.day
        key = (child.id, steps, day, notebook.learner.events)
        if self._counted[0] != key:
            events = (event for _, event in notebook.numbered(latest=True))
            self._counted = key, done_today(steps, events, day)
        return tuple(zip(steps, self._counted[1], strict=True))

    def following(self, known: Mapping[str, Activity]) -> tuple[Step, int] | None:
        """Return the first step that is not done; None where all are, or there is no scenario."""
        return next((one for one in self.steps(known) if one[1] < one[0].tasks), None)

    def step_of(self, activity: Activity, known: Mapping[str, Activity]) -> tuple[Step, int] | None:
        """Return the step that a block of an activity belongs to; None for an activity without a step.

        In a locked scenario a step that is done may be repeated.
        """
        mine = [one for one in self.steps(known) if one[0].activity == activity.id]
        ahead = next((one for one in mine if one[1] < one[0].tasks), None)
        return (mine[-1][0], 0) if ahead is None and mine and self.locked else ahead

    def stones(self, known: Mapping[str, Activity]) -> tuple[Stone, ...]:
        """Return the path of a locked scenario, one stone for each step."""
        steps = self.steps(known)
        ahead = next((place for place, (step, done) in enumerate(steps) if done < step.tasks), None)
        found = []
        for place, (step, done) in enumerate(steps):
            stage = Stage.DONE if done >= step.tasks else Stage.NEXT if place == ahead else Stage.OPEN
            found.append(Stone(known[step.activity], stage, done=done, of=step.tasks))
        return tuple(found)
