"""The parts of a day: warm-up, finding and playing; the child may skip any of them.

See docs/learning.md, section 8.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.learning.activities import Activity, Kind, Progress
from settebello.learning.history.history import History
from settebello.learning.history.tally import Day

WARM = 4
FACTS = 8
FIND = 16
"""Tasks of the warm-up; tasks with scheduled sums; tasks with sums that are enough for a day."""
DEALS = 9
"""Deals of a small game after which games with the whole pack are suggested."""


@dataclass(frozen=True, slots=True)
class Today:
    """A day's number, its tasks with sums, and which parts of it are done."""

    number: int
    asked: int
    warm: bool
    find: bool
    play: bool

    @classmethod
    def of(cls, history: History, number: int) -> "Today":
        """Return the parts of a day from its history."""
        day = history.day(number)
        scored = day.tasks - day.unscored
        asked = scored - day.twins
        return cls(number, asked, scored >= WARM, asked >= FIND, day.deals > 0)


def suggested(
    ladder: Sequence[Activity], progress: Progress, today: Today, history: History
) -> Activity | None:
    """Return the activity to suggest: first card values, then sums, then a game; None when it is enough.

    Scheduled sums come first each day, because what was learned fades. Activities that are completed take
    turns.
    """
    is_open = [activity for activity in ladder if activity.enter.open(activity.id, progress)]
    ahead = [activity for activity in is_open if activity.id not in progress.through]
    first = [one for one in ahead if one.task is not None and not one.task.adds]
    if first:
        return first[0]
    if not today.find:
        found = _finding(is_open, progress, today)
        if found is not None:
            return found
    games = [one for one in is_open if one.kind is Kind.DEALS]
    if today.play or not games:
        return None
    begun = [one for one in games[:-1] if history.activity(one.id).tasks < DEALS]
    return begun[0] if begun else games[-1]


def _finding(is_open: Sequence[Activity], progress: Progress, today: Today) -> Activity | None:
    """Return the activity with sums whose turn it is."""
    puzzles = [one for one in is_open if one.kind is Kind.PUZZLES and one.task and one.task.adds]
    scheduled = [one for one in puzzles if one.leave is not None and one.leave.finished]
    others = [one for one in puzzles if one not in scheduled and one.id not in progress.through]
    ahead = [one for one in scheduled if one.id not in progress.through]
    if today.asked >= FACTS and others:
        return others[today.number % len(others)]
    if ahead:
        return ahead[0]
    return scheduled[today.number % len(scheduled)] if scheduled else None


def goal_reached(day: Day, minutes: int) -> int:
    """Return how often the goal in minutes is reached on a day: 0, 1, or 2 for twice and more."""
    return min(int(day.seconds // (60 * minutes)), 2) if minutes > 0 else 0
