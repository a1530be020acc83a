"""The three of the levels who come from the cards and from the comedy, in every mood."""

from interface.avatars.knife import strands
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import beak, pear
from interface.avatars.portrait import body, head, jumping
from woodcut.dress import ermine
from woodcut.faces.beards import TIPS
from woodcut.faces.eyes import eyes
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.mouths import mouth
from woodcut.faces.three_quarter import THREE_QUARTER
from woodcut.geometry import blob, circle, discs, ellipse, limb
from woodcut.hats import crown, helmet
from woodcut.palette import BLACK, BLUE, BLUE_DARK, RED, SHADE, SKIN, SKIN_OLIVE, WHITE, WHITE_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

GREY_LINE = "#6d645c"
CHESTNUT, CHESTNUT_DARK, CHESTNUT_LINE = "#7b4a26", "#52301a", "#331c0e"
RAVEN, RAVEN_DARK, RAVEN_LIGHT = "#3a2b23", "#1e1612", "#77604f"

KING = Features(
    outline="-24,-34 -29,-14 -29,4 -32,20 -29,36 -17,48 1,51 20,47 34,36 37,18 35,2 33,-16 28,-34 2,-42",
    left=Eye(-19.4, 6.2, outer=(-28, -10), middle=(-20, -14.6), inner=(-11, -9.6)),
    right=Eye(8, 7.8, outer=(21, -10.6), middle=(10, -16), inner=(-1, -10)),
    nose=(-9, 14),
    mouth=(-7, 33),
    mouth_size=1.02,
    look=(-1.2, 0.6),
    brow_width=4.8,
    temper=Temper.HOT,
)
KNIGHT = Features(
    outline="-20,-36 -23,-16 -22,0 -24,14 -21,30 -14,44 -6,52 4,50 13,40 20,24 23,4 23,-16 19,-36 0,-42",
    left=Eye(-14.4, 6, outer=(-22, -10), middle=(-15, -15), inner=(-8, -10.6)),
    right=Eye(8.6, 6.8, outer=(19.6, -12), middle=(10, -18), inner=(1.4, -12.6)),
    nose=(-3.4, 14),
    mouth=(-6, 34),
    mouth_size=1,
    openness=1.15,
    pupil=3.3,
    brow_width=3.6,
    temper=Temper.LIVELY,
)
MASKED = THREE_QUARTER._replace(temper=Temper.LIVELY, openness=1.15, mouth_size=1.2, mouth=(-5, 33))


def _shoulders(art: Picture, fill: str, dark: str, *, top: float = 206) -> None:
    art.shape(
        blob(f"32,290! 40,{top + 34} 84,{top + 8} 128,{top} 172,{top + 8} 216,{top + 34} 224,290!"),
        fill,
        ink=3.4,
        shade=dark,
        shift=(-8, -4),
        hatch=Hatch(angle=15, spacing=8, length=18, width=2.2),
    )


def pulcinella(art: Picture, mood: Mood) -> None:
    """The Neapolitan of the old comedy: a great hooked mask with a wart, and a hat that has given up."""
    with body(art, mood):
        _shoulders(art, WHITE, WHITE_DARK, top=210)
        for x in (96, 128, 160):
            art.line(f"{x},222 {x + (x - 128) * 0.2},242 {x + (x - 128) * 0.3},264", 3, (0, 1, 0.5))
        ruff = blob(
            "84,222! 92,206 104,214 114,200 128,210 142,200 152,212 164,204 174,222! 158,232 128,238 98,232"
        )
        art.shape(ruff, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -3))
    with head(art, mood, 132, 157, 1.32):
        face = likeness(
            art,
            MASKED,
            mood,
            _no_nose,
            ears=(Ear(27, 8, 1.1),),
            cheeks=((16, 22, 1.2),),
            smile=3,
        )
        mask = blob(
            "-30,-24! -16,-22 2,-23 28,-26! 32,-8 28,9 14,16 5,13! 2,22 -8,24 -18,27 -27,36 -38,40 -45,34! "
            "-41,31 -40,26 -43,16 -38,4 -30,-2!"
        )
        art.shape(mask, BLACK, ink=2.6, shade="#15120f", shift=(-3, -3))
        stir = face.stir(mood)
        inner, middle, outer = 0.5 * stir.inner, 0.5 * stir.middle, 0.5 * stir.outer
        art.line(f"-26,{-13 - outer} -16,{-18 - middle} -6,{-12 - inner}", 3.6, (0.3, 1, 0.3), GREY_LINE)
        art.line(f"1,{-12 - inner} 12,{-18 - middle} 24,{-14 - outer}", 3.6, (0.3, 1, 0.3), GREY_LINE)
        art.line("-10,4 -20,10 -28,20 -34,30", 2.8, (0.2, 1, 0.4), GREY_LINE)
        art.line("-16,20 -9,19 -5,14", 2.2, (0.2, 1, 0.2), GREY_LINE)
        for glint in ("-24,2 -32,11 -37,22", "-29,4 -35,12 -39,22"):
            art.line(glint, 2, (0, 1, 0), GREY_LINE)
        for fold in ("22,14 18,9 16,4", "27,10 24,4 22,0"):
            art.line(fold, 2, (1, 0.7, 0), GREY_LINE)
        art.shape(circle(-2, -17, 4.4, 20), "#4a423b", ink=1.6, heavy=(0.2, 0.4))
        if mood in {Mood.DELIGHTED, Mood.BLINK}:
            # Closed eyes are lines, which only the skin in the holes of the mask shows.
            art.add(ellipse(-17.5, 0, 9, 7), SKIN)
            art.add(ellipse(9.5, 0, 10.6, 7.4), SKIN)
        eyes(art, face, mood)
        with jumping(art, mood):
            _sugarloaf(art)


def _no_nose(art: Picture, skin: str) -> None:
    """The mask has the nose."""


def _sugarloaf(art: Picture) -> None:
    """Draw the tall soft hat, whose tip leans back."""
    hat = blob(
        "-37,-16! -40,-34 -34,-58 -16,-82 6,-96 30,-98 50,-88! 40,-82 33,-72! 41,-54 43,-36 41,-15! 2,-27"
    )
    art.shape(
        hat, WHITE, ink=3, shade=WHITE_DARK, shift=(-8, -3), hatch=Hatch(angle=18, spacing=6, length=14)
    )
    art.line("33,-72 22,-78 4,-76", 2.4, (1, 1, 0.1))
    art.line("-28,-40 -22,-58 -10,-74", 2, (0, 1, 0.3))
    art.line("30,-24 34,-40 28,-56", 2, (0, 1, 0.3))
    for fold in (
        "-14,-26 -10,-42 0,-58",
        "14,-26 20,-40 18,-54",
        "28,-76 18,-84 4,-84",
        "-4,-60 4,-70 16,-76",
    ):
        art.line(fold, 3, (0, 1, 0.2), WHITE_DARK)


def king(art: Picture, mood: Mood) -> None:
    """The king of the cards, broad and soon offended: two points of beard, and a crown worn askew."""
    with body(art, mood):
        _shoulders(art, BLUE, BLUE_DARK)
        ermine(art, blob("44,268! 60,222 100,206 128,204 156,206 196,222 212,268! 128,280"), 24, 20)
    with head(art, mood, 128, 134, 1.36, hot=True):
        back = discs("35,-22,11 41,-8,11 42,7,11 40,22,11 -35,-20,9 -40,-6,10 -41,8,9 -39,22,10", 24)
        art.shape(back, CHESTNUT, ink=2.6, shade=CHESTNUT_DARK, shift=(-4, -3))
        for x, y in ((37, -24), (43, -9), (44, 6), (41, 20), (-38, -20), (-43, -6), (-44, 8), (-41, 22)):
            art.line(
                f"{x - 6},{y + 3} {x - 1},{y - 6} {x + 5},{y} {x},{y + 4}",
                2.2,
                (0.2, 1, 0.8, 0.1),
                CHESTNUT_LINE,
            )
        face = likeness(
            art,
            KING,
            mood,
            pear,
            brow=CHESTNUT_DARK,
            bushy=1.5,
            cheeks=((-23, 18, 0.85), (19, 19, 1.2)),
            ears=(Ear(38, 4, 1.1),),
            aged=True,
            mouthless=True,
            lids=True,
        )
        low = {Mood.DELIGHTED: 5, Mood.DISMAYED: 6}.get(mood, 0)
        beard = blob(
            f"-35,10! -41,26 -40,{44 + low} -34,{60 + low} "
            f"-20,{80 + low}! -10,{72 + low} -6,{58 + low}! 6,{72 + low} "
            f"22,{80 + low}! 34,{60 + low} 40,{44 + low} 40,26 "
            f"37,6! 31,22 12,27 2,25 -8,28 -17,25 -24,27 -31,24"
        )
        art.shape(beard, CHESTNUT, ink=2.6, shade=CHESTNUT_DARK, shift=(-5, -3))
        for side in (-1, 1):
            for path in ((33, 28, 30, 46, 20, 66), (25, 36, 22, 52, 18, 70), (14, 48, 15, 60, 18, 70)):
                x0, y0, x1, y1, x2, y2 = path
                art.line(
                    f"{side * x0},{y0} {side * x1},{y1} {side * x2},{y2 + low}",
                    2.4,
                    (0.1, 1, 0.1),
                    CHESTNUT_LINE,
                )
        strands(art, beard, (-20, 30), CHESTNUT_LINE, count=9, spread=(40, 180), deep=0.5, width=2.6)
        strands(art, beard, (20, 30), CHESTNUT_LINE, count=9, spread=(0, 140), deep=0.5, width=2.6)
        mouth(art, face, mood, smile=1, grin=True)
        lift = TIPS.get(mood, 0.0)
        for side in (-1, 1):
            droop = limb(
                f"{-7 + side * 0.5},27,3 {-6 + side * 11},28,4.8 "
                f"{-4 + side * 21},{35 - lift},4 {-3 + side * 27},{44 - lift * 1.6},1"
            )
            art.shape(droop, CHESTNUT, ink=2.2, shade=CHESTNUT_DARK, shift=(-2, -2))
            art.line(
                f"{-7 + side * 3},26 {-6 + side * 12},28 {-4 + side * 21},{34 - lift}",
                1.7,
                (0, 1, 0.2),
                CHESTNUT_LINE,
            )
        with art.at(3, -30, 1.04, turned=7), jumping(art, mood, turned=10, jump=11):
            crown(art, band=RED)


def knight(art: Picture, mood: Mood) -> None:
    """The knight of the cards: lean as his horse, all nose and moustache under a plume."""
    with body(art, mood):
        art.shape(limb("134,170,14 132,226,18"), SKIN_OLIVE, ink=2.8, shade=SHADE[SKIN_OLIVE], shift=(-5, -2))
        _shoulders(art, BLUE, BLUE_DARK, top=218)
        ruff = discs("92,222,11 108,230,12 126,234,12 144,231,12 160,223,11 174,212,10 84,212,9")
        art.shape(ruff, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -3))
    with head(art, mood, 114, 146, 1.6, temple=(-30, -6)):
        back = blob("-22,-28 -27,-4 -26,12! -20,4 0,0 20,8 22,26 20,44! 34,38 36,10 32,-22 24,-40")
        art.shape(back, RAVEN, ink=2.6, shade=RAVEN_DARK, shift=(-4, -3))
        for strand in ("26,-20 31,4 27,34", "31,-16 35,8 32,34", "23,-8 26,12 24,34", "-24,-20 -26,-6 -25,6"):
            art.line(strand, 2.1, (0, 1, 0.2), RAVEN_LIGHT)
        face = likeness(
            art,
            KNIGHT,
            mood,
            beak,
            skin=SKIN_OLIVE,
            brow=RAVEN,
            bushy=1.4,
            ears=(Ear(23, 5, 1.0),),
            cheeks=((-16, 18, 0.7), (12, 19, 0.9)),
            smile=1,
        )
        chin = face.mouth[1] + {Mood.DELIGHTED: 6, Mood.DISMAYED: 7}.get(mood, 0)
        tuft = f"-11,{chin + 10}! -6,{chin + 8} 0,{chin + 10}! 2,{chin + 16} -6,{chin + 28}! -12,{chin + 16}"
        art.shape(blob(tuft), RAVEN, ink=2.2)
        lift = TIPS.get(mood, 0.0) * 1.4
        for side in (-1, 1):
            x = -6 + side * 0.5
            horn = limb(
                f"{x},27,1.8 {x + side * 8},28.6,2.6 {x + side * 17},{25 - lift},2 "
                f"{x + side * 22},{16 - lift * 1.4},1.5 {x + side * 20},{10 - lift * 1.6},0.8"
            )
            art.shape(horn, RAVEN, ink=2)
        with art.at(0, -6, 0.8), jumping(art, mood, turned=8, jump=11):
            helmet(art, plume_turned=52)
