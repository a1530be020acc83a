"""The child that practises now, with its memory and its journal."""

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
    """The active child, None at first; practice goes on where the disk refuses to write."""

    def __init__(
        self, household: Callable[[], Household], calendar: Calendar, disk_errors: DiskErrors
    ) -> None:
        """Read the household only when a child is chosen."""
        self._household = household
        self._calendar = calendar
        self._disk_errors = disk_errors
        self._who = ""
        self.notebook: Notebook | None = None
        """The child's notebook; None while nobody practises."""

    @property
    def child(self) -> Child | None:
        """The child that practises now."""
        if not self._who:
            return None
        return next((child for child in self._household().children if child.id == self._who), None)

    @property
    def learner(self) -> Learner:
        """The child's memory; an empty one while nobody practises."""
        return self.notebook.learner if self.notebook else Learner()

    @property
    def plan(self) -> Plan:
        """The child's plan."""
        child = self.child
        return child.plan if child else Plan()

    @property
    def allowed(self) -> tuple[str, ...]:
        """The activities that adults have allowed for the child."""
        return self.child.aims.allowed if self.child else ()

    def scheduler(self, activity: Activity, plan: Plan | None = None) -> Scheduler:
        """Return the scheduler for an activity, by the child's plan or by another."""
        plan = plan_for(activity, self.plan if plan is None else plan)
        return Scheduler(self.learner, plan, self._calendar.at, self._calendar.day)

    def choose(self, child: str) -> None:
        """Begin a new sitting of the child with this id.

        KeyError for an unknown id, OSError where the system does not let the child's files be read.
        """
        notebook = self._household().notebook(child)
        self.save()
        self.notebook, self._who = notebook, child
        self._disk_errors.write(lambda: notebook.trim(self._calendar.day), notebook.take_receipts)
        self.note(Opened(**self._calendar.when))
        for trouble in notebook.troubles:
            self._disk_errors.warn(trouble)

    def leave(self) -> None:
        """End the sitting; nobody practises then."""
        self.save()
        self.notebook, self._who = None, ""

    def note(self, event: Event) -> None:
        """Append an event to the journal."""
        if (notebook := self.notebook) is not None:
            self._disk_errors.write(lambda: notebook.note(event), notebook.take_receipts)

    def void(self, count: int) -> None:
        """Void the latest events; ValueError for too many."""
        if (notebook := self.notebook) is not None:
            self._disk_errors.write(
                lambda: notebook.void(count, self._calendar.at, self._calendar.day), notebook.take_receipts
            )

    def save(self) -> None:
        """Write the learner's file, so that less of the journal has to be read next time."""
        if (notebook := self.notebook) is not None:

            def write() -> None:
                self._household().rewrite_lost(self._who)
                notebook.save()

            self._disk_errors.write(write, notebook.take_receipts)
