"""Events: the values that a step of a deal or of a match returns, in order."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.engine.cards import Card, CardSet, Rank, Seat, Side
from settebello.engine.legality import DeclarationKind
from settebello.engine.rules.categories import Mark
from settebello.engine.scoring import Score


@dataclass(frozen=True, slots=True)
class Deal:
    """The start of a deal: each seat's cards and the table's, in dealing order.

    ``leader`` receives the first card and plays first.
    """

    dealer: Seat
    leader: Seat
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """The dealer looks at the bottom card of the stock, to leave it there or to exchange it.

    ``card`` is seen by the dealer alone; only the code that manages the table may know it.
    """

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BottomChosen:
    """The dealer has left the bottom card, or has exchanged it; ``following`` plays first.

    ``laid`` was the bottom card and lies on the table now, ``taken`` lay there and is the bottom card now;
    both are None if the card was left.
    """

    seat: Seat
    laid: Card | None
    taken: Card | None
    following: Seat


class RedealReason(StrEnum):
    """The reason why the first table is thrown in."""

    KINGS = "kings"
    ACES = "aces"
    LOW_TOTAL = "low_total"
    SWEEPERS = "sweepers"
    PAIRS = "pairs"


@dataclass(frozen=True, slots=True)
class Redeal:
    """The first table is thrown in, and the same dealer deals again.

    ``number``: how many kings, aces, sweepers or pairs are on the table, or the total of its cards.
    """

    dealer: Seat
    table: tuple[Card, ...]
    reason: RedealReason
    number: int


@dataclass(frozen=True, slots=True)
class TableSweep:
    """A seat's side captures the first table at once because of its total, which counts ``sweeps`` sweeps."""

    seat: Seat
    side: Side
    cards: CardSet
    sweeps: int


@dataclass(frozen=True, slots=True)
class Declared:
    """A seat declares its three new cards and shows them; ``guise`` is the rank of its wild card."""

    seat: Seat
    side: Side
    kind: DeclarationKind
    points: int
    guise: Rank | None
    hand: CardSet


@dataclass(frozen=True, slots=True)
class Boasted:
    """A seat says that its three new cards are worth points, without showing them, and plays one of them.

    ``following`` plays next. ``asked``: the first seat that is asked about it; None where only the next
    player may doubt it, before playing.
    """

    seat: Seat
    points: int
    following: Seat
    asked: Seat | None = None


@dataclass(frozen=True, slots=True)
class Exposed:
    """A declaration is doubted and the hand revealed: a true one scores double, a lie for the doubter.

    ``hand``: the three cards, one of which is played. ``points``: what is scored.
    """

    seat: Seat
    boaster: Seat
    side: Side
    hand: CardSet
    truthful: bool
    points: int


@dataclass(frozen=True, slots=True)
class Undoubted:
    """A declaration that was not doubted scores."""

    seat: Seat
    side: Side
    points: int


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card from its hand; ``following`` plays next, None after the last card."""

    seat: Seat
    card: Card
    following: Seat | None


@dataclass(frozen=True, slots=True)
class FaceDown:
    """A seat plays a card face down, claiming a rank and a capture; ``following`` plays next.

    ``card`` is the hidden card; only the code that manages the table may know it. ``asked``: the first seat
    that is asked about the claim; None where only the next player may doubt it, before playing.
    """

    seat: Seat
    rank: Rank
    cards: CardSet
    following: Seat
    card: Card
    asked: Seat | None = None


@dataclass(frozen=True, slots=True)
class Believed:
    """A seat that was asked lets a claim stand; ``asked`` is asked next, None after the last opponent."""

    seat: Seat
    claimant: Seat
    asked: Seat | None


@dataclass(frozen=True, slots=True)
class Doubted:
    """A claim is doubted and its card revealed: a true claim scores for the claimant, a lie for the doubter.

    After a lie the captured cards and the played card are on the table again.
    """

    seat: Seat
    claimant: Seat
    card: Card
    cards: CardSet
    truthful: bool
    points: int


@dataclass(frozen=True, slots=True)
class Capture:
    """The card just played captures cards; ``cards`` is empty if an ace captures only itself."""

    seat: Seat
    side: Side
    card: Card
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Steal:
    """The card just played captures the whole pile of another side, which had a card of its rank on top.

    The played card is the new top card of the seat's pile. ``cards``: the pile, ``top`` included.
    """

    seat: Seat
    side: Side
    card: Card
    owner: Side
    top: Card
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Bonus:
    """The capture scores points during play."""

    seat: Seat
    side: Side
    mark: Mark
    points: int


@dataclass(frozen=True, slots=True)
class Scopa:
    """The capture cleared the table and scores a sweep."""

    seat: Seat
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class Penalty:
    """A seat attempted an illegal capture: it loses points, and its card stays on the table."""

    seat: Seat
    side: Side
    points: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Robbed:
    """A seat captures what the previous player missed."""

    seat: Seat
    side: Side
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Refill:
    """Every seat receives new cards, ``leader`` first; each hand is in dealing order.

    ``last``: the stock is now empty.
    """

    leader: Seat
    hands: tuple[tuple[Card, ...], ...]
    last: bool


@dataclass(frozen=True, slots=True)
class Leftover:
    """The cards left on the table go to the side that captured last, or to no side."""

    side: Side | None
    cards: CardSet


@dataclass(frozen=True, slots=True)
class DealOver:
    """The deal is scored; ``totals`` are the match points including this deal."""

    score: Score
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """A side has won the match."""

    winner: Side
    totals: tuple[int, ...]


Event = (
    Deal
    | Looked
    | BottomChosen
    | Redeal
    | TableSweep
    | Declared
    | Boasted
    | Exposed
    | Undoubted
    | Play
    | FaceDown
    | Believed
    | Doubted
    | Capture
    | Steal
    | Bonus
    | Scopa
    | Penalty
    | Robbed
    | Refill
    | Leftover
    | DealOver
    | MatchOver
)
"""All events; ``match`` with ``assert_never`` lists the places that must handle a new one."""
