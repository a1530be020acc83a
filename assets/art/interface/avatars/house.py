"""Those who are always there: the landlord and the old sailor in his corner."""

from interface.avatars.portrait import bands, collar, head, jumping, neck, shoulders
from woodcut.faces.beards import full_beard, handlebar
from woodcut.faces.broad import BROAD, broad
from woodcut.faces.features import Nose
from woodcut.faces.frontal import FRONTAL, frontal
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, circle, limb, poly, union
from woodcut.palette import BLUE, BLUE_DARK, CROWN, SKIN, SKIN_BROWN, SKY, SKY_DARK, WHITE, WHITE_DARK
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

JET, JET_DARK, JET_LIGHT = "#2f2724", "#171210", "#5d4c44"
SNOW, SNOW_DARK = "#f2ece0", "#beb5a6"


def oste(art: Picture, mood: Mood) -> None:
    """The landlord: broad, aproned, a towel over his shoulder."""
    neck(art, SKIN, width=34)
    bust = shoulders(art, SKY, SKY_DARK, wide=116, top=204)
    art.add(stripes(bust, 90, 14, 3.4), WHITE)
    apron = blob("92,230! 128,236 164,230! 176,282! 80,282!")
    art.shape(apron, WHITE, ink=3, shade=WHITE_DARK, shift=(-6, -3))
    art.shape(limb("94,232,4 100,214,4"), WHITE, ink=2.2)
    art.shape(limb("162,232,4 158,214,4"), WHITE, ink=2.2)
    collar(art)
    towel = blob("176,214! 196,216 214,228 220,280! 192,280! 186,240")
    art.shape(towel, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -3))
    art.add(stripes(towel.buffer(-1.4), 0, 40, 6), "#c93a25")
    with head(art, mood, 128, 126, 1.5):
        behind = blob("-26,-30 -30,-14 0,0 34,0! 37,-16 33,-36 20,-50 -10,-50")
        art.shape(behind, JET, ink=2.8, shade=JET_DARK, shift=(-4, -3))
        broad(art, brow=JET, mood=mood, nose=Nose.BULBOUS, bushy=1.4, smile=2, grin=True)
        slick = union(
            blob("-2,-36! -14,-33 -26,-22 -31,-8! -34,-24 -28,-44 -10,-53 0,-50!"),
            blob("-2,-36! 12,-35 25,-26 31,-4! 37,-14 35,-34 22,-50 2,-53 -2,-49!"),
        )
        art.shape(slick, JET, ink=2.6, shade=JET_DARK, shift=(-4, -3))
        for strand in ("-8,-44 -20,-38 -28,-22", "4,-44 20,-38 30,-22", "2,-49 20,-45 32,-30"):
            art.line(strand, 1.8, (0, 1, 0.3), JET_LIGHT)
        handlebar(art, BROAD, JET, mood, size=1.08)


def marinaio(art: Picture, mood: Mood) -> None:
    """The old sailor: snow on his chin, an anchor on his cap."""
    neck(art, SKIN_BROWN, width=27)
    bust = shoulders(art, WHITE, WHITE_DARK, wide=102)
    bands(art, bust, BLUE, first=222, gap=16, high=8)
    with head(art, mood, 128, 140, 1.64):
        for flip in (False, True):
            with art.at(flip=flip):
                art.shape(circle(-31, -14, 7, 20), SNOW, ink=2.4, shade=SNOW_DARK, shift=(-2, -2))
        frontal(
            art,
            skin=SKIN_BROWN,
            brow=SNOW_DARK,
            bearded=True,
            aged=True,
            mood=mood,
            nose=Nose.STRAIGHT,
            bushy=1.7,
        )
        full_beard(art, FRONTAL, SNOW, SNOW_DARK, mood, length=62)
        art.shape(circle(31, 17, 4, 20).difference(circle(31, 17, 2, 16)), CROWN, ink=1.6, heavy=(0.3, 0.5))
        with jumping(art, mood):
            top = blob("-38,-26! -52,-40 -44,-56 -14,-64 18,-65 46,-58 53,-42 39,-26! 0,-34")
            art.shape(top, WHITE, ink=3, shade=WHITE_DARK, shift=(-7, -4), hatch=Hatch(angle=20, length=13))
            band = blob("-36,-18! -40,-33 0,-43 40,-34 37,-18! 0,-27")
            art.shape(band, BLUE, ink=2.8, shade=BLUE_DARK, shift=(-4, -3))
            peak = blob("-35,-18! -20,-27 0,-29.6 20,-27 36,-18! 20,-16 0,-18 -20,-15")
            art.shape(peak, "#23201e", ink=2.4)
            art.line("-24,-20 0,-25 22,-21", 1.8, (0, 1, 0), "#7d766d")
            with art.at(0, -46, 0.92):
                anchor = union(
                    circle(0, -9, 3.6, 20).difference(circle(0, -9, 1.6, 16)),
                    limb("0,-6,1.6 0,10,1.6"),
                    limb("-6,-3,1.4 6,-3,1.4"),
                    limb("-9,3,1.2 -6,9,1.8 0,11,2 6,9,1.8 9,3,1.2"),
                    poly("-12,5 -9,-1 -5.6,4"),
                    poly("12,5 9,-1 5.6,4"),
                )
                art.shape(anchor, CROWN, ink=1.8, heavy=(0.3, 0.5))
