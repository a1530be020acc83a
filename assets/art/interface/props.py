"""Things that stand on a table of the osteria, seen from above: decoration in its empty corners."""

import math
from collections.abc import Callable
from typing import Final

from shapely.geometry import box

from woodcut.geometry import Region, blob, circle, ellipse, limb, rounded, unite
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
GLASS, GLASS_DARK = "#dfe9ea", "#a9bcc6"
CRUST, CRUST_DARK = "#a9622a", "#7a411a"
LEMON, LEMON_DARK = "#f3cf3f", "#c9981c"
SHELL, SHELL_DARK = "#c39255", "#8a5d2b"
WAX, WAX_DARK = "#f3e6c4", "#d3bf91"


def props() -> dict[str, Callable[[], Picture]]:
    """What draws each thing, by its name."""
    return {
        "beer": beer,
        "candle": candle,
        "cherries": cherries,
        "espresso": espresso,
        "jug": jug,
        "keys": keys,
        "lemon": lemon,
        "nuts": nuts,
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
    """A tumbler of red wine seen from above: the foot shows beside its rim, the wine reflects a window."""
    art = Picture()
    art.shape(circle(88, 90, 58, 90), "#b9c9d1", ink=INKED, shade=STEEL_DARK, shift=(-7, -6))
    for number in range(16):
        # The facets of the wall between foot and rim.
        turn = 2 * math.pi * (number + 0.5) / 16
        if math.cos(turn) + math.sin(turn) > -0.2:
            x, y = math.cos(turn), math.sin(turn)
            art.line(
                f"{72 + 55 * x:.1f},{73 + 55 * y:.1f} {88 + 55 * x:.1f},{90 + 55 * y:.1f}",
                4.4,
                (1, 0.4),
                "#e3ecee",
            )
    art.shape(circle(72, 73, 58, 90), "#e8f0f0", ink=INKED, shade="#a9bcc6", shift=(-6, -6))
    art.shape(circle(73, 74, 46, 80), WINE, ink=2.8, shade=WINE_DARK, shift=(10, 10))
    with art.at(88, 92, turned=38):
        for x, y in ((-9, -7), (1.5, -7), (-9, 3.5), (1.5, 3.5)):
            art.add(rounded(x, y, 7.5, 8, 1.5), WINE_LIGHT)
    art.line("40,88 37,72 43,56 54,45", 5, (0.1, 1, 0.2), WINE_LIGHT)
    art.line("19,72 23,52 36,34 54,24", 5, (0.15, 1, 0.2), WHITE)
    art.line("112,108 121,96 126,82", 3.4, (0.2, 1, 0.2), WHITE)
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


def lemon() -> Picture:
    """Half a lemon and a whole one on a checked napkin."""
    art = Picture()
    with art.at(80, 82, turned=12):
        art.shape(rounded(-64, -62, 128, 126, 5), WHITE, ink=INKED, shade=WHITE_DARK, shift=(-5, -5))
        for at in (-50, -39, 33, 44):
            art.add(box(at, -60, at + 6, 62), BLUE)
            art.add(box(-62, at, 62, at + 6), BLUE)
        for x in (-50, -39, 33, 44):
            for y in (-50, -39, 33, 44):
                art.add(box(x, y, x + 6, y + 6), BLUE_DARK)
    with art.at(64, 66, turned=-32):
        rind = blob("-42,0! -34,-8 -20,-26 6,-29 28,-18 34,-6 42,0! 34,7 26,19 4,29 -22,25 -34,8")
        art.shape(rind, LEMON, ink=INKED, shade=LEMON_DARK, shift=(-6, -7))
        art.line("-22,-10 -10,-19 6,-20", 5, (0.2, 1, 0.2), "#fff2b0")
        for x, y in ((4, 4), (16, -4), (-8, 10), (12, 12), (-2, -8)):
            art.dot(x, y, 1.7, LEMON_DARK, 10)
    with art.at(100, 104):
        art.shape(circle(0, 0, 30, 70), LEMON, ink=INKED, shade=LEMON_DARK, shift=(-4, -4))
        art.add(circle(0, 0, 25.5, 60), "#fff6d8")
        for number in range(8):
            turn = 45.0 * number + 12
            with art.at(0, 0, turned=turn):
                art.add(blob("0,-4! -7,-15 -6,-22 0,-23.5 6,-22 7,-15"), "#f2c33a")
                art.line("-3,-19 -2.4,-13 -1,-8", 1.6, (0.3, 1, 0.2), "#fff2b0")
        art.dot(0, 0, 3, "#fff6d8", 20)
    return art


def keys() -> Picture:
    """Two keys of the house on a ring, with a tag of red leather."""
    art = Picture()
    for turned, metal, dark in ((40, STEEL, STEEL_DARK), (2, GOLD, GOLD_DARK)):
        with art.at(78, 44, turned=turned):
            bow = ellipse(0, 26, 16, 17).difference(ellipse(0, 25, 7, 8))
            bit = unite((box(2, 78, 17, 84), box(2, 88, 13, 94), box(2, 66, 9, 71)))
            key = unite((bow, rounded(-4.4, 40, 8.8, 60, 4), box(-7.5, 42, 7.5, 47.5), bit))
            art.shape(key, metal, ink=INKED, shade=dark, shift=(-2.6, -2.4))
            art.line("-1.6,52 -1.6,92", 2.0, (0.3, 1, 0.3), "#fff6df")
    with art.at(78, 44, turned=-44):
        tag = blob("-10,20! -15,34 -17,66 -8,80 8,80 17,66 15,34 10,20!")
        art.shape(tag.difference(circle(0, 28, 4.4, 24)), RED, ink=INKED, shade=RED_DARK, shift=(-4, -4))
        for y in (44, 54, 64):
            art.line(f"-8,{y} 0,{y + 1.5} 8,{y}", 2.2, (0.3, 1, 0.3), "#f0b49a")
    art.shape(
        circle(78, 44, 31, 70).difference(circle(78, 44, 24, 60)),
        STEEL,
        ink=INKED,
        shade=STEEL_DARK,
        shift=(-2.5, -2.5),
    )
    art.line("54,34 60,23 70,17", 2.2, (0.2, 1, 0.2), WHITE)
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
    """A glass mug of beer on its mat."""
    art = Picture()
    with art.at(76, 82, turned=8):
        art.shape(rounded(-66, -64, 132, 130, 12), PAPER, ink=INKED, shade="#dcc99b", shift=(-5, -5))
        edge = rounded(-58, -56, 116, 114, 8)
        art.add(edge.difference(edge.buffer(-4)), RED)
        for x, y in ((-46.0, -44.0), (46.0, -44.0), (-46.0, 46.0), (46.0, 46.0)):
            leaf(art, x, y, 15, 45, colour=GREEN, dark=GREEN_DARK, width=0.4)
    handle = limb("112,98,8 142,106,8.5 150,122,8.5 136,136,8.5 104,120,8")
    art.shape(handle, GLASS, ink=INKED, shade=GLASS_DARK, shift=(-3, -3))
    art.line("120,101 138,107 143,119", 3, (0.2, 1, 0.2), WHITE)
    art.shape(circle(76, 80, 53, 90), GLASS, ink=INKED, shade=GLASS_DARK, shift=(-6, -6))
    for number in range(18):
        turn = 2 * math.pi * (number + 0.5) / 18
        x, y = math.cos(turn), math.sin(turn)
        art.line(
            f"{76 + 45 * x:.1f},{80 + 45 * y:.1f} {76 + 51 * x:.1f},{80 + 51 * y:.1f}",
            2.4,
            (1, 1),
            GLASS_DARK,
        )
    art.shape(circle(76, 80, 44, 80), BEER, ink=2.6, shade=BEER_DARK, shift=(6, 6))
    foam = unite(
        circle(73 + 22 * math.cos(a), 77 + 22 * math.sin(a), 9 + 2.4 * math.sin(3 * a), 24)
        for a in (2 * math.pi * n / 9 for n in range(9))
    ).union(circle(73, 77, 24))
    art.shape(foam, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-6, -5))
    for x, y, r in ((64, 68, 6), (84, 74, 7), (70, 88, 6), (86, 90, 4), (58, 82, 3.4)):
        bubble = circle(x, y, r, 24)
        art.add(bubble.difference(circle(x - 1.2, y - 1.2, r - 1.4, 24)), WHITE_DARK)
    for x, y in ((108, 96), (98, 108), (112, 80), (84, 114)):
        art.dot(x, y, 2.2, "#ffd98a", 14)
    art.line("30,84 31,66 42,50", 3.8, (0.2, 1, 0.2), WHITE)
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


def cherries() -> Picture:
    """Two cherries on one stalk, with a leaf."""
    art = Picture()
    for path in ("96,22,3 84,52,2.6 58,84,2.4", "96,22,3 108,58,2.6 108,92,2.4"):
        art.shape(limb(path), GREEN_DARK, ink=2.4, heavy=(0.4, 0.6))
    leaf(art, 92, 28, 56, 158, colour=GREEN, dark=GREEN_DARK, width=0.46)
    for x, y, radius in ((52, 104, 33), (112, 116, 31)):
        art.shape(circle(x, y, radius, 70), "#b3212b", ink=INKED, shade="#7a131c", shift=(-7, -6))
        art.shape(ellipse(x + 3, y - radius + 6, 8, 3.4), "#7a131c", ink=0)
        art.line(f"{x - 20},{y + 2} {x - 18},{y - 10} {x - 8},{y - 19}", 4.6, (0.1, 1, 0.2), "#f2a6a0")
    art.shape(limb("90,16,4 102,22,4"), BROWN, ink=2.2, heavy=(0.4, 0.6))
    return art


def nuts() -> Picture:
    """A walnut, half of another one, and two hazelnuts."""
    art = Picture()
    with art.at(56, 62, turned=-18):
        art.shape(
            blob("0,-42! 26,-34 36,0 26,32 0,42! -26,32 -36,0 -26,-34"),
            SHELL,
            ink=INKED,
            shade=SHELL_DARK,
            shift=(-6, -6),
        )
        art.line("0,-40 3,-20 -2,0 3,20 0,40", 3.4, (0.5, 1, 0.5), SHELL_DARK)
        for path in (
            "-10,-28 -18,-16 -12,-4",
            "-24,-6 -16,8 -22,20",
            "-9,6 -14,18 -8,28",
            "12,-28 20,-18 13,-8",
            "24,-2 15,8 21,20",
            "9,12 14,22 8,31",
        ):
            art.line(path, 2.6, (0.2, 1, 0.2), SHELL_DARK)
    with art.at(108, 108, turned=34):
        art.shape(ellipse(0, 0, 31, 36), SHELL, ink=INKED, shade=SHELL_DARK, shift=(-4, -4))
        kernel = blob(
            "-3,-27! -16,-24 -23,-8 -18,6 -22,18 -8,27! -3,22! 3,22! 8,27! 22,18 18,6 23,-8 16,-24 3,-27!"
        )
        art.shape(kernel, "#e8c88c", ink=2.4, shade="#bd914f", shift=(-3, -3))
        for path in ("-14,-14 -8,-8 -13,0", "-13,10 -7,14 -12,19", "14,-15 8,-9 13,-1", "13,8 7,13 12,18"):
            art.line(path, 2.2, (0.2, 1, 0.2), "#9a6c35")
        art.line("0,-24 0,24", 2.2, (0.3, 1, 0.3), "#9a6c35")
    for x, y, turned in ((118, 42, 30), (42, 124, -50)):
        with art.at(x, y, turned=turned):
            art.shape(
                blob("0,-20! 17,-10 18,8 8,17 -8,17 -18,8 -17,-10"),
                "#b4713a",
                ink=3,
                shade="#7c4720",
                shift=(-4, -4),
            )
            art.shape(blob("-13,11 -8,17 8,17 13,11 0,7"), "#e0c090", ink=1.8, heavy=(0.3, 0.5))
            art.line("-9,-6 -4,-12 2,-14", 2.8, (0.1, 1, 0.2), "#e5ae74")
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
