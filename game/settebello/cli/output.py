"""What the commands write for people, into a terminal, a file or a pipe."""

import os
import sys
from collections.abc import Callable


def written(answer: Callable[[], int]) -> int:
    """Let a command write its answer; its exit status, 1 where the answer cannot be written."""
    try:
        status = answer()
        sys.stdout.flush()
    except OSError as error:
        # A pipe whose reader has enough, or a full disk. What is left unwritten goes nowhere, without a word.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"this cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    return status
