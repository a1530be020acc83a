"""The cup of a winner, laid upon a branch of laurel."""

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.branches import laurel
from woodcut.geometry import blob, limb, poly, rounded, star
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, RED, RED_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

GLEAM, DEEP = "#ffe9a6", "#9c6212"


def trophy() -> Picture:
    """A cup with two handles, a star and a red ribbon, between two branches of laurel."""
    art = Picture()
    art.weight = 1.3
    laurel(art, (140, 196), (112, 150), (96, 218), 8, 46, berries=True)
    laurel(art, (140, 196), (112, 150), (84, -38), 8, 46, berries=True)
    art.weight = 1.0
    with art.at(140, 172, turned=-8):
        _cup(art)
    with art.at(142, 338):
        _bow(art)
    return art


def _cup(art: Picture) -> None:
    for side in (False, True):
        with art.at(0, 0, flip=side):
            handle = limb("-58,-84,8 -92,-98,8.5 -108,-70,8.5 -96,-30,8.5 -62,-8,8 -40,-2,7")
            art.shape(handle, GOLD, ink=INKED, shade=GOLD_DARK, shift=(-4, -4))
    art.line("-66,-88 -88,-92 -102,-72", CUT, (0.2, 1, 0.2), GLEAM)
    art.shape(
        blob("-12,40! -10,70 -30,88! 30,88! 10,70 12,40!"), GOLD, ink=INKED, shade=GOLD_DARK, shift=(-7, -4)
    )
    art.shape(rounded(-19, 44, 38, 15, 7), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-6, -4))
    bowl = blob("-70,-112! -70,-60 -58,-8 -30,36 0,46 30,36 58,-8 70,-60 70,-112!")
    art.shape(bowl, GOLD, ink=INKED, shade=GOLD_DARK, shift=(-18, -9), hatch=Hatch(18, 8, 30, 2.8))
    art.line("-56,-86 -54,-48 -42,-6", 8, (0.2, 1, 0.2), GLEAM)
    art.line("-44,4 -36,18 -26,28", 5, (0.2, 1, 0.2), GLEAM)
    flutes = ("-24,38 -34,14 -40,0", "-8,43 -12,22 -14,6", "10,43 13,22 14,6", "26,37 34,16 40,0")
    for flute in flutes:
        art.line(flute, 3, (1, 0.8, 0.1), DEEP)
    art.shape(star(0, -44, 32, 13.5, 5), RED, ink=FINE, shade=RED_DARK, shift=(-4, -4))
    art.shape(blob("-78,-112! -60,-122 0,-126 60,-122 78,-112! 60,-100 0,-96 -60,-100"), GOLD, ink=INKED)
    art.shape(
        blob("-66,-112! -50,-118 0,-121 50,-118 66,-112! 50,-106 0,-103 -50,-106"),
        DEEP,
        ink=2.6,
        shade="#6f430c",
        shift=(8, 3),
    )
    art.shape(poly("-42,88 42,88 50,104 -50,104"), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-8, -4))
    art.shape(rounded(-56, 103, 112, 30, 4), BROWN, ink=INKED, shade=BROWN_DARK, shift=(-8, -6))
    art.shape(rounded(-30, 110, 60, 15, 3), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))


def _bow(art: Picture) -> None:
    for side in (False, True):
        with art.at(0, 0, flip=side):
            art.shape(blob("2,2! 22,14 34,36! 22,32! 16,40! 8,20 -2,8!"), RED, ink=FINE, shade=RED_DARK)
            art.shape(blob("0,0! 20,-18 44,-18 48,0 38,12 16,10"), RED, ink=FINE, shade=RED_DARK)
            art.line("8,-2 22,-8 36,-7", CUT, (0.2, 1, 0.2), RED_DARK)
    art.shape(rounded(-9, -10, 18, 20, 6), RED, ink=FINE, shade=RED_DARK, shift=(-4, -3))
