"""Whoever practises now: the child, what is remembered of it, and the journal that everything goes to."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from settebello.learning.activities import Activity
from settebello.learning.children.household import Household
from settebello.learning.children.profile import Child
from settebello.learning.course.progress import plan_for
from settebello.learning.learner.events import Event, Opened
from settebello.learning.learner.learner import Learner
from settebello.learning.schedule.plan import Plan
from settebello.learning.schedule.scheduler import Scheduler
from settebello.practice.calendar import Calendar
from settebello.practice.disk_errors import DiskErrors

if TYPE_CHECKING:
    from settebello.learning.children.notebook import Notebook


class ActiveLearner:
    """Nobody at first. Where the disk refuses, practice goes on and the alarm says so."""

    def __init__(
        self, household: Callable[[], Household], calendar: Calendar, disk_errors: DiskErrors
    ) -> None:
        """Ask for the household when somebody is chosen."""
        self._household = household
        self._calendar = calendar
        self._disk_errors = disk_errors
        self._who = ""
        self.notebook: Notebook | None = None
        """What the child has done; None while nobody practises."""

    @property
    def child(self) -> Child | None:
        """Who practises now."""
        if not self._who:
            return None
        return next((child for child in self._household().children if child.id == self._who), None)

    @property
    def learner(self) -> Learner:
        """What is remembered of the child; nothing yet where there is none."""
        return self.notebook.learner if self.notebook else Learner()

    @property
    def plan(self) -> Plan:
        """What the child is to practise."""
        child = self.child
        return child.aims.plan(child.age) if child else Plan()

    @property
    def allowed(self) -> tuple[str, ...]:
        """The activities that are closed to others."""
        return self.child.aims.allowed if self.child else ()

    def scheduler(self, activity: Activity, plan: Plan | None = None) -> Scheduler:
        """What chooses the sums of an activity, by the child's plan or another."""
        plan = plan_for(activity, self.plan if plan is None else plan)
        return Scheduler(self.learner, plan, self._calendar.at, self._calendar.day)

    def choose(self, child: str) -> None:
        """Have the child of that id practise now: a new sitting begins. KeyError for an unknown one."""
        notebook = self._household().notebook(child)
        self.save()
        self.notebook, self._who = notebook, child
        self._disk_errors.write(lambda: notebook.trim(self._calendar.day), notebook.take_receipts)
        self.note(Opened(**self._calendar.when))
        for trouble in notebook.troubles:
            self._disk_errors.warn(trouble)

    def leave(self) -> None:
        """Have nobody practise any more."""
        self.save()
        self.notebook, self._who = None, ""

    def note(self, event: Event) -> None:
        """Write an event down."""
        if (notebook := self.notebook) is not None:
            self._disk_errors.write(lambda: notebook.note(event), notebook.take_receipts)

    def void(self, count: int) -> None:
        """Take the latest events for none; ValueError for too many."""
        if (notebook := self.notebook) is not None:
            self._disk_errors.write(
                lambda: notebook.void(count, self._calendar.at, self._calendar.day), notebook.take_receipts
            )

    def save(self) -> None:
        """Write down what is known, so that less of the journal has to be read."""
        if self.notebook is not None:
            self._disk_errors.write(self.notebook.save, self.notebook.take_receipts)
