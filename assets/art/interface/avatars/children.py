"""The children of the osteria: Chiara and the landlord's little niece."""

from interface.avatars.hands import Sleeve, at_the_cheeks, raised
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import button
from interface.avatars.portrait import bands, body, head, jumping, neck, shoulders
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.geometry import blob, circle, discs, limb, mirror, poly, union
from woodcut.palette import (
    GOLD,
    GOLD_DARK,
    INK,
    PLUM,
    RED,
    RED_DARK,
    SHADE,
    SKIN,
    SKIN_BROWN,
    TEAL,
    TEAL_DARK,
    WHITE,
)
from woodcut.picture import Picture

AUBURN, AUBURN_DARK, AUBURN_LIGHT = "#b0562a", "#743216", "#dc8a55"
DARK, DARKER, CURL = "#3a2a22", "#1c1410", "#7d6251"


CHIARA = Features(
    outline="-22,-36 -28,-18 -28,-4 -30,8 -28,22 -20,35 -9,43 4,42 17,33 26,18 29,-2 28,-26 14,-42 -4,-44",
    left=Eye(-15, 7, outer=(-24, -13), middle=(-16, -17), inner=(-8, -13.4)),
    right=Eye(11, 8, outer=(22, -13.4), middle=(13, -18), inner=(4, -14)),
    nose=(-7, 11),
    mouth=(-5, 25.4),
    mouth_size=1,
    openness=1.5,
    pupil=4.7,
    look=(-1, 0.4),
    brow_width=3.2,
    temper=Temper.LIVELY,
)
BAMBINA = Features(
    outline="-25,-34 -33,-18 -35,-2 -39,12 -36,26 -22,38 -2,42 20,38 35,27 38,12 34,-4 32,-22 22,-36 0,-43",
    left=Eye(-17, 7.6, outer=(-26, -13), middle=(-18, -17), inner=(-10, -14)),
    right=Eye(13, 8.2, outer=(23.6, -13.4), middle=(14, -17.8), inner=(5, -14)),
    nose=(-3, 12),
    mouth=(-2, 25),
    mouth_size=1,
    openness=1.6,
    pupil=5.2,
    look=(-0.8, 0.4),
    brow_width=3,
    temper=Temper.HOT,
)


def chiara(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """Twelve, freckled, a brace on her teeth, her pony-tail still flying from the way she came in."""
    with body(art, mood):
        neck(art, SKIN, width=16)
        bust = shoulders(art, TEAL, TEAL_DARK, wide=76, top=212)
        bands(art, bust, WHITE, first=226)
        art.shape(blob("98,212! 128,224 158,212! 146,238 128,244 110,238"), GOLD, ink=2.6, shade=GOLD_DARK)
    with head(art, mood, 140, 138, 1.5, flip=True):
        swing = {Mood.DELIGHTED: 16, Mood.DISMAYED: -24, Mood.WORRIED: 34}.get(mood, 0)
        with art.at(16, -44, turned=swing):
            tail = blob(
                "-8,2! -6,-18 8,-30 28,-32 46,-22 56,-2 54,22 60,40! 48,34 46,48! 36,36 32,50! 26,30 30,12 "
                "22,0 8,4!"
            )
            art.shape(tail, AUBURN, ink=2.8, shade=AUBURN_DARK, shift=(-4, -3))
            inside = art.here(tail).buffer(-1.5)
            for strand in (
                "4,-12 24,-20 40,-8 46,26",
                "6,-4 22,-10 34,4 38,30",
                "4,-18 26,-27 46,-12 52,10",
                "47,46 44,32 40,16",
                "58,38 52,26 49,8",
                "32,48 33,32 30,18",
            ):
                art.line(strand, 2.2, (0.2, 1, 0.1), within=inside)
            art.line("8,-22 26,-26 40,-18", 3, (0, 1, 0), AUBURN_LIGHT, within=inside)
        back = blob("-26,-22 -28,-40 -12,-53 12,-54 32,-40 35,-12 31,10! 20,0 0,-30")
        art.shape(back, AUBURN, ink=2.8, shade=AUBURN_DARK, shift=(-5, -3))
        face = likeness(
            art,
            CHIARA,
            mood,
            button,
            brow=AUBURN_DARK,
            ears=(Ear(29, 4, 1.25),),
            cheeks=((-20, 17, 0.9), (16, 17, 1.1)),
            full=True,
            smile=0.5,
            lashes=True,
            adult=False,
        )
        for x, y in (
            (-25, 13),
            (-20, 17),
            (-16, 12),
            (-22, 21),
            (6, 14),
            (11, 18),
            (16, 13),
            (21, 17),
            (14, 22),
        ):
            art.dot(x, y, 1.2, SHADE[SKIN_BROWN], 8)
        if mood is Mood.PLEASED:
            art.line(
                f"-15,{face.mouth[1] - 2} -5,{face.mouth[1] + 3} 6,{face.mouth[1] - 2}",
                1.8,
                (1, 1),
                "#8ea1ae",
            )
        fringe = blob(
            "-27,-6! -32,-26 -20,-47 4,-53 26,-42 34,-16 31,4! 28,-8 25,-20! 17,-28 14,-20! 6,-29 0,-21! "
            "-8,-29 -14,-19! -20,-24 -23,-14!"
        )
        art.shape(fringe, AUBURN, ink=2.6, shade=AUBURN_DARK, shift=(-4, -3))
        for strand in (
            "0,-46 -12,-38 -18,-26",
            "6,-48 4,-36 5,-28",
            "12,-46 22,-36 27,-18",
            "-4,-48 -18,-40 -25,-24",
            "18,-44 28,-32 31,-10",
            "2,-46 -4,-38 -7,-28",
        ):
            art.line(strand, 2, (0, 1, 0.3))
        art.line("22,-40 28,-30 30,-18", 2.4, (0, 1, 0), AUBURN_LIGHT)
        art.shape(circle(15, -46, 8, 24), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))
    if hands and mood is Mood.DISMAYED:
        at_the_cheeks(art, SKIN, Sleeve(TEAL, TEAL_DARK), 140, 186, 46, 0.88)


def bambina(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """Eight, just tall enough for the table, with two puffs of hair, a plaster and a gap in her teeth."""
    with body(art, mood):
        neck(art, SKIN_BROWN, width=16)
        bust = shoulders(art, RED, RED_DARK, wide=72, top=222)
        for dot in ((86, 244), (106, 234), (150, 234), (170, 244), (128, 236), (118, 250), (140, 250)):
            art.add(circle(*dot, 4, 16).intersection(bust), WHITE)
    with head(art, mood, 128, 150, 1.6, hot=True):
        up = {Mood.DELIGHTED: 4, Mood.DISMAYED: 10, Mood.WORRIED: -6}.get(mood, 0)
        for left, top, size in ((-38, -42 - up, 1.16), (42, -36 - up, 1.26)):
            with art.at(left, top, size):
                puff = discs(
                    "0,-16,10 12,-12,10 17,0,10 12,12,10 0,16,10 -12,12,10 -17,0,10 -12,-12,10 0,0,16"
                )
                art.shape(puff, DARK, ink=2.8, shade=DARKER, shift=(-5, -4))
                for curl in (
                    "-14,-8 -8,-15 -1,-10 -6,-5",
                    "1,-16 8,-20 13,-13 7,-9",
                    "4,2 10,-4 16,3 9,8",
                    "-12,7 -6,2 0,8 -6,13",
                    "-20,0 -15,-5 -11,1",
                    "2,15 8,11 12,17",
                ):
                    art.line(curl, 2.2, (0.2, 1, 0.8, 0.1), CURL)
        face = likeness(
            art,
            BAMBINA,
            mood,
            button,
            skin=SKIN_BROWN,
            brow=DARKER,
            ears=(Ear(36, 6, 0.95), Ear(-36, 6, 0.95, flip=True)),
            cheeks=((-25, 18, 1.05), (24, 18, 1.1)),
            full=True,
            smile=0.5,
            lashes=True,
            adult=False,
        )
        if mood in {Mood.PLEASED, Mood.DELIGHTED}:
            dx = 0.4 if mood is Mood.PLEASED else -1
            with art.at(face.mouth[0] + dx, face.mouth[1] + (0.6 if mood is Mood.PLEASED else 0)):
                art.add(poly("-1,-2.6 4,-2.8 3.6,3 -0.6,3"), INK)
        with art.at(25, 19, turned=-24):
            art.shape(limb("-8,0,4 8,0,4"), "#f0d9b8", ink=1.8, heavy=(0.3, 0.5))
            art.add(poly("-3.4,-3.6 3.4,-3.6 3.4,3.6 -3.4,3.6"), "#d9b98c")
        cap = blob(
            "-32,-4! -36,-22 -28,-42 -4,-53 18,-52 34,-38 39,-14 35,4! 33,-8 28,-22 15,-32 2,-39! "
            "-8,-33 -22,-25 -29,-14"
        )
        art.shape(cap, DARK, ink=2.6, shade=DARKER, shift=(-4, -3))
        art.line("2,-39 1,-47 4,-52", 2, (0.6, 1, 0.3), CURL)
        for strand in (
            "-4,-44 -16,-38 -26,-26",
            "-6,-50 -20,-43 -30,-28",
            "9,-43 20,-37 30,-24",
            "12,-49 25,-42 34,-24",
        ):
            art.line(strand, 1.9, (0, 1, 0.2), CURL)
        for x, y in ((-29, -34), (34, -31)):
            with art.at(x, y), jumping(art, mood, turned=0):
                wing = blob("0,0! 9,-9 15,-6 15,6 9,9")
                bow = union(wing, mirror(wing), circle(0, 0, 4, 16))
                art.shape(bow, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
                art.dot(0, 0, 3, PLUM, 14)
    if hands and mood is Mood.DELIGHTED:
        for x, flip in ((44, True), (212, False)):
            raised(art, SKIN_BROWN, Sleeve(RED, RED_DARK), x, 176, flip=flip)
