"""Handles unexpected exceptions: writes a crash report and returns to the title instead of exiting."""

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from settebello import __version__
from settebello.app.files.messages import about_mistake
from settebello.clock import Clock
from settebello.notation import Record, print_record
from settebello.storage.reports import write_report
from settebello.ui.kit.ports.services import Question

MOST: Final = 3
WITHIN: Final = 60.0
"""The program ends after MOST exceptions within this many seconds, because continuing would repeat them."""


class CrashGuard:
    """Counts unexpected exceptions and writes crash reports."""

    def __init__(
        self,
        folder: Path,
        log: logging.Logger,
        clock: Clock,
        in_progress: Callable[[], Record | None],
        *,
        settle: Callable[[], None] = lambda: None,
    ) -> None:
        """Write reports into `folder`; `in_progress` returns the record of the current match for them.

        `settle` waits until all pending saves are written.
        """
        self._folder = folder
        self._log = log
        self._clock = clock
        self._in_progress = in_progress
        self._settle = settle
        self._times: list[float] = []

    def survived(self, error: Exception) -> Question | None:
        """Report an exception; return the message to show, or None if the program should end."""
        now = self._clock.now()
        self._times = [time for time in self._times if now - time < WITHIN] + [now]
        report = self.report(error)
        return about_mistake(report) if len(self._times) < MOST else None

    def report(self, error: BaseException) -> Path | None:
        """Write a crash report and a log line; return the report's path, or None if the disk refuses."""
        self._settle()
        self._log.error("%s: %s", type(error).__name__, error)
        details = "".join(traceback.format_exception(error))
        try:
            return write_report(self._folder, details, __version__, self._record())
        except OSError as refused:
            self._log.warning("%s", refused)
            return None

    def _record(self) -> str:
        try:
            record = self._in_progress()
            return "" if record is None else print_record(record)
        except Exception as error:  # noqa: BLE001 - the match itself may be broken; keep the rest
            return f"(it cannot be written: {error})"
