"""What happened: the values that a step of a deal or of a match returns, in order."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.engine.cards import Card, CardSet, Seat, Side
from settebello.engine.scoring import Score


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal begins: each seat's cards and the table's in the order in which they were dealt.

    ``leader`` is dealt to first and plays first.
    """

    dealer: Seat
    leader: Seat
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]


class RedealReason(StrEnum):
    """Why the first table cards are thrown in."""

    KINGS = "kings"
    ACES = "aces"
    LOW_TOTAL = "low_total"


@dataclass(frozen=True, slots=True)
class Redeal:
    """The first table cards are thrown in and the same dealer deals again.

    ``number``: the kings or the aces that lie there, or what the cards add up to.
    """

    dealer: Seat
    table: tuple[Card, ...]
    reason: RedealReason
    number: int


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card from its hand; ``following`` plays after it, None when it was the last card."""

    seat: Seat
    card: Card
    following: Seat | None


@dataclass(frozen=True, slots=True)
class Capture:
    """The card just played takes cards from the table."""

    seat: Seat
    side: Side
    card: Card
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Scopa:
    """That capture cleared the table and scores a sweep."""

    seat: Seat
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class Refill:
    """Every seat is dealt new cards, ``leader`` first; in the order in which they were dealt."""

    leader: Seat
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Leftover:
    """What lies on the table at the end goes to the side that captured last, or to nobody."""

    side: Side | None
    cards: CardSet


@dataclass(frozen=True, slots=True)
class DealOver:
    """The deal is counted; ``totals`` are the sides' match points with it."""

    score: Score
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """A side has won the match."""

    winner: Side
    totals: tuple[int, ...]


Event = Deal | Redeal | Play | Capture | Scopa | Refill | Leftover | DealOver | MatchOver
"""Everything that can happen; ``match`` with ``assert_never`` lists the places that must learn a new one."""
