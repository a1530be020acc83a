"""The panel of the other hands: a small card for every card of the deck, fuller the likelier it is there."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from settebello.ai.reading.changes import Change
from settebello.engine import Ruleset
from settebello.i18n import pt
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import BLUE, GOLD, INK, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.helps.hand_grid import GridCell, HandGrid, SeatGrid
from settebello.ui.table.model.short_names import rank_label
from settebello.ui.table.view import signs
from settebello.ui.table.view.helps.panel_sheet import EDGE, TITLE, draw_title
from settebello.ui.table.view.still_parts import draw_suit

FOOT: Final = 22.0
NAME: Final = 17.0
NAME_ROW: Final = 24.0
RANKS_ROW: Final = 17.0
SUIT: Final = 15.0
"""The width of the column of suits, and of the column of ranks where a single hand is drawn upright."""
UPRIGHT_LABEL: Final = 34.0
HIGHEST: Final = 40.0
GAP: Final = 2.0
"""Space between two small cards."""
BETWEEN: Final = 6.0
"""Space between two hands."""
BLANK: Final = "#fffaeb"
"""The paper of a card that may be there."""
LINE: Final = "#a3834b"
ABSENT: Final = "#cdb98b"
"""The place of a card that cannot be there."""
PERCENT: Final = 15.0
FULL: Final = 1.0


def draw_hands(
    canvas: Canvas, grid: HandGrid, area: Area, ruleset: Ruleset, players: Sequence[Player]
) -> None:
    """Draw the grids of all other hands below each other, and where the chances come from."""
    draw_title(canvas, area, pt("panel", "The other hands"))
    inner = Area(area.x + EDGE, area.y + TITLE + 4, area.width - 2 * EDGE, area.height - TITLE - 6 - FOOT)
    foot = area.bottom - FOOT / 2 - 2
    size = signs.readable(canvas, 14.0, grid.source, inner.width)
    canvas.text(
        grid.source, area.centre[0], foot, size=size, colour=INK_SOFT, align=Align.CENTRE, width=inner.width
    )
    if len(grid.seats) == 1:
        _draw_upright(canvas, grid, grid.seats[0], inner, ruleset, players)
        return
    high = (inner.height - BETWEEN * (len(grid.seats) - 1)) / len(grid.seats)
    for place, seat in enumerate(grid.seats):
        _draw_across(
            canvas,
            grid,
            seat,
            Area(inner.x, inner.y + place * (high + BETWEEN), inner.width, high),
            ruleset,
            players,
        )


def _draw_name(canvas: Canvas, seat: SeatGrid, area: Area, players: Sequence[Player]) -> None:
    """Draw whose hand it is, and how many cards it has."""
    y = area.y + NAME_ROW / 2
    size = signs.readable(canvas, NAME)
    number = str(seat.cards)
    wide = canvas.text_width(number, size=size, role=Role.BOLD) + 22
    name = players[seat.seat].name
    canvas.text(name, area.x, y, size=size, role=Role.BOLD, colour=INK, width=area.width - wide - 4)
    canvas.glyph("cards", area.right - wide + 8, y, 16, INK_SOFT)
    canvas.text(number, area.right, y, size=size, role=Role.BOLD, colour=INK, align=Align.RIGHT)


def _draw_upright(
    canvas: Canvas, grid: HandGrid, seat: SeatGrid, area: Area, ruleset: Ruleset, players: Sequence[Player]
) -> None:
    """Draw a single hand with a row for every rank; the chances are written on the cards."""
    _draw_name(canvas, seat, area, players)
    cell = (area.width - UPRIGHT_LABEL) / len(grid.suits)
    y = area.y + NAME_ROW + 10
    for place, suit in enumerate(grid.suits):
        draw_suit(canvas, suit, area.x + UPRIGHT_LABEL + (place + 0.5) * cell, y, 20)
    top = y + 14
    row = min(HIGHEST, (area.bottom - top) / len(grid.ranks))
    for number, rank in enumerate(grid.ranks):
        line = top + number * row
        label = rank_label(rank, ruleset)
        canvas.text(
            label, area.x + 2, line + row / 2, size=20, role=Role.BOLD, colour=INK, width=UPRIGHT_LABEL - 6
        )
        for place, one in enumerate(seat.rows[number]):
            place_area = Area(area.x + UPRIGHT_LABEL + place * cell, line, cell, row).inset(GAP)
            _draw_cell(canvas, one, place_area, written=True)


def _draw_across(
    canvas: Canvas, grid: HandGrid, seat: SeatGrid, area: Area, ruleset: Ruleset, players: Sequence[Player]
) -> None:
    """Draw one of several hands with a column for every rank."""
    _draw_name(canvas, seat, area, players)
    cell = (area.width - SUIT - 3) / len(grid.ranks)
    left, top = area.x + SUIT + 3, area.y + NAME_ROW + RANKS_ROW
    row = min((area.bottom - top) / len(grid.suits), cell * RATIO)
    for place, rank in enumerate(grid.ranks):
        label = rank_label(rank, ruleset)
        size = signs.readable(canvas, 13.0, label, cell)
        x = left + (place + 0.5) * cell
        canvas.text(label, x, top - RANKS_ROW / 2, size=size, colour=INK, align=Align.CENTRE, width=cell)
        for number, one in enumerate(seat.rows[place]):
            where = Area(left + place * cell, top + number * row, cell, row)
            _draw_cell(canvas, one, where.inset(GAP / 2), written=False)
    for number, suit in enumerate(grid.suits):
        draw_suit(canvas, suit, area.x + SUIT / 2, top + (number + 0.5) * row, min(SUIT, row))


def _draw_cell(canvas: Canvas, cell: GridCell, area: Area, *, written: bool) -> None:
    """Draw a small card: filled from below as far as it is likely, a short line where it cannot be."""
    x, y = area.centre
    if not cell.chance:
        canvas.line(x - min(5.0, area.width / 4), y, x + min(5.0, area.width / 4), y, ABSENT, 2)
    else:
        canvas.fill(LINE, area)
        inside = area.inset(1)
        canvas.fill(BLANK, inside)
        high = inside.height * sqrt(cell.chance)
        canvas.fill(BLUE, Area(inside.x, inside.bottom - high, inside.width, high))
        if written:
            _write(canvas, cell, inside)
    if cell.change is Change.EXCLUDED:
        canvas.glyph("cross", x, y, min(area.width, area.height) * 0.8, RED)
    elif cell.change is not None:
        _draw_frame(canvas, area, GOLD)
        up = cell.change is Change.MORE
        canvas.glyph("arrow_up" if up else "arrow_down", area.right - 6, area.y + 6, 10, GOLD)


def _write(canvas: Canvas, cell: GridCell, area: Area) -> None:
    """Write the chance on a card, in whole percent."""
    number = str(round(100 * cell.chance))
    size = signs.readable(canvas, PERCENT, number, area.width)
    plate = canvas.text_width(number, size=size, role=Role.BOLD) + 6
    canvas.fill(BLANK, Area.centred(*area.centre, min(plate, area.width), min(size + 2, area.height)))
    canvas.text(number, *area.centre, size=size, role=Role.BOLD, colour=INK, align=Align.CENTRE)


def _draw_frame(canvas: Canvas, area: Area, colour: str) -> None:
    for y in (area.y, area.bottom):
        canvas.line(area.x, y, area.right, y, colour, 2.5)
    for x in (area.x, area.right):
        canvas.line(x, area.y, x, area.bottom, colour, 2.5)
