"""Small animals that visit a pip of a number card."""

from collections.abc import Callable

from francesi.pips import HEIGHT, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import blob, circle, ellipse, limb, poly
from woodcut.ornaments import flower
from woodcut.palette import BLACK, GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture
from woodcut.small_life import bee, butterfly, ladybird, snail

Draw = Callable[[Picture, float, float, float, Palette], None]
"""Draws a pip with its surprise: picture, x, y, height, palette."""


def _visited(suit: Suit, visitor: Callable[[Picture], None]) -> Draw:
    """A pip on which somebody sits; the visitor is drawn in the frame of the pip's outline."""

    def draw(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
        pip(art, suit, x, y, height, palette)
        with art.at(x, y, height / HEIGHT):
            visitor(art)

    return draw


def _spider(art: Picture) -> None:
    """A spider that lets itself down from a pip."""
    art.line("10,38 10,60 10,90", 1.7, (1, 1, 1))
    for side in (-1, 1):
        for leg in ("3,-4 11,-11 14,-4", "4,-1 14,-4 18,4", "4,2 13,3 16,12", "3,4 9,9 9,18"):
            places = (word.split(",") for word in leg.split())
            art.line(
                " ".join(f"{10 + side * float(px)},{94 + float(py)}" for px, py in places), 1.8, (1, 1, 0.6)
            )
    art.shape(ellipse(10, 99, 7.6, 8.6), BLACK, ink=1.8, heavy=(0.3, 0.5))
    art.shape(circle(10, 90, 4.6, 20), BLACK, ink=1.6, heavy=(0.3, 0.5))
    art.line("10,95 10,103", 2.4, (1, 1), RED)
    art.line("6.6,99 13.4,99", 2.4, (1, 1), RED)


def _owl(art: Picture) -> None:
    """An owl that looks out of a spade."""
    for x in (-13, 13):
        art.shape(circle(x, 2, 10, 32), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
        art.dot(x + 1, 2, 4.4, INK, 20)
        art.dot(x - 1, 0, 1.6, WHITE, 10)
    art.shape(poly("-4,7 4,7 0,18"), GOLD, ink=1.7, heavy=(0.3, 0.4))


def _horseshoe(art: Picture) -> None:
    """A horseshoe on a clover: luck twice over."""
    with art.at(0, -1, 1.0, turned=-8):
        iron = limb("-13,-19,4.4 -18,-6,5.4 -15,8,6 0,17,6.4 15,8,6 18,-6,5.4 13,-19,4.4")
        art.shape(iron, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
        for x, y in ((-16.4, -11), (-15.4, 3), (-6.6, 13.6), (6.6, 13.6), (15.4, 3), (16.4, -11)):
            art.dot(x, y, 1.7, INK, 10)


def _toadstool(art: Picture) -> None:
    """A toadstool that grows before a clover."""
    stem = blob("-7,40! -5,24 -6,10! 7,10! 6,24 9,40! 1,43")
    art.shape(stem, WHITE, ink=2.2, shade=WHITE_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
    art.shape(blob("-9,18! 0,15 10,18! 7,24 0,22 -6,24"), WHITE, ink=1.7, heavy=(0.3, 0.4))
    cap = blob("-25,14! -23,-2 -12,-14 1,-17 14,-14 24,-2 26,14! 12,18 0,16 -12,18")
    art.shape(cap, RED, ink=2.4, shade=RED_DARK, shift=(-3, -3), heavy=(0.4, 0.6))
    for x, y, radius in ((-13, 2, 4), (0, -9, 3.6), (4, 6, 4.4), (16, -1, 3.4)):
        art.dot(x, y, radius, WHITE, 16)


def _daisy(art: Picture) -> None:
    """A daisy that grows in a clover."""
    flower(art, 0, -4, 23, colour=WHITE, centre=GOLD)


GUESTS: dict[tuple[Suit, int], tuple[int, Draw]] = {
    (Suit.COINS, 6): (3, _visited(Suit.COINS, lambda art: butterfly(art, 20, -30, 0.86, turned=28))),
    (Suit.SWORDS, 4): (1, _visited(Suit.SWORDS, _spider)),
    (Suit.SWORDS, 5): (2, _visited(Suit.SWORDS, lambda art: snail(art, -16, -24, 0.74))),
    (Suit.SWORDS, 6): (2, _visited(Suit.SWORDS, _owl)),
    (Suit.CLUBS, 2): (0, _visited(Suit.CLUBS, lambda art: bee(art, 36, -30, 0.8))),
    (Suit.CLUBS, 3): (1, _visited(Suit.CLUBS, lambda art: ladybird(art, 22, -38, 1.05, turned=-38))),
    (Suit.CLUBS, 5): (2, _visited(Suit.CLUBS, _daisy)),
    (Suit.CLUBS, 6): (2, _visited(Suit.CLUBS, _toadstool)),
    (Suit.CLUBS, 7): (2, _visited(Suit.CLUBS, _horseshoe)),
}
"""On which card which pip, counted from the upper left, has a visitor."""
