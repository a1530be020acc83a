"""Files that a second start hands over to the program that runs already.

A running program leaves a mark in a folder. Who starts with a file and finds a mark writes a request there,
and waits a moment for somebody to take it; each of the two ends by renaming or removing the request, and
only one of them can. A killed program leaves its mark behind: the next start with a file finds nobody and
removes it.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from settebello.storage import files

FOLDER: Final = "open"
RUNNING: Final = ".running"
REQUEST: Final = ".request"
TAKEN: Final = ".taken"
PATIENCE: Final = 2.0
"""Seconds after which nobody is assumed to run."""
STEP: Final = 0.05


class OpenRequests:
    """The requests in one folder of files; a disk that refuses only means that nothing is handed over."""

    def __init__(self, state: Path) -> None:
        """Use a folder inside the folder of files that may be lost."""
        self._folder = state / FOLDER
        self._mark = self._folder / f"{os.getpid()}{RUNNING}"

    def announce(self) -> None:
        """Say that this program runs and takes files."""
        with suppress(OSError):
            files.write_bytes(self._mark, b"", forced=False)

    def withdraw(self) -> None:
        """Say that it ends."""
        with suppress(OSError):
            self._mark.unlink()

    def take(self) -> Path | None:
        """Return the file that another start wants to be shown; None if there is none."""
        for request in self._found(REQUEST):
            taken = request.with_suffix(TAKEN)
            try:
                request.rename(taken)
                name = os.fsdecode(taken.read_bytes())
                taken.unlink()
            except OSError:
                continue  # the other start has given up, or another window was faster
            if name:
                return Path(name)
        return None

    def hand_over(self, file: Path, sleep: Callable[[float], None]) -> bool:
        """Return whether a running program takes a file; False at once if none runs."""
        marks = self._found(RUNNING)
        if not marks:
            return False
        request = self._folder / f"{os.getpid()}{REQUEST}"
        try:
            files.write_bytes(request, os.fsencode(file.absolute()), forced=False)
            for _ in range(round(PATIENCE / STEP)):
                if not request.exists():
                    return True
                sleep(STEP)
            request.unlink()
        except FileNotFoundError:
            return True
        except OSError:
            return False
        for mark in marks:
            with suppress(OSError):
                mark.unlink()
        return False

    def _found(self, suffix: str) -> list[Path]:
        try:
            return sorted(self._folder.glob(f"*{suffix}"))
        except OSError:
            return []
