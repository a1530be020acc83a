"""Cupid between the two of hearts, and the kitten between the six."""

from francesi.courts.hair import FAIR_HAIR, curls
from francesi.lucky import SHADOW
from woodcut.faces.child import child
from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    SKIN,
    SKIN_DARK,
    SKY,
    SKY_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

GINGER, GINGER_DARK = "#e39a4b", "#b06a24"


def _bow(art: Picture) -> None:
    """The bow in his left hand, with its string."""
    with art.at(248, 318, 0.66, turned=8):
        art.line("-6,-92 -7,0 -6,92", 4.2, (1, 1, 1))
        stave = limb(
            "-14,-104,2 -6,-92,3.4 20,-62,5.4 28,-26,6.6 26,0,7 28,26,6.6 20,62,5.4 -6,92,3.4 -14,104,2"
        )
        art.shape(stave, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-3, -2))


def _arrow(art: Picture) -> None:
    """The next arrow, upright in his other hand."""
    with art.at(113, 312, turned=-10):
        art.shape(limb("0,50,2.2 0,-44,2.2"), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1, 0))
        head = blob("0,-68! 10,-44! 0,-49 -10,-44!")
        art.shape(head, STEEL, ink=2.2, shade=STEEL_DARK, shift=(-3, 0))
        for y in (34, 43):
            feather = blob(f"0,{y}! -9,{y + 6} -9,{y + 14}! 0,{y + 8}! 9,{y + 14}! 9,{y + 6}")
            art.shape(feather, WHITE, ink=1.8)


def _wing(art: Picture) -> None:
    """The wing at the left, behind his shoulder."""
    wing = blob(
        "-8,2! -20,-22 -42,-36 -68,-38! -64,-26 -70,-22! -62,-14 -66,-8! -55,-4 -56,4! -44,6 -42,14! "
        "-26,16 -8,16!"
    )
    art.shape(wing, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -4))
    for quill in ("-18,-6 -38,-20 -58,-27", "-18,1 -38,-8 -56,-12", "-16,8 -32,3 -46,1"):
        art.line(quill, 1.9, (1, 1, 0.3))


def _cloud(art: Picture) -> None:
    puffs = union(
        circle(105, 388, 14, 36),
        circle(128, 378, 21, 36),
        circle(158, 372, 22, 36),
        circle(204, 372, 22, 36),
        circle(236, 379, 20, 36),
        circle(257, 389, 13, 36),
        circle(136, 392, 15, 36),
        circle(178, 394, 20, 36),
        circle(218, 393, 16, 36),
    )
    art.shape(puffs, SKY, ink=2.6, shade=SKY_DARK, shift=(-3, -6))
    bright = union(
        circle(133, 376, 9, 36), circle(153, 367, 16, 36), circle(198, 368, 16, 36), circle(230, 374, 13, 36)
    )
    art.add(bright, WHITE)
    for fold in ("112,392 120,382 132,384", "232,392 240,384 251,387", "166,400 178,404 190,399"):
        art.line(fold, 2, (0.2, 1, 0.2))


def cupid(art: Picture) -> None:
    """Cupid on a cloud, who has shot one arrow and holds the next."""
    with art.at(180, 302, 0.94), art.at(-180, -320):
        _cupid(art)


def _cupid(art: Picture) -> None:
    """Cupid himself, before he is moved to the middle between the hearts."""
    for flip in (False, True):
        with art.at(180, 318, 0.92, flip=flip):
            _wing(art)
    _cloud(art)
    _arrow(art)
    _bow(art)
    art.shape(limb("196,322,8.8 214,336,8.4 238,326,7"), SKIN, ink=2.4, shade=SKIN_DARK, shift=(-2, -3))
    art.shape(circle(242, 322, 8.6, 28), SKIN, ink=2.3, shade=SKIN_DARK, shift=(-2, -2))
    for finger in ("236,317 243,315 249,318", "235,322 243,320.4 250,322", "236,327 243,326 249,326"):
        art.line(finger, 1.4, (0.3, 1, 0.2))
    body = blob("163,312 158,336 162,358 180,366 200,358 203,336 197,312 180,306")
    art.shape(body, SKIN, ink=2.4, shade=SKIN_DARK, shift=(-4, -3))
    art.dot(181, 346, 1.6, SKIN_DARK, 10)
    for leg in (
        "193,362,12.6 214,368,11.4 224,386,8.6 224,398,7 232,403,5.6",
        "170,362,13 150,366,12 140,384,9 138,398,7.2 129,403,5.8",
    ):
        art.shape(limb(leg), SKIN, ink=2.4, shade=SKIN_DARK, shift=(-3, -3))
    sash = blob("158,348! 180,357 203,346! 208,362 196,374 178,376 162,370!")
    art.shape(sash, RED, ink=2.4, shade=RED_DARK, shift=(-3, -4))
    for fold in ("166,354 170,364 168,372", "184,358 186,366 184,374"):
        art.line(fold, 1.8, (0.3, 1, 0.2))
    art.shape(limb("164,322,8.8 146,338,8.4 122,324,7"), SKIN, ink=2.4, shade=SKIN_DARK, shift=(-2, -3))
    art.shape(circle(115, 319, 8.6, 28), SKIN, ink=2.3, shade=SKIN_DARK, shift=(-2, -2))
    for finger in ("108,315 114,313 121,315", "107,320 114,318.4 121,320", "108,325 114,324 120,325"):
        art.line(finger, 1.4, (0.3, 1, 0.2))
    with art.at(181, 276, 0.78, turned=4):
        curls(art, "28,-26,13 37,-12,11 38,4,9 -26,-26,12 -33,-12,9 -34,4,8", FAIR_HAIR)
        child(art, smile=3, brow=FAIR_HAIR.shade, eared=False)
        curls(art, "-24,-33,10 -9,-41,12 9,-43,12 25,-34,11 2,-31,9 -13,-29,8", FAIR_HAIR)


def kitten(art: Picture) -> None:
    """A ginger kitten that plays with the roll of the bandage."""
    art.add(ellipse(124, 432, 50, 4.4), SHADOW)
    with art.at(122, 430):
        tail = limb("-28,-8,5 -44,-14,5 -46,-32,4.6 -36,-42,3.6")
        art.shape(tail, GINGER, ink=2.4, shade=GINGER_DARK, shift=(-2, -2))
        body = blob("-34,-1! -38,-16 -30,-34 -12,-38 8,-30 20,-18 24,-2! 0,2")
        art.shape(body, GINGER, ink=2.6, shade=GINGER_DARK, shift=(-4, -4))
        inside = art.here(body.buffer(-1.2))
        for stripe in ("-26,-40 -24,-30 -28,-22", "-15,-42 -12,-32 -16,-23", "-4,-40 -1,-30 -5,-22"):
            art.line(stripe, 4.2, (1, 0.8, 0), GINGER_DARK, within=inside)
        haunch = union(ellipse(-22, -12, 13, 12), limb("-24,-2,4.6 -8,-2,4"))
        art.shape(haunch, GINGER, ink=2.3, shade=GINGER_DARK, shift=(-3, -3))
        art.shape(limb("8,-14,6 16,-4,5 24,-2,4.4"), GINGER, ink=2.3, shade=GINGER_DARK, shift=(-2, -2))
        reach = limb("10,-22,6 26,-25,5.4 38,-31,4.8")
        art.shape(reach, GINGER, ink=2.3, shade=GINGER_DARK, shift=(-2, -2))
        art.shape(ellipse(38, -31, 6, 5.2, -24), WHITE, ink=2.0, shade=WHITE_DARK, shift=(-1.4, -1.4))
        for ear in ("-2,-44! -4,-62 -1,-66! 10,-58 12,-50!", "14,-51! 24,-60 30,-62! 31,-52 27,-42!"):
            art.shape(blob(ear), GINGER, ink=2.3, shade=GINGER_DARK, shift=(-2, -2))
        head = blob("-6,-40 -4,-50 6,-55 17,-54 28,-48 31,-38 26,-29 12,-25 0,-29")
        art.shape(head, GINGER, ink=2.5, shade=GINGER_DARK, shift=(-3, -3))
        art.add(blob("6,-36 14,-39 23,-36 25,-31 14,-27 4,-31"), WHITE)
        for stripe in ("8,-54 10,-48 9,-44", "14,-55 15,-49 14,-45", "20,-53 20,-48 18,-45"):
            art.line(stripe, 2.4, (1, 0.8, 0), GINGER_DARK)
        for x in (5.4, 22):
            art.shape(ellipse(x, -41, 4.4, 4.8), "#bcd27a", ink=1.6, heavy=(0, 0))
            art.add(ellipse(x + 1.2, -41, 2, 4), INK)
            art.dot(x + 0.2, -42.6, 1.2, WHITE, 8)
        art.shape(blob("11.4,-37! 18,-37! 14.8,-33.4!"), "#d9899a", ink=1.3, heavy=(0, 0))
        art.line("9,-31.6 12,-30 14.8,-32.4 17.6,-30 20.6,-31.8", 1.5, (0.3, 1, 1, 1, 0.3))
        for whisker in ("2,-34 -6,-36 -13,-35", "3,-31 -5,-30 -11,-27", "27,-34 34,-37 40,-37"):
            art.line(whisker, 1.3, (1, 0.8, 0))
