"""The medals of feats in a single match, each a thing with an outline of its own."""

from collections.abc import Callable
from typing import Final

from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded, star
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLACK,
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
    SKY,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

LIGHT: Final = "#ffd66b"
WOOD, WOOD_DARK = "#b07b43", "#7f5429"


def feats() -> dict[str, Callable[[], Picture]]:
    """What draws the medal of each feat, by its name: such as `medal_slate`."""
    return {
        "medal_slate": _slate,
        "medal_coat": _coat,
        "medal_purse": _purse,
        "medal_horseshoe": _horseshoe,
        "medal_brooms": _brooms,
        "medal_hourglass": _hourglass,
        "medal_signpost": _signpost,
        "medal_door": _door,
        "medal_mask": _mask,
        "medal_wheel": _wheel,
    }


def _empty() -> Picture:
    art = Picture()
    art.weight = 1.8
    return art


def _slate() -> Picture:
    """A slate with a sum in chalk: for the settebello taken by a sum."""
    art = _empty()
    with art.at(128, 128, turned=-6), art.at(-128, -128):
        art.shape(rounded(30, 22, 196, 212, 14), WOOD, ink=6, shade=WOOD_DARK, shift=(-8, -7), heavy=(2, 3))
        art.shape(rounded(54, 46, 148, 164, 6), BLACK, ink=4, heavy=(0, 0))
        for x in (88, 168):
            for y in (80, 112):
                art.dot(x, y, 12, LIGHT, 16)
        art.dot(168, 144, 12, LIGHT, 16)
        art.add(rounded(111, 92, 34, 9, 3), WHITE)
        art.add(rounded(123.5, 79.5, 9, 34, 3), WHITE)
        art.add(rounded(74, 166, 108, 8, 3), WHITE)
        art.add(rounded(74, 182, 108, 8, 3), WHITE)
    return art


def _coat() -> Picture:
    """An overcoat with gold buttons: the cappotto."""
    art = _empty()
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            art.shape(limb("82,66,24 46,122,22 34,172,22"), RED_DARK, ink=5)
            art.shape(rounded(12, 166, 50, 28, 9), GOLD, ink=5, shade=GOLD_DARK, shift=(-4, -4))
    body = blob("86,36! 170,36! 196,80 194,150 218,240! 128,248 38,240! 62,150 60,80")
    art.shape(body, RED, ink=6, shade=RED_DARK, shift=(-9, -6), heavy=(2, 3))
    art.line("128,92 128,170 128,240", 6, (0.6, 1, 1))
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            art.shape(poly("128,106 84,30 104,16 128,40"), GOLD, ink=5, shade=GOLD_DARK, shift=(-4, -4))
            art.shape(poly("62,176 100,182 98,196 60,190"), RED_DARK, ink=4)
    for y in (128, 160, 192):
        art.shape(circle(148, y, 9, 20), LIGHT, ink=4)
    return art


def _purse() -> Picture:
    """A full purse with coins before it: for all the coins."""
    art = _empty()
    bag = blob("96,84! 160,84! 206,136 222,196 190,238 128,244 66,238 34,196 50,136")
    art.shape(
        poly("128,86 78,24 106,34 128,18 150,34 178,24"), BROWN, ink=5, shade=BROWN_DARK, shift=(-6, -4)
    )
    art.shape(bag, BROWN, ink=6, shade=BROWN_DARK, shift=(-10, -8), heavy=(2, 3))
    art.line("104,104 84,146 78,190", 7, (0.3, 1, 0.2))
    art.shape(rounded(84, 74, 88, 22, 9), GREEN, ink=5, shade=GREEN_DARK, shift=(-4, -5))
    art.shape(circle(128, 164, 38), GOLD, ink=5, shade=GOLD_DARK, shift=(-5, -5))
    art.shape(star(128, 164, 22, 9, 8), LIGHT, ink=3)
    for x in (56, 200):
        art.shape(ellipse(x, 234, 38, 15), GOLD_DARK, ink=5)
        art.shape(ellipse(x, 224, 38, 15), GOLD, ink=5)
    return art


def _horseshoe() -> Picture:
    """A horseshoe with its nails: for a sweep straight out of the gate."""
    art = _empty()
    outer = blob("128,14 206,40 236,112 222,190 194,244! 146,232! 62,244! 34,190 20,112 50,40")
    inner = blob("128,66 164,82 180,122 168,184 146,232! 110,232! 88,184 76,122 92,82")
    foot = poly("100,200 156,200 170,256 86,256")
    shoe = outer.difference(inner).difference(foot)
    art.shape(shoe, STEEL, ink=6, shade=STEEL_DARK, shift=(-9, -8), heavy=(2, 3))
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            for x, y in ((98, 48), (62, 78), (48, 122), (54, 166), (68, 206)):
                art.dot(x, y, 8.5, points=16)
    return art


def _brooms() -> Picture:
    """Two brooms crossed: for four sweeps in one deal."""
    art = _empty()
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            art.shape(limb("224,20,9 120,138,9"), WOOD, ink=6, shade=WOOD_DARK, shift=(-3, -3))
            straw = blob("94,118! 132,152! 126,196 100,244! 62,222 18,200! 24,176 56,156")
            art.shape(straw, GOLD, ink=6, shade=GOLD_DARK, shift=(-8, -6))
            for path in ("100,142 70,176 46,202", "112,152 96,192 76,222"):
                art.line(path, 6, (0.4, 1, 0.6))
            art.shape(limb("92,122,12 112,136,13 134,152,12"), RED, ink=5, shade=RED_DARK, shift=(-3, -4))
    return art


def _hourglass() -> Picture:
    """An hourglass whose sand still runs: for a match that was not over yet."""
    art = _empty()
    glass = blob("74,46! 182,46! 180,88 142,128 180,168 182,210! 74,210! 76,168 114,128 76,88")
    art.shape(glass, SKY, ink=6, heavy=(0, 0))
    art.add(glass.buffer(-9).intersection(poly("60,84 196,84 196,128 60,128")), LIGHT)
    art.add(glass.buffer(-9).intersection(poly("128,150 190,206 190,220 66,220 66,206")), LIGHT)
    art.add(rounded(124, 112, 8, 60, 3), LIGHT)
    art.line("92,62 94,82 108,102", 7, (0.3, 1, 0.2), WHITE)
    for x in (50, 206):
        art.shape(limb(f"{x},40,8 {x},216,8"), WOOD, ink=5, shade=WOOD_DARK, shift=(-3, 0))
    for y in (16, 208):
        art.shape(rounded(30, y, 196, 32, 9), RED, ink=6, shade=RED_DARK, shift=(-6, -6), heavy=(1, 2))
    return art


def _signpost() -> Picture:
    """A signpost by the road: for a match won by a mile."""
    art = _empty()
    art.shape(limb("128,22,12 128,236,13"), WOOD, ink=6, shade=WOOD_DARK, shift=(-5, 0))
    art.shape(poly("70,44 206,44 246,76 206,108 70,108"), GOLD, ink=6, shade=GOLD_DARK, shift=(-6, -6))
    art.shape(star(128, 78, 22, 9, 5), RED, ink=3)
    art.line("162,76 184,76 204,76", 7, (0.6, 1, 0.6))
    art.shape(poly("182,126 58,126 20,156 58,186 182,186"), RED, ink=6, shade=RED_DARK, shift=(-6, -6))
    art.line("64,156 110,154 158,156", 7, (0.6, 1, 0.6), LIGHT)
    for x, turn in ((76, 310), (98, 340), (158, 20), (180, 50)):
        leaf(art, x, 240, 46, turn - 90, width=0.34)
    art.shape(rounded(50, 226, 156, 22, 10), GREEN, ink=5, shade=GREEN_DARK, shift=(-4, -6))
    return art


def _door() -> Picture:
    """A door with a ring to knock with."""
    art = _empty()
    frame = blob("34,244! 34,96 66,38 128,14 190,38 222,96 222,244!")
    art.shape(frame, STEEL, ink=6, shade=STEEL_DARK, shift=(-8, -7), heavy=(2, 3))
    door = blob("58,244! 58,104 84,58 128,40 172,58 198,104 198,244!")
    art.shape(door, GREEN, ink=5, shade=GREEN_DARK, shift=(-7, -5))
    for x in (93, 163):
        art.line(f"{x},62 {x},150 {x},240", 5, (1, 1, 1))
    ring = circle(128, 156, 42).difference(circle(128, 156, 26))
    art.shape(ring, GOLD, ink=5, shade=GOLD_DARK, shift=(-4, -4))
    art.shape(circle(128, 112, 22), GOLD, ink=5, shade=GOLD_DARK, shift=(-4, -4))
    art.dot(128, 112, 8, RED, 16)
    return art


def _mask() -> Picture:
    """A mask with ribbons: for a lie that was doubted."""
    art = _empty()
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            art.shape(poly("26,112 58,122 42,176 60,232 30,214 8,236 14,176"), BLUE, ink=5)
            art.shape(blob("70,80! 50,36 84,10! 100,40 98,74!"), GOLD, ink=5, shade=GOLD_DARK)
    art.shape(blob("128,78! 104,28 128,4! 152,28"), BLUE, ink=5, shade=BLUE_DARK, shift=(-5, -4))
    face = blob("128,66 190,62 238,78! 232,132 206,176 164,176 142,208 128,214 114,208 92,176 50,176 24,132")
    face = face.union(blob("18,78! 66,62 128,66 128,150 50,150"))
    art.shape(face, PAPER, ink=6, shade=WHITE_DARK, shift=(-7, -7), heavy=(2, 3))
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            art.add(blob("50,120 76,98 110,124 84,138 62,136"), BLACK)
            art.line("48,96 76,82 112,96", 6, (0.3, 1, 0.3), RED)
    art.shape(star(128, 94, 18, 8, 4), RED, ink=3)
    return art


def _wheel() -> Picture:
    """The wheel of a cart: for games from one village to the next."""
    art = _empty()
    rim = circle(128, 128, 114).difference(circle(128, 128, 84))
    for turn in range(0, 180, 45):
        with art.at(128, 128, turned=turn):
            art.shape(rounded(-96, -10, 192, 20, 5), WOOD, ink=5, shade=WOOD_DARK, shift=(-2, -3))
    art.shape(rim, RED, ink=6, shade=RED_DARK, shift=(-8, -7), heavy=(2, 3))
    for turn in range(0, 360, 45):
        with art.at(128, 128, turned=turn + 22.5):
            art.dot(99, 0, 7, LIGHT, 16)
    art.shape(circle(128, 128, 34), GOLD, ink=5, shade=GOLD_DARK, shift=(-5, -5))
    art.shape(circle(128, 128, 14), WOOD, ink=4)
    return art
