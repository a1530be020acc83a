"""The four knights."""

from dataclasses import dataclass
from enum import Enum, auto

from shapely.geometry import box

from napoletane.furniture import PLATFORM, Suit, platform
from napoletane.signs import club, coin, cup, scimitar
from woodcut.card import card_base
from woodcut.dress import fist, open_hand
from woodcut.geometry import blob, brush, circle, ellipse, limb, ribbon_line, rounded, union
from woodcut.hats import cap, helmet, turban
from woodcut.heads import face34, hair_bob, moustache
from woodcut.horse import horse
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
    RED,
    RED_DARK,
    SKIN,
    SKIN_OLIVE,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture


class Hat(Enum):
    """What a knight wears on his head."""

    CAP = auto()
    HELMET = auto()
    TURBAN = auto()


@dataclass(frozen=True, slots=True)
class KnightDress:
    """The colours of a knight and his horse: base and shade, then the colour of a pattern."""

    cape: tuple[str, str]
    coat: tuple[str, str, str]
    mane: tuple[str, str]
    tack: str
    doublet: tuple[str, str, str]
    hose: tuple[str, str, str]
    hair: tuple[str, str]
    hat: Hat
    faces_right: bool
    skin: str = SKIN


KNIGHTS = {
    Suit.SWORDS: KnightDress(
        cape=(BLUE, BLUE_DARK),
        coat=("#e9e2d0", "#b9ae94", "#a79c83"),
        mane=("#8b5a2e", "#5f3a1a"),
        tack=RED,
        doublet=(RED, RED_DARK, GOLD),
        hose=(GOLD, GOLD_DARK, RED),
        hair=("#5b3720", "#3a2212"),
        hat=Hat.TURBAN,
        faces_right=False,
        skin=SKIN_OLIVE,
    ),
    Suit.COINS: KnightDress(
        cape=(GOLD, GOLD_DARK),
        coat=("#b9713a", "#87491f", "#7b4320"),
        mane=("#3a2417", "#21130b"),
        tack=BLUE,
        doublet=(BLUE, BLUE_DARK, GOLD),
        hose=(WHITE, WHITE_DARK, BLUE),
        hair=("#2f241d", "#18110d"),
        hat=Hat.CAP,
        faces_right=True,
    ),
    Suit.CUPS: KnightDress(
        cape=(RED, RED_DARK),
        coat=("#dca765", "#ad7938", "#a06f36"),
        mane=("#f6ead0", "#cdbb95"),
        tack=GREEN,
        doublet=(GREEN, GREEN_DARK, GOLD),
        hose=(GOLD, GOLD_DARK, GREEN),
        hair=("#c9822b", "#8f5518"),
        hat=Hat.CAP,
        faces_right=True,
    ),
    Suit.CLUBS: KnightDress(
        cape=(GREEN, GREEN_DARK),
        coat=("#57524f", "#35312f", "#3a3634"),
        mane=("#2a2523", "#141110"),
        tack=GOLD,
        doublet=(GOLD, GOLD_DARK, RED),
        hose=(RED, RED_DARK, GOLD),
        hair=("#b5622a", "#7c3d16"),
        hat=Hat.HELMET,
        faces_right=False,
    ),
}


def knight(suit: Suit) -> Picture:
    """A knight on his horse, the sign of his suit raised."""
    art = card_base()
    platform(art, suit)
    dress = KNIGHTS[suit]
    art.add(ellipse(190, 536, 140, 6), PLATFORM[suit][1])
    if dress.faces_right:
        with art.at(360, 0, flip=True):
            _knight(art, suit, dress)
    else:
        _knight(art, suit, dress)
    return art


def _knight(art: Picture, suit: Suit, dress: KnightDress) -> None:
    """Draw horse and rider in the order in which one part lies over the other, looking to the left."""
    _cape_and_horse(art, dress)
    _leg(art, dress)
    _doublet(art, dress)
    _rein_arm(art, dress)
    _raised_arm(art, suit, dress)
    _head(art, dress)


def _cape_and_horse(art: Picture, dress: KnightDress) -> None:
    cc, cd = dress.cape
    cp = blob(
        "212,232! 244,246 274,280 300,296 330,300! 322,318 326,336! 300,334 286,346! 262,330 236,322 214,300!"
    )
    art.shape(cp, cc, ink=3.2, shade=cd, shift=(-4, -8))
    folds = cp.buffer(-1.5)
    for p in ("226,252 256,290 318,312", "222,268 248,304 296,326", "220,288 236,308 268,326"):
        art.line(p, 2.4, (0, 1, 0.3), within=art.here(folds))
    horse(
        art,
        coat=dress.coat[0],
        shade=dress.coat[1],
        far=dress.coat[2],
        mane=dress.mane[0],
        mane_dark=dress.mane[1],
        tack=dress.tack,
        cloth=cc,
        cloth_dark=cd,
        trim=GOLD if cc != GOLD else RED,
    )


def _leg(art: Picture, dress: KnightDress) -> None:
    hc, hd, hs = dress.hose
    art.shape(
        blob("150,344! 154,318 164,308 172,316 176,334 216,336 228,326 236,304 248,312 248,344! 198,352"),
        BROWN,
        ink=3.0,
        shade=BROWN_DARK,
        shift=(-4, -4),
    )
    # rein hand arm (far side) is hidden; near leg
    leg = limb("206,332,25 172,360,22 152,386,18 156,420,14 160,446,11")
    art.shape(leg, hc, ink=3.0, shade=hd, shift=(-6, -4))
    art.add(stripes(leg.buffer(-1.2).intersection(box(140, 300, 240, 396)), -48, 13, 5.2), hs)
    boot = union(
        limb("154,394,18.5 156,420,15 160,446,12"),
        blob("148,440! 172,440! 173,462 168,470! 120,470! 118,462 136,454"),
    )
    art.shape(
        boot, BROWN, ink=3.0, shade=BROWN_DARK, shift=(-6, -3), hatch=Hatch(angle=15, spacing=6, length=12)
    )
    art.shape(limb("136,388,7 154,398,7.5 172,400,7"), "#b07b43", ink=2.6)
    # stirrup
    art.line("158,404 152,430 146,466", 3.0, (1, 1, 1), colour=BLACK)
    art.shape(limb("124,474,3.2 150,476,3.4 172,473,3.2"), GOLD, ink=2.2)


def _doublet(art: Picture, dress: KnightDress) -> None:
    dc, dd, dm = dress.doublet
    skirt = blob(
        "162,306! 150,340 140,362! 158,366! 166,356 176,366! 186,356 198,366! 208,354 220,362! "
        "230,348 242,352! 238,326 230,304!"
    )
    art.shape(skirt, dc, ink=3.0, shade=dd, shift=(-6, -3))
    for p in (
        "176,316 172,336 166,356",
        "192,318 190,336 186,356",
        "208,318 210,336 208,352",
        "222,314 228,332 230,348",
    ):
        art.line(p, 2.2, (0, 1, 1))
    torso = blob("166,232 156,262 160,300 166,314! 198,320 230,312! 238,280 238,250 230,228 208,216 184,216")
    art.shape(torso, dc, ink=3.0, shade=dd, shift=(-8, -3), hatch=Hatch(angle=15, spacing=6, length=13))
    inside = torso.buffer(-1.5)
    art.add(ribbon_line("190,218 184,262 190,316", 5).intersection(inside), dm)
    for i in range(5):
        art.shape(circle(186 + (i - 2) ** 2 * 0.8, 236 + i * 17, 4, 16), GOLD, ink=1.8)
    art.line("170,250 176,262 172,276", 2.0)
    art.line("214,248 210,266 214,284", 2.0)
    belt = blob("160,300! 198,310 234,300! 234,313! 198,322 162,313!")
    art.shape(belt, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))
    art.shape(rounded(184, 305, 16, 16, 3), BLUE, ink=2)


def _rein_arm(art: Picture, dress: KnightDress) -> None:
    dc, dd, dm = dress.doublet
    arm = limb("170,242,18 150,282,19 128,312,13")
    art.shape(
        arm,
        WHITE,
        ink=3.0,
        shade=WHITE_DARK,
        shift=(-5, -3),
        hatch=Hatch(angle=15, spacing=6, length=11, colour="#9b8f74"),
    )
    puff = ellipse(166, 246, 24, 21, -30)
    art.shape(puff, dc, ink=2.8, shade=dd, shift=(-4, -4))
    inside = puff.buffer(-1.2)
    for k in (-1, 0, 1):
        art.add(
            brush(
                f"{166 + k * 11 - 5},228 {162 + k * 11},246 {160 + k * 9},264", 7, (0.1, 1, 0.1)
            ).intersection(inside),
            dm,
        )
    with art.at(130, 308, turned=40):
        art.shape(rounded(-15, -7, 30, 13, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))
    fist(art, 119, 320, 1.0, turned=64, skin=dress.skin)


def _raised_arm(art: Picture, suit: Suit, dress: KnightDress) -> None:
    dc, dd, dm = dress.doublet
    if suit is Suit.SWORDS:
        scimitar(art, 283, 224, 0.86, turned=2)
    elif suit is Suit.CLUBS:
        club(art, 292, 168, 262, turned=9, width=1.0)
    arm = limb("232,244,18 264,274,18 280,242,13")
    art.shape(
        arm,
        WHITE,
        ink=3.0,
        shade=WHITE_DARK,
        shift=(-5, -3),
        hatch=Hatch(angle=15, spacing=6, length=11, colour="#9b8f74"),
    )
    puff = ellipse(230, 246, 22, 24, -35)
    art.shape(puff, dc, ink=2.8, shade=dd, shift=(-4, -4))
    inside = puff.buffer(-1.2)
    for k in (-1, 0, 1):
        art.add(
            brush(
                f"{230 + k * 11 + 3},226 {231 + k * 11},246 {226 + k * 9},266", 7, (0.1, 1, 0.1)
            ).intersection(inside),
            dm,
        )
    with art.at(281, 240, turned=12):
        art.shape(rounded(-15, -7, 30, 13, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))
    if suit is Suit.CUPS:
        cup(art, 286, 176, 122)
    if suit is Suit.COINS:
        coin(art, 288, 152, 52, face=True)
        open_hand(art, 284, 220)
    else:
        held = (284, 220, 0) if suit is Suit.CUPS else (282, 224, 8)
        fist(art, held[0], held[1], 1.02, turned=held[2], skin=dress.skin)


def _head(art: Picture, dress: KnightDress) -> None:
    cc, cd = dress.cape
    dc = dress.doublet[0]
    art.shape(
        blob("170,226! 176,212 196,206 216,212 224,226! 210,236 197,240 182,236"),
        WHITE,
        ink=2.6,
        shade=WHITE_DARK,
        shift=(-4, -3),
    )
    for x in (182, 197, 212):
        art.line(f"{x},214 {x + (x - 197) * 0.15},224 {x + (x - 197) * 0.25},232", 1.6)
    with art.at(192, 160, 1.02):
        hair_bob(art, *dress.hair, behind=True, length=38)
        face34(art, skin=dress.skin)
        moustache(art, dress.hair[0])
        hair_bob(art, *dress.hair, behind=False)
        plume = (GOLD, GOLD_DARK) if cc != GOLD else (RED, RED_DARK)
        if dress.hat is Hat.TURBAN:
            turban(art)
        elif dress.hat is Hat.HELMET:
            helmet(art, plume_colour=plume[0], plume_dark=plume[1])
        else:
            cap(art, colour=cc, dark=cd, feather=WHITE, feather_dark=SKY_DARK, band=dc, feather_size=0.5)
