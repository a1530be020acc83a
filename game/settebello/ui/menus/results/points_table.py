"""The points of a match by category: a row for each category, a column for each side below its face."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, GREEN, GREEN_DEEP, INK, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words, in_figures

LETTERS: Final = 22.0
LEAST_LETTERS: Final = 14.0
SMALLEST: Final = 12.0
"""The letters of all rows at most, at least where the names have room for it, and in any case."""
ROW: Final = 30.0
LEAST_ROW: Final = 15.5
"""The height of a row, and the least before the rows take two columns."""
FILLED: Final = 0.82
"""The part of a row's height that its letters take."""
FIGURE: Final = 88.0
LEAST_FIGURE: Final = 32.0
"""The width for a side's points, at most and at least."""
BEFORE: Final = 4.0
AFTER: Final = 14.0
"""The width before and after the names."""
WINNERS: Final = BoxStyle(GREEN, GREEN_DEEP, radius=5)
RULED: Final = "#cbb98f"
"""The column of the winner, and the lines between the rows."""
BETWEEN: Final = 26.0
"""The gap between two columns of rows."""
FACE: Final = 32.0
FACE_UP: Final = 18.0
"""The size of the face that heads a column, and how far its middle is above the rows."""
NOTHING: Final = in_figures(0)

Rows = Sequence[tuple[Words, Sequence[str]]]
"""The name of a category with the points of each side, from seat to seat."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """The places of the rows, the height of one, the size of all letters, and the width of a figure."""

    blocks: tuple[Area, ...]
    high: float
    size: float
    figure: float


def draw_points(
    canvas: Canvas,
    room: Area,
    rows: Rows,
    faces: Sequence[str],
    *,
    winner: int | None,
    total: Sequence[str] = (),
) -> float:
    """Draw the rows in the middle of a room, and at last the `total`; return the height below.

    `faces` are the portraits of the sides, which head their columns above the room. `winner` is the place of
    the side that has won, as soon as that is known.
    """
    sides = len(faces)
    summed = len(rows) > 1 and len(total) == sides and _has_room(room, len(rows))
    lines: Rows = (*rows, (t("Total"), total)) if summed else rows
    here = _measures(canvas, room, lines, sides)
    down = -(-len(lines) // len(here.blocks))
    for block in here.blocks:
        for place, face in enumerate(faces):
            x = block.right - here.figure * sides + here.figure * (place + 0.5)
            wide = min(FACE, here.figure - 2)
            canvas.picture(face, Area.centred(x, room.y - FACE_UP, wide, wide))
    if winner is not None:
        # The winner's column is green from top to bottom, once the winner is known.
        for number, block in enumerate(here.blocks):
            high = here.high * min(down, len(lines) - number * down)
            x = block.right - here.figure * (sides - winner)
            canvas.box(Area(x, block.y + 1, here.figure, high - 2), WINNERS)
    for number, (name, points) in enumerate(lines):
        column, row = divmod(number, down)
        block = here.blocks[column]
        cell = Area(block.x, block.y + row * here.high, block.width, here.high)
        last = summed and number == len(rows)
        if winner is None and (last or set(points) == {NOTHING}):
            # Its place is kept: a row is written when its first point is counted, and the total at the end,
            # since the points above it are those of whole deals, while the coins still fall.
            continue
        _draw_row(canvas, cell, name, points, here, winner=winner, last=last)
        if row:
            colour, thick = (INK, 2.0) if last else (RULED, 1.2)
            x = cell.right if winner is None else cell.right - here.figure * (sides - winner)
            canvas.line(cell.x, cell.y, x, cell.y, colour, thick)
            if x + here.figure < cell.right - 1:
                canvas.line(x + here.figure, cell.y, cell.right, cell.y, colour, thick)
    return room.y + down * here.high


def _has_room(room: Area, rows: int) -> bool:
    """Return whether there is room for one more row: not where only that row would ask for two columns."""
    return room.height / (rows + 1) >= LEAST_ROW or room.height / rows < LEAST_ROW


def _measures(canvas: Canvas, room: Area, lines: Rows, sides: int) -> _Measures:
    """Return where the rows are, one or two side by side: as wide as the longest name asks for."""
    high, columns = min(ROW, room.height / len(lines)), 1
    if high < LEAST_ROW:
        columns = 2
        high = min(ROW, high * len(lines) / -(-len(lines) // columns))
    whole = (room.width - BETWEEN * (columns - 1)) / columns
    most = whole - LEAST_FIGURE * sides - BEFORE - AFTER
    size = max(min(LETTERS, FILLED * high), LEAST_LETTERS)
    # All letters are as large as those of the longest name may be.
    while (longest := _longest(canvas, lines, size)) > most and size > SMALLEST:
        size -= 0.5
    longest = min(longest, most)
    figure = min(FIGURE, (whole - longest - BEFORE - AFTER) / sides)
    wide = BEFORE + longest + AFTER + figure * sides
    down = -(-len(lines) // columns)
    left = room.centre[0] - (columns * (wide + BETWEEN) - BETWEEN) / 2
    blocks = (Area(left + number * (wide + BETWEEN), room.y, wide, down * high) for number in range(columns))
    return _Measures(tuple(blocks), high, size, figure)


def _longest(canvas: Canvas, lines: Rows, size: float) -> float:
    """Return the width of the longest name; that of the total has bold letters."""
    total = canvas.text_width(t("Total"), size=size, role=Role.BOLD)
    return max(total, *(canvas.text_width(name, size=size) for name, _ in lines))


def _draw_row(
    canvas: Canvas,
    cell: Area,
    name: Words,
    points: Sequence[str],
    here: _Measures,
    *,
    winner: int | None,
    last: bool,
) -> None:
    """Draw a category and its points, or as the `last` row the total; `winner` as in `draw_points`."""
    x, middle = cell.right - here.figure * len(points), cell.centre[1]
    role, colour = (Role.BOLD, RED_DEEP) if last else (Role.BODY, INK)
    most = x - cell.x - BEFORE
    canvas.text(name, cell.x + BEFORE, middle, size=here.size, role=role, colour=colour, width=most)
    for place, figure in enumerate(points):
        canvas.text(
            figure,
            x + here.figure * (place + 0.5),
            middle,
            size=here.size,
            role=Role.BOLD,
            colour=CREAM if place == winner else INK,
            align=Align.CENTRE,
            width=here.figure - 4,
        )
