"""The suit signs alone: in colours for indices and lists, and as prints for the border of a cloth."""

from saarbruecken.signs import beer, dove, fish, lion_head
from saarbruecken.suits import Suit
from woodcut.square import Square, printed


def square_sign(suit: Suit) -> Square:
    """The sign of a suit on its square."""
    art = Square()
    match suit:
        case Suit.COINS:
            lion_head(art, 31.5, 31.5, 28.5)
        case Suit.CUPS:
            beer(art, 31.5, 31.5, 0.44)
        case Suit.CLUBS:
            dove(art, 31.5, 31.5, 0.54)
        case Suit.SWORDS:
            fish(art, 31.5, 31.5, 0.44)
    return art


def square_print(suit: Suit) -> Square:
    """The sign of a suit as a white print on its square."""
    return printed(square_sign(suit))
