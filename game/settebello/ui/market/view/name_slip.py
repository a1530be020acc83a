"""The slip of paper with a player's name beside the portrait; blue for the player in turn."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.table.view import signs
from settebello.ui.table.view.signs import readable

LETTERS: Final = 20.0
BESIDE: Final = 10.0
"""The margin of a slip at the left and the right of a name."""


def draw_name(canvas: Canvas, name: Words, area: Area, *, turn: bool) -> None:
    """Draw a name on a slip as wide as its letters, at the left of an area."""
    size = readable(canvas, LETTERS, name, area.width - 2 * BESIDE, Role.BOLD)
    wide = min(canvas.text_width(name, size=size, role=Role.BOLD) + 2 * BESIDE, area.width)
    slip = Area(area.x, area.y, wide, area.height)
    canvas.box(slip, signs.PLATE_TURN if turn else signs.PLATE_PAPER)
    canvas.text(
        name,
        slip.x + BESIDE,
        slip.centre[1],
        size=size,
        role=Role.BOLD,
        colour=CREAM if turn else INK,
        width=wide - 2 * BESIDE + 1,
    )
