"""A pack of cards: five of them in a fan, and their box."""

import math
from typing import Final

from shapely.geometry import box

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import blob, circle, poly, rounded, star
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.picture import Picture

WIDTH: Final = 84.0
LENGTH: Final = 138.0
FAN: Final = (-33.0, -16.0, 1.0, 18.0, 35.0)
CARD_DARK = "#dcc99b"
FAR: Final = 122.0
"""How far the middle of a card is from the point around which the fan is opened."""


def pack() -> Picture:
    """The box of a pack and five cards that came out of it."""
    art = Picture()
    for turned, draw in zip(FAN, (_back, _club, _sword, _cup, _coins), strict=True):
        with art.at(136, 216, turned=turned), art.at(0, -FAR):
            face = rounded(-WIDTH / 2, -LENGTH / 2, WIDTH, LENGTH, 8)
            art.shape(face, PAPER, ink=INKED, shade=CARD_DARK, shift=(-5, -4))
            draw(art)
    with art.at(140, 278, 0.98, turned=8):
        _box(art)
    return art


def _frame(art: Picture, colour: str = INK) -> None:
    edge = rounded(-WIDTH / 2 + 7, -LENGTH / 2 + 7, WIDTH - 14, LENGTH - 14, 4)
    art.add(edge.difference(edge.buffer(-1.8)), colour)


def _coin(art: Picture, x: float, y: float, radius: float) -> None:
    art.shape(circle(x, y, radius, 40), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))
    art.add(star(x, y, radius * 0.78, radius * 0.4, 8), RED)
    art.dot(x, y, radius * 0.3, "#ffe7a8", 16)


def _coins(art: Picture) -> None:
    _frame(art)
    for x, y in ((-18, -45), (18, -45), (-18, -15), (18, -15), (-18, 43), (18, 43)):
        _coin(art, x, y, 12.5)
    _coin(art, 0, 14, 16)


def _cup(art: Picture) -> None:
    _frame(art)
    with art.at(-14, -32, 0.62):
        art.shape(
            blob("-8,16! -6,26 -18,34! 18,34! 6,26 8,16!"), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -2)
        )
        art.shape(
            blob("-22,-24! -22,2 -8,18 8,18 22,2 22,-24!"), RED, ink=2.8, shade=RED_DARK, shift=(-6, -4)
        )
        art.shape(rounded(-26, -31, 52, 11, 4), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -3))


def _sword(art: Picture) -> None:
    _frame(art)
    with art.at(-16, -24, 0.78, turned=-4):
        art.shape(poly("-6,-36 0,-46 6,-36 5,16 -5,16"), STEEL, ink=2.6, shade=STEEL_DARK, shift=(-4, 0))
        art.shape(rounded(-18, 14, 36, 8, 4), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -3))
        art.shape(rounded(-5, 22, 10, 22, 4), BLUE, ink=2.6, shade=BLUE_DARK, shift=(-3, 0))


def _club(art: Picture) -> None:
    _frame(art)
    with art.at(-16, -22, 0.78, turned=6):
        art.shape(
            blob("-6,46! -10,10 -16,-20 -12,-44 0,-50 12,-44 15,-20 10,10 7,46!"),
            GREEN,
            ink=2.8,
            shade=GREEN_DARK,
            shift=(-5, -3),
        )
        for x, y in ((-6, -32), (5, -16), (-4, 2)):
            art.shape(circle(x, y, 4, 16), "#c98d5c", ink=2)


def _back(art: Picture) -> None:
    art.add(rounded(-WIDTH / 2 + 6, -LENGTH / 2 + 6, WIDTH - 14, LENGTH - 13, 4), RED)
    for x in range(-28, 30, 14):
        for y in range(-54, 56, 18):
            art.add(star(x, y, 7, 3, 4), "#f7d9a8")


def _box(art: Picture) -> None:
    """Draw the box: its front, the side away from the light, and the flap that stands open."""
    art.shape(poly("62,-84 76,-76 76,92 62,86"), BLUE_DARK, ink=INKED)
    art.shape(poly("-62,84 62,84 76,93 -48,93"), BLUE_DARK, ink=INKED)
    art.shape(blob("-60,-84! -52,-108 0,-114 52,-108 60,-84!"), "#dfcfa2", ink=INKED, shade=CARD_DARK)
    art.line("-44,-100 0,-105 40,-101", CUT, (0.2, 1, 0.2), GOLD_DARK)
    art.shape(rounded(-62, -86, 124, 172, 4), BLUE, ink=INKED, shade=BLUE_DARK, shift=(-8, -6))
    thumb = circle(0, -88, 17, 30).intersection(box(-30, -84.5, 30, 0))
    art.shape(thumb, "#7c6a45", ink=FINE, heavy=(0, 0))
    edge = rounded(-53, -64, 104, 140, 4)
    art.add(edge.difference(edge.buffer(-2.6)), GOLD)
    art.shape(rounded(-44, 42, 86, 24, 4), PAPER, ink=FINE, shade=CARD_DARK, shift=(-3, -3))
    for x in (-28.0, -10.0, 8.0, 26.0):
        art.add(star(x, 54, 7, 3.2, 5), RED)
    for number in range(16):
        turn = 2 * math.pi * number / 16
        reach = 44 if number % 2 else 36
        x, y = math.cos(turn), math.sin(turn)
        art.line(
            f"{24 * x:.1f},{-10 + 24 * y:.1f} {reach * x:.1f},{-10 + reach * y:.1f}", 5.4, (1, 0.2), GOLD
        )
    art.shape(circle(0, -10, 26, 50), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-5, -5))
    # The sun has a face.
    for x in (-9, 9):
        art.add(circle(x, -15, 2.8, 12), INK)
        art.line(f"{x - 6},-22 {x},-25 {x + 6},-22", 2.2, (0.3, 1, 0.3))
    art.line("0,-14 -3,-6 2,-5", 2.2, (0.4, 1, 0.6))
    art.line("-9,0 0,5 9,0", 2.8, (0.3, 1, 0.3), RED_DARK)
    art.line("-18,-16 -12,-26 -2,-31", 3, (0.2, 1, 0.2), WHITE)
