"""The start of the program, when everything that is made is there to stay."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """Look for nothing to let go while modules are imported and parts are made, and never in those again.

    Python's collector else looks through all that has been made again and again: a tenth of the start's time.
    Use it one after the other, not one within the other.
    """
    gc.disable()
    try:
        yield
    finally:
        # Moved out of its sight: later collections, which fall into a picture's time, are the shorter.
        gc.freeze()
        gc.enable()
