"""The road from stone to stone on the children's map."""

import math
from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Final

from settebello.practice.learning_port import Stage
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.stones import StoneSpot
from settebello.ui.learn.parts.sums.addend_colours import stroke

WIDTH: Final = 0.34
"""The width of the road, as a part of a stone's diameter."""
BORDER: Final = 2.5
"""The width of the ink at each side."""
SWAY: Final = 0.14
"""How far the road swings to each side between two stones, as a part of a stone's diameter."""
BEND: Final = 0.88
"""How far the road to the next row bends outwards, as a part of a stone's diameter."""
STEP: Final = 3.0
"""The distance between two points of the road."""
EDGE: Final = 1.6
"""How far the lit part of the road is from its shaded side."""
FOOT: Final = 0.05
"""How far each foot is from the middle of the road, as a part of a stone's diameter."""
RUT: Final = 0.085
"""How far each rut is from the middle of the road, as a part of a stone's diameter."""
STRIDE: Final = 6
"""The number of points from one footprint to the next."""
SAND, SAND_DARK = "#ead3a0", "#c29a5c"
WALKED, PRINT = "#f0b84a", "#7d4a1c"
"""The road ahead with its ruts, and the road behind the child with its footprints."""

Point = tuple[float, float]


def road_key(stones: Sequence[StoneSpot]) -> Hashable:
    """Return what the drawing of the road depends on: where the stones are, and which are finished."""
    return tuple((*stone.disc.centre, stone.disc.width, stone.stone.stage is Stage.DONE) for stone in stones)


def draw_road(canvas: Canvas, stones: Sequence[StoneSpot]) -> None:
    """Draw the road through all stones; the part after a finished stone is warmer, with footprints."""
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
    for _, disc, points in parts:
        # The shaded side, as on everything that is printed.
        stroke(canvas, points, WIDTH * disc, SAND_DARK)
    for stage, disc, points in parts:
        lit = [(x - EDGE, y - EDGE) for x, y in points]
        stroke(canvas, lit, WIDTH * disc - 2 * EDGE, WALKED if stage is Stage.DONE else SAND)
    for stage, disc, points in parts:
        if stage is Stage.DONE:
            _footprints(canvas, points, disc)
        else:
            _ruts(canvas, points, disc)


def _beside(points: Sequence[Point], place: int, aside: float) -> Point:
    """Return the point that lies so far beside the road at a place, to its right for a positive distance."""
    (x1, y1), (x2, y2) = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    x, y = points[place]
    return x - (y2 - y1) / length * aside, y + (x2 - x1) / length * aside


def _footprints(canvas: Canvas, points: Sequence[Point], disc: float) -> None:
    """Draw the prints of two feet by turns: a sole and its toes before it."""
    for number, place in enumerate(range(STRIDE, len(points) - STRIDE, STRIDE)):
        aside = (1 if number % 2 else -1) * FOOT * disc
        sole, toes = _beside(points, place, aside), _beside(points, place + 1, aside)
        ahead = toes[0] - sole[0], toes[1] - sole[1]
        for part, size in ((0.0, 0.056), (1.0, 0.062), (2.4, 0.04)):
            stroke(canvas, [(sole[0] + part * ahead[0], sole[1] + part * ahead[1])], size * disc, PRINT)


def _ruts(canvas: Canvas, points: Sequence[Point], disc: float) -> None:
    """Draw two broken ruts."""
    for aside, first in ((-RUT * disc, 3), (RUT * disc, 6)):
        for start in range(first, len(points) - 4, 9):
            line = [_beside(points, place, aside) for place in range(start, min(start + 5, len(points)))]
            stroke(canvas, line, 0.024 * disc, SAND_DARK)


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
