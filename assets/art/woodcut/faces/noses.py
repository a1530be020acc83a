"""Noses in three-quarter view and from before: bold strokes from the brow to the wing."""

from woodcut.faces.features import LONGER, Nose
from woodcut.geometry import ellipse
from woodcut.palette import CHEEK
from woodcut.picture import Picture

ROOT = (-4, -10)
"""Where a nose begins between the brows: a longer one grows downwards from there."""


def nose34(art: Picture, skin: str, nose: Nose = Nose.STRAIGHT, *, grave: bool = False) -> None:
    """Draw a nose that points to the left, longer on a grave face."""
    size = LONGER if grave else 1
    with art.at(ROOT[0] * (1 - size), ROOT[1] * (1 - size), size):
        _nose34(art, skin, nose, red=not grave)


def nose_frontal(art: Picture, skin: str, nose: Nose = Nose.STRAIGHT, *, grave: bool = False) -> None:
    """Draw a nose seen from before, its shadow side to the right, longer on a grave face."""
    size = LONGER if grave else 1
    with art.at(0, ROOT[1] * (1 - size), size):
        _nose_frontal(art, skin, nose, red=not grave)


def _nose34(art: Picture, skin: str, nose: Nose, *, red: bool) -> None:
    if nose is Nose.STRAIGHT:
        art.line("-8,-10 -9,-1 -13.5,12 -15.5,17.5 -11.5,20.5 -6.5,19", 2.5, (0.35, 0.7, 1, 1, 0.7, 0))
        art.line("-3.5,16 -3.2,19.5 -5,20.5", 1.6, (0, 1, 0.3))
    elif nose is Nose.HOOKED:
        art.line(
            "-7.5,-11 -8.8,-3 -10.8,3.4 -16.4,6.8 -19.4,13.6 -19,20.2 -15.4,21.8 -11,19.4 -7,20",
            2.7,
            (0.35, 0.8, 1, 1, 1, 1, 0.7, 0),
        )
        art.line("-4.5,14.6 -3,18 -5.4,20.4", 1.7, (0, 1, 0.3))
    elif nose is Nose.SNUB:
        art.line("-8.5,-4 -9,4 -13,9.6 -16.6,12 -15.8,16.4 -11,17.8 -7,16.6", 2.4, (0, 0.5, 0.9, 1, 0.7, 0))
        art.line("-4,12.6 -3,16 -5,17.4", 1.6, (0, 1, 0.3))
        art.line("-12.6,14.6 -11.2,14 -9.8,14.8", 1.6, (0, 1, 0))
    else:
        if red:
            art.add(ellipse(-13.6, 13, 5, 4.4), CHEEK[skin])
        art.line(
            "-7.6,-9 -9,0 -16.4,5.6 -20.8,12.4 -18.4,19 -12,20.8 -7.6,18.4",
            2.6,
            (0.3, 0.6, 1, 1, 1, 0.8, 0.2),
        )
        art.line("-5.6,19.6 -2.4,18.4 -2,14.4 -4.4,11.6", 1.9, (0.3, 1, 0.6, 0))


def _nose_frontal(art: Picture, skin: str, nose: Nose, *, red: bool) -> None:
    if nose is Nose.STRAIGHT:
        art.line("4.5,-9 4,1 6.4,12 8.4,16.6 5,20 0,21.4 -4.6,19.8", 2.5, (0.3, 0.7, 1, 1, 0.9, 0.6, 0))
        art.line("-5.4,14.6 -8,17.4 -6.4,20", 1.7, (0, 1, 0.3))
    elif nose is Nose.HOOKED:
        art.line(
            "4.4,-10 5.4,-1 7,6 7.4,14 9.4,17 5.4,19.6 1,23.6 -3.4,20 -7.4,19.6",
            2.6,
            (0.3, 0.9, 1, 0.8, 1, 0.9, 1, 0.6, 0),
        )
        art.line("-6,13.6 -9,17 -7.4,19.8", 1.8, (0, 1, 0.5))
        art.line("-2.6,-6 -4,0 -3.4,5", 1.4, (0, 1, 0))
    elif nose is Nose.SNUB:
        art.line("4,5 6.4,11.6 6.8,15.4 3.6,17.4 0,18.4 -4,17.2", 2.3, (0, 0.7, 1, 1, 0.8, 0))
        art.line("-5.4,11.6 -7.2,14.6 -5.4,17", 1.6, (0, 1, 0.3))
        art.line("-2.8,15 -1.6,14.4 -0.6,15", 1.4, (0, 1, 0))
        art.line("2,15 3,14.4 4,15", 1.4, (0, 1, 0))
    else:
        if red:
            art.add(ellipse(-0.6, 13.6, 5.2, 4.6), CHEEK[skin])
        art.line("4,-8 4.6,2 8.2,9 8.6,15.6 4.6,20.4 0,21.6 -4.6,20.4", 2.5, (0.3, 0.6, 0.9, 1, 1, 0.8, 0.2))
        art.line("-5,4 -8.4,10 -8.6,15.6 -6,19.4", 1.9, (0, 0.7, 1, 0.4))
        art.line("-8.8,13.6 -12,15.6 -10.4,19.4 -7.4,19.6", 1.8, (0, 1, 1, 0))
        art.line("9,13.6 12,15.4 10.8,19.2 7.6,19.8", 2.0, (0, 1, 1, 0))
