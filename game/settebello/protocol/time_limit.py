"""Searching within a time limit, by repeated attempts with more iterations."""

from collections.abc import Callable
from typing import Protocol, TypeVar

FIRST = 32
"""Iterations of the first attempt."""

MORE = 2
"""The largest factor from one attempt's iterations to the next."""

WORTHWHILE = 1.25
"""The smallest factor for which another attempt is worth its time."""

CAUTION = 1.1
"""A safety factor on the predicted time of an attempt."""

SHORTEST = 1e-6
"""Seconds: the smallest measured time, to avoid division by zero."""


class Thought(Protocol):
    """The result of a search with a number of iterations."""

    @property
    def iterations(self) -> int:
        """The number of deals searched."""
        ...


Kind = TypeVar("Kind", bound=Thought)


def within(seconds: float, now: Callable[[], float], think: Callable[[int], Kind], most: int) -> Kind:
    """Return the result of the longest attempt that fits into the time.

    ``now``: a clock in seconds. ``most``: the largest number of iterations. Each attempt starts afresh with
    more iterations, and only if it is expected to end in time; the first one always runs. Attempts end when
    more iterations no longer search more deals.
    """
    end = now() + seconds
    count, searched = min(FIRST, most), -1
    while True:
        begun = now()
        thought = think(count)
        ended = now()
        took = max(ended - begun, SHORTEST)
        longer = min(MORE, most / count, (end - ended) / (took * CAUTION))
        if longer < WORTHWHILE or thought.iterations <= searched:
            return thought
        searched = thought.iterations
        count = int(count * longer)
