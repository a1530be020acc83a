"""The angler with one roach in both hands: the eight of fish."""

from saarbruecken.courts.bier_hands import rim_hand
from saarbruecken.courts.fische_heron import heron
from saarbruecken.courts.people import Cloth, arm, buttons, neck
from saarbruecken.signs import fish
from woodcut.faces.beards import broom
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.faces.three_quarter import THREE_QUARTER, face34
from woodcut.geometry import Region, blob, circle, discs, ellipse, limb, ribbon_line, rounded
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    RED,
    RED_DARK,
    SKIN_OLIVE,
    STEEL,
    STEEL_DARK,
    TEAL,
    TEAL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

RUBBER: Cloth = (TEAL, TEAL_DARK)
STRAW: Cloth = ("#d2ab5f", "#a17e3b")
CHECK = "#7fa8c9"
HAIR, HAIR_DARK, BROW = "#d8d0c2", "#a39b91", "#7d756b"


def angler(art: Picture) -> None:
    """Draw a proud angler in waders; a heron looks on."""
    _post(art)
    heron(art, 303, 386)
    _rod(art)
    _boots(art)
    _body(art)
    _arms(art)
    fish(art, 170, 322, 1.42)
    rim_hand(art, 118, 354, SKIN_OLIVE, turned=8)
    rim_hand(art, 222, 352, SKIN_OLIVE, turned=-8, flip=True)
    _head(art)


def _post(art: Picture) -> None:
    """Draw the mooring post on which the heron waits."""
    post = blob("288,496! 320,496! 322,534! 286,534!")
    art.shape(post, BROWN, ink=2.8, shade=BROWN_DARK, shift=(-6, -1), hatch=Hatch(10, 6, 10))
    art.shape(ellipse(304, 495, 18, 6), "#c98d45", ink=2.4)
    art.shape(ribbon_line("286,514 304,518 322,514", 8), WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -2))
    for x in (292, 301, 310, 318):
        art.line(f"{x},{511 + 3} {x + 3},{520}", 1.6, (1, 1))


def _rod(art: Picture) -> None:
    for prong in ("66,533,4.2 59,508,3.8 50,490,3.2 52,462,2.6", "52,494,3 34,484,2.8 26,462,2.4"):
        art.shape(limb(prong), BROWN_DARK, ink=2.0, heavy=(0.4, 0.6))
    art.shape(limb("36,532,3.6 42,300,3 46,120,2 56,44,1.3"), BROWN, ink=2.2, shade=BROWN_DARK, shift=(-2, 0))
    art.shape(limb("35.6,530,5.6 38,452,5.6"), "#c98d45", ink=2.4, shade="#94602a", shift=(-3, 0))
    art.shape(circle(47, 436, 10), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(47, 436, 3.6), BROWN, ink=1.6)
    art.line("56,44 68,92 64,150 66,206", 1.5, (1, 1, 1, 1))
    bob = ellipse(66, 216, 7, 11)
    art.shape(bob, WHITE, ink=2.0)
    art.add(bob.buffer(-1).intersection(blob("50,215! 82,215! 82,240! 50,240!")), RED)


def _boots(art: Picture) -> None:
    for x, flip in ((134, False), (206, True)):
        lean = 4 if flip else -4
        path = f"{x - lean},384,31 {x},440,26 {x + lean},480,22 {x + lean},512,18"
        art.shape(limb(path), RUBBER[0], ink=3.2, shade=RUBBER[1], shift=(-8, -2), hatch=Hatch(10, 6.5, 14))
        for y, half in ((454, 14), (486, 12), (496, 9)):
            art.line(f"{x + lean - half},{y} {x + lean},{y + 7} {x + lean + half},{y - 1}", 2.2)
        with art.at(x + lean, 520, flip=flip):
            shoe = blob("19,-20! 22,4 17,12! -16,13 -42,12! -50,4 -38,-6 -20,-11 -17,-22!")
            art.shape(shoe, RUBBER[0], ink=3.0, shade=RUBBER[1], shift=(-3, -3))
            sole = blob("-51,6! -16,9 20,6! 18,14! -16,15 -47,14!")
            art.shape(sole, WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -2))
    # the patch over a hole, and what it is held with
    with art.at(130, 436, turned=-8):
        art.shape(rounded(-13, -11, 24, 22, 3), RED, ink=2.0, shade=RED_DARK, shift=(-2, -2))
        for x in (-8, 0, 8):
            for y in (-13, 13):
                art.line(f"{x - 1},{y - 4} {x - 1},{y} {x - 1},{y + 3}", 1.8, (1, 1, 1))


def _checks(art: Picture, region: Region) -> None:
    inside = region.buffer(-1.5)
    art.lay(stripes(inside, 35, 11, 3.4), CHECK)
    art.lay(stripes(inside, -55, 11, 3.4), CHECK)


def _body(art: Picture) -> None:
    shirt = blob("132,238 112,270 108,330 108,392! 172,402 234,392! 232,330 228,270 208,238 192,226 150,226")
    art.shape(shirt, WHITE, ink=3.2, shade=WHITE_DARK, shift=(-9, -3))
    _checks(art, shirt)
    bib = blob("132,288! 114,346 104,400! 171,410 238,400! 230,346 210,288! 171,296")
    art.shape(bib, RUBBER[0], ink=3.2, shade=RUBBER[1], shift=(-9, -3), hatch=Hatch(12, 6.5, 14))
    for strap in ("138,296 140,256 146,232", "205,296 202,256 196,232"):
        art.shape(ribbon_line(strap, 12), RED, ink=2.4, shade=RED_DARK, shift=(-3, 0))
    buttons(art, "138,296 205,296", GOLD, 5)


def _arms(art: Picture) -> None:
    for forearm, upper, roll in (
        ("86,304,17 100,332,15 114,356,13", "124,256,21 90,292,21 84,306,19", "66,306 82,320 104,308"),
        ("256,304,17 242,332,15 226,356,13", "218,256,21 252,292,21 258,306,19", "238,308 260,320 276,306"),
    ):
        arm(art, forearm, SKIN_OLIVE)
        sleeve = limb(upper)
        art.shape(sleeve, WHITE, ink=3.0, shade=WHITE_DARK, shift=(-6, -3))
        _checks(art, sleeve)
        art.shape(ribbon_line(roll, 11), WHITE, ink=2.5, shade=WHITE_DARK, shift=(-2, -3))


def _head(art: Picture) -> None:
    neck(art, 171, 240, SKIN_OLIVE, width=17)
    kerchief = blob("146,238! 158,224 171,232 186,224 198,238! 190,250 178,248 172,262 164,248 152,250")
    art.shape(kerchief, RED, ink=2.5, shade=RED_DARK, shift=(-3, -3))
    with art.at(171, 168, 1.18):
        art.shape(discs("28,-14,10 34,0,10 31,15,9 -29,-12,6 -31,0,6"), HAIR, ink=2.6, shade=HAIR_DARK)
        face34(art, skin=SKIN_OLIVE, brow=BROW, aged=True, mood=Mood.PLEASED, nose=Nose.BULBOUS, bushy=1.5)
        broom(art, THREE_QUARTER, HAIR, HAIR_DARK, Mood.PLEASED)
        art.shape(discs("30,-12,7 32,-1,7 30,9,6"), HAIR, ink=2.3, shade=HAIR_DARK, shift=(-2, -2))
        with art.at(0, -5):
            _hat(art)


def _hat(art: Picture) -> None:
    """Draw the hat in which he keeps his flies."""
    crown = blob("-30,-22! -28,-52 -16,-62 14,-63 30,-52 36,-22! 2,-34")
    art.shape(crown, STRAW[0], ink=3, shade=STRAW[1], shift=(-7, -3), hatch=Hatch(20, 5.5, 12))
    band = blob("-31,-32! 2,-46 36,-32! 37,-22! 2,-36 -31,-22!")
    art.shape(band, TEAL, ink=2.2, shade=TEAL_DARK, shift=(-2, -2))
    brim = blob("-32,-25 -52,-8 -48,-2 -24,-14 2,-22 26,-15 48,0 54,-6 38,-26 4,-36")
    art.shape(brim, STRAW[0], ink=2.8, shade=STRAW[1], shift=(-4, -4))
    with art.at(-15, -42, turned=-14):  # a spoon
        art.shape(ellipse(0, -6, 5, 9), STEEL, ink=1.9, shade=STEEL_DARK, shift=(-2, -2))
        art.line("0,3 0,8 -4,9 -5,5", 1.7, (1, 1, 1, 0.5))
    with art.at(8, -48, turned=6):  # a fly
        for flip in (False, True):
            with art.at(flip=flip):
                art.shape(blob("1,0! 4,-9 12,-13! 11,-4 4,2!"), WHITE, ink=1.7, heavy=(0.4, 0.6))
        art.shape(ellipse(0, 1, 3.4, 6), GOLD, ink=1.8, heavy=(0.4, 0.6))
        art.line("0,6 0,12 -4,13 -5,9", 1.7, (1, 1, 1, 0.5))
    feather = blob("26,-36! 30,-52 44,-66 56,-68! 54,-54 44,-42 30,-34!")
    art.shape(feather, RED, ink=2.2, shade=RED_DARK, shift=(-3, -3))
    art.line("29,-37 38,-49 51,-63", 1.7, (1, 0.8, 0.2))
