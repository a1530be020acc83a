"""Mouths seen from before, in every mood."""

from woodcut.faces.features import Features
from woodcut.faces.moods import Mood, Temper
from woodcut.geometry import blob, ellipse
from woodcut.palette import LIPS, WHITE
from woodcut.picture import Picture

THROAT = "#6e1c16"
TONGUE = "#dc6a55"


def mouth(
    art: Picture,
    face: Features,
    mood: Mood = Mood.CALM,
    *,
    full: bool = True,
    smile: float = 0,
    grin: bool = False,
) -> None:
    """Draw the mouth: full lips are red, thin ones only a line.

    `smile` lifts the corners of a calm mouth; a grin shows the teeth of a pleased one.
    """
    dx, dy = face.gape if mood in {Mood.DELIGHTED, Mood.DISMAYED} else (0, 0)
    with art.at(face.mouth[0] + dx, face.mouth[1] + dy, face.mouth_size):
        if mood in {Mood.CALM, Mood.BLINK}:
            _calm(art, smile, full=full)
        elif mood is Mood.PLEASED:
            _pleased(art, full=full, grin=grin)
        elif mood is Mood.DELIGHTED:
            _laughing(art)
        elif mood is Mood.WORRIED:
            WORRIES[face.temper](art, full=full)
        else:
            _dismayed(art)


def _calm(art: Picture, smile: float, *, full: bool) -> None:
    if full:
        art.add(
            blob(f"-10.5,{-smile}! -5,-2.7 -2,-1.7 1.5,-2.9 10.5,{-0.5 - smile}! 4.5,3.5 -2.5,4.7 -7.5,3"),
            LIPS,
        )
    art.line(
        f"-11.5,{-0.3 - smile} -4.5,0.7 1.5,0.3 11.9,{-1.1 - smile}", 1.9 if full else 2.4, (0.3, 1, 1, 0.3)
    )
    if full:
        art.line("-4.5,9 -0.5,10.5 4.5,9", 1.3, (0, 1, 0))
    else:
        art.line("-5,5 -0.5,6.4 4.5,5", 1.6, (0, 1, 0))


def _pleased(art: Picture, *, full: bool, grin: bool) -> None:
    if grin:
        if full:
            art.add(blob("-14,-4.6! -6,-1 0,0 6,-1.2 14,-5.2! 8,7 0,10.4 -8,7.2"), LIPS)
        teeth = blob("-13.6,-4.6! -6,-1 0,0 6,-1.2 13.6,-5.2! 7,5 0,7.4 -7,5.2")
        art.shape(teeth, WHITE, ink=1.9, heavy=(0.3, 0.5))
    elif full:
        art.add(blob("-13,-4! -5,-2 -1,-0.8 4,-2 13,-4.6! 7,4.4 0,6.6 -7,4.6"), LIPS)
    if not grin:
        art.line("-14.5,-4.8 -7,0.8 0,2.2 7,0.7 14.6,-5.4", 2.1 if full else 2.6, (0.4, 1, 1, 1, 0.4))
    art.line("-14.4,-8 -15.6,-4.6 -14.2,-1.6", 1.5, (0, 1, 0))
    art.line("14.4,-8.6 15.7,-5 14.3,-2.2", 1.5, (0, 1, 0))
    low = 3 if grin else 0
    art.line(f"-4.5,{9.6 + low} -0.5,{10.8 + low} 4.5,{9.4 + low}", 1.3, (0, 1, 0))


def _laughing(art: Picture) -> None:
    gape = blob("-14,-6! -7,-3.6 0,-2.8 7,-3.6 14,-6! 12.6,3 7,10.6 0,13 -7,10.8 -12.6,3.4")
    art.shape(gape, THROAT, ink=2.4, heavy=(0.4, 0.8))
    inside = gape.buffer(-1)
    art.add(ellipse(0, 12, 7.5, 5).intersection(inside), TONGUE)
    art.add(blob("-14,-7 0,-3.6 14,-7 11,0.4 0,2.6 -11,0.6").intersection(inside), WHITE)
    art.line("-15.6,-9 -16.2,-5.4 -14.6,-2.4", 1.5, (0, 1, 0))
    art.line("15.6,-9 16.2,-5.4 14.6,-2.4", 1.5, (0, 1, 0))


def _worried(art: Picture, *, full: bool) -> None:
    if full:
        art.add(blob("-8.5,3! -4.5,-1.8 -0.5,-0.6 3.5,-2.2 8.5,2! 3.5,4.6 -3.5,5.4"), LIPS)
    art.line("-10.5,5.2 -6,0.6 -1.5,2 3,-0.4 6.5,0.6 10.5,4.6", 2.5, (0.3, 1, 1, 1, 0.3))
    art.line("-4,9.4 -0.5,8.2 3.5,9.2", 1.5, (0, 1, 0))


def _sad(art: Picture, *, full: bool) -> None:
    """A bow turned down."""
    if full:
        art.add(blob("-9.5,6! -5,-2.4 -0.5,-1.2 4,-2.8 9.5,5! 4,5.4 -4,6.2"), LIPS)
    art.line("-12.5,8.4 -8,1.6 -2,0.6 3,-0.2 8,0.8 12.5,7.4", 2.8, (0.3, 1, 1, 1, 0.3))
    art.line("-5,9.8 -0.5,8.2 4.5,9.6", 1.7, (0, 1, 0))


def _cross(art: Picture, *, full: bool) -> None:  # noqa: ARG001 - lips are drawn back from the teeth
    """Teeth set on edge under lips pulled down at the corners."""
    teeth = blob("-12,6.4! -8,-0.6 0,-2 8,-1.2 12,5.4! 7,4.6 0,4 -7,5.2")
    art.shape(teeth, WHITE, ink=2.2, heavy=(0.3, 0.6))
    for x in (-5.6, 0, 5.6):
        art.line(f"{x},-1.6 {x},4.2", 1.4, (1, 1))
    art.line("-5,9.8 -0.5,8.4 4.5,9.6", 1.7, (0, 1, 0))


def _dismayed(art: Picture) -> None:
    gape = blob("-9.6,9.6 -10.4,4 -6.6,-2.6 0.5,-5 7.4,-2.4 11,4.4 10,10 5,6.8 1.6,8.6 -2,6.4 -5,8")
    art.shape(gape, THROAT, ink=2.4, heavy=(0.4, 0.8))
    inside = gape.buffer(-1)
    art.add(ellipse(0.5, 8, 6, 3.8).intersection(inside), TONGUE)
    art.line("-5,13.4 0,12 5.4,13.6", 1.5, (0, 1, 0))


WORRIES = {Temper.MILD: _worried, Temper.LIVELY: _sad, Temper.HOT: _cross}
"""What draws the mouth of trouble, by the temper of the face."""
