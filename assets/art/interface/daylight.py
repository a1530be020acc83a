"""The daylight of the children's screens: a painted table, the map of a bay, album paper, a lawn."""

import math
import random
from collections.abc import Callable
from typing import Final

from shapely.geometry import box

from interface.bay import ALL, SIZE, bay, coast
from interface.bay_colours import LEAF, LEAF_DARK, SKY, SKY_LOW
from interface.planks import Board, Cut, Timber, wood
from woodcut.geometry import Region, brush, circle, ellipse, limb, poly, unite
from woodcut.picture import Picture

PAINTED: Final = Timber(
    boards=(
        Board("#70a5a8", 124, Cut.STRAIGHT, joint=0.36),
        Board("#78adae", 138, Cut.KNOTTY, knots=((0.06, 0.5, 0.9), (0.93, 0.4, 1.1))),
        Board("#6b9fa4", 116, Cut.ARCHED),
        Board("#75aaab", 152, Cut.STRAIGHT, joint=0.8),
        Board("#6ea3a7", 128, Cut.KNOTTY, knots=((0.1, 0.6, 1.0), (0.9, 0.45, 0.8))),
        Board("#78adae", 142, Cut.ARCHED, leftwards=False, joint=0.22),
    ),
    cut="#5c9299",
    ink="#38666f",
    edge="#97c5c0",
    deep=0.26,
    seed=9,
)
"""The boards of the table that the tasks lie on."""
KRAFT, KRAFT_DARK, KRAFT_LIGHT = "#cfb184", "#bb9a69", "#dcc298"
LAWN, LAWN_DARK, LAWN_LIGHT = "#aac46c", "#8fac53", "#bbd07e"
FENCE, FENCE_DARK, FENCE_INK = "#f3e6c4", "#cdb581", "#6b5a44"


def daylight() -> dict[str, Callable[[], str]]:
    """What draws each ground of a child's screen, by its name."""
    return {
        "cloth": _text(cloth),
        "bay": _text(bay),
        "coast": _text(coast),
        "paper": _text(paper),
        "lawn": _text(lawn),
    }


def _text(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(*SIZE, wobble=0, tolerance=0.6)


def cloth() -> Picture:
    """A table of boards painted the colour of the sea, quiet enough to lay cards on."""
    return wood(PAINTED)


def paper() -> Picture:
    """The page of an album: brown paper with a stitched binding."""
    art = Picture()
    art.lay(ALL, KRAFT)
    chance = random.Random(8)
    flecks = [
        ellipse(
            chance.uniform(0, 1280),
            chance.uniform(0, 800),
            chance.uniform(1.2, 4),
            1.1,
            chance.uniform(0, 180),
        )
        for _ in range(420)
    ]
    art.lay(unite(flecks[::2]), KRAFT_DARK)
    art.lay(unite(flecks[1::2]), KRAFT_LIGHT)
    for y in (58, 740):
        art.lay(unite(box(x, y, x + 26, y + 2.4) for x in range(24, 1270, 44)), KRAFT_DARK)
    return art


def lawn() -> Picture:
    """A lawn with a fence and a hedge below the sky."""
    art = Picture()
    art.lay(ALL, LAWN)
    chance = random.Random(6)
    for number, y in enumerate(range(176, 800, 46)):
        # The lawn is mown in strips, cut as one cuts wood.
        cuts = [
            brush(
                f"{x},{y} {x + 90},{y + chance.uniform(-3, 3):.1f} {x + 180},{y}",
                chance.uniform(2.4, 4.2),
                (0, 1, 0.6, 0),
                9,
            )
            for x in range(-60 - 97 * (number % 3), 1280, 290)
        ]
        art.lay(unite(cuts), LAWN_LIGHT if number % 2 else LAWN_DARK)
    tufts = [_tuft(chance.uniform(0, 1280), chance.uniform(190, 800), chance) for _ in range(130)]
    art.lay(unite(tufts), LAWN_DARK)
    art.lay(box(0, 0, 1280, 130), SKY)
    for number, y in enumerate(range(48, 110, 12)):
        cuts = [
            brush(f"{x},{y} {x + 120},{y - 2} {x + 250},{y}", 2 + number, (0, 1, 0.7, 0), 9)
            for x in range(-160 + 83 * (number % 3), 1300, 330)
        ]
        art.lay(unite(cuts), SKY_LOW)
    hedge = unite(
        [box(-9, 104, 1290, 166), *(circle(x, 106 + 7 * math.sin(x), 26, 24) for x in range(0, 1300, 34))]
    )
    art.shape(hedge, LEAF, 3, shade=LEAF_DARK, shift=(-5, -6))
    leaves = [
        brush(f"{x - 9},{y} {x},{y - 6} {x + 9},{y}", 2.6, (0.1, 1, 0.1), 6)
        for x, y in ((chance.uniform(0, 1280), chance.uniform(98, 150)) for _ in range(150))
    ]
    art.lay(unite(leaves).intersection(hedge), LEAF_DARK)
    for y in (112, 140):
        art.shape(box(-9, y, 1290, y + 9), FENCE, 2.2, shade=FENCE_DARK, shift=(0, -3))
    for x in range(-10, 1300, 46):
        slat = poly(f"{x},166 {x},100 {x + 11},87 {x + 22},100 {x + 22},166")
        art.shape(slat, FENCE, 2.4, shade=FENCE_DARK, shift=(-5, -1), heavy=(0.7, 1.0))
        for peg in (116.5, 144.5):
            art.dot(x + 10, peg, 1.7, FENCE_INK, 10)
    return art


def _tuft(x: float, y: float, chance: random.Random) -> Region:
    lean = chance.uniform(-4, 4)
    return unite(limb(f"{x + dx},{y},1.6 {x + dx * 1.8 + lean},{y - 12},0.5") for dx in (-5, 0, 5))
