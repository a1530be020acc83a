"""The small picture on the five of swords: Vesuvius, a sail and a dolphin."""

from shapely.geometry import box

from woodcut.geometry import Region, blob, circle, discs, ellipse, poly, turn, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, INK, RED, SKY, SKY_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture

PICTURE = ellipse(0, 0, 76, 82)
SEA, SEA_DARK, SUNSET = "#2f7fa8", "#205c80", "#f6d58a"
LAND, LAND_DARK = "#7d6a86", "#5b4a66"


def vignette(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw the bay in an oval, 148 by 158 units with its frame."""
    with art.at(x, y, 0.89 * size):
        art.shape(PICTURE.buffer(7), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-4, -4))
        art.shape(PICTURE, SUNSET, ink=2.4, heavy=(0.4, 0.6))
        _mountain(art)
        _sea(art)
        _boat(art)
        with art.at(-20, 46, 1.06, turned=-6):
            dolphin(art)
        for path in ("-14,74 -5,69 4,74", "36,60 44,55 52,60"):
            art.line(path, 2.4, (0.2, 1, 0.2), WHITE)


def _inside(art: Picture, shape: Region, fill: str) -> None:
    art.add(shape.intersection(PICTURE.buffer(-0.8)), fill)


def _inked(art: Picture, shape: Region, fill: str) -> None:
    _inside(art, shape.buffer(1.5), INK)
    _inside(art, shape, fill)


def _mountain(art: Picture) -> None:
    for angle in range(0, 360, 30):
        _inside(art, turn(poly("39,-58 43,-58 41,-68"), angle, (41, -42)), RED)
    _inside(art, circle(41, -42, 12, 32), RED)
    smoke = discs("-12,-36,7 -6,-46,9 4,-56,10 -10,-60,8 10,-70,10 -6,-74,9", 24)
    _inked(art, smoke, WHITE)
    art.line("-2,-52 4,-48 10,-52", 1.8, within=art.here(PICTURE))
    art.line("-14,-62 -9,-57 -3,-60", 1.8, within=art.here(PICTURE))
    _inked(art, blob("-80,20! -56,8 -34,-14 -22,-32! -14,-28 -4,-33! 10,-14 36,8 80,20!"), LAND)
    _inside(art, blob("-4,-33! 10,-14 36,8 80,20! 24,20 6,0 2,-14"), LAND_DARK)
    _inside(art, blob("-22,-32! -14,-28 -4,-33! -2,-24 -8,-20 -8,-10 -13,-18 -20,-22!"), RED)


def _sea(art: Picture) -> None:
    _inside(art, box(-80, 14, 80, 90), INK)
    _inside(art, box(-80, 16.4, 80, 90), SEA)
    _inside(art, blob("-80,54! -40,48 0,56 40,50 80,56! 80,90! -80,90!"), SEA_DARK)
    for path in ("-8,26 0,22 8,26",):
        art.line(path, 2.2, (0.2, 1, 0.2), WHITE)


def _boat(art: Picture) -> None:
    sail = blob("40,-24! 56,-4 60,18 58,26! 36,26! 40,6")
    art.shape(sail, WHITE, ink=2.2, shade=WHITE_DARK, shift=(-4, -1))
    art.shape(blob("33,-12! 28,8 20,24! 33,24!"), RED, ink=2.0, heavy=(0.4, 0.6))
    hull = blob("14,28! 66,28! 60,38 50,42 30,42 20,38")
    art.shape(hull, BROWN, ink=2.2, shade=BROWN_DARK, heavy=(0.4, 0.6))
    art.line("18,33 40,34 62,33", 1.8, (1, 1, 1), GOLD)


def dolphin(art: Picture) -> None:
    """Draw a dolphin that leaps to the left, 90 units long."""
    body = blob("-40,8! -30,2 -24,-8 -6,-15 14,-11 28,2 34,16! 22,8 6,3 -10,5 -24,10 -32,12!")
    fin = blob("-4,-13! 4,-25 14,-26! 10,-16 12,-10!")
    flipper = blob("-14,4! -10,16 -2,20! 0,10 -2,3!")
    tail = blob("30,10! 42,8 50,16! 40,18 40,30! 32,24 28,15!")
    whole = union(body, fin, flipper, tail)
    art.shape(whole, SKY, ink=2.2, shade=SKY_DARK, shift=(-2, -3), heavy=(0.4, 0.6))
    art.add(blob("-36,9! -24,5 -8,2 6,1! -8,5 -24,10 -32,11!"), WHITE)
    art.dot(-23, -1, 2.2, WHITE, 12)
    art.dot(-23.4, -1, 1.2, INK, 10)
