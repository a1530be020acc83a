"""Drawing of a number as dots in a pattern."""

from collections.abc import Sequence
from typing import Final

from settebello.learning.puzzles.dot_patterns import (
    APART,
    FIVE,
    TEN,
    Pattern,
    dots_of,
    faces,
    framed,
    size_of,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.sums.addend_colours import CELL, pip, shade

DOT: Final = 0.68
"""The size of a dot, in steps of its grid."""


def draw_dots(canvas: Canvas, area: Area, pattern: Pattern, groups: Sequence[int]) -> None:
    """Draw groups of dots in the middle of an area; each group has the colour and sign of an addend."""
    dots = dots_of(pattern, groups)
    wide, high = size_of(pattern, groups)
    step = min(area.width / (wide + 1), area.height / (high + 1))
    x, y = area.centre
    left, top = x - wide / 2 * step, y - high / 2 * step
    dice = faces(pattern, groups)
    for number in range(dice):
        face = left + (1 + number * (2 + APART)) * step, top + step
        canvas.box(Area.centred(*face, 3 * step, 3 * step), CELL)
    if framed(pattern, groups):
        for place in range(TEN):
            cell = left + place % FIVE * step, top + place // FIVE * step
            canvas.box(Area.centred(*cell, step - 3, step - 3), CELL)
    elif not dice:
        # A few dots in rows are in the middle as well.
        left = x - _middle([dot.x for dot in dots]) * step
        top = y - _middle([dot.y for dot in dots]) * step
    for dot in dots:
        pip(canvas, left + dot.x * step, top + dot.y * step, step * DOT, shade(dot.group))


def _middle(places: Sequence[float]) -> float:
    return (min(places) + max(places)) / 2
