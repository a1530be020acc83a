"""Output of the commands to a terminal, a file or a pipe."""

import os
import sys
from collections.abc import Callable


def written(answer: Callable[[], int]) -> int:
    """Run a command that prints; return its exit status, or 1 if the output cannot be written."""
    try:
        status = answer()
        sys.stdout.flush()
    except OSError as error:
        # The pipe's reader has gone, or the disk is full. Discard the remaining output silently.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"this cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    return status
