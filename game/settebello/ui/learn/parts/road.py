"""The road from stone to stone on the children's map."""

import math
from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Final

from settebello.practice.learning_port import Stage
from settebello.ui.kit.theme import CREAM, GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.stones import StoneSpot
from settebello.ui.learn.parts.sums.addend_colours import stroke

WIDTH: Final = 0.34
"""The width of the road, as a part of a stone's diameter."""
BORDER: Final = 2.5
"""The width of the ink at each side."""
SWAY: Final = 0.14
"""How far the road swings to each side between two stones, as a part of a stone's diameter."""
BEND: Final = 1.0
"""How far the road to the next row bends outwards, as a part of a stone's diameter."""
STEP: Final = 3.0
"""The distance between two points of the road."""
PEBBLE: Final = 8
"""The number of points from one pebble to the next."""
SAND: Final = "#e3c98f"

Point = tuple[float, float]


def road_key(stones: Sequence[StoneSpot]) -> Hashable:
    """Return what the drawing of the road depends on: where the stones are, and which are finished."""
    return tuple((*stone.disc.centre, stone.disc.width, stone.stone.stage is Stage.DONE) for stone in stones)


def draw_road(canvas: Canvas, stones: Sequence[StoneSpot]) -> None:
    """Draw the road through all stones; the part after a finished stone is gold."""
    middle = sum(stone.disc.centre[0] for stone in stones) / max(1, len(stones))
    parts = [
        (
            one.stone.stage,
            one.disc.width,
            _between(one.disc.centre, other.disc.centre, one.disc.width, middle),
        )
        for one, other in pairwise(stones)
    ]
    for _, disc, points in parts:
        stroke(canvas, points, WIDTH * disc + 2 * BORDER, INK)
    for stage, disc, points in parts:
        stroke(canvas, points, WIDTH * disc, GOLD if stage is Stage.DONE else SAND)
        stroke(canvas, points[PEBBLE // 2 :: PEBBLE], 0.08 * disc, CREAM)


def _between(one: Point, other: Point, disc: float, middle: float) -> list[Point]:
    """Return points of the road between two stones.

    In a row it swings to one side and then to the other; to the next row it bends away from the `middle`.
    """
    (x1, y1), (x2, y2) = one, other
    if abs(x2 - x1) < disc:
        out = math.copysign(BEND * disc, x1 - middle)
        return _evenly([(x1 + out * math.sin(math.pi * k / 48), y1 + (y2 - y1) * k / 48) for k in range(49)])
    length = math.hypot(x2 - x1, y2 - y1)
    across = (y1 - y2) / length, (x2 - x1) / length
    swing = [SWAY * disc * math.sin(math.tau * k / 48) for k in range(49)]
    return _evenly(
        [
            (x1 + (x2 - x1) * k / 48 + across[0] * aside, y1 + (y2 - y1) * k / 48 + across[1] * aside)
            for k, aside in enumerate(swing)
        ]
    )


def _evenly(corners: Sequence[Point]) -> list[Point]:
    """Return points on the line through these corners, about `STEP` units apart."""
    found = [corners[0]]
    for before, after in pairwise(corners):
        steps = max(1, round(math.dist(before, after) / STEP))
        found += [
            (before[0] + (after[0] - before[0]) * k / steps, before[1] + (after[1] - before[1]) * k / steps)
            for k in range(1, steps + 1)
        ]
    return found
