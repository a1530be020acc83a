"""The ones: a single large sign each, and what grows or flows about it."""

from saarbruecken.signs import beer, dove, fish, lion_medal
from saarbruecken.suits import Suit
from woodcut.card import card_base
from woodcut.picture import Picture


def one(suit: Suit) -> Picture:
    """The first card of a suit."""
    art = card_base()
    match suit:
        case Suit.COINS:
            lion_medal(art, 180, 290, 140)
        case Suit.CUPS:
            beer(art, 180, 300, 3.4)
        case Suit.CLUBS:
            dove(art, 180, 300, 2.5)
        case Suit.SWORDS:
            fish(art, 180, 300, 2.2)
    return art
