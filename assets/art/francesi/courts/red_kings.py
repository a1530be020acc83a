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
    moustache,
    mouth,
    ringlets,
)
from francesi.courts.hands import bare, laid_hand, swearing_hand
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
    """Draw a curly king with ermine and a raised sword."""
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
    # The hand on the breast.
    sleeve(art, "100,222,22 74,276,25 92,296,22", main, lozenges)
    sleeve(art, "84,288,20 110,278,18 124,269,16", main, folds=("92,270 98,282 96,294",))
    cuff(art, 128, 267, 66, colours(BLUE), 38)
    laid_hand(art, 134, 263, 0.98, turned=-22, flip=True)
    cape = blob(
        "92,236 104,206 140,188 180,184 220,188 256,206 268,236 246,250 214,240 180,248 146,240 114,250"
    )
    ermine(art, cape, 21, 19)
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
            blob("30,-8! 33,20 27,50 0,74 -27,50 -33,20 -30,-8! -27,14 -20,24 -10,22 0,24 10,22 20,24 27,14"),
            ringlets("31,24,7 30,38,8 24,51,8 14,62,8 0,69,9 -14,62,8 -24,51,8 -30,38,8 -31,24,7"),
        )
        strands = (
            "-24,36 -22,46 -24,54",
            "-14,40 -12,54 -13,64",
            "-4,40 -2,56 -4,70",
            "6,40 9,54 6,68",
            "16,38 18,50 15,60",
            "25,34 26,44 23,52",
        )
        beard(art, outline, BROWN_HAIR, strands)
        mouth(art, 0)
        moustache(art, BROWN_HAIR, middle=0, reach=24)
        with art.at(0, -30):
            lily_crown(art, RED)


def king_of_diamonds(art: Picture, main: Colours) -> None:
    """Draw a fair king in profile, an axe behind him, his hand raised in an oath."""
    body = blob("138,192! 112,206 92,232 84,270 82,322! 286,322! 284,280 276,236 252,206 222,192!")
    cloth(art, body, main, bars(90, 20, 8), GOLD)
    coat = poly("140,196 212,196 206,322 146,322")
    cloth(art, coat, main, rings, GOLD)
    for side in (
        "138,190! 118,222 112,270 116,322! 150,322! 142,270 146,222 162,192!",
        "196,192! 196,222 192,270 186,322! 220,322! 224,270 230,222 222,190!",
    ):
        art.shape(blob(side), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-5, -2))
    for x, y in (
        (136, 214),
        (130, 234),
        (126, 254),
        (130, 276),
        (212, 214),
        (212, 236),
        (208, 258),
        (206, 280),
    ):
        art.add(ermine_tail(x, y), INK)
    sleeve(art, "112,226,22 86,280,24 84,300,22", main, bars(110, 20, 8))
    sleeve(art, "90,298,20 88,278,18 87,268,16", main)
    cuff(art, 87, 262, 0, colours(BLUE), 38)
    swearing_hand(art, 87, 254, 1.06, turned=-4)
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
        waves = ("22,-10 28,24 26,60", "30,-14 36,22 36,62", "38,-10 43,24 47,58")
        mass(art, "0,-42! 32,-36 44,-8 44,30 58,60! 44,62 40,74! 28,66 18,72! 8,60! 12,20", FAIR_HAIR, waves)
        profile(art, bearded=True, brow=FAIR_HAIR.shade, nose=Nose.HOOKED, bushy=1.2, eared=False, grave=True)
        outline = blob(
            "20,-2! 26,20 14,44 -2,66 -20,78 -42,96! -40,74 -33,52 -29,36! -22,33 -15,33 -8,24 2,8"
        )
        beard(
            art,
            outline,
            FAIR_HAIR,
            ("-20,38 -24,58 -34,84", "-10,36 -12,58 -26,78", "2,28 2,48 -10,66", "14,14 14,34 6,52"),
        )
        art.add(blob("-30,30! -25,28.6 -17,30! -20,34 -27,34"), LIPS)
        art.line("-30,30 -24,30.6 -16,30", 1.8, (0.4, 1, 0.2))
        art.shape(limb("-32,23.5,2.6 -24,25,4.6 -14,30,4 -4,28,2.6 3,22,0.8"), FAIR_HAIR.base, ink=2.2)
        art.line("-30,24.5 -20,28 -10,30", 1.2)
        front = ("4,-38 16,-20 14,6", "16,-38 28,-16 26,20")
        mass(
            art,
            "-22,-30! -4,-42 24,-38 38,-14 38,22 40,40! 28,36! 20,14 14,4 6,-4! 2,-18 -20,-22!",
            FAIR_HAIR,
            front,
        )
        with art.at(2, -30):
            spiked_crown(art, BLUE)
