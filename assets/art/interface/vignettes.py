"""Small pictures on sheets that have little to say: one idea each, all on one ground and in one width."""

from collections.abc import Callable
from typing import Final

from napoletane.signs import coin as coin_sign
from woodcut.geometry import blob, circle, ellipse, limb, move, poly, rounded
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

WIDE: Final = 300
HIGH: Final = 180
GROUND: Final = "#e0c893"
"""What lies below every thing: the flat shadow on the paper."""
CAT, CAT_DARK = "#4a4150", "#2c2532"
EAR: Final = "#c9826f"
WINE, WINE_DARK = "#8f2235", "#641525"
GLASS: Final = "#dfe9e4"
LEMON, LEMON_DARK = "#f6d34a", "#cf9c1c"
STRAW_LIGHT: Final = "#ffd66b"
MOUSE, MOUSE_DARK = "#a69a92", "#776b66"
CLOTH, CLOTH_DARK = "#4d6273", "#33434f"


def vignettes() -> dict[str, Callable[[], Picture]]:
    """What draws each vignette, by its name: such as `cat`."""
    return {"broom": broom, "cat": cat, "chair": chair, "jug": jug, "mouse": mouse}


def _ground(*shadows: tuple[float, float, float, float]) -> Picture:
    """A picture with the flat shadows of what stands in it: middle and half axes."""
    art = Picture()
    art.weight = 1.3
    for x, y, wide, high in shadows:
        art.add(ellipse(x, y, wide, high), GROUND)
    return art


def cat() -> Picture:
    """The cat of the house asleep on a book in which nothing is written yet."""
    art = _ground((156, 164, 142, 13))
    art.shape(
        poly("20,132 150,148 280,132 280,158 150,174 20,158"), RED, ink=3, shade=RED_DARK, shift=(-3, -4)
    )
    for flip in (False, True):
        with art.at(WIDE if flip else 0, 0, flip=flip):
            for low, fill in ((5, WHITE_DARK), (0, WHITE)):
                page = blob("28,116! 84,100 150,120! 150,162! 84,142 28,150!")
                art.shape(move(page, 0, low), fill, ink=2.2, heavy=(0, 0))
            for y in (124, 132, 140):
                art.line(f"36,{y} 62,{y - 5} 90,{y - 6}", 1.5, (1, 1, 1), "#c9bb95")
    art.line("150,120 150,140 150,164", 2.4, (0.4, 1, 1))
    body = blob("84,132! 74,100 96,58 146,44 202,54 236,88 236,122! 214,138 150,142 110,140")
    art.shape(body, CAT, ink=3.2, shade=CAT_DARK, shift=(-13, -9), hatch=Hatch(28, 8, 20, 2.4, CAT_DARK))
    art.line("204,134 178,122 176,96 194,82", 2.8, (0.3, 1, 0.2), CAT_DARK)
    for y in (62, 74, 86):
        art.line(
            f"{128 + y / 4},{y - 12} {142 + y / 4},{y - 6} {150 + y / 4},{y + 4}",
            2.6,
            (0.2, 1, 0.2),
            CAT_DARK,
        )
    tail = limb("230,110,9 240,130,10 214,144,10 168,147,9.4 130,144,8")
    art.shape(tail, CAT, ink=3.2, shade=CAT_DARK, shift=(-3, -6))
    art.shape(limb("142,145,8.4 130,143,8 124,141,7"), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-2, -3))
    art.shape(ellipse(78, 142, 19, 8), WHITE, ink=2.8, shade=WHITE_DARK, shift=(-3, -3))
    head = blob("48,124 48,104 52,70! 70,88 90,88 110,72! 116,104 114,124 100,138 82,142 62,138")
    art.shape(head, CAT, ink=3.2, shade=CAT_DARK, shift=(-7, -5))
    art.add(poly("56,80 57,96 67,91"), EAR)
    art.add(poly("107,82 99,92 109,97"), EAR)
    art.shape(
        blob("81,92! 86,112 100,128 96,137 82,141 68,137 62,128 76,112"), WHITE, ink=0, shade=WHITE_DARK
    )
    for eye in ("54,109 62,116 71,110", "91,110 100,116 108,109"):
        art.line(eye, 3.6, (0.5, 1, 0.5), "#f7edd4")
    art.shape(poly("76,119 87,119 81.5,126"), EAR, ink=1.8)
    for mouth in ("81,126 78,132 71,131", "81,126 85,132 92,131"):
        art.line(mouth, 2.4, (1, 1, 0.4))
    for whisker in ("62,126 46,126 28,122", "62,131 46,134 30,135", "100,126 116,127 130,124"):
        art.line(whisker, 1.7, (1, 0.9, 0.3), INK)
    return art


def chair() -> Picture:
    """A chair that waits for somebody: straw seat, a cap on its post, cards on the seat."""
    art = _ground((150, 164, 92, 12))
    wood = {"fill": BROWN, "shade": BROWN_DARK}
    for leg in ("112,106,6 108,152,5", "188,106,6 194,152,5"):
        art.shape(limb(leg), BROWN_DARK, ink=2.8)
    for post in ("112,16,6 110,60,6.4 110,108,6.4", "188,16,6 190,60,6.4 190,108,6.4"):
        art.shape(limb(post), wood["fill"], ink=3, shade=wood["shade"], shift=(-4, -1))
    for y in (34, 62):
        slat = blob(f"110,{y - 8}! 150,{y - 13} 190,{y - 8}! 190,{y + 8}! 150,{y + 4} 110,{y + 8}!")
        art.shape(slat, wood["fill"], ink=2.8, shade=wood["shade"], shift=(-2, -4))
    with art.at(150, 60):
        leaf(art, -3, 0, 20, 190, width=0.36)
        leaf(art, 3, 0, 20, -10, width=0.36)
        art.shape(circle(0, 0, 5, 18), RED, ink=1.8)
    seat = blob("104,96! 196,96! 216,122! 150,127 84,122!")
    art.shape(seat, GOLD, ink=3.2, shade=GOLD_DARK, shift=(-4, -6))
    for strand in ("106,99 150,112 84,121", "194,99 150,112 216,121"):
        art.line(strand, 2.2, (0.6, 1, 0.6), BROWN_DARK)
    for y, left, right in ((102, 114, 186), (107, 126, 174)):
        art.line(f"{left},{y - 3} 150,{y - 1} {right},{y - 3}", 1.7, (0.4, 1, 0.4), BROWN_DARK)
    for y, left, right in ((117, 98, 202), (122, 92, 208)):
        art.line(f"{left},{y} 150,{y - 1} {right},{y}", 1.7, (0.4, 1, 0.4), BROWN_DARK)
    for leg in ("90,124,6.6 86,164,5.6", "210,124,6.6 214,164,5.6"):
        art.shape(limb(leg), wood["fill"], ink=3, shade=wood["shade"], shift=(-4, -1))
    art.shape(limb("90,144,4 210,144,4"), wood["fill"], ink=2.6, shade=wood["shade"], shift=(-1, -3))
    for x, turn in ((138, -24), (158, 10)):
        with art.at(x, 106, 0.62, turned=turn):
            art.shape(rounded(-17, -26, 34, 52, 4), PAPER, ink=2.4, shade=WHITE_DARK, shift=(-2, -2))
            art.shape(rounded(-11, -20, 22, 40, 2), BLUE, ink=1.2, shade=BLUE_DARK, shift=(-2, -2))
    crown = blob("160,22! 166,2 192,-2 220,8 228,22! 206,32 176,32")
    with art.at(-2, 6):
        art.shape(crown, CLOTH, ink=3, shade=CLOTH_DARK, shift=(-8, -6), hatch=Hatch(30, 6, 12, 1.8))
        art.shape(blob("156,24! 176,18 200,22! 182,34 158,34!"), CLOTH_DARK, ink=2.8)
        art.shape(circle(194, 0, 3.6, 14), CLOTH, ink=2)
    return art


def jug() -> Picture:
    """A majolica jug with a glass poured, and half a lemon."""
    art = _ground((146, 160, 122, 13))
    art.shape(
        limb("170,54,7 206,58,7.6 210,92,7.6 176,110,7"), WHITE, ink=3.4, shade=WHITE_DARK, shift=(-3, -3)
    )
    body = blob(
        "100,26! 94,50 74,80 74,118 92,152 102,160! 158,160! 168,152 186,118 186,80 168,50 164,22! 132,30"
    )
    art.shape(body, WHITE, ink=3.6, shade=WHITE_DARK, shift=(-11, -6), hatch=Hatch(28, 7, 20, 2.0, "#b9aa86"))
    art.shape(blob("100,26! 84,12 82,8! 112,16 140,14 164,22! 150,32 120,34"), WINE, ink=3, heavy=(0, 0))
    inside = art.here(body).buffer(-2)
    for y, bow in ((62, 8), (134, 10)):
        art.line(f"70,{y - bow} 130,{y + bow - 4} 190,{y - bow}", 5, (1, 1, 1), BLUE, within=inside)
    art.line("88,104 130,92 176,102", 3.4, (0.6, 1, 0.6), BLUE_DARK)
    for x, y, turn in ((106, 99, 235), (106, 99, 125), (154, 97, 305), (154, 97, 55)):
        leaf(art, x, y, 25, turn, width=0.4, colour=BLUE, dark=BLUE_DARK)
    art.shape(circle(130, 94, 15, 24), LEMON, ink=2.6, shade=LEMON_DARK, shift=(-4, -3))
    art.line("122,90 124,84 130,82", 2.6, (0.3, 1, 0.3), WHITE)
    art.line("86,84 82,104 88,128", 5, (0.2, 1, 0.2), "#ffffff")
    with art.at(238, 0):
        art.shape(poly("-24,96 24,96 18,162 -18,162"), GLASS, ink=3, shade="#b7c9c4", shift=(-4, -2))
        art.shape(poly("-20,122 20,122 16,158 -16,158"), WINE, ink=0, shade=WINE_DARK, shift=(-6, -2))
        art.shape(ellipse(0, 122, 20, 4.4), "#b23a4c", ink=1.6, heavy=(0, 0))
        art.line("-17,104 -15,130 -13,150", 3.6, (0.2, 1, 0.2), "#ffffff")
    art.shape(circle(46, 144, 25), LEMON, ink=3, shade=LEMON_DARK, shift=(-5, -4))
    art.shape(circle(44, 144, 19.5), "#fff3b8", ink=0)
    for turn in range(0, 360, 60):
        with art.at(44, 144, turned=turn + 12):
            art.add(blob("4,0! 15,-7 17,0 15,7"), LEMON)
    return art


def broom() -> Picture:
    """A broom that rests against its work: a coin swept up with some dust."""
    art = _ground((150, 160, 128, 12))
    with art.at(104, 12, 1.0):
        art.shape(limb("150,4,6 70,92,6.4"), "#b07b43", ink=3.2, shade="#7a4d20", shift=(-2, -4))
        straw = blob(
            "52,76! 24,92 2,112 -34,136! -26,142 -22,150! -8,144 2,152! 16,144 28,153! 44,144 58,150! "
            "74,134 86,116 88,104!"
        )
        art.shape(straw, GOLD, ink=3.6, shade=GOLD_DARK, shift=(-9, -6), heavy=(1.4, 2))
        for path in ("54,94 28,118 -6,138", "62,100 40,126 14,144", "72,104 58,128 40,144"):
            art.line(path, 3, (0.3, 1, 0.4))
        for path in ("48,92 26,108 4,124", "66,106 52,124 36,136"):
            art.line(path, 2.8, (0.2, 1, 0.2), STRAW_LIGHT)
        for x, y in ((0, 0), (-11, 12)):
            band = limb(f"{50 + x},{74 + y},4.6 {74 + x / 2},{86 + y},5 {90 + x / 3},{104 + y},4.6")
            art.shape(band, RED, ink=2.8, shade=RED_DARK, shift=(-1, -2.4))
        art.shape(circle(152, 2, 7.6, 24), RED, ink=3, shade=RED_DARK, shift=(-2, -2))
    with art.at(232, 128):
        coin_sign(art, 0, 0, 32, face=True)
    for x, y, size in ((188, 152, 8), (44, 152, 7), (28, 142, 4), (276, 152, 5)):
        art.shape(circle(x, y, size, 20), PAPER, ink=2.2, shade=WHITE_DARK, shift=(-2, -2))
    return art


def mouse() -> Picture:
    """A mouse that rolls home a coin larger than itself."""
    art = _ground((150, 160, 132, 12))
    art.line("30,156 8,150 22,132 4,120", 4.4, (1, 0.8, 0.3))
    body = blob("28,158! 22,136 34,108 66,94 100,98 126,116 138,138! 128,154 100,160!")
    art.shape(body, MOUSE, ink=3.2, shade=MOUSE_DARK, shift=(-8, -7), hatch=Hatch(28, 7, 16, 2.0, MOUSE_DARK))
    art.line("78,158 58,150 58,126 74,114", 2.6, (0.3, 1, 0.2), MOUSE_DARK)
    art.shape(ellipse(66, 159, 19, 6), EAR, ink=2.6)
    with art.at(190, 96):
        coin_sign(art, 0, 0, 62, face=True, turned=14)
    head = blob("88,104 96,82 118,74 140,84 162,106! 160,114 140,124 110,126 92,118")
    art.shape(limb("112,124,7 136,128,6 148,122,5.6"), MOUSE, ink=2.8, shade=MOUSE_DARK, shift=(-2, -3))
    art.shape(head, MOUSE, ink=3.2, shade=MOUSE_DARK, shift=(-4, -6))
    for x, y, size in ((116, 70, 16), (90, 80, 19)):
        art.shape(circle(x, y, size, 30), MOUSE, ink=3, shade=MOUSE_DARK, shift=(-3, -3))
        art.add(circle(x + 1, y + 1, size * 0.62, 24), EAR)
    art.shape(circle(161, 108, 5.4, 18), RED_DARK, ink=2)
    art.add(circle(130, 94, 5.2, 18), INK)
    art.add(circle(128.4, 92.2, 1.7, 12), WHITE)
    art.line("144,118 136,122 128,118", 2, (0.5, 1, 0.3))
    for whisker in ("150,114 144,128 140,140", "154,116 154,130 154,140", "152,104 164,92 170,86"):
        art.line(whisker, 1.6, (1, 0.9, 0.3))
    for x, y in ((264, 156), (278, 150), (252, 150)):
        art.shape(circle(x, y, 4.4, 16), GOLD, ink=2)
    return art
