"""Today's progress in the daily scenario (docs/learning.md, section 11.1)."""

from collections.abc import Iterable, Sequence

from settebello.learning.activities import Activity, Kind
from settebello.learning.children.aims import Step
from settebello.learning.course.progress import plan_for
from settebello.learning.facts import LARGEST_SUM, Unit
from settebello.learning.learner.events import Answered, Checked, Event, FoundTwin, Played, Probed
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.schedule.plan import Plan

PROBING = "make_it"
"""The activity of the placement; `Probed` events do not name it."""
CHECKING = "broom_check"


def done_today(steps: Sequence[Step], events: Iterable[Event], day: int) -> tuple[int, ...]:
    """Return the tasks of each step done on a day; a task counts for the first step that lacks it."""
    done = [0] * len(steps)
    for event in events:
        told = _told(event) if event.day == day else None
        if told is None:
            continue
        for place, step in enumerate(steps):
            if done[place] < step.tasks and step.activity == told[0] and step.unit in {None, told[1]}:
                done[place] += 1
                break
    return tuple(done)


def units_of(activity: Activity) -> tuple[Unit, ...]:
    """Return the units that a step with this activity may name; none where the activity chooses otherwise."""
    pairs = all(level.addends == 2 for level in activity.levels)
    if activity.kind is not Kind.PUZZLES or activity.task is Task.WAYS or not pairs:
        return ()
    known = plan_for(activity, Plan(largest=LARGEST_SUM)).facts
    return tuple(unit for unit in Unit if any(fact.unit is unit for fact in known))


def may_be_laid_out(activity: Activity) -> bool:
    """Return whether an activity has tasks that can be counted."""
    return activity.kind is not Kind.SANDBOX


def _told(event: Event) -> tuple[str, Unit | None] | None:
    """Return the activity of an event's task and the unit of its sum; None for an event without a task."""
    match event:
        case Answered():
            return event.activity, event.asked.fact.unit if event.asked.fact is not None else None
        case Probed():
            return PROBING, event.fact.unit
        case FoundTwin() | Played():
            return event.activity, None
        case Checked():
            return CHECKING, None
        case _:
            return None
