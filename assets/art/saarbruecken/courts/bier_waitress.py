"""The waitress with one glass: the eight of beer."""

from shapely.geometry import box

from saarbruecken.courts.bier_hands import glass_hand
from saarbruecken.courts.people import arm, laid_hand, neck, sneaker
from saarbruecken.signs import beer
from saarbruecken.suits import AMBER, AMBER_DARK
from woodcut.faces.features import Nose
from woodcut.faces.frontal import frontal
from woodcut.faces.moods import Mood
from woodcut.geometry import Region, blob, circle, discs, ellipse, limb, move, rounded, union
from woodcut.palette import (
    BLACK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    SHADE,
    SKIN,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, motif, stripes
from woodcut.picture import Picture

HAIR, HAIR_DARK = "#c9822b", "#8f5518"
CRUST, SHINE = "#a3622b", "#dfe7eb"


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
    for x, knee, lean, flip in ((204, 4, 2, True), (158, -16, -18, False)):
        shin = limb(f"{x},430,20 {x + knee},466,18 {x + lean},516,10.6")
        art.shape(shin, WHITE, ink=3, shade=WHITE_DARK, shift=(-5, -2))
        art.add(stripes(shin.buffer(-1.4).intersection(box(x - 44, 478, x + 30, 508)), 0, 9, 4.5), RED)
        sneaker(art, x + lean, 522, (RED, RED_DARK), flip=flip, size=0.96)


def _skirt(art: Picture) -> None:
    skirt = blob(
        "122,322! 92,374 74,434! 94,446 116,436 143,448 180,440 219,448 246,436 268,446 288,434! "
        "270,374 242,322!"
    )
    art.shape(skirt, AMBER, ink=3.2, shade=AMBER_DARK, shift=(-9, -3), hatch=Hatch(12, 6.5, 15))
    inside = skirt.buffer(-1.6)
    for fold in ("114,350 101,394 92,440", "250,350 263,394 274,440"):
        art.line(fold, 2.6, (0, 1, 0.8), within=inside)
    art.lay(inside.difference(move(inside, 0, -10)).intersection(box(60, 414, 300, 470)), RED)


def _apron(art: Picture) -> None:
    apron = blob("140,324! 129,374 118,423! 147,432 181,426 215,432 244,423! 235,374 224,324!")
    art.shape(apron, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-7, -4))
    inside = apron.buffer(-1.4)
    for fold in ("150,344 142,384 135,421", "212,344 220,384 227,421"):
        art.line(fold, 2.0, (0, 1, 0.5), within=inside)
    for spot in range(8):
        art.dot(131 + spot * 14.2, 416 + (2 if spot % 2 else -1), 2.6, AMBER, 12)
    _pretzel(art)
    art.shape(rounded(156, 364, 52, 38, 6), WHITE, ink=2.2, shade=WHITE_DARK, shift=(-4, -4))
    art.line("156,372 182,374 208,372", 1.8, (1, 1, 1))


def _pretzel(art: Picture) -> None:
    """Draw the pretzel that looks out of the pocket of the apron."""
    with art.at(183, 362, turned=-8):
        ring = limb("0,14,3.6 -17,6,4.4 -20,-8,4.8 -10,-16,4.8 -2,-6,4.2 10,10,3.6", step=2)
        other = limb("0,14,3.6 17,6,4.4 20,-8,4.8 10,-16,4.8 2,-6,4.2 -10,10,3.6", step=2)
        art.shape(union(ring, other), CRUST, ink=2.0, shade=BROWN_DARK, shift=(-2, -2))
        for x, y in ((-18, -4), (-11, -15), (11, -15), (18, -4), (0, 0)):
            art.dot(x, y, 1.6, WHITE, 8)


def _bodice(art: Picture) -> None:
    bodice = blob("136,240 120,278 122,326! 181,334 240,326! 242,278 226,240 202,224 160,224")
    art.shape(bodice, AMBER, ink=3.2, shade=AMBER_DARK, shift=(-8, -3))
    blouse = blob("150,230! 152,262 181,284 210,262 212,230! 181,218")
    art.shape(blouse, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
    for dart in ("136,288 154,302 174,298", "226,288 208,302 188,298"):
        art.line(dart, 2.2, (0, 1, 0))
    for step in range(2):
        art.shape(circle(181, 298 + step * 13, 3.4, 16), WHITE, ink=1.7)
    band = blob("120,318! 181,328 242,318! 244,334! 181,345 118,334!")
    art.shape(band, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-2, -4))


def _puff(art: Picture, sleeve: Region, gathers: tuple[str, ...]) -> None:
    """Draw a short gathered sleeve."""
    art.shape(sleeve, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -4))
    inside = art.here(sleeve).buffer(-1.2)
    for gather in gathers:
        art.line(gather, 1.8, (0.2, 1, 0), within=inside)


def _tray_arm(art: Picture) -> None:
    with art.at(116, 348, turned=10):
        art.shape(ellipse(0, 0, 36, 62), STEEL, ink=2.9, shade=STEEL_DARK, shift=(-6, -3))
        art.shape(ellipse(0, 0, 28.5, 53), SHINE, ink=1.8, heavy=(0, 0))
        art.line("-13,-34 -17,0 -11,30", 4, (0, 1, 0), WHITE)
        art.line("14,34 18,6 14,-22", 2.6, (0, 1, 0), STEEL_DARK)
    upper = limb("128,258,19 108,288,18 89,316,15.6")
    forearm = limb("89,318,16 80,340,15.6 84,368,12.4 92,390,10")
    bent = union(upper, forearm, circle(84, 320, 13)).buffer(2).buffer(-2)
    art.shape(bent, SKIN, ink=2.9, shade=SHADE[SKIN], shift=(-5, -3))
    art.line("106,312 98,320 98,330", 2, (0.2, 1, 0.3))
    art.line("73,318 76,326 82,330", 1.8, (0.2, 1, 0))
    laid_hand(art, 103, 402, 0.98, turned=30, flip=True, thumb=False)
    art.add(limb("87,380,9 94,394,8.4"), SKIN)
    _puff(
        art,
        blob("142,234 120,238 104,254 98,276! 112,288 134,290! 148,270 152,246"),
        ("106,278 112,264 122,250", "120,286 124,272 132,256", "132,288 136,276 142,262"),
    )


def _glass_arm(art: Picture) -> None:
    arm(art, "232,254,20 278,300,19 284,246,14.5")
    art.line("260,294 274,304 286,296", 2.0)
    _puff(
        art,
        blob("222,234 242,236 258,250 266,268! 258,286 240,296! 222,280 212,248"),
        ("262,270 252,260 240,252", "254,284 246,272 236,264", "242,294 236,282 228,272"),
    )
    beer(art, 286, 162, 1.16)
    with art.at(285, 210, 0.9):
        glass_hand(art, 0, 0, SKIN)


def _sparrow(art: Picture) -> None:
    """Draw the sparrow that waits for crumbs."""
    with art.at(300, 515, 1.2):
        for leg in ("-2,6 -3,12 -8,15", "5,6 5,12 0,15"):
            art.line(leg, 1.8, (1, 1, 1))
        art.shape(blob("10,0! 26,-6 30,-2! 22,6 8,7!"), BROWN_DARK, ink=2.0)
        body = blob("-18,-12 -12,-18 -4,-16 4,-8 16,-2 12,7 -2,9 -13,4 -16,-4")
        art.shape(body, "#d8c3a0", ink=2.3, shade="#a98e66", shift=(-3, -3))
        art.shape(blob("-2,-6! 10,-4 22,2! 10,6 0,4!"), BROWN, ink=1.8, shade=BROWN_DARK, shift=(-2, -2))
        cap = art.here(blob("-19,-14 -10,-22 0,-12 -8,-12"))
        art.lay(cap.intersection(art.here(body).buffer(-1)), BROWN)
        art.shape(blob("-17,-11! -25,-8! -16,-6!"), BLACK, ink=1.3)
        art.dot(-12, -10, 1.9, INK, 12)
    for x, y in ((266, 533), (273, 536)):
        art.dot(x, y, 2.2, CRUST, 10)


def _head(art: Picture) -> None:
    neck(art, 181, 234, width=19)
    with art.at(180, 166, 1.16, turned=-6):
        curls = discs("31,-20,11 38,-6,11 38,9,10 34,21,8 -31,-20,11 -38,-6,11 -38,9,10 -34,21,8")
        art.shape(curls, HAIR, ink=2.7, shade=HAIR_DARK, shift=(-4, -3))
        frontal(
            art,
            smile=3,
            nose=Nose.SNUB,
            brow=HAIR_DARK,
            lashes=True,
            mood=Mood.PLEASED,
            eared=False,
        )
        for x, y in ((-34, -4), (-36, 11), (36, -4), (37, 10), (-30, -18), (31, -18)):
            art.line(f"{x - 5},{y + 3} {x - 2},{y - 4} {x + 5},{y - 2} {x + 3},{y + 4}", 1.8, (0.3, 1, 1, 0))
        for side in (-1, 1):
            art.shape(circle(side * 33, 31, 4.2, 18), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-2, -2))
        for ear_of_knot in ("20,-52! 34,-72 46,-64! 40,-54 24,-46!", "22,-48! 44,-52 52,-42! 40,-38 24,-42!"):
            art.shape(blob(ear_of_knot), RED, ink=2.4, shade=RED_DARK, shift=(-3, -3))
        scarf = blob("-34,-16! -38,-40 -22,-58 2,-63 26,-57 39,-38 35,-16! 24,-28 0,-32 -24,-28")
        art.shape(scarf, RED, ink=2.9, shade=RED_DARK, shift=(-7, -4))
        spots = motif(scarf.buffer(-3), lambda x, y: circle(x, y, 2.7, 14), 15, 13, margin=2)
        art.add(spots, WHITE)
        art.shape(circle(24, -49, 5.4, 18), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))
        art.line("-25,-31 0,-36 25,-31", 1.8, (0, 1, 0))
