"""The bottom card of the stock, which the dealer may exchange for a card of the first table."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.engine.cards import Card, Seat
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.tables import leader_of


class Exchange(StrEnum):
    """What became of the dealer's choice: it is still due, the card was left, or it was exchanged."""

    DUE = "due"
    LEFT = "left"
    MADE = "made"


@dataclass(frozen=True, slots=True)
class Bottom:
    """The bottom card in a deal whose dealer may exchange it; it is dealt last.

    ``card``: the card that lies at the bottom now. None once it is played, and in the view of a seat that has
    not seen it: only the dealer looks at the card, but all see which card an exchange puts there.
    """

    exchange: Exchange
    card: Card | None

    def seen_by(self, seat: Seat, dealer: Seat) -> "Bottom":
        """Return what a seat knows of it."""
        known = seat == dealer or self.exchange is Exchange.MADE
        return self if known else Bottom(self.exchange, None)


def last_seat(ruleset: Ruleset, players: int, dealer: Seat) -> Seat:
    """Return the seat that is dealt the bottom card: the one that plays last."""
    return Seat((leader_of(ruleset, players, dealer) - 1) % players)
