"""The titles above the columns of the statistics, and the colours of the person and of the others."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words

WARM: Final = "#9a4a1b"
"""The colour of the others, beside the blue of the person."""
HEAD: Final = 44.0
"""The height of a title with the rule below it."""
TITLE: Final = 23.0


def draw_title(canvas: Canvas, words: Words, area: Area, end: float = 0.0) -> None:
    """Write the title of a column above a rule; at its right, `end` stays free."""
    y = area.y + HEAD / 2 - 4
    canvas.text(words, area.x, y, size=TITLE, colour=RED_DEEP, role=Role.TITLE, width=area.width - end)
    canvas.line(area.x, area.y + HEAD - 6, area.right, area.y + HEAD - 6, GOLD_DEEP, 1.5)
