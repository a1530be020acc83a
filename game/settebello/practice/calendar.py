"""The calendar of the learning mode: the time in days, and the number of the local day."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, TypedDict

from settebello.clock import within_calendar
from settebello.learning.learner.events import local_day

DAY: Final = 86_400.0


class When(TypedDict):
    """The time of an event, as keyword arguments."""

    at: float
    day: int


@dataclass(frozen=True, slots=True)
class Calendar:
    """Reads the time from `now`, which returns the seconds since the epoch.

    A clock before 1970 or after 2999 counts as the nearest bound, so that journals can be read again.
    """

    now: Callable[[], float]

    @property
    def at(self) -> float:
        """The time in days since 1970."""
        return within_calendar(self.now()) / DAY

    @property
    def day(self) -> int:
        """The number of the local day, which begins at four in the morning."""
        seconds = within_calendar(self.now())
        ahead = datetime.fromtimestamp(seconds, UTC).astimezone().utcoffset()
        return local_day(seconds / DAY, ahead.total_seconds() / 3600 if ahead else 0.0)

    @property
    def when(self) -> When:
        """The time and the day of an event that happens now."""
        return {"at": self.at, "day": self.day}
