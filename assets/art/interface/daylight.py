"""The daylight of the children's screens: a cloth on the table, the map of a bay, album paper, a lawn."""

import math
import random
from collections.abc import Callable

from shapely.geometry import box

from interface.bay import ALL, SIZE, bay
from woodcut.geometry import Region, brush, circle, ellipse, limb, nodes, poly, unite
from woodcut.picture import Picture

CLOTH, CLOTH_STRIPE, CLOTH_LINE = "#a3cfd8", "#9ac8d2", "#b5dbe1"
KRAFT, KRAFT_DARK, KRAFT_LIGHT = "#cfb184", "#bb9a69", "#dcc298"
LAWN, LAWN_DARK, LAWN_LIGHT, SKY = "#bcd68c", "#a6c476", "#cbe09e", "#cfe7ea"
FENCE, FENCE_DARK = "#f3e6c4", "#d3bf91"


def daylight() -> dict[str, Callable[[], str]]:
    """What draws each ground of a child's screen, by its name."""
    return {"cloth": _text(cloth), "bay": _text(bay), "paper": _text(paper), "lawn": _text(lawn)}


def _text(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(*SIZE, wobble=0, tolerance=0.6)


def cloth() -> Picture:
    """A light striped table cloth, quiet enough to lay cards on."""
    art = Picture()
    art.lay(ALL, CLOTH)
    for left in range(0, 1280, 160):
        art.lay(box(left, 0, left + 80, 800), CLOTH_STRIPE)
        for x in (left - 5, left + 82):
            art.lay(box(x, 0, x + 3, 800), CLOTH_LINE)
    chance = random.Random(4)
    threads = [_thread(chance.uniform(0, 1280), chance.uniform(0, 800), chance) for _ in range(150)]
    art.lay(unite(threads), CLOTH_LINE)
    return art


def _thread(x: float, y: float, chance: random.Random) -> Region:
    long = chance.uniform(20, 60)
    return brush(
        nodes(f"{x},{y} {x + long / 2},{y + chance.uniform(-1.5, 1.5)} {x + long},{y}"), 1.6, (0.2, 1, 0.2), 9
    )


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
    """A lawn with a fence below the sky."""
    art = Picture()
    art.lay(ALL, LAWN)
    chance = random.Random(6)
    tufts = [_tuft(chance.uniform(0, 1280), chance.uniform(170, 800), chance) for _ in range(160)]
    art.lay(unite(tufts[::2]), LAWN_DARK)
    art.lay(unite(tufts[1::2]), LAWN_LIGHT)
    art.lay(box(0, 0, 1280, 120), SKY)
    hedge = unite(
        [box(0, 104, 1280, 150), *(circle(x, 106 + 7 * math.sin(x), 26, 24) for x in range(0, 1300, 34))]
    )
    art.lay(hedge, LAWN_DARK)
    for x in range(-10, 1300, 46):
        slat = poly(f"{x},160 {x},100 {x + 11},88 {x + 22},100 {x + 22},160")
        art.lay(slat, FENCE)
        art.lay(box(x + 17, 100, x + 22, 160), FENCE_DARK)
    for y in (112, 140):
        art.lay(box(0, y, 1280, y + 8), FENCE)
        art.lay(box(0, y + 6, 1280, y + 9), FENCE_DARK)
    return art


def _tuft(x: float, y: float, chance: random.Random) -> Region:
    lean = chance.uniform(-4, 4)
    return unite(limb(f"{x + dx},{y},1.6 {x + dx * 1.8 + lean},{y - 12},0.5") for dx in (-5, 0, 5))
