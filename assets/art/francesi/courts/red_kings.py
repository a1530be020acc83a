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
    mouth,
    ringlets,
)
from francesi.courts.hands import bare, swearing_hand
from francesi.courts.regalia import axe, sword
from woodcut.dress import ermine, fist
from woodcut.faces.features import Nose
from woodcut.faces.frontal import frontal
from woodcut.faces.profile import profile
from woodcut.geometry import blob, limb, poly, union
from woodcut.palette import (
    BLUE,
    GOLD,
    INK,
    LIPS,
    RED,
    SKIN,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture


def king_of_hearts(art: Picture, main: Colours) -> None:
    """Draw a curly king without a moustache, who holds his ermine closed and raises a sword."""
    body = blob("130,190! 104,214 80,240 66,280 62,322! 300,322! 294,280 280,240 258,214 230,190!")
    cloth(art, body, main, lozenges)
    vest = poly("146,196 214,196 222,320 138,320")
    cloth(art, vest, colours(BLUE), ink=2.6)
    for edge in ("146,214 138,320", "214,214 222,320"):
        art.shape(limb(" ".join(f"{point},5" for point in edge.split())), GOLD, ink=2.3, heavy=(0.3, 0.3))
    diamonds(art, "180,262 180,285", GOLD, heart=RED)
    # The hand on the sword.
    sleeve(art, "258,222,22 288,276,25 278,304,24", main, lozenges)
    sleeve(art, "286,296,20 280,276,19 270,262,16", main)
    cuff(art, 268, 256, -16, colours(BLUE), 40)
    sleeve(art, "100,222,22 74,276,25 92,296,22", main, lozenges)
    cape = blob(
        "138,186 112,198 92,214 78,240 72,262! 90,274 114,275 140,264! 158,240 172,216 180,209 188,216 "
        "202,240 220,264! 246,275 270,274 288,262! 282,240 268,214 248,198 222,186 180,182"
    )
    ermine(art, cape, 21, 19)
    inside = art.here(cape).buffer(-1.5)
    for fold in ("116,206 98,236 94,274", "140,206 124,238 120,274", "244,206 262,236 266,274"):
        art.line(fold, 2.2, (0, 1, 0.8), within=inside)
    # The hand on the edge of the ermine.
    sleeve(art, "84,288,20 112,284,18 132,274,16", main, folds=("92,274 98,286 96,296",))
    cuff(art, 134, 271, 56, colours(BLUE), 36)
    fist(art, 149, 257, 1.06, turned=32, flip=True)
    with art.at(264, 236, turned=4):
        sword(art, 176, BLUE)
    fist(art, 264, 238, 1.12, turned=4)
    with art.at(180, 118):
        curls(
            art,
            "33,-22,11 38,-8,11 39,7,11 37,22,11 33,36,10 -32,-22,9 -35,-8,9 -36,6,9 -35,21,9 -33,35,9",
            BROWN_HAIR,
        )
        frontal(art, bearded=True, brow=BROWN_HAIR.shade, aged=True, bushy=1.2, eared=False, grave=True)
        outline = union(
            blob("30,-8! 33,20 27,50 0,74 -27,50 -33,20 -30,-8! -27,14 -22,27 -13,38 0,41 13,38 22,27 27,14"),
            ringlets("31,24,7 30,38,8 24,51,8 14,62,8 0,69,9 -14,62,8 -24,51,8 -30,38,8 -31,24,7"),
        )
        strands = (
            "-26,30 -24,44 -25,54",
            "-15,42 -13,54 -14,64",
            "-4,45 -2,58 -4,70",
            "6,45 9,56 6,68",
            "17,40 18,50 16,60",
            "26,30 27,42 24,52",
        )
        beard(art, outline, BROWN_HAIR, strands)
        mouth(art, 0)
        with art.at(0, -30):
            lily_crown(art, RED)


def king_of_diamonds(art: Picture, main: Colours) -> None:
    """Draw a fair king in profile, an axe behind him, his hand raised in an oath."""
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
    sleeve(art, "90,298,20 88,278,18 87,268,16", main)
    cuff(art, 87, 262, 0, colours(BLUE), 38)
    swearing_hand(art, 87, 252, 1.06, turned=-4)
    sleeve(art, "250,226,24 280,278,27 262,312,26", main, bars(70, 20, 8))
    sleeve(art, "274,302,19 262,284,18 257,268,16", main)
    cuff(art, 256, 264, -6, colours(BLUE), 38)
    with art.at(258, 244):
        axe(art, -190, 80)
    fist(art, 258, 244, 1.1)
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
        outline = blob(
            "20,-2! 26,20 14,44 -2,66 -20,78 -42,96! -40,74 -33,52 -29,36! -22,33 -15,33 -8,24 2,8"
        )
        beard(
            art,
            outline,
            FAIR_HAIR,
            (
                "-20,38 -18,52 -28,66 -35,86",
                "-10,36 -7,52 -18,64 -24,78",
                "2,28 5,42 -5,54 -9,66",
                "14,14 17,28 8,40 7,52",
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
