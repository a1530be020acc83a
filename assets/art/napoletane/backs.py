"""The back: two crossed brooms and a coin that shines, the same when turned by half."""

import math
from collections.abc import Callable
from functools import partial

from napoletane.furniture import Suit
from napoletane.signs import coin
from napoletane.squares import square_print, square_sign
from woodcut.back_frame import framed, inner_field
from woodcut.geometry import Region, circle, poly, union, unite
from woodcut.ornaments import broom
from woodcut.palette import BLUE, RED
from woodcut.picture import Picture

LIGHT = "#e9dcb8"
RAYS = 36
CENTRE = (180, 300)


def back(main: str, dark: str, accent: str, *, small: bool = False) -> Picture:
    """A back with two crossed brooms before the rays of a coin, in the border of the cloth."""
    signs = [square_sign(suit) for suit in Suit]
    art = framed(signs, [square_print(suit) for suit in Suit], main, dark, LIGHT, small=small)
    inner = inner_field()
    art.lay(unite(_ray(number) for number in range(RAYS)).intersection(inner), main)
    art.lay(unite(_cut(number) for number in range(RAYS)).intersection(inner.buffer(-6)), LIGHT)
    art.shape(_wreath(102, 18), LIGHT, ink=3.0, heavy=(0, 0))
    art.shape(circle(*CENTRE, 91, 72), main, ink=2.6, heavy=(0, 0))
    art.lay(circle(*CENTRE, 86, 72).difference(circle(*CENTRE, 83.8, 72)), LIGHT)
    art.lay(unite(_dot(number) for number in range(24)), accent)
    half = Picture()
    broom(half, 150, 292, 1.14, 22)
    art.paste(half)
    art.paste(half, 180, CENTRE)
    coin(art, *CENTRE, 38)
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
    turn, half = math.tau * (number + 0.5) / RAYS, math.tau / RAYS / 4
    tips = [(180 + 420 * math.cos(a), 300 + 420 * math.sin(a)) for a in (turn - half, turn + half)]
    return poly(f"180,300 {tips[0][0]},{tips[0][1]} {tips[1][0]},{tips[1][1]}")


def _cut(number: int) -> Region:
    """A bright cut of the knife along the edge of a ray, thinner towards its end."""
    turn = math.tau * (number + 0.25) / RAYS
    near, far = (116.0, 190.0) if number % 2 else (116.0, 246.0)
    x, y = math.cos(turn), math.sin(turn)
    return poly(
        f"{180 + near * x - 2.2 * y},{300 + near * y + 2.2 * x} {180 + far * x},{300 + far * y} "
        f"{180 + near * x + 2.2 * y},{300 + near * y - 2.2 * x}"
    )


def _wreath(reach: float, radius: float) -> Region:
    """Discs around the middle of the card, and what they surround."""
    angles = [math.tau * number / 32 for number in range(32)]
    discs = (circle(180 + reach * math.cos(a), 300 + reach * math.sin(a), radius * 0.62, 20) for a in angles)
    return union(circle(*CENTRE, reach, 72), unite(discs))


def _dot(number: int) -> Region:
    turn = math.tau * number / 24
    return circle(180 + 102 * math.cos(turn), 300 + 102 * math.sin(turn), 3.2, 12)
