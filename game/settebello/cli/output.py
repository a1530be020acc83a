"""Output of the commands to a terminal, a file or a pipe."""

import os
import sys
from collections.abc import Callable
from typing import TextIO

from settebello.datafile.characters import showable


def tell(text: object, *, file: TextIO | None = None, end: str = "\n", flush: bool = False) -> None:
    """Print a text to a stream (None: the standard output), with U+FFFD for control characters.

    The names in files could otherwise change the terminal. Newlines and tabs are printed.
    """
    print(showable(str(text)), file=file, end=end, flush=flush)


def written(answer: Callable[[], int]) -> int:
    """Run a command that prints; return its exit status, or 1 if the output cannot be written."""
    try:
        status = answer()
        sys.stdout.flush()
    except OSError as error:
        # The pipe's reader has gone, or the disk is full. Discard the remaining output silently.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            tell(f"this cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    return status
