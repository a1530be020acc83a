"""Animals that stand between the pips of a number card."""

from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    INK,
    RED,
    RED_DARK,
    STEEL,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture
from woodcut.small_life import YOUNG

JET, JET_DARK = "#3a3540", "#221e26"


def _twig(art: Picture) -> None:
    """The twig the magpie sits on."""
    for x, y, length, angle in (
        (98, 372, 30, 200),
        (112, 366, 26, -120),
        (262, 370, 30, -18),
        (236, 374, 26, 60),
    ):
        leaf(art, x, y, length, angle)
    wood = limb("92,372,3.4 134,367,5 180,370,5.6 226,366,4.6 268,371,3")
    art.shape(wood, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-1, -3))
    for grain in ("112,369 132,366 150,368", "206,368 224,366 240,368"):
        art.line(grain, 1.6, (0.2, 1, 0.2))


def magpie(art: Picture) -> None:
    """The thieving magpie on a twig, who eyes four diamonds and has a ring in her beak already."""
    _twig(art)
    with art.at(176, 300):
        for hip, ground in ((8, 2), (26, 26)):
            leg = union(
                limb(f"{hip},40,4 {ground},62,2.8"),
                limb(f"{ground},63,2.6 {ground - 14},67,1.8"),
                limb(f"{ground},63,2.6 {ground + 9},67,1.8"),
            )
            art.shape(leg, JET, ink=1.8)
        tail = blob("40,8! 76,26 112,56! 116,66 102,66! 66,50 34,32!")
        art.shape(tail, BLUE_DARK, ink=2.6, shade=JET_DARK, shift=(-3, -4))
        art.line("48,18 78,36 106,58", 2, (1, 1, 0.3))
        body = blob(
            "-58,-46 -48,-62 -30,-66 -16,-56 -6,-38 18,-24 44,-4 54,18 44,36 18,46 -12,42 -34,24 -46,0"
        )
        art.shape(body, WHITE, ink=3, shade=WHITE_DARK, hatch=Hatch(angle=20, spacing=6, length=14))
        inside = art.here(body.buffer(-1.2))
        hood = blob("-70,-80! -10,-76 2,-40 -4,-18! -18,-8 -28,8 -42,14 -60,0!")
        art.lay(art.here(hood).intersection(inside), JET)
        art.lay(art.here(blob("14,60! 28,24 70,6! 76,60!")).intersection(inside), JET)
        wing = blob("-8,-28! 14,-30 36,-14 60,10 78,34! 52,36 24,30 2,14 -8,-8")
        art.shape(wing, JET, ink=2.6, shade=JET_DARK, shift=(-3, -4))
        art.shape(blob("-2,-24! 14,-25 26,-14 30,-4! 12,-4 0,-12"), WHITE, ink=1.8, heavy=(0.3, 0.4))
        for feather in ("12,6 36,16 66,32", "26,0 46,12 70,31", "4,12 22,24 50,34"):
            art.line(feather, 2.6, (0.4, 1, 0.5), BLUE)
        art.shape(blob("-55,-52! -70,-50 -86,-40! -70,-38 -55,-40!"), JET, ink=2, heavy=(0.4, 0.6))
        art.line("-84,-41 -70,-44 -56,-45", 1.5, (0.4, 1, 1), STEEL)
        ring = circle(-80, -24, 14, 40).difference(circle(-80, -24, 9, 32))
        art.shape(ring, GOLD, ink=2, shade=GOLD_DARK, shift=(-2, -2))
        art.shape(poly("-80,-14 -72,-5 -80,8 -88,-5"), RED, ink=2, shade=RED_DARK, shift=(-2, -2))
        art.shape(circle(-42, -51, 5, 24), WHITE, ink=1.4, heavy=(0, 0))
        art.dot(-43.4, -51, 3, INK, 16)


def frog(art: Picture) -> None:
    """Draw a tree frog that sits on a point and looks up to the right, 62 units high."""
    for side in (-1, 1):
        with art.at(flip=side > 0):
            thigh = limb("-8,-16,9 -24,-18,8.4 -31,-5,5.4 -20,2,4.4")
            foot = union(
                limb("-22,1,3.4 -34,4,2.4"), limb("-22,1,3.4 -27,7,2.4"), limb("-22,1,3.4 -18,7,2.4")
            )
            art.shape(union(thigh, foot), YOUNG, ink=2.2, shade=GREEN, shift=(-2, -2), heavy=(0.4, 0.6))
    body = blob(
        "-17,-4 -20,-20 -16,-32 -22,-42! -18,-52 -8,-50 0,-46 8,-50 18,-52 22,-42! 16,-32 20,-20 17,-4 0,0"
    )
    art.shape(body, YOUNG, ink=2.4, shade=GREEN, shift=(-4, -3))
    art.add(blob("-11,-5 -13,-18 0,-26 13,-18 11,-5 0,-2"), "#dfe6b0")
    for side in (-1, 1):
        art.shape(circle(side * 13, -49, 7.6, 24), WHITE, ink=2.0, heavy=(0.3, 0.4))
        art.dot(side * 13 + 2.4, -51.2, 3.8, INK, 16)
        art.dot(side * 13 + 1.2, -52.8, 1.2, WHITE, 8)
        toes = union(
            limb(f"{side * 10},-14,4 {side * 8},-2,3.4"),
            *(limb(f"{side * 8},-1,2.4 {side * 8 + spread},5,2.2") for spread in (-6, 0, 6)),
        )
        art.shape(toes, YOUNG, ink=1.9, shade=GREEN, shift=(-1, -2), heavy=(0.3, 0.5))
    art.line("-15,-38 -7,-31 1,-30 9,-32 16,-39", 2.4, (0.3, 1, 1, 1, 0.3))
    for side in (-1, 1):
        art.dot(side * 3, -41, 1.2, INK, 8)


def fly(art: Picture) -> None:
    """Draw a fly that flies to the right, about 30 units long."""
    for wing in ("-3,-4! -14,-16 -22,-14 -18,-5!", "1,-4! -4,-18 -12,-22 -14,-12!"):
        art.shape(blob(wing), "#dfeaf0", ink=1.7, shade="#a9c4d4", shift=(-1.4, -1.4), heavy=(0.3, 0.5))
    art.shape(ellipse(-5, 0, 11, 6.4), JET, ink=1.8, shade=JET_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
    for foot in ("-6,5 -8,9 -11,11", "-1,5 -1,9 -3,12", "3,4 6,8 5,11"):
        art.line(foot, 1.9, (1, 1, 0.6))
    art.shape(circle(8, -1, 6, 24), JET, ink=1.8, heavy=(0.3, 0.4))
    art.shape(circle(9.6, -3, 3.4, 18), RED, ink=1.4, heavy=(0.2, 0.3))
