"""What stands in the places of the market game, in colours: basket, chest, cabinet and gravestone."""

from collections.abc import Callable
from typing import Final

from shapely.geometry import box

from woodcut.geometry import blob, brush, circle, ellipse, limb, poly, rounded, star, union
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PAPER,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SIDE: Final = 160
INKED: Final = 3.4
WICKER, WICKER_DARK, WICKER_LIGHT = "#d39a4a", "#9c6527", "#eec27c"
STONE, STONE_DARK = "#d8cdb6", "#a6977b"


def market_places() -> dict[str, Callable[[], Picture]]:
    """What draws each thing, by its name: that of the sign for the same place."""
    return {"basket": basket, "cabinet": cabinet, "chest": chest, "gravestone": gravestone}


def basket() -> Picture:
    """A wicker basket with its handle, and a checked cloth over the rim."""
    art = Picture()
    art.shape(
        limb("24,76,6 30,40,6 54,15,6 80,9,6 106,15,6 130,40,6 136,76,6"),
        WICKER,
        ink=INKED,
        shade=WICKER_DARK,
        shift=(-2, -3),
    )
    for x, y, turned in (
        (33.0, 42.0, -62),
        (52.0, 22.0, -38),
        (80.0, 13.0, 0),
        (108.0, 22.0, 38),
        (127.0, 42.0, 62),
    ):
        with art.at(x, y, turned=-turned):
            art.line("0,-6 2,6", 2.6, (1, 1), WICKER_DARK)
    art.shape(ellipse(80, 78, 64, 13), "#5f3a18", ink=INKED)
    body = blob("16,80! 144,80! 140,112 130,148! 116,152 80,154 44,152 30,148! 20,112")
    art.shape(body, WICKER, ink=INKED, shade=WICKER_DARK, shift=(-7, -5))
    for row, y in enumerate((92.0, 108.0, 124.0, 140.0)):
        inset = 2 + 4.6 * row
        for number in range(8):
            x = 24 + inset + (112 - 2 * inset) * (number + (0.5 if row % 2 else 0)) / 8
            art.add(
                rounded(x, y - 5, 11 - 0.4 * row, 9, 4).intersection(body.buffer(-3)),
                WICKER_LIGHT if (number + row) % 2 else WICKER_DARK,
            )
        art.line(
            f"{17 + inset},{y + 6} 80,{y + 10} {143 - inset},{y + 6}",
            2.2,
            (0.6, 1, 0.6),
            WICKER_DARK,
            within=body,
        )
    rim = blob("9,74! 80,86 151,74! 153,84 149,90! 80,103 11,90! 7,84")
    art.shape(rim, WICKER, ink=INKED, shade=WICKER_DARK, shift=(-3, -5))
    for number in range(11):
        x = 18 + 12.4 * number
        y = 88 + 9 * (1 - ((x - 80) / 70) ** 2)
        art.line(f"{x - 3},{y - 8} {x + 4},{y + 3}", 2.4, (0.5, 1, 0.4), WICKER_DARK)
    cloth = blob("44,72! 80,80 116,72! 120,92 112,118! 96,112 84,132! 66,116 50,118! 40,92")
    art.shape(cloth, WHITE, ink=INKED, shade=WHITE_DARK, shift=(-4, -4))
    inner = cloth.buffer(-2)
    for x in (48, 66, 84, 102):
        art.add(box(x, 60, x + 9, 140).intersection(inner), RED)
    for y in (84, 101, 118):
        art.add(box(30, y, 130, y + 8).intersection(inner), RED)
    for x in (48, 66, 84, 102):
        for y in (84, 101, 118):
            art.add(box(x, y, x + 9, y + 8).intersection(inner), RED_DARK)
    return art


def chest() -> Picture:
    """A chest of red-brown wood with a vaulted lid, golden bands and a large lock."""
    art = Picture()
    wood, dark = "#a8552c", "#74351a"
    lower = poly("12,82 148,82 144,148 16,148").buffer(2, quad_segs=3)
    art.shape(lower, wood, ink=INKED, shade=dark, shift=(-8, -6))
    for y in (104, 126):
        art.line(f"16,{y} 60,{y + 1} 144,{y}", 2.4, (0.5, 1, 0.6), dark)
    lid = blob("8,80! 10,48 26,24 50,17 80,15 110,17 134,24 150,48 152,80!")
    art.shape(lid, wood, ink=INKED, shade=dark, shift=(-8, -5), hatch=Hatch(70, 8, 20, 1.8))
    art.line("18,52 50,47 142,52", 2.4, (0.4, 1, 0.5), dark)
    art.line("26,34 56,25 84,23", 4.2, (0.2, 1, 0.2), "#cf8250")
    for x in (36, 124):
        band = union(poly(f"{x - 9},20 {x + 9},20 {x + 10},80 {x - 10},80"), box(x - 10, 80, x + 10, 149))
        art.shape(band.intersection(union(lid, lower)), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-4, -2))
        for y in (36, 66, 96, 136):
            art.dot(x, y, 3, "#7a4a12", 16)
    art.shape(rounded(5, 74, 150, 13, 4), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -4))
    art.shape(rounded(58, 66, 44, 50, 8), GOLD, ink=INKED, shade=GOLD_DARK, shift=(-5, -4))
    hole = union(circle(80, 85, 7.5, 30), poly("76,86 84,86 88,106 72,106"))
    art.add(hole, "#2c1a0d")
    art.line("64,78 65,72 72,70", 3, (0.3, 1, 0.3), "#ffe9a6")
    return art


def cabinet() -> Picture:
    """A show-case of wood with a golden gable and two panes, behind each a star."""
    art = Picture()
    for x in (26, 112):
        art.shape(rounded(x, 142, 22, 14, 4), BROWN_DARK, ink=INKED)
    art.shape(rounded(14, 42, 132, 106, 4), BROWN, ink=INKED, shade=BROWN_DARK, shift=(-7, -5))
    art.shape(
        blob("6,44! 10,34 40,26 80,6 120,26 150,34 154,44!"), GOLD, ink=INKED, shade=GOLD_DARK, shift=(-5, -5)
    )
    art.shape(circle(80, 28, 8, 40), RED, ink=2.6, shade=RED_DARK, shift=(-2, -2))
    for x in (26, 84):
        art.shape(rounded(x, 54, 50, 82, 3), SKY, ink=3, shade=SKY_DARK, shift=(-5, -4))
        art.shape(star(x + 25, 94, 20, 9, 5), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))
        art.line(f"{x + 6},78 {x + 22},58", 4, (0.2, 1, 0.2), WHITE)
        art.line(f"{x + 7},88 {x + 13},80", 3, (0.2, 1, 0.2), WHITE)
    art.dot(80, 98, 3.4, GOLD, 16)
    return art


def gravestone() -> Picture:
    """A round gravestone with a cross cut into it, on grass with a red flower."""
    art = Picture()
    stone = blob("34,142! 33,62 44,32 80,14 116,32 127,62 126,142!")
    art.shape(stone, STONE, ink=INKED, shade=STONE_DARK, shift=(-8, -5), hatch=Hatch(70, 8, 18, 1.8))
    art.add(union(brush("80,40 80,112", 11, (1, 1)), brush("56,64 104,64", 11, (1, 1))), "#6f6350")
    art.line("46,52 54,38 66,29", 4, (0.2, 1, 0.2), PAPER)
    grass = blob(
        "10,148! 20,128! 28,138 34,122! 44,136 54,126! 62,138 76,130! 86,139 100,126! 108,138 "
        "122,124! 130,136 142,126! 150,148! 80,154"
    )
    art.shape(grass, GREEN, ink=INKED, shade=GREEN_DARK, shift=(-3, -6))
    art.line("126,140 125,124 122,112", 4, (1, 1, 0.6), GREEN_DARK)
    for x, y in ((0, -10), (9.5, -3), (6, 8), (-6, 8), (-9.5, -3)):
        art.shape(circle(122 + x, 106 + y, 7.2, 30), RED, ink=2.2, shade=RED_DARK, shift=(-1.5, -1.5))
    art.shape(circle(122, 106, 5, 24), GOLD, ink=2)
    return art
