"""The signs of the children's map: one large picture for each stop says without words what is done there.

Each is drawn on 128 by 128 units; the stone shows them whole within its rim.
"""

from collections.abc import Callable
from typing import Final

from interface import path_signs_games, path_signs_sums
from interface.partners.features import both
from interface.sign_parts import INNER, LINE
from woodcut.geometry import blob, circle, limb, poly, star, union
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

SIDE: Final = 128
RAYS: Final = 24


def path_signs() -> dict[str, Callable[[], Picture]]:
    """What draws each sign by the id of its activity, the marks of a stop, and the new child."""
    return {
        **path_signs_sums.signs(),
        **path_signs_games.signs(),
        "flag": flag,
        "next": rays,
        "new_child": new_child,
    }


def flag() -> Picture:
    """The flag on a stop that is finished: a golden star on green."""
    art = Picture()
    art.weight = 1.5
    art.shape(limb("34,12,5 36,122,5"), BROWN, ink=LINE, shade=BROWN_DARK, shift=(-3, 0))
    cloth = blob("38,14! 62,8 88,20 118,12! 112,44 116,76! 88,84 64,72 39,80!")
    art.shape(cloth, GREEN, ink=LINE, shade=GREEN_DARK, shift=(-7, -6))
    art.shape(star(76, 46, 25, 11, 5), GOLD, ink=INNER, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(blob("26,10 34,2 43,10 34,18"), GOLD, ink=INNER)
    return art


def rays() -> Picture:
    """The rays around the stop that comes next: wedges of gold, long and short by turns."""
    art = Picture()
    for number in range(RAYS):
        if RAYS / 8 < number < RAYS * 3 / 8:
            # The name lies below.
            continue
        with art.at(64, 64, turned=360 / RAYS * number):
            tip, half = (62.5, 4.6) if number % 2 == 0 else (56, 3.6)
            art.shape(poly(f"45,{-half} {tip},0 45,{half}"), GOLD, ink=2, shade=GOLD_DARK, shift=(-1, -1.5))
    return art


def new_child() -> Picture:
    """A portrait that is still empty: only the shape of somebody new, and a plus."""
    art = Picture()
    art.weight = 0.8
    art.shape(circle(64, 64, 61, 72), GOLD, ink=LINE, shade=GOLD_DARK, shift=(-4, -4))
    ground = circle(64, 64, 52, 72)
    art.shape(ground, SKY, ink=INNER)
    somebody = union(
        circle(64, 52, 29),
        circle(40, 30, 12),
        circle(88, 30, 12),
        both("64,76 84,82 104,100 110,128 64,130", middle=64),
    )
    art.lay(somebody.intersection(ground.buffer(-1.5)), SKY_DARK)
    plus = both("64,44 73,44! 73,61! 90,61! 90,79! 73,79! 73,96! 64,96", middle=64)
    art.shape(plus, WHITE, ink=LINE + 1, shade=WHITE_DARK, shift=(-4, -4))
    return art
