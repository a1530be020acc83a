"""The four kings."""

from collections.abc import Callable
from dataclasses import dataclass

from shapely.geometry import box

from napoletane.furniture import PLATFORM, Suit, card_base, platform
from napoletane.signs import club, coin, cup, sword
from woodcut.dress import ermine, fist, open_hand
from woodcut.geometry import (
    Region,
    blob,
    brush,
    circle,
    ellipse,
    limb,
    mirror,
    move,
    poly,
    rounded,
    star,
    turn,
    union,
)
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
)
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture


@dataclass(frozen=True, slots=True)
class KingDress:
    """The colours of a king: base and shade, then the colour of a pattern."""

    mantle: tuple[str, str, str]
    robe: tuple[str, str]
    orphrey: str
    sash: str
    gem: str
    hair: tuple[str, str]
    shoe: tuple[str, str]
    pattern: Callable[[float, float], Region]
    beard_length: float


def motif_cross(x: float, y: float) -> Region:
    """A small cross between four dots."""
    return union(
        turn(box(x - 3.4, y - 3.4, x + 3.4, y + 3.4), 45, (x, y)),
        circle(x - 6.4, y, 1.5, 8),
        circle(x + 6.4, y, 1.5, 8),
        circle(x, y - 6.6, 1.5, 8),
        circle(x, y + 6.6, 1.5, 8),
    )


def motif_lily(x: float, y: float) -> Region:
    """A small lily."""
    return union(
        blob(f"{x},{y - 8}! {x + 2.6},{y - 2} {x},{y + 3} {x - 2.6},{y - 2}"),
        blob(f"{x - 1},{y + 3}! {x - 5},{y - 1} {x - 7},{y - 5}! {x - 2.5},{y - 2}"),
        blob(f"{x + 1},{y + 3}! {x + 5},{y - 1} {x + 7},{y - 5}! {x + 2.5},{y - 2}"),
        box(x - 4, y + 2.4, x + 4, y + 4),
        circle(x, y + 6.2, 1.7, 8),
    )


def motif_star(x: float, y: float) -> Region:
    """A small star."""
    return star(x, y, 6.4, 2.7, 6)


def motif_ring(x: float, y: float) -> Region:
    """A small ring with a dot."""
    return circle(x, y, 5.5, 16).difference(circle(x, y, 3.4, 12)).union(circle(x, y, 1.5, 8))


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
        mantle=(GREEN, GREEN_DARK, "#8cc48f"),
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


def sceptre(art: Picture, x0: float, y0: float, x1: float, y1: float, ball: str) -> None:
    """Draw a sceptre from its foot to its head."""
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


def king(suit: Suit) -> Picture:
    """A king: robe and mantle, sceptre in one hand, the sign of his suit in the other."""
    dress = KINGS[suit]
    mc, md, mm = dress.mantle
    rc, rd = dress.robe
    jewel = dress.gem if dress.gem != GOLD else RED
    art = card_base()
    platform(art, suit)
    art.add(ellipse(180, 538, 128, 7), PLATFORM[suit][1])
    for x, f in ((150, False), (214, True)):
        with art.at(x, 532, 1, flip=f):
            art.shape(
                blob("14,-12! 16,6 10,10 -18,11 -28,7 -20,0 -6,-6"),
                dress.shoe[0],
                ink=2.8,
                shade=dress.shoe[1],
                shift=(-3, -3),
            )
    mb = blob(
        "128,222 96,240 76,296 66,380 54,470 44,523! 70,533 100,527 130,534 180,528 230,534 262,527 "
        "290,533 316,523! 306,470 294,380 284,296 264,240 232,222"
    )
    art.shape(mb, mc, ink=3.4, shade=md, shift=(-8, -3))
    art.add(motif(mb.buffer(-5), dress.pattern, 27, 27, margin=5), mm)
    rb = blob(
        "136,232 126,296 122,350 112,440 100,516! 122,524 150,518 180,526 210,518 240,524 262,516! "
        "248,440 238,350 234,296 224,232"
    )
    art.shape(rb, rc, ink=3.0, shade=rd, shift=(-9, -2))
    inside = rb.buffer(-1.5)
    hem = inside.difference(move(inside, 0, -20)).intersection(box(80, 470, 290, 540))
    hc = GOLD if rc != GOLD else RED
    hd = GOLD_DARK if rc != GOLD else RED_DARK
    art.add(hem, hc)
    art.shade_rim(hem, -4, -3, hd)
    art.line(
        "101,497 124,504 150,498 180,506 210,498 240,504 264,496", 2.2, (1, 1, 1), within=art.here(inside)
    )
    for i in range(9):
        x = 112 + i * 17
        art.add(circle(x, 512 + (2 if i % 2 else 4), 3, 14).intersection(inside), dress.gem)
    for p in (
        "134,352 132,420 122,494",
        "154,352 152,430 148,492",
        "206,352 210,430 216,492",
        "226,352 232,420 242,492",
    ):
        art.line(p, 2.6, (0, 1, 0.7), within=art.here(inside))
        art.add(move(brush(p, 6, (0, 1, 0.6)), 4, 0).intersection(inside), rd)
    orp = poly("168,250 192,250 194,352 198,505 164,505 166,352").intersection(inside)
    art.shape(orp, dress.orphrey, ink=2.2, heavy=(0.3, 0.3))
    for i in range(9):
        y = 268 + i * 27
        if 318 < y < 350:
            continue
        art.shape(
            turn(box(173, y - 7, 187, y + 7), 45, (180, y)),
            GOLD if dress.orphrey != GOLD else RED,
            ink=1.6,
            heavy=(0.2, 0.4),
        )
        art.add(circle(180, y, 2.4, 12), jewel)
    sash = blob("126,326! 150,332 180,334 210,332 235,326! 237,346! 210,352 180,354 150,352 123,346!")
    art.shape(sash, dress.sash, ink=2.6, shade=SHADE[dress.sash], shift=(-2, -5))
    for x in (140, 156, 204, 220):
        art.add(circle(x, 340 + (2 if 150 < x < 212 else 0), 3.2, 16), GOLD if dress.sash != GOLD else RED)
    art.shape(rounded(168, 329, 24, 26, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(180, 342, 6.5, 20), jewel, ink=1.8)
    le = blob("128,236! 112,246 112,300 104,380 92,470 78,530! 98,528! 112,470 124,380 132,300 140,246!")
    ermine(art, le)
    ermine(art, mirror(le, 180))
    # sceptre hand (viewer right)
    sceptre(art, 288, 521, 304, 120, ball=jewel)
    sl = limb("240,264,20 266,332,21.5 290,312,17")
    art.shape(sl, rc, ink=3.0, shade=rd, shift=(-7, -3), hatch=Hatch(angle=15, spacing=6, length=13))
    art.line("250,296 260,316 272,318", 2.2)
    art.line("258,336 268,332 278,324", 2.0)
    with art.at(294, 305, turned=38):
        art.shape(rounded(-18, -10, 36, 17, 7), hc, ink=2.6, shade=hd, shift=(-3, -4))
    # raised hand with the sign (viewer left)
    sl = limb("120,264,20 82,324,21.5 72,270,17")
    art.shape(sl, rc, ink=3.0, shade=rd, shift=(-7, -3), hatch=Hatch(angle=15, spacing=6, length=12))
    art.line("106,292 90,312 78,312", 2.2)
    art.line("94,332 82,326 76,308", 2.0)
    cape = blob(
        "100,268 106,246 126,230 150,222 180,218 210,222 234,230 254,246 260,268 236,280 206,292 "
        "180,297 154,292 124,280"
    )
    ermine(art, cape, 19, 17)
    fist(art, 300, 288, 1.12, turned=4)
    if suit is Suit.COINS:
        coin(art, 72, 166, 53, face=True)
    elif suit is Suit.CUPS:
        art.shape(limb("72,276,17 73,250,15"), rc, ink=3.0, shade=rd, shift=(-5, -3))
        cup(art, 76, 172, 136)
    elif suit is Suit.SWORDS:
        with art.at(70, 156, 1, turned=-4):
            sword(art, 0, 0, 262, width=1.25)
    else:
        club(art, 74, 168, 286, turned=-7, width=1.05)
    if suit is Suit.COINS:
        with art.at(71, 258, turned=-6):
            art.shape(rounded(-19, -9, 38, 17, 7), hc, ink=2.6, shade=hd, shift=(-3, -4))
        open_hand(art, 70, 234, wide=True)
    else:
        fy = 222 if suit is Suit.CUPS else 250
        with art.at(73, fy + 22, turned=-4):
            art.shape(rounded(-18, -8, 36, 16, 7), hc, ink=2.6, shade=hd, shift=(-3, -4))
        fist(art, 74, fy, 1.1, flip=True)
    king_head(
        art,
        182,
        152,
        1.2,
        hair=dress.hair[0],
        dark=dress.hair[1],
        crown_band=dress.orphrey if dress.orphrey != GOLD else RED,
        beard_length=dress.beard_length,
    )
    return art
