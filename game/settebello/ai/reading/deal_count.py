"""How many deals of the unseen cards fit what a seat knows, counted without listing them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb

from settebello.ai.weights import bits
from settebello.engine import Seat

Group = tuple[int, int]
"""The seats that may hold each of some cards, as a set of places, and the number of these cards."""


class DealCount:
    """Counts the ways to give each seat its hidden cards; what is left over is in the stock or out of play.

    ``sizes``: the hidden cards of each other seat. ``may_hold``: the unseen cards that each may hold.
    """

    def __init__(self, unseen: int, sizes: Mapping[Seat, int], may_hold: Mapping[Seat, int]) -> None:
        self._seats = tuple(sizes)
        self._sizes = tuple(sizes.values())
        self._holders = {
            card: sum(1 << place for place, seat in enumerate(self._seats) if may_hold[seat] >> card & 1)
            for card in bits(unseen)
        }
        counts: dict[int, int] = {}
        for holders in self._holders.values():
            counts[holders] = counts.get(holders, 0) + 1
        self._groups = tuple(sorted(counts.items()))
        self.deals = _ways(self._groups, self._sizes)
        """The number of deals that fit."""

    def held(self, seat: Seat, card: int) -> int:
        """Return in how many of the deals a seat holds an unseen card."""
        holders, place = self._holders[card], self._seats.index(seat)
        if not holders >> place & 1 or not self._sizes[place]:
            return 0
        groups = tuple((mask, count - (mask == holders)) for mask, count in self._groups)
        sizes = tuple(size - (number == place) for number, size in enumerate(self._sizes))
        return _ways(groups, sizes)


@lru_cache(maxsize=4096)
def _ways(groups: tuple[Group, ...], sizes: tuple[int, ...]) -> int:
    """Return the number of ways to fill hands of these sizes from groups of cards."""
    if not groups:
        return int(not any(sizes))
    (holders, count), rest = groups[0], groups[1:]
    return sum(
        ways * _ways(rest, tuple(size - part for size, part in zip(sizes, parts, strict=True)))
        for parts, ways in _shared(holders, count, sizes)
    )


def _shared(holders: int, count: int, sizes: Sequence[int]) -> list[tuple[tuple[int, ...], int]]:
    """Return how so many cards may be shared out among their holders, each time with the number of ways."""
    found: list[tuple[tuple[int, ...], int, int]] = [((), 1, count)]
    for place, size in enumerate(sizes):
        most = size if holders >> place & 1 else 0
        found = [
            ((*parts, part), ways * comb(left, part), left - part)
            for parts, ways, left in found
            for part in range(min(most, left) + 1)
        ]
    return [(parts, ways) for parts, ways, _ in found]
