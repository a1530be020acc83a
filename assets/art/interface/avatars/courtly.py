"""Figures from the cards whom a player can choose: the knave and the Turk."""

from interface.avatars.knife import SMOOTH, strands
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import hawk, snub
from interface.avatars.portrait import body, head, jumping
from woodcut.faces.beards import TIPS
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.mouths import mouth
from woodcut.geometry import blob, limb, union
from woodcut.hats import cap, turban
from woodcut.palette import (
    GOLD,
    GOLD_DARK,
    RED,
    RED_DARK,
    SKIN_OLIVE,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

HONEY, HONEY_DARK, HONEY_LIGHT = "#c9822b", "#8f5518", "#e9b45c"
PITCH, PITCH_DARK, PITCH_LIGHT = "#2a201b", "#15100d", "#6d574a"

KNAVE = Features(
    outline="-22,-34 -26,-18 -26,-4 -29,8 -26,22 -17,36 -8,46 0,47 10,41 21,29 27,14 28,-8 24,-32 2,-42",
    left=Eye(-16.6, 6.6, outer=(-25, -12), middle=(-17, -18), inner=(-8, -13.4)),
    right=Eye(9.6, 7.8, outer=(21, -9.6), middle=(11, -14), inner=(1, -10)),
    nose=(-8, 11),
    mouth=(-7, 29),
    mouth_size=1.12,
    openness=1.15,
    pupil=3.7,
    look=(-1.6, 0.4),
    brow_width=3.6,
    temper=Temper.LIVELY,
)
TURK = Features(
    outline="-21,-36 -25,-18 -24,-4 -29,8 -24,20 -18,36 -8,48 4,48 15,38 22,22 29,6 27,-14 22,-36 0,-42",
    left=Eye(-16.6, 5.8, outer=(-25, -12), middle=(-17, -14), inner=(-7.6, -7)),
    right=Eye(9.4, 7.2, outer=(22, -13), middle=(11, -15), inner=(0.4, -7.4)),
    nose=(-7, 13),
    mouth=(-5, 32),
    mouth_size=0.9,
    openness=0.95,
    look=(-1.2, 0.4),
    brow_width=4.6,
    temper=Temper.HOT,
)


def wide_shoulders(art: Picture, fill: str, dark: str, *folds: str) -> None:
    """Draw a broad bust, with folds."""
    art.shape(
        blob("32,280! 40,240 84,214 128,206 172,214 216,240 224,280!"),
        fill,
        ink=3.4,
        shade=dark,
        shift=(-8, -4),
        hatch=Hatch(angle=15, spacing=8, length=18, width=2.2),
    )
    for fold in ("78,224 68,240 70,256", "182,224 192,240 190,256", *folds):
        art.line(fold, 2.6, (0, 1, 0.2), dark)


def knave(art: Picture, mood: Mood) -> None:
    """The page of the cards, who has just eaten the king's cherries: a pert nose and one brow raised."""
    with body(art, mood):
        wide_shoulders(art, RED, RED_DARK)
        ruff = blob(
            "84,226! 94,210 106,216 116,204 128,212 140,204 150,216 162,210 172,226! 160,236 144,242 128,244 "
            "112,242 96,236"
        )
        art.shape(ruff, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -4))
        for pleat in ("104,217 106,228 104,236", "128,214 128,230 128,240", "151,217 149,228 152,236"):
            art.line(pleat, 2.4, (0, 1, 0.2))
    with head(art, mood, 128, 146, 1.42, flip=True):
        back = blob(
            "-26,-30 -30,-6 -32,14! -22,10 0,20 20,24 22,40! 30,50 44,50 53,40 54,28! "
            "47,26 45,6 42,-22 28,-44 -10,-48"
        )
        art.shape(back, HONEY, ink=2.8, shade=HONEY_DARK, shift=(-5, -3))
        for strand in (
            "34,-10 38,16 36,38 42,46",
            "38,-16 42,10 42,32 49,40",
            "32,4 33,26 29,42",
            "30,-20 35,0 36,18",
        ):
            art.line(strand, 2.2, (0, 1, 0.8, 0.1), HONEY_DARK)
        art.line("41,-8 44,10 44,20", 2.4, (0, 1, 0), HONEY_LIGHT)
        face = likeness(
            art,
            KNAVE,
            mood,
            snub,
            brow=HONEY_DARK,
            bushy=1.2,
            cheeks=((-20, 16, 0.85), (15, 17, 1.0)),
            smile=3,
            cut=SMOOTH,
        )
        for x, y in ((-21, 11), (-16, 14), (8, 12), (13, 15), (18, 11)):
            art.dot(x, y, 1.1, "#c98d5c", 8)
        corner = face.mouth[0] + 13
        if mood in {Mood.CALM, Mood.BLINK}:
            art.line(
                f"{corner},{face.mouth[1] - 7} {corner + 3},{face.mouth[1] - 4} {corner + 1},{face.mouth[1]}",
                1.8,
            )
        front = union(
            blob("20,-40! 33,-26 35,-4 34,18 38,30! 29,28 29,12 26,-4 20,-24"),
            blob(
                "22,-36! -4,-46 -30,-34 -31,-14! -27,-10 -25,-18! -21,-12 -18,-21! "
                "-12,-14 -9,-23! -2,-16 2,-24! "
                "10,-17 13,-24! 19,-18 22,-26!"
            ),
        )
        art.shape(front, HONEY, ink=2.4, shade=HONEY_DARK, shift=(-3, -2))
        for strand in (
            "28,-20 33,0 34,20",
            "32,-8 36,8 35,24",
            "-6,-38 -10,-30 -12,-22",
            "6,-38 6,-30 4,-24",
        ):
            art.line(strand, 1.9, (0, 1, 0.3), HONEY_DARK)
        art.line("26,-26 29,-14 31,0", 2, (0, 1, 0), HONEY_LIGHT)
        with jumping(art, mood):
            cap(art, feather_size=0.8)


def turk(art: Picture, mood: Mood) -> None:
    """The merchant from the Levant: hollow cheeks, a hawk's nose and a beard like a dagger."""
    with body(art, mood):
        wide_shoulders(art, RED, RED_DARK)
        art.shape(
            blob("98,206! 114,250 128,284 142,250 158,206! 128,222"),
            GOLD,
            ink=2.8,
            shade=GOLD_DARK,
            shift=(-4, -3),
        )
        for y in (244, 258, 272):
            art.line(f"116,{y} 128,{y + 4} 140,{y}", 2, (0.2, 1, 0.2), GOLD_DARK)
    with head(art, mood, 126, 146, 1.42, flip=True):
        face = likeness(
            art,
            TURK,
            mood,
            hawk,
            skin=SKIN_OLIVE,
            brow=PITCH,
            bushy=1.5,
            ears=(Ear(28, 4, 1.1),),
            cheeks=((-18, 16, 0.7), (15, 17, 0.85)),
            mouthless=True,
            lids=True,
        )
        low = {Mood.DELIGHTED: 5, Mood.DISMAYED: 7}.get(mood, 0)
        beard = blob(
            f"-28,8! -30,24 -27,{38 + low} -19,{54 + low} -10,{66 + low} -4,{82 + low}! 4,{68 + low} "
            f"18,{54 + low} 28,{36 + low} 32,14 29,-8! 26,8 22,22 12,24 -4,{23} -16,23 -24,20"
        )
        art.shape(beard, PITCH, ink=2.6, shade=PITCH_DARK, shift=(-5, -3))
        strands(art, beard, (-4, 30), PITCH_LIGHT, count=13, spread=(35, 170), deep=0.62, width=2.4)
        mouth(art, face, mood, full=True, smile=1, grin=True)
        lift = TIPS.get(mood, 0.0) * 1.5
        for side in (-1, 1):
            x = -5 + side * 0.5
            horn = limb(
                f"{x},25.4,2.4 {x + side * 8},27,3.8 {x + side * 17},{25 - lift},2.8 "
                f"{x + side * 23},{17 - lift * 1.4},1.7 {x + side * 22},{11 - lift * 1.6},0.8"
            )
            art.shape(horn, PITCH, ink=2, heavy=(0.4, 0.6))
            art.line(
                f"{x + side * 3},25 {x + side * 10},26 {x + side * 17},{23.4 - lift}",
                1.5,
                (0, 1, 0),
                PITCH_LIGHT,
            )
        with jumping(art, mood):
            turban(art)
