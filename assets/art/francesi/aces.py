"""The four aces: one large pip each, and what grows about it."""

from francesi.ornaments import sun
from francesi.perched import blue_tit, dragonfly
from francesi.pips import HEIGHT, outline, pip
from francesi.suits import Palette, Suit
from woodcut.branches import laurel
from woodcut.geometry import blob, circle, ellipse, limb, poly, scale, turn, unite
from woodcut.ornaments import flower, leaf, ribbon
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    SKY,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture
from woodcut.small_life import butterfly, ladybird

X, Y = 180, 300
STALK = 12
"""Half of the greatest width of a stalk, in a pip 250 high."""
WOOD, WOOD_DARK = "#e0ac62", "#a87434"
GRAIN = Hatch(angle=14, spacing=7, length=11, width=1.7)


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


def _inlay(art: Picture, suit: Suit, height: float, y: float, inset: float, width: float) -> None:
    """Draw a golden line inside a pip, everywhere as far from its edge."""
    shape = scale(outline(suit), height / HEIGHT)
    # The stalk is too thin for a line of its own.
    edge = shape.buffer(-inset - STALK).buffer(STALK)
    with art.at(X, y):
        art.add(edge.difference(edge.buffer(-width)), GOLD)


def _diamond(art: Picture, palette: Palette) -> None:
    """The ace of coins of this deck: a diamond in a glory of rays with a sun in it."""
    with art.at(X, Y):
        long = [turn(poly("-15,-60 0,-148 15,-60"), 30 * i) for i in range(12) if i % 3]
        short = [turn(poly("-11,-60 0,-126 11,-60"), 30 * i + 15) for i in range(12)]
        art.shape(unite(long), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -1), heavy=(0.4, 0.6))
        art.shape(unite(short), RED, ink=2.2, heavy=(0.4, 0.6))
    pip(art, Suit.COINS, X, Y, 330, palette)
    for side in (180, 0):
        with art.at(X, Y, turned=side):
            _spray(art)
    _inlay(art, Suit.COINS, 330, Y, 12, 3)
    sun(art, X, Y, 72)


def _spray(art: Picture) -> None:
    """Two leaves and a flower above the tip of the diamond."""
    for lean, length in ((-158, 46), (-22, 46), (-132, 34), (-48, 34)):
        leaf(art, 0, -174, length, lean)
    flower(art, 0, -178, 24, colour=RED, centre=GOLD)


def _heart(art: Picture, palette: Palette) -> None:
    """A heart that blooms, with the cup that this suit is elsewhere."""
    with art.at(X, Y - 24, 1.09), art.at(-X, -Y):
        _blooming(art, palette)


def _blooming(art: Picture, palette: Palette) -> None:
    for x, y, angle, length in (
        (-34, -98, -146, 48),
        (34, -98, -34, 48),
        (-18, -108, -116, 48),
        (18, -108, -64, 48),
        (-66, -94, 176, 42),
        (66, -94, 4, 42),
    ):
        leaf(art, X + x, Y + y, length, angle)
    for x, y, radius, colour in ((-60, -116, 26, GOLD), (60, -116, 26, GOLD), (0, -112, 38, RED)):
        flower(art, X + x, Y + y, radius, colour=colour, centre=RED if colour == GOLD else GOLD)
    for side in (False, True):
        with art.at(X, Y + 140, flip=side):
            _briar(art)
    ribbon(art, X, Y + 166, 0.62)
    pip(art, Suit.CUPS, X, Y + 22, 250, palette)
    _inlay(art, Suit.CUPS, 250, Y + 22, 12, 3)
    butterfly(art, X - 92, Y - 100, 1.08, turned=-24, upper=SKY, lower=BLUE)
    ladybird(art, X + 95, Y + 94, 0.72, turned=34)
    with art.at(X, Y + 24):
        bowl = blob("-34,-42! -34,-18 -22,2 -6,10! 6,10! 22,2 34,-18 34,-42! 0,-36")
        foot = blob("-5,24! -8,38 -26,46! -25,54! 0,58 25,54! 26,46! 8,38 5,24!")
        for part in (foot, bowl, ellipse(0, -42, 34, 8)):
            art.shape(part, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-6, -2))
        art.add(ellipse(0, -42, 26, 4.6), RED_DARK)
        art.shape(ellipse(0, 17, 11, 8), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-3, -3))
        for x, y in ((-19, -16), (0, -11), (19, -16)):
            art.shape(circle(x, y, 4.6, 16), RED, ink=1.6)


BRIAR = (
    (22, 20, 44, 30),
    (38, 13, -66, 26),
    (60, -3, 24, 32),
    (77, -20, -98, 24),
    (94, -42, 6, 32),
    (106, -66, -128, 22),
    (117, -94, -24, 28),
    (122, -116, -118, 20),
    (122, -118, -30, 26),
    (127, -186, -46, 24),
    (121, -206, -64, 24),
    (121, -206, -112, 24),
)
"""Where the leaves of a briar sit, which way they point, and how long they are."""
BUDS = ((108, -72, 40), (127, -156, 20))
"""Where buds sit on it, and how they are turned."""


def _briar(art: Picture) -> None:
    """One of the two briars about the heart, from the bow up to the flowers."""
    path = "-4,24 26,19 60,-3 92,-40 114,-86 125,-136 127,-176 120,-210"
    art.line(path, 7.4, (0.9, 1, 1, 1, 1, 1, 0.9, 0.6))
    art.line(path, 3.8, (0.9, 1, 1, 1, 1, 1, 0.9, 0.4), GREEN_DARK)
    for x, y, turned, length in BRIAR:
        leaf(art, x, y, length, turned)
    for x, y, turned in BUDS:
        with art.at(x, y, 1.3, turned=turned):
            bud = blob("-8,2! -10,-8 -4,-17 0,-22! 5,-16 10,-8 8,2! 0,5")
            art.shape(bud, RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))
            art.line("-2,-18 4,-10 0,-2", 1.8, (0.2, 1, 0.2))
            for sepal in ("-9,5! -11,-4 -12,-9! -4,-3 0,6!", "9,5! 11,-4 12,-9! 4,-3 0,6!"):
                art.shape(blob(sepal), GREEN, ink=1.8, heavy=(0.3, 0.5))
    flower(art, 76, 8, 17, colour=GOLD, centre=RED)


def _spade(art: Picture, palette: Palette) -> None:
    """A crowned spade in laurel, with the sword that this suit is elsewhere."""
    with art.at(X, Y, 1.04), art.at(-X, -Y - 6):
        _in_laurel(art, palette)


def _in_laurel(art: Picture, palette: Palette) -> None:
    laurel(art, (X, Y - 6), (134, 134), (100, 222), 9)
    laurel(art, (X, Y - 6), (134, 134), (80, -42), 9)
    pip(art, Suit.SWORDS, X, Y, 250, palette)
    _inlay(art, Suit.SWORDS, 250, Y, 12, 3)
    ribbon(art, X, Y + 132, 0.8)
    crown(art, X, Y - 146)
    with art.at(X + 97, Y - 118, 0.92, turned=-38):
        dragonfly(art)
    with art.at(X, Y - 4, 0.92):
        art.shape(poly("-10.5,34 -10.5,-68 0,-96 10.5,-68 10.5,34"), STEEL, ink=2.4)
        art.add(poly("0,34 0,-91 9,-67 9,34"), STEEL_DARK)
        art.shape(limb("0,40,6 0,58,6"), RED, ink=2.2)
        art.shape(limb("-32,28,6 -14,37,5.6 14,37,5.6 32,28,6"), GOLD, ink=2.4, shade=GOLD_DARK)
        art.shape(circle(0, 66, 9, 24), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))


def crown(art: Picture, x: float, y: float) -> None:
    """Draw a crown with four points, 98 units wide."""
    with art.at(x, y):
        points = poly("-34,16 -44,-16 -24,-2 -14,-26 0,-6 14,-26 24,-2 44,-16 34,16").buffer(1)
        art.shape(points, CROWN, ink=2.6, shade=CROWN_DARK, shift=(-4, -3))
        for px, py in ((-44, -19), (-14, -29), (14, -29), (44, -19)):
            art.shape(circle(px, py, 4.6, 18), WHITE, ink=1.9)
        art.shape(limb("-34,16,5 0,18,5 34,16,5"), BLUE, ink=2.2, shade=BLUE_DARK, shift=(-2, -3))
        for px in (-20, 0, 20):
            art.dot(px, 17.4, 2.6, GOLD, 14)


WREATH = (
    (26, 171, -5, 46, 34),
    (64, 158, -30, 48, 42),
    (100, 130, -50, 48, 42),
    (126, 94, -66, 48, 40),
    (140, 52, -80, 46, 26),
    (142, 4, -94, 46, 26),
    (133, -48, -108, 46, 42),
    (114, -92, -123, 46, 44),
    (84, -128, -138, 44, 42),
    (48, -154, -152, 42, 30),
)
"""Where pairs of leaves sit on a twig of oak, which way it grows there, and how long they are."""


def _clover(art: Picture, palette: Palette) -> None:
    """A clover between two twigs of oak, with the acorn that this suit is elsewhere."""
    for side in (False, True):
        with art.at(X, Y + 4, 0.9, flip=side):
            path = "-8,176 44,168 96,136 130,88 142,28 136,-36 112,-94 70,-140 22,-164"
            art.line(path, 8, (0.8, 1, 1, 1, 1, 0.9, 0.8, 0.5), BROWN_DARK)
            art.line(path, 3.4, (0.8, 1, 1, 1, 1, 0.9, 0.8, 0.4), BROWN)
            for x, y, heading, outer, inner in WREATH:
                _oak_leaf(art, x, y, inner, heading - 42)
                _oak_leaf(art, x, y, outer, heading + 38)
            _acorn(art, 134, 30, 14)
    pip(art, Suit.CLUBS, X, Y - 8, 208, palette)
    _inlay(art, Suit.CLUBS, 208, Y - 8, 10, 2.6)
    with art.at(X, Y - 2, 1.06):
        _acorn(art, 0, 2, 0, stalk=WOOD)
    ribbon(art, X, Y + 162, 0.78)
    with art.at(X - 22, Y - 147, 1.0):
        blue_tit(art)


def _oak_leaf(art: Picture, x: float, y: float, length: float, turned: float) -> None:
    with art.at(x, y, length / 100, turned=turned):
        shape = blob(
            "0,0! 12,-10 22,-8! 26,-24 42,-22! 48,-12! 54,-28 72,-24! 76,-12! 84,-18 98,-8 100,0 "
            "98,8 84,18! 76,12! 72,24 54,28! 48,12! 42,22 26,24! 22,8! 12,10"
        )
        art.shape(shape, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -4))
        art.line("4,0 50,-1 92,0", 2.0, (1, 1, 0))
        for spur in ("30,0 38,-8 42,-16", "30,0 38,8 42,16", "58,0 66,-8 70,-16", "58,0 66,8 70,16"):
            art.line(spur, 1.6, (1, 0.8, 0))


def _acorn(art: Picture, x: float, y: float, turned: float, *, stalk: str = BROWN_DARK) -> None:
    with art.at(x, y, turned=turned):
        art.line("0,-20 2,-30 -4,-38", 4.0, (1, 1, 0.8), stalk)
        art.shape(blob("-11,-6! -12,10 0,26! 12,10 11,-6!"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-4, -2))
        art.shape(blob("-15,-4! -13,-17 0,-22 13,-17 15,-4! 0,-1"), WOOD, ink=2.2, shade=WOOD_DARK)
