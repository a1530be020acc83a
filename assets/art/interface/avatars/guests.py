"""The women among the guests of the osteria: Rosalba and Ines."""

from interface.avatars.hands import Sleeve, at_the_chin
from interface.avatars.knife import Cut, model
from interface.avatars.likeness import likeness
from interface.avatars.noses import straight
from interface.avatars.portrait import behind, body, head, jumping, neck, shoulders
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.profile import profile
from woodcut.geometry import blob, circle, discs, limb, union
from woodcut.palette import (
    CROWN,
    CROWN_DARK,
    RED,
    RED_DARK,
    SHADE,
    SKIN_OLIVE,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

RAVEN, RAVEN_DARK, RAVEN_LIGHT = "#2f2724", "#171210", "#5d4c44"
CHESTNUT, CHESTNUT_DARK, CHESTNUT_LIGHT = "#4a2f22", "#2c1a12", "#8a5d45"
INES = Features(
    outline="-22,-36 -27,-16 -27,-2 -28,10 -24,26 -16,40 -7,46 2,45 14,36 23,20 27,2 26,-20 18,-38 -2,-44",
    left=Eye(-15.6, 7.4, outer=(-25, -13), middle=(-17, -17.4), inner=(-7.6, -13)),
    right=Eye(9.6, 8.4, outer=(21, -13), middle=(11, -18), inner=(1.4, -13.4)),
    nose=(-8, 13),
    mouth=(-6.6, 29),
    mouth_size=0.96,
    openness=1.15,
    pupil=3.7,
    temper=Temper.LIVELY,
)


def rosalba(art: Picture, mood: Mood) -> None:
    """The goldsmith: a long neck, a Roman nose and a high comb; what she loves hangs at her ear."""
    with body(art, mood):
        art.shape(
            limb("134,150,17 132,190,17 128,228,22"),
            SKIN_OLIVE,
            ink=2.8,
            shade=SHADE[SKIN_OLIVE],
            shift=(-6, -2),
        )
        art.line("124,178 120,200 124,216", 2, (0, 1, 0.2), SHADE[SKIN_OLIVE])
        bust = blob("34,284! 44,252 84,234 112,224! 128,236 148,222! 178,232 216,250 226,284!")
        art.shape(
            bust, RED, ink=3.4, shade=RED_DARK, shift=(-8, -4), hatch=Hatch(angle=15, spacing=8, length=18)
        )
        for x, y in ((100, 222), (109, 231), (120, 237), (133, 238), (145, 233), (154, 223)):
            art.shape(circle(x, y, 7, 24), CROWN, ink=2.2, shade=CROWN_DARK, shift=(-2, -2))
    with head(art, mood, 118, 132, 1.28, temple=(-31, -13)):
        comb = blob("6,-44! 4,-66 16,-79 36,-81 54,-72 62,-52 50,-34!")
        art.shape(comb, CROWN, ink=2.8, shade=CROWN_DARK, shift=(-4, -3))
        for x, y in ((16, -67), (31, -71), (46, -64), (56, -51)):
            art.shape(circle(x, y, 4.6, 20), RED, ink=1.8, shade=RED_DARK, shift=(-1.5, -1.5))
        knot = discs("46,-26,18 56,-14,13 44,-42,13 38,-10,14")
        art.shape(knot, RAVEN, ink=2.8, shade=RAVEN_DARK, shift=(-5, -4))
        for curl in ("38,-30 46,-40 56,-30 48,-22", "48,-12 56,-20 62,-10", "38,-10 44,-20 50,-14"):
            art.line(curl, 1.8, (0.2, 1, 0.8, 0.1), RAVEN_LIGHT)
        start = len(art.layers)
        profile(
            art,
            skin=SKIN_OLIVE,
            brow=RAVEN,
            mood=mood,
            lashes=True,
            bushy=1.25,
            temper=Temper.LIVELY,
            grin=True,
            hatched=True,
            bridge="-28,-7 -35,2 -39.6,13 -38.4,18.6 -33,20 -27,20.4!",
        )
        model(art, start, SKIN_OLIVE, Cut(side=0.1, low=0.07, wedge=12, hatched=False))
        hair = blob(
            "-24,-20! -26,-36 -12,-54 12,-58 32,-48 41,-26 39,-6 31,12! 25,9 22,-2 16,-9 10,-4 8,12! 3,4 "
            "2,-10 -4,-20 -14,-28"
        )
        art.shape(hair, RAVEN, ink=2.8, shade=RAVEN_DARK, shift=(-4, -3))
        for strand in (
            "-20,-30 0,-34 16,-18",
            "-18,-37 4,-40 23,-20",
            "-14,-42 10,-46 28,-24",
            "-8,-49 16,-50 33,-22",
            "0,-52 24,-46 36,-18",
            "24,-16 30,-8 31,4",
        ):
            art.line(strand, 2.1, (0, 1, 0.3), RAVEN_LIGHT)
        art.dot(-14, 22, 1.8)
        swing = {Mood.DELIGHTED: -14, Mood.DISMAYED: 28, Mood.WORRIED: 8}.get(mood, 0)
        with art.at(13, 17, turned=swing):
            hoop = circle(0, 12, 12.4, 32).difference(circle(0, 12, 8.4, 28))
            art.shape(hoop, CROWN, ink=1.8, shade=CROWN_DARK, shift=(-1, -1), heavy=(0.3, 0.6))


def ines(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """The nurse from Rosario, who watches people more than cards; her plait lies over one shoulder."""
    with behind(art, mood, 122, 126, 1.42):
        back = blob("-14,-46 10,-54 34,-42 42,-14 40,8 32,18! 20,10 0,0")
        art.shape(back, CHESTNUT, ink=2.8, shade=CHESTNUT_DARK, shift=(-5, -4))
    with body(art, mood):
        neck(art, SKIN_OLIVE, x=130, width=19)
        shoulders(art, SKY, SKY_DARK, wide=86, top=214)
        art.shape(blob("108,210! 130,244 152,210! 130,222"), SKIN_OLIVE, ink=2.8)
        art.shape(limb("92,276,3.4 88,246,3.4 102,216,3.4"), "#3c4a55", ink=1.8)
    with head(art, mood, 122, 126, 1.42, temple=(-31, -3)):
        face = likeness(
            art,
            INES,
            mood,
            straight,
            skin=SKIN_OLIVE,
            brow=CHESTNUT_DARK,
            bushy=1.2,
            cheeks=((-19, 16, 0.9), (13, 17, 1.05)),
            full=True,
            smile=1,
            lashes=True,
        )
        art.dot(face.mouth[0] + 14, 23, 1.9)
        locks = blob(
            "-27,4! -34,-12 -30,-36 -14,-50 8,-54 30,-44 40,-20 38,6 34,22! 27,6 24,-12 12,-26 4,-40! "
            "-4,-28 -18,-22 -25,-12"
        )
        art.shape(locks, CHESTNUT, ink=2.6, shade=CHESTNUT_DARK, shift=(-4, -3))
        for strand in (
            "6,-44 20,-36 30,-14",
            "10,-48 28,-38 35,-10",
            "-2,-44 -18,-36 -28,-18",
            "-4,-49 -22,-40 -30,-12",
            "8,-40 20,-28 28,-6",
            "0,-40 -14,-32 -23,-18",
            "34,-8 35,6 33,16",
        ):
            art.line(strand, 2.1, (0, 1, 0.3), CHESTNUT_LIGHT)
        with art.at(0, 2, turned=6), jumping(art, mood):
            cap = blob("-26,-42! -40,-58 -22,-60 0,-72 22,-60 40,-60! 26,-42 0,-51")
            art.shape(cap, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -3))
            heart = union(
                circle(-4.2, -62, 4.8, 20), circle(4.2, -62, 4.8, 20), blob("-8.8,-60! 0,-51! 8.8,-60! 0,-62")
            )
            art.add(heart, RED)
        _plait(art, mood)
    if hands and mood is Mood.WORRIED:
        at_the_chin(art, SKIN_OLIVE, Sleeve(SKY, SKY_DARK), 112, 210, 0.95)


def _plait(art: Picture, mood: Mood) -> None:
    """A plait from behind the ear down to the shoulder; it swings with strong feelings."""
    with art.at(
        34, 10, turned=-14 + {Mood.DELIGHTED: -16, Mood.DISMAYED: -24, Mood.WORRIED: 10}.get(mood, 0)
    ):
        for step in range(4):
            x, y, size = 4 - 3 * step, 4 + 12 * step, 1.05 - 0.08 * step
            with art.at(x, y, size):
                for flip in (False, True):
                    with art.at(flip=flip):
                        tress = blob("0,8! -13,6 -14,-6 -4,-10! 3,-2")
                        art.shape(tress, CHESTNUT, ink=2.4, shade=CHESTNUT_DARK, shift=(-3, -3))
                        art.line("-11,0 -6,3 -1,6", 1.6, (0.2, 1, 0.2), CHESTNUT_LIGHT)
        art.shape(blob("-14,50! 0,50! 2,68 -6,64 -14,70"), CHESTNUT, ink=2.4, shade=CHESTNUT_DARK)
        art.shape(blob("-15,45! 2,45! 2,54! -15,54!"), RED, ink=2.2)
