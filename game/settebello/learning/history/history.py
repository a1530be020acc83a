"""A child's history as totals, which pages, album and activities read."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from settebello.learning.facts import FIGURES
from settebello.learning.history.tally import ActivityTally, Day, FactTally

KEPT_DAYS = 730
"""Days after which single days are joined to weeks (docs/learning.md, section 13)."""
WEEK = 7
MONDAY = 4
"""The day number of the first Monday since 1970."""


@dataclass(frozen=True, slots=True)
class History:
    """A child's history; only voiding a block of answers removes anything.

    days: by the number of the local day. weeks: those before, by the number of their first day. facts: by the
    printed fact. activities: by id. values: see below. twin_days: the same for equal cards. passed: the
    completed activities. shown: the picture cards whose values a lesson has shown. stickers: the day on which
    each card of the album was earned. frames: the same for golden frames. checks: broom checks that were
    right. last: the time of the latest event.
    """

    days: Mapping[int, Day] = field(default_factory=dict)
    weeks: Mapping[int, Day] = field(default_factory=dict)
    facts: Mapping[str, FactTally] = field(default_factory=dict)
    activities: Mapping[str, ActivityTally] = field(default_factory=dict)
    values: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """For each card value, the number of days on which it was found, and the latest of them."""
    twin_days: tuple[int, int] = (0, -1)
    passed: tuple[str, ...] = ()
    shown: tuple[int, ...] = ()
    stickers: Mapping[str, int] = field(default_factory=dict)
    frames: Mapping[str, int] = field(default_factory=dict)
    checks: int = 0
    last: float | None = None

    def day(self, number: int) -> Day:
        """Return the totals of a day."""
        return self.days.get(number, Day())

    def fact(self, fact: object) -> FactTally:
        """Return the totals of a fact."""
        return self.facts.get(str(fact), FactTally())

    def activity(self, name: str) -> ActivityTally:
        """Return the totals of an activity."""
        return self.activities.get(name, ActivityTally())

    def mistakes(self, code: str) -> int:
        """Return how often a mistake with this code was made, in all facts together."""
        return sum(dict(tally.mistakes).get(code, 0) for tally in self.facts.values())

    def has_seen(self, value: int) -> bool:
        """Return whether a card of this value was shown in a lesson or found by its value."""
        return value in self.shown or value in self.values

    def unseen(self, values: Collection[int]) -> tuple[int, ...]:
        """Return the picture cards among some values that the child has not seen yet."""
        return tuple(one for one in FIGURES if one in values and not self.has_seen(one))

    @property
    def practised(self) -> tuple[int, ...]:
        """The days with practice in their order."""
        return tuple(sorted(number for number, day in self.days.items() if day.tasks or day.deals))

    def with_day(self, number: int, day: Day) -> "History":
        """Return the history with one day replaced."""
        return replace(self, days={**self.days, number: day})

    def trimmed(self, today: int) -> "History":
        """Return the history with days older than two years joined to weeks."""
        old = {number: day for number, day in self.days.items() if number <= today - KEPT_DAYS}
        if not old:
            return self
        weeks = dict(self.weeks)
        for number, day in old.items():
            begin = week_of(number)
            weeks[begin] = Day.joined([weeks[begin], day]) if begin in weeks else day
        return replace(
            self, days={number: day for number, day in self.days.items() if number not in old}, weeks=weeks
        )


def week_of(day: int) -> int:
    """Return the Monday of a day's week."""
    return day - (day - MONDAY) % WEEK
