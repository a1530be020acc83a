"""What stands at the back of the children's map: the sky, the volcano, far hills and the town on its hill."""

from typing import Final

from shapely.geometry import box

from interface.bay_colours import (
    CLOUD,
    CYPRESS,
    CYPRESS_DARK,
    FAR,
    FAR_DARK,
    FINE,
    HEAVY,
    INK,
    LAVA,
    LAVA_CUT,
    LAVA_LEE,
    MEADOW,
    MEADOW_DARK,
    OCHRE,
    OCHRE_DARK,
    OUTLINE,
    ROOF,
    ROOF_DARK,
    SKY,
    SKY_LOW,
    WALL,
    WALL_DARK,
)
from woodcut.geometry import Region, blob, brush, circle, ellipse, poly, union, unite
from woodcut.pattern import Hatch
from woodcut.picture import Picture

CLOUDS: Final = (
    ((150, 92, 16), (172, 82, 20), (198, 90, 15)),
    ((838, 104, 11), (856, 96, 15), (878, 103, 12)),
    ((1128, 104, 9), (1142, 98, 12), (1160, 103, 9)),
)
SMOKE: Final = ((984, 74, 11), (1000, 60, 15), (1026, 52, 19), (1058, 56, 17), (1084, 48, 12))
GULLIES: Final = (
    "956,116 930,140 888,168",
    "968,112 954,140 934,170",
    "978,112 974,142 970,170",
    "1000,116 1006,142 1010,170",
    "1056,132 1050,152 1052,170",
    "1070,130 1084,150 1092,170",
    "1084,138 1112,156 1136,170",
)
HOUSES: Final = (
    (330, 104, 0.8, WALL),
    (302, 118, 0.85, OCHRE),
    (430, 120, 0.85, WALL),
    (452, 132, 0.8, OCHRE),
    (276, 136, 0.9, WALL),
    (348, 122, 0.95, OCHRE),
    (396, 124, 0.95, WALL),
    (318, 142, 0.95, WALL),
    (368, 146, 1.0, WALL),
    (418, 146, 0.95, OCHRE),
    (462, 152, 0.85, WALL),
    (250, 152, 0.8, OCHRE),
)


def far(art: Picture) -> None:
    """Draw the sky with its clouds, the volcano and the far hills; the town stands before them."""
    art.lay(box(0, 0, 1280, 220), SKY)
    for number, y in enumerate(range(64, 150, 12)):
        # The sky is cut in long strokes, which grow together towards the horizon.
        cuts = [
            brush(f"{x},{y} {x + 120},{y - 2} {x + 250},{y}", 2 + number * 1.1, (0, 1, 0.7, 0), 9)
            for x in range(-160 + 83 * (number % 3), 1300, 330)
        ]
        art.lay(unite(cuts), SKY_LOW)
    art.lay(box(0, 146, 1280, 220), SKY_LOW)
    for cloud in CLOUDS:
        shape = unite((*(circle(x, y, r) for x, y, r in cloud), ellipse(cloud[1][0], cloud[0][1] + 8, 40, 9)))
        art.shape(shape, CLOUD, FINE, shade="#e2d3ac", shift=(-3, -5), heavy=HEAVY)
    _volcano(art)
    ridge = blob(
        "-20,220! -20,150 70,138 150,146 240,134 330,150 520,146 640,158 760,148 860,160 1300,170! 1300,220!"
    )
    art.shape(ridge, FAR, FINE, heavy=HEAVY, hatch=Hatch(70, 12, 18, 2.0, FAR_DARK))
    east = blob("1020,220! 1080,172 1150,156 1230,160 1310,142! 1310,220!")
    art.shape(east, FAR, FINE, heavy=HEAVY, hatch=Hatch(70, 12, 18, 2.0, FAR_DARK))


def _volcano(art: Picture) -> None:
    """Draw the volcano with its two summits and its smoke."""
    smoke = unite(circle(x, y, r) for x, y, r in SMOKE)
    art.shape(smoke, CLOUD, OUTLINE, shade="#dccba2", shift=(-5, -6), heavy=HEAVY)
    for curl in ("996,66 1004,52 1018,50", "1034,66 1046,52 1062,54"):
        art.line(curl, 2.6, (0.2, 1, 0.2))
    cone = blob(
        "800,190! 866,160 918,132 958,98! 976,104 996,98! 1030,132 1060,116! 1098,138 1150,164 1220,190!"
    )
    lee = blob("996,98! 1030,132 1060,116! 1098,138 1150,164 1220,190! 1060,192! 1016,134")
    art.shape(cone, LAVA, OUTLINE, heavy=HEAVY)
    inside = cone.buffer(-1.5)
    art.lay(lee.intersection(inside), LAVA_LEE)
    art.lay(unite(brush(line, 4, (0.1, 1, 0.1)) for line in GULLIES).intersection(inside), LAVA_CUT)
    rim = blob("958,99! 976,104 996,99! 990,110 976,113 964,109")
    art.shape(rim, "#c8543a", FINE, heavy=HEAVY)


def hill(art: Picture) -> None:
    """Draw the hill of the town; its foot lies behind the fields."""
    slope = blob("206,226! 222,190 244,160 276,130 326,106 392,104 446,126 486,156 512,190 526,226!")
    art.shape(slope, MEADOW, OUTLINE, heavy=HEAVY, hatch=Hatch(50, 9, 26, 2.4, MEADOW_DARK))


def town(art: Picture) -> None:
    """Draw the town below its church."""
    with art.at(0, 10):
        _town(art)


def _town(art: Picture) -> None:
    for x, y in ((232, 150), (508, 158), (488, 148)):
        _tree(art, x, y)
    with art.at(368, 94):
        art.shape(poly("9,-16 44,-16 44,14 9,14"), WALL, FINE, shade=WALL_DARK, heavy=HEAVY)
        dome = blob("12,-16! 14,-32 27,-40 40,-32 42,-16!")
        art.shape(dome, "#4f8f86", FINE, shade="#2f6a66", heavy=HEAVY)
        art.shape(box(25, -50, 29, -39), OCHRE, FINE, heavy=(0, 0))
        art.shape(
            poly("-10,-38 10,-38 10,14 -10,14"), WALL, FINE, shade=WALL_DARK, shift=(-4, 0), heavy=HEAVY
        )
        art.shape(poly("-13,-37 0,-56 13,-37"), ROOF, FINE, shade=ROOF_DARK, shift=(-4, 0), heavy=HEAVY)
        art.add(blob("-4,-20! -4,-28 0,-32 4,-28 4,-20!"), INK)
        art.add(circle(0, -8, 4.6, 16), OCHRE_DARK)
    for x, y, size, wall in HOUSES:
        house(art, x, y, size, wall)
    wall = union(box(262, 164, 482, 176), *(box(x, 158, x + 9, 168) for x in range(264, 480, 18)))
    art.shape(wall, WALL, FINE, shade=WALL_DARK, shift=(0, -4), heavy=HEAVY)
    gate = blob("362,177! 362,166 370,160 378,166 378,177!")
    art.add(gate, INK)


def _tree(art: Picture, x: float, y: float) -> None:
    art.shape(
        blob(f"{x},{y - 26}! {x + 6},{y - 4} {x + 5},{y + 8} {x - 5},{y + 8} {x - 6},{y - 4}"),
        CYPRESS,
        FINE,
        shade=CYPRESS_DARK,
        shift=(-3, 0),
        heavy=HEAVY,
    )


def house(art: Picture, x: float, y: float, size: float, wall: str = WALL) -> None:
    """Draw a house with its door and windows; (x, y) is its middle."""
    dark = OCHRE_DARK if wall == OCHRE else WALL_DARK
    with art.at(x, y, size):
        art.shape(poly("-16,-18 16,-18 16,16 -16,16"), wall, FINE, shade=dark, shift=(-5, 0), heavy=HEAVY)
        art.shape(poly("-21,-15 0,-33 21,-15"), ROOF, FINE, shade=ROOF_DARK, shift=(-5, -3), heavy=HEAVY)
        art.add(union(blob("-4,16! -4,5 0,2 4,5 4,16!"), _window(-9, -7), _window(8, -7)), INK)


def _window(x: float, y: float) -> Region:
    return box(x - 2.6, y - 3.4, x + 2.6, y + 3.4)
