"""The ones: a single large sign each, and what grows or flows about it."""

from saarbruecken.ones.glass import one_of_beer
from saarbruecken.ones.lion import one_of_lions
from saarbruecken.ones.pigeon import one_of_doves
from saarbruecken.ones.roach import one_of_fish
from saarbruecken.suits import Suit
from woodcut.picture import Picture

DRAW = {
    Suit.COINS: one_of_lions,
    Suit.CUPS: one_of_beer,
    Suit.CLUBS: one_of_doves,
    Suit.SWORDS: one_of_fish,
}


def one(suit: Suit) -> Picture:
    """The first card of a suit."""
    return DRAW[suit]()
