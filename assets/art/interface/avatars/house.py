"""Those who are always there: the landlord and the old sailor in his corner."""

from interface.avatars.portrait import bands, head, jumping, neck, shoulders
from woodcut.faces.beards import full_beard, handlebar
from woodcut.faces.broad import BROAD, broad
from woodcut.faces.features import Nose
from woodcut.faces.frontal import FRONTAL, frontal
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, circle, limb, poly, union
from woodcut.palette import BLUE, BLUE_DARK, CROWN, RED, SKIN, SKIN_BROWN, SKY, SKY_DARK, WHITE, WHITE_DARK
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

JET, JET_DARK, JET_LIGHT = "#2f2724", "#171210", "#5d4c44"
SNOW, SNOW_DARK = "#f2ece0", "#beb5a6"


def oste(art: Picture, mood: Mood) -> None:
    """The landlord: broad, aproned, a towel over his shoulder."""
    neck(art, SKIN, width=34)
    bust = shoulders(art, SKY, SKY_DARK, wide=116, top=204)
    art.add(stripes(bust, 90, 14, 3.4), WHITE)
    apron = blob("98,222! 128,228 158,222! 178,284! 78,284!")
    art.shape(apron, WHITE, ink=3, shade=WHITE_DARK, shift=(-6, -3))
    for strap in ("101,226,4.4 106,206,4.4", "155,226,4.4 150,206,4.4"):
        art.shape(limb(strap), WHITE, ink=2.4)
    towel = blob("170,212! 190,208 210,222 222,280! 192,280! 184,234")
    art.shape(towel, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -3))
    art.add(stripes(towel.buffer(-1.4), 0, 14, 4), RED)
    with head(art, mood, 128, 120, 1.5):
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
