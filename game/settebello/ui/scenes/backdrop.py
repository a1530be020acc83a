"""The table top behind everything: wood or felt in the light of one lamp."""

from settebello.storage.settings import Table
from settebello.ui.canvas import Canvas
from settebello.ui.paint.area import Area

PICTURES = {Table.WOOD: "ui/table/wood.svg", Table.FELT: "ui/table/felt.png"}


def draw_backdrop(canvas: Canvas, table: Table, *, dark: float = 0.0) -> None:
    """Cover the canvas with the table top, darker towards the edges, all of it darker by `dark` (0 to 1)."""
    canvas.cover(PICTURES[table], Area(0, 0, canvas.width, canvas.height))
    if dark:
        canvas.veil("#140a04", dark)
    canvas.vignette(0.62)
