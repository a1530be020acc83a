"""The points of a match by category: a row for each category, a column for each side below its face."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, GREEN, GREEN_DEEP, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

LETTERS: Final = 18.0
ROW: Final = 30.0
LEAST_ROW: Final = 17.0
"""The height of a row, and the least before the rows take two columns."""
FIGURE: Final = 46.0
WINNERS: Final = BoxStyle(GREEN, GREEN_DEEP, radius=5)
RULED: Final = "#cbb98f"
"""The width for a side's points; the column of the winner, and the lines between the rows."""
BETWEEN: Final = 26.0
"""The gap between two columns of rows."""
FACE: Final = 32.0
FACE_UP: Final = 18.0
"""The size of the face that heads a column, and how far its middle is above the rows."""

Rows = Sequence[tuple[Words, Sequence[str]]]
"""The name of a category with the points of each side, the winner's first."""


def draw_points(canvas: Canvas, room: Area, rows: Rows, faces: Sequence[str], *, known: bool) -> float:
    """Draw the rows; return the height below them.

    `faces` are the portraits of the sides, which head their columns above the room; `known`: who has won is
    seen.
    """
    sides = len(faces)
    blocks, high = _blocks(room, rows)
    down = -(-len(rows) // len(blocks))
    for block in blocks:
        for place, face in enumerate(faces):
            x = block.right - FIGURE * (sides - place - 0.5)
            canvas.picture(face, Area.centred(x, room.y - FACE_UP, FACE, FACE))
    if known:
        # The winner's column is green from top to bottom, once the winner is known.
        for block in blocks:
            canvas.box(Area(block.right - FIGURE * sides, block.y + 1, FIGURE, block.height - 2), WINNERS)
    for number, (name, points) in enumerate(rows):
        column, row = divmod(number, down)
        block = blocks[column]
        cell = Area(block.x, block.y + row * high, block.width, high)
        _draw_row(canvas, cell, name, points, known=known)
        if row:
            x = cell.right - FIGURE * sides
            canvas.line(cell.x, cell.y, x - 4, cell.y, RULED, 1.2)
            canvas.line(x + FIGURE, cell.y, cell.right, cell.y, RULED, 1.2)
    return room.y + down * high


def _blocks(room: Area, rows: Rows) -> tuple[tuple[Area, ...], float]:
    """Return the places for the rows, one or two side by side, and the height of a row."""
    high, columns = min(ROW, room.height / len(rows)), 1
    if high < LEAST_ROW:
        columns = 2
        high = min(ROW, high * len(rows) / -(-len(rows) // columns))
    down = -(-len(rows) // columns)
    return tuple(Area(room.x, room.y, room.width, down * high).columns(columns, BETWEEN)), high


def _draw_row(canvas: Canvas, cell: Area, name: Words, points: Sequence[str], *, known: bool) -> None:
    """Draw a category and its points; `known`: who has won is seen."""
    size = min(LETTERS, cell.height - 5)
    x, middle = cell.right - FIGURE * len(points), cell.centre[1]
    canvas.text(name, cell.x + 4, middle, size=size, colour=INK, width=x - cell.x - 12)
    for place, figure in enumerate(points):
        canvas.text(
            figure,
            x + FIGURE * (place + 0.5),
            middle,
            size=size + 1,
            role=Role.BOLD,
            colour=CREAM if not place and known else INK,
            align=Align.CENTRE,
            width=FIGURE - 6,
        )
