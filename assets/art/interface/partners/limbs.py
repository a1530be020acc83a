"""Arms, paws with fingers to count on, kerchief and nightcap."""

import math
from typing import Final

from interface.partners.features import both
from woodcut.geometry import Region, blob, circle, ellipse, limb, union, unite
from woodcut.palette import GOLD, GOLD_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture

FINGERS: Final = (-24.0, 2.0, 28.0, 55.0, -76.0)
"""The directions of the fingers in the order in which they are raised: four fingers, then the thumb."""
PALM: Final = 18.0
REACH: Final = 46.0
"""How far a raised finger reaches from the middle of the palm."""


def finger(angle: float, ends: tuple[float, float], reach: float = REACH) -> Region:
    """A finger from the palm in a direction, with its radius at the root and at the tip."""
    x, y = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    root, tip = ends
    return limb(
        f"{x * 8},{y * 8},{root} {x * reach * 0.66},{y * reach * 0.66},{root} {x * reach},{y * reach},{tip}"
    )


def hand(
    art: Picture,
    x: float,
    y: float,
    count: int,
    colours: tuple[str, str],
    ends: tuple[float, float],
    *,
    left: bool,
    turned: float = 0,
) -> None:
    """Draw a raised paw with `count` of its five fingers up; the others are folded into the palm."""
    with art.at(x, y, 1.15, flip=left, turned=turned):
        raised = [
            finger(angle, ends, REACH * (0.82 if angle == FINGERS[-1] else 1)) for angle in FINGERS[:count]
        ]
        palm = circle(0, 2, PALM)
        art.shape(unite((palm, *raised)), colours[0], ink=2.8, shade=colours[1], shift=(-3, -2))
        for angle in FINGERS[count:]:
            dx, dy = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
            knuckle = circle(dx * 12, 2 + dy * 11, 5.4, 16)
            art.shape(knuckle, colours[0], ink=2, shade=colours[1], shift=(-2, -2), heavy=(0.3, 0.5))


def resting(
    art: Picture, x: float, y: float, colours: tuple[str, str], ends: tuple[float, float], *, left: bool
) -> None:
    """Draw a paw that lies on the edge of the table, its fingers pointing down."""
    with art.at(x, y, flip=left):
        toes = [limb(f"{dx * 0.6},0,7 {dx},12,{ends[0]} {dx * 1.08},20,{ends[1]}") for dx in (-15, -5, 5, 15)]
        art.shape(union(ellipse(0, 2, 22, 14), *toes), colours[0], ink=2.8, shade=colours[1], shift=(-4, -3))
        for dx in (-10, 0, 10):
            art.line(f"{dx},8 {dx * 1.05},18", 2, (0.2, 1))


def arm(art: Picture, path: str, colours: tuple[str, str]) -> None:
    """Draw an arm along `x,y,radius` points."""
    art.shape(limb(path), colours[0], ink=3, shade=colours[1], shift=(-5, -3))


def kerchief(art: Picture, x: float, y: float, colours: tuple[str, str]) -> None:
    """Draw a dotted kerchief around the neck at (x, y)."""
    with art.at(x, y):
        cloth = both("0,-12 30,-12 50,-4! 34,12 14,24 0,34!")
        art.shape(cloth, colours[0], ink=3, shade=colours[1], shift=(-5, -3))
        for dx, dy in ((-26, -1), (-9, 1), (9, 1), (26, -1), (-14, 13), (14, 13), (0, 21)):
            art.dot(dx, dy, 3.2, WHITE, 14)


def nightcap(art: Picture, colours: tuple[str, str]) -> None:
    """Draw a nightcap with a bobble on the head at the origin, hanging to the right."""
    cap = blob("-38,-34! -26,-66 6,-88 44,-84 72,-58 88,-22! 66,-40 50,-52 40,-44 38,-32! 0,-44")
    art.shape(cap, colours[0], ink=3, shade=colours[1], shift=(-5, -4))
    inside = art.here(cap).buffer(-1.5)
    for stripe in ("-22,-80 -8,-60 -10,-36", "20,-100 20,-70 14,-36", "70,-90 50,-68 36,-40"):
        art.line(stripe, 8, (1, 1), WHITE, within=inside)
    art.shape(limb("-40,-33,8 -2,-43,8 40,-31,8"), WHITE, ink=2.8, shade=WHITE_DARK, shift=(-3, -3))
    art.shape(circle(90, -16, 12), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))


def thumb_up(art: Picture, x: float, y: float, colours: tuple[str, str], ends: tuple[float, float]) -> None:
    """Draw a fist with its thumb up."""
    with art.at(x, y, 1.06):
        thumb = limb(f"-6,0,{ends[0] + 1} -8,-20,{ends[0] + 0.6} -6,-34,{ends[1] + 0.8}")
        art.shape(union(circle(0, 2, PALM), thumb), colours[0], ink=2.8, shade=colours[1], shift=(-3, -2))
        for dy in (-6, 3, 12):
            art.line(f"2,{dy} 10,{dy - 1} 17,{dy + 1}", 2.2, (0.3, 1, 0.6))
