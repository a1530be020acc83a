"""The bench of the three of diamonds, with a cat, her wool and a pot of flowers."""

from francesi.cuts import cut
from francesi.lucky import SHADOW, cat
from francesi.pips import pip
from francesi.suits import Palette, Suit
from woodcut.geometry import circle, ellipse, limb, poly, rounded
from woodcut.ornaments import flower, leaf
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GREEN_DARK, INK, SKY, WHITE
from woodcut.picture import Picture

WOOD, WOOD_DARK = "#c08a4a", "#86592c"


def on_the_bench(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """Draw a diamond on a bench, between a cat that has lost its wool and a pot of flowers."""
    foot = y + 0.52 * height
    floor = foot + 50
    art.add(ellipse(x + 6, floor, 142, 4.6), SHADOW)
    for side in (-1, 1):
        back = limb(f"{x + side * 84},{foot + 6},5.6 {x + side * 88},{floor - 5},4.4")
        art.shape(back, WOOD_DARK, ink=2.3)
        leg = limb(f"{x + side * 112},{foot + 6},7 {x + side * 120},{floor - 3},5")
        art.shape(leg, WOOD, ink=2.5, shade=WOOD_DARK, shift=(-4, -1))
    art.shape(rounded(x - 136, foot, 272, 15, 5), WOOD, ink=2.6, shade=WOOD_DARK, shift=(-4, -5))
    for grain in ("-118,8 -96,6 -74,8", "20,9 52,7 84,9"):
        with art.at(x, foot):
            art.line(grain, 1.8, (0.2, 1, 0.2), WOOD_DARK)
    with art.at(x - 92, foot + 1, 0.86, flip=True):
        cat(art)
    with art.at(x, foot):
        for width, colour in ((5, INK), (2.4, BLUE)):
            art.line("-90,-4 -82,2 -78,14 -80,26 -66,34", width, (1, 1, 1, 1, 1), colour)
        art.shape(circle(-56, 35, 15, 40), BLUE, ink=2.5, shade=BLUE_DARK, shift=(-4, -4))
        for strand in (
            "-68,30 -57,24 -45,31",
            "-70,37 -58,31 -43,39",
            "-62,47 -66,36 -59,22",
            "-53,49 -57,37 -50,23",
        ):
            art.line(strand, 1.9, (0.4, 1, 0.4), SKY)
    with art.at(x + 94, foot):
        for stem in ("0,-30 -14,-54 -20,-72", "0,-30 3,-62 2,-86", "0,-30 16,-52 23,-66"):
            art.line(stem, 4.4, (1, 1, 0.8), GREEN_DARK)
        for lx, ly, length, turned in ((-6, -42, 26, -160), (6, -42, 26, -20), (2, -62, 22, -150)):
            leaf(art, lx, ly, length, turned)
        for fx, fy, colour in ((-21, -76, WHITE), (24, -70, WHITE), (2, -92, BLUE)):
            flower(art, fx, fy, 15, colour=colour, centre=GOLD)
        pot = poly("-21,-30 21,-30 15,0 -15,0").buffer(1)
        art.shape(pot, "#cf7a45", ink=2.5, shade="#9a4f26", shift=(-5, -2))
        art.shape(rounded(-25, -38, 50, 11, 3), "#cf7a45", ink=2.4, shade="#9a4f26", shift=(-4, -3))
    pip(art, Suit.COINS, x, y, height, palette)
    cut(art, Suit.COINS, x, y, height, palette, number=1)
