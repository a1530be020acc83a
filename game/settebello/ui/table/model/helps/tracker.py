"""Which cards are still out, as far as a seat can know, and which ranks have lost their pairs."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from settebello.engine import Card, CardSet, Rank, Ruleset, SeatView, Suit
from settebello.engine.rules.rulewords import Mode


class Where(StrEnum):
    """Where a card is for all that a seat knows."""

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
        """How many of them are still out."""
        return sum(where is Where.OUT for _, where in self.cards)


@dataclass(frozen=True, slots=True)
class Tracker:
    """All cards of a deck by rank, the highest last; `pairs` says whether it matters which ranks are odd."""

    suits: tuple[Suit, ...]
    ranks: tuple[TrackedRank, ...]
    pairs: bool

    @classmethod
    def of(cls, view: SeatView) -> Self:
        """What a seat can know of the cards by now."""
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
        """How many cards are still out."""
        return sum(rank.left for rank in self.ranks)

    @property
    def broken(self) -> tuple[Rank, ...]:
        """The ranks that have lost a pair; none where that does not matter."""
        return tuple(one.rank for one in self.ranks if one.odd) if self.pairs else ()


def pairs_matter(ruleset: Ruleset, players: int) -> bool:
    """Whether players watch the pairs: the whole deck is dealt at once, and cards take their equals.

    Then the last player takes what is laid as long as all ranks go in pairs, and sums break them.
    """
    dealt = ruleset.deal.hand * players + ruleset.deal.table
    whole = dealt == len(ruleset.deck.pack.cards)
    return whole and Mode.FIFTEEN not in ruleset.capture.modes


def _places(view: SeatView) -> dict[Card, Where]:
    """Where the cards are that the seat has seen; all others are out."""
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
            # On the table, or in a claim that lies beside it.
            places[card] = Where.TABLE
    return places
