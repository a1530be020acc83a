"""The four knaves."""

from dataclasses import dataclass

from shapely.geometry import box

from napoletane.furniture import PLATFORM, Suit, platform
from napoletane.signs import club, coin, cup, sword
from woodcut.card import card_base
from woodcut.dress import fist, open_hand
from woodcut.geometry import Region, blob, brush, circle, ellipse, limb, move, poly, rounded, turn, union
from woodcut.hats import cap
from woodcut.heads import face34, hair_bob
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
    RED,
    RED_DARK,
    SKIN,
    SKIN_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, motif, stripes
from woodcut.picture import Picture


@dataclass(frozen=True, slots=True)
class KnaveDress:
    """The colours of a knave: base and shade, then those of a pattern."""

    left: tuple[str, str, str]
    right: tuple[str, str, str]
    cape: tuple[str, str]
    stocking: tuple[str, str]
    striped: tuple[str, str, str, str]
    garter: str
    shoe: tuple[str, str]
    hair: tuple[str, str]
    cap: tuple[str, str, str, str, str]
    faces_right: bool


KNAVES = {
    Suit.CUPS: KnaveDress(
        left=(RED, RED_DARK, GOLD),
        right=(WHITE, WHITE_DARK, RED),
        cape=(GREEN, GREEN_DARK),
        stocking=(BLUE, BLUE_DARK),
        striped=(GOLD, GOLD_DARK, BLUE, BLUE_DARK),
        garter=RED,
        shoe=(RED, RED_DARK),
        hair=("#c9822b", "#8f5518"),
        cap=(RED, RED_DARK, WHITE, SKY_DARK, GOLD),
        faces_right=False,
    ),
    Suit.COINS: KnaveDress(
        left=(GOLD, GOLD_DARK, RED),
        right=(BLUE, BLUE_DARK, GOLD),
        cape=(RED, RED_DARK),
        stocking=(RED, RED_DARK),
        striped=(WHITE, WHITE_DARK, RED, RED_DARK),
        garter=BLUE,
        shoe=(BLUE, BLUE_DARK),
        hair=("#6b3d1f", "#43240f"),
        cap=(BLUE, BLUE_DARK, GOLD, GOLD_DARK, RED),
        faces_right=True,
    ),
    Suit.SWORDS: KnaveDress(
        left=(BLUE, BLUE_DARK, WHITE),
        right=(SKY, SKY_DARK, BLUE),
        cape=(GOLD, GOLD_DARK),
        stocking=(RED, RED_DARK),
        striped=(GOLD, GOLD_DARK, RED, RED_DARK),
        garter=BLUE,
        shoe=(BROWN, BROWN_DARK),
        hair=("#3a2b23", "#1e1612"),
        cap=(BLUE, BLUE_DARK, RED, RED_DARK, GOLD),
        faces_right=False,
    ),
    Suit.CLUBS: KnaveDress(
        left=(GREEN, GREEN_DARK, GOLD),
        right=(GOLD, GOLD_DARK, GREEN),
        cape=(BLUE, BLUE_DARK),
        stocking=(GOLD, GOLD_DARK),
        striped=(WHITE, WHITE_DARK, GREEN, GREEN_DARK),
        garter=RED,
        shoe=(BROWN, BROWN_DARK),
        hair=("#b5622a", "#7c3d16"),
        cap=(GREEN, GREEN_DARK, WHITE, SKY_DARK, RED),
        faces_right=True,
    ),
}


def knave(suit: Suit) -> Picture:
    """A knave on two legs, the sign of his suit raised."""
    art = card_base()
    platform(art, suit)
    dress = KNAVES[suit]
    art.add(ellipse(184, 536, 104, 6), PLATFORM[suit][1])
    if dress.faces_right:
        with art.at(360, 0, flip=True):
            _knave(art, suit, dress)
    else:
        _knave(art, suit, dress)
    return art


def _knave(art: Picture, suit: Suit, dress: KnaveDress) -> None:
    """Draw the figure in the order in which one part lies over the other, looking to the right."""
    _cape(art, dress)
    _legs(art, dress)
    _tunic(art, dress)
    _resting_arm(art, suit, dress)
    _raised_arm(art, dress)
    _sign(art, suit)
    _head(art, dress)


def _cape(art: Picture, dress: KnaveDress) -> None:
    cp_, cpd = dress.cape
    cp = blob(
        "140,228! 112,256 96,310 86,372 80,404! 104,398 124,410! 150,396 212,396 240,410! 258,398 "
        "282,404! 272,360 258,300 246,256 220,228!"
    )
    art.shape(cp, cp_, ink=3.2, shade=cpd, shift=(-7, -4))
    inside = cp.buffer(-1.5)
    for p in ("118,290 106,340 100,392", "250,300 262,350 266,394", "108,300 96,350 90,396"):
        art.line(p, 2.4, (0, 1, 0.5), within=art.here(inside))


def _legs(art: Picture, dress: KnaveDress) -> None:
    h1, h1d = dress.stocking
    h2, h2d, h2s, h2sd = dress.striped
    l2 = limb("206,362,28 218,428,20.5 228,470,17.5 228,512,11")
    art.shape(l2, h2, ink=3.0, shade=h2d, shift=(-6, -2))
    art.add(stripes(l2.buffer(-1.2).intersection(box(150, 380, 300, 530)), 90, 15, 7), h2s)
    art.shade_rim(l2.buffer(-1.2), -6, -2, h2sd, stripes(l2.buffer(-1.2), 90, 15, 7))
    l1 = limb("154,362,28 147,428,20.5 144,470,17.5 142,512,11")
    art.shape(l1, h1, ink=3.0, shade=h1d, shift=(-7, -2), hatch=Hatch(angle=10, spacing=6.5, length=14))
    art.line("138,438 146,446 156,440", 2.0)
    art.line("214,440 222,447 232,440", 2.0)
    # garters
    for x, y, an in ((146, 446, 2), (222, 448, -6)):
        with art.at(x, y, turned=an):
            art.shape(rounded(-20, -5, 40, 10, 4), dress.garter, ink=2.4)
            art.shape(blob("-3,0 -13,9 -9,15! 0,4 9,15! 13,9 3,0"), dress.garter, ink=1.9)
            art.shape(circle(0, 1, 4), dress.garter, ink=1.9)
    # shoes
    for x, f in ((140, False), (230, True)):
        with art.at(x, 522, 1, flip=f):
            art.shape(
                blob("14,-16! 17,2 12,12 -14,13 -36,10 -44,3 -30,-1 -12,-10 -9,-17!"),
                dress.shoe[0],
                ink=3.0,
                shade=dress.shoe[1],
                shift=(-3, -3),
            )
            art.shape(blob("-12,-15! 2,-10 16,-16! 17,-9 2,-4 -12,-8"), GOLD, ink=2.2)


def _tunic(art: Picture, dress: KnaveDress) -> None:
    t1, t1d, t1m = dress.left
    t2, t2d, t2m = dress.right
    tu = blob(
        "136,232 124,270 128,326! 117,352 108,378! 119,393 131,382! 143,397 156,385! 168,399 180,386! "
        "192,399 204,385! 217,397 229,382! 241,393 252,378! 243,352 232,326! 236,270 224,232 200,218 "
        "160,218"
    )
    art.shape(tu, t1, ink=3.2, shade=t1d, shift=(-9, -3))
    inside = tu.buffer(-1.6)
    right = inside.intersection(poly("180,200 300,200 300,430 180,430"))
    art.add(right, t2)
    art.shade_rim(inside, -9, -3, t2d, right)
    art.add(motif(right.buffer(-6), brocade, 30, 26, margin=4), t2m)
    left = inside.difference(right)
    art.add(motif(left.buffer(-7), brocade, 30, 26, margin=4), t1m)
    for p in (
        "142,340 134,372 131,398",
        "160,342 157,374 156,400",
        "200,342 203,374 204,400",
        "218,340 226,372 229,398",
        "180,345 180,375 180,402",
    ):
        art.line(p, 2.4, (0, 1, 1), within=art.here(inside))
    art.add(brush("180,222 180,330", 2.4, (1, 1)).intersection(inside), INK)
    hem = inside.difference(move(inside, 0, -11)).intersection(box(90, 360, 270, 430))
    art.add(hem, GOLD if t1 != GOLD else RED)
    art.add(hem.buffer(1.6).difference(hem).intersection(inside), INK)
    for i in range(5):
        art.shape(circle(180, 240 + i * 18, 4.4, 16), GOLD, ink=1.9)
    belt = blob("127,318! 150,325 180,328 210,325 233,318! 234,334! 210,341 180,344 150,341 126,334!")
    art.shape(belt, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-2, -4))
    art.shape(rounded(168, 323, 24, 23, 4), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.add(rounded(174, 329, 12, 11, 2), BROWN)


def _resting_arm(art: Picture, suit: Suit, dress: KnaveDress) -> None:
    t1, t1d, t1m = dress.left
    if suit is Suit.SWORDS:  # arm hanging to the hilt of a sword planted on the ground
        with art.at(80, 430, 1, turned=0):
            sword(art, 0, 0, 214, up=False, width=1.35)
        arm = limb("126,250,20 92,296,19 82,332,13.5")
        art.shape(
            arm,
            WHITE,
            ink=3.0,
            shade=WHITE_DARK,
            shift=(-5, -4),
            hatch=Hatch(angle=15, spacing=6, length=12, colour="#9b8f74"),
        )
        with art.at(82, 336, turned=10):
            art.shape(rounded(-16, -7, 32, 14, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))
        fist(art, 80, 354, 1.05)
    else:
        # arm on the hip
        arm = limb("126,250,20 86,308,20 112,346,14")
        art.shape(
            arm,
            WHITE,
            ink=3.0,
            shade=WHITE_DARK,
            shift=(-5, -4),
            hatch=Hatch(angle=15, spacing=6, length=12, colour="#9b8f74"),
        )
        art.line("106,300 94,314 84,312", 2.0)
        with art.at(114, 348, turned=35):
            art.shape(rounded(-17, -7, 34, 14, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))
        art.shape(
            blob("112,352! 122,348 136,354 142,362 136,368 124,366 116,364!"),
            SKIN,
            ink=2.4,
            shade=SKIN_DARK,
            shift=(-2, -3),
        )
    pf = ellipse(126, 252, 25, 22, -35)
    art.shape(pf, t1, ink=2.8, shade=t1d, shift=(-4, -4))
    inside = pf.buffer(-1.2)
    for k in (-1, 0, 1):
        art.add(
            brush(
                f"{126 + k * 11 - 6},232 {122 + k * 12},252 {122 + k * 10},274", 7.5, (0.1, 1, 0.1)
            ).intersection(inside),
            t1m,
        )


def _raised_arm(art: Picture, dress: KnaveDress) -> None:
    t2, t2d, t2m = dress.right
    arm = limb("234,250,20 278,296,20 284,248,14")
    art.shape(
        arm,
        WHITE,
        ink=3.0,
        shade=WHITE_DARK,
        shift=(-5, -3),
        hatch=Hatch(angle=15, spacing=6, length=12, colour="#9b8f74"),
    )
    art.line("262,288 274,298 284,292", 2.0)
    pf = ellipse(236, 254, 23, 25, -35)
    art.shape(pf, t2, ink=2.8, shade=t2d, shift=(-4, -4))
    inside = pf.buffer(-1.2)
    for k in (-1, 0, 1):
        art.add(
            brush(
                f"{236 + k * 12 + 4},232 {237 + k * 12},254 {232 + k * 10},276", 7.5, (0.1, 1, 0.1)
            ).intersection(inside),
            t2m,
        )
    with art.at(285, 247, turned=4):
        art.shape(rounded(-17, -7, 34, 14, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))


def _sign(art: Picture, suit: Suit) -> None:
    """Put the sign into the raised hand; the knave of swords has a branch there."""
    if suit is Suit.CUPS:
        cup(art, 286, 178, 128)
        with art.at(287, 224):  # hand clasping the stem
            palm = blob("14,12! 16,-2 10,-14 -8,-14 -14,-2 -12,12!")
            fg = [
                limb(f"9,{-9 + i * 6.3},3.9 -6,{-9.6 + i * 6.3},4.1 -12,{-8.6 + i * 6.3},3.5")
                for i in range(4)
            ]
            th = limb("11,-8,4.6 15,-20,4.2 12,-28,3.4")
            art.shape(union(palm, th, *fg), SKIN, ink=2.4, shade=SKIN_DARK, shift=(-3, -3))
            for i in range(3):
                art.line(f"7,{-5.8 + i * 6.3} -4,{-6.4 + i * 6.3} -13,{-5.6 + i * 6.3}", 1.6, (0, 1, 1))
            art.line("6,-12 11,-18 10,-26", 1.4, (0, 1, 1))
    elif suit is Suit.COINS:
        coin(art, 287, 160, 54, face=True)
        open_hand(art, 287, 228)
    elif suit is Suit.SWORDS:  # olive branch in the raised hand, sword point down in the other
        art.line("288,268 284,214 292,150 286,92", 4.6, (0.8, 1, 0.9, 0.3), colour=GREEN_DARK)
        for x, y, r, length in (
            (288, 196, -40, 30),
            (285, 200, 215, 30),
            (291, 168, -30, 32),
            (290, 170, 205, 32),
            (292, 142, -45, 32),
            (290, 144, 220, 30),
            (289, 118, -50, 28),
            (288, 118, 225, 28),
            (286, 94, -90, 30),
        ):
            leaf(art, x, y, length, r)
        fist(art, 286, 228, 1.05, flip=True)
    else:
        club(art, 292, 186, 300, turned=6, width=1.06)
        fist(art, 286, 232, 1.08, flip=True)


def _head(art: Picture, dress: KnaveDress) -> None:
    art.shape(
        blob("148,226! 160,210 180,204 202,210 212,226! 196,238 180,242 164,238"),
        WHITE,
        ink=2.6,
        shade=WHITE_DARK,
        shift=(-4, -3),
    )
    for x in (164, 180, 196):
        art.line(f"{x},214 {x + (x - 180) * 0.2},226 {x + (x - 180) * 0.3},236", 1.6)
    with art.at(180, 152, 1.12, flip=True):
        hair_bob(art, *dress.hair, behind=True, length=46)
        face34(art, smile=1)
        hair_bob(art, *dress.hair, behind=False)
        colour, dark, feather, feather_dark, band = dress.cap
        cap(art, colour=colour, dark=dark, feather=feather, feather_dark=feather_dark, band=band)


def brocade(x: float, y: float) -> Region:
    """The motif woven into both halves of the tunic."""
    return union(
        turn(box(x - 4, y - 4, x + 4, y + 4), 45, (x, y)),
        circle(x, y - 9, 2, 8),
        circle(x, y + 9, 2, 8),
        circle(x - 7.5, y, 1.7, 8),
        circle(x + 7.5, y, 1.7, 8),
    )
