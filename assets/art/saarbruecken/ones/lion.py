"""The one of lions: the lion on its medal in a wreath of laurel."""

import math

from saarbruecken.suits import LION_BLUE, LION_BLUE_DARK
from woodcut.animals import lion
from woodcut.branches import laurel
from woodcut.card import card_base
from woodcut.geometry import circle, ellipse, poly, star, turn, unite
from woodcut.ornaments import ribbon
from woodcut.palette import GOLD, GOLD_DARK, GREEN, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture

MIDDLE = (180, 292)
RADIUS = 115
LAUREL = (134, 190)
"""Half width and half height of the wreath."""
RAY = "#3f78c4"


def one_of_lions() -> Picture:
    """A crowned lion before rays, in laurel under a star."""
    art = card_base()
    for start, end in ((98, 250), (82, -70)):
        _stem(art, start, end)
        laurel(art, MIDDLE, LAUREL, (start, end), 11, 44, berries=True)
    ribbon(art, 180, 490, 1.1)
    _medal(art)
    art.shape(star(180, 74, 27, 11.5, 5), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -3))
    with art.at(MIDDLE[0] + 2, MIDDLE[1] + 4, 1.47):
        lion(art, 0, 0, ink=2.6)
        for path in ("-2,8 4,12 12,12", "-32,-14 -24,-10 -14,-8"):
            art.line(path, 1.8, (0, 1, 0.3))
    _ladybird(art, 275, 430)
    return art


def _stem(art: Picture, start: float, end: float) -> None:
    """The ink under the stem of a branch of laurel, stout below and fine at its tip."""
    turns = [math.radians(start + (end - start) * step / 12) for step in range(13)]
    spots = [(MIDDLE[0] + LAUREL[0] * math.cos(t), MIDDLE[1] + LAUREL[1] * math.sin(t)) for t in turns]
    path = " ".join(f"{x + 0.5:.1f},{y + 0.7:.1f}" for x, y in spots)
    art.line(path, 10, (1, 0.9, 0.8, 0.7))
    art.line(path, 5.6, (1, 0.9, 0.8, 0.7), GREEN)


def _ladybird(art: Picture, x: float, y: float) -> None:
    """A ladybird that climbs up the laurel."""
    with art.at(x, y, 1.1, turned=-28):
        for leg in ("-6,-2 -11,-5 -13,-9", "-7,3 -12,4 -14,7", "6,-2 11,-5 13,-9", "7,3 12,4 14,7"):
            art.line(leg, 1.8, (1, 1, 0.6))
        art.shape(ellipse(0, -8, 5.4, 4.6), INK, ink=1)
        art.shape(ellipse(0, 1, 9, 9.6), RED, ink=2.2, shade=RED_DARK, shift=(-2.4, -2.4), heavy=(0.3, 0.6))
        art.line("0,-8 0.4,0 0,10", 1.8, (1, 1, 1))
        for sx, sy in ((-4.4, -2.4), (4.4, -2.4), (-4, 4.6), (4, 4.6)):
            art.dot(sx, sy, 1.9, INK, 10)
        for side in (-1, 1):
            art.dot(side * 2.8, -9.6, 1.1, WHITE, 8)


def _medal(art: Picture) -> None:
    with art.at(*MIDDLE):
        art.shape(circle(0, 0, RADIUS, 96), GOLD, ink=3.0, shade=GOLD_DARK, shift=(-6, -6))
        for i in range(36):
            t = 2 * math.pi * i / 36
            x, y = math.cos(t) * RADIUS * 0.925, math.sin(t) * RADIUS * 0.925
            art.dot(x, y, 3.2, RED_DARK if i % 3 == 0 else GOLD_DARK, 14)
        field = circle(0, 0, RADIUS * 0.85, 96)
        art.shape(field, LION_BLUE, ink=2.4, heavy=(0.4, 0.6))
        rays = unite(turn(poly(f"-7,{-RADIUS} 0,0 7,{-RADIUS}"), 15 * i) for i in range(24))
        art.add(rays.intersection(field.buffer(-1)), RAY)
        art.shade_rim(field.buffer(-1), -7, -6, LION_BLUE_DARK)
        art.add(circle(0, 0, RADIUS * 0.99, 96).difference(circle(0, 0, RADIUS * 0.972, 96)), INK)
