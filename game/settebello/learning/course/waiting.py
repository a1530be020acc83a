"""The facts of an activity that want a visit (docs/learning.md, section 8)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from settebello.learning.activities import Activity
from settebello.learning.course.progress import growing_of
from settebello.learning.facts import Fact
from settebello.learning.learner.learner import Learner
from settebello.learning.schedule.scheduler import Scheduler

NONE: Final[frozenset[Fact]] = frozenset()


@dataclass(frozen=True, slots=True)
class Waiting:
    """The facts of one activity that want a visit.

    today: those worth a task today: due and not right today, or new with room for them. unripe: those that
    are new, due or not Gold yet. known: those that are introduced.
    """

    today: frozenset[Fact] = NONE
    unripe: frozenset[Fact] = NONE
    known: frozenset[Fact] = NONE


def waiting_for(activity: Activity, learner: Learner, scheduler: Scheduler) -> Waiting:
    """Return the facts of an activity that want a visit, by the scheduler of its plan."""

    def asked(facts: Iterable[Fact]) -> frozenset[Fact]:
        return frozenset(growing_of(facts, learner) if activity.returns else facts)

    return Waiting(asked(scheduler.wanted_today()), asked(scheduler.unripe()), asked(scheduler.known))
