"""The lion of the levels in every mood."""

from interface.avatars.animal_eyes import animal_eye
from interface.avatars.knife import Cut, model, strands
from interface.avatars.portrait import head, jumping
from woodcut.animals import LION_SHADE
from woodcut.faces.eyes import brows
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.mouths import THROAT, TONGUE
from woodcut.geometry import blob, circle, ellipse, poly, union
from woodcut.hats import crown
from woodcut.palette import INK, RED, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture
from woodcut.pigeon import EYE

GREY_LINE = "#6d645c"
MANE, MANE_DARK, MANE_LIGHT, MANE_LINE = "#d98d34", "#9c5a1c", "#f0bf6c", "#5c3210"
LION_FACE = Features(
    outline="0,-42 22,-40 37,-26 38,-2 34,14 31,32 16,45 0,47 -16,45 -31,32 -34,14 -38,-2 -37,-26 -22,-40",
    left=Eye(-18, 8.4, outer=(-30, -14), middle=(-19, -20), inner=(-8, -14)),
    right=Eye(18, 8.4, outer=(30, -14), middle=(19, -20), inner=(8, -14)),
    nose=(0, 14),
    mouth=(0, 32),
    openness=1.35,
    pupil=3.9,
    look=(-0.8, 0.3),
    brow_width=4.2,
    temper=Temper.HOT,
)


def lion(art: Picture, mood: Mood) -> None:
    """The lion of the town's arms, seen from before."""
    with head(art, mood, 128, 142, 1.5):
        flames = " ".join(
            f"{x},{y}{'!' if sharp else ''}"
            for x, y, sharp in (
                (0, -60, False),
                (20, -68, True),
                (26, -56, False),
                (46, -56, True),
                (44, -40, False),
                (62, -32, True),
                (54, -16, False),
                (68, -2, True),
                (56, 10, False),
                (64, 30, True),
                (50, 34, False),
                (52, 56, True),
                (36, 54, False),
                (30, 74, True),
                (16, 62, False),
                (0, 78, True),
                (-16, 62, False),
                (-30, 74, True),
                (-36, 54, False),
                (-52, 56, True),
                (-50, 34, False),
                (-64, 30, True),
                (-56, 10, False),
                (-68, -2, True),
                (-54, -16, False),
                (-62, -32, True),
                (-44, -40, False),
                (-46, -56, True),
                (-26, -56, False),
                (-20, -68, True),
            )
        )
        mane = blob(flames)
        art.shape(
            mane,
            MANE,
            ink=3,
            shade=MANE_DARK,
            shift=(-6, -4),
            hatch=Hatch(angle=18, spacing=7, length=12),
        )
        inside = art.here(mane).buffer(-1.5)
        for strand in (
            "38,-30 46,-36 54,-34",
            "42,-10 52,-10 60,-4",
            "40,12 50,16 58,26",
            "32,36 40,44 46,52",
            "16,50 20,58 28,68",
            "-16,50 -20,58 -28,68",
            "-32,36 -40,44 -46,52",
            "-40,12 -50,16 -58,26",
            "-42,-10 -52,-10 -60,-4",
            "-38,-30 -46,-36 -54,-34",
        ):
            art.line(strand, 3, (0, 1, 0.3), MANE_DARK, within=inside)
        strands(art, mane, (0, 2), MANE_LINE, light=MANE_LIGHT, count=38, deep=0.42, width=2.8, bend=0.16)
        for flip in (False, True):
            with art.at(flip=flip):
                art.shape(circle(-35, -36, 11, 28), WHITE, ink=2.6, shade=LION_SHADE, shift=(-3, -2))
                art.add(circle(-35, -35, 5.6, 24), LION_SHADE)
        face = blob(LION_FACE.outline)
        start = len(art.layers)
        art.shape(face, WHITE, ink=2.8, shade=LION_SHADE, shift=(-5, -3))
        model(art, start, WHITE, Cut(side=0.2, hatched=False), shade=LION_SHADE)
        for flip in (False, True):
            with art.at(flip=flip):
                ruff = blob("-33,2! -46,6 -41,14! -50,22 -40,28! -44,40 -31,40! -26,52 -14,48! -24,34 -28,18")
                art.shape(ruff, WHITE, ink=2.4, shade=LION_SHADE, shift=(-3, -2))
                art.add(blob("-30,4 -20,16 -18,34 -12,46 -22,44 -30,30"), WHITE)
                for tuft in (
                    "-41,14 -34,14 -29,11",
                    "-40,28 -33,26 -28,22",
                    "-31,40 -27,34 -24,28",
                    "-14,48 -15,42 -17,37",
                ):
                    art.line(tuft, 2.1, (1, 0.7, 0), within=art.here(ruff))
        art.shape(blob("-9,44! 0,47 9,44! 6,54 0,66! -6,54"), MANE, ink=2.2, shade=MANE_DARK, shift=(-2, -1))
        art.add(blob("-9,-16! -6,-2 -9,14 0,18 9,14 6,-2 9,-16! 0,-10"), LION_SHADE)
        animal_eye(art, -18, 0, 9.4, EYE, WHITE, mood, look=-1)
        animal_eye(art, 18, 0, 9.4, EYE, WHITE, mood, look=-1)
        brows(art, LION_FACE, INK, mood, bushy=1.1)
        _muzzle(art, mood)
        with jumping(art, mood, turned=7, jump=10), art.at(0, -42, 0.8):
            crown(art, band=RED)


def _muzzle(art: Picture, mood: Mood) -> None:
    with art.at(0, 5):
        if mood in {Mood.DELIGHTED, Mood.DISMAYED}:
            gape = blob("-13,24! 0,27 13,24! 12,36 7,42 0,44 -7,42 -12,36")
            if mood is Mood.DISMAYED:
                gape = ellipse(0, 33, 8, 9.6)
            art.shape(gape, THROAT, ink=2.4, heavy=(0.4, 0.8))
            art.add(ellipse(0, 40, 6.6, 4.6).intersection(gape.buffer(-1)), TONGUE)
            if mood is Mood.DELIGHTED:
                for x in (-8.6, 8.6):
                    art.add(poly(f"{x - 2.2},25.4 {x + 2.2},25.6 {x},31"), WHITE)
        lobes = union(ellipse(-10.6, 19, 12.6, 9.4), ellipse(10.6, 19, 12.6, 9.4))
        art.shape(lobes, WHITE, ink=2.2, shade=LION_SHADE, shift=(-3, -3))
        nose = blob("-12,2! 0,0 12,2! 8,10 0,14.6 -8,10")
        art.shape(nose, INK, ink=0)
        art.line("-5.6,4.6 -1,4 3,4.4", 1.5, (0.2, 1, 0.2), GREY_LINE)
        art.line("0,12 0,20", 2.2, (1, 1))
        lift = {Mood.PLEASED: 5.0, Mood.DELIGHTED: 3.0, Mood.WORRIED: -4.6, Mood.DISMAYED: -1.0}.get(
            mood, 0.6
        )
        for side in (-1, 1):
            art.line(f"0,20 {side * 7},{26 + min(lift, 0) * 0.4} {side * 15},{24 - lift}", 2.4, (1, 1, 0.3))
            for rise in (-3, 1, 5):
                art.line(
                    f"{side * 19},{19 + rise * 0.4} {side * 32},{18 + rise} {side * 43},{15 + rise * 1.7}",
                    1.6,
                    (1, 0.7, 0.1),
                    GREY_LINE,
                )
            for row in range(3):
                art.dot(side * (8 + 3.4 * row), 15.4 + 2.2 * (row % 2), 1, GREY_LINE, 10)
        if mood in {Mood.CALM, Mood.PLEASED, Mood.BLINK}:
            art.line("-5,36 0,37.4 5,36", 1.5, (0, 1, 0))
