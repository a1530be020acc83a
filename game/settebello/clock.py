"""Clocks: time is passed to the code that needs it, so that tests can control it."""

import time
from datetime import UTC, date, datetime
from typing import Final, Protocol

EARLIEST: Final = 86_400.0
LATEST: Final = 32_503_593_600.0
"""1970-01-02 and 2999-12-31 in seconds since the epoch: outside, some system has no local time."""


def within_calendar(seconds: float) -> float:
    """Return a time of day in seconds since the epoch, moved to the nearest of the bounds above."""
    return min(max(seconds, EARLIEST), LATEST)


def local_date(seconds: float) -> date:
    """Return the local date of a time of day in seconds since the epoch, within EARLIEST and LATEST."""
    return datetime.fromtimestamp(within_calendar(seconds), UTC).astimezone().date()


class Clock(Protocol):
    """A monotonic clock that can sleep."""

    def now(self) -> float:
        """Return seconds since a fixed moment; never decreases."""
        ...

    def sleep(self, seconds: float) -> None:
        """Wait for the given time."""
        ...


class SystemClock:
    """The computer's monotonic clock."""

    def now(self) -> float:
        """Return seconds since a fixed moment."""
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        """Block for the given time; return at once if it is not positive."""
        if seconds > 0:
            time.sleep(seconds)


class ManualClock:
    """A clock for tests and pictures: it advances only by ``advance`` or ``sleep``."""

    def __init__(self, start: float = 0.0) -> None:
        """Set the clock to `start` seconds."""
        self._now = start

    def now(self) -> float:
        """Return the seconds to which the clock has been moved."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """Advance at once, by at least a millisecond, so that a waiting loop ends."""
        self._now += max(seconds, 0.001)

    def advance(self, seconds: float) -> None:
        """Advance by the given seconds."""
        self._now += seconds
