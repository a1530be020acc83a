"""The four aces: one large pip each, and what grows about it."""

from francesi.ornaments import sun
from francesi.pips import HEIGHT, outline, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import poly, scale, turn, unite
from woodcut.palette import GOLD, RED
from woodcut.picture import Picture

X, Y = 180, 300


def ace(art: Picture, suit: Suit, palette: Palette) -> None:
    """Draw the large pip of an ace with its ornaments."""
    match suit:
        case Suit.COINS:
            _diamond(art, palette)
        case Suit.CUPS:
            _heart(art, palette)
        case Suit.SWORDS:
            _spade(art, palette)
        case Suit.CLUBS:
            _clover(art, palette)


def _inlay(art: Picture, suit: Suit, height: float, y: float, inset: float, width: float, fill: str) -> None:
    """Draw a line inside a pip, everywhere as far from its edge."""
    shape = scale(outline(suit), height / HEIGHT)
    with art.at(X, y):
        edge = shape.buffer(-inset)
        art.add(edge.difference(edge.buffer(-width)), fill)


def _diamond(art: Picture, palette: Palette) -> None:
    """The ace of coins of this deck: a diamond in a glory of rays with a sun in it."""
    beams = [turn(poly("-7,-60 0,-142 7,-60"), 11.25 * i) for i in range(32)]
    with art.at(X, Y):
        art.shape(unite(beams[1::2]), GOLD, ink=2.0, heavy=(0.4, 0.6))
        art.shape(unite(beams[2::4]), RED, ink=2.0, heavy=(0.4, 0.6))
    pip(art, Suit.COINS, X, Y, 300, palette)
    _inlay(art, Suit.COINS, 300, Y, 11, 3, GOLD)
    sun(art, X, Y, 56)


def _heart(art: Picture, palette: Palette) -> None:
    pip(art, Suit.CUPS, X, Y, 200, palette)
    _inlay(art, Suit.CUPS, 200, Y, 10, 2.6, GOLD)


def _spade(art: Picture, palette: Palette) -> None:
    pip(art, Suit.SWORDS, X, Y, 200, palette)
    _inlay(art, Suit.SWORDS, 200, Y, 10, 2.6, GOLD)


def _clover(art: Picture, palette: Palette) -> None:
    pip(art, Suit.CLUBS, X, Y, 200, palette)
    _inlay(art, Suit.CLUBS, 200, Y, 10, 2.6, GOLD)
