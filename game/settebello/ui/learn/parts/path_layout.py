"""The layout of the path: rows of stones, and one size of letters for the names of all of them."""

import math
from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.paint.line_breaks import pieces
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words

IN_A_ROW: Final = 5
ROWS: Final = 3
"""The rows that a path has room for at least; a shorter one is centred."""
MOST_ROWS: Final = 4
"""The rows of the longest path; one with more stones has longer rows."""
SIDE: Final = 128.0
SMALLEST_SIDE: Final = 64.0
"""The largest and the smallest diameter of a stone."""
STONE: Final = 0.645
"""The part of the height that the stone takes; the rest is for a name of two lines."""
NAME: Final = 50.0
"""The height below a stone of full size, for its name."""
OVER: Final = 0.05
"""How far a name lies over the rim of its stone, and over no picture, as a part of the stone's diameter."""
BEND: Final = 16.0
"""How far every second stone is moved down, where there is room."""
APART: Final = 5.0
"""Between the areas of two stones."""
NARROWING: Final = 6.0
"""The steps in which the width of a sign with two lines is sought."""
INSIDE: Final = 5.0
"""Between the edges of a sign and its name."""
SIZES: Final = (24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0)
"""The sizes of the names, the largest first."""
USUAL: Final = 20.0
"""The size of the names where there is room, and"""
READABLE: Final = 14.4
"""the least height of their letters in pixels, for which they are larger in a small window."""


def stone_areas(count: int, area: Area) -> list[Area]:
    """Return the areas of stones in rows of alternating direction, slightly staggered like a path.

    Every area holds a stone and the name on its lower edge.
    """
    rows = max(1, min(MOST_ROWS, -(-count // IN_A_ROW)))
    high = area.height / max(rows, ROWS)
    # Centre a short path, such as a scenario.
    top = area.y + (area.height - rows * high) / 2
    used = min(high - APART, SIDE + NAME)
    bend = max(0.0, min(BEND, high - APART - used))
    found = []
    for line, (here, columns) in enumerate(_rows(count, rows)):
        step = area.width / columns
        y = top + line * high
        for place in range(here):
            column = columns - 1 - place if line % 2 else place
            x = area.x + column * step + APART / 2
            found.append(Area(x, y + (bend if column % 2 else 0.0), step - APART, used))
    return found


def _rows(count: int, rows: int) -> list[tuple[int, int]]:
    """Return the stones and the columns of each row.

    The last row may have empty columns, up to `IN_A_ROW`. With more stones the first rows have one more,
    because the names of the first activities are short.
    """
    if count > IN_A_ROW * rows:
        fewest, more = divmod(count, rows)
        return [(fewest + (line < more),) * 2 for line in range(rows)]
    columns = max(1, -(-count // rows))
    return [(min(columns, count - line * columns), columns) for line in range(rows) if count > line * columns]


def disc_of(area: Area) -> Area:
    """Return the area of the stone in the area of a stone and its name."""
    side = max(SMALLEST_SIDE, min(SIDE, STONE * area.height))
    return Area(area.centre[0] - side / 2, area.y, side, side)


def name_area(area: Area) -> Area:
    """Return the area of the sign with the name of a stone, which hangs on its lower edge."""
    disc = disc_of(area)
    top = disc.bottom - OVER * disc.width
    return Area(area.x, top, area.width, area.bottom - top)


def width_of_name(canvas: Canvas, words: Words, most: float, size: float) -> float:
    """Return the width of a name: on one line where it fits, or else the least that needs no more lines."""
    whole = canvas.text_width(words, size=size, role=Role.BOLD)
    if whole <= most:
        return whole
    high = canvas.paragraph_height(words, most, size=size, role=Role.BOLD)
    wide = max(canvas.text_width(part, size=size, role=Role.BOLD) for part in pieces(canvas.say(words)))
    while wide < most and canvas.paragraph_height(words, wide, size=size, role=Role.BOLD) > high:
        wide += NARROWING
    return min(wide, most)


def size_of_names(canvas: Canvas, names: Sequence[tuple[Words, Area]]) -> float:
    """Return the largest size at which every name fits its area whole, but none larger than it is to be."""
    most = max(USUAL, READABLE / canvas.k)

    def fits(words: Words, area: Area, size: float) -> bool:
        inner = area.width - 2 * INSIDE
        parts = pieces(canvas.say(words))
        return (
            max(canvas.text_width(part.strip(" "), size=size, role=Role.BOLD) for part in parts) <= inner
            and canvas.paragraph_height(words, inner, size=size, role=Role.BOLD) <= area.height
        )

    sizes = (size for size in SIZES if size <= max(math.ceil(most), SIZES[-1]))
    return next((size for size in sizes if all(fits(*name, size) for name in names)), SIZES[-1])
