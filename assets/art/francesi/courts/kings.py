"""The four kings: sword, axe, mace and orb."""

from francesi.courts.cloth import (
    Colours,
    bars,
    cloth,
    colours,
    cuff,
    diamonds,
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
from francesi.courts.hands import cupped_hand, laid_hand
from francesi.courts.regalia import axe, mace, orb, sword
from woodcut.dress import ermine, fist, open_hand
from woodcut.geometry import blob, limb, poly, union
from woodcut.heads import face34
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    GOLD,
    RED,
    RED_DARK,
    SKIN_OLIVE,
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
    with art.at(264, 236, turned=4):
        sword(art, 176, BLUE)
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
    fist(art, 264, 236, 1.12, turned=4)
    with art.at(180, 118):
        curls(
            art,
            "33,-22,11 38,-8,11 39,7,11 37,22,11 33,36,10 -32,-22,9 -35,-8,9 -36,6,9 -35,21,9 -33,35,9",
            BROWN_HAIR,
        )
        face34(art, bearded=True, brow=BROWN_HAIR[1], aged=True)
        outline = union(
            blob("30,-6! 32,30 24,56 0,76 -22,56 -31,30 -30,2! -26,20 -20,25 -9,22 2,25 15,20 23,4"),
            ringlets("29,30,7 28,44,8 21,57,8 10,67,8 -3,72,8 -16,64,8 -25,53,8 -30,40,7 -31,26,6"),
        )
        beard(
            art,
            outline,
            BROWN_HAIR,
            (
                "-22,38 -20,48 -22,58",
                "-12,40 -10,54 -12,66",
                "-2,40 1,56 -1,70",
                "9,40 12,52 9,64",
                "20,36 23,46 20,54",
            ),
        )
        mouth(art)
        moustache(art, BROWN_HAIR)
        with art.at(0, -30):
            lily_crown(art, RED)


def king_of_diamonds(art: Picture, main: Colours) -> None:
    """Draw a fair king in profile, an axe behind him, his hand open before him."""
    body = blob("138,192! 112,206 92,232 84,270 82,322! 286,322! 284,280 276,236 252,206 222,192!")
    cloth(art, body, main, bars(90, 20, 8), GOLD)
    with art.at(276, 250):
        axe(art, -196, 70)
    # A mantle over the far shoulder, its edge of fur.
    sleeve(art, "252,226,24 278,280,28 262,312,26", main, bars(70, 20, 8))
    coat = blob("150,190! 136,220 132,270 138,322! 176,322! 172,270 180,220 196,190!")
    cloth(art, coat, colours(GOLD), rings, RED)
    for side in (
        "150,190! 136,220 132,270 138,322! 124,322! 116,270 122,220 138,192!",
        "196,190! 180,220 172,270 176,322! 192,322! 188,270 196,220 214,192!",
    ):
        ermine(art, blob(side), 15, 19)
    # The open hand.
    sleeve(art, "112,226,22 86,280,24 84,300,22", main, bars(110, 20, 8))
    sleeve(art, "90,296,21 88,272,18 86,262,16", main)
    cuff(art, 86, 256, 0, colours(BLUE), 38)
    open_hand(art, 86, 236)
    sleeve(art, "268,300,20 262,284,19", main)
    cuff(art, 266, 280, -34, colours(BLUE), 38)
    fist(art, 276, 258, 1.08)
    with art.at(180, 118):
        mass(
            art,
            "-10,-44! 26,-40 42,-10 44,30 50,58! 30,70 10,62! 14,20",
            FAIR_HAIR,
            ("26,-20 32,10 28,52", "36,-10 40,20 38,54"),
        )
        face34(art, bearded=True, brow=FAIR_HAIR[1], aged=False)
        outline = blob("26,-6! 28,30 12,60 -20,92! -28,60 -30,30 -26,22 -20,25 -9,22 2,25 15,20 20,4")
        beard(art, outline, FAIR_HAIR, ("-16,40 -12,56 -20,78", "-4,40 -2,54 -12,70", "10,36 10,48 2,58"))
        mouth(art)
        moustache(art, FAIR_HAIR, lift=8)
        with art.at(0, -30):
            spiked_crown(art, BLUE)


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
    laid_hand(art, 226, 268, 0.98, turned=20, skin=SKIN_OLIVE)
    sleeve(art, "98,222,25 68,276,26 76,304,24", main, stars)
    with art.at(94, 244, turned=-7):
        mace(art, -104, 78, RED)
    sleeve(art, "72,300,20 84,278,18 92,268,16", main)
    cuff(art, 93, 264, 16, colours(GOLD), 38)
    fur = union(
        blob(
            "64,226 84,198 130,178 180,176 230,178 276,198 296,226 270,236 240,220 216,214 "
            "206,300! 190,306 186,230 180,214 174,230 170,306 154,300! 144,214 120,220 90,236"
        )
    )
    art.shape(fur, BROWN, ink=2.8, shade=BROWN_DARK, shift=(-5, -4))
    inside = art.here(fur).buffer(-1.5)
    for x, y in (
        (86, 218),
        (104, 206),
        (124, 196),
        (144, 204),
        (158, 222),
        (162, 246),
        (162, 270),
        (198, 246),
        (198, 270),
        (202, 222),
        (218, 204),
        (238, 196),
        (256, 206),
        (274, 218),
    ):
        art.line(f"{x - 5},{y - 4} {x - 1},{y + 3} {x - 3},{y + 9}", 2, (0, 1, 0), within=inside)
        art.line(f"{x + 4},{y - 6} {x + 7},{y} {x + 5},{y + 7}", 2, (0, 1, 0), within=inside)
    fist(art, 93, 244, 1.1, turned=-7, flip=True, skin=SKIN_OLIVE)
    with art.at(180, 120):
        mass(art, "-26,-40! -40,-10 -38,26 -26,40! 0,20 28,40! 42,24 42,-10 28,-40!", BLACK_HAIR)
        face34(art, skin=SKIN_OLIVE, bearded=True, brow=BLACK_HAIR[1], aged=True)
        outline = blob(
            "30,-8! 34,22 30,48 20,62! -4,66 -24,60! -32,44 -32,20 -29,0! -26,18 -20,24 -9,22 2,24 15,19 23,4"
        )
        beard(art, outline, BLACK_HAIR, ("-20,40 -18,48 -20,58", "0,42 2,52 0,62", "18,38 20,48 17,58"))
        mouth(art)
        moustache(art, BLACK_HAIR, reach=30, lift=10, thick=5.4)
        with art.at(0, -30):
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
        face34(art, bearded=True, brow=WHITE_HAIR[1], aged=True)
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
