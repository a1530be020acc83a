"""The card tracker: which cards are still out for a seat, and which ranks have an odd number captured."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from settebello.coach.pairs import pairs_matter
from settebello.engine import Card, CardSet, Rank, SeatView, Suit


class Where(StrEnum):
    """Where a card is, as far as a seat knows."""

    OUT = "out"
    """In another hand, in the stock, or face down."""
    HAND = "hand"
    TABLE = "table"
    SHOWN = "shown"
    """In another hand, face up."""
    GONE = "gone"
    """Captured."""


@dataclass(frozen=True, slots=True)
class TrackedRank:
    """The cards of a rank in the order of the tracker's suits; `odd`: an odd number of them is captured."""

    rank: Rank
    cards: tuple[tuple[Card, Where], ...]
    odd: bool

    @property
    def left(self) -> int:
        """The number of cards of the rank that are still out."""
        return sum(where is Where.OUT for _, where in self.cards)


@dataclass(frozen=True, slots=True)
class Tracker:
    """All cards of the deck by rank, the highest last; `pairs` says whether odd ranks matter."""

    suits: tuple[Suit, ...]
    ranks: tuple[TrackedRank, ...]
    pairs: bool

    @classmethod
    def of(cls, view: SeatView) -> Self:
        """Compute the tracker from what a seat knows."""
        pack = view.ruleset.deck.pack
        places = _places(view)
        suits = tuple(Suit)
        gone = CardSet.of((), pack)
        for pile in view.piles:
            gone |= pile
        ranks = tuple(
            TrackedRank(
                rank,
                tuple((Card(rank, suit), places.get(Card(rank, suit), Where.OUT)) for suit in suits),
                sum(card.rank is rank for card in gone) % 2 == 1,
            )
            for rank in pack.ranks
        )
        return cls(suits, ranks, pairs_matter(view.ruleset, view.players))

    @property
    def out(self) -> int:
        """The number of cards still out."""
        return sum(rank.left for rank in self.ranks)

    @property
    def broken(self) -> tuple[Rank, ...]:
        """The ranks with an odd number of captured cards; empty where pairs do not matter."""
        return tuple(one.rank for one in self.ranks if one.odd) if self.pairs else ()


def _places(view: SeatView) -> dict[Card, Where]:
    """Return where the cards known to the seat are; all others are out."""
    places: dict[Card, Where] = {}
    known = CardSet((1 << len(view.table.pack.cards)) - 1, view.table.pack) - view.unseen
    captured = CardSet.of((), view.table.pack)
    for pile in view.piles:
        captured |= pile
    shown = CardSet.of((), view.table.pack)
    for cards in view.shown:
        shown |= cards
    for card in known:
        if card in view.hand:
            places[card] = Where.HAND
        elif card in captured:
            places[card] = Where.GONE
        elif card in shown:
            places[card] = Where.SHOWN
        else:
            # On the table, or claimed by a face-down card.
            places[card] = Where.TABLE
    return places
