"""The small picture on the five of swords: Vesuvius, a sail and two dolphins."""

from shapely.geometry import box

from woodcut.geometry import Region, blob, circle, discs, ellipse, union
from woodcut.palette import BLUE, BLUE_DARK, BROWN, BROWN_DARK, GOLD, GOLD_DARK, INK, RED, WHITE, WHITE_DARK
from woodcut.picture import Picture

PICTURE = ellipse(0, 0, 66, 46)
SEA, SEA_DARK, SUNSET = "#2f7fa8", "#205c80", "#f6d58a"


def vignette(art: Picture, x: float, y: float) -> None:
    """Draw the bay in an oval, 120 by 86 units with its frame."""
    with art.at(x, y, 0.84):
        art.shape(PICTURE.buffer(4), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))
        art.shape(PICTURE, SUNSET, ink=2.0, heavy=(0.4, 0.6))
        _mountain(art)
        _sea(art)
        _boat(art)
        for dx, dy, turned in ((-36, 25, -14), (-12, 31, 4)):
            with art.at(dx, dy, 0.62, turned=turned):
                _dolphin(art)


def _inside(art: Picture, shape: Region, fill: str) -> None:
    art.add(shape.intersection(PICTURE.buffer(-0.8)), fill)


def _mountain(art: Picture) -> None:
    _inside(art, circle(38, -22, 9, 24), RED)
    slope = blob("-70,12! -44,2 -22,-18 -10,-29! -2,-25 5,-28! 18,-12 38,2 70,12!")
    _inside(art, slope.buffer(1.4), INK)
    _inside(art, slope, "#7d6a86")
    _inside(art, blob("5,-28! 18,-12 38,2 70,12! 20,12 8,-6!"), "#5b4a66")
    smoke = discs("-4,-33,4.5 1,-39,5.5 9,-42,5 16,-41,3.6", 16)
    _inside(art, smoke.buffer(1.3), INK)
    _inside(art, smoke, WHITE)


def _sea(art: Picture) -> None:
    _inside(art, box(-70, 10, 70, 50), INK)
    _inside(art, box(-70, 11.6, 70, 50), SEA)
    _inside(art, box(-70, 30, 70, 50), SEA_DARK)
    for path in ("-52,17 -44,15.5 -36,17", "-8,18 0,16.5 8,18", "6,36 14,34.5 22,36", "40,33 47,31.5 54,33"):
        art.line(path, 1.8, (0.2, 1, 0.2), WHITE)


def _boat(art: Picture) -> None:
    sail = blob("31,-16! 42,-4 46,12 46,18! 30,18! 33,2")
    art.shape(sail, WHITE, ink=2.0, shade=WHITE_DARK, shift=(-3, -1), heavy=(0.4, 0.6))
    art.shape(blob("27,-8! 24,6 18,17! 28,17!"), RED, ink=1.8, heavy=(0.4, 0.6))
    art.shape(
        blob("14,20! 50,20! 46,28 38,31 24,31 18,27"), BROWN, ink=2.0, shade=BROWN_DARK, heavy=(0.4, 0.6)
    )


def _dolphin(art: Picture) -> None:
    body = blob("-30,10! -22,-4 -6,-12 12,-10 26,2 32,14! 22,8 6,2 -10,4 -22,8")
    fin = blob("-4,-10! 4,-20 10,-20! 8,-12 10,-9!")
    tail = blob("29,10! 40,8 44,14! 38,18 40,26! 32,22 28,15!")
    art.shape(union(body, fin, tail), BLUE, ink=2.0, shade=BLUE_DARK, shift=(-2, -3), heavy=(0.4, 0.6))
    art.dot(-18, 1, 1.8, WHITE, 12)
