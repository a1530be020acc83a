"""The memory question after a deal: which cards of a rank a side has captured."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from settebello.engine import Card, Rank, Seat, SeatView, Side
from settebello.learning.memory.fsrs import Grade, Trace, first

UNASKED: Final = 0.95
"""The recall that is assumed of a rank that was never asked for: confused ranks come before it."""
FIRST: Final = (Rank.SEVEN, Rank.ACE, Rank.SIX, Rank.FIVE)
"""The ranks that are asked for first, because they count most in most games."""


@dataclass(frozen=True, slots=True)
class Captor:
    """Who captured a card: a seat with a card, or the side that got what was left over (`seat` is None)."""

    side: Side | None
    seat: Seat | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class RecallQuestion:
    """Which cards of a rank the side of a seat has captured in a deal that is over."""

    rank: Rank
    seat: Seat
    captors: Mapping[Card, Captor]
    side: Side

    @classmethod
    def of(cls, view: SeatView, rank: Rank) -> Self:
        """Return the question about a deal that is over, from what a seat saw of it."""
        cards = [card for card in view.ruleset.deck.cards if card.rank is rank]
        return cls(rank, view.seat, {card: _captor(view, card) for card in cards}, view.side)

    @property
    def right(self) -> frozenset[Card]:
        """The cards that are to be named."""
        return frozenset(card for card, captor in self.captors.items() if captor.side == self.side)

    def is_right(self, named: Iterable[Card]) -> bool:
        """Return whether exactly these cards are to be named."""
        return frozenset(named) == self.right


def _captor(view: SeatView, card: Card) -> Captor:
    side = next((Side(side) for side, pile in enumerate(view.piles) if card in pile), None)
    leader = (view.dealer + 1) % view.players
    for number, move in reversed(tuple(enumerate(view.history))):
        taken = (move.card == card and bool(move.captured)) or card in move.captured or card in move.robbed
        seat = Seat((leader + number) % view.players)
        if taken and side is not None and view.side_of(seat) == side:
            return Captor(side, seat, move.card)
    return Captor(side)


@dataclass(frozen=True, slots=True)
class RankMemory:
    """How well a player remembers where the cards of each rank went."""

    traces: Mapping[Rank, Trace]

    def answered(self, rank: Rank, day: float, *, right: bool) -> Self:
        """Return the memory after an answer at a time in days."""
        grade = Grade.GOOD if right else Grade.AGAIN
        known = self.traces.get(rank)
        trace = first(grade, day) if known is None else known.answered(grade, day)
        return replace(self, traces={**self.traces, rank: trace})

    def next_rank(self, ranks: Iterable[Rank], day: float) -> Rank:
        """Return the rank of those in play that has faded most; the first of equals counts most."""
        ordered = sorted(ranks, key=lambda rank: FIRST.index(rank) if rank in FIRST else len(FIRST))
        return min(ordered, key=lambda rank: self._recall(rank, day))

    def _recall(self, rank: Rank, day: float) -> float:
        trace = self.traces.get(rank)
        return UNASKED if trace is None else trace.recall(day)
