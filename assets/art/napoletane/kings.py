"""The four kings: one robe, four ways to hold what is theirs."""

from shapely.geometry import box

from napoletane.furniture import PLATFORM, Suit, platform
from napoletane.robes import (
    KingDress,
    cape,
    cuff,
    motif_cross,
    motif_lily,
    motif_ring,
    motif_star,
    robe,
    sleeve,
)
from napoletane.signs import club, coin, cup, sword
from woodcut.card import card_base
from woodcut.dress import fist, open_hand
from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.heads import king_head
from woodcut.palette import (
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
    SHADE,
    SKIN,
    SKIN_DARK,
    SKIN_OLIVE,
)
from woodcut.picture import Picture

KINGS = {
    Suit.COINS: KingDress(
        mantle=(GOLD, GOLD_DARK, GOLD_DARK),
        robe=(BLUE, BLUE_DARK),
        orphrey=RED,
        sash=GOLD,
        gem=BLUE,
        hair=("#7b4a26", "#52301a"),
        shoe=(RED, RED_DARK),
        pattern=motif_cross,
        beard_length=88,
    ),
    Suit.CUPS: KingDress(
        mantle=(RED, RED_DARK, "#e8b04a"),
        robe=("#f4e3b8", "#d3bb85"),
        orphrey=GREEN,
        sash=GREEN,
        gem=GOLD,
        hair=("#d8d0c2", "#a39a8a"),
        shoe=(BLUE, BLUE_DARK),
        pattern=motif_lily,
        beard_length=100,
    ),
    Suit.SWORDS: KingDress(
        skin=SKIN_OLIVE,
        mantle=(BLUE, BLUE_DARK, "#7fb2d6"),
        robe=(RED, RED_DARK),
        orphrey=GOLD,
        sash=GOLD,
        gem=RED,
        hair=("#3a2b23", "#1e1612"),
        shoe=(GOLD, GOLD_DARK),
        pattern=motif_star,
        beard_length=74,
    ),
    Suit.CLUBS: KingDress(
        faces_right=True,
        mantle=(GREEN_DARK, "#17422a", "#8cc48f"),
        robe=(GOLD, GOLD_DARK),
        orphrey=RED,
        sash=RED,
        gem=GREEN,
        hair=("#b5622a", "#7c3d16"),
        shoe=(BROWN, BROWN_DARK),
        pattern=motif_ring,
        beard_length=84,
    ),
}


def king(suit: Suit) -> Picture:
    """A king in a long robe with the sign of his suit."""
    dress = KINGS[suit]
    art = card_base()
    platform(art, suit)
    art.add(ellipse(180, 538, 128, 7), PLATFORM[suit][1])
    with art.at(360 if dress.faces_right else 0, 0, flip=dress.faces_right):
        robe(art, dress)
        match suit:
            case Suit.COINS:
                _coin_and_sceptre(art, dress)
            case Suit.CUPS:
                _cup_and_orb(art, dress)
            case Suit.SWORDS:
                _sword_before_him(art, dress)
            case Suit.CLUBS:
                _leaning_on_the_club(art, dress)
        king_head(
            art,
            182,
            152,
            1.2,
            hair=dress.hair[0],
            dark=dress.hair[1],
            crown_band=RED if dress.orphrey == GOLD else dress.orphrey,
            beard_length=dress.beard_length,
            skin=dress.skin,
        )
    return art


def _raised_sleeve(art: Picture, dress: KingDress) -> None:
    sleeve(art, dress, "120,264,20 82,324,21.5 72,270,17", ("106,292 90,312 78,312", "94,332 82,326 76,308"))


def _coin_and_sceptre(art: Picture, dress: KingDress) -> None:
    _sceptre(art, 288, 521, 304, 120, ball=dress.jewel)
    sleeve(
        art,
        dress,
        "240,264,20 266,332,21.5 290,312,17",
        ("250,296 260,316 272,318", "258,336 268,332 278,324"),
    )
    cuff(art, dress, 294, 305, 38)
    _raised_sleeve(art, dress)
    cape(art)
    fist(art, 300, 288, 1.12, turned=4)
    coin(art, 72, 166, 53, face=True)
    cuff(art, dress, 71, 258, -6)
    open_hand(art, 70, 234, wide=True)


def _cup_and_orb(art: Picture, dress: KingDress) -> None:
    """The old king raises the cup and carries the orb before him."""
    sleeve(
        art, dress, "240,264,20 278,330,22 248,352,17", ("254,292 266,314 276,318", "262,352 268,340 266,328")
    )
    _raised_sleeve(art, dress)
    cape(art)
    sleeve(art, dress, "72,276,17 73,250,15", ())
    cup(art, 76, 172, 136)
    cuff(art, dress, 73, 244, -4)
    fist(art, 74, 222, 1.1, flip=True)
    _orb(art, 214, 318, dress.jewel)
    cuff(art, dress, 240, 350, 68)
    palm = blob("236,336! 240,352 230,364 212,362 196,352! 192,343 200,341 212,348 222,346 226,336!")
    art.shape(palm, SKIN, ink=2.4, shade=SKIN_DARK, shift=(-2, -3))
    art.line("200,348 212,354 224,352", 1.6, (0, 1, 0.4))


def _sword_before_him(art: Picture, dress: KingDress) -> None:
    """The dark king rests both hands on a sword that stands before him."""
    sword(art, 180, 416, 240, up=False, grip=RED, width=1.6)
    sleeve(
        art, dress, "118,268,20 92,330,22.5 140,346,16", ("104,296 96,318 88,322", "106,344 112,334 112,324")
    )
    sleeve(
        art,
        dress,
        "242,268,20 268,330,22.5 220,346,16",
        ("256,296 264,318 272,322", "254,344 248,334 248,324"),
    )
    cape(art)
    cuff(art, dress, 146, 347, -78)
    cuff(art, dress, 214, 347, 78)
    fist(art, 186, 350, 1.1, flip=True, skin=dress.skin)
    fist(art, 174, 330, 1.1, skin=dress.skin)


def _leaning_on_the_club(art: Picture, dress: KingDress) -> None:
    """The red king plants his club on the ground and his fist in his side."""
    sleeve(
        art, dress, "240,264,20 290,322,21 252,364,15", ("258,292 276,312 288,314", "284,342 276,336 274,326")
    )
    cuff(art, dress, 250, 362, 40)
    side = blob("246,364! 236,360 222,366 214,374 220,382 234,380 244,378!")
    art.shape(side, SKIN, ink=2.4, shade=SKIN_DARK, shift=(-2, -3))
    club(art, 68, 384, 296, -5, width=1.3)
    sleeve(
        art, dress, "120,264,20 94,330,21.5 66,300,17", ("106,296 100,316 86,318", "102,338 92,332 82,318")
    )
    cape(art)
    cuff(art, dress, 63, 292, -14)
    fist(art, 62, 270, 1.15, turned=-6, flip=True)


def _orb(art: Picture, x: float, y: float, gem: str) -> None:
    with art.at(x, y):
        cross = union(limb("0,-22,2.6 0,-42,2.6"), limb("-8,-34,2.4 8,-34,2.4"))
        art.shape(cross, GOLD, ink=2.2)
        art.shape(circle(0, 0, 24, 48), gem, ink=2.8, shade=SHADE[gem], shift=(-6, -5))
        inside = circle(0, 0, 22.6, 48)
        art.add(box(-30, -4, 30, 2).intersection(inside), GOLD)
        art.add(box(-3, -30, 3, -3).intersection(inside), GOLD)
        art.line("-22,-4.5 0,-4.5 22,-4.5", 1.6, (1, 1, 1))
        art.line("-22,2.5 0,2.5 22,2.5", 1.6, (1, 1, 1))


def _sceptre(art: Picture, x0: float, y0: float, x1: float, y1: float, ball: str) -> None:
    art.shape(limb(f"{x0},{y0},4.4 {x1},{y1},4.4"), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2.5, 0))
    with art.at(x1 + 1, y1 - 16):
        art.shape(limb("0,18,6 0,10,6"), ball, ink=2.4)
        art.shape(circle(0, -4, 15, 40), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -4))
        art.add(box(-15, -6.5, 15, -1.5).intersection(circle(0, -4, 13.5)), ball)
        art.add(box(-2.2, -18, 2.2, -4).intersection(circle(0, -4, 13.5)), ball)
        art.shape(
            blob("0,-42! 5,-30 11,-32 8,-22 3,-18! -3,-18! -8,-22 -11,-32 -5,-30"),
            GOLD,
            ink=2.2,
            shade=GOLD_DARK,
            shift=(-2, -2),
        )
