"""The back: two brooms, head beside handle, and a coin that shines, the same when turned by half."""

import math
from collections.abc import Callable
from functools import partial

from napoletane.signs import coin
from woodcut.back_frame import INNER, framed, inner_field
from woodcut.geometry import Region, circle, ellipse, move, poly, turn, union, unite
from woodcut.ornaments import broom
from woodcut.palette import BLUE, INK, RED
from woodcut.picture import Picture

LIGHT = "#e9dcb8"
RAYS = 36
CENTRE = (180.0, 300.0)
WREATH = 119
"""The radius of the wreath of discs around the brooms."""


def back(main: str, dark: str, accent: str, *, small: bool = False) -> Picture:
    """A back with two brooms before the rays of a coin, in a border of dots."""
    art = framed(_bead(), 17, 31, main, dark, LIGHT, small=small)
    inner = inner_field()
    art.lay(unite(_ray(number) for number in range(RAYS)).intersection(inner), main)
    art.lay(unite(_cut(number) for number in range(RAYS)).intersection(inner.buffer(-6)), LIGHT)
    _corners(art, main, accent)
    art.shape(_scallops(WREATH, 32, 12.4), LIGHT, ink=3.0, heavy=(0, 0))
    art.shape(circle(*CENTRE, WREATH - 12, 72), main, ink=2.6, heavy=(0, 0))
    art.lay(circle(*CENTRE, WREATH - 18, 72).difference(circle(*CENTRE, WREATH - 20.6, 72)), LIGHT)
    art.lay(unite(_dot(number) for number in range(32)), accent)
    half = Picture()
    broom(half, 140, 282, 1.3, 22)
    art.paste(half)
    art.paste(half, 180, CENTRE)
    coin(art, *CENTRE, 33)
    return art


def backs() -> dict[str, Callable[[], Picture]]:
    """What draws each back, by its file in the folder of the skin."""
    return {
        "back.svg": partial(back, "#27508f", "#1a3767", RED),
        "back_small.svg": partial(back, "#27508f", "#1a3767", RED, small=True),
        "back_red.svg": partial(back, "#a8321f", "#7a2114", BLUE),
        "back_red_small.svg": partial(back, "#a8321f", "#7a2114", BLUE, small=True),
        "back_green.svg": partial(back, "#2c6b45", "#1a462c", RED),
        "back_green_small.svg": partial(back, "#2c6b45", "#1a462c", RED, small=True),
    }


def _ray(number: int) -> Region:
    """One of the rays that reach from the middle to the border."""
    angle, half = math.tau * (number + 0.5) / RAYS, math.tau / RAYS / 4
    tips = [(180 + 420 * math.cos(a), 300 + 420 * math.sin(a)) for a in (angle - half, angle + half)]
    return poly(f"180,300 {tips[0][0]},{tips[0][1]} {tips[1][0]},{tips[1][1]}")


def _cut(number: int) -> Region:
    """A bright cut of the knife along the edge of a ray, thinner towards its end."""
    angle = math.tau * (number + 0.25) / RAYS
    near, far = (132.0, 206.0) if number % 2 else (132.0, 270.0)
    x, y = math.cos(angle), math.sin(angle)
    return poly(
        f"{180 + near * x - 2.2 * y},{300 + near * y + 2.2 * x} {180 + far * x},{300 + far * y} "
        f"{180 + near * x + 2.2 * y},{300 + near * y - 2.2 * x}"
    )


def _corners(art: Picture, main: str, accent: str) -> None:
    """Lay a quarter of a flower of majolica into each corner of the field."""
    left, top, wide, high = INNER
    part = inner_field()
    for x in (left, left + wide):
        for y in (top, top + high):
            rim = _scallops(56, 20, 9, (x, y))
            art.lay(rim.buffer(2.6).intersection(part), INK)
            art.lay(rim.intersection(part), LIGHT)
            art.lay(circle(x, y, 48, 48).buffer(2).intersection(part), INK)
            art.lay(circle(x, y, 48, 48).intersection(part), main)
            petals = [move(turn(ellipse(29, 0, 12, 4.8), 30 * number + 15), x, y) for number in range(12)]
            art.lay(unite(petals).intersection(part), LIGHT)
            art.lay(circle(x, y, 12, 28).intersection(part), accent)


def _scallops(reach: float, count: int, radius: float, centre: tuple[float, float] = CENTRE) -> Region:
    """Discs around a point, and what they surround."""
    x, y = centre
    angles = [math.tau * number / count for number in range(count)]
    discs = (circle(x + reach * math.cos(a), y + reach * math.sin(a), radius, 20) for a in angles)
    return union(circle(x, y, reach, 72), unite(discs))


def _dot(number: int) -> Region:
    """A dot on a disc of the wreath."""
    angle = math.tau * number / 32
    return circle(180 + (WREATH + 2) * math.cos(angle), 300 + (WREATH + 2) * math.sin(angle), 3.8, 12)


def _bead() -> Region:
    """A dot of the border between two small ones."""
    return unite([circle(0, -2, 3.4, 16), circle(8.5, -2, 1.5, 10), circle(-8.5, -2, 1.5, 10)])
