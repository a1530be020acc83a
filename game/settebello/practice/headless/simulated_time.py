"""The time of day in a conversation: that of the computer until a request says what time it is."""

import time
from collections.abc import Callable
from typing import Final

EARLIEST: Final = 1_000_000_000.0
LATEST: Final = 4_102_444_800.0
"""Seconds since the epoch that a request may give: from 2001 to 2099."""


class SimulatedTime:
    """A clock that stands still from the first time that was set; it never goes back."""

    def __init__(self, real: Callable[[], float] = time.time) -> None:
        """Tell the time of `real` at first."""
        self._real = real
        self._set: float | None = None

    @property
    def simulated(self) -> bool:
        """Whether a time was set."""
        return self._set is not None

    @property
    def value(self) -> float | None:
        """The time that was set, in seconds since the epoch; None before one was."""
        return self._set

    def now(self) -> float:
        """Return the seconds since the epoch."""
        return self._real() if self._set is None else self._set

    def sleep(self, seconds: float) -> None:
        """Let time pass, which a time that was set does not do."""
        if self._set is None:
            time.sleep(max(seconds, 0.0))

    def set(self, value: float | None) -> None:
        """Set the time; None goes back to that of the computer."""
        self._set = value
