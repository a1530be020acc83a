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
    parts = [
        (one.stone.stage, one.disc.width, _between(one.disc.centre, other.disc.centre, one.disc.width))
        for one, other in pairwise(stones)
    ]
    for _, disc, points in parts:
        stroke(canvas, points, WIDTH * disc + 2 * BORDER, INK)
    for stage, disc, points in parts:
        stroke(canvas, points, WIDTH * disc, GOLD if stage is Stage.DONE else SAND)
        stroke(canvas, points[PEBBLE // 2 :: PEBBLE], 0.08 * disc, CREAM)


def _between(one: Point, other: Point, disc: float) -> list[Point]:
    """Return points of the road between two stones: it swings to one side and then to the other."""
    (x1, y1), (x2, y2) = one, other
    length = math.hypot(x2 - x1, y2 - y1)
    count = max(1, round(length / STEP))
    # A short piece, such as the one down to the next row, is straight: it runs behind a name.
    sway = 0.0 if abs(x2 - x1) < disc else SWAY * disc
    found = []
    for number in range(count + 1):
        part = number / count
        aside = sway * math.sin(math.tau * part)
        across = ((y1 - y2) / length, (x2 - x1) / length) if length else (0.0, 0.0)
        found.append((x1 + (x2 - x1) * part + across[0] * aside, y1 + (y2 - y1) * part + across[1] * aside))
    return found
