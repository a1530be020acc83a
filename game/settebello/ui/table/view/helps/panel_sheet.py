"""Sizes and the title bar shared by the panels beside the table."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

EDGE: Final = 12.0
TITLE: Final = 40.0
HIGHEST_ROW: Final = 40.0


def draw_title(canvas: Canvas, area: Area, words: Words) -> None:
    """Draw the title of a panel and the line below it."""
    room = area.width - 2 * EDGE
    canvas.text(
        words,
        area.centre[0],
        area.y + 24,
        size=24,
        role=Role.TITLE,
        colour=RED_DEEP,
        align=Align.CENTRE,
        width=room,
    )
    canvas.line(area.x + EDGE, area.y + TITLE, area.right - EDGE, area.y + TITLE, GOLD_DEEP, 1)
