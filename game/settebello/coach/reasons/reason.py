"""A reason why one move is better than another."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from settebello.engine import Card, Category, Rank


class ReasonKind(StrEnum):
    """What the better move has and the other move lacks, in the order in which reasons are told."""

    SWEEPS = "sweeps"
    """It makes a sweep that scores. `number`: the points that the sweep scores."""
    DECIDES = "decides"
    """It wins `category` whatever comes. `number`: the own side's cards that count in it."""
    TAKES_CARD = "takes_card"
    """It takes `cards`, each of which scores by itself. `number`: the points that they bring."""
    LAST_CAPTURE = "last_capture"
    """The last capture is the own side's however everybody plays. `number`: the fewest cards left then."""
    AVOIDS_GIFT = "avoids_gift"
    """`cards` stay in the hand; laid by the other move, they could be taken by `ranks` of the next player."""
    NO_SWEEP = "no_sweep"
    """No card of the deck sweeps the table. `number`: its total, where the total alone says so."""
    SWEEPERS_GONE = "sweepers_gone"
    """Only `ranks` sweep the table, and the next player cannot hold one."""
    SWEEP_UNLIKELY = "sweep_unlikely"
    """Only `cards` of those not seen sweep the table. `number`: how likely the next player holds one."""
    GUARDS_SEVEN = "guards_seven"
    """Of the cards that the next player may hold, only `ranks` take the seven in `cards` from the table."""
    TAKES_SEVENS = "takes_sevens"
    """It takes more sevens: `cards`. `number`: the sevens of the own side then."""
    TAKES_COINS = "takes_coins"
    """It takes more cards of the scoring suit: `cards`. `number`: those of the own side then."""
    BREAKS_PAIRS = "breaks_pairs"
    """More `ranks` are unpaired, and another side plays the last card of the deal."""
    KEEPS_PAIRS = "keeps_pairs"
    """It leaves `ranks` in pairs, and the own side plays the last card of the deal."""
    HOLDS_MOST = "holds_most"
    """The hand has `number` cards of the rank that is laid, and at most `cards` can take the one laid."""
    ANSWERS_PARTNER = "answers_partner"
    """It plays the rank with which the partner began."""
    TAKES_MORE = "takes_more"
    """It takes `number` cards more, while the most cards still count."""


@dataclass(frozen=True, slots=True)
class MoveReason:
    """A fact about the better of two moves that the other one lacks; `ReasonKind` says what its members mean.

    `cards`: sorted. `ranks`: ascending. `number`: points, cards, a total or a probability.
    """

    kind: ReasonKind
    ranks: tuple[Rank, ...] = ()
    cards: tuple[Card, ...] = ()
    number: float | None = None
    category: Category | None = None

    def as_data(self) -> dict[str, Any]:
        """Return the reason as plain JSON values; what it does not have is left out."""
        found: dict[str, Any] = {"kind": self.kind.value}
        if self.category is not None:
            found["category"] = self.category.value
        if self.ranks:
            found["ranks"] = [rank.value for rank in self.ranks]
        if self.cards:
            found["cards"] = [str(card) for card in self.cards]
        if self.number is not None:
            found["number"] = self.number
        return found
