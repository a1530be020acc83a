"""The boards of the title, which hang on ropes: one with the menu, and a painted sign with the name."""

from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import INK, PLATE
from settebello.ui.kit.view.canvas import Canvas

WOOD, WOOD_DEEP = "#7d5029", "#553217"
BOARD: Final = replace(
    PLATE, fill=WOOD, rim=WOOD_DEEP, border=WOOD_DEEP, radius=9, shadow=0.5, shadow_reach=18
)
GRAIN: Final = "#6c4322"
LINES: Final = ((0.24, 0.02, 0.4), (0.42, 0.55, 0.97), (0.66, 0.04, 0.3), (0.83, 0.62, 0.98))
"""The lines of the grain in a plank: how far down, and from where to where, as parts of it."""
JOINT: Final = "#3c2211"
PLANK: Final = 84.0
"""Least height of a plank."""
NAIL: Final = BoxStyle("#c9b48a", "#7b6337", border=INK, border_width=1.5, radius=6)
PAINTED: Final = BoxStyle("#24407a", "#1a2f5c", border="#e0ad52", border_width=2.5, radius=8)
"""The field of the sign: the blue of the swords."""
ROPE: Final = "#c79a55"
ROPE_FROM: Final = 18.0
"""Distance of a rope from the edge of the board."""


def draw_board(canvas: Canvas, area: Area, *, planks: int | None = None, top: float | None = None) -> None:
    """Draw a board with its ropes, which come from `top`, by default from above the canvas."""
    begin = canvas.seen.y if top is None else top
    for x in (area.x + ROPE_FROM, area.right - ROPE_FROM):
        canvas.line(x + 1, begin, x + 1, area.y + 8, INK, 8)
        canvas.line(x, begin, x, area.y + 8, ROPE, 4)
    canvas.box(area, BOARD)
    planks = planks or max(2, round(area.height / PLANK))
    high = area.height / planks
    for number in range(planks):
        y = area.y + number * high
        for down, left, right in (
            (0.24, 0.02, 0.4),
            (0.42, 0.55, 0.97),
            (0.66, 0.04, 0.3),
            (0.83, 0.62, 0.98),
        ):
            shift = 0.09 * (number % 3)
            start, end = area.x + (left + shift / 3) * area.width, area.x + (right - shift) * area.width
            canvas.line(start, y + down * high, end, y + (down + 0.02) * high, GRAIN, 2)
        if number:
            canvas.line(area.x + 1, y, area.right - 2, y, JOINT, 2.5)
        for x in (area.x + 8, area.right - 8):
            canvas.box(Area.centred(x, y + high / 2, 8, 8), NAIL)
    for x in (area.x + ROPE_FROM, area.right - ROPE_FROM):
        canvas.box(Area.centred(x, area.y + 9, 13, 13), replace(NAIL, fill=ROPE, rim="#8f6a33", radius=7))


def draw_sign(canvas: Canvas, area: Area) -> None:
    """Draw a board with a painted field, for the name of the house."""
    draw_board(canvas, area, planks=1)
    canvas.box(area.inset(18, 14), PAINTED)
