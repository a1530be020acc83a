"""Long work on the command line: how much is done and how long the rest may take, on the standard error."""

import sys
import time
from typing import Final

from settebello.cli.terminal import tell

INTERRUPTED: Final = 130
"""The exit status after Ctrl+C: what was done by then is printed."""
TOLD: Final = 2.0
"""Seconds between two lines of progress."""


class LongWork:
    """Counts the parts of long work that are done, and says now and then what remains."""

    def __init__(self, total: int, unit: str) -> None:
        """Begin with nothing done; ``unit`` names the parts, such as plays."""
        self._total = total
        self._unit = unit
        self._done = 0
        self._began = self._told = time.monotonic()

    def step(self) -> None:
        """Count one part more."""
        self._done += 1
        now = time.monotonic()
        if now - self._told < TOLD or self._done >= self._total:
            return
        self._told = now
        left = (now - self._began) * (self._total - self._done) / self._done
        tell(f"{self._done}/{self._total} {self._unit}, about {left:.0f} s left", file=sys.stderr, flush=True)
