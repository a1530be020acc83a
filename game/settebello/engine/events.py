"""What happened: the values that a step of a deal or of a match returns, in order."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.engine.cards import Card, CardSet, Rank, Seat, Side
from settebello.engine.legality import DeclarationKind
from settebello.engine.rules.categories import Mark
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
class TableSweep:
    """The first table cards add up and go to a seat's side at once, for so many sweeps."""

    seat: Seat
    side: Side
    cards: CardSet
    sweeps: int


@dataclass(frozen=True, slots=True)
class Declared:
    """A seat declares its three new cards and lays them face up; ``guise`` is the rank of its wild card."""

    seat: Seat
    side: Side
    kind: DeclarationKind
    points: int
    guise: Rank | None
    hand: CardSet


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card from its hand; ``following`` plays after it, None when it was the last card."""

    seat: Seat
    card: Card
    following: Seat | None


@dataclass(frozen=True, slots=True)
class FaceDown:
    """A seat plays a card face down as some rank and claims cards with it; ``following`` may doubt it.

    ``card`` is what lies there face down, for the one who arranges the table to know.
    """

    seat: Seat
    rank: Rank
    cards: CardSet
    following: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Doubted:
    """A claim is doubted and its card turned: the claimant scores if it was true, the doubter if not.

    The cards of a lie return to the table, and the card stays there.
    """

    seat: Seat
    claimant: Seat
    card: Card
    cards: CardSet
    truthful: bool
    points: int


@dataclass(frozen=True, slots=True)
class Capture:
    """The card just played takes cards from the table; none where an ace takes itself alone."""

    seat: Seat
    side: Side
    card: Card
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Bonus:
    """That capture scores points by itself."""

    seat: Seat
    side: Side
    mark: Mark
    points: int


@dataclass(frozen=True, slots=True)
class Scopa:
    """That capture cleared the table and scores a sweep."""

    seat: Seat
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class Penalty:
    """A seat tried to take cards that its card does not take: it loses points, and the card stays laid."""

    seat: Seat
    side: Side
    points: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Robbed:
    """A seat takes what the player before it missed."""

    seat: Seat
    side: Side
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Refill:
    """Every seat is dealt new cards, ``leader`` first; in the order in which they were dealt.

    ``last``: no cards are left after these.
    """

    leader: Seat
    hands: tuple[tuple[Card, ...], ...]
    last: bool


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


Event = (
    Deal
    | Redeal
    | TableSweep
    | Declared
    | Play
    | FaceDown
    | Doubted
    | Capture
    | Bonus
    | Scopa
    | Penalty
    | Robbed
    | Refill
    | Leftover
    | DealOver
    | MatchOver
)
"""Everything that can happen; ``match`` with ``assert_never`` lists the places that must learn a new one."""
