"""What becomes of a mistake in the program: a report, and the title instead of the end."""

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
"""After so many mistakes within so many seconds the program ends: going on would only make more of them."""


class CrashGuard:
    """Counts and reports mistakes in the program."""

    def __init__(
        self,
        folder: Path,
        log: logging.Logger,
        clock: Clock,
        in_progress: Callable[[], Record | None],
        *,
        settle: Callable[[], None] = lambda: None,
    ) -> None:
        """Write reports into `folder`, with the record of the match `in_progress`.

        `settle` waits until everything that was played is written.
        """
        self._folder = folder
        self._log = log
        self._clock = clock
        self._in_progress = in_progress
        self._settle = settle
        self._times: list[float] = []

    def survived(self, error: Exception) -> Question | None:
        """Report a mistake; what to say of it, None where it is better to end."""
        now = self._clock.now()
        self._times = [time for time in self._times if now - time < WITHIN] + [now]
        report = self.report(error)
        return about_mistake(report) if len(self._times) < MOST else None

    def report(self, error: BaseException) -> Path | None:
        """Write a report and a line of the log; None where nothing could be written."""
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
        except Exception as error:  # noqa: BLE001 - what is broken may be just this; the rest of the report counts
            return f"(it cannot be written: {error})"
