"""A report of a mistake in the program, for whoever will mend it; it lies beside the log."""

import sys
from pathlib import Path
from typing import Final

from settebello.storage import files
from settebello.storage.log import LOG

REPORT: Final = "crash.txt"
BEFORE: Final = "crash.1.txt"
"""The report before the last one."""
LAST_LINES: Final = 60
"""So many lines of the log are told."""


def write_report(folder: Path, details: str, version: str, record: str = "") -> Path:
    """Keep what went wrong, the log's last lines and the match in progress in a file; raises OSError."""
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
