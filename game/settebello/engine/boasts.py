"""A buongioco that is declared without being shown: whose it is, what it may say, and whether it is true."""

from dataclasses import dataclass

from settebello.engine import kernel
from settebello.engine.cards import CardSet, Seat
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.tables import compiled

KINDS = (kernel.BUONO, kernel.BUONO_PAIR, kernel.BUONO_THREE)
BOASTS = tuple(int(kernel.DECLARED_POINTS[kind]) for kind in KINDS)
"""The points that a hand may be said to be worth."""


@dataclass(frozen=True, slots=True)
class Boast:
    """A hand that is said to be worth points, until it is doubted or nobody may doubt it any more.

    The hand is that of the seat, with the card that it has just played.
    """

    seat: Seat
    points: int


def worth_of(ruleset: Ruleset, hand: CardSet) -> int:
    """Return what a new hand is worth if it is declared as its cards stand; 0 for none."""
    return int(kernel.declared_points(compiled(ruleset, ruleset.players.counts[0]), hand.mask))
