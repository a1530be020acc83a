"""The four kings: sword, axe, mace and orb."""

from francesi.courts.cloth import (
    Colours,
    bars,
    cloth,
    colours,
    cuff,
    diamonds,
    ermine_tail,
    frill,
    gems,
    lilies,
    lozenges,
    rings,
    sleeve,
    stars,
)
from francesi.courts.crowns import arched_crown, leaf_crown, lily_crown, spiked_crown
from francesi.courts.hair import (
    BLACK_HAIR,
    BROWN_HAIR,
    FAIR_HAIR,
    WHITE_HAIR,
    beard,
    curls,
    mass,
    moustache,
    mouth,
    ringlets,
)
from francesi.courts.hands import cupped_hand, laid_hand, raised_hand
from francesi.courts.regalia import axe, mace, orb, sword
from woodcut.dress import ermine, fist
from woodcut.faces.broad import broad
from woodcut.faces.features import Nose
from woodcut.faces.frontal import frontal
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.geometry import blob, limb, nodes, poly, union
from woodcut.heads import face34
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    GOLD,
    INK,
    LIPS,
    RED,
    RED_DARK,
    SHADE,
    SKIN,
    SKIN_OLIVE,
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
        frontal(art, bearded=True, brow=BROWN_HAIR.shade, aged=True, bushy=1.2, eared=False)
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
    """Draw a fair king in profile, an axe behind him, his hand open before him."""
    body = blob("138,192! 112,206 92,232 84,270 82,322! 286,322! 284,280 276,236 252,206 222,192!")
    cloth(art, body, main, bars(90, 20, 8), GOLD)
    coat = poly("140,196 212,196 206,322 146,322")
    cloth(art, coat, colours(BLUE), rings, GOLD)
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
    raised_hand(art, 87, 254, 1.0, turned=-4)
    sleeve(art, "250,226,24 280,278,27 262,312,26", main, bars(70, 20, 8))
    sleeve(art, "274,302,19 262,284,18 257,268,16", main)
    cuff(art, 256, 264, -6, colours(BLUE), 38)
    with art.at(258, 244):
        axe(art, -190, 80)
    fist(art, 258, 244, 1.1)
    neck = blob("170,160! 172,186 160,200! 212,200! 208,184 212,140!")
    art.shape(neck, SKIN, ink=2.6, shade=SHADE[SKIN], shift=(-4, -2))
    collar = blob("152,194! 164,186 186,196 208,182 218,188! 222,204 190,216 154,208!")
    cloth(art, collar, colours(GOLD), ink=2.6)
    with art.at(186, 118):
        waves = ("22,-10 28,24 26,60", "30,-14 36,22 36,62", "38,-10 43,24 47,58")
        mass(art, "0,-42! 32,-36 44,-8 44,30 58,60! 44,62 40,74! 28,66 18,72! 8,60! 12,20", FAIR_HAIR, waves)
        profile(art, bearded=True, brow=FAIR_HAIR.shade, nose=Nose.HOOKED, bushy=1.2, eared=False)
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


FUR_TUFTS = (
    "92,216 106,202 122,212 132,198 148,210 160,224 180,216 180,238 "
    "200,224 212,210 228,198 238,212 254,202 268,216"
)


def king_of_spades(art: Picture, main: Colours) -> None:
    """Draw a dark, broad king with a mace and a collar of brown fur."""
    body = blob("128,192! 92,200 66,226 60,270 58,322! 302,322! 300,270 294,226 268,200 232,192!")
    cloth(art, body, main, stars)
    vest = poly("150,196 210,196 216,320 144,320")
    cloth(art, vest, colours(RED), bars(0, 13, 3))
    gems(art, "180,236 180,256 180,276", GOLD, 6)
    sleeve(art, "262,222,25 290,270,27 270,300,24", main, stars)
    sleeve(art, "280,296,20 250,282,18 236,275,16", main)
    cuff(art, 232, 272, -64, colours(GOLD), 38)
    laid_hand(art, 226, 270, 1.0, turned=16, skin=SKIN_OLIVE)
    sleeve(art, "98,222,25 68,276,26 76,304,24", main, stars)
    sleeve(art, "72,300,20 86,282,18 96,270,16", main)
    cuff(art, 98, 266, 20, colours(GOLD), 38)
    fur = blob(
        "76,226! 84,206 104,190 140,180 180,178 220,180 256,190 276,206 284,226! 270,236 "
        "252,228! 240,242 222,230! "
        "208,248 194,236! 180,256 166,236! 152,248 138,230! 120,242 108,228! 90,236"
    )
    art.shape(fur, BROWN, ink=2.8, shade=BROWN_DARK, shift=(-5, -4))
    inside = art.here(fur).buffer(-1.5)
    for x, y, *_ in nodes(FUR_TUFTS):
        art.line(f"{x - 5},{y - 5} {x - 1},{y + 3} {x - 3},{y + 10}", 2, (0, 1, 0), within=inside)
        art.line(f"{x + 4},{y - 7} {x + 7},{y} {x + 5},{y + 7}", 2, (0, 1, 0), within=inside)
    with art.at(102, 246, turned=-4):
        mace(art, -104, 60, RED)
    fist(art, 102, 246, 1.12, turned=-4, flip=True, skin=SKIN_OLIVE)
    with art.at(180, 120):
        mass(
            art,
            "-26,-40! -42,-14 -46,16 -38,36! 0,30 38,36! 47,16 44,-14 28,-40!",
            BLACK_HAIR,
            ("-36,-20 -42,4 -39,26", "-31,-24 -36,0 -36,20", "32,-28 40,-2 40,24", "38,-18 44,6 40,28"),
        )
        broad(art, skin=SKIN_OLIVE, bearded=True, brow=BLACK_HAIR.shade, bushy=1.2, eared=False)
        outline = blob(
            "36,-2! 40,22 36,44 22,58! 8,64 -8,66 -22,60! -36,44 -39,22 -34,-2! -32,16 -24,25 -12,21 -4,24 "
            "4,21 18,25 30,14"
        )
        strands = (
            "-30,26 -31,38 -26,50",
            "-22,36 -22,48 -19,56",
            "-12,40 -11,50 -11,61",
            "-1,42 1,52 -2,62",
            "9,40 11,50 8,60",
            "19,34 20,46 17,56",
            "29,24 31,36 26,48",
        )
        beard(art, outline, BLACK_HAIR, strands)
        mouth(art, -4)
        moustache(art, BLACK_HAIR, reach=30, lift=14, thick=5.6, middle=-4)
        with art.at(0, -29, 0.94):
            arched_crown(art, RED, RED_DARK, BLUE)


def king_of_clubs(art: Picture, main: Colours) -> None:
    """Draw an old king who strokes his beard and weighs the orb."""
    body = blob("146,186! 118,206 100,240 86,280 80,322! 290,322! 284,280 266,236 244,206 214,186!")
    cloth(art, body, main, lilies)
    for side in (
        "150,190! 140,230 136,322! 156,322! 162,230 168,190!",
        "210,190! 220,230 224,322! 204,322! 198,230 192,190!",
    ):
        cloth(art, blob(side), colours(GOLD), ink=2.4)
    gems(art, "149,250 147,276 211,250 213,276", RED, 4.6)
    sleeve(art, "114,232,22 84,286,26 100,310,24", main, lilies)
    with art.at(92, 196):
        orb(art, 29, BLUE)
    sleeve(art, "80,304,20 92,276,18 104,252,16", main)
    frill(art, 106, 248, 24, 38)
    cupped_hand(art, 112, 236, 1.0, turned=8)
    sleeve(art, "246,232,22 276,284,26 258,306,24", main, lilies)
    sleeve(art, "266,302,20 238,280,18 222,268,16", main)
    frill(art, 220, 266, -56, 38)
    with art.at(182, 118):
        mass(
            art,
            "-26,-40! -40,-8 -44,30 -50,62! -36,72 -24,60! 0,30 26,60! 40,74 54,62! 48,30 44,-8 28,-40!",
            WHITE_HAIR,
            ("-36,-4 -40,26 -42,58", "-30,0 -33,30 -33,62", "36,-4 42,26 44,58", "31,0 35,30 35,62"),
        )
        face34(art, bearded=True, brow=WHITE_HAIR.shade, aged=True, mood=Mood.PLEASED, bushy=1.3)
        outline = blob(
            "30,-6! 34,30 30,66 22,100 8,128! 2,112 -2,104! -8,116 -16,132! -28,100 -32,62 -32,30 "
            "-30,2! -26,20 -20,25 -9,22 2,25 15,20 23,4"
        )
        beard(
            art,
            outline,
            WHITE_HAIR,
            (
                "-24,40 -22,66 -20,104",
                "-14,42 -12,70 -14,112",
                "-4,42 -2,66 -4,96",
                "6,42 10,74 6,112",
                "18,40 20,64 15,96",
                "26,36 27,54 24,74",
            ),
        )
        mouth(art)
        moustache(art, WHITE_HAIR, reach=30, lift=-4, thick=5)
        with art.at(0, -30):
            leaf_crown(art, RED)
    laid_hand(art, 216, 258, 0.96, turned=38)
