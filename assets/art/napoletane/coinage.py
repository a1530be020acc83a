"""What is stamped on the coins that do not show the sun."""

from enum import IntEnum

from woodcut.geometry import Region, blob, circle, poly, star, turn, unite
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, INK, PAPER, RED, RED_DARK
from woodcut.picture import Picture


class Stamp(IntEnum):
    """What a coin shows."""

    PETALS = 0
    COMPASS = 1
    ROSE = 2
    LILIES = 3


def stamp(art: Picture, radius: float, kind: Stamp, turned: float) -> None:
    """Draw what a coin of a radius shows, about the origin, turned by some degrees."""
    with art.at(0, 0, radius):
        match kind:
            case Stamp.PETALS:
                _petals(art, turned)
            case Stamp.COMPASS:
                _compass(art, turned)
            case Stamp.ROSE:
                _rose(art, turned)
            case Stamp.LILIES:
                _lilies(art, turned)


def _around(region: Region, number: int, first: float) -> Region:
    """A region repeated about the middle of the coin."""
    return unite(turn(region, first + 360 / number * place) for place in range(number))


def _boss(art: Picture, radius: float = 0.17) -> None:
    """The round boss in the middle."""
    art.shape(circle(0, 0, radius, 24), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1.6, -1.6), heavy=(0.3, 0.5))
    art.dot(0, 0, 0.06, INK, 12)


def _petals(art: Picture, turned: float) -> None:
    """Eight petals, red and blue by turns."""
    petal = blob("0,-0.1 0.135,-0.34 0,-0.62! -0.135,-0.34", 0.04)
    for first, colour, dark in ((0, RED, RED_DARK), (45, BLUE, BLUE_DARK)):
        four = _around(petal, 4, first + turned)
        art.shape(four, colour, ink=1.7, shade=dark, shift=(-2.4, -2.4), heavy=(0.3, 0.5))
    _boss(art)


def _compass(art: Picture, turned: float) -> None:
    """A star of eight points, each with a dark half, as on a chart."""
    for first, reach, wide, colour, dark in (
        (45, 0.6, 0.17, BLUE, BLUE_DARK),
        (0, 0.63, 0.13, RED, RED_DARK),
    ):
        point = poly(f"{-wide},{-wide} 0,{-reach} {wide},{-wide} 0,0")
        half = poly(f"0,{-reach} {wide},{-wide} 0,0")
        four = _around(point, 4, first + turned)
        art.shape(four, colour, ink=1.7, heavy=(0.3, 0.5))
        art.add(_around(half, 4, first + turned).intersection(four.buffer(-0.012)), dark)
    _boss(art, 0.13)


def _rose(art: Picture, turned: float) -> None:
    """A rose with five red petals over five blue sepals."""
    sepal = poly("-0.14,-0.3 0,-0.63 0.14,-0.3")
    art.shape(_around(sepal, 5, 36 + turned), BLUE, ink=1.7, heavy=(0.3, 0.5))
    for place in range(5):
        petal = turn(circle(0, -0.33, 0.2, 24), 72 * place + turned)
        art.shape(petal, RED, ink=1.7, shade=RED_DARK, shift=(-2.2, -2.2), heavy=(0.3, 0.5))
        with art.at(turned=72 * place + turned):
            art.line("0,-0.24 0,-0.34 0,-0.47", 1.6, (1, 1, 0), RED_DARK)
    _boss(art)


def _lilies(art: Picture, turned: float) -> None:
    """Four lilies that grow outwards, and a small star between any two."""
    tip = blob("0,-0.2! 0.1,-0.4 0,-0.62! -0.1,-0.4", 0.04)
    curl = blob("0.03,-0.26! 0.1,-0.42 0.24,-0.5! 0.28,-0.36 0.18,-0.28! 0.14,-0.2", 0.04)
    other = blob("-0.03,-0.26! -0.1,-0.42 -0.24,-0.5! -0.28,-0.36 -0.18,-0.28! -0.14,-0.2", 0.04)
    side = _around(unite((curl, other)), 4, turned)
    art.shape(side, BLUE, ink=1.7, shade=BLUE_DARK, shift=(-1.6, -1.6), heavy=(0.3, 0.5))
    art.shape(_around(tip, 4, turned), RED, ink=1.7, shade=RED_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
    art.shape(circle(0, 0, 0.2, 28), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-1.6, -1.6), heavy=(0.3, 0.5))
    art.add(star(0, 0, 0.12, 0.05, 4), RED_DARK)
    art.dot(0, 0, 0.035, PAPER, 10)
