"""Time as the window sees it: handed down, never asked for behind somebody's back."""

import time
from typing import Protocol


class Clock(Protocol):
    """Something that knows what time it is."""

    def now(self) -> float:
        """Return the seconds since some fixed moment; never goes back."""
        ...

    def sleep(self, seconds: float) -> None:
        """Let the given time pass."""
        ...


class SystemClock:
    """The computer's own steady clock."""

    def now(self) -> float:
        """Return the seconds since some fixed moment."""
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        """Let the given time pass without work."""
        if seconds > 0:
            time.sleep(seconds)


class ManualClock:
    """A clock for tests and pictures: it moves only when told, or when somebody sleeps on it."""

    def __init__(self, start: float = 0.0) -> None:
        """Set the clock to `start` seconds."""
        self._now = start

    def now(self) -> float:
        """Return the seconds it has been moved to."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """Move on at once, by at least a hair so that a waiting loop ends."""
        self._now += max(seconds, 0.001)

    def advance(self, seconds: float) -> None:
        """Move on by the given seconds."""
        self._now += seconds
