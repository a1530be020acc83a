"""The queens of hearts and diamonds: rose and fan."""

from francesi.courts.cloth import (
    Colours,
    bars,
    cloth,
    colours,
    frill,
    gems,
    lozenges,
    puff,
    sleeve,
    stars,
)
from francesi.courts.crowns import small_crown, tiara
from francesi.courts.hair import FAIR_HAIR, RED_HAIR, curls, mass
from francesi.courts.hands import bare, grip, laid_hand, pinching_hand
from francesi.courts.pets import lapdog
from francesi.courts.trinkets import fan, rose
from woodcut.dress import ermine
from woodcut.faces.child import child
from woodcut.faces.features import Nose
from woodcut.faces.three_quarter import THREE_QUARTER, face34
from woodcut.geometry import blob, ellipse, poly
from woodcut.palette import (
    BLUE,
    GOLD,
    GREEN_DARK,
    INK,
    RED,
    SKIN,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture
from woodcut.small_life import bee

ROUND = THREE_QUARTER._replace(
    outline="-24,-34 -28,-14 -28,-3 -30,9 -27,23 -19,34 -9,39 4,37 18,28 26.4,13 28,-8 24,-32 2,-42",
    mouth=(-9, 25.6),
)
"""A face rounder and shorter than others."""

VEIL, VEIL_DARK = "#dce9ef", "#a9c5d3"


def queen_of_hearts(art: Picture, main: Colours) -> None:
    """Draw a young queen under a veil, to whose rose a bee comes."""
    veil = blob(
        "140,70! 124,110 120,160 114,206 106,240! 180,236 260,240! 248,206 240,160 232,110 206,66! 170,54"
    )
    art.shape(veil, VEIL, ink=2.8, shade=VEIL_DARK, shift=(-6, -3))
    for path in ("131,170 126,196 119,226", "226,120 234,170 246,222", "220,150 226,190 234,226"):
        art.line(path, 1.9, (0, 1, 0.3))
    gown = blob("136,196! 116,212 108,240 122,280 124,322! 236,322! 238,280 252,240 244,212 224,196!")
    cloth(art, gown, colours(BLUE), stars)
    panel = poly("158,236 202,236 212,322 148,322")
    cloth(art, panel, main, bars(90, 14, 5), ink=2.6)
    sleeve(art, "246,226,24 272,270,31 262,308,30", main, lozenges, folds=("262,250 272,268 270,286",))
    sleeve(art, "114,226,24 84,270,30 88,304,27", main, lozenges, folds=("96,252 86,268 92,284",))
    rose(art, 103, 160, (98, 262))
    bee(art, 116, 130, 0.74, turned=-28)
    sleeve(art, "84,286,17 92,268,14 97,256,12.5", colours(WHITE), bars(60, 9, 3), RED)
    frill(art, 98, 252, 8, 34)
    for width, colour in ((6.6, INK), (3.4, GREEN_DARK)):
        art.line("97,240 95,256 90,274", width, (1, 1, 1), colour)
    pinching_hand(art, 105, 246, 1.0)
    sleeve(art, "262,288,17 240,280,14 224,274,12.5", colours(WHITE), bars(-60, 9, 3), RED)
    frill(art, 224, 275, -72, 34)
    laid_hand(art, 218, 273, 0.92, turned=12)
    collar = blob(
        "128,200! 146,192 160,214 180,240! 200,214 214,192 232,200! 232,222 204,252 180,266 156,252 128,222"
    )
    ermine(art, collar, 17, 17)
    bare(art, blob("166,150! 165,178 156,192! 180,236! 204,192! 195,178 194,150!"), SKIN)
    for place in ("161,200", "167,209", "173,216", "187,216", "193,209", "199,200"):
        gems(art, place, WHITE, 3.4)
    gems(art, "180,222", RED, 5.4)
    with art.at(176, 122, 1.02, turned=-9):
        mass(
            art,
            "-24,-40! -36,-24 -40,0 -36,16! -26,24 0,20 26,26! "
            "34,44 40,58 36,74! 48,66 52,46 45,26 44,-4 34,-32!",
            FAIR_HAIR,
            ("38,-8 38,16 46,40", "32,-14 33,20 42,48 42,64"),
        )
        face34(
            art, brow=FAIR_HAIR.shade, smile=3, lashes=True, nose=Nose.SNUB, grave=True, face=ROUND, lift=0.36
        )
        mass(
            art,
            "2,-45! 22,-42 35,-24 37,-2 33,16! 40,30 37,44 43,58 "
            "36,74! 26,66 29,52 23,40 29,24 25,8 24,-10 14,-26!",
            FAIR_HAIR,
            ("14,-38 29,-22 31,0", "32,-10 29,12 34,30 31,44 36,58", "31,30 27,42 34,56 33,68"),
        )
        mass(
            art,
            "6,-45! -12,-44 -28,-32 -33,-10 -30,4! -35,16 -31,28 -37,40 -30,52! -22,42 -24,32 -19,22 -24,10 "
            "-25,-8 -17,-24 2,-34!",
            FAIR_HAIR,
            ("-4,-39 -22,-28 -28,-8", "-28,6 -29,18 -25,30 -30,44"),
        )
        with art.at(1, -38):
            small_crown(art, BLUE)


def queen_of_diamonds(art: Picture, main: Colours) -> None:
    """Draw a merry, stout queen in a ruff with an open fan."""
    gown = blob("140,200! 110,214 96,250 100,290 98,322! 262,322! 260,290 264,250 250,214 220,200!")
    cloth(art, gown, main, bars(90, 17, 5))
    panel = blob("152,200! 146,240 156,290 160,322! 200,322! 204,290 214,240 208,200!")
    cloth(art, panel, colours(BLUE), lozenges)
    gems(art, "192,226 192,246", GOLD, 5)
    sleeve(art, "254,230,26 286,272,28 272,308,26", main, bars(60, 17, 5))
    puff(art, 252, 224, -36, main, GOLD, 1.12)
    sleeve(art, "106,230,26 76,272,28 84,300,26", main, bars(120, 17, 5))
    puff(art, 108, 224, 36, main, GOLD, 1.12)
    sleeve(art, "84,296,18 110,288,16 130,283,14", colours(WHITE))
    with art.at(150, 233, 1.1):
        lapdog(art)
    frill(art, 130, 282, 82, 36)
    laid_hand(art, 136, 283, 0.94, turned=-2, flip=True)
    with art.at(238, 256):
        fan(art, 79, -102, -40, colours(BLUE), GOLD)
    sleeve(art, "282,306,18 266,288,16 254,274,13", colours(WHITE), folds=("278,290 268,292 264,300",))
    frill(art, 252, 272, -40, 36)
    grip(art, 241, 259, 1.04, turned=-22)
    ruff = ellipse(180, 183, 63, 25)
    art.shape(ruff, WHITE, ink=2.9, shade=WHITE_DARK, shift=(-4, -5))
    with art.at(180, 129, 0.98, turned=4):
        curls(
            art,
            (
                "-26,-36,13 -8,-46,13 12,-47,13 30,-37,13 40,-20,12 43,-1,11 42,17,10 -36,-20,12 "
                "-40,-1,11 -41,16,10"
            ),
            RED_HAIR,
        )
        child(art, brow=RED_HAIR.shade, smile=2, lashes=True, eared=False, grave=True)
        curls(art, "-22,-34,9 -6,-39,9 10,-39,9 24,-34,9", RED_HAIR)
        with art.at(1, -45, 0.86):
            tiara(art, BLUE)
    front = ruff.difference(ellipse(180, 160, 41, 24))
    art.shape(front, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-3, -4))
    inside = front.buffer(-1)
    for step in range(-6, 7):
        x = 180 + step * 9.8
        lean = step * 3
        art.line(
            (
                f"{180 + step * 5.6},{180 - abs(step) * 1.8} {x},{193 - abs(step) * 1.2} "
                f"{x + lean},{214 - abs(step)}"
            ),
            2.2,
            (0.4, 1, 1),
            within=inside,
        )
