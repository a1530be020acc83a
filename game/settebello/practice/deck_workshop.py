"""Workshops that arrange the deck of a practice deal, in another process or in this one."""

from random import Random
from typing import Protocol

from settebello.learning.deals.composer import Order, compose
from settebello.learning.deals.practice import PracticeDeal
from settebello.learning.deals.workshop import Clock, shuffled


class DeckWorkshop(Protocol):
    """Prepares one deal at a time."""

    def begin(self, order: Order, seed: int, *, arranged: bool) -> None:
        """Begin a deal and drop the one before."""
        ...

    def poll(self) -> PracticeDeal | None:
        """The deal that was begun; None while it is not ready."""
        ...

    def close(self) -> None:
        """Drop the deal and stop working on it."""
        ...


class InlineWorkshop:
    """Arranges decks in this process: `begin` returns when the deal is ready, or when the time is over.

    The same order and seed give the same deal unless the time limit ends the search.
    """

    def __init__(self, clock: Clock, limit: float) -> None:
        """Search for at most `limit` seconds of the clock."""
        self._clock = clock
        self.limit = limit
        self.cut = False
        """Whether the time limit ended the latest search."""
        self._deal: PracticeDeal | None = None

    def begin(self, order: Order, seed: int, *, arranged: bool) -> None:
        """Prepare a deal; shuffled where nothing is wanted or `arranged` is false."""
        rng = Random(seed)
        self.cut = False
        if not arranged or not order.wanted:
            self._deal = shuffled(order, rng)
            return
        end = self._clock.now() + self.limit
        self._deal = compose(order, rng, lambda: self._late(end))

    def poll(self) -> PracticeDeal | None:
        """The latest deal; None where there is none."""
        return self._deal

    def close(self) -> None:
        """Drop the deal."""
        self._deal = None

    def _late(self, end: float) -> bool:
        self.cut = self._clock.now() >= end
        return self.cut
