"""Things that stand on a table of the osteria, seen from above: decoration in its empty corners."""

import math
from collections.abc import Callable
from typing import Final

from shapely.geometry import box

from woodcut.geometry import Region, blob, circle, ellipse, limb, poly, rounded, unite
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

SIDE: Final = 160
MIDDLE: Final = SIDE / 2
INKED: Final = 3.4
WINE, WINE_DARK, WINE_LIGHT = "#8d2430", "#641722", "#b4464a"
COFFEE, CREMA = "#4a2a18", "#b97f43"
BEER, BEER_DARK = "#e69a1f", "#b46c12"
CRUST, CRUST_DARK = "#a9622a", "#7a411a"
WAX, WAX_DARK = "#f3e6c4", "#d3bf91"


def props() -> dict[str, Callable[[], Picture]]:
    """What draws each thing, by its name."""
    return {
        "beer": beer,
        "candle": candle,
        "espresso": espresso,
        "jug": jug,
        "notebook": notebook,
        "olives": olives,
        "pretzel": pretzel,
        "wine": wine,
    }


def olives() -> Picture:
    """A majolica saucer of olives with a toothpick."""
    art = Picture()
    _saucer(art, 66)
    for x, y, turned, ripe in (
        (58, 62, 24, False),
        (88, 55, -30, True),
        (110, 74, 70, False),
        (48, 88, 75, True),
        (78, 80, 35, False),
        (102, 100, -24, True),
        (72, 108, 10, False),
    ):
        fill, shade = ("#4b3550", "#2f2033") if ripe else ("#7f9a3a", "#566c24")
        with art.at(x, y, turned=turned):
            art.shape(ellipse(0, 0, 16.5, 12.5), fill, ink=2.8, shade=shade, shift=(-3.5, -3))
            art.shape(ellipse(12, 0, 3.4, 4.2), RED if not ripe else shade, ink=1.6, heavy=(0.3, 0.4))
            art.line("-9,-4 -3,-7 4,-6.5", 2.2, (0.3, 1, 0.3), "#fff6df")
    art.shape(limb("82,82,1.9 126,44,1.5"), "#e3c58c", ink=2.2, heavy=(0.5, 0.7))
    return art


def _saucer(art: Picture, radius: float) -> None:
    """Draw a white saucer with a painted border of blue strokes between two yellow rings."""
    art.shape(circle(MIDDLE, MIDDLE, radius, 80), WHITE, ink=INKED, shade=WHITE_DARK, shift=(-6, -5))
    for outer, width in ((radius - 4.5, 2.6), (radius - 17.5, 2.2)):
        art.add(_ring(outer, width), GOLD_DARK)
    count = 20
    middle = radius - 11.2
    for number in range(count):
        turn = 2 * math.pi * number / count
        x, y = MIDDLE + middle * math.cos(turn), MIDDLE + middle * math.sin(turn)
        art.add(ellipse(x, y, 6.4, 2.5, math.degrees(turn) + 62), BLUE)
    art.line(
        " ".join(
            f"{MIDDLE + (radius - 22) * math.cos(a):.1f},{MIDDLE + (radius - 22) * math.sin(a):.1f}"
            for a in (math.radians(angle) for angle in range(185, 290, 15))
        ),
        2.4,
        (0.1, 1, 0.1),
        WHITE_DARK,
    )


def _ring(radius: float, width: float) -> Region:
    return circle(MIDDLE, MIDDLE, radius, 80).difference(circle(MIDDLE, MIDDLE, radius - width, 80))


def wine() -> Picture:
    """A glass of red wine."""
    art = Picture()
    art.shape(circle(114, 116, 36, 70), "#dfe7e8", ink=INKED, shade=STEEL_DARK, shift=(-5, -4))
    art.shape(circle(114, 116, 27, 60), "#c9d5dc", ink=1.8, heavy=(0.3, 0.4))
    art.line("96,132 108,138 122,137", 2.4, (0.2, 1, 0.2), WHITE)
    art.shape(limb("78,80,10 104,106,5 114,116,9"), "#e4ebea", ink=2.8, shade=STEEL_DARK, shift=(-2.5, -2))
    art.shape(circle(64, 66, 50, 80), "#e4ebea", ink=INKED, shade=STEEL_DARK, shift=(-5, -4))
    wine_disc = circle(66, 68, 40, 80)
    art.shape(wine_disc, WINE, ink=2.4, shade=WINE_DARK, shift=(-10, -9))
    art.line("35,78 33,60 43,44 58,36", 6, (0.1, 1, 0.2), WINE_LIGHT)
    art.line("56,100 68,103 82,99", 2.6, (0.2, 1, 0.2), WINE_LIGHT)
    art.line("22,56 29,36 46,23", 3.4, (0.2, 1, 0.2), WHITE)
    art.line("92,30 102,40 108,52", 2.4, (0.2, 1, 0.2), WHITE)
    return art


def jug() -> Picture:
    """A majolica jug of wine with its handle and its lip."""
    art = Picture()
    art.shape(
        limb("112,104,8.5 140,122,8 146,138,8 128,146,7.5 104,128,8"), WHITE, ink=INKED, shade=WHITE_DARK
    )
    art.line("116,108 136,121 141,134", 3.4, (0.3, 1, 0.3), BLUE)
    art.shape(circle(78, 80, 58, 90), WHITE, ink=INKED, shade=WHITE_DARK, shift=(-9, -8))
    for number in range(16):
        turn = 2 * math.pi * number / 16
        x, y = 78 + 49 * math.cos(turn), 80 + 49 * math.sin(turn)
        art.add(ellipse(x, y, 8.5, 3.4, math.degrees(turn) + 58), BLUE)
        x, y = 78 + 49 * math.cos(turn + 0.2), 80 + 49 * math.sin(turn + 0.2)
        art.dot(x, y, 2.6, GOLD_DARK, 14)
    mouth = blob("40,60! 22,44 18,26! 38,26 56,40! 84,38 110,56 118,84 106,110 80,122 52,112 38,88")
    art.shape(mouth, WHITE, ink=INKED, shade=WHITE_DARK, shift=(-5, -4))
    inside = blob("46,62! 34,48 30,38! 44,40 58,48! 84,46 104,62 110,84 100,104 80,114 58,106 46,86")
    art.shape(inside, WINE, ink=2.6, shade=WINE_DARK, shift=(9, 8))
    art.line("58,98 72,106 88,104 100,92", 4.6, (0.1, 1, 0.2), WINE_LIGHT)
    return art


def notebook() -> Picture:
    """The notebook of the points, with two names and no tally yet, and a pencil."""
    art = Picture()
    with art.at(76, 82, turned=-9):
        art.shape(rounded(-50, -58, 100, 122, 4), RED, ink=INKED, shade=RED_DARK, shift=(-4, -4))
        art.shape(rounded(-47, -60, 95, 118, 3), PAPER, ink=2.8, shade="#dcc99b", shift=(-4, -4))
        for y in range(-28, 56, 13):
            art.add(box(-42, y, 42, y + 1.5), "#8fbfd9")
        art.add(box(-1, -44, 1.2, 54), RED)
        for x in (-24, 22):
            art.line(
                f"{x - 14},-38 {x - 8},-43 {x - 3},-36 {x + 3},-42 {x + 8},-37 {x + 14},-40",
                2.4,
                (0.5, 1, 0.6),
            )
        for x in range(-40, 46, 12):
            art.shape(limb(f"{x},-66,2 {x + 1},-54,2"), STEEL, ink=2.0, heavy=(0.4, 0.5))
    with art.at(112, 84, turned=24):
        art.shape(poly("-6,-50 6,-50 6,36 0,58 -6,36"), "#e8c48e", ink=INKED)
        art.shape(poly("-6,-50 6,-50 6,36 2,32 -2,36 -6,32"), BLUE, ink=0, shade=BLUE_DARK, shift=(-4, 0))
        art.shape(rounded(-6.5, -62, 13, 13, 3), RED, ink=2.8, shade=RED_DARK, shift=(-3, 0))
        art.add(poly("-2,50 2,50 0,58"), INK)
    return art


def espresso() -> Picture:
    """A cup of coffee on its saucer, with a spoon."""
    art = Picture()
    _saucer(art, 68)
    art.shape(limb("104,78,6 122,86,5.6 128,98,5.4 118,106,5 102,98,5.5"), WHITE, ink=2.8, shade=WHITE_DARK)
    art.shape(circle(77, 78, 37, 70), WHITE, ink=INKED, shade=WHITE_DARK, shift=(-6, -5))
    art.shape(circle(77, 78, 29.5, 60), CREMA, ink=2.6, shade="#8c5a2c", shift=(6, 5))
    art.shape(ellipse(80, 81, 21, 20), COFFEE, ink=0)
    art.line("62,82 66,70 78,63", 3.6, (0.2, 1, 0.2), "#e0b277")
    with art.at(62, 124, turned=-16):
        art.shape(limb("-4,0,2.6 44,0,2.2 66,0,3.4"), STEEL, ink=2.6, shade=STEEL_DARK, shift=(0, -1.6))
        art.shape(ellipse(-14, 0, 14, 9), STEEL, ink=2.8, shade=STEEL_DARK, shift=(4, 3))
    return art


def beer() -> Picture:
    """A glass of beer on its mat."""
    art = Picture()
    with art.at(80, 82, turned=8):
        art.shape(rounded(-66, -64, 132, 130, 12), PAPER, ink=INKED, shade="#dcc99b", shift=(-5, -5))
        edge = rounded(-58, -56, 116, 114, 8)
        art.add(edge.difference(edge.buffer(-4)), RED)
        for x, y in ((-46, -44), (46, -44), (-46, 46), (46, 46)):
            leaf(art, x, y, 15, 45, colour=GREEN, dark=GREEN_DARK, width=0.4)
    art.shape(circle(80, 80, 47, 80), BEER, ink=INKED, shade=BEER_DARK, shift=(-5, -5))
    foam = unite(
        circle(80 + 31 * math.cos(a), 80 + 31 * math.sin(a), 9 + 2 * math.sin(5 * a), 24)
        for a in (2 * math.pi * n / 12 for n in range(12))
    ).union(circle(80, 80, 33))
    art.shape(foam, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-7, -6))
    for x, y, r in ((66, 66, 6), (92, 74, 8), (74, 92, 7), (96, 96, 4.5), (60, 84, 4)):
        bubble = circle(x, y, r, 24)
        art.add(bubble.difference(circle(x - 1.2, y - 1.2, r - 1.4, 24)), WHITE_DARK)
    art.line("38,84 38,66 48,50", 3.6, (0.2, 1, 0.2), "#ffe7a8")
    return art


def pretzel() -> Picture:
    """A pretzel with salt."""
    art = Picture()
    dough = limb(
        "52,116,5.5 70,90,8 94,58,9.5 122,42,10.5 143,60,11.5 134,98,13 108,122,15 80,130,16 52,122,15 "
        "26,98,13 17,60,11.5 38,42,10.5 66,58,9.5 90,90,8 108,116,5.5"
    )
    art.shape(dough, CRUST, ink=INKED, shade=CRUST_DARK, shift=(-5, -5))
    art.line("66,92 80,75 93,59 104,52", 3, (0.3, 1, 0.4), CRUST_DARK)
    art.line("92,94 84,83 79,77", 2.6, (0.3, 1, 0.4), CRUST_DARK)
    art.line("58,126 80,131 104,125", 6, (0.1, 1, 0.1), "#e0b070")
    for line in ("20,66 26,50 38,44", "112,48 124,44 136,52", "24,92 22,80 20,72"):
        art.line(line, 3.4, (0.2, 1, 0.2), "#cf8a48")
    for x, y in (
        (30, 84),
        (24, 60),
        (46, 50),
        (38, 106),
        (132, 84),
        (120, 54),
        (138, 64),
        (122, 106),
        (64, 70),
        (98, 70),
    ):
        art.shape(rounded(x - 2.4, y - 2.4, 4.8, 4.8, 1), WHITE, ink=1.6, heavy=(0.3, 0.4))
    return art


def candle() -> Picture:
    """A candle in a brass holder with a ring to carry it."""
    art = Picture()
    ring = circle(131, 112, 19, 40).difference(circle(131, 112, 9.5, 30))
    art.shape(ring, GOLD, ink=INKED, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(76, 82, 56, 90), GOLD, ink=INKED, shade=GOLD_DARK, shift=(-8, -7))
    art.shape(circle(76, 82, 42, 80), "#dd9f27", ink=2.4, shade="#a96f14", shift=(7, 6))
    wax = blob("46,78 52,60 70,52 92,54 106,70 104,92 112,104 100,108 88,106 78,116 66,108 52,102")
    art.shape(wax, WAX, ink=3, shade=WAX_DARK, shift=(-6, -6))
    art.shape(circle(76, 80, 19, 50), WAX, ink=2.6, shade=WAX_DARK, shift=(4, 4))
    art.shape(blob("76,92! 66,82 68,66 76,50! 84,66 87,82"), GOLD, ink=2.6, shade="#e2772a", shift=(-3, 3))
    art.add(blob("76,88! 71,80 73,70 76,62! 79,70 81,80"), WHITE)
    art.line("76,92 76,86 75,80", 2.4, (1, 1, 0.5), BROWN_DARK)
    art.line("34,66 42,52 54,42", 4, (0.2, 1, 0.2), "#ffe7a8")
    art.line("100,36 112,44 120,56", 3, (0.2, 1, 0.2), BROWN)
    return art
