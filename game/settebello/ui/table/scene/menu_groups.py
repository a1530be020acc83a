"""The tiles of the menu over the table, in groups with a heading, side by side on one grid of columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil
from typing import Final

from settebello.ui.kit.forms.section import GROUND, HEADING, draw_section_heading
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Widget
from settebello.ui.kit.widgets.base import NOWHERE

TILE: Final = 96.0
MOST: Final = 5
"""The most tiles side by side, in both groups together."""
GAP: Final = 10.0
BETWEEN: Final = 18.0
"""The room between two groups."""
EDGE: Final = 12.0
"""How far the tiles stand from the edges of their ground."""


@dataclass(frozen=True, slots=True)
class TileGroup:
    """Tiles that belong together, with their heading and its sign."""

    heading: Words
    sign: str
    tiles: Sequence[Widget]


class TileBand:
    """Groups side by side. All tiles have one size, but the first of a group fills a gap in its rows."""

    group = 1
    apart = False

    def __init__(self, *groups: TileGroup) -> None:
        """Show the groups that have tiles."""
        self._groups = tuple(group for group in groups if group.tiles)
        self._columns = columns_for([len(group.tiles) for group in self._groups])
        self._grounds: tuple[Area, ...] = (NOWHERE,) * len(self._groups)
        self._heading = HEADING

    @property
    def buttons(self) -> tuple[Widget, ...]:
        """The tiles, group by group."""
        return tuple(tile for group in self._groups for tile in group.tiles)

    @property
    def height(self) -> float:
        """The height of the headings and of the tiles."""
        rows = self._rows
        return HEADING + 2 * EDGE + rows * TILE + (rows - 1) * GAP

    @property
    def _rows(self) -> int:
        pairs = zip(self._groups, self._columns, strict=True)
        return max((ceil(len(group.tiles) / columns) for group, columns in pairs), default=1)

    def place(self, area: Area, part: float) -> None:
        """Put the groups there; on a low canvas everything has this part of its height."""
        count = len(self._groups)
        free = area.width - (count - 1) * BETWEEN - 2 * count * EDGE
        wide = (free - GAP * sum(columns - 1 for columns in self._columns)) / sum(self._columns)
        self._heading = part * HEADING
        x, grounds = area.x, []
        for group, columns in zip(self._groups, self._columns, strict=True):
            across = columns * wide + (columns - 1) * GAP
            ground = Area(x, area.y + self._heading, across + 2 * EDGE, area.height - self._heading)
            grounds.append(ground)
            _place_tiles(group.tiles, ground.inset(EDGE, part * EDGE), columns)
            x = ground.right + BETWEEN
        self._grounds = tuple(grounds)

    def below(self, count: int) -> tuple[Area, ...] | None:
        """Return places for three buttons in a row below, in line with two groups; None for any other row.

        The wider group has two of them below it.
        """
        if len(self._grounds) != 2 or count != 3:
            return None
        first, last = self._grounds
        if first.width >= last.width:
            return *first.columns(2, GAP), last
        return first, *last.columns(2, GAP)

    def draw(self, canvas: Canvas) -> None:
        """Draw the headings and the grounds of the tiles."""
        for group, ground in zip(self._groups, self._grounds, strict=True):
            heading = Area(ground.x, ground.y - self._heading, ground.width, self._heading)
            draw_section_heading(canvas, group.heading, group.sign, heading)
            canvas.box(ground, GROUND)


def columns_for(tiles: Sequence[int]) -> tuple[int, ...]:
    """Return the columns of groups with so many tiles: few rows, then few gaps in them, then wide tiles."""

    def cost(columns: tuple[int, ...]) -> tuple[int, int, int]:
        pairs = list(zip(tiles, columns, strict=True))
        rows = max(ceil(count / across) for count, across in pairs)
        return rows, sum(rows * across - count for count, across in pairs), sum(columns)

    ways = [way for way in product(range(1, MOST), repeat=len(tiles)) if sum(way) <= MOST]
    return min(ways, key=cost) if tiles else ()


def _place_tiles(tiles: Sequence[Widget], room: Area, columns: int) -> None:
    """Put tiles in rows that fill the room.

    The first one also has the places that would be left over: those below it, or else at its right.
    """
    rows = ceil(len(tiles) / columns)
    high = (room.height - (rows - 1) * GAP) / rows
    cells = [
        Area(column.x, room.y + row * (high + GAP), column.width, high)
        for row in range(rows)
        for column in room.columns(columns, GAP)
    ]
    spare, first = len(cells) - len(tiles), cells[0]
    if spare and spare == rows - 1:
        tiles[0].place(Area(first.x, first.y, first.width, room.height))
        rest = [cell for place, cell in enumerate(cells) if place % columns]
    else:
        tiles[0].place(Area(first.x, first.y, cells[spare].right - first.x, high))
        rest = cells[spare + 1 :]
    for tile, cell in zip(tiles[1:], rest, strict=True):
        tile.place(cell)
