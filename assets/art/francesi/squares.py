"""The pips alone, for indices and lists."""

from francesi.pips import pip
from francesi.suits import Palette, Suit
from woodcut.square import Square


def square_sign(suit: Suit, palette: Palette) -> Square:
    """The pip of a suit on its square."""
    art = Square()
    pip(art, suit, 31.5, 31.5, 57, palette)
    return art
