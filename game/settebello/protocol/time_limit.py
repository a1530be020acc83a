"""How long a request lets somebody think: so many iterations, or for some time."""

from collections.abc import Callable
from typing import Protocol, TypeVar

FIRST = 32
"""Iterations that are thought about first where time is the limit."""

MORE = 2
"""How many times as long a next attempt is at most."""

WORTHWHILE = 1.25
"""An attempt not so much longer than the last one is not worth its time."""

CAUTION = 1.1
"""An attempt may take so many times as long as the last one lets expect."""

SHORTEST = 1e-6
"""Seconds that anything takes."""


class Thought(Protocol):
    """What somebody made of so many iterations."""

    @property
    def iterations(self) -> int:
        """How many deals were searched."""
        ...


Kind = TypeVar("Kind", bound=Thought)


def within(seconds: float, now: Callable[[], float], think: Callable[[int], Kind], most: int) -> Kind:
    """The thought of the most iterations for which the time suffices, tried with more and more of them.

    ``now``: a clock in seconds. ``most``: the largest number of iterations. An attempt is begun only when it
    is likely to end in time, but for the first. Nobody goes on who has searched no more than before.
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
