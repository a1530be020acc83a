"""What one seat may know, as a row of numbers.

The row has parts in a fixed order. A part of cards has a one for each card that is there, in the order of
the pack. Seats and sides are told as seen from the own seat: the own first, then in the order of play.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from settebello.engine import CardSet, Ruleset, SeatView

LARGEST = 10_000.0
"""No number is farther from zero than this."""

Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class ObservationLayout:
    """The parts of an observation and their sizes, the same for every seat of a game."""

    ruleset: Ruleset
    players: int

    @cached_property
    def parts(self) -> dict[str, int]:
        """The size of each part, in order."""
        cards = len(self.ruleset.deck.pack.cards)
        sides = self.ruleset.players.side_count(self.players)
        others = self.players - 1
        return {
            "hand": cards,
            "table": cards,
            "unseen": cards,
            "last card": cards,
            "last capture": cards,
            "claimed capture": cards,
            "piles": cards * sides,
            "tops": cards,
            "shown": cards * others,
            "hand sizes": self.players,
            "stock": 1,
            "sweeps": sides,
            "marks": sides,
            "scores": sides,
            "last captor": sides,
            "dealer": self.players,
            "in turn": self.players,
            "may doubt": 1,
            # Only where the rules have them, so that the observations of other games stay as they are.
            **({"bottom card": cards} if self.ruleset.deal.exchange else {}),
            **({"declared points": 1} if self.ruleset.declare_bluff else {}),
        }

    @property
    def size(self) -> int:
        """The number of numbers."""
        return sum(self.parts.values())

    def part(self, name: str) -> slice:
        """Return where a part lies in an observation; raises KeyError."""
        begin = 0
        for known, size in self.parts.items():
            if known == name:
                return slice(begin, begin + size)
            begin += size
        raise KeyError(name)

    def numbers(self, view: SeatView) -> Numbers:
        """Return the observation of a view."""
        row = [number for part in self._parts_of(view) for number in part]
        return np.array(row, dtype=np.float32)

    def _parts_of(self, view: SeatView) -> Iterator[Sequence[float]]:
        """Yield the parts in the order of ``parts``."""
        players, sides = self.players, len(view.piles)
        seats = [(view.seat + place) % players for place in range(players)]
        order = [(view.side + place) % sides for place in range(sides)]
        last = view.history[-1] if view.history else None
        yield self._cards(view.hand.mask)
        yield self._cards(view.table.mask)
        yield self._cards(view.unseen.mask)
        yield self._cards(1 << last.card.bit if last else 0)
        yield self._cards((last.captured | last.robbed).mask if last else 0)
        yield self._cards(view.claim.cards.mask if view.claim else 0)
        yield self._rows([view.piles[side] for side in order])
        yield self._cards(view.tops.mask)
        yield self._rows([view.shown[seat] for seat in seats[1:]])
        yield [view.hand_sizes[seat] for seat in seats]
        yield [view.stock]
        yield [view.sweeps[side] for side in order]
        yield [sum(view.marks[side]) for side in order]
        yield [view.scores[side] for side in order]
        yield [float(side == view.last_captor) for side in order]
        yield [float(seat == view.dealer) for seat in seats]
        yield [float(seat == view.turn) for seat in seats]
        yield [float(view.may_doubt)]
        if self.ruleset.deal.exchange:
            yield self._cards(1 << view.known_bottom.bit if view.known_bottom else 0)
        if self.ruleset.declare_bluff:
            yield [view.boast.points if view.boast else 0]

    def _cards(self, mask: int) -> list[float]:
        return [float(mask >> bit & 1) for bit in range(len(self.ruleset.deck.pack.cards))]

    def _rows(self, sets: Sequence[CardSet]) -> list[float]:
        return [number for cards in sets for number in self._cards(cards.mask)]
