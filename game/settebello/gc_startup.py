"""Garbage collection during start-up, when almost everything that is created stays alive."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """Disable the garbage collector during start-up, then freeze what exists so later collections skip it.

    Otherwise Python's collector would examine the growing heap repeatedly, which takes a tenth of the
    start-up time. Blocks must not be nested.
    """
    gc.disable()
    try:
        yield
    finally:
        # Frozen objects are never examined again, so that collections during a frame are shorter.
        gc.freeze()
        gc.enable()
