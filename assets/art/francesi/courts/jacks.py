"""The four jacks: leaf, falcon, halberd and lute."""

from francesi.courts.cloth import (
    Colours,
    bars,
    checks,
    cloth,
    clovers,
    colours,
    cuff,
    frill,
    gems,
    lozenges,
    puff,
    scales,
    sleeve,
)
from francesi.courts.hair import BLACK_HAIR, BROWN_HAIR, FAIR_HAIR, RED_HAIR, mass
from francesi.courts.hands import bare, grip, laid_hand, pinching_hand
from francesi.courts.hats import beret, brimmed_hat, chaperon, morion
from francesi.courts.pets import falcon, glove, raven
from francesi.courts.regalia import halberd
from francesi.courts.trinkets import finger_ring, great_leaf, lute
from francesi.pips import outline
from francesi.suits import Suit
from woodcut.faces.child import child
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.faces.three_quarter import face34
from woodcut.geometry import blob, limb, poly, scale
from woodcut.palette import (
    BLUE,
    GOLD,
    GREEN_DARK,
    INK,
    RED,
    SHADE,
    SKIN,
    SKIN_OLIVE,
    SKY,
    STEEL,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture
from woodcut.small_life import ladybird


def _letter(art: Picture, x: float, y: float) -> None:
    """Draw a folded letter under a seal of hearts."""
    with art.at(x, y, turned=-12):
        art.shape(poly("-24,-17 24,-17 24,17 -24,17"), WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -3))
        art.line("-23,-16 0,3 23,-16", 1.7, (1, 1, 1))
        art.shape(scale(outline(Suit.CUPS), 0.17), RED, ink=1.8, heavy=(0.3, 0.4))


def jack_of_hearts(art: Picture, main: Colours) -> None:
    """Draw a fair jack in profile with a large leaf."""
    cape = blob("196,192! 240,198 266,224 282,270 288,322! 230,322! 220,260")
    cloth(art, cape, colours(BLUE), clovers)
    doublet = blob("146,194! 116,208 104,238 112,280 108,322! 254,322! 250,280 252,236 236,206 206,194!")
    cloth(art, doublet, main, lozenges)
    front = poly("150,200 176,204 170,322 134,322")
    cloth(art, front, colours(GOLD), bars(0, 12, 4), RED, ink=2.6)
    gems(art, "152,232 150,254 148,276", BLUE, 5)
    sleeve(art, "112,228,21 82,274,24 86,304,23", main, bars(110, 18, 8))
    great_leaf(art, (95, 236), (101, 132))
    ladybird(art, 113, 176, 1.0, turned=-32)
    sleeve(art, "84,298,19 92,274,16 97,258,14", colours(GOLD), bars(0, 10, 3), RED)
    cuff(art, 98, 254, 10, colours(WHITE), 34)
    pinching_hand(art, 104, 248, 1.0)
    for width, colour in ((7.4, INK), (4, GREEN_DARK)):
        art.line("91,240 85,254 78,266", width, (1, 1, 0.9), colour)
    sleeve(art, "238,226,22 262,274,24 246,304,24", main, bars(70, 18, 8), folds=("252,260 260,276 254,290",))
    sleeve(art, "252,298,18 232,286,16 222,278,14", colours(GOLD), bars(-60, 10, 3), RED)
    cuff(art, 213, 271, -62, colours(WHITE), 34)
    _letter(art, 169, 250)
    laid_hand(art, 211, 268, 0.98, turned=26)
    bare(art, blob("166,150! 166,178 158,196! 206,200! 204,178 206,140!"), SKIN)
    collar = blob("146,198! 154,180 182,190 212,178 218,198! 210,214 182,220 156,214")
    art.shape(collar, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
    for path in (
        "158,190 157,204 160,211",
        "172,193 171,208 173,216",
        "188,193 190,208 189,216",
        "204,188 206,202 203,210",
    ):
        art.line(path, 1.7)
    with art.at(184, 118):
        waves = ("14,-6 22,14 16,36 22,54", "24,-8 33,14 27,36 33,56", "35,-6 44,16 38,38 45,52")
        locks = (
            "6,-42! 34,-36 47,-12 46,8 54,22 47,36 56,52! 48,54 46,64! 36,58 30,68! 22,60 12,62! "
            "8,48 14,34 4,14"
        )
        mass(art, locks, FAIR_HAIR, waves)
        profile(art, brow=FAIR_HAIR.shade, smile=1.5, nose=Nose.SNUB, full=False, eared=True, grave=True)
        mass(
            art,
            (
                "-22,-30! -10,-44 20,-42 42,-28 46,4 48,30 55,54! 44,51 38,62! 27,50 19,30! 23,14 "
                "22,-2 16,-12 8,-8! 4,-22 -20,-22!"
            ),
            FAIR_HAIR,
            ("4,-36 18,-28 25,-4", "16,-38 32,-22 33,8 36,44", "30,4 28,26 32,46"),
        )
        beret(art, main, colours(GOLD), colours(BLUE))


def jack_of_diamonds(art: Picture, main: Colours) -> None:
    """Draw a falconer with his bird on the glove."""
    tunic = blob("146,192! 116,206 102,236 98,280 94,322! 266,322! 262,280 256,236 240,206 214,192!")
    cloth(art, tunic, main, bars(90, 22, 9))
    yoke = blob("128,200! 150,188 180,196 210,188 232,200! 224,236 180,256! 136,236")
    cloth(art, yoke, colours(BLUE), lozenges, ink=2.7)
    gems(art, "180,270 180,287", GOLD, 5)
    sleeve(
        art,
        "248,226,22 274,276,24 256,304,24",
        main,
        bars(70, 22, 9),
        folds=("262,262 273,276 266,292",),
    )
    sleeve(art, "262,300,18 242,288,16 226,280,15", colours(BLUE))
    cuff(art, 222, 278, -66, wide=34)
    with art.at(196, 265, 0.84, turned=8):
        finger_ring(art, main[0])
    pinching_hand(art, 219, 287, 0.94, turned=-30)
    sleeve(art, "106,228,22 76,280,25 92,306,24", main, bars(110, 22, 9))
    sleeve(art, "84,302,20 104,272,18 118,252,16", colours(BLUE), folds=("92,282 104,284 110,276",))
    with art.at(106, 214, 0.92):
        falcon(art)
        glove(art)
    bare(art, blob("166,150! 165,176 154,192! 180,212! 206,192! 195,176 194,150!"), SKIN)
    collar = blob("148,194! 158,180 180,204! 202,180 212,194! 200,214 180,222! 160,214")
    art.shape(collar, WHITE, ink=2.5, shade=WHITE_DARK, shift=(-3, -3))
    with art.at(184, 118):
        mass(
            art,
            "-24,-36! -36,-10 -36,24! -20,30 0,20 24,34 38,30! 42,0 30,-40!",
            BROWN_HAIR,
            ("-32,-8 -34,8 -31,22",),
        )
        face34(art, brow=BROWN_HAIR.shade, smile=1.5, nose=Nose.SNUB, full=False, grave=True)
        mass(art, "22,-40! 36,-24 38,4 36,30! 28,12 26,-10 19,-28", BROWN_HAIR, ("29,-20 33,0 34,18",))
        mass(art, "-10,-42! -29,-30 -34,-8 -35,16! -27,4 -26,-14 -14,-30", BROWN_HAIR)
        with art.at(0, -2, 0.94):
            chaperon(art, main, colours(BLUE), colours(GOLD))


def jack_of_spades(art: Picture, main: Colours) -> None:
    """Draw a guard in profile with halberd and helmet."""
    with art.at(360, 0, flip=True):
        jerkin = blob("148,192! 112,204 96,234 92,280 90,322! 272,322! 270,280 264,232 246,204 214,192!")
        cloth(art, jerkin, main, scales)
        strap = poly("236,204 256,214 130,322 104,322")
        cloth(art, strap, colours(RED), bars(48, 9, 3), ink=2.6)
        sleeve(art, "250,226,24 282,276,27 260,306,26", main, bars(70, 18, 8), RED)
        sleeve(art, "266,300,19 238,284,17 220,276,15", colours(GOLD), folds=("246,280 240,288 244,296",))
        cuff(art, 219, 275, -64, colours(STEEL), 36)
        grip(art, 204, 262, 1.0, turned=38, skin=SKIN_OLIVE)
        sleeve(art, "108,226,22 76,276,25 80,306,24", main, bars(110, 18, 8), RED)
    with art.at(360, 0, flip=True):
        sleeve(art, "80,302,19 90,278,17 94,262,15", colours(GOLD))
        cuff(art, 95, 258, 6, colours(STEEL), 36)
        for x, flip in ((112, False), (244, True)):
            with art.at(x, 218, flip=flip):
                for y, size in ((16, 0.82), (6, 0.92), (-4, 1)):
                    art.shape(
                        blob(
                            f"{-30 * size},{y + 12}! {-26 * size},{y - 12} 0,{y - 20} {22 * size},{y - 8} "
                            f"{24 * size},{y + 8}! 0,{y + 2}"
                        ),
                        STEEL,
                        ink=2.6,
                        shade=SHADE[STEEL],
                        shift=(-4, -3),
                    )
    with art.at(98, 202, 0.92):
        raven(art)
    with art.at(266, 240, turned=1):
        halberd(art, -160, 90, RED)
    grip(art, 266, 238, 1.08, turned=1, skin=SKIN_OLIVE)
    with art.at(360, 0, flip=True):
        bare(art, blob("164,146! 164,178 158,194! 208,198! 206,178 208,140!"), SKIN_OLIVE)
        collar = blob("146,196! 152,176 182,188 214,174 222,196! 212,212 182,218 154,212")
        cloth(art, collar, colours(GOLD), bars(90, 11, 3), RED, ink=2.6)
        with art.at(184, 122):
            mass(art, "10,-40! 34,-34 42,-6 40,28! 24,34! 16,20 14,0", BLACK_HAIR)
            profile(art, skin=SKIN_OLIVE, brow=BLACK_HAIR.shade, nose=Nose.HOOKED, eared=True, grave=True)
            mass(
                art, "12,-40! 34,-30 38,0 34,24! 24,22 20,2 6,-6! 4,-20", BLACK_HAIR, ("20,-26 28,-4 30,16",)
            )
            art.shape(limb("-30,24,1 -24,22.5,3.4 -13,24,3.6 -4,30,3 2,26,1"), BLACK_HAIR.base, ink=1.8)
            morion(art, GOLD, colours(RED))


def jack_of_clubs(art: Picture, main: Colours) -> None:
    """Draw a young page who sings to his lute."""
    doublet = blob("148,188! 120,202 108,232 112,280 110,322! 256,322! 252,280 252,232 240,202 212,188!")
    cloth(art, doublet, main, checks, SKY)
    cape = blob("214,190! 256,200 280,232 288,280 292,322! 252,322! 254,270 246,226")
    cloth(art, cape, colours(RED), clovers)
    sleeve(art, "246,224,22 282,266,25 276,294,22", main, bars(60, 18, 8))
    puff(art, 246, 220, -36, main, GOLD, 1.0)
    sleeve(art, "114,222,22 76,264,25 78,292,23", main, bars(120, 18, 8))
    puff(art, 114, 222, 36, main, GOLD, 1.0)
    with art.at(152, 250, 0.98, turned=-24):
        lute(art, colours(RED))
    sleeve(art, "76,286,18 96,276,15 116,266,13", colours(WHITE), folds=("90,272 94,280 90,288",))
    frill(art, 118, 264, 66, 34)
    laid_hand(art, 124, 261, 0.86, turned=-8, flip=True)
    sleeve(art, "280,292,18 266,266,15 254,242,12", colours(WHITE), folds=("274,268 266,274 262,284",))
    frill(art, 251, 238, -30, 32)
    grip(art, 242, 216, 0.9, turned=-24)
    bare(art, blob("168,146! 168,172 160,188! 200,190! 194,172 194,146!"), SKIN)
    collar = blob("150,186! 160,172 180,182 200,172 212,186! 222,200 200,212 180,204! 160,212 138,200")
    art.shape(collar, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
    with art.at(180, 122, turned=-6):
        mass(art, "-26,-36! -40,-8 -40,26 -30,36! 0,24 28,38! 44,26 42,-8 28,-40!", RED_HAIR)
        child(art, brow=RED_HAIR.shade, mood=Mood.DELIGHTED, freckled=True, eared=False, grave=True)
        mass(art, "18,-42! 38,-26 44,4 42,32! 32,36! 29,10 26,-8 18,-24", RED_HAIR, ("28,-26 34,0 36,26",))
        mass(
            art,
            "-10,-43! -32,-30 -40,0 -40,28! -30,32! -29,8 -27,-12 -12,-28",
            RED_HAIR,
            ("-24,-30 -34,-6 -36,20",),
        )
        mass(art, "-26,-34! 0,-44 30,-34! 26,-20 17,-24! 11,-16 4,-23! -4,-15 -11,-23! -18,-17", RED_HAIR)
        with art.at(0, -7):
            brimmed_hat(art, main, RED, colours(WHITE))
