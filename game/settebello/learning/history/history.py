"""Everything that was done, as sums and days: what pages, album and activities look at."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from settebello.learning.history.tally import ActivityTally, Day, FactTally

KEPT_DAYS = 730
"""After two years days are joined to weeks (docs/learning.md, section 13)."""
WEEK = 7
MONDAY = 4
"""The first Monday since 1970, as the number of its day."""


@dataclass(frozen=True, slots=True)
class History:
    """What a child has done; all that is ever taken from it is a block of answers that is voided.

    days: by the number of the local day; weeks: those before, by the day that begins them. facts: by the
    printed fact. activities: by id. values: on how many days each card was found by its value, and
    ``twin_days`` equal cards. passed: the activities the child is through with. stickers: by the card, the
    day it was earned; frames: likewise the golden ones, by their names. checks: right ones of what is left
    after Quindici. last: when something happened last.
    """

    days: Mapping[int, Day] = field(default_factory=dict)
    weeks: Mapping[int, Day] = field(default_factory=dict)
    facts: Mapping[str, FactTally] = field(default_factory=dict)
    activities: Mapping[str, ActivityTally] = field(default_factory=dict)
    values: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """By value: how many days, and the last of them."""
    twin_days: tuple[int, int] = (0, -1)
    passed: tuple[str, ...] = ()
    stickers: Mapping[str, int] = field(default_factory=dict)
    frames: Mapping[str, int] = field(default_factory=dict)
    checks: int = 0
    last: float | None = None

    def day(self, number: int) -> Day:
        """What was done on a day."""
        return self.days.get(number, Day())

    def fact(self, fact: object) -> FactTally:
        """What was done with a fact."""
        return self.facts.get(str(fact), FactTally())

    def activity(self, name: str) -> ActivityTally:
        """What was done in an activity."""
        return self.activities.get(name, ActivityTally())

    @property
    def practised(self) -> tuple[int, ...]:
        """The days with practice, in their order."""
        return tuple(sorted(number for number, day in self.days.items() if day.tasks or day.deals))

    def with_day(self, number: int, day: Day) -> "History":
        """The history with a day as it is now."""
        return replace(self, days={**self.days, number: day})

    def trimmed(self, today: int) -> "History":
        """The history with days of more than two years ago joined to weeks."""
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
    """The day on which the week of a day begins, a Monday."""
    return day - (day - MONDAY) % WEEK
