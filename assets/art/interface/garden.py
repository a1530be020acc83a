"""The plants of the children's garden: one picture for each state in which a sum is remembered."""

from collections.abc import Callable
from functools import partial
from typing import Final

from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    WHITE,
)
from woodcut.picture import Picture

SIDE: Final = 128
SOIL, SOIL_DARK = "#8a5f3c", "#65422a"
SPROUT, SPROUT_DARK = "#7cb342", "#4f8228"
KINDS: Final[dict[str, tuple[str, str]]] = {
    "red": (RED, RED_DARK),
    "gold": (GOLD, GOLD_DARK),
    "blue": (BLUE, BLUE_DARK),
}
"""The colours in which a flower blooms and a tree bears fruit."""


def plants() -> dict[str, Callable[[], Picture]]:
    """What draws each plant, by its name: `plot`, `seed`, `sprout`, `flower_red`, `tree_gold`."""
    grown = {
        f"{name}_{kind}": partial(draw, *colours)
        for name, draw in (("flower", flower), ("tree", tree))
        for kind, colours in KINDS.items()
    }
    return {"plot": plot, "seed": seed, "sprout": sprout, **grown}


def plot() -> Picture:
    """An empty bed of soil."""
    art = Picture()
    bed = ellipse(64, 108, 50, 15)
    art.shape(bed, SOIL, ink=3, shade=SOIL_DARK, shift=(-5, -4))
    for furrow in ("30,106 48,101 64,104", "52,114 72,109 96,112"):
        art.line(furrow, 3, (0.2, 1, 0.2), SOIL_DARK)
    return art


def seed() -> Picture:
    """A seed on its bed."""
    art = plot()
    art.shape(
        blob("64,76! 76,90 74,104 64,108 54,104 52,90"), "#e8c98a", ink=3, shade="#b98f4a", shift=(-4, -3)
    )
    art.line("60,88 59,96 62,102", 2.4, (0.2, 1, 0.2))
    return art


def _stalk(art: Picture, top: float) -> None:
    art.shape(
        limb(f"64,106,4.4 62,{(106 + top) / 2},3.8 64,{top},3.4"),
        SPROUT,
        ink=2.6,
        shade=SPROUT_DARK,
        shift=(-2, -1),
    )


def _leaf(art: Picture, y: float, *, flip: bool, size: float = 1.0) -> None:
    with art.at(64, y, size, flip=flip):
        leaf = blob("0,0! 12,-16 34,-18! 30,0 14,8")
        art.shape(leaf, SPROUT, ink=2.6, shade=SPROUT_DARK, shift=(-4, -3))
        art.line("4,-2 16,-7 28,-14", 2, (1, 0.7, 0))


def sprout() -> Picture:
    """Two leaves on a stalk."""
    art = plot()
    _stalk(art, 74)
    _leaf(art, 78, flip=False)
    _leaf(art, 80, flip=True)
    return art


def flower(colour: str, dark: str) -> Picture:
    """A flower with eight petals."""
    art = plot()
    _stalk(art, 54)
    _leaf(art, 92, flip=False, size=0.82)
    _leaf(art, 86, flip=True, size=0.82)
    for turned in (0, 90, 180, 270, 45, 135, 225, 315):
        with art.at(64, 42, turned=turned):
            art.shape(ellipse(0, -22, 10.5, 15), colour, ink=2.6, shade=dark, shift=(-3, -3))
    heart = (WHITE, "#d9cdb0") if colour == GOLD else (GOLD, GOLD_DARK)
    art.shape(circle(64, 42, 13), heart[0], ink=2.8, shade=heart[1], shift=(-3, -3))
    for x, y in ((60, 39), (67, 38), (63, 46), (70, 45)):
        art.dot(x, y, 1.7, "#6b4a1c", 12)
    return art


def tree(colour: str, dark: str) -> Picture:
    """A round tree full of fruit."""
    art = plot()
    trunk = blob("54,110! 58,84 56,66! 72,66! 70,84 76,110! 65,106")
    art.shape(trunk, BROWN, ink=3, shade=BROWN_DARK, shift=(-4, -2))
    crown = union(
        *(
            circle(x, y, r)
            for x, y, r in ((64, 40, 32), (38, 52, 22), (90, 52, 22), (48, 26, 22), (82, 26, 22))
        )
    )
    art.shape(crown, GREEN, ink=3.2, shade=GREEN_DARK, shift=(-8, -6))
    for curl in ("34,40 40,32 48,32", "70,20 78,16 86,22", "58,60 66,64 74,60"):
        art.line(curl, 2.6, (0.2, 1, 0.2), GREEN_DARK)
    for x, y in ((42, 50), (62, 28), (86, 46), (64, 52), (44, 24), (84, 22)):
        art.shape(circle(x, y, 8), colour, ink=2.4, shade=dark, shift=(-2.5, -2.5))
        art.dot(x - 2.6, y - 3, 1.8, WHITE, 12)
    return art
