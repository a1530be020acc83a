"""The signs of the children's map: one large picture for each stop says without words what is done there.

Each is drawn on 128 by 128 units, which the stone covers; its lowest fifth lies behind the name.
"""

from collections.abc import Callable
from typing import Final

from interface import path_signs_games, path_signs_sums
from interface.partners.birds_and_frog import owl
from interface.partners.features import both
from interface.partners.heads import fox, rabbit
from interface.partners.look import Look, Mouth
from interface.sign_parts import INNER, LINE
from woodcut.geometry import blob, limb, poly, star
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, GREEN, GREEN_DARK
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
    """Three animals that look forward to somebody new, before them a golden plus."""
    art = Picture()
    art.weight = 0.8
    heads = ((rabbit, 95, 54, 0.46, 8), (owl, 37, 58, 0.47, -7), (fox, 62, 76, 0.55, 0))
    for head, x, y, size, turned in heads:
        with art.at(x, y, size, turned=turned):
            head(art, Look(mouth=Mouth.SMILE, gaze=(0.0, 4.0)))
    art.weight = 1.2
    plus = both("102,76 110,76! 110,90! 124,90! 124,106! 110,106! 110,120! 102,120", middle=102)
    art.shape(plus, GREEN, ink=LINE, shade=GREEN_DARK, shift=(-3, -3))
    return art
