"""The units of sums as fruits: each addend has one that is told from the others by outline and by colour.

Their colours and outlines are those of the signs that stand for the same addends where they are small.
"""

from collections.abc import Callable
from typing import Final

from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded
from woodcut.palette import BROWN, GOLD, GREEN_DARK, WHITE
from woodcut.picture import Picture

SIDE: Final = 128
BERRY, BERRY_DARK = "#0072b2", "#00507f"
PEEL, PEEL_DARK = "#e69f00", "#b37400"
FIG, FIG_DARK = "#009e73", "#006e50"
BOX, BOX_DARK = "#d55e00", "#9b4300"
LEAF: Final = "#6fae4b"


def fruits() -> dict[str, Callable[[], Picture]]:
    """What draws each unit, by the outline of the sign for the same addend."""
    return {"round": berry, "diamond": lemon, "triangle": pear, "square": parcel}


def berry() -> Picture:
    """A round blueberry with its crown."""
    art = Picture()
    art.shape(circle(64, 68, 52, 64), BERRY, ink=6, shade=BERRY_DARK, shift=(-10, -9))
    crown = "64,22 72,34 86,30 84,44 96,52 84,58 82,70 70,64 58,72 54,60 40,56 50,46 48,32 60,34"
    art.shape(poly(crown), BERRY_DARK, ink=3.4)
    art.add(circle(68, 48, 9, 24), "#00395c")
    art.line("24,80 22,64 30,48", 7, (0.2, 1, 0.2), "#7fc1e4")
    return art


def lemon() -> Picture:
    """A lemon that stands on its tip: pointed above, below and at its sides."""
    art = Picture()
    fruit = blob("64,10! 76,24 98,42 118,66! 98,92 76,110 64,124! 52,110 30,92 10,66! 30,42 52,24")
    art.shape(fruit, PEEL, ink=6, shade=PEEL_DARK, shift=(-10, -9))
    art.shape(blob("66,18! 78,2 102,2! 94,20 78,26"), LEAF, ink=3.6, shade=GREEN_DARK, shift=(-3, -3))
    art.line("30,70 36,54 50,42", 7, (0.2, 1, 0.2), "#ffd57a")
    for x, y in ((62, 84), (78, 74), (70, 98), (84, 58)):
        art.dot(x, y, 3, PEEL_DARK, 12)
    return art


def pear() -> Picture:
    """A green pear, narrow above and broad below."""
    art = Picture()
    art.shape(limb("66,28,4 72,12,4 80,6,4"), BROWN, ink=4)
    fruit = blob("64,18! 78,26 86,50 108,80 112,104 94,120 64,122 34,120 16,104 20,80 42,50 50,26")
    art.shape(fruit, FIG, ink=6, shade=FIG_DARK, shift=(-10, -9))
    art.shape(blob("64,24! 44,18 30,6! 52,2 64,14"), LEAF, ink=3.6, shade=GREEN_DARK, shift=(-3, -3))
    art.line("30,96 34,80 46,66", 7, (0.2, 1, 0.2), "#7fd8be")
    return art


def parcel() -> Picture:
    """A square parcel with a ribbon."""
    art = Picture()
    art.shape(rounded(14, 26, 100, 92, 8), BOX, ink=6, shade=BOX_DARK, shift=(-10, -9))
    art.shape(rounded(54, 26, 20, 92, 0), GOLD, ink=3.4)
    art.shape(rounded(14, 62, 100, 18, 0), GOLD, ink=3.4)
    for side in (-1, 1):
        loop = blob("64,28! 78,4 104,4 102,22 84,30")
        with art.at(0 if side > 0 else 128, 0, flip=side < 0):
            art.shape(loop, GOLD, ink=4)
    art.shape(ellipse(64, 27, 10, 8), GOLD, ink=3.4)
    art.add(ellipse(32, 44, 9, 5), WHITE)
    return art
