"""The woven mat under the cards of a child's task and its answer: the stage of the picture."""

from collections.abc import Sequence
from typing import Final

from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.table.view.cloth import Weave, draw_cloth

WEAVE: Final = Weave("#f3deae", "#e3c48c", "#a8552f", "#7f3c1e")
"""Straw with a border of brick: cream cards stand out from it, and it from the blue table."""
BORDER: Final = 13.0
OVER: Final = 27.0
"""How far the mat reaches above the cards."""
END: Final = 2.0
"""Between the mat and the lower edge of the window."""
BESIDE: Final = 44.0
LEAST: Final = 1000.0
"""The width of a mat with few cards on it, so that it is the same from task to task."""
FRAME: Final = 5.0
"""The least distance from the sides of the window."""
TOP: Final = 100.0
"""The upper edge of a mat below the signs and the question."""
WHOLE: Final = 1270.0 / 720.0
"""The width of the mat of a whole screen, relative to the height of the window."""
MARGIN: Final = 23.0
"""Between the edge of a mat and what lies inside its border."""
CHECK: Final = 44.0
"""The side of a woven check; in turn its straws lie across and upright."""
STRAWS: Final = 4
STRAW: Final = ("#dcba7f", 1.8)
"""The colour of the line between two straws, faint below cream cards, and its thickness."""


def mat_of(table: Area, things: Sequence[Area], width: float, height: float) -> Area:
    """Return the mat from the row of cards in the area `table` down, wide enough for all `things` on it."""
    middle = width / 2
    reach = max((max(area.right - middle, middle - area.x) for area in things), default=0.0)
    wide = min(max(LEAST, 2 * (reach + BESIDE)), width - 2 * FRAME)
    return Area(middle - wide / 2, table.y - OVER, wide, height - END - table.y + OVER)


def whole_mat(width: float, height: float) -> Area:
    """Return the mat that has everything on it besides the signs and the question at the top."""
    wide = min(width - 2 * FRAME, WHOLE * height)
    return Area((width - wide) / 2, TOP, wide, height - END - TOP)


def draw_ground(canvas: Canvas, table: Table, mat: Area) -> None:
    """Draw the table with a mat on it as the static layer; a table that is for its contrast has no mat."""
    key = (mat, canvas.cards.deck.skin.manifest.id)
    on_it = None if table is Table.CONTRAST else lambda: draw_mat(canvas, mat)
    draw_daylight(canvas, Ground.CLOTH, table, on_it, key)


def draw_mat(canvas: Canvas, area: Area) -> None:
    """Draw the mat; in high contrast the ground stays plain."""
    if not canvas.palette.contrast:
        draw_cloth(canvas, area, WEAVE, BORDER, rose=False)
        _draw_checks(canvas, area.inset(BORDER + 1))


def _draw_checks(canvas: Canvas, field: Area) -> None:
    """Print the weave on the field: checks of straw, in turn across and upright."""
    across, down = round(field.width / CHECK), round(field.height / CHECK)
    wide, high = field.width / across, field.height / down
    colour, thick = STRAW
    for row in range(down):
        for column in range(across):
            x, y = field.x + column * wide, field.y + row * high
            for straw in range(STRAWS):
                part = (straw + 0.5) / STRAWS
                if (row + column) % 2:
                    canvas.line(x + part * wide, y + 2, x + part * wide, y + high - 2, colour, thick)
                else:
                    canvas.line(x + 2, y + part * high, x + wide - 2, y + part * high, colour, thick)
