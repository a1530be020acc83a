"""The queens of spades and clubs: sceptre and mirror."""

import math

from francesi.courts.cloth import (
    Colours,
    bars,
    cloth,
    clovers,
    colours,
    cuff,
    diamonds,
    gems,
    lilies,
    puff,
    scales,
    sleeve,
    stars,
)
from francesi.courts.crowns import arched_crown, lily_crown
from francesi.courts.hair import DARK_HAIR, GREY_HAIR, mass, rolls
from francesi.courts.hands import bare, grip, laid_hand
from francesi.courts.regalia import sceptre
from francesi.courts.trinkets import book, mirror_glass
from woodcut.dress import ermine
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.faces.three_quarter import face34
from woodcut.geometry import blob, limb, poly
from woodcut.palette import (
    BLUE,
    GOLD,
    RED,
    RED_DARK,
    SKIN,
    SKIN_BROWN,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture


def _standing_collar(art: Picture) -> None:
    """Draw a pleated fan of lace that stands up behind a head."""
    rays = [math.radians(angle) for angle in range(-208, 29, 12)]

    def at(angle: float, radius: float) -> str:
        return f"{180 + radius * 0.98 * math.cos(angle)},{172 + radius * math.sin(angle)}"

    points = [f"{at(ray, 92)} {at(ray + math.radians(6), 86)}!" for ray in rays]
    lace = blob(f"180,200! {' '.join(points)}")
    art.shape(lace, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -3))
    inside = lace.buffer(-1)
    for ray in rays:
        art.line(
            f"{at(ray + math.radians(6), 40)} {at(ray + math.radians(6), 88)}",
            2.8,
            (0.3, 1),
            within=inside,
        )


def queen_of_spades(art: Picture, main: Colours) -> None:
    """Draw an old, stern queen with a standing collar and a sceptre."""
    _standing_collar(art)
    gown = blob("140,196! 116,208 104,238 104,280 100,322! 260,322! 256,280 256,238 244,208 220,196!")
    cloth(art, gown, main, stars)
    panel = poly("158,214 202,214 206,322 154,322")
    cloth(art, panel, colours(RED), ink=2.6)
    diamonds(art, "180,240 180,262 180,284", GOLD, heart=BLUE)
    for edge in ("158,214 154,322", "202,214 206,322"):
        art.shape(limb(" ".join(f"{point},4.4" for point in edge.split())), GOLD, ink=2.3, heavy=(0.3, 0.3))
    sleeve(art, "112,228,21 90,276,23 98,302,22", main, stars)
    sleeve(art, "96,296,18 118,284,16 134,276,15", colours(RED), bars(66, 12, 4))
    cuff(art, 134, 275, 68, wide=34)
    book(art, 176, 260)
    laid_hand(art, 140, 274, 0.94, turned=-12, flip=True)
    sleeve(art, "248,228,21 274,276,23 264,306,22", main, stars)
    with art.at(262, 246, turned=4):
        sceptre(art, -112, 84, RED)
    sleeve(art, "272,300,18 270,276,16 267,260,15", colours(RED), bars(0, 12, 4))
    cuff(art, 268, 258, -12, wide=34)
    grip(art, 262, 244, 1.02, turned=4)
    collar = blob("128,206! 150,186 180,196 210,186 232,206! 226,226 204,216! 180,236! 156,216! 134,226")
    ermine(art, collar, 15, 14)
    bare(art, blob("168,150! 167,180 160,194! 180,208! 200,194! 193,180 192,150!"), SKIN)
    art.line("170,178 174,188 176,198", 1.6, (0, 1, 0.3))
    with art.at(180, 122):
        mass(art, "-26,-36! -42,-20 -46,4 -38,24! 0,10 38,24! 46,4 42,-20 26,-36!", GREY_HAIR)
        with art.at(flip=True):
            face34(
                art,
                brow=GREY_HAIR.shade,
                mood=Mood.CALM,
                aged=True,
                nose=Nose.STRAIGHT,
                lashes=True,
                grave=True,
            )
        for left in (True, False):
            with art.at(flip=left):
                rolls(art, 35, -22, 24, GREY_HAIR, wide=8)
                mass(
                    art,
                    "0,-44! 20,-42 34,-28 36,-14! 24,-18 12,-28 0,-30!",
                    GREY_HAIR,
                    ("4,-38 18,-34 28,-22",),
                )
        with art.at(0, -29, 0.8):
            arched_crown(art, main[0], main[1], RED)


def queen_of_clubs(art: Picture, main: Colours) -> None:
    """Draw a dark queen with braids who smiles at her mirror."""
    gown = blob("132,214! 112,226 104,250 126,286 130,322! 236,322! 238,286 258,250 250,226 230,214! 180,246")
    cloth(art, gown, main, lilies)
    panel = poly("166,242 196,242 202,322 160,322")
    cloth(art, panel, colours(GOLD), scales, RED_DARK, ink=2.6)
    cape = blob("246,214! 274,224 292,262 300,322! 250,322! 254,280 252,240!")
    cloth(art, cape, main, clovers)
    bare(
        art,
        blob(
            "166,150! 164,182 146,198 124,208 118,224! 150,234 180,252 212,234 244,224! 238,208 "
            "216,198 198,182 196,150!"
        ),
        SKIN_BROWN,
    )
    mirror_glass(art, 96, 158, SKIN_BROWN)
    sleeve(art, "118,224,17 88,274,19 82,304,18", colours(WHITE), folds=("100,250 90,268 92,284",))
    puff(art, 116, 228, 36, main, GOLD, 0.96)
    sleeve(art, "78,306,17 86,282,15 97,258,12", colours(WHITE), folds=("84,296 92,288 94,278",))
    cuff(art, 98, 255, 16, colours(GOLD), 32)
    grip(art, 97, 240, 0.98, flip=True, skin=SKIN_BROWN)
    sleeve(art, "244,224,17 272,270,19 260,304,18", colours(WHITE), folds=("260,250 270,266 266,284",))
    puff(art, 244, 228, -36, main, GOLD, 0.96)
    sleeve(art, "266,302,17 246,284,15 226,273,12", colours(WHITE), folds=("262,290 250,284 242,286",))
    cuff(art, 225, 272, -62, colours(GOLD), 32)
    laid_hand(art, 216, 267, 0.9, turned=24, skin=SKIN_BROWN)
    for row, y, reach in ((0, 206, 26), (1, 218, 34)):
        for step in range(-4, 5):
            drop = 10 * (1 - (step / 4) ** 2)
            gems(art, f"{180 + step * reach / 4},{y + drop}", (GOLD, RED, WHITE)[(step + row) % 3], 3.8)
    with art.at(181, 126, turned=-4):
        mass(art, "-28,-34! -40,-10 -38,20 -30,34! 0,20 32,34! 42,10 40,-16 28,-40!", DARK_HAIR)
        mass(
            art,
            "28,-16! 40,-14 49,0 48,14 53,24 50,36 55,46 51,62 54,76 50,98! 41,88 35,102! 29,90 22,94! 27,76 "
            "23,62 27,48 24,36 28,22 26,8",
            DARK_HAIR,
            (
                "29,6 38,16 49,12",
                "27,22 38,32 51,24",
                "26,37 38,46 51,36",
                "27,49 39,58 53,47",
                "38,-8 42,2 43,10",
                "29,78 31,86 29,90",
                "39,74 39,84 37,96",
                "47,74 47,84 46,92",
            ),
        )
        art.shape(limb("24,64,3.4 38,68,3.6 52,63,3.4"), GOLD, ink=2)
        face34(art, skin=SKIN_BROWN, brow=DARK_HAIR.shade, smile=1.5, lashes=True, grave=True)
        mass(
            art,
            "-29,-10! -41,-2 -43,10 -40,20 -45,30 -41,42 -46,52 -43,64 -47,82! -37,74 -29,84! -28,64 -25,52 "
            "-30,42 -26,30 -31,20 -30,6",
            DARK_HAIR,
            (
                "-31,10 -37,18 -42,11",
                "-29,21 -36,30 -43,22",
                "-28,33 -36,42 -44,33",
                "-35,-6 -37,2 -36,8",
                "-33,62 -33,70 -33,77",
                "-40,62 -41,70 -42,76",
            ),
        )
        art.shape(limb("-44,54,3.2 -36,57,3.4 -28,54,3.2"), GOLD, ink=2)
        gems(art, "31,20", GOLD, 4.6)
        mass(
            art,
            "-4,-45! 18,-42 33,-24 34,-4! 25,-14 14,-27 -4,-31 -20,-24 -30,-6! -34,-20 -24,-40",
            DARK_HAIR,
            ("2,-38 18,-33 29,-16", "-8,-38 -22,-32 -29,-16"),
        )
        with art.at(0, -33):
            wrap = blob("-35,2! -44,-20 -30,-36 0,-40 30,-36 44,-20 35,4! 18,-5 0,-8 -18,-5")
            cloth(art, wrap, colours(RED), bars(20, 12, 5))
            lily_crown(art, BLUE)
