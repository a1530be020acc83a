"""The widow of a champion: Pina."""

from interface.avatars.hands import Sleeve, at_the_cheeks
from interface.avatars.knife import SMOOTH
from interface.avatars.likeness import likeness
from interface.avatars.noses import beak
from interface.avatars.portrait import body, head, jumping, neck, shoulders
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.spectacles import cat_eyes
from woodcut.geometry import blob, circle, discs, ellipse, limb
from woodcut.palette import (
    GOLD,
    PLUM,
    RED,
    RED_DARK,
    SKIN,
    TEAL,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

SNOW, SNOW_DARK = "#ece6da", "#b7aea0"
GREY_DARK = "#857d73"


MOURNING, MOURNING_DARK, MOURNING_LIGHT = "#57485c", "#352a3c", "#83708a"
PINA = Features(
    outline="-21,-30 -28,-14 -29,0 -31,12 -27,24 -19,36 -14,48 "
    "-4,54 6,51 12,42 21,31 28,16 29,0 28,-16 22,-32 0,-38",
    left=Eye(-14.4, 6.6, outer=(-25, -13.4), middle=(-16, -17), inner=(-6, -13)),
    right=Eye(10.6, 7, outer=(22, -14), middle=(12, -18), inner=(2, -13.4)),
    nose=(-5, 13),
    mouth=(-4, 31),
    mouth_size=0.94,
    openness=1.05,
    look=(-0.9, 0.3),
    temper=Temper.HOT,
)


def pina(art: Picture, mood: Mood) -> None:
    """A champion's widow: a hooked nose over a pointed chin, and her needles in a cloud of white curls."""
    with body(art, mood):
        neck(art, SKIN, width=20)
        dress = shoulders(art, MOURNING, MOURNING_DARK, wide=104, top=200)
        for fold in (
            "50,236 64,246 62,272",
            "204,236 190,250 194,274",
            "76,222 86,242 80,268",
            "178,224 170,244 174,266",
        ):
            art.line(fold, 4, (0, 1, 0.2), MOURNING_DARK, within=dress)
            with art.at(-5, 1):
                art.line(fold, 2.4, (0, 1, 0.1), MOURNING_LIGHT, within=dress)
        lace = blob(
            "74,216! 100,200 128,208 156,200 182,216! 166,236! "
            "150,230! 140,246! 128,236! 116,246! 106,230! "
            "90,236!"
        )
        art.shape(lace, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
        art.shape(ellipse(128, 226, 7, 8), RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
    with head(art, mood, 126, 140, 1.4, flip=True, hot=True):
        bun = discs("6,-66,14 19,-60,11 -7,-60,11")
        art.shape(bun, SNOW, ink=2.8, shade=SNOW_DARK, shift=(-4, -4))
        cloud = discs(
            "-30,-24,12 -35,-8,11 -22,-40,13 -6,-48,14 12,-48,14 28,-40,14 37,-26,13 41,-10,12 40,6,11 "
            "37,19,8 -36,6,8 4,-30,26"
        )
        art.shape(cloud, SNOW, ink=2.8, shade=SNOW_DARK, shift=(-5, -4))
        with jumping(art, mood, turned=0, jump=5):
            for path, knob in (("-18,-46,1.7 42,-68,1.7", (43, -68)), ("32,-48,1.7 -36,-68,1.7", (-37, -68))):
                art.shape(limb(path), GOLD, ink=2, heavy=(0.4, 0.6))
                art.shape(circle(*knob, 5.4, 20), TEAL, ink=2.2, heavy=(0.4, 0.6))
        face = likeness(
            art,
            PINA,
            mood,
            beak,
            brow=GREY_DARK,
            cheeks=((-20, 20, 0.9), (17, 20, 1.05)),
            full=True,
            smile=1,
            grin=False,
            aged=True,
            cut=SMOOTH,
        )
        art.line("-9,46 -4,48.4 2,46", 1.8, (0, 1, 0))
        art.line("-24,26 -20,30 -19,35", 1.6, (0, 1, 0))
        front = discs("-24,-28,8 -14,-36,9 0,-39,9 14,-37,9 26,-29,9 33,-17,8 35,-4,7 -30,-16,7")
        art.shape(front, SNOW, ink=2.4, shade=SNOW_DARK, shift=(-3, -2))
        for x, y in (
            (-22, -30),
            (-8, -39),
            (8, -41),
            (22, -34),
            (34, -16),
            (30, -44),
            (40, -8),
            (-2, -54),
            (14, -50),
            (-22, -44),
            (-34, -24),
            (38, 8),
            (-36, -4),
            (6, -66),
            (40, -26),
        ):
            art.line(
                f"{x - 5},{y + 2} {x},{y - 4} {x + 4},{y + 1} {x},{y + 3}", 2, (0.2, 1, 0.8, 0.1), GREY_DARK
            )
        with jumping(art, mood, turned=10, jump=25):
            cat_eyes(art, face, rim=PLUM)
        art.shape(circle(36, 24, 3.8, 16), WHITE, ink=1.8, heavy=(0.4, 0.6))
    if mood is Mood.DISMAYED:
        at_the_cheeks(art, SKIN, Sleeve(MOURNING, MOURNING_DARK), 126, 188, 46, 0.9)
