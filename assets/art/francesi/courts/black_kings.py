"""The kings of spades and clubs: mace and orb."""

from francesi.courts.cloth import (
    Colours,
    bars,
    cloth,
    colours,
    cuff,
    frill,
    gems,
    lilies,
    sleeve,
    stars,
)
from francesi.courts.crowns import arched_crown, leaf_crown
from francesi.courts.hair import (
    WHITE_HAIR,
    Tint,
    beard,
    mass,
    moustache,
    mouth,
)
from francesi.courts.hands import bare, cupped_hand, grip, laid_hand, laid_thumb
from francesi.courts.pets import owl
from francesi.courts.regalia import mace, orb
from francesi.courts.visitors import white_mouse
from woodcut.faces.features import Nose
from woodcut.geometry import blob, circle, ellipse, nodes, poly, rounded
from woodcut.heads import face34
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    GOLD,
    RED,
    RED_DARK,
    SKIN_OLIVE,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

GRIZZLED = "#b9b0a4"
"""The grey streaks in the hair of the king of spades."""
GRIZZLED_HAIR = Tint("#4a352b", "#281a14", "#94785f")
FUR_TUFTS = "124,206 134,212 144,196 154,211 164,222 172,208 182,224 192,210 200,222 208,210 218,196 228,210"


def king_of_spades(art: Picture, main: Colours) -> None:
    """Draw a dark king with a mace, a sealed decree and a collar of brown fur."""
    body = blob("128,194! 92,204 66,230 58,270 54,322! 306,322! 302,270 294,230 268,204 232,194!")
    cloth(art, body, main, stars)
    vest = poly("150,196 210,196 216,320 144,320")
    cloth(art, vest, colours(RED), bars(0, 13, 3))
    gems(art, "180,252 180,272", GOLD, 6)
    sleeve(art, "262,228,23 296,284,24! 268,308,23", main, stars, folds=("276,254 288,276 286,290",))
    sleeve(art, "292,306,20 264,288,18 242,276,15", colours(RED), bars(-62, 11, 3))
    cuff(art, 238, 273, -58, colours(GOLD), 38)
    sleeve(art, "98,228,23 66,284,24! 80,308,22", main, stars, folds=("84,254 74,276 76,290",))
    sleeve(art, "62,308,20 80,288,18 96,270,15", colours(RED), bars(44, 11, 3))
    cuff(art, 97, 268, 40, colours(GOLD), 38)
    bare(art, blob("162,140! 162,186 146,208! 214,208! 200,186 200,140!"), SKIN_OLIVE)
    with art.at(0, 13):
        _fur_collar(art)
    with art.at(153, 224):
        white_mouse(art)
    with art.at(108, 248, turned=-4):
        mace(art, -80, 60, RED)
    grip(art, 108, 248, 1.02, turned=-4, flip=True, skin=SKIN_OLIVE)
    with art.at(222, 262, turned=14):
        _decree(art)
    grip(art, 222, 262, 1.0, turned=14, skin=SKIN_OLIVE)
    with art.at(183, 124, 1.06, flip=True):
        mass(
            art,
            "-24,-40! -37,-18 -39,2 -42,18 -38,32 -26,34! 0,30 26,34! 40,35 48,24 45,10 46,-4 44,-22 28,-40!",
            GRIZZLED_HAIR,
            (
                "-31,-22 -34,0 -33,24",
                "-36,-14 -38,4 -37,24",
                "34,-20 40,0 38,26",
                "28,-8 34,10 32,28",
                "39,-18 43,0 42,24",
            ),
        )
        face34(
            art,
            skin=SKIN_OLIVE,
            bearded=True,
            brow=GRIZZLED_HAIR.shade,
            nose=Nose.HOOKED,
            bushy=1.3,
            grave=True,
            lift=0.5,
        )
        outline = blob(
            "30,-4! 34,20 33,42 27,60 16,68! 12,67 8,72 0,84! -7,73 -11,68 -16,68! -27,62 "
            "-34,44 -33,26 -30,6! -27,20 -21,27 -9,24 2,27 15,21 23,6"
        )
        strands = (
            "-29,26 -30,40 -26,52",
            "-24,36 -23,50 -20,62",
            "-12,40 -13,54 -8,70",
            "-3,42 -3,54 2,66",
            "8,40 9,54 7,70",
            "18,36 19,50 19,62",
            "27,26 28,40 25,50",
        )
        beard(art, outline, GRIZZLED_HAIR, strands)
        for streak in ("-18,36 -19,50 -14,66", "13,36 15,50 13,64"):
            art.line(streak, 5.4, (0.1, 1, 0.7, 0.1), GRIZZLED, within=art.here(outline).buffer(-1.4))
        with art.at(0, 2):
            mouth(art)
            moustache(art, GRIZZLED_HAIR, reach=28, lift=10, thick=5.2)
        mass(
            art,
            "-20,-42! -33,-30 -41,-10 -42,10 -45,22 -39,32 -31,28 -34,20! -31,8 -30,-6 -25,-24!",
            GRIZZLED_HAIR,
            ("-31,-26 -36,-4 -36,22", "-27,-28 -33,-8 -34,10"),
        )
        mass(
            art,
            "16,-42! 34,-30 41,-12 39,4 43,16 38,26 30,24 32,16! 28,2 27,-12 14,-28!",
            GRIZZLED_HAIR,
            ("24,-30 33,-14 31,6", "32,-22 36,-8 35,12"),
        )
        for temple in ("-33,-22 -38,-4 -37,18", "29,-22 35,-6 33,14"):
            art.line(temple, 3.6, (0.1, 1, 0.2), GRIZZLED)
        with art.at(0, -28, 0.82):
            arched_crown(art, RED, RED_DARK, BLUE)


def _fur_collar(art: Picture) -> None:
    """A broad collar of brown fur with a torn edge."""
    fur = blob(
        "112,212! 116,200 128,189 148,180 180,176 212,180 232,189 244,200 248,212! 241,223 234,216! 230,230 "
        "219,221! 213,238 202,228! 194,244 180,236! 166,244 158,228! 147,238 141,221! "
        "130,230 126,216! 119,223"
    )
    art.shape(fur, BROWN, ink=2.8, shade=BROWN_DARK, shift=(-5, -4))
    inside = art.here(fur).buffer(-1.5)
    for x, y, *_ in nodes(FUR_TUFTS):
        art.line(f"{x - 5},{y - 5} {x - 1},{y + 3} {x - 3},{y + 10}", 2, (0, 1, 0), within=inside)
        art.line(f"{x + 4},{y - 7} {x + 7},{y} {x + 5},{y + 7}", 2, (0, 1, 0), within=inside)


def _decree(art: Picture) -> None:
    """A rolled decree with a red ribbon and seal, held upright."""
    art.shape(rounded(-10, -50, 20, 78, 5), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-5, -2))
    art.shape(ellipse(0, -49, 10, 5), WHITE, ink=2.2, heavy=(0.3, 0.4))
    art.line("5,-50 0,-52 -4,-49 0,-47.4 2,-49", 1.6, (0.4, 1, 0.6))
    art.shape(rounded(-11, -31, 22, 6, 2), RED, ink=2.0, heavy=(0.3, 0.4))
    art.shape(circle(-1, -27, 6.4, 24), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))


def king_of_clubs(art: Picture, main: Colours) -> None:
    """Draw an old king who holds his long beard and weighs the orb."""
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
    sleeve(art, "80,304,20 92,276,18 104,252,16", colours(RED), bars(20, 11, 3))
    frill(art, 106, 248, 24, 38)
    cupped_hand(art, 112, 236, 1.0, turned=8)
    sleeve(art, "246,232,22 276,284,26 258,306,24", main, lilies)
    sleeve(art, "266,302,20 236,280,18 214,262,16", colours(RED), bars(-52, 11, 3))
    frill(art, 211, 259, -52, 38)
    with art.at(268, 208, 0.86):
        owl(art)
    laid_hand(art, 200, 252, 1.04, turned=14)
    with art.at(182, 118):
        mass(
            art,
            "-26,-40! -40,-8 -44,30 -50,62! -36,72 -24,60! 0,30 26,60! 40,74 54,62! 48,30 44,-8 28,-40!",
            WHITE_HAIR,
            ("-36,-4 -40,26 -42,58", "-30,0 -33,30 -33,62", "36,-4 42,26 44,58", "31,0 35,30 35,62"),
        )
        face34(art, bearded=True, brow=WHITE_HAIR.shade, aged=True, smile=1.5, bushy=1.3, grave=True)
        outline = blob(
            "30,-6! 34,30 29,66 19,96 10,116 13,134 0,152! -13,136 -12,116 -24,96 -32,62 -32,30 "
            "-30,2! -26,20 -20,25 -9,22 2,25 15,20 23,4"
        )
        beard(
            art,
            outline,
            WHITE_HAIR,
            (
                "-24,40 -23,66 -13,100",
                "-14,42 -12,70 -7,112",
                "-4,42 -2,66 -2,140",
                "6,42 9,74 5,136",
                "18,40 19,64 9,104",
                "26,36 27,54 23,74",
            ),
        )
        mouth(art)
        moustache(art, WHITE_HAIR, reach=30, lift=-4, thick=5)
        with art.at(0, -30):
            leaf_crown(art, RED)
    laid_thumb(art, 200, 252, 1.04, turned=14)
