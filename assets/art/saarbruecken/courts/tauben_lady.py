"""The ten of doves: a lady with a crown, dressed in the colours of the dove on her hand."""

from saarbruecken.courts.people import LINEN, Cloth, bearing_hand, cuff, laid_hand, leather_shoe, neck, sleeve
from saarbruecken.courts.scenery import fountain, stage
from saarbruecken.signs import Pose, dove
from saarbruecken.suits import PLUM_DARK, Suit
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.faces.three_quarter import face34
from woodcut.geometry import Region, blob, circle, discs, limb, mirror, union
from woodcut.hats import crown
from woodcut.palette import GOLD, GOLD_DARK, PLUM, RED, RED_DARK, SKIN, WHITE
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture
from woodcut.pigeon import DOVE, DOVE_DARK

MANTLE: Cloth = (PLUM, PLUM_DARK)
GOWN: Cloth = (DOVE, DOVE_DARK)
NECK_GREEN, BAR = "#4f8f6d", "#38434f"
CURLS, CURLS_DARK = "#e4ded2", "#a39b91"
MIDDLE = 176
CRUMBS = ((66, 398), (58, 410), (70, 416), (52, 426), (64, 436), (46, 446), (58, 456), (68, 462), (48, 472))
"""The crumbs that fall out of her hand."""


def lady() -> Picture:
    """An old lady with spectacles bears a dove and scatters crumbs for others."""
    art = stage(Suit.CLUBS, lambda town: fountain(town, 284, 1.0), (184, 132))
    with art.at(360, 0, flip=True):
        _mantle(art)
        _gown(art)
        _scattering_arm(art)
        _bearing_arm(art)
        _collar(art)
        _head(art)
        dove(art, 282, 194, 0.98)
        _picker(art)
    return art


def _picker(art: Picture) -> None:
    """A second pigeon that picks up what she scatters."""
    dove(art, 54, 511, 0.58, pose=Pose.PECKING, flip=True)
    art.add(discs("92,538,2.4 99,540,2.2 106,537,2.4", 10), GOLD)


def feather(x: float, y: float) -> Region:
    """The motif woven into the mantle."""
    return union(
        blob(f"{x},{y - 10}! {x + 5},{y - 1} {x},{y + 9}! {x - 5},{y - 1}"),
        limb(f"{x},{y + 6},0.9 {x},{y + 13},0.9"),
    )


def _mantle(art: Picture) -> None:
    for x, flip in ((MIDDLE - 34, False), (MIDDLE + 34, True)):  # red feet, as doves have
        leather_shoe(art, x, 528, (RED, RED_DARK), flip=flip)
    mantle = blob(
        "138,226 106,250 80,322 76,412 46,522! 76,530 110,524 144,531 176,526 208,531 242,524 276,530 "
        "308,522! "
        "288,420 284,330 254,246 214,226"
    )
    art.shape(mantle, MANTLE[0], ink=3.4, shade=MANTLE[1], shift=(-9, -3))
    art.add(motif(mantle.buffer(-6), feather, 22, 30, margin=5), "#b3729f")


def _gown(art: Picture) -> None:
    gown = blob(
        "140,236 132,290 138,334 120,430 102,514! 126,522 152,516 176,523 200,516 226,522 250,514! "
        "232,430 214,334 "
        "220,290 212,236"
    )
    art.shape(gown, GOWN[0], ink=3.1, shade=GOWN[1], shift=(-10, -2), hatch=Hatch(12, 6.5, 14))
    inside = art.here(gown).buffer(-1.5)
    for y in (470, 492):  # the two dark bars of a pigeon's wing
        art.line(
            f"90,{y} 126,{y + 8} 152,{y + 2} 176,{y + 9} 200,{y + 2} 226,{y + 8} 262,{y}",
            9,
            (1, 1, 1),
            BAR,
            within=inside,
        )
    for fold in (
        "150,350 138,420 128,508",
        "166,352 160,430 156,508",
        "188,352 194,430 198,508",
        "204,350 216,420 226,508",
    ):
        art.line(fold, 2.5, (0, 1, 0.8), within=inside)
    for step in range(4):
        art.shape(circle(MIDDLE, 262 + step * 17, 4.2, 16), GOLD, ink=1.8)
    belt = blob("136,324! 156,331 176,333 196,331 216,324! 217,340! 196,348 176,350 156,348 135,340!")
    art.shape(belt, PLUM, ink=2.6, shade=PLUM_DARK, shift=(-2, -4))
    art.shape(circle(MIDDLE, 341, 9.5, 24), GOLD, ink=2.3, shade=GOLD_DARK, shift=(-3, -3))
    art.dot(MIDDLE, 341, 4, NECK_GREEN, 16)
    edge = blob("138,240! 122,254 114,330 96,430 72,526! 94,526! 114,430 130,330 144,250!")
    for side in (edge, mirror(edge, MIDDLE)):
        art.shape(side, WHITE, ink=2.6, shade=LINEN[1], shift=(-4, -3))
    tracks = [bird_track(126 - step * 5.6, 280 + step * 34) for step in range(7)]
    for track in tracks:
        art.add(track, PLUM_DARK)
        art.add(mirror(track, MIDDLE), PLUM_DARK)


def bird_track(x: float, y: float) -> Region:
    """The print of a bird's foot."""
    toes = [limb(f"{x},{y + 4},1.3 {x + dx},{y - 6},1.0") for dx in (-5, 0, 5)]
    return union(limb(f"{x},{y + 9},1.1 {x},{y + 4},1.3"), *toes)


def _scattering_arm(art: Picture) -> None:
    sleeve(art, "130,256,21 86,314,21 96,356,15", GOWN, ("106,304 94,318 84,316", "98,334 88,330 84,322"))
    cuff(art, 97, 358, -8, LINEN, 34)
    for x, y in CRUMBS:
        art.shape(circle(x, y, 3.2, 10), GOLD, ink=1.5, heavy=(0.3, 0.4))
    laid_hand(art, 92, 380, 1.02, turned=-62)


def _bearing_arm(art: Picture) -> None:
    sleeve(art, "224,256,21 272,318,21 284,284,15", GOWN, ("250,298 266,312 280,306",))
    cuff(art, 285, 278, 8, LINEN, 34)
    bearing_hand(art, 288, 258, 1.1)


def _collar(art: Picture) -> None:
    cape = blob("116,268 118,244 140,226 160,218 192,218 212,226 234,244 236,268 206,282 176,288 146,282")
    art.shape(cape, PLUM, ink=2.9, shade=PLUM_DARK, shift=(-5, -4))
    upper = blob("124,252 128,236 150,220 202,220 224,236 228,252 200,262 176,265 152,262")
    art.shape(upper, NECK_GREEN, ink=2.5, shade="#35674c", shift=(-4, -3))
    ruff = discs("142,228,9 152,234,9 164,238,9 176,240,9 188,238,9 200,234,9 210,228,9 176,226,22")
    art.shape(ruff, WHITE, ink=2.6, shade=LINEN[1], shift=(-3, -3))
    neck(art, MIDDLE, 222, SKIN)


def _head(art: Picture) -> None:
    with art.at(MIDDLE, 156, 1.12, flip=True):
        back = discs("32,-10,13 37,4,12 34,19,11 28,30,8 -29,-8,9 -31,6,8 30,-26,14 -24,-26,10", 28)
        art.shape(back, CURLS, ink=2.7, shade=CURLS_DARK, shift=(-4, -3))
        for x, y in ((36.0, -10.0), (40.0, 6.0), (36.0, 22.0)):
            art.line(f"{x - 8},{y + 2} {x - 1},{y - 5} {x + 5},{y + 1} {x},{y + 5}", 1.7, (0.2, 1, 0.8, 0.1))
        face34(art, brow=CURLS_DARK, aged=True, mood=Mood.PLEASED, nose=Nose.SNUB, full=False, lashes=True)
        for x, radius in ((-17.5, 10.5), (10, 12.5)):
            art.shape(circle(x, 2, radius, 32).difference(circle(x, 2, radius - 2.2, 32)), GOLD_DARK, ink=0)
        art.line("-8,0 -4,-2.4 -2,0", 2.2, (1, 1, 1), GOLD_DARK)
        art.line("22,0 28,-2 33,-3", 2.2, (1, 1, 1), GOLD_DARK)
        front = union(
            blob("-26,-14! -32,-32 0,-46 34,-32 34,-6! 24,-20 2,-26 -18,-22"),
            discs("-26,-22,8 -14,-27,9 2,-29,9 18,-25,9 29,-14,8", 24),
        )
        art.shape(front, CURLS, ink=2.5, shade=CURLS_DARK, shift=(-3, -3))
        for x, y in ((-14, -27), (2, -29), (18, -24)):
            art.line(f"{x - 6},{y + 2} {x - 1},{y - 4} {x + 4},{y} {x},{y + 4}", 1.6, (0.2, 1, 0.8, 0.1))
        art.shape(circle(30, 21, 3.6, 14), GOLD, ink=1.7)
        with art.at(2, -34, 1.02):
            crown(art, band=PLUM)
