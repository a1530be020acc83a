"""The king of the brewers with barrel and hop wreath: the ten of beer."""

from shapely.geometry import box

from saarbruecken.courts.bier_hands import glass_hand
from saarbruecken.courts.people import Cloth, cuff, neck, sleeve
from saarbruecken.signs import beer
from saarbruecken.suits import AMBER, AMBER_DARK
from woodcut.faces.beards import full_beard, handlebar
from woodcut.faces.broad import BROAD, broad
from woodcut.faces.moods import Mood
from woodcut.geometry import Region, blob, circle, discs, ellipse, limb, move, rounded, union
from woodcut.hats import crown
from woodcut.ornaments import leaf
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN_DARK,
    GREY_DARK,
    INK,
    RED,
    SKIN,
    SKIN_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

BEARD, BEARD_DARK = "#b5622a", "#7c3d16"
HOP, HOP_DARK = "#a9bd55", "#74883a"
OAK: Cloth = ("#b07b43", "#7a4d20")
SHIRT: Cloth = (WHITE, WHITE_DARK)


def king(art: Picture) -> None:
    """Draw a mighty brewer in a mantle, one hand on a barrel, the other raising his glass."""
    _mantle(art)
    _gown(art)
    _barrel(art)
    _mouse(art)
    _barrel_arm(art)
    _glass_arm(art)
    _garland(art)
    _head(art)


def _cone(x: float, y: float) -> Region:
    """A hop cone as the weave of the mantle shows it."""
    return blob(f"{x},{y - 9}! {x + 6},{y - 3} {x + 4},{y + 5} {x},{y + 10}! {x - 4},{y + 5} {x - 6},{y - 3}")


def _mantle(art: Picture) -> None:
    mantle = blob(
        "146,228 112,252 92,330 82,430 72,524! 110,532 190,534 270,532 330,524! 316,420 296,320 274,252 "
        "240,228"
    )
    art.shape(mantle, BROWN, ink=3.4, shade=BROWN_DARK, shift=(-9, -3))
    art.lay(motif(mantle.buffer(-7), _cone, 26, 30, margin=6), AMBER_DARK)
    edge = mantle.buffer(-1.1)
    hem = edge.difference(move(edge, 0, -15)).intersection(box(60, 490, 340, 540))
    art.lay(hem, WHITE)
    art.lay(hem.buffer(1.8).difference(hem).intersection(edge), INK)


def _gown(art: Picture) -> None:
    shirt = blob("148,238 130,290 128,340 124,400! 196,410 268,400! 264,340 262,290 242,238")
    art.shape(shirt, WHITE, ink=3.0, shade=WHITE_DARK, shift=(-9, -3))
    apron = blob(
        "166,268! 160,310 134,340 124,400 118,450 108,520! 124,530 142,520 162,530 184,521 206,530 228,520 "
        "250,530 268,520 282,521! 274,450 266,400 258,340 230,310 224,268! 196,276"
    )
    art.shape(apron, AMBER, ink=3.2, shade=AMBER_DARK, shift=(-11, -3), hatch=Hatch(12, 6.5, 18))
    inside = apron.buffer(-1.6)
    for fold, edge in (
        ("148,402! 140,440 132,484 124,530! 142,522 144,480 148,440!", "148,402 144,440 144,480 142,521"),
        ("182,404! 172,446 166,488 162,531! 184,524 183,484 182,440!", "182,404 182,440 183,484 184,522"),
        ("214,404! 212,446 208,490 206,531! 228,524 222,484 218,440!", "214,404 218,440 222,484 228,521"),
        ("244,398! 248,446 250,490 250,531! 268,524 262,484 254,440!", "244,398 254,440 262,484 268,521"),
    ):
        art.lay(blob(fold).intersection(inside), AMBER_DARK)
        art.line(edge, 2.6, (0.2, 1, 1, 0.8), within=inside)
    art.line("128,352 160,384 196,392 232,384 264,352", 2.2, (0, 1, 1, 0), within=inside)
    belt = blob("126,372! 160,388 196,392 232,388 266,372! 268,388! 232,404 196,408 160,404 124,388!")
    art.shape(belt, RED, ink=2.6, shade="#96241a", shift=(-2, -4))
    _mallet(art)
    art.shape(rounded(184, 386, 24, 24, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(rounded(190, 392, 12, 12, 3), BROWN, ink=1.6, heavy=(0, 0))


def _mallet(art: Picture) -> None:
    """Draw the bung mallet that hangs from his belt."""
    art.shape(limb("244,392,4 247,462,4.4"), OAK[0], ink=2.3, shade=OAK[1], shift=(-2, 0))
    with art.at(247, 466, turned=-3):
        art.shape(rounded(-23, -11, 46, 25, 5), OAK[0], ink=2.6, shade=OAK[1], shift=(-3, -4))
        for x in (-14, 14):
            art.line(f"{x},-11 {x + 1},1 {x},14", 2.0, (1, 1, 1))


def _barrel(art: Picture) -> None:
    with art.at(72, 470):
        body = blob("-38,-64! -47,-30 -48,0 -46,34 -38,62! 0,66 38,62! 46,34 48,0 47,-30 38,-64! 0,-60")
        art.shape(body, OAK[0], ink=3.2, shade=OAK[1], shift=(-10, -2), hatch=Hatch(8, 6.5, 14))
        inside = art.here(body).buffer(-1.5)
        for x in (-27, -13, 13, 27):
            art.line(f"{x * 0.86},-64 {x * 1.16},0 {x * 0.86},64", 1.9, (1, 1, 1), within=inside)
        for y, half, sag in ((-50, 42, 3), (-26, 47.5, 3.4), (26, 47.5, 3.4), (48, 42.5, 3)):
            hoop = limb(f"{-half},{y},4.2 0,{y + sag},4.4 {half},{y},4.2")
            art.shape(hoop, GREY_DARK, ink=2.2, shade="#4d5359", shift=(-2, -3))
        art.shape(ellipse(0, -64, 38, 8), "#c9935a", ink=2.6, shade=OAK[1], shift=(-4, -3))
        # tap
        art.shape(limb("0,8,5 0,22,4.4"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
        art.shape(
            union(circle(0, 4, 8, 20), limb("-13,-8,3 13,-8,3"), limb("0,-8,2.6 0,4,2.6")),
            GOLD,
            ink=2.2,
            shade=GOLD_DARK,
            shift=(-2, -2),
        )
        art.shape(blob("0,29! 3.4,36 0,39 -3.4,36"), AMBER, ink=1.5)


def _mouse(art: Picture) -> None:
    """Draw the mouse that catches what the tap lets fall."""
    with art.at(104, 521, 1.3):
        art.line("16,8 28,10 36,2 44,6", 2.6, (1, 1, 0.4), "#c98b84")
        body = blob("-12,-16! -4,-12 8,-10 18,2 16,12! -8,12! -12,2 -16,-6")
        art.shape(body, "#a8a29c", ink=2.2, shade="#7d766f", shift=(-3, -3))
        art.shape(circle(-3, -16, 5.6, 18), "#d9a9a0", ink=1.9)
        art.shape(blob("-18,-20! -8,-18 -2,-8 -10,-2 -17,-10"), "#a8a29c", ink=2.0)
        art.dot(-10, -12, 1.7, INK, 10)


def _barrel_arm(art: Picture) -> None:
    sleeve(art, "140,262,24 96,314,24 82,362,16", SHIRT, ("120,304 104,318 90,314", "112,330 98,338 88,334"))
    cuff(art, 82, 362, 12, SHIRT, 38)
    _gripping_hand(art)


def _gripping_hand(art: Picture) -> None:
    """Draw the hand that leans on the lid: its heel on top, four fingers over the rim, the thumb along it."""
    wrist = limb("82,368,12.4 80,384,12")
    back = blob("68,380! 60,388 52,397 54,407 74,411 96,407 99,397 94,386!")
    thumb = limb("92,392,6 102,399,5.6 110,406,4.4")
    fingers = [
        limb(f"{x},398,5.6 {x - bend},410,5.3 {x - bend * 1.2},{tip},4.4")
        for x, bend, tip in ((59, 4, 418), (70, 2, 423.5), (81, 0, 424), (91.4, -1.6, 419))
    ]
    art.shape(union(wrist, back, thumb, *fingers), SKIN, ink=2.5, shade=SKIN_DARK, shift=(-3, -2))
    for path in ("65,402 62.6,410 61.6,418", "75.6,402 74.6,411 74,420", "86.4,402 86.8,411 87,419"):
        art.line(path, 1.8, (0.2, 1, 1))
    for x, y in ((58, 398), (70, 395), (82, 395)):
        art.line(f"{x - 3},{y + 1} {x},{y - 1} {x + 3},{y + 1}", 1.5, (0, 1, 0))


def _glass_arm(art: Picture) -> None:
    sleeve(art, "250,262,24 298,304,22 296,262,16", SHIRT, ("272,296 292,308 304,300",))
    art.shape(limb("296,258,15 296,236,14"), SKIN, ink=2.8, shade="#dda377", shift=(-4, -2))
    cuff(art, 296, 262, 2, SHIRT, 38)
    beer(art, 296, 168, 1.12)
    with art.at(296, 214, 0.93):
        glass_hand(art, 0, 0, SKIN)


def _garland(art: Picture) -> None:
    """Draw the mantle over the shoulders, and the collar of hop that is the chain of the king."""
    for path in (
        "150,226 122,242 104,268! 128,276 150,262 160,240!",
        "242,226 270,242 290,268! 266,276 244,262 234,240!",
    ):
        art.shape(blob(path), BROWN, ink=2.8, shade=BROWN_DARK, shift=(-5, -4))
    art.line("147,248 162,288 196,312 232,288 245,248", 4.4, (1, 1, 1, 1), GREEN_DARK)
    for x, y, turned in (
        (148, 246, 150),
        (154, 272, 130),
        (172, 296, 115),
        (220, 296, 65),
        (240, 270, 50),
        (246, 246, 30),
        (150, 258, 20),
        (166, 288, 10),
        (230, 288, 170),
        (244, 258, 160),
    ):
        leaf(art, x, y, 24, turned, width=0.42)
    for x, y in ((158, 282), (181, 306), (212, 306), (236, 282), (196, 314)):
        hop_cone(art, x, y, 0.82)
    for x in (146, 246):
        art.shape(circle(x, 246, 9, 24), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
        art.dot(x, 246, 3.6, RED, 16)


def hop_cone(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a hop cone hanging from a point."""
    with art.at(x, y, size):
        art.shape(
            blob("0,-4! 10,2 12,14 7,26 0,33! -7,26 -12,14 -10,2"),
            HOP,
            ink=2.1,
            shade=HOP_DARK,
            shift=(-4, -3),
        )
        for row in (6, 14, 22):
            art.line(
                f"-9,{row - 3} -4,{row + 4} 0,{row - 1} 4,{row + 4} 9,{row - 3}", 1.5, (0.3, 1, 1, 1, 0.3)
            )


def _head(art: Picture) -> None:
    neck(art, 196, 238, SKIN, width=20)
    with art.at(196, 164, 1.2, flip=True):
        back = discs("36,-14,10 40,0,10 39,14,9 -31,-10,8 -35,4,8")
        art.shape(back, BEARD, ink=2.6, shade=BEARD_DARK)
        art.shape(blob("-30,-22! -32,-40 0,-52 32,-40 30,-22! 0,-34"), BEARD, ink=2.4)
        broad(art, bearded=True, brow=BEARD_DARK, aged=True, mood=Mood.PLEASED, bushy=1.4)
        full_beard(art, BROAD, BEARD, BEARD_DARK, Mood.PLEASED, length=78)
        handlebar(art, BROAD, BEARD, Mood.PLEASED, size=1.25)
        with art.at(0, -44, 1.04):
            crown(art, band=RED)
        _wreath(art)


def _wreath(art: Picture) -> None:
    """Draw the hop wreath below the crown."""
    for x, y, turned in (
        (-35, -34, 150),
        (-25, -40, 215),
        (-11, -39, 250),
        (6, -38, 290),
        (22, -40, 320),
        (35, -34, 20),
        (-34, -30, 100),
        (35, -30, 80),
    ):
        leaf(art, x, y, 17, turned, width=0.44)
    for x, y in ((-33, -33), (-18, -37), (0, -36), (18, -37), (33, -33)):
        hop_cone(art, x, y, 0.5)
