"""The map of a coast below the children's path and the choice of a child."""

from collections.abc import Callable
from typing import Final

from shapely.geometry import box

from woodcut.geometry import Region, blob, brush, circle, ellipse, limb, nodes, poly, union, unite
from woodcut.pattern import motif
from woodcut.picture import Picture

SIZE: Final = (1280, 800)
ALL: Final = box(0, 0, *SIZE)

SEA, SHALLOW, WAVE = "#9fd0da", "#b4dde0", "#86bfcc"
SAND, LAND, WOOD, HILL, HILL_DARK = "#efe0b4", "#d5dfa6", "#bfd08d", "#c9d29c", "#b4c088"
MEADOW, VINES, GROVE, WHEAT, WHEAT_DARK = "#dde6b4", "#ccd997", "#cfdc9c", "#ece0a4", "#dac987"
CYPRESS = "#94b07a"
WALL, ROOF, SAIL = "#f6ecd0", "#dd9b78", "#fbf4df"
OUTLINE, FINE = 3.0, 2.2
"""The ink around land and hills, and around what is small: fine, as stones lie on the map."""
HEAVY = (0.7, 1.0)


def bay() -> Picture:
    """The map of a coast: a village below its church, the volcano, fields, woods and a lighthouse in the bay.

    What stands up is where no stone of the path lies over it: at the top and at the lower left.
    """
    art = Picture()
    art.lay(ALL, SEA)
    land = blob(
        "-60,-60! 1340,-60! 1340,860! 700,860! 640,812 560,776 520,730 500,676 440,640 380,612 300,596 "
        "250,560 210,500 190,420 150,330 60,300 -60,280!"
    )
    rock = blob("258,758 278,724 312,712 350,720 376,750 368,776 300,786")
    ground = union(land, rock)
    art.lay(ground.buffer(30).intersection(ALL), SHALLOW)
    art.lay(motif(ALL.difference(ground.buffer(40)), _wave, 96, 46), WAVE)
    art.shape(ground, SAND, OUTLINE, heavy=HEAVY)
    art.lay(land.buffer(-18), LAND)
    for outline, fill, mark, across, down, colour in FIELDS:
        field = blob(outline).intersection(land.buffer(-18))
        art.lay(field, WOOD)
        art.lay(field.buffer(-2.4), fill)
        art.lay(motif(field, MARKS[mark], across, down, margin=14), colour)
    _volcano(art)
    _village(art)
    _lighthouse(art, 318, 726)
    for x, y, size in ((424, 728, 0.9), (96, 408, 1.0)):
        _boat(art, x, y, size)
    for x, y in ((438, 312), (1056, 314), (446, 618), (468, 626)):
        _sheep(art, x, y)
    for x, y in ((1250, 372), (1264, 380), (634, 306), (840, 612)):
        _cypress(art, x, y)
    for x, y in ((1056, 612), (1040, 470)):
        _stack(art, x, y)
    _rose(art, 90, 690)
    return art


def _sheep(art: Picture, x: float, y: float) -> None:
    with art.at(x, y):
        art.lay(art.here(unite((box(-6, 4, -4, 11), box(4, 4, 6, 11)))), "#6b5a44")
        fleece = unite(circle(dx, dy, r, 16) for dx, dy, r in ((-6, 0, 6), (0, -3, 7), (6, 0, 6), (0, 3, 6)))
        art.shape(fleece, SAIL, FINE, heavy=HEAVY)
        art.shape(ellipse(-11, -1, 4, 5), "#8a755a", FINE, heavy=(0, 0))


def _cypress(art: Picture, x: float, y: float) -> None:
    with art.at(x, y):
        art.shape(blob("0,-26! 7,-4 6,8 0,11 -6,8 -7,-4"), CYPRESS, FINE, heavy=HEAVY)


def _stack(art: Picture, x: float, y: float) -> None:
    """Draw a stack of hay."""
    with art.at(x, y):
        art.shape(blob("-15,11! -13,-4 0,-15 13,-4 15,11!"), WHEAT_DARK, FINE, heavy=HEAVY)
        for dx in (-6, 0, 6):
            art.line(f"{dx},8 {dx * 0.7},-2 {dx * 0.3},-9", 1.6, (0.3, 1, 0.3))


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


def _vine(x: float, y: float) -> Region:
    """A vine on its stake."""
    return unite((ellipse(x, y - 4, 9, 5), circle(x - 5, y + 1, 3.4, 12), circle(x + 5, y + 2, 3.4, 12)))


def _ears(x: float, y: float) -> Region:
    """Three ears of wheat."""
    return unite(limb(f"{x + dx},{y + 8},0.9 {x + dx * 1.4},{y - 8},2.1") for dx in (-6, 0, 6))


def _grass(x: float, y: float) -> Region:
    return unite(limb(f"{x + dx},{y + 4},1.3 {x + dx * 1.8},{y - 6},0.5") for dx in (-4, 0, 4))


MARKS: Final[dict[str, Callable[[float, float], Region]]] = {
    "trees": _tree,
    "vines": _vine,
    "wheat": _ears,
    "grass": _grass,
}
FIELDS: Final = (
    ("-40,-60 520,-60 560,40 540,170 420,250 240,262 120,250 -40,262", MEADOW, "grass", 74, 44, WOOD),
    ("560,170 700,120 900,150 1000,240 930,300 760,316 600,286", WHEAT, "wheat", 42, 36, WHEAT_DARK),
    ("960,230 1100,150 1340,140 1340,420 1180,420 1020,360", MEADOW, "grass", 74, 44, WOOD),
    ("250,300 420,276 600,320 640,400 540,460 380,470 280,440", VINES, "vines", 40, 32, WOOD),
    ("660,350 860,330 1030,390 1010,480 840,530 690,480", GROVE, "trees", 50, 44, WOOD),
    ("1040,410 1180,440 1340,440 1340,640 1160,640 1030,560", WHEAT, "wheat", 42, 36, WHEAT_DARK),
    ("330,500 560,480 720,520 740,620 620,680 500,640 390,590", MEADOW, "grass", 74, 44, WOOD),
    ("760,560 940,520 1060,600 1060,720 900,800 740,740", VINES, "vines", 40, 32, WOOD),
    ("1090,670 1340,660 1340,860 1000,860 1040,760", GROVE, "trees", 50, 44, WOOD),
)
"""The outline of each field, its colour, what grows there, the distances and the colour of that."""


def _volcano(art: Picture) -> None:
    """Draw the volcano with its two summits and its smoke."""
    smoke = ((990, 84, 12), (1008, 70, 15), (1034, 64, 18), (1066, 68, 15))
    art.shape(unite(circle(x, y, r) for x, y, r in smoke), "#f3ead2", FINE, heavy=HEAVY)
    cone = blob(
        "810,172! 866,156 918,130 960,98! 976,104 994,98! 1030,130 1060,116! 1098,138 1148,158 1210,172!"
    )
    lee = blob("994,98! 1030,130 1060,116! 1098,138 1148,158 1210,172! 1050,172! 1014,132")
    art.shape(cone, HILL, OUTLINE, heavy=HEAVY)
    art.lay(cone.intersection(lee), HILL_DARK)
    for line in ("936,126 914,146 880,162", "966,114 954,140 928,162"):
        art.lay(brush(line, 3, (0.2, 1, 0.2)), HILL_DARK)
    # It rises from the land without a line at its foot.
    art.lay(box(800, 168, 1220, 178), MEADOW)


def _village(art: Picture) -> None:
    """Draw the houses below their church."""
    hill = blob("232,158! 268,122 322,98 390,96 440,116 486,158!")
    art.shape(hill, HILL, FINE, heavy=HEAVY)
    art.lay(box(222, 153, 496, 164), MEADOW)
    with art.at(368, 96):
        art.shape(poly("-9,-34 9,-34 9,12 -9,12"), WALL, FINE, heavy=HEAVY)
        art.shape(poly("-12,-33 0,-50 12,-33"), ROOF, FINE, heavy=HEAVY)
        art.add(circle(0, -22, 4, 16), ROOF)
        art.shape(poly("9,-14 42,-14 42,12 9,12"), WALL, FINE, heavy=HEAVY)
        art.shape(poly("9,-13 16,-26 46,-26 48,-13"), ROOF, FINE, heavy=HEAVY)
    for x, y, size in (
        (330, 104, 0.8),
        (302, 120, 0.85),
        (430, 122, 0.85),
        (276, 138, 0.9),
        (348, 124, 0.95),
        (394, 126, 0.95),
        (318, 142, 0.95),
        (368, 146, 1.0),
        (418, 144, 0.95),
        (458, 146, 0.85),
    ):
        _house(art, x, y, size)


def _lighthouse(art: Picture, x: float, y: float) -> None:
    """Draw a lighthouse with two red bands; `x` and `y` are the middle of its foot."""
    with art.at(x, y):
        tower = poly("-17,6 17,6 11,-78 -11,-78")
        art.shape(tower, WALL, OUTLINE, heavy=HEAVY)
        art.add(tower.intersection(unite((box(-30, -24, 30, -4), box(-30, -64, 30, -44)))), ROOF)
        art.shape(box(-17, -84, 17, -77), WALL, FINE, heavy=HEAVY)
        art.shape(box(-9, -102, 9, -84), "#f7dd8c", FINE, heavy=HEAVY)
        art.shape(poly("-13,-101 0,-118 13,-101"), ROOF, FINE, heavy=HEAVY)


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
