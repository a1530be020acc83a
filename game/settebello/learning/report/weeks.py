"""Accuracy, time and minutes over the weeks (docs/learning.md, section 11.1)."""

import math
from collections import defaultdict
from dataclasses import dataclass, replace

from settebello.learning.history.history import History, week_of
from settebello.learning.history.tally import Day

Z = 1.96
"""The standard deviations of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A share with the bounds of its 95 % interval."""

    part: float
    low: float
    high: float

    @classmethod
    def wilson(cls, right: int, answers: int) -> "Interval":
        """Return Wilson's interval for so many right ones of at least one answer."""
        p, n, z = right / answers, answers, Z
        middle = p + z * z / (2 * n)
        away = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        whole = 1 + z * z / n
        return cls(p, max(0.0, (middle - away) / whole), min(1.0, (middle + away) / whole))


@dataclass(frozen=True, slots=True, kw_only=True)
class Week:
    """One week, by its Monday; accuracy and seconds are None without answers.

    seconds: the median thinking time of right answers without help. stamp: whether there was practice on as
    many days as adults wish.
    """

    begin: int
    accuracy: Interval | None
    seconds: float | None
    minutes: float
    tasks: int
    deals: int
    days: int
    stamp: bool


def weeks_of(history: History, wanted_days: int) -> tuple[Week, ...]:
    """Return all weeks with practice, the oldest first; of old weeks the single days are not known."""
    days: dict[int, list[Day]] = defaultdict(list)
    for begin, joined in history.weeks.items():
        days[begin].append(joined)
    for number, day in history.days.items():
        days[week_of(number)].append(day)
    return tuple(_week(begin, found, wanted_days) for begin, found in sorted(days.items()))


def days_of(history: History, today: int, goal: int, number: int) -> tuple[Week, ...]:
    """Return the last days up to today, each as a week of one day; stamped where the goal is reached."""
    found = []
    for begin in range(today - number + 1, today + 1):
        one = _week(begin, [history.day(begin)], 1)
        found.append(replace(one, stamp=one.minutes >= goal))
    return tuple(found)


def minutes_by_day(history: History) -> dict[int, float]:
    """Return the minutes of practice of every day, without pauses of more than a minute."""
    return {number: day.seconds / 60 for number, day in sorted(history.days.items())}


def _week(begin: int, days: list[Day], wanted: int) -> Week:
    whole = Day.joined(days)
    practised = sum(bool(day.tasks or day.deals) for day in days)
    return Week(
        begin=begin,
        accuracy=Interval.wilson(whole.right, whole.unaided) if whole.unaided else None,
        seconds=whole.times.median,
        minutes=whole.seconds / 60,
        tasks=whole.tasks,
        deals=whole.deals,
        days=practised,
        stamp=practised >= wanted,
    )
