"""The queen of the river with a net as her mantle: the ten of fish."""

from shapely.geometry import box

from saarbruecken.courts.people import bearing_hand
from saarbruecken.signs import fish
from woodcut.dress import fist
from woodcut.faces.features import Nose
from woodcut.faces.frontal import frontal
from woodcut.faces.moods import Mood
from woodcut.geometry import (
    Region,
    blob,
    circle,
    ellipse,
    limb,
    mirror,
    move,
    ribbon_line,
    rounded,
    union,
)
from woodcut.hats import crown
from woodcut.palette import (
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    SKIN_DEEP,
    SKIN_DEEP_DARK,
    SKY,
    TEAL,
    TEAL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

HAIR, GLOSS = "#2e2622", "#6d5a4e"
CORD = "#e8d7a8"
WOOD, WOOD_DARK = "#c98d45", "#94602a"
AXIS = 182
CREST = blob("-20,20! -8,6 4,-6 15,-2 15,8! 9,4 5,10 12,18 22,20!")
"""A breaking wave, about 42 by 26 units."""


def queen(art: Picture) -> None:
    """Draw a queen whose gown is the river; a roach dances on her hand."""
    _net(art)
    _hair(art)
    _oar(art)
    _bust(art)
    _gown(art)
    _jewels(art)
    _head(art)
    _frog(art)


def _net(art: Picture) -> None:
    net = blob(
        "146,232 112,254 90,330 70,430 46,524! 80,532 120,529 182,533 244,529 284,532 318,524! 294,430 "
        "274,330 252,254 218,232"
    )
    art.shape(net, BLUE_DARK, ink=3.4, shade="#122a54", shift=(-9, -3))
    inside = net.buffer(-2)
    art.lay(union(stripes(inside, 56, 15, 2.2), stripes(inside, -56, 15, 2.2)), CORD)
    for edge in ("132,240 106,270 86,350 66,440 48,520", "232,240 258,270 278,350 298,440 316,520"):
        art.shape(ribbon_line(edge, 6), CORD, ink=2.2, shade=WOOD_DARK, shift=(-2, -1))
    for x, y in ((86, 350), (76, 396), (52, 500), (278, 350), (289, 400), (300, 450), (312, 502)):
        art.shape(
            ellipse(x, y, 8, 10.5, 12 if x < AXIS else -12), RED, ink=2.3, shade="#96241a", shift=(-3, -3)
        )
        art.line(f"{x - 6},{y + 1} {x},{y + 2.4} {x + 6},{y + 1}", 3.2, (1, 1, 1), WHITE)


def _hair(art: Picture) -> None:
    half = blob(
        "182,96! 146,106 130,140 136,166 122,188 130,212 114,234 122,258 106,282 112,306! 126,300 130,290 "
        "138,304! 146,282 152,262 182,240!"
    )
    hair = union(half, mirror(half, AXIS))
    art.shape(hair, HAIR, ink=2.8)
    inside = hair.buffer(-1.4)
    for lock in (
        "140,130 144,166 132,190 140,214 124,238 132,262 118,290",
        "152,190 140,216 146,242 134,268 138,290",
    ):
        for flip in (False, True):
            with art.at(2 * AXIS if flip else 0, 0, flip=flip):
                art.line(lock, 2.3, (0, 1, 1, 0.3), GLOSS, within=inside)


def _gown(art: Picture) -> None:
    gown = blob(
        "150,276! 142,292 146,330 122,420 92,506 74,528! 120,533 182,530 244,533 290,528! "
        "272,506 242,420 218,330 222,292 214,276! 204,268 192,270 182,280! 172,270 160,268"
    )
    for strap in ("152,280 146,264 142,250", "212,280 218,264 222,250"):
        art.shape(ribbon_line(strap, 9), TEAL, ink=2.4, shade=TEAL_DARK, shift=(-2, 0))
    art.shape(gown, TEAL, ink=3.2, shade=TEAL_DARK, shift=(-10, -3), hatch=Hatch(12, 6.5, 16))
    inside = gown.buffer(-1.6)
    for top, fill in ((398, "#5fb3ab"), (446, SKY), (492, WHITE)):
        band = _surf(top).intersection(inside)
        art.lay(band, fill)
        art.lay(_surf(top).buffer(1.1).difference(_surf(top).buffer(-1.1)).intersection(inside), INK)
    for fold in ("160,346 154,366 150,384", "182,350 182,368 182,386", "204,346 210,366 214,384"):
        art.line(fold, 2.4, (0.2, 1, 0.6), within=inside)
    belt = blob("144,322! 182,332 220,322! 222,338! 182,349 142,338!")
    art.shape(belt, GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2, -4))
    _shell(art, 182, 337, 1.25)


def _surf(top: float) -> Region:
    """Everything below a row of breaking waves."""
    crests = [move(CREST, 54 + step * 36, top) for step in range(8)]
    return union(box(30, top + 16, 340, 540), *crests)


def _oar(art: Picture) -> None:
    art.shape(limb("70,530,4.6 64,220,4.6"), WOOD, ink=2.6, shade=WOOD_DARK, shift=(-3, 0))
    blade = blob("58,226! 48,200 46,136 54,104! 63,98 72,104! 80,136 79,200 70,226!")
    art.shape(blade, WOOD, ink=2.8, shade=WOOD_DARK, shift=(-5, -2))
    inside = blade.buffer(-1.3)
    art.lay(inside.intersection(box(30, 90, 100, 136)), TEAL)
    art.lay(inside.intersection(box(30, 142, 100, 150)), TEAL)
    art.line("63,108 62,160 63,218", 1.8, (0, 1, 1), within=inside)


def _bust(art: Picture) -> None:
    """Draw shoulders and arms in one, the left hand on the oar, the right one held up for the fish."""
    bust = union(
        limb("182,196,16 182,226,18"),
        blob("182,222 206,228 232,240 236,262 214,290 150,290 128,262 132,240 158,228"),
        limb("146,256,18 106,318,17.5 78,302,13"),
        limb("218,256,18 268,314,17.5 288,262,13"),
    )
    art.shape(bust, SKIN_DEEP, ink=3.0, shade=SKIN_DEEP_DARK, shift=(-6, -4))
    art.line("124,308 110,320 98,314", 2.0)
    art.line("252,304 266,316 278,308", 2.0)
    art.line("168,226 174,233 182,235", 1.6, (0, 1, 0.4))
    art.line("200,224 195,232 190,234", 1.6, (0, 1, 0.4))
    for x, y, turned in ((88, 307, 108), (285, 274, 14)):
        with art.at(x, y, turned=turned):
            art.shape(rounded(-16, -5, 32, 10, 4), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
    fist(art, 68, 296, 1.06, skin=SKIN_DEEP)
    with art.at(286, 177, turned=82):
        fish(art, 0, 0, 1.04)
    bearing_hand(art, 288, 244, 1.04, skin=SKIN_DEEP)


def _jewels(art: Picture) -> None:
    for x in (142, 222):
        _shell(art, x, 250)
    for step in range(9):
        t = (step - 4) / 4
        art.shape(circle(AXIS + t * 27, 262 - t * t * 20, 4.6, 16), WHITE, ink=1.8)


def _shell(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a mussel of the river as a brooch."""
    with art.at(x, y, size):
        shell = blob("-9,8! -13,-4 0,-13 13,-4 9,8! 0,12")
        art.shape(shell, WHITE, ink=2.3, shade=WHITE_DARK, shift=(-3, -3))
        for rib in ("0,-9 0,0 0,9", "-7,-6 -4,2 -2,8", "7,-6 4,2 2,8"):
            art.line(rib, 1.5, (0.4, 1, 1))


def _head(art: Picture) -> None:
    with art.at(AXIS, 154, 1.14):
        frontal(art, skin=SKIN_DEEP, brow=HAIR, mood=Mood.PLEASED, nose=Nose.SNUB, lashes=True, eared=False)
        for flip in (False, True):
            with art.at(flip=flip):
                lock = blob("0,-46! 26,-38 37,-10 37,24 44,52! 33,36 30,14 29,-8 20,-26 3,-37!")
                art.shape(lock, HAIR, ink=2.5)
                art.line("10,-40 28,-22 33,8", 1.8, (0, 1, 0.3), GLOSS)
        with art.at(0, -36, 1.06):
            crown(art, band=TEAL)
        _shell(art, 0, -42, 0.9)


def _frog(art: Picture) -> None:
    """Draw the frog that is still waiting for its crown."""
    with art.at(112, 518):
        art.shape(union(ellipse(-12, 8, 11, 7, -20), limb("-20,10,3 -24,15,2.4 -14,16,2.2")), GREEN, ink=2.2)
        art.shape(union(ellipse(14, 8, 11, 7, 20), limb("22,10,3 26,15,2.4 16,16,2.2")), GREEN, ink=2.2)
        body = union(ellipse(0, 2, 14, 13), ellipse(0, -9, 15, 9), circle(-9, -17, 5.4), circle(9, -17, 5.4))
        art.shape(body, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -3))
        art.add(ellipse(0, 6, 8, 8), "#b9d48a")
        for x in (-9, 9):
            art.dot(x, -18, 3.4, WHITE, 16)
            art.dot(x + 0.8, -18.6, 2, INK, 12)
        art.line("-10,-7 0,-3 10,-7", 1.9, (0.3, 1, 0.3))
        for x in (-5, 5):
            art.line(f"{x},8 {x * 1.2},14 {x * 1.6},17", 1.6, (1, 1, 1))
