"""What grows wild between swords and clubs: poppies, bindweed, a prickly pear, an acorn that sprouts."""

from napoletane.growing import mound
from napoletane.oak import oak_leaf
from woodcut.geometry import blob, circle, ellipse, limb
from woodcut.ornaments import leaf
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture
from woodcut.small_life import YOUNG

PEAR, PEAR_DARK = "#5f9a58", "#3a6b3e"


def poppy_meadow(art: Picture) -> None:
    """Draw two poppies and a bud between three blades, and the grass that hides the points of these."""
    for stem in (
        "126,560,2.8 121,530,2.6 127,500,2.4 124,470,2",
        "234,560,2.8 239,540,2.6 234,516,2.4 237,490,2",
        "236,560,2.6 220,546,2.2 214,536,1.8",
    ):
        art.shape(limb(stem), GREEN, ink=1.9, heavy=(0.3, 0.5))
    for x, y, length, turned in (
        (124, 548, 40, -58),
        (123, 540, 36, 224),
        (237, 548, 36, -42),
        (236, 548, 36, 232),
    ):
        leaf(art, x, y, length, turned, width=0.24)
    _poppy(art, 125, 462, 1.08, -6)
    _poppy(art, 236, 484, 0.98, 8)
    bud = blob("213,538! 206,530 207,520 214,512! 221,521 220,531")
    art.shape(bud, GREEN, ink=2.0, shade=GREEN_DARK, shift=(-2, -2))
    art.line("214,514 213,522 214,529", 2.6, (1, 0.8, 0.2), RED)
    grass = blob("26,571! 34,560 71,553 125,557 180,552 236,557 289,553 326,560 334,571! 180,576")
    art.shape(grass, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-2, -5))
    for x, lean in ((48, -4), (92, 3), (152, -3), (206, 3), (264, -3), (312, 4)):
        art.line(f"{x},562 {x + lean},544", 4, (1, 0.2), GREEN_DARK)


def _poppy(art: Picture, x: float, y: float, size: float, turned: float) -> None:
    """A poppy about a point, 54 units wide."""
    with art.at(x, y, size, turned=turned):
        for petal in (
            "0,4! -14,-4 -18,-18 -8,-27 4,-26 14,-24 18,-14 12,-2!",
            "2,2! -12,-12 -24,-10 -28,2 -22,13 -8,14!",
            "-2,2! 12,-12 24,-10 28,2 22,13 8,14!",
            "0,0! -14,2 -17,13 -9,22 2,20 10,22 17,13 14,2!",
        ):
            art.shape(blob(petal), RED, ink=2.2, shade=RED_DARK, shift=(-2.4, -2.6), heavy=(0.4, 0.6))
        art.shape(circle(0, 1, 7.4, 28), INK, ink=1)
        art.shape(circle(0, 1, 3.6, 20), GREEN, ink=1, heavy=(0.2, 0.2))
        for dx, dy in ((-10, -6), (10, -6), (-12, 6), (12, 6), (0, -11), (0, 12)):
            art.dot(dx, dy, 1.5, INK, 8)


def bindweed(art: Picture) -> None:
    """Draw a bindweed that winds up the right one of two clubs and blossoms."""
    for turn in (
        "230,526,3 238,512,3.2 262,500,3.4 288,486,3",
        "236,444,3 258,432,3.4 284,416,3",
        "240,372,3 258,362,3.2 280,346,2.8",
        "242,300,2.6 258,290,3 276,276,2.6",
        "244,226,2.4 258,217,2.8 272,206,2.4",
    ):
        art.shape(limb(turn), YOUNG, ink=1.9, shade=GREEN, shift=(-1.2, -1.2), heavy=(0.3, 0.5))
    for x, y, length, turned in (
        (288, 486, 34, -34),
        (236, 444, 34, 152),
        (284, 416, 34, 20),
        (240, 372, 32, 214),
        (280, 346, 32, -40),
        (242, 300, 30, 150),
        (276, 276, 30, 12),
        (244, 226, 28, 210),
        (272, 206, 28, -50),
    ):
        leaf(art, x, y, length, turned, colour=YOUNG, dark=GREEN, width=0.4)
    for x, y, size in ((231, 522, 1), (284, 400, 0.92), (238, 292, 0.84)):
        _bell(art, x, y, size)


def _bell(art: Picture, x: float, y: float, size: float) -> None:
    """A white blossom about a point, 40 units wide, seen into its bell."""
    with art.at(x, y, size):
        rim = blob("0,-19 11,-17 19,-6 17,8 8,18 -8,18 -17,8 -19,-6 -11,-17")
        art.shape(rim, WHITE, ink=2.2, shade=WHITE_DARK, shift=(-2.4, -2.8))
        for turned in range(0, 360, 72):
            with art.at(turned=turned):
                art.line("0,-3 0,-9 0,-15", 2.8, (1, 0.8, 0), "#e2a9b4")
        art.shape(circle(0, 0, 5, 22), GOLD, ink=1.8, heavy=(0.2, 0.3))


def prickly_pear(art: Picture) -> None:
    """Draw a prickly pear with four fruits that grows on a mound between two blades, 105 units high."""
    mound(art)
    with art.at(181, 556, 0.87), art.at(-181, -556):
        for x, y, wide, high, turned in (
            (180, 526, 20, 31, 0),
            (163, 478, 15.5, 24, -20),
            (199, 484, 14.5, 22, 26),
        ):
            with art.at(x, y, turned=turned):
                art.shape(ellipse(0, 0, wide, high), PEAR, ink=2.4, shade=PEAR_DARK, shift=(-4, -3))
                for dx, dy in ((-0.4, -0.4), (0.36, -0.5), (0, 0), (-0.4, 0.42), (0.4, 0.4)):
                    px, py = dx * wide, dy * high
                    art.line(f"{px - 2.4},{py - 3} {px},{py} {px + 2.4},{py - 3}", 1.8, (0.4, 1, 0.4))
        for x, y, turned in ((146, 460, -46), (160, 449, -12), (205, 457, 16), (217, 468, 50)):
            with art.at(x, y, turned=turned):
                fruit = blob("-5,6! -7.4,-4 -5,-11! 0,-9.6 5,-11! 7.4,-4 5,6! 0,8")
                art.shape(fruit, RED, ink=2.1, shade=RED_DARK, shift=(-2.4, -2), heavy=(0.4, 0.6))
                art.dot(-2.4, -2, 1.3, GOLD, 8)
                art.dot(2, 1, 1.3, GOLD, 8)


def forgotten_acorn(art: Picture) -> None:
    """Draw an acorn that sprouts from a mound between two clubs, where a squirrel has forgotten it."""
    mound(art)
    art.shape(limb("181,548,3.4 184,524,3 178,496,2.6 181,470,2.2"), BROWN, ink=2.0, shade=BROWN_DARK)
    for x, y, length, turned, gold in (
        (181, 474, 50, -94, True),
        (180, 488, 46, -150, False),
        (180, 486, 46, -30, False),
    ):
        oak_leaf(art, x, y, length, turned, *((GOLD, GOLD_DARK) if gold else (GREEN, GREEN_DARK)))
    with art.at(181, 549, turned=96):
        nut = blob("-9,-14! -10,2 0,16! 10,2 9,-14!")
        art.shape(nut, GOLD, ink=2.3, shade=GOLD_DARK, shift=(-3, -2))
        cup = blob("-12.4,-12! -11,-22 0,-26 11,-22 12.4,-12! 0,-9.4")
        art.shape(cup, BROWN, ink=2.3, shade=BROWN_DARK, shift=(-3, -2))
