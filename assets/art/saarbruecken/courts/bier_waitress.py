"""The waitress with one glass: the eight of beer."""

from shapely.geometry import box

from saarbruecken.courts.bier_hands import glass_hand
from saarbruecken.signs import beer
from saarbruecken.suits import AMBER, AMBER_DARK
from woodcut.geometry import blob, circle, discs, ellipse, limb, move, rounded, union
from woodcut.heads import face34
from woodcut.palette import (
    BLACK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    SKIN,
    SKIN_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

HAIR, HAIR_DARK = "#c9822b", "#8f5518"


def waitress(art: Picture) -> None:
    """Draw a stout waitress who lifts one glass and carries the empty tray under her arm."""
    _legs(art)
    _skirt(art)
    _apron(art)
    _bodice(art)
    _tray_arm(art)
    _glass_arm(art)
    _sparrow(art)
    _head(art)


def _legs(art: Picture) -> None:
    for x, flip in ((150, False), (214, True)):
        shin = limb(f"{x},440,20 {x + (2 if flip else -2)},474,17.5 {x},514,11")
        art.shape(shin, WHITE, ink=3, shade=WHITE_DARK, shift=(-5, -2))
        art.add(stripes(shin.buffer(-1.4).intersection(box(x - 30, 486, x + 30, 520)), 0, 10, 5), RED)
        with art.at(x, 522, flip=flip):
            shoe = blob("13,-14! 16,4 12,11! -14,12 -38,11! -41,3 -27,-4 -12,-7 -10,-14! 1,-9")
            art.shape(shoe, RED, ink=2.8, shade=RED_DARK, shift=(-3, -3))
            art.shape(blob("-41,5! -14,8 14,5! 14,13! -14,14 -41,13!"), WHITE, ink=2.0, heavy=(0.3, 0.5))
            for lace in (-22, -15):
                art.line(f"{lace},-6 {lace + 3},-1 {lace + 7},2", 1.9, (1, 1, 1), WHITE)


def _skirt(art: Picture) -> None:
    skirt = blob(
        "126,322! 98,380 78,448! 98,460 118,452 142,463 180,456 218,463 244,452 262,460 284,448! "
        "264,380 236,322!"
    )
    art.shape(skirt, AMBER, ink=3.2, shade=AMBER_DARK, shift=(-9, -3), hatch=Hatch(12, 6.5, 15))
    inside = skirt.buffer(-1.6)
    for fold in ("118,350 104,404 96,456", "246,350 258,404 268,456"):
        art.line(fold, 2.6, (0, 1, 0.8), within=inside)
    art.lay(inside.difference(move(inside, 0, -10)).intersection(box(70, 430, 290, 480)), RED)


def _apron(art: Picture) -> None:
    apron = blob("142,324! 134,380 124,438! 148,447 180,441 212,447 238,438! 228,380 220,324!")
    art.shape(apron, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-7, -4))
    inside = apron.buffer(-1.4)
    for fold in ("154,344 149,392 142,436", "208,344 213,392 220,436"):
        art.line(fold, 2.0, (0, 1, 0.5), within=inside)
    for spot in range(7):
        art.dot(137 + spot * 14.6, 431 + (2 if spot % 2 else -1), 2.4, AMBER, 10)
    # a pretzel looks out of the pocket
    with art.at(183, 352, turned=-8):
        for bow in (
            "-4,12,3.4 -17,6,4 -18,-10,4 -6,-13,4 8,6,3.4",
            "4,12,3.4 17,6,4 18,-10,4 6,-13,4 -8,6,3.4",
        ):
            art.shape(limb(bow, step=2), "#a3622b", ink=2.0, shade=BROWN_DARK, shift=(-2, -2))
        for x, y in ((-16, -4), (-9, -12), (9, -12), (16, -4)):
            art.dot(x, y, 1.5, WHITE, 8)
    art.shape(rounded(158, 358, 48, 38, 6), WHITE, ink=2.2, shade=WHITE_DARK, shift=(-4, -4))
    art.line("158,366 182,368 206,366", 1.8, (1, 1, 1))


def _bodice(art: Picture) -> None:
    bodice = blob("136,238 124,276 126,326! 180,334 234,326! 238,276 226,238 202,222 158,222")
    art.shape(bodice, AMBER, ink=3.2, shade=AMBER_DARK, shift=(-8, -3))
    blouse = blob("150,228! 154,260 180,280 206,260 212,228! 180,216")
    art.shape(blouse, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
    art.line("140,282 156,296 176,292", 2.2, (0, 1, 0))
    art.line("224,282 206,296 186,292", 2.2, (0, 1, 0))
    for step in range(3):
        art.shape(circle(181, 294 + step * 12, 3.2, 16), WHITE, ink=1.7)
    band = blob("124,318! 180,328 236,318! 238,334! 180,345 122,334!")
    art.shape(band, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-2, -4))


def _tray_arm(art: Picture) -> None:
    with art.at(80, 352, turned=14):
        art.shape(ellipse(0, 0, 27, 64), STEEL, ink=2.8, shade=STEEL_DARK, shift=(-6, -3))
        art.shape(ellipse(0, 0, 20, 55), "#dfe7eb", ink=1.7, heavy=(0, 0))
        art.line("-10,-38 -14,0 -9,34", 2.6, (0, 1, 0), STEEL_DARK)
    arm = limb("130,252,21 90,304,21 107,350,15")
    art.shape(arm, SKIN, ink=3, shade=SKIN_DARK, shift=(-5, -4))
    art.line("110,298 99,310 88,308", 2.0)
    with art.at(108, 366, turned=-12):
        fingers = [limb(f"8,{-8 + i * 6.2},4 -8,{-8 + i * 6.4},4 -16,{-6 + i * 6.2},3.4") for i in range(4)]
        art.shape(union(circle(6, -2, 12), *fingers), SKIN, ink=2.3, shade=SKIN_DARK, shift=(-2, -3))
        for i in range(3):
            art.line(f"5,{-5 + i * 6.3} -8,{-5 + i * 6.3} -17,{-3 + i * 6.2}", 1.6, (0, 1, 1))
    puff = ellipse(131, 254, 27, 24, -35)
    art.shape(puff, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -4))
    art.line("112,264 124,276 142,274", 1.8)


def _glass_arm(art: Picture) -> None:
    arm = limb("232,252,21 276,298,20 281,246,14.5")
    art.shape(arm, SKIN, ink=3, shade=SKIN_DARK, shift=(-5, -3))
    art.line("260,292 273,302 284,294", 2.0)
    puff = ellipse(234, 254, 25, 26, -35)
    art.shape(puff, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -4))
    art.line("221,270 236,276 250,265", 1.8)
    beer(art, 284, 164, 1.14)
    glass_hand(art, 283, 208, SKIN)


def _sparrow(art: Picture) -> None:
    """Draw the sparrow that waits for crumbs."""
    with art.at(290, 520):
        art.line("-2,6 -3,13 -8,16", 1.8, (1, 1, 1))
        art.line("5,6 5,13 0,16", 1.8, (1, 1, 1))
        art.shape(blob("10,0! 26,-6 30,-2! 22,6 8,7!"), BROWN_DARK, ink=2.0)
        body = blob("-18,-12 -12,-18 -4,-16 4,-8 16,-2 12,7 -2,9 -13,4 -16,-4")
        art.shape(body, "#d8c3a0", ink=2.3, shade="#a98e66", shift=(-3, -3))
        art.shape(blob("-2,-6! 10,-4 22,2! 10,6 0,4!"), BROWN, ink=1.8, shade=BROWN_DARK, shift=(-2, -2))
        art.lay(art.here(blob("-19,-14 -10,-22 0,-12 -8,-12")).intersection(art.here(body).buffer(-1)), BROWN)
        art.shape(blob("-17,-11! -25,-8! -16,-6!"), BLACK, ink=1.3)
        art.dot(-12, -10, 1.9, INK, 12)
    art.dot(258, 534, 2.4, "#a3622b", 10)


def _head(art: Picture) -> None:
    art.shape(limb("180,216,17 180,196,16"), SKIN, ink=2.6, shade=SKIN_DARK, shift=(-4, -2))
    with art.at(180, 150, 1.12, flip=True):
        art.shape(discs("30,-20,14 38,-4,13 36,14,12 -32,-16,10 -35,0,9"), HAIR, ink=2.7, shade=HAIR_DARK)
        face34(art, smile=3)
        art.shape(discs("31,-14,9 34,0,8 -28,-20,7"), HAIR, ink=2.4, shade=HAIR_DARK, shift=(-3, -2))
        scarf = blob("-32,-20! -38,-40 -20,-60 8,-64 36,-48 42,-22! 30,-34 2,-40 -20,-32")
        art.shape(scarf, RED, ink=2.9, shade=RED_DARK, shift=(-7, -4))
        art.shape(circle(33, 20, 6, 18).difference(circle(33, 20, 3, 14)), GOLD, ink=1.7, shade=GOLD_DARK)
