"""The print in the middle of the cloth: the old bridge over the river, between the church and the castle."""

import math

from shapely.geometry import box

from woodcut.geometry import Region, brush, circle, ellipse, poly, unite
from woodcut.ornamented import MIDDLE, PRINT, WIDE, Ornament, field, framed

ROAD = 104.0
"""The y of the upper edge of the bridge at its ends; in the middle it is higher."""
CROWN = 8.0
WATER = 150.0
ARCHES = (
    (200, 25, 33),
    (143, 22, 29),
    (257, 22, 29),
    (90, 19, 25),
    (310, 19, 25),
    (43, 16, 20),
    (357, 16, 20),
)
"""The arches: the x of the middle, half the width and the height of each."""


def ornament() -> Ornament:
    """The bridge with its stones, the river, and what stands on its banks."""
    art = framed()
    art.lay(_bridge().intersection(field()), PRINT)
    art.lay(unite((_church(88), _castle(312))), PRINT)
    art.lay(_waves().intersection(field().buffer(-3)), PRINT)
    art.lay(unite((*_lamps(), _sun(), *_birds())), PRINT)
    return art


def _road(x: float) -> float:
    """Return the y of the road at a place: it rises to the middle of the bridge."""
    return ROAD - CROWN * math.cos((x - MIDDLE[0]) / MIDDLE[0] * math.pi / 2)


def _strip(low: float, high: float) -> Region:
    """Return the strip between two distances below the road."""
    places = range(0, WIDE + 1, 10)
    above = [f"{x},{_road(x) + low:.2f}" for x in places]
    below = [f"{x},{_road(x) + high:.2f}" for x in reversed(places)]
    return poly(" ".join((*above, *below)))


def _bridge() -> Region:
    """Return the bridge: its parapet, its wall with joints, the arches and the keystones around them."""
    wall = _strip(9, 80).intersection(box(0, 0, WIDE, WATER))
    holes, rings, joints = [], [], []
    for x, half, high in ARCHES:
        hole = unite((ellipse(x, WATER, half, high), box(x - half, WATER, x + half, WATER + 9)))
        holes.append(hole.buffer(6.4))
        stones = hole.buffer(5).difference(hole)
        cuts = unite(
            brush(
                f"{x + 0.8 * half * math.cos(turn):.2f},{WATER + 0.8 * high * math.sin(turn):.2f} "
                f"{x + (half + 8) * math.cos(turn):.2f},{WATER + (high + 8) * math.sin(turn):.2f}",
                1.1,
                (1, 1),
            )
            for turn in (math.pi * (1 + number / 11) for number in range(12))
        )
        rings.append(stones.difference(cuts).intersection(box(0, 0, WIDE, WATER)))
    for row, down in enumerate(range(16, 60, 7)):
        joints.append(_strip(down - 0.45, down + 0.45))
        joints += [
            box(x - 0.45, _road(x) + down, x + 0.45, _road(x) + down + 7)
            for x in range(6 * (row % 2), WIDE, 12)
        ]
    stone = unite(joints).intersection(wall).difference(unite(holes))
    parapet = unite((_strip(0, 2.2), _strip(7.6, 9)))
    rails = unite(box(x - 0.7, _road(x), x + 0.7, _road(x) + 8) for x in range(4, WIDE, 8))
    return unite((parapet, rails, stone, *rings))


def _church(x: float) -> Region:
    """Return the church on its bank: pediments, tall windows, a balustrade, and a tower with a dome."""
    base = _road(x) - 1.5
    nave = box(x - 34, base - 40, x + 34, base)
    wing = box(x - 14, base - 46, x + 14, base)
    gable = poly(f"{x - 17},{base - 46} {x},{base - 57} {x + 17},{base - 46}")
    tower = box(x - 8, base - 68, x + 8, base - 50)
    dome = unite((ellipse(x, base - 68, 9, 8).intersection(box(x - 20, base - 90, x + 20, base - 68)),))
    top = unite(
        (
            box(x - 2.4, base - 81, x + 2.4, base - 75),
            poly(f"{x - 1},{base - 80} {x},{base - 88} {x + 1},{base - 80}"),
        )
    )
    windows = unite(
        unite((box(at - 2.6, base - 27, at + 2.6, base - 9), circle(at, base - 27, 2.6, 20)))
        for at in (x - 27, x - 20, x + 20, x + 27, x - 6, x + 6)
    )
    belfry = unite((box(x - 2.2, base - 62, x + 2.2, base - 53), circle(x, base - 62, 2.2, 16)))
    whole = unite((nave, wing, gable, tower, dome, top))
    inner = whole.buffer(-1.3)
    lines = unite((box(x - 34, base - 35, x + 34, base - 33.8), box(x - 15, base - 47, x + 15, base - 45.6)))
    shade = unite(box(x - 34, base - at, x + 34, base - at + 1.1) for at in range(3, 34, 4)).intersection(
        unite((box(x + 8.6, 0, x + 14, base), box(x + 30.5, 0, x + 34, base)))
    )
    return unite((whole.difference(inner), lines, windows, belfry, shade))


def _castle(x: float) -> Region:
    """Return the castle: two wings with hipped roofs, and the glass hall between them."""
    base = _road(x) - 1.5
    parts, windows, glass = [], [], []
    for side in (-1, 1):
        left = x + side * 27 - 17
        parts.append(box(left, base - 34, left + 34, base))
        roof, eaves = base - 48, base - 34
        parts.append(poly(f"{left - 2},{eaves} {left + 6},{roof} {left + 28},{roof} {left + 36},{eaves}"))
        windows += [
            box(left + at, base - row - 8, left + at + 4, base - row)
            for at in (4, 11.5, 19, 26.5)
            for row in (6, 20)
        ]
    hall = unite(
        (
            box(x - 12, base - 46, x + 12, base),
            poly(f"{x - 12},{base - 46} {x},{base - 62} {x + 12},{base - 46}"),
        )
    )
    glass += [box(x + at - 0.5, base - 60, x + at + 0.5, base) for at in (-8, -4, 0, 4, 8)]
    glass += [box(x - 12, base - at, x + 12, base - at + 1) for at in range(8, 60, 8)]
    wings = unite(parts).difference(hall)
    roofs = unite(box(x - 48, base - at, x + 48, base - at + 1.1) for at in (38, 42, 46)).intersection(wings)
    return unite(
        (
            wings.difference(wings.buffer(-1.3)),
            unite(windows).intersection(wings.buffer(-1)),
            roofs,
            hall.difference(hall.buffer(-1.4)),
            unite(glass).intersection(hall),
        )
    )


def _waves() -> Region:
    """Return the waves of the river in rows, which grow towards the foreground."""
    strokes = []
    for row, y in enumerate((156, 164, 173, 182)):
        long = 17 + 5 * row
        for number in range(-1, WIDE // long + 2):
            x = number * long + (row % 2) * long / 2
            if (number * 5 + row * 3) % 7 == 0:
                continue
            strokes.append(
                brush(
                    f"{x},{y} {x + 0.25 * long},{y - 2.4} {x + 0.5 * long},{y} {x + 0.8 * long},{y + 2}",
                    1.5 + 0.25 * row,
                    (0.2, 1, 1, 0.2),
                )
            )
    return unite(strokes)


def _lamps() -> list[Region]:
    """Return the lanterns on the parapet."""
    found = []
    for x in (171, 229):
        y = _road(x)
        found.append(box(x - 0.8, y - 20, x + 0.8, y))
        found.append(poly(f"{x - 4},{y - 29} {x + 4},{y - 29} {x + 2.4},{y - 20} {x - 2.4},{y - 20}"))
        found.append(poly(f"{x - 5},{y - 30} {x},{y - 35} {x + 5},{y - 30}"))
    return found


def _sun() -> Region:
    """Return the sun above the bridge, with its rays."""
    x, y = MIDDLE[0], 52.0
    disc = circle(x, y, 15, 80)
    cuts = unite(box(x - 16, y + at, x + 16, y + at + 1.3) for at in (3, 7, 11))
    rays = unite(
        poly(
            f"{x + 19 * math.cos(turn - 0.055):.2f},{y + 19 * math.sin(turn - 0.055):.2f} "
            f"{x + far * math.cos(turn):.2f},{y + far * math.sin(turn):.2f} "
            f"{x + 19 * math.cos(turn + 0.055):.2f},{y + 19 * math.sin(turn + 0.055):.2f}"
        )
        for number in range(24)
        for turn, far in ((math.tau * number / 24, 33.0 if number % 2 else 27.0),)
    )
    return unite((disc.difference(cuts), rays))


def _birds() -> list[Region]:
    """Return birds in the sky."""
    return [
        unite(
            (
                brush(
                    f"{x - large},{y - 0.4 * large} {x - 0.4 * large},{y - 0.5 * large} {x},{y}",
                    1.6,
                    (0.2, 1, 0.6),
                ),
                brush(
                    f"{x + large},{y - 0.4 * large} {x + 0.4 * large},{y - 0.5 * large} {x},{y}",
                    1.6,
                    (0.2, 1, 0.6),
                ),
            )
        )
        for x, y, large in ((148, 34, 7), (160, 46, 5), (252, 38, 6))
    ]
