"""The cloth or the felt of a table in a small picture of it."""

from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.view.cloth import FELTED, FELTS, WEAVES, draw_cloth


def draw_small_cloth(canvas: Canvas, area: Area, table: Table, border: float | None = None) -> None:
    """Draw the cloth of a table without what is in its middle; nothing for a table that has none.

    `border` is the width of its border. The table has to be a real one, not `Table.AUTO`.
    """
    weave = WEAVES.get(table)
    if weave is None:
        return
    if table in FELTED:
        canvas.box(area, BoxStyle(FELTS[table], FELTS[table], radius=0))
    draw_cloth(canvas, area, weave, border, rose=False)
