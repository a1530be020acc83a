"""Small things between the signs: one to find on a card, never one that could be counted."""

from woodcut.geometry import blob, circle, limb, poly
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BROWN_DARK,
    CROWN,
    CROWN_DARK,
    GREEN_DARK,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    TEAL,
    TEAL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture
from woodcut.pigeon import BAR, DOVE, DOVE_DARK

SAND = "#e3cfa0"
CRUST, CRUST_DARK = "#b5702c", "#7d4718"


def banner(art: Picture, x: float, y: float) -> None:
    """Draw a red band that ends in two tongues, 260 units wide."""
    with art.at(x, y):
        upper = "-134,-22! -94,-10 -40,-20 0,-16 40,-20 94,-10 134,-22!"
        lower = "122,2 134,22! 94,22 40,12 0,16 -40,12 -94,22 -134,22! -122,2"
        art.shape(blob(f"{upper} {lower}"), RED, ink=2.8, shade=RED_DARK, shift=(-3, -5))


def crown(art: Picture, x: float, y: float) -> None:
    """Draw a crown, 60 units wide."""
    with art.at(x, y):
        points = poly("-22,14 -30,-14 -15,-3 -8,-20 0,-5 8,-20 15,-3 30,-14 22,14").buffer(1)
        art.shape(points, CROWN, ink=2.4, shade=CROWN_DARK, shift=(-3, -3))
        for px, py in ((-30, -16), (-8, -22), (8, -22), (30, -16)):
            art.shape(circle(px, py, 3.4, 16), WHITE, ink=1.7)
        art.shape(limb("-22,14,4 0,16,4 22,14,4"), BLUE, ink=2.0)


def pretzel(art: Picture, x: float, y: float) -> None:
    """Draw a pretzel with salt, 62 units wide."""
    with art.at(x, y):
        rope = limb(
            "-11,16,4.6 -3,4,4.8 8,-8,5.2 20,-17,5.4 29,-8,5.6 24,8,6.4 0,17,7.2 -24,8,6.4 -29,-8,5.6 "
            "-20,-17,5.4 -8,-8,5.2 3,4,4.8 11,16,4.6"
        )
        art.shape(rope, CRUST, ink=2.4, shade=CRUST_DARK, shift=(-2.4, -2.4))
        art.line("-5,1 0,-3 6,-7", 1.7, (0.3, 1, 0.3))
        for px, py in ((-26, -8), (-20, 8), (-6, 16), (8, 16.5), (21, 8), (25, -6)):
            art.dot(px, py, 1.5, WHITE, 8)


def twig(art: Picture, x: float, y: float) -> None:
    """Draw a twig with leaves, 92 units wide."""
    with art.at(x, y):
        art.line("-44,8 -10,2 20,4 42,-6", 4, (1, 1, 0.5), GREEN_DARK)
        for px, py, angle in ((-26, 5, -52), (-10, 3, 48), (6, 2, -46), (20, 4, 44), (40, -5, -20)):
            leaf(art, px, py, 27, angle, width=0.26)


def feather(art: Picture, x: float, y: float) -> None:
    """Draw a feather that somebody lost, 58 units long."""
    with art.at(x, y, turned=-24):
        art.line("-40,16 -26,9 -14,4", 3.4, (0.7, 1, 1))
        vane = blob("-24,8! -16,-3 2,-12 24,-14 42,-8! 36,2 20,8 10,6! 6,10 -6,11 -14,9! -18,12")
        art.shape(vane, DOVE, ink=2.2, shade=DOVE_DARK, shift=(-2, -3))
        art.add(blob("24,-18! 50,-12! 34,6! 18,10! 24,-4").intersection(vane.buffer(-1)), BAR)
        art.line("-20,7 4,-1 32,-7", 1.8, (1, 1, 0.3), WHITE)
        art.line("-2,-9 3,-5 3,-1", 1.5, (1, 0.7, 0))


def bubbles(art: Picture, x: float, y: float) -> None:
    """Draw three bubbles that rise."""
    for dx, dy, radius in ((-10, 12, 6.6), (6, -6, 5), (-4, -24, 3.8)):
        art.shape(circle(x + dx, y + dy, radius, 24), "#dcecea", ink=2.0, shade=SKY, shift=(-2, -2))


def angling_float(art: Picture, x: float, y: float) -> None:
    """Draw an angler's float on the water, 70 units wide."""
    with art.at(x, y):
        art.line("0,-22 0,-28 1,-36", 3.0, (1, 1, 0.6), BROWN_DARK)
        body = blob("0,-26! 9,-18 12,-4 8,12 0,24! -8,12 -12,-4 -9,-18")
        art.shape(body, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -2))
        cap = body.intersection(blob("-14,-30! 14,-30! 14,-2! 0,1 -14,-2!"))
        art.shape(cap, RED, ink=1.8, shade=RED_DARK, shift=(-3, -2), heavy=(0, 0))
        for ripple in (
            "-36,10 -26,14 -15,11",
            "15,11 26,14 36,10",
            "-26,20 -16,24 -8,22",
            "8,22 16,24 26,20",
        ):
            art.line(ripple, 2.2, (0.2, 1, 0.2), SKY_DARK)


def waterweed(art: Picture, x: float, y: float) -> None:
    """Draw three blades of waterweed that bend in the current, 70 units high."""
    with art.at(x, y):
        for blade, fill in (
            ("-7,36! -16,16 -9,-4 -18,-24 -14,-36! -6,-22 -1,-4 -8,14 -2,36!", TEAL),
            ("10,36! 14,18 24,4 18,-12 24,-26! 30,-10 33,6 22,20 18,36!", TEAL),
            ("-1,36! 6,14 -1,-8 6,-28 4,-44! 14,-28 10,-8 15,12 9,36!", GREEN_DARK),
        ):
            art.shape(blob(blade), fill, ink=2.2, shade=TEAL_DARK, shift=(-2, -2), heavy=(0.4, 0.7))
        art.shape(blob("-22,38 -14,31 2,33 14,30 26,37 20,42 -14,42"), SAND, ink=2.2, heavy=(0.4, 0.7))
        for dx, dy, radius in ((-29, -36, 3.6), (-33, -50, 2.8)):
            art.shape(circle(dx, dy, radius, 20), "#dcecea", ink=1.8, heavy=(0.3, 0.5))


def crumbs(art: Picture, x: float, y: float) -> None:
    """Draw what is left of somebody's pretzel, 60 units wide."""
    with art.at(x, y):
        for dx, dy, radius in ((-27, 5, 2.6), (-21, 13, 2), (24, 10, 2.4), (30, 2, 1.9), (16, 16, 1.8)):
            art.dot(dx, dy, radius, CRUST_DARK, 10)
        with art.at(0, 0, 0.62, turned=-14):
            pretzel(art, 0, 0)
