"""A curve on a timeline: the lead that could be expected at each place of a chapter."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import CREAM
from settebello.ui.kit.view.canvas import Canvas

Curve: TypeAlias = tuple[float | None, ...]
"""A value for each place; None where it is not known."""
GROUND: Final = BoxStyle("#1c110a", "#1c110a", border="#a8772c", border_width=1.2, radius=5)
EVEN: Final = "#a8772c"
PASSED: Final = "#5f97dc"
COMING: Final = "#8a7650"
EDGE: Final = 2.0
LEAST_SCALE: Final = 2.0
"""The value at the upper edge of a curve that stays flatter than this."""


def draw_curve(canvas: Canvas, chart: Area, curve: Curve, places: Sequence[float], at: float) -> None:
    """Draw a column for each known place from the line of an even deal, that line, and the columns' ends."""
    canvas.box(chart, GROUND)
    middle, left, right = chart.centre[1], chart.x + 2, chart.right - 2
    half = (places[-1] - places[0]) / max(len(places) - 1, 1) / 2
    highest = max((abs(one) for one in curve if one is not None), default=0.0)
    reach = (chart.height / 2 - 3) / max(highest, LEAST_SCALE)
    ends: list[tuple[float, float]] = []
    for x, points in zip(places, curve, strict=False):
        if points is None:
            continue
        begin, end, y = max(x - half, left), min(x + half, right), middle - points * reach
        top, bottom = sorted((middle, y))
        canvas.fill(PASSED if x <= at else COMING, Area(begin, top, end - begin, max(bottom - top, 1.0)))
        ends += [(begin, y), (end, y)]
    canvas.line(left, middle, right, middle, EVEN)
    for (x, y), (end, bottom) in pairwise(ends):
        canvas.line(x, y, end, bottom, CREAM, EDGE)
