"""Long work on the command line: how much is done and how long the rest may take, on the standard error."""

import re
import sys
import time
from typing import Final

from settebello.cli.terminal import tell
from settebello.datafile.characters import showable

INTERRUPTED: Final = 130
"""The exit status after Ctrl+C: what was done by then is printed."""
TOLD: Final = 2.0
"""Seconds between two lines of progress."""
DONE: Final = re.compile(r"(\d+)/(\d+) ")
SHOWN: Final = 0.2
"""Seconds between two pictures of the bar in a terminal."""


class ProgressLine:
    """Says how far long work is: one line that changes in a terminal, else a line each time."""

    def __init__(self) -> None:
        """Begin with no line."""
        self._width = 0

    @property
    def changes(self) -> bool:
        """Whether the line is seen in a terminal, and each takes the place of the one before."""
        return sys.stderr.isatty()

    def __call__(self, line: str) -> None:
        """Show a line; in a terminal, one that says how many parts of how many are done gets a bar."""
        if not self.changes:
            tell(line, file=sys.stderr, flush=True)
            return
        found = DONE.search(line)
        line = showable(f"{bar(int(found[1]), int(found[2]))} {line}" if found else line)
        # Not with tell(), which prints no carriage return.
        print(f"\r{line.ljust(self._width)}", end="", file=sys.stderr, flush=True)
        self._width = len(line)

    def clear(self) -> None:
        """Take the line out of the terminal, so that results stand in its place."""
        if self._width:
            print(f"\r{' ' * self._width}\r", end="", file=sys.stderr, flush=True)
            self._width = 0


class LongWork:
    """Counts the parts of long work that are done, and says now and then what remains."""

    def __init__(self, total: int, unit: str) -> None:
        """Begin with nothing done; ``unit`` names the parts, such as plays."""
        self._total = total
        self._unit = unit
        self._done = 0
        self._began = self._told = time.monotonic()
        self._line = ProgressLine()

    def step(self) -> None:
        """Count one part more."""
        self._done += 1
        now = time.monotonic()
        if self._done >= self._total:
            self._line.clear()
            return
        if now - self._told < (SHOWN if self._line.changes else TOLD):
            return
        self._told = now
        left = (now - self._began) * (self._total - self._done) / self._done
        self._line(f"{self._done}/{self._total} {self._unit}, about {left:.0f} s left")


def bar(done: int, total: int, width: int = 20) -> str:
    """Return a bar such as ``[#####...............]``; signs that every terminal can show."""
    full = width * min(done, total) // total if total > 0 else width
    return f"[{'#' * full}{'.' * (width - full)}]"
