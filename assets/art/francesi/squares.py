"""The pips alone: in colours for indices and lists, and as prints for the border of a cloth."""

from francesi.pips import HEIGHT, outline, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import move, scale
from woodcut.pattern import rim
from woodcut.square import SIDE, Square


def square_sign(suit: Suit, palette: Palette) -> Square:
    """The pip of a suit on its square."""
    art = Square()
    pip(art, suit, 31.5, 31.5, 57, palette)
    return art


def square_print(suit: Suit) -> Square:
    """The pip of a suit as a white print on its square, with a cut along its shaded side."""
    art = Square()
    whole = move(scale(outline(suit), 52 / HEIGHT), SIDE / 2, SIDE / 2)
    inner = whole.buffer(-4.5)
    art.lay(whole.difference(inner).union(inner.difference(rim(inner, -4.5, -3.5))), "#ffffff")
    return art
