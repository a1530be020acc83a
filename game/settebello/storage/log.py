"""What went wrong without stopping the game, in a small file for whoever looks into it."""

import logging
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG = "settebello.log"
LARGEST = 100_000
"""Bytes after which the file becomes ``settebello.log.1`` and a new one begins."""


class _LogFile(RotatingFileHandler):
    """Makes its folder with the first line, and keeps quiet where it cannot write."""

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's own name
        """Let a line go that cannot be written: a full disk must not stop the game."""


def open_log(folder: Path, *, aloud: bool = False) -> logging.Logger:
    """A log in a file of the folder, both made with the first line; no other logger hears of it.

    `aloud`: every line goes to the terminal, too.
    """
    log = logging.Logger("settebello")  # noqa: LOG001 - handed on to those who need it, not found by name
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
    """Close the file of a log; what is said after that opens it again. A full disk loses its last lines."""
    for handler in log.handlers:
        with suppress(OSError):
            handler.close()
