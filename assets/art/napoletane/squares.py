"""The suit signs alone: in colours for indices and lists, and as prints for the border of a cloth."""

from napoletane.cudgel import club
from napoletane.furniture import Suit
from napoletane.signs import coin, cup, sword
from woodcut.palette import BLUE
from woodcut.square import Square, printed


def square_sign(suit: Suit) -> Square:
    """The sign of a suit on its square."""
    art = Square()
    match suit:
        case Suit.COINS:
            coin(art, 31.5, 31.5, 28)
        case Suit.CUPS:
            cup(art, 31.5, 31.5, 58)
        case Suit.SWORDS:
            with art.at(31, 32, 0.31, turned=42):
                sword(art, 0, 0, 250, grip=BLUE, width=1.7)
        case Suit.CLUBS:
            with art.at(31.5, 31, 0.29, turned=36):
                club(art, 0, 0, 220, width=1.5, cut=False)
    return art


def square_print(suit: Suit) -> Square:
    """The sign of a suit as a white print on its square: the slender ones are broader than in colours."""
    art = Square()
    match suit:
        case Suit.SWORDS:
            with art.at(31, 32, 0.36, turned=42):
                sword(art, 0, 0, 205, grip=BLUE, width=2.3)
        case Suit.CLUBS:
            with art.at(31.5, 31, 0.34, turned=36):
                club(art, 0, 0, 190, width=1.9, cut=False)
        case _:
            art = square_sign(suit)
    return printed(art)
