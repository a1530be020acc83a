"""Crash reports, written beside the log."""

import sys
from pathlib import Path
from typing import Final

from settebello.storage import files
from settebello.storage.log import LOG

REPORT: Final = "crash.txt"
BEFORE: Final = "crash.1.txt"
"""The previous report."""
LAST_LINES: Final = 60
"""The number of log lines in a report."""


def write_report(folder: Path, details: str, version: str, record: str = "") -> Path:
    """Write the error, the end of the log and the match in progress to a file; raises OSError."""
    report = folder / REPORT
    if report.exists():
        report.replace(folder / BEFORE)
    parts = [f"Settebello {version}, Python {sys.version}, {sys.platform}", details.rstrip()]
    log = _last_lines(folder / LOG)
    if log:
        parts.append(f"The last lines of {LOG}:\n{log}")
    if record:
        parts.append(f"The match in progress:\n{record.rstrip()}")
    files.write_text(report, "\n\n".join(parts) + "\n")
    return report


def _last_lines(path: Path) -> str:
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return "\n".join(lines[-LAST_LINES:])
