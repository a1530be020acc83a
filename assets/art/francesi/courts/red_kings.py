"""The kings of hearts and diamonds: sword and axe."""

from francesi.courts.cloth import (
    Colours,
    bars,
    cloth,
    colours,
    cuff,
    diamonds,
    ermine_tail,
    lozenges,
    rings,
    sleeve,
)
from francesi.courts.crowns import lily_crown, spiked_crown
from francesi.courts.hair import (
    BROWN_HAIR,
    FAIR_HAIR,
    beard,
    curls,
    mass,
    ringlets,
)
from francesi.courts.hands import bare, cupped_hand, grip
from francesi.courts.regalia import axe, goblet, sword
from francesi.courts.visitors import robin
from francesi.ornaments import sun
from francesi.pips import outline
from francesi.suits import Suit
from woodcut.dress import ermine
from woodcut.faces.features import Nose
from woodcut.faces.frontal import frontal
from woodcut.faces.profile import profile
from woodcut.geometry import blob, circle, limb, poly, union
from woodcut.palette import (
    BLUE,
    GOLD,
    GOLD_DARK,
    INK,
    LIPS,
    RED,
    RED_DARK,
    SKIN,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture


def king_of_hearts(art: Picture, main: Colours) -> None:
    """Draw a curly king with a sword, who lifts the cup of his suit to a robin."""
    body = blob("140,192! 112,204 88,230 74,270 70,322! 290,322! 286,270 272,230 248,204 220,192!")
    cloth(art, body, main, lozenges)
    vest = poly("158,202 202,202 226,322 134,322")
    cloth(art, vest, colours(BLUE), ink=2.6)
    for edge in ("151,206 136,322", "209,206 224,322"):
        art.shape(limb(" ".join(f"{point},5" for point in edge.split())), GOLD, ink=2.3, heavy=(0.3, 0.3))
    diamonds(art, "180,276", GOLD, heart=RED)
    bare(art, blob("163,160! 166,188 158,206! 202,206! 194,188 197,160!"), SKIN)
    # The hand on the sword.
    sleeve(art, "254,228,22 286,278,25 278,304,24", main, lozenges)
    sleeve(art, "106,228,22 78,280,25 86,302,24", main, lozenges)
    for flip in (False, True):
        with art.at(360 if flip else 0, 0, flip=flip):
            lapel = blob(
                "156,190! 122,194 96,206 78,226 72,246! 84,250 94,257 106,252! 116,256 130,250! "
                "138,238 150,222 170,206!"
            )
            ermine(art, lapel, 21, 19)
            inside = art.here(lapel).buffer(-1.5)
            for fold in ("140,198 112,222 100,250", "156,200 136,226 122,250"):
                art.line(fold, 2.2, (0, 1, 0.8), within=inside)
    # The chain of his order, and the heart that hangs from it.
    for side in (-1, 1):
        for dx, dy in ((33, -33), (27, -22), (20, -12), (11, -4)):
            art.shape(
                circle(180 + side * dx, 244 + dy, 5, 20), GOLD, ink=1.9, shade=GOLD_DARK, shift=(-1.4, -1.4)
            )
    with art.at(180, 252, 0.3):
        art.shape(outline(Suit.CUPS), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))
    sleeve(art, "290,304,20 287,290,19 274,276,16", main, lozenges)
    cuff(art, 270, 270, -16, colours(BLUE), 40)
    # The hand with the goblet.
    sleeve(art, "72,300,20 75,276,19 95,256,16", main, lozenges)
    cuff(art, 101, 249, 20, colours(BLUE), 38)
    with art.at(107, 202, 0.86, turned=-5):
        goblet(art)
    with art.at(96, 179, 0.92):
        robin(art)
    grip(art, 107, 229, 1.0, turned=-3, flip=True)
    with art.at(265, 250, turned=4):
        sword(art, 176, BLUE)
    grip(art, 265, 252, 1.02, turned=4)
    with art.at(180, 118):
        curls(
            art,
            "33,-22,11 38,-8,11 39,7,11 37,22,11 33,36,10 -32,-22,9 -35,-8,9 -36,6,9 -35,21,9 -33,35,9",
            BROWN_HAIR,
        )
        frontal(art, bearded=True, brow=BROWN_HAIR.shade, bushy=1.3, eared=False, grave=True, lift=0.56)
        shape = union(
            blob("30,-8! 33,18 27,44 0,62 -27,44 -33,18 -30,-8! -27,12 -22,24 -13,33 0,35 13,33 22,24 27,12"),
            ringlets("31,22,7 30,34,8 24,46,8 13,55,8 0,60,8 -13,55,8 -24,46,8 -30,34,8 -31,22,7"),
        )
        strands = (
            "-26,30 -24,44 -25,54",
            "-15,38 -13,48 -14,56",
            "-4,40 -2,50 -4,60",
            "6,40 9,49 6,58",
            "17,37 18,45 16,53",
            "26,30 27,42 24,52",
        )
        beard(art, shape, BROWN_HAIR, strands)
        art.shape(
            blob("-25,31! -14,23.4 -4,22 0,24! 4,22 14,23.4 25,31! 14,33 4,30.4 0,31 -4,30.4 -14,33"),
            BROWN_HAIR.base,
            ink=2.1,
        )
        art.add(blob("-8,33! 0,32 8,33! 4,37 -4,37"), LIPS)
        with art.at(0, -30):
            lily_crown(art, RED)


def _golden_coin(art: Picture, x: float, y: float) -> None:
    """Draw a coin with a sun about a point."""
    art.shape(circle(x, y, 34, 60), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-4, -4))
    art.shape(circle(x, y, 27.4, 48), BLUE, ink=1.8, heavy=(0.2, 0.3))
    sun(art, x, y, 25.6)


def king_of_diamonds(art: Picture, main: Colours) -> None:
    """Draw a fair king in profile with an axe, who shows the coin that his suit is elsewhere."""
    body = blob("138,192! 112,206 92,232 84,270 82,322! 286,322! 284,280 276,236 252,206 222,192!")
    cloth(art, body, main, bars(90, 20, 8), GOLD)
    coat = poly("132,196 220,196 220,322 132,322")
    cloth(art, coat, main, rings, GOLD)
    for side in (
        "138,190! 114,216 100,262 98,322! 136,322! 132,270 140,222 162,192!",
        "196,192! 208,222 212,270 208,322! 246,322! 250,266 242,216 222,190!",
    ):
        art.shape(blob(side), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-5, -2))
    for x, y in (
        (134, 214),
        (124, 234),
        (118, 256),
        (116, 278),
        (220, 214),
        (226, 236),
        (230, 258),
        (229, 280),
    ):
        art.add(ermine_tail(x, y), INK)
    sleeve(art, "112,226,22 86,280,24 84,300,22", main, bars(110, 20, 8))
    sleeve(art, "88,300,20 82,282,18 77,266,15", main)
    _golden_coin(art, 98, 202)
    cuff(art, 76, 262, -10, colours(BLUE), 36)
    cupped_hand(art, 75, 248, 1.12, flip=True, turned=24)
    sleeve(art, "250,226,24 280,278,27 262,312,26", main, bars(70, 20, 8))
    sleeve(art, "274,302,19 262,284,18 257,268,16", main)
    cuff(art, 256, 264, -6, colours(BLUE), 38)
    with art.at(258, 244):
        axe(art, -168, 80)
    grip(art, 258, 244, 1.02)
    bare(art, blob("170,160! 172,186 160,200! 212,200! 208,184 212,140!"), SKIN)
    collar = blob("152,194! 164,186 186,196 208,182 218,188! 222,204 190,216 154,208!")
    cloth(art, collar, colours(GOLD), ink=2.6)
    with art.at(186, 118):
        waves = ("22,-10 30,12 23,34 29,58", "31,-14 38,10 32,32 40,60", "39,-8 45,14 39,34 47,54")
        mass(
            art,
            "0,-42! 32,-38 47,-14 44,8 52,28 46,46 55,60 46,72 34,65 22,74 10,62! 12,20",
            FAIR_HAIR,
            waves,
        )
        profile(art, bearded=True, brow=FAIR_HAIR.shade, nose=Nose.HOOKED, bushy=1.2, eared=False, grave=True)
        shape = blob(
            "20,-4! 25,12 21,26 26,40 16,50 18,62! 6,66 2,80! -8,74 -14,90! -22,80 -33,90! -33,74 -41,64 "
            "-35,50 -29,36! -22,33 -15,33 -8,24 2,8"
        )
        beard(
            art,
            shape,
            FAIR_HAIR,
            (
                "-22,38 -22,52 -30,64 -29,80",
                "-12,36 -9,50 -18,62 -15,78",
                "-2,32 2,46 -6,58 -2,70",
                "8,24 12,38 6,48 9,58",
                "17,8 15,22 20,36 14,44",
            ),
        )
        art.add(blob("-30,30! -25,28.6 -17,30! -20,34 -27,34"), LIPS)
        art.line("-30,30 -24,30.6 -16,30", 1.8, (0.4, 1, 0.2))
        art.shape(limb("-32,23.5,2.6 -24,25,4.6 -14,30,4 -4,28,2.6 3,22,0.8"), FAIR_HAIR.base, ink=2.2)
        art.line("-30,24.5 -20,28 -10,30", 1.2)
        front = ("4,-38 17,-22 13,4", "16,-38 29,-18 25,2 31,24")
        mass(
            art,
            "-22,-30! -4,-42 24,-39 39,-16 35,4 42,20 36,34 40,48! 26,38 22,18 14,4 6,-4! 2,-18 -20,-22!",
            FAIR_HAIR,
            front,
        )
        with art.at(2, -30):
            spiked_crown(art, BLUE)
