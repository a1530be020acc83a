"""The back: two brooms in a medallion, the same when turned by half."""

import math
from collections.abc import Callable
from functools import partial

from napoletane.signs import coin
from woodcut.card import card_paper
from woodcut.geometry import Region, circle, ellipse, poly, rounded, union, unite
from woodcut.ornaments import broom
from woodcut.palette import BLUE, INK, RED
from woodcut.picture import Picture

LIGHT = "#e9dcb8"
PITCH = 30
CENTRE = (180, 300)


def back(main: str, dark: str, accent: str) -> Picture:
    """A back with two crossed brooms in a medallion on a trellis."""
    art = card_paper()
    field = rounded(16, 16, 328, 568, 12)
    art.lay(field.buffer(2), INK)
    art.lay(field, main)
    inner = rounded(30, 30, 300, 540, 7)
    art.lay(inner.buffer(3).difference(inner.buffer(0.6)), LIGHT)
    for i in range(23):
        for y in (23, 577):
            art.dot(30 + i * 300 / 22, y, 2.6, LIGHT, 12)
    for i in range(1, 40):
        for x in (23, 337):
            art.dot(x, 30 + i * 540 / 40, 2.6, LIGHT, 12)
    art.lay(inner, dark)
    cells = [(30 + (i + j % 2 / 2) * PITCH, 30 + j * PITCH) for j in range(-1, 20) for i in range(-1, 12)]
    art.lay(unite(_lozenge(x, y) for x, y in cells).intersection(inner), main)
    art.lay(unite(_petals(x, y) for x, y in cells).intersection(inner), LIGHT)
    art.lay(unite(circle(x, y, 2.5, 12) for x, y in cells).intersection(inner), accent)
    art.shape(union(ellipse(*CENTRE, 104, 138), _wreath(106, 140, 12, 20)), LIGHT, ink=3.0, heavy=(0, 0))
    art.lay(_wreath(108, 142, 3.2, 12), main)
    art.shape(ellipse(*CENTRE, 97, 131), main, ink=2.4, heavy=(0, 0))
    art.lay(ellipse(*CENTRE, 91, 125).difference(ellipse(*CENTRE, 89.4, 123.4)), LIGHT)
    half = Picture()
    broom(half, 150, 300, 0.98, 18)
    art.paste(half)
    art.paste(half, 180, CENTRE)
    coin(art, *CENTRE, 30)
    return art


def backs() -> dict[str, Callable[[], Picture]]:
    """What draws each back, by its file in the folder of the skin."""
    return {
        "back.svg": partial(back, "#27508f", "#1a3767", RED),
        "back_red.svg": partial(back, "#a8321f", "#7a2114", BLUE),
        "back_green.svg": partial(back, "#2c6b45", "#1a462c", RED),
    }


def _lozenge(x: float, y: float) -> Region:
    high, wide = PITCH - 3, PITCH / 2 - 1.6
    return poly(f"{x},{y - high} {x + wide},{y} {x},{y + high} {x - wide},{y}")


def _petals(x: float, y: float) -> Region:
    upright = [ellipse(x, y + dy * 6.4, 2.3, 6.0) for dy in (-1.15, 1.15)]
    level = [ellipse(x + dx * 4.2, y, 4.2, 2.5) for dx in (-1.15, 1.15)]
    return union(*upright, *level)


def _wreath(rx: float, ry: float, radius: float, points: int) -> Region:
    """Discs on an ellipse about the centre of the card."""
    angles = [2 * math.pi * k / 36 for k in range(36)]
    x, y = CENTRE
    return unite(circle(x + math.cos(t) * rx, y + math.sin(t) * ry, radius, points) for t in angles)
