"""The courts: townspeople who hold their sign (8), who are on the move (9) and who wear a crown (10)."""

from saarbruecken.courts import bier, fische, loewen, tauben
from saarbruecken.suits import Suit
from woodcut.picture import Picture

DRAW = {
    Suit.COINS: loewen.draw,
    Suit.CUPS: bier.draw,
    Suit.CLUBS: tauben.draw,
    Suit.SWORDS: fische.draw,
}


def court(suit: Suit, rank: int) -> Picture:
    """The court of a suit, of rank 8, 9 or 10."""
    return DRAW[suit](rank)
