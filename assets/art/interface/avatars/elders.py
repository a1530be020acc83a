"""The old men of the osteria: Carmelo and Anselmo."""

from interface.avatars.hands import Sleeve, at_the_chin
from interface.avatars.knife import Cut, model, strands
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import spike
from interface.avatars.portrait import body, collar, head, jumping, shoulders
from woodcut.faces.beards import handlebar
from woodcut.faces.features import Eye, Features, Nose
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.profile import profile
from woodcut.faces.spectacles import spectacles
from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import (
    BLACK,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    SHADE,
    SKIN,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SNOW, SNOW_DARK = "#ece6da", "#b7aea0"
GREY, GREY_DARK, GREY_LIGHT, GREY_LINE = "#bdb5aa", "#857d73", "#e2dcd2", "#4d463f"
COAL, COAL_DARK, COAL_LIGHT = "#3a3735", "#1d1b1a", "#6d645c"

ANSELMO = Features(
    outline=(
        "-20,-50 -27,-28 -27,-6 -28,8 -25,24 -19,40 -10,50 2,49 14,38 23,20 27,-2 28,-28 20,-52 6,-62 -8,-61"
    ),
    left=Eye(-16, 6.2, outer=(-26, -11), middle=(-18, -18), inner=(-8, -12)),
    right=Eye(9.6, 7.4, outer=(22, -12), middle=(12, -19), inner=(2, -12.4)),
    nose=(-8, 15),
    mouth=(-8, 32),
    mouth_size=0.94,
    brow_width=3.8,
    temper=Temper.LIVELY,
)


def carmelo(art: Picture, mood: Mood) -> None:
    """The notary, bent over in hat and monocle, with a wart, who is in no hurry."""
    with body(art, mood):
        art.shape(limb("128,160,16 122,216,22"), SKIN, ink=2.8, shade=SHADE[SKIN], shift=(-6, -2))
        bust = blob("14,284! 14,226 30,184 62,164 88,170 110,204! 132,224 156,214! 192,236 214,284!")
        art.shape(bust, COAL, ink=3.4, shade=COAL_DARK, shift=(-8, -4))
        for fold in ("40,190 34,214 40,240", "62,184 60,210 68,240", "176,240 186,256 188,274"):
            art.line(fold, 2.6, (0, 1, 0.2), COAL_LIGHT)
        art.shape(blob("108,200! 118,244 132,262 148,240 158,212! 138,224"), WHITE, ink=2.8, shade=WHITE_DARK)
        with art.at(136, 232):
            tie = union(
                blob("0,0! -20,-12 -24,0 -20,12"), blob("0,0! 20,-12 24,0 20,12"), circle(0, 0, 6, 20)
            )
            art.shape(tie, RED, ink=2.6, shade=RED_DARK, shift=(-3, -3))
    with head(art, mood, 128, 136, 1.5, flip=True):
        start = len(art.layers)
        profile(
            art,
            brow=SNOW,
            aged=True,
            mood=mood,
            nose=Nose.HOOKED,
            full=False,
            bushy=1.7,
            smile=1,
            grin=True,
            temper=Temper.LIVELY,
            hatched=True,
            bridge="-28,-7 -38,0 -45,10 -46.6,21 -42,25 -36,21 -27,20.4!",
        )
        model(art, start, SKIN, Cut(side=0.1, low=0.075, wedge=12))
        art.add(blob("-13,8! -4,14 2,26! -2,30 -10,20"), SHADE[SKIN])
        for crease in ("-13,10 -6,17 -4,26", "-9,9 -2,16 1,25", "-4,9 2,15 5,23"):
            art.line(crease, 1.7, (0, 1, 0))
        back = blob("6,-30! 36,-34 39,-6 35,20 26,34! 22,26 25,14 16,-10 10,-12 8,4! 3,-10")
        art.shape(back, SNOW, ink=2.6, shade=SNOW_DARK, shift=(-4, -3))
        strands(art, back, (10, -30), GREY_DARK, count=9, spread=(38, 88), deep=0.6, width=2.4)
        for strand in ("18,-20 28,-8 30,14", "26,-24 34,-8 32,8"):
            art.line(strand, 1.8, (0, 1, 0.3), GREY_DARK)
        art.shape(circle(-5, 22, 3, 16), "#d98a6a", ink=1.6, heavy=(0.3, 0.5))
        lift = {Mood.PLEASED: 2.5, Mood.DELIGHTED: 4, Mood.WORRIED: -4, Mood.DISMAYED: -6}.get(mood, 0)
        hair = limb(f"-31,23.4,2.2 -22,25,4 -13,{29 - lift},3.4 -5,{34 - lift * 2.4},1")
        art.shape(hair, SNOW, ink=2.2, heavy=(0.4, 0.7))
        with jumping(art, mood, turned=-8, jump=-18):
            art.add(ellipse(-18, 0.4, 10, 11.4).difference(ellipse(-18, 0.4, 7.6, 9)), GOLD_DARK)
            art.line("-9,6 -2,22 -6,44", 1.6, (1, 1, 1), INK)
        with art.at(turned=-5), jumping(art, mood, turned=-9, jump=6):
            crown = blob("-27,-26! -29,-44 -24,-66 -4,-70 6,-64 24,-70 38,-58 40,-34 38,-24! 0,-30")
            art.shape(crown, COAL, ink=3, shade=COAL_DARK, shift=(-6, -3), hatch=Hatch(angle=18, length=13))
            art.line("-10,-66 4,-57 18,-66", 2.4, (0, 1, 0), COAL_LIGHT)
            ribbon = blob("-28,-34! 0,-39 39.6,-33! 39.4,-23! 0,-29 -27,-25!")
            art.shape(ribbon, GREY, ink=2)
            brim = limb("-54,-22,2.2 -38,-20,3.8 0,-27,4.8 36,-22,4.4 60,-33,2.2")
            art.shape(brim, COAL, ink=2.8, shade=COAL_DARK, shift=(-2, -2))


def anselmo(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """The professor: an egg of a head, hair blown off it by thought, and a pointed beard."""
    with body(art, mood):
        art.shape(limb("134,160,14 134,226,17"), SKIN, ink=2.8, shade=SHADE[SKIN], shift=(-5, -2))
        art.line("124,186 119,193 124,200", 2.2, (0, 1, 0.2))
        shoulders(art, GREEN, GREEN_DARK, wide=80, top=216)
        art.shape(blob("108,212! 130,250 152,212! 148,276 112,276"), WHITE, ink=2.8, shade=WHITE_DARK)
        collar(art)
        with art.at(130, 236, turned=-8):
            tie = union(
                blob("0,0! -20,-11 -23,0 -20,11"), blob("0,0! 20,-11 23,0 20,11"), circle(0, 0, 5, 20)
            )
            art.shape(tie, "#2a5ca5", ink=2.6, shade="#1b3d75", shift=(-3, -3))
            for x in (-14, 14):
                art.dot(x, 0, 2.4, WHITE, 12)
    with head(art, mood, 120, 130, 1.5, temple=(-29, -6)):
        wild = blob(
            "4,-46! 26,-62 40,-58! 38,-54 60,-52 72,-40! 56,-40 "
            "64,-26 78,-20! 58,-20 66,-4 72,10! 54,2 54,16 "
            "60,28! 42,20 38,30 40,38! 26,28 18,0"
        )
        art.shape(wild, GREY, ink=2.8, shade=GREY_DARK, shift=(-5, -4))
        strands(
            art, wild, (6, -14), GREY_LINE, light=GREY_LIGHT, count=17, spread=(-62, 62), deep=0.66, width=3
        )
        face = likeness(
            art,
            ANSELMO,
            mood,
            spike,
            brow=GREY_DARK,
            bushy=1.5,
            ears=(Ear(27, 4, 1.15),),
            cheeks=((-19, 17, 0.75), (13, 18, 0.9)),
            aged=True,
            smile=1,
        )
        temple = blob("14,-36! 26,-40 36,-28 37,-4 33,8! 28,-2 27,-16 20,-22")
        art.shape(temple, GREY, ink=2.4, shade=GREY_DARK, shift=(-3, -2))
        for strand in ("20,-34 29,-24 31,-8", "25,-36 33,-26 35,-8", "24,-24 28,-16 30,-2"):
            art.line(strand, 1.9, (0, 1, 0.3), GREY_LINE)
        art.line("-10,-42 -2,-46 8,-44", 1.5, (0, 1, 0))
        bottom = face.mouth[1] + {Mood.DELIGHTED: 5, Mood.DISMAYED: 6}.get(mood, 0)
        tuft = blob(
            f"-19,{bottom + 8}! -8,{bottom + 10} 4,{bottom + 8}! "
            f"7,{bottom + 20} -6,{bottom + 46}! -18,{bottom + 20}"
        )
        art.shape(tuft, GREY, ink=2.4, shade=GREY_DARK, shift=(-3, -2))
        for x in (-13, -7, -1):
            art.line(
                f"{x},{bottom + 13} {x},{bottom + 22} {x * 0.4 - 4},{bottom + 36}", 1.9, (0, 1, 0), GREY_LINE
            )
        handlebar(art, face, GREY, mood, size=0.8)
        with art.at(-2, 4), jumping(art, mood, turned=10, jump=30):
            spectacles(art, face, radius=11.6, rim=BLACK, width=2.5)
    if hands and mood is Mood.WORRIED:
        at_the_chin(art, SKIN, Sleeve(GREEN, GREEN_DARK), 106, 204, 0.95)
