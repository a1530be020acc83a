"""The plants of the children's garden: one picture for each state in which a sum is remembered.

They are cut like the vine of the settebello: leaves in two tones with cut veins, ink heavier at the lower
right, hatching where the light does not reach. Each state is higher and wider than the one before, so that
they are told apart when they are small.
"""

import math
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from woodcut.geometry import Region, blob, circle, discs, ellipse, limb, move, poly, scale, union, unite
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
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SIDE: Final = 128
SOIL, SOIL_DARK, SOIL_LIGHT = "#8a5f3c", "#5f3e26", "#a9794f"
LEAF_LIGHT: Final = "#6aa84f"
SPROUT, SPROUT_DARK, SPROUT_LIGHT = "#6f9f35", "#47701f", "#a3c95a"
MIDDLE, GROUND = 64.0, 99.0
"""Where everything grows out of the soil."""
HEAD: Final = 39.5
"""The height of the middle of a flower."""


class Kind(NamedTuple):
    """The colours of a flower and of fruit, the petals' number and shape, and the shape of the fruit."""

    colour: str
    dark: str
    petals: int
    petal: str
    fruit: str


KINDS: Final[dict[str, Kind]] = {
    "red": Kind(
        RED,
        RED_DARK,
        6,
        "0,-8! -16,-20 -17,-34 -7,-40 0,-35! 7,-40 17,-34 16,-20",
        "0,-8! 6,-11 11,-6 11,3 6,10 0,9 -6,10 -11,3 -11,-6 -6,-11",
    ),
    "gold": Kind(
        GOLD,
        GOLD_DARK,
        11,
        "-5,-8! -9,-22 0,-41! 9,-22 5,-8!",
        "0,-14! 7,-9 10,0 7,9 0,14! -7,9 -10,0 -7,-9",
    ),
    "blue": Kind(
        BLUE,
        BLUE_DARK,
        8,
        "-3,-8! -12,-28 -13,-40! -5,-34 0,-41! 5,-34 13,-40! 12,-28 3,-8!",
        "0,-11 8,-8 10,1 7,10 0,13 -7,10 -10,1 -8,-8",
    ),
}
"""The flowers that bloom and the fruit that trees bear: poppies and apples, sunflowers and lemons, ..."""


def plants() -> dict[str, Callable[[], Picture]]:
    """What draws each plant, by its name: `plot`, `seed`, `sprout`, `flower_red`, `tree_gold`."""
    grown = {
        f"{name}_{kind}": partial(draw, look)
        for name, draw in (("flower", flower), ("tree", tree))
        for kind, look in KINDS.items()
    }
    return {"plot": plot, "seed": seed, "sprout": sprout, **grown}


def plot() -> Picture:
    """An empty bed: a mound of soil with furrows and crumbs."""
    art = Picture()
    bed = blob(
        "4,108! 10,98 26,92 46,87 66,86 86,88 104,93 118,99 124,108! 112,116 88,121 60,122 34,120 14,115"
    )
    art.shape(
        bed,
        SOIL,
        ink=3.4,
        shade=SOIL_DARK,
        shift=(-6, -6),
        hatch=Hatch(angle=8, spacing=6, length=22, width=2.2),
    )
    for furrow in (
        "20,101 40,95 58,94",
        "34,109 60,104 84,106",
        "72,96 90,97 106,102",
        "18,111 28,108 38,112",
    ):
        art.line(furrow, 3.4, (0.1, 1, 0.1), SOIL_DARK)
    for crumb in ("22,98 40,92 56,90.6", "38,106 60,101.6 80,102.6"):
        art.line(crumb, 2.2, (0.1, 1, 0.1), SOIL_LIGHT)
    return art


def _hole(art: Picture) -> None:
    """The small dark place where something has been sown or comes up."""
    art.shape(ellipse(MIDDLE, GROUND + 1, 22, 7.6), SOIL_DARK, ink=2.4, heavy=(0.4, 0.6))


def seed() -> Picture:
    """A large seed, half in the soil."""
    art = plot()
    _hole(art)
    grain = blob("64,58! 77,68 83,82 80,96 72,104 56,104 47,96 45,82 51,68")
    art.shape(
        grain,
        "#efd39a",
        ink=3.4,
        shade="#b98f4a",
        shift=(-6, -4),
        hatch=Hatch(angle=14, spacing=5.5, length=14, width=2),
    )
    art.line("64,64 60,78 62,94", 2.8, (0.2, 1, 0.3))
    art.line("55,72 51,82 52,90", 2.6, (0.1, 1, 0.1), WHITE)
    soil = poly("40,98 46,103 54,99 62,104 70,99 78,103 88,98 92,112 36,112").intersection(
        ellipse(MIDDLE, 101, 25, 9)
    )
    art.shape(soil, SOIL, ink=2.4, heavy=(0.4, 0.6))
    return art


def _leaf(
    art: Picture,
    x: float,
    y: float,
    long: float,
    turned: float,
    colours: tuple[str, str, str],
    *,
    flip: bool = False,
) -> None:
    """A leaf from its stalk, toothed at both edges: its upper half is lit, its veins are cut."""
    light, fill, dark = colours
    s = long / 40
    with art.at(x, y, flip=flip, turned=turned):
        edge = (
            f"0,0! {6 * s},{-7 * s} {13 * s},{-11 * s}! {15 * s},{-9 * s} {22 * s},{-12 * s}! "
            f"{25 * s},{-9 * s} {31 * s},{-9 * s}! {34 * s},{-5 * s} {41 * s},{1 * s}! "
            f"{33 * s},{6 * s} {28 * s},{10 * s}! {25 * s},{8 * s} {18 * s},{12 * s}! "
            f"{15 * s},{9 * s} {8 * s},{8 * s}"
        )
        leaf = blob(edge)
        art.shape(leaf, fill, ink=2.8, shade=dark, shift=(-4, -4))
        lit = leaf.buffer(-1.6).intersection(poly(f"0,0 {10 * s},{-16 * s} {40 * s},{-16 * s} {41 * s},{s}"))
        art.add(lit, light)
        art.line(f"{2 * s},0 {20 * s},{-0.6 * s} {37 * s},{0.6 * s}", 2.4, (1, 0.8, 0.1))
        for along in (11, 19, 27):
            art.line(f"{along * s},0 {(along + 4) * s},{-4 * s} {(along + 6) * s},{-7 * s}", 1.7, (1, 0.6, 0))
            art.line(f"{along * s},0 {(along + 4) * s},{4 * s} {(along + 5) * s},{7 * s}", 1.7, (1, 0.6, 0))


def _stalk(art: Picture, top: float, thick: float, colours: tuple[str, str]) -> None:
    fill, dark = colours
    x, half = MIDDLE, (GROUND + top) / 2
    stalk = limb(f"{x},{GROUND + 2},{thick + 1} {x - 2},{half},{thick} {x},{top},{thick}")
    art.shape(stalk, fill, ink=2.8, shade=dark, shift=(-2, -1))


def sprout() -> Picture:
    """Two seed leaves on a short stalk, and a bud between them."""
    art = plot()
    _hole(art)
    _stalk(art, 68, 4.2, (SPROUT, SPROUT_DARK))
    bud = blob("64,48! 70,58 68,70 64,74 60,70 58,58")
    art.shape(bud, SPROUT_LIGHT, ink=2.6, shade=SPROUT, shift=(-3, -2))
    for flip in (False, True):
        with art.at(MIDDLE, 74, flip=flip):
            half = blob("0,0! 6,-16 20,-25 40,-27! 38,-10 24,1 10,3")
            art.shape(half, SPROUT, ink=3, shade=SPROUT_DARK, shift=(-5, -4))
            art.add(half.buffer(-1.8).intersection(poly("0,0 4,-30 42,-30 39,-26")), SPROUT_LIGHT)
            art.line("3,-3 16,-12 35,-24", 2.4, (1, 0.8, 0.1))
    return art


def flower(kind: Kind) -> Picture:
    """A flower on a high stalk with two toothed leaves."""
    art = plot()
    _hole(art)
    _stalk(art, 48, 3.8, (GREEN, GREEN_DARK))
    colours = (LEAF_LIGHT, GREEN, GREEN_DARK)
    _leaf(art, MIDDLE, 92, 46, -34, colours)
    _leaf(art, MIDDLE, 84, 42, 34, colours, flip=True)
    step = 360 / kind.petals
    petal = blob(kind.petal)
    back = [step * place for place in range(kind.petals)]
    for turned in (*back[::2], *back[1::2]):
        with art.at(MIDDLE, HEAD, 0.88, turned=turned):
            art.shape(petal, kind.colour, ink=2.8, shade=kind.dark, shift=(-3, -3))
            art.line("0,-14 0.6,-22 0,-30", 1.9, (0.2, 1, 0), kind.dark)
    light, dark = ("#8a5a2b", "#57351a") if kind.colour == GOLD else (GOLD, GOLD_DARK)
    art.shape(circle(MIDDLE, HEAD, 13, 36), light, ink=3, shade=dark, shift=(-4, -4))
    for place in range(8):
        angle = math.tau * place / 8
        art.dot(MIDDLE + 7.4 * math.cos(angle), HEAD + 7.4 * math.sin(angle), 1.7, "#3a2417", 12)
    art.dot(MIDDLE, HEAD, 2.2, "#3a2417", 12)
    return art


def _crown() -> Region:
    """The crown of a tree, with leaves around its edge."""
    mass = discs("64,36,30 36,46,22 92,46,22 48,22,20 82,22,20 64,56,22")
    leaves = []
    for place in range(22):
        angle = math.tau * (place + 0.5) / 22
        x, y = MIDDLE + 47 * math.cos(angle), 38 + 33 * math.sin(angle)
        leaf = blob("0,-7! 9,-5 17,0! 9,5 0,7!")
        with Picture().at(x, y, turned=math.degrees(angle)) as frame:
            leaves.append(frame.here(leaf))
    return scale(union(mass, unite(leaves)), 0.87, 0.84, origin=(MIDDLE, 76))


def tree(kind: Kind) -> Picture:
    """A tree with cut bark, a crown of leaves, and ripe fruit."""
    art = plot()
    trunk = blob("40,106! 52,98 56,84 54,58! 74,58! 72,84 77,98 90,106! 78,104 72,109! 66,104 58,109! 52,104")
    art.shape(trunk, BROWN, ink=3.4, shade=BROWN_DARK, shift=(-6, -1))
    for cut in ("60,74 59,88 54,100", "66,78 67,90 70,101", "62,96 63,101 62,105"):
        art.line(cut, 2.4, (0.2, 1, 0.2))
    crown = _crown()
    art.shape(
        crown,
        GREEN,
        ink=3.6,
        shade=GREEN_DARK,
        shift=(-11, -9),
        hatch=Hatch(angle=18, spacing=6, length=22, width=2.2),
    )
    art.add(crown.buffer(-3).difference(move(crown, 8, 8)), LEAF_LIGHT)
    for x, y, turned in (
        (32, 34, -30),
        (52, 16, -50),
        (78, 14, 10),
        (64, 34, -20),
        (96, 32, 20),
        (44, 58, 10),
    ):
        with art.at(x, y, turned=turned):
            art.line("-7,4 0,-4 8,3", 2.6, (0.1, 1, 0.1), GREEN_DARK)
            art.line("0,-4 1,1 0,5", 2, (1, 0.2), GREEN_DARK)
    fruit = blob(kind.fruit)
    for x, y in ((39, 52), (60, 31), (89, 53), (64, 59), (37, 30), (86, 28)):
        with art.at(x, y):
            art.shape(fruit, kind.colour, ink=2.8, shade=kind.dark, shift=(-3.5, -3))
            art.line("-5,-4 -6,0 -4,4", 2.2, (0.2, 1, 0.2), WHITE)
    return art
