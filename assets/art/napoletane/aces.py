"""The aces of swords and clubs."""

import math

from shapely.geometry import box

from napoletane.companions import owlet
from napoletane.signs import sword
from napoletane.songbird import songbird
from woodcut.card import card_base
from woodcut.geometry import Region, blob, circle, ellipse, limb, move, nodes, poly, scale, star, turn, union
from woodcut.ornaments import flower, leaf, ribbon
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    WHITE,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture


def ace_of_swords() -> Picture:
    """An engraved sword that bears a crown, between two branches of laurel."""
    art = card_base()
    for flip in (False, True):
        with art.at(180, 300, 0.96, flip=flip), art.at(0, -300):
            _laurel(art)
    with art.at(180, 122):
        _crown_behind(art)
    ribbon(art, 180, 462, 1.42)
    sword(art, 180, 296, 524, grip=BLUE, width=2.3, engraved=3)
    _engraving(art)
    with art.at(180, 122):
        _crown_before(art)
    return art


def _laurel(art: Picture) -> None:
    art.line("6,548 62,508 110,430 121,330 98,240 72,198", 7, (0.5, 1, 1, 1, 0.8), colour=GREEN_DARK)
    for x, y, angle, length in (
        (44, 520, 40, 46),
        (58, 512, -84, 46),
        (82, 484, 22, 48),
        (88, 474, -102, 50),
        (106, 442, 6, 46),
        (110, 432, -116, 52),
        (120, 396, -14, 42),
        (122, 382, -128, 52),
        (124, 346, -30, 42),
        (123, 330, -142, 50),
        (118, 294, -46, 44),
        (113, 278, -156, 46),
        (104, 244, -60, 42),
        (96, 228, -164, 40),
        (76, 198, -116, 40),
    ):
        leaf(art, x, y, length, angle)
    for x, y in ((74, 486), (102, 424), (114, 372), (114, 320), (102, 268)):
        art.shape(circle(x, y, 6.5, 24), RED, ink=2.0, shade=RED_DARK, shift=(-2, -2))


def _engraving(art: Picture) -> None:
    """Golden suns and lozenges inlaid in the blade between crown and guard."""
    for y in (192, 252):
        art.shape(star(180, y, 13, 5.4, 8), GOLD, ink=1.9, heavy=(0.3, 0.5))
    for y in (222,):
        for dy, high, colour in ((-15, 5, GOLD), (0, 13, RED), (15, 5, GOLD)):
            lozenge = poly(f"180,{y + dy - high} 187,{y + dy} 180,{y + dy + high} 173,{y + dy}")
            art.shape(lozenge, colour, ink=1.7, heavy=(0.3, 0.4))


def _points(xs: tuple[float, ...], foot: float, high: float) -> Region:
    """Points of a crown that stand on a rim, lower in the middle as the rim is."""
    drop = [foot * (1 - (x / 72) ** 2) for x in xs]
    return union(
        *[
            move(blob(f"-15,0! -7,{-high * 0.5} 0,{-high}! 7,{-high * 0.5} 15,0!"), x, y)
            for x, y in zip(xs, drop, strict=True)
        ]
    )


def _crown_behind(art: Picture) -> None:
    """The far side of the crown and what is seen of its inside."""
    far = union(_points((-48, -16, 16, 48), -6, 34), ellipse(0, -10, 68, 16))
    art.shape(far, CROWN_DARK, ink=2.8)
    art.shape(ellipse(0, -8, 58, 10), "#7a3b12", ink=1.8, heavy=(0, 0))


def _crown_before(art: Picture) -> None:
    """The near side of the crown, in front of the blade."""
    band = blob("-70,-10! -42,5 0,10 42,5 70,-10! 66,26 42,38 0,43 -42,38 -66,26!")
    xs = (-66.0, -34.0, 0.0, 34.0, 66.0)
    art.shape(union(band, _points(xs, 12, 46)), CROWN, ink=3.0, shade=CROWN_DARK, shift=(-5, -2))
    art.line("-68,-1 -42,14 0,19 42,14 68,-1", 2.0, (1, 1, 1))
    art.line("-67,17 -42,31 0,36 42,31 67,17", 2.0, (1, 1, 1))
    for x, y, colour in ((-48, 20, RED), (-25, 25.5, BLUE), (0, 27.5, RED), (25, 25.5, BLUE), (48, 20, RED)):
        gem = ellipse(x, y, 7.5, 6.2)
        art.shape(gem, colour, ink=1.9, shade=RED_DARK if colour == RED else BLUE_DARK, shift=(-2, -2))
        art.dot(x - 2, y - 2, 1.5, WHITE, 10)
    for tip in xs:
        art.shape(circle(tip, 12 * (1 - (tip / 72) ** 2) - 49, 6.5, 24), WHITE, ink=2.2)


TRUNK = "172,544,25 184,448,35 173,340,44 186,214,53 178,112,58 180,66,54"
BRANCHES = (
    "140,304,24 100,270,18 84,248,15",
    "224,252,24 262,224,18 280,206,15",
    "204,426,18 236,402,13 250,386,12",
    "144,460,14 122,444,11 112,431,10",
    "136,152,22 106,126,16 94,108,14",
)


def _sawn(path: str) -> tuple[Region, Region]:
    """A branch sawn off at the last node of its path, and the cut."""
    *_, before, end = nodes(path)
    angle = math.degrees(math.atan2(end.y - before.y, end.x - before.x))
    beyond = move(turn(box(0, -80, 80, 80), angle), end.x, end.y)
    cut = ellipse(end.x, end.y, end.radius * 0.46, end.radius, angle)
    return union(limb(path).difference(beyond), cut), cut


def ace_of_clubs() -> Picture:
    """A great green cudgel wound with a ribbon, in leaf again, a robin on one of its knots."""
    art = card_base()
    for x, y, angle, length in (
        (88, 258, 176, 54),
        (80, 268, 124, 50),
        (272, 234, 32, 54),
        (260, 242, 74, 50),
        (244, 412, 18, 56),
        (238, 416, 66, 46),
        (118, 448, 152, 54),
        (124, 454, 108, 44),
        (100, 132, 152, 54),
        (112, 138, 112, 44),
        (228, 92, -18, 58),
        (234, 122, 16, 50),
    ):
        leaf(art, x, y, length, angle)
    parts = [_sawn(path) for path in (TRUNK, *BRANCHES)]
    wood = union(*[branch for branch, _ in parts]).buffer(4).buffer(-4)
    hatch = Hatch(angle=-10, spacing=8, length=26, width=2.0)
    art.shape(wood, GREEN, ink=3.4, shade=GREEN_DARK, shift=(-13, -3), hatch=hatch)
    _bark(art, wood.buffer(-2))
    _winding(art)
    with art.at(172, 256, turned=2):
        owlet(art)
    for _, cut in parts:
        art.shape(cut, GOLD, ink=2.6, heavy=(0.4, 0.6))
        for size in (0.72, 0.36):
            ring = scale(cut, size, origin=cut.centroid.coords[0])
            art.add(ring.difference(ring.buffer(-1.8)), GOLD_DARK)
    ribbon(art, 176, 492, 1.05)
    for x, y, radius in ((60, 304, 19), (290, 270, 19), (286, 436, 17)):
        flower(art, x, y, radius, colour=RED, centre=GOLD)
    songbird(art, 284, 194, 1.12)
    return art


def _bark(art: Picture, inside: Region) -> None:
    for path in (
        "140,96 146,140 140,186",
        "172,104 176,124 172,150",
        "216,240 212,270 206,290",
        "142,378 146,400 142,420",
        "190,430 196,450 192,466",
        "196,104 206,150 196,200",
        "164,140 170,180 162,226",
        "146,236 152,270 146,310",
        "196,262 200,300 190,338",
        "162,372 156,410 164,440",
        "190,462 186,490 188,520",
    ):
        art.line(path, 2.8, (0, 1, 0), within=inside)
    for x, y, size, turned in (
        (156, 148, 1.1, 8),
        (214, 206, 0.7, -10),
        (150, 316, 0.9, 4),
        (164, 430, 0.9, -6),
        (206, 120, 0.8, -4),
    ):
        with art.at(x, y, size, turned=turned):
            art.shape(blob("0,-17! 6,-3 0,17! -6,3"), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-2, -2))
    for x, y, size in ((186, 398, 0.9),):
        with art.at(x, y, size):
            art.line("0,-22 -15,-6 -10,14 4,22 15,8 12,-12 0,-22", 2.6, (0.3, 1, 0.8, 0.4), within=inside)
            art.line("1,-12 -7,-2 -3,10 6,6 4,-6", 2.2, (0.3, 1, 0.6, 0.2), within=inside)
            art.dot(0, 0, 2.6, INK, 12)


def _winding(art: Picture) -> None:
    """The ribbon where it crosses the front of the trunk, rising from left to right."""
    for path in (
        "90,192! 180,182 270,126! 270,158! 180,214 90,222!",
        "90,338! 180,328 270,272! 270,302! 180,358 90,366!",
        "120,484! 180,470 250,444! 250,472! 180,498 120,512!",
    ):
        band = blob(path).intersection(limb(TRUNK).buffer(2.4))
        art.shape(band, RED, ink=2.8, shade=RED_DARK, shift=(-6, -4))
