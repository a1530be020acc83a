"""The daylight of the children's screens: a cloth on the table, the map of a bay, album paper, a lawn."""

import math
import random
from collections.abc import Callable
from typing import Final

from shapely.geometry import box

from woodcut.geometry import Region, blob, brush, circle, ellipse, limb, move, nodes, poly, unite
from woodcut.pattern import motif
from woodcut.picture import Picture

SIZE: Final = (1280, 800)
ALL: Final = box(0, 0, *SIZE)

CLOTH, CLOTH_STRIPE, CLOTH_LINE = "#a3cfd8", "#9ac8d2", "#b5dbe1"
SEA, SHALLOW, WAVE = "#9fd0da", "#b4dde0", "#86bfcc"
SAND, LAND, WOOD, HILL, HILL_DARK = "#efe0b4", "#d5dfa6", "#bfd08d", "#c9d29c", "#b4c088"
WALL, ROOF, SAIL = "#f6ecd0", "#dd9b78", "#fbf4df"
OUTLINE, FINE = 3.0, 2.2
"""The ink around land and hills, and around what is small: fine, as stones lie on the map."""
HEAVY = (0.7, 1.0)
WHOLE = 20
"""How far inside its wood a tree stands at least, so that it is not cut."""
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


def bay() -> Picture:
    """The map of a bay: a coast with hills, a village, woods and boats, in tints with fine outlines."""
    art = Picture()
    art.lay(ALL, SEA)
    coast = blob(
        "-60,-60! 700,-60! 760,60 690,128 560,150 470,230 380,250 350,330 410,420 350,500 380,600 520,640 "
        "640,730 860,700 1010,610 1180,600 1340,520! 1340,860! -60,860!"
    )
    island = blob("900,250 980,220 1080,250 1110,310 1050,360 940,350 880,310")
    north = blob("1040,-60! 1340,-60! 1340,150! 1220,120 1150,60")
    ground = unite((coast, island, north))
    art.lay(ground.buffer(34).intersection(ALL), SHALLOW)
    art.lay(motif(ALL.difference(ground.buffer(44)), _wave, 120, 52), WAVE)
    art.shape(ground, SAND, OUTLINE, heavy=HEAVY)
    art.lay(ground.buffer(-22).intersection(ALL), LAND)
    _hills(art)
    for wood, across, down, margin in (
        ("-20,560 120,520 250,580 330,700 240,820 -20,820", 44, 40, WHOLE),
        ("640,760 800,726 1000,660 1180,640 1240,720 1100,800 700,810", 44, 40, WHOLE),
        ("924,286 1000,240 1076,286 1046,345 954,345", 40, 34, 18),
    ):
        art.shape(motif(blob(wood), _tree, across, down, margin=margin), WOOD, FINE, heavy=HEAVY)
    for x, y, size in (
        (290, 100, 1.0),
        (340, 90, 1.2),
        (388, 102, 0.9),
        (436, 90, 1.05),
        (1240, 652, 1.0),
    ):
        _house(art, x, y, size)
    # In the open water at the top, where neither a stone of the path nor its name lies over them.
    for x, y, size in ((900, 100, 1.1), (986, 88, 0.8)):
        _boat(art, x, y, size)
    _rose(art, 1090, 96)
    return art


def _wave(x: float, y: float) -> Region:
    return brush(
        nodes(f"{x - 16},{y} {x - 8},{y - 5} {x},{y} {x + 8},{y - 5} {x + 16},{y}"), 3, (0.3, 1, 0.3), 4
    )


def _tree(x: float, y: float) -> Region:
    return unite(
        (
            circle(x, y - 6, 11, 20),
            circle(x - 8, y, 8, 16),
            circle(x + 8, y, 8, 16),
            box(x - 2, y, x + 2, y + 14),
        )
    )


def _hills(art: Picture) -> None:
    """Draw a hill, and the volcano with its smoke."""
    volcano = blob("-4,330! 66,230 126,150! 176,146! 236,236 306,330!")
    for hill in (blob("140,330! 196,266 252,250 294,292 312,330!"), volcano):
        art.shape(hill, HILL, OUTLINE, heavy=HEAVY)
        art.lay(hill.intersection(move(hill, 30, 14)).difference(move(hill, -26, 4)), HILL_DARK)
    # They rise from the land without a line at their foot.
    art.lay(box(-20, 326, 320, 336), LAND)
    smoke = ((150, 124, 15), (166, 104, 19), (192, 88, 23), (226, 78, 17))
    art.shape(unite(circle(x, y, r) for x, y, r in smoke), "#f3ead2", FINE, heavy=HEAVY)


def _house(art: Picture, x: float, y: float, size: float) -> None:
    with art.at(x, y, size):
        art.shape(poly("-16,-18 16,-18 16,16 -16,16"), WALL, FINE, heavy=HEAVY)
        art.shape(poly("-20,-16 0,-32 20,-16"), ROOF, FINE, heavy=HEAVY)
        art.add(poly("-4,2 4,2 4,16 -4,16"), ROOF)


def _boat(art: Picture, x: float, y: float, size: float) -> None:
    with art.at(x, y, size):
        art.shape(poly("2,-36 26,4 2,4"), SAIL, FINE, heavy=HEAVY)
        art.shape(poly("-3,-28 -20,4 -3,4"), SAIL, FINE, heavy=HEAVY)
        art.shape(blob("-28,8! 30,8! 20,22 -18,22"), ROOF, FINE, heavy=HEAVY)


def _rose(art: Picture, x: float, y: float) -> None:
    """Draw a compass rose."""
    with art.at(x, y):
        for turned in range(0, 360, 45):
            long = 52 if turned % 90 == 0 else 30
            with art.at(turned=turned):
                art.add(poly(f"0,{-long} 8,-10 0,0"), WAVE)
                art.add(poly(f"0,{-long} -8,-10 0,0"), SHALLOW)


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
