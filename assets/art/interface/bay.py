"""The map of a coast below the children's path and the choice of a child."""

import math
from collections.abc import Callable
from contextlib import AbstractContextManager
from random import Random
from typing import Final

from shapely import affinity
from shapely.geometry import LineString, box

from interface.bay_colours import (
    CUT,
    EARTH,
    EARTH_DARK,
    FOAM,
    GROVE,
    GROVE_DARK,
    HEAVY,
    LAND,
    LAND_DARK,
    MEADOW,
    MEADOW_DARK,
    OUTLINE,
    SAND,
    SAND_DARK,
    SEA,
    SEA_DEEP,
    SHALLOW,
    VINES,
    VINES_DARK,
    WAVE,
    WHEAT,
    WHEAT_DARK,
)
from interface.bay_far import far, hill, house, town
from interface.bay_things import (
    boat,
    cypress,
    donkey,
    haystack,
    lemon_tree,
    lighthouse,
    pine,
    rose,
    scarecrow,
    sheep,
    whale,
)
from woodcut.geometry import Region, blob, brush, circle, ellipse, limb, union, unite
from woodcut.pattern import Hatch, motif, rim, shadow_comb
from woodcut.picture import Picture

SIZE: Final = (1280, 800)
ALL: Final = box(0, 0, *SIZE)
COAST: Final = (
    "-60,160! 120,176 300,166 520,176 760,170 1000,180 1340,172! 1340,860! 700,860! 640,812 560,776 520,730 "
    "500,676 440,640 380,612 300,596 250,560 210,500 190,420 150,330 60,300 -60,280!"
)
ROCK: Final = "258,758 278,724 312,712 350,720 376,750 368,776 300,786"


def coast() -> Picture:
    """The same map for the path, calm between the stops: paler marks in the fields, and few things."""
    return bay(path=True)


def bay(*, path: bool = False) -> Picture:
    """The map of a coast: a town below its church, the volcano, fields, groves and a lighthouse in the bay.

    With the `path` on it what stands up is where no stop lies over it: at the top, at the lower left, and in
    a few places between the rows, halfway between two stops.
    """
    art = Picture()
    far(art)
    land, rock = blob(COAST), blob(ROCK)
    ground = union(land, rock)
    _sea(art, ground)
    art.shape(ground, SAND, OUTLINE, shade=SAND_DARK, shift=(-3, -4), heavy=HEAVY)
    inner = land.buffer(-18)
    # The land reaches up to the hills at the back.
    inner = union(inner, land.intersection(box(-60, 140, 1340, 240)))
    art.lay(inner, LAND)
    art.lay(rim(inner, -5, -5).intersection(box(0, 290, 760, 800)), LAND_DARK)
    with _town_at(art, path=path):
        hill(art)
    for number, (outline, fill, mark, angle, colour) in enumerate(FIELDS):
        grows = QUIET.get(mark, mark) if path else mark
        shade = _between(fill, colour, PALE) if path else colour
        _field(art, blob(outline).intersection(inner), fill, grows, angle, shade, number)
    with _town_at(art, path=path):
        town(art)
    _landmarks(art)
    if not path:
        _things(art)
        _beside(art)
    return art


def _town_at(art: Picture, *, path: bool) -> AbstractContextManager[Picture]:
    """Return the place of the town: far off beside the first stop where there is a path."""
    return art.at(*AFAR) if path else art.at()


def _between(one: str, other: str, part: float) -> str:
    """Return the colour so far on the way from one colour to another."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _sea(art: Picture, ground: Region) -> None:
    """Draw the sea, cut into waves that follow the shore and others farther out."""
    water = box(0, 240, 760, 800)
    art.lay(water, SEA)
    art.lay(water.difference(ground.buffer(95)), SEA_DEEP)
    art.lay(ground.buffer(30).intersection(water), SHALLOW)
    for reach, wide, colour in ((13, 3.2, FOAM), (31, 2.4, FOAM)):
        line = ground.buffer(reach).boundary.buffer(wide / 2)
        gaps = motif(water, lambda x, y: ellipse(x, y, 17, 15), 62, 44)
        art.lay(line.intersection(water).difference(gaps), colour)
    art.lay(motif(water.difference(ground.buffer(42)), _wave, 92, 40), WAVE)


def _field(art: Picture, field: Region, fill: str, mark: str, angle: float, colour: str, number: int) -> None:
    """Draw a field with its furrows, what grows on it, and the hatching at its shaded edge."""
    art.lay(field, CUT)
    inside = field.buffer(-1.8)
    art.lay(inside, fill)
    if mark == "furrows":
        art.lay(_furrows(inside, angle, 13, 3.4, number), colour)
    elif mark == "vines":
        art.lay(_furrows(inside, angle, 30, 3.0, number), colour)
        art.lay(
            _turned(motif(_turned(inside, -angle), _vine, 34, 30, margin=12), angle),
            colour,
        )
    else:
        art.lay(motif(inside, MARKS[mark], *SPACES[mark], margin=14), colour)
    art.lay(shadow_comb(inside, Hatch(20, 8, 20, 2.2)).intersection(inside), colour)


def _turned(region: Region, angle: float) -> Region:
    return affinity.rotate(region, angle, origin=(0, 0))


def _furrows(field: Region, angle: float, apart: float, wide: float, seed: int) -> Region:
    """Strokes across a field, each cut with a knife: thin at its ends and broken here and there."""
    chance = Random(seed)
    level = _turned(field, -angle)
    left, top, right, bottom = level.bounds
    cuts = []
    y = top + apart / 2
    while y < bottom:
        x = left
        while x < right:
            long = chance.uniform(60, 150)
            line = LineString([(x, y), (x + long, y)]).intersection(level.buffer(-5))
            for piece in getattr(line, "geoms", [line]):
                if piece.geom_type == "LineString" and piece.length > 12:
                    (x1, y1), (x2, y2) = piece.coords[0], piece.coords[-1]
                    middle = f"{(x1 + x2) / 2},{(y1 + y2) / 2 + chance.uniform(-1.2, 1.2)}"
                    cuts.append(brush(f"{x1},{y1} {middle} {x2},{y2}", wide, (0.2, 1, 0.2), 12))
            x += long + chance.uniform(6, 16)
        y += apart
    return _turned(unite(cuts), angle)


def _wave(x: float, y: float) -> Region:
    low = 3 * math.sin(x * 0.05)
    return brush(
        f"{x - 22},{y + low} {x - 11},{y - 5 + low} {x},{y + low} {x + 11},{y - 5 + low} {x + 22},{y + low}",
        3.2,
        (0.1, 1, 0.5, 1, 0.1),
        4,
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
    leaves = (circle(x - 6, y - 3, 5, 14), circle(x, y - 7, 6, 16), circle(x + 6, y - 3, 5, 14))
    return unite((*leaves, box(x - 1.2, y - 4, x + 1.2, y + 8)))


def _ears(x: float, y: float) -> Region:
    """Three ears of wheat."""
    return unite(limb(f"{x + dx},{y + 8},0.9 {x + dx * 1.4},{y - 8},2.1") for dx in (-6, 0, 6))


def _grass(x: float, y: float) -> Region:
    return unite(limb(f"{x + dx},{y + 4},1.4 {x + dx * 1.8},{y - 6},0.5") for dx in (-4, 0, 4))


MARKS: Final[dict[str, Callable[[float, float], Region]]] = {
    "trees": _tree,
    "wheat": _ears,
    "grass": _grass,
}
QUIET: Final = {"vines": "furrows", "trees": "grass"}
"""What grows in a field below the path, in place of what is too lively there."""
AFAR: Final = (-18.0, 60.0, 0.55)
"""Where the town is beside a path, and its size there."""
PALE: Final = 0.5
"""How strong the marks in a field below the path are."""
SPACES: Final = {"trees": (48.0, 40.0), "wheat": (36.0, 30.0), "grass": (56.0, 34.0)}
"""The distances of what grows in a field, across and down."""
FIELDS: Final = (
    (
        "-40,178 180,188 520,190 566,204 540,240 420,266 240,268 120,252 -40,262",
        LAND,
        "grass",
        0,
        LAND_DARK,
    ),
    ("570,176 700,168 900,172 1000,240 930,300 760,316 600,286", WHEAT, "wheat", 0, WHEAT_DARK),
    ("960,186 1100,176 1340,172 1340,400 1180,410 1020,350", MEADOW, "grass", 0, MEADOW_DARK),
    ("250,300 420,276 600,320 640,400 540,460 380,470 280,440", VINES, "vines", -12, VINES_DARK),
    ("660,350 860,330 1020,390 1000,480 840,530 690,480", EARTH, "furrows", 14, EARTH_DARK),
    ("1040,410 1180,440 1340,440 1340,640 1160,640 1030,560", WHEAT, "furrows", -24, WHEAT_DARK),
    ("330,500 560,480 720,520 740,620 620,680 500,640 390,590", MEADOW, "grass", 0, MEADOW_DARK),
    ("760,560 940,520 1060,600 1060,720 900,800 740,740", VINES, "vines", 18, VINES_DARK),
    ("1090,670 1340,660 1340,860 1000,860 1040,760", GROVE, "trees", 0, GROVE_DARK),
    ("560,700 700,660 750,760 860,820 700,860 600,800", EARTH, "furrows", -30, EARTH_DARK),
)
"""The outline of each field, its colour, what grows there, the direction of its rows, and their colour."""


def _landmarks(art: Picture) -> None:
    """Draw the little that stands on every map."""
    sheep(art, 438, 304)
    sheep(art, 460, 312, flip=True)
    haystack(art, 1046, 462)
    haystack(art, 1076, 470)
    lemon_tree(art, 636, 606)
    lemon_tree(art, 660, 616)
    lighthouse(art, 318, 726)
    boat(art, 424, 732, 0.95)


def _things(art: Picture) -> None:
    """Draw what there is to discover where no path lies."""
    house(art, 646, 296, 1.0)
    for x, y in ((672, 306), (622, 306)):
        cypress(art, x, y, 0.9)
    donkey(art, 848, 304, flip=True)
    pine(art, 1052, 312)
    for x, y in ((1254, 392), (1268, 402)):
        cypress(art, x, y)
    for x, y in ((420, 452), (446, 462), (472, 452)):
        lemon_tree(art, x, y, 0.9)
    scarecrow(art, 646, 456)
    cypress(art, 838, 462)
    cypress(art, 854, 468, 0.8)
    for x, y in ((436, 618), (458, 626)):
        sheep(art, x, y)
    house(art, 850, 606, 0.95)
    cypress(art, 876, 612, 0.9)
    donkey(art, 1054, 610)
    for x, y in ((646, 756), (1050, 758), (1240, 760), (1206, 770)):
        lemon_tree(art, x, y)


def _beside(art: Picture) -> None:
    """Draw what lies at the edges, where the path has its panels."""
    for x, y in ((20, 236), (128, 226), (212, 236)):
        pine(art, x, y)
    for x, y in ((60, 252), (172, 254)):
        lemon_tree(art, x, y)
    pine(art, 1250, 560)
    boat(art, 104, 412, 1.05, "#f3d9a0")
    whale(art, 108, 560)
    rose(art, 84, 690)
