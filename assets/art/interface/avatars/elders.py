"""The old people of the osteria: Beppe, Carmelo, Pina and Anselmo."""

from interface.avatars.portrait import collar, head, jumping, neck, shoulders
from woodcut.faces.beards import broom, goatee, handlebar
from woodcut.faces.broad import BROAD, broad
from woodcut.faces.features import Nose
from woodcut.faces.frontal import FRONTAL, frontal
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.faces.spectacles import cat_eyes, spectacles
from woodcut.faces.three_quarter import THREE_QUARTER, face34
from woodcut.geometry import blob, circle, discs, ellipse, limb, union
from woodcut.palette import (
    BLACK,
    BLUE,
    BLUE_DARK,
    BROWN_DARK,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PLUM,
    RED,
    RED_DARK,
    SKIN,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SNOW, SNOW_DARK = "#ece6da", "#b7aea0"
GREY, GREY_DARK = "#bdb5aa", "#857d73"
COAL, COAL_DARK = "#3a3735", "#1d1b1a"


def beppe(art: Picture, mood: Mood) -> None:
    """Everybody's uncle, looking for the spectacles that he wears on his forehead."""
    neck(art, SKIN)
    shoulders(art, "#d9771a", "#a3540f", wide=98)
    art.shape(blob("102,206! 128,250 154,206! 148,270 108,270"), WHITE, ink=2.8, shade=WHITE_DARK)
    collar(art)
    with head(art, mood, 128, 130, 1.56):
        for flip in (False, True):
            with art.at(flip=flip):
                tuft = discs("-33,-14,9 -40,-22,8 -45,-12,8 -41,-2,9 -36,6,7 -35,-28,6")
                art.shape(tuft, SNOW, ink=2.6, shade=SNOW_DARK, shift=(-3, -3))
                art.line("-44,-18 -38,-14 -40,-6", 1.6, (0, 1, 0.2), SNOW_DARK)
        frontal(
            art,
            brow=GREY_DARK,
            aged=True,
            mood=mood,
            nose=Nose.BULBOUS,
            full=False,
            bushy=1.5,
            smile=1.5,
            grin=True,
        )
        broom(art, FRONTAL, SNOW, SNOW_DARK, mood)
        for hair in ("-6,-42 -10,-52 -4,-58", "1,-43 2,-54 9,-58", "6,-42 12,-50 18,-50"):
            art.line(hair, 2, (1, 0.8, 0.2), GREY_DARK)
        with art.at(0, -28), jumping(art, mood, turned=16, jump=17):
            spectacles(art, FRONTAL, radius=10.4, rim=BROWN_DARK, width=2.4)


def carmelo(art: Picture, mood: Mood) -> None:
    """The notary, in hat and pince-nez, who is in no hurry."""
    neck(art, SKIN, x=124)
    shoulders(art, COAL, COAL_DARK)
    art.shape(blob("104,208! 128,246 150,208! 146,270 112,270"), WHITE, ink=2.8, shade=WHITE_DARK)
    with art.at(130, 226):
        tie = union(blob("0,0! -20,-12 -24,0 -20,12"), blob("0,0! 20,-12 24,0 20,12"), circle(0, 0, 6, 20))
        art.shape(tie, RED, ink=2.6, shade=RED_DARK, shift=(-3, -3))
    with head(art, mood, 124, 136, 1.56, flip=True):
        profile(
            art, brow=SNOW, aged=True, mood=mood, nose=Nose.HOOKED, full=False, bushy=1.5, smile=2, grin=True
        )
        back = blob("6,-30! 36,-34 39,-6 35,20 26,34! 22,26 25,14 16,-10 10,-12 8,4! 3,-10")
        art.shape(back, SNOW, ink=2.6, shade=SNOW_DARK, shift=(-4, -3))
        for strand in ("18,-20 28,-8 30,16", "26,-24 34,-8 32,12"):
            art.line(strand, 1.7, (0, 1, 0.3), SNOW_DARK)
        lift = {Mood.PLEASED: 1.5, Mood.DELIGHTED: 2, Mood.WORRIED: -2, Mood.DISMAYED: -4}.get(mood, 0)
        hair = limb(f"-29,22.4,2 -22,23.6,3.4 -13,{26 - lift},2.4 -8,{24 - lift * 2},0.8")
        art.shape(hair, SNOW, ink=2, heavy=(0.4, 0.7))
        with jumping(art, mood, turned=-8, jump=-16):
            art.add(ellipse(-18, 0.4, 8.6, 10.4).difference(ellipse(-18, 0.4, 6.6, 8.4)), GOLD_DARK)
            art.line("-11,6 -4,22 -8,44", 1.5, (1, 1, 1), INK)
        with jumping(art, mood, turned=-9, jump=5):
            crown = blob("-26,-26! -27,-44 -20,-62 -2,-66 6,-61 22,-66 34,-56 38,-34 37,-24! 0,-30")
            art.shape(crown, COAL, ink=3, shade=COAL_DARK, shift=(-6, -3), hatch=Hatch(angle=18, length=13))
            art.line("-8,-62 4,-54 16,-62", 2.4, (0, 1, 0), "#6d645c")
            ribbon = blob("-26.6,-34! 0,-39 37.6,-33! 37.4,-23! 0,-29 -26,-25!")
            art.shape(ribbon, GREY, ink=2)
            brim = limb("-46,-27,2.2 -34,-22,3.6 0,-27,4.4 34,-21,4 54,-29,2.2")
            art.shape(brim, COAL, ink=2.8, shade=COAL_DARK, shift=(-2, -2))


def pina(art: Picture, mood: Mood) -> None:
    """A champion's widow in black with pearls, under a cloud of white curls."""
    neck(art, SKIN)
    shoulders(art, COAL, COAL_DARK, wide=100)
    lace = blob(
        "74,222! 100,202 128,210 156,202 182,222! 166,240! 150,232! 140,248! 128,236! 116,248! 106,232! "
        "90,240!"
    )
    art.shape(lace, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
    art.shape(ellipse(128, 226, 7, 8), RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
    with head(art, mood, 126, 136, 1.44, flip=True):
        bun = discs("6,-64,13 18,-58,10 -6,-58,10")
        art.shape(bun, SNOW, ink=2.8, shade=SNOW_DARK, shift=(-4, -4))
        cloud = discs(
            "-30,-24,12 -36,-8,11 -22,-40,13 -6,-48,14 12,-48,14 28,-40,14 38,-26,13 42,-10,12 42,6,11 "
            "40,20,9 -38,6,8 4,-30,26"
        )
        art.shape(cloud, SNOW, ink=2.8, shade=SNOW_DARK, shift=(-5, -4))
        broad(art, brow=GREY_DARK, aged=True, mood=mood, nose=Nose.SNUB, full=True, eared=False, smile=2.5)
        front = discs("-24,-28,8 -14,-36,9 0,-39,9 14,-37,9 26,-29,9 33,-17,8 36,-4,7 -30,-16,7")
        art.shape(front, SNOW, ink=2.4, shade=SNOW_DARK, shift=(-3, -2))
        for x, y in ((-22, -30), (-8, -39), (8, -41), (22, -34), (34, -16), (30, -44), (40, -8), (-2, -54)):
            art.line(
                f"{x - 5},{y + 2} {x},{y - 4} {x + 4},{y + 1} {x},{y + 3}", 1.6, (0.2, 1, 0.8, 0.1), SNOW_DARK
            )
        with jumping(art, mood, turned=10, jump=25):
            cat_eyes(art, BROAD, rim=PLUM)
        art.shape(circle(38, 24, 3.6, 16), WHITE, ink=1.8, heavy=(0.4, 0.6))


def anselmo(art: Picture, mood: Mood) -> None:
    """The professor: a mane of thought, spectacles and a pointed beard."""
    neck(art, SKIN)
    shoulders(art, GREEN, GREEN_DARK)
    art.shape(blob("104,206! 128,246 152,206! 148,270 108,270"), WHITE, ink=2.8, shade=WHITE_DARK)
    art.shape(blob("122,226! 134,226! 138,272 118,272"), BLUE, ink=2.4, shade=BLUE_DARK, shift=(-3, -2))
    collar(art)
    with head(art, mood, 126, 128, 1.56):
        mane = blob("-6,-42 8,-56 28,-54 44,-42 51,-20 50,2 45,18 50,28! 38,31 40,38! 28,32 22,10 0,-20")
        art.shape(mane, GREY, ink=2.8, shade=GREY_DARK, shift=(-5, -4))
        inside = art.here(mane).buffer(-1.5)
        for strand in ("14,-52 36,-40 44,-16 40,26", "24,-52 42,-38 48,-14 45,14", "34,-20 38,0 34,30"):
            art.line(strand, 2, (0, 1, 1, 0.2), GREY_DARK, within=inside)
        face34(
            art,
            brow=GREY_DARK,
            aged=True,
            smile=1.5,
            mood=mood,
            full=False,
            bushy=1.6,
            eared=True,
            grin=True,
        )
        temple = blob("-12,-43! 6,-54 26,-46 36,-26 36,-2 31,8! 28,-4 27,-18 20,-30 8,-39!")
        art.shape(temple, GREY, ink=2.4, shade=GREY_DARK, shift=(-3, -2))
        for strand in ("-2,-46 18,-42 29,-24", "4,-50 22,-44 32,-26", "16,-36 25,-26 29,-8"):
            art.line(strand, 1.8, (0, 1, 0.3), GREY_DARK)
        art.line("14,-49 28,-38 33,-14", 1.8, (0, 1, 0.3), GREY_DARK)
        goatee(art, THREE_QUARTER, GREY, GREY_DARK, length=64)
        handlebar(art, THREE_QUARTER, GREY, mood, size=0.66)
        with jumping(art, mood, turned=10, jump=26):
            spectacles(art, THREE_QUARTER, radius=11.4, rim=BLACK, width=2.2)
