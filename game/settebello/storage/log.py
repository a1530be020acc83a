"""A small log file of problems that did not stop the game."""

import logging
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG = "settebello.log"
LARGEST = 100_000
"""Bytes after which the file is renamed to ``settebello.log.1`` and a new file begins."""


class _LogFile(RotatingFileHandler):
    """A rotating log file that creates its folder with the first line and ignores write errors."""

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's own name
        """Ignore a line that cannot be written: a full disk must not stop the game."""


def open_log(folder: Path, *, aloud: bool = False) -> logging.Logger:
    """Return a logger that writes to a file in the folder; both are created with the first line.

    `aloud`: every line is also written to the terminal. The logger is not connected to the root logger.
    """
    log = logging.Logger("settebello")  # noqa: LOG001 - passed to its users, not looked up by name
    file = _LogFile(
        folder / LOG, maxBytes=LARGEST, backupCount=1, encoding="utf-8", errors="backslashreplace", delay=True
    )
    file.setFormatter(logging.Formatter("{asctime} {levelname} {message}", style="{"))
    log.addHandler(file)
    if aloud:
        terminal = logging.StreamHandler()
        terminal.setFormatter(file.formatter)
        log.addHandler(terminal)
    return log


def close_log(log: logging.Logger) -> None:
    """Close the log file; a later line reopens it. Errors while flushing are ignored."""
    for handler in log.handlers:
        with suppress(OSError):
            handler.close()
