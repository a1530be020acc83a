"""The panel of the other hands: a small card for every card of the deck, fuller the likelier it is there."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from settebello.ai.reading.changes import Change
from settebello.engine import Ruleset
from settebello.i18n import percent, pt
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import BLUE, GOLD_DEEP, INK, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.helps.hand_grid import GridCell, HandGrid, SeatGrid
from settebello.ui.table.model.short_names import rank_label
from settebello.ui.table.view import signs
from settebello.ui.table.view.helps.panel_sheet import draw_title
from settebello.ui.table.view.still_parts import draw_suit

FOOT: Final = 22.0
EDGE: Final = 9.0
"""The room at both sides, a little less than on other panels: the small cards need it."""
NAME: Final = 18.0
NAME_ROW: Final = 24.0
RANKS_ROW: Final = 19.0
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
PERCENT: Final = 14.0
RANK: Final = 15.0
FRAME: Final = 2.5
SIGN: Final = 11.0
"""The frame and the arrow of a chance that has changed."""


MOST_BY_SUIT: Final = 3
"""More hands than this have one small card for each rank: one for each suit as well would be too small."""
TALLEST: Final = 46.0
"""The greatest height of such a card."""


def draw_hands(
    canvas: Canvas, grid: HandGrid, area: Area, ruleset: Ruleset, players: Sequence[Player]
) -> None:
    """Draw the grids of all other hands below each other, and where the chances come from."""
    title = draw_title(canvas, area, pt("panel", "The other hands"))
    inner = Area(area.x + EDGE, area.y + title + 4, area.width - 2 * EDGE, area.height - title - 6 - FOOT)
    x, y = area.centre[0], area.bottom - FOOT / 2 - 2
    size = signs.readable(canvas, 14.0, grid.source, inner.width)
    canvas.text(grid.source, x, y, size=size, colour=INK_SOFT, align=Align.CENTRE, width=inner.width)
    if len(grid.seats) == 1:
        _draw_upright(canvas, grid, inner, ruleset, players)
        return
    high = (inner.height - BETWEEN * (len(grid.seats) - 1)) / len(grid.seats)
    drawn = _draw_across if len(grid.seats) <= MOST_BY_SUIT else _draw_by_rank
    for place, seat in enumerate(grid.seats):
        room = Area(inner.x, inner.y + place * (high + BETWEEN), inner.width, high)
        _draw_name(canvas, seat, room, players)
        below = Area(room.x, room.y + NAME_ROW, room.width, room.height - NAME_ROW)
        drawn(canvas, grid, seat, below, ruleset)


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
    canvas: Canvas, grid: HandGrid, area: Area, ruleset: Ruleset, players: Sequence[Player]
) -> None:
    """Draw a single hand with a row for every rank; the chances are written on the cards."""
    seat = grid.seats[0]
    _draw_name(canvas, seat, area, players)
    left = area.x + UPRIGHT_LABEL
    cell = (area.right - left) / len(grid.suits)
    y = area.y + NAME_ROW + 10
    for place, suit in enumerate(grid.suits):
        draw_suit(canvas, suit, left + (place + 0.5) * cell, y, 20)
    top = y + 14
    row = min(HIGHEST, (area.bottom - top) / len(grid.ranks))
    for number, rank in enumerate(grid.ranks):
        line = top + number * row
        label, middle = rank_label(rank, ruleset), line + row / 2
        canvas.text(label, area.x + 2, middle, size=20, role=Role.BOLD, colour=INK, width=UPRIGHT_LABEL - 6)
        for place, one in enumerate(seat.rows[number]):
            _draw_cell(canvas, one, _card(left + place * cell, line, cell, row), written=True)


def _draw_by_rank(canvas: Canvas, grid: HandGrid, seat: SeatGrid, area: Area, ruleset: Ruleset) -> None:
    """Draw one of many hands with a card for every rank, as full as a card of it is likely."""
    cell = area.width / len(grid.ranks)
    high = min(area.height - RANKS_ROW, TALLEST)
    for place, rank in enumerate(grid.ranks):
        cells = seat.rows[place]
        # The chances of the suits add up to the number of such cards that the hand has on average.
        whole = GridCell(cells[0].card, min(1.0, sum(one.chance for one in cells)), _together(cells))
        card = _card(area.x + place * cell, area.y, cell, high)
        _draw_cell(canvas, whole, card, written=False)
        _draw_rank(canvas, rank_label(rank, ruleset), card.centre[0], area.y + high + RANKS_ROW / 2, cell)


def _together(cells: Sequence[GridCell]) -> Change | None:
    """Return what has changed for a rank; that a suit is excluded counts only when all suits are."""
    changes = {one.change for one in cells if one.change is not None}
    if not any(one.chance for one in cells):
        return Change.EXCLUDED if changes else None
    return next((one for one in Change if one in changes and one is not Change.EXCLUDED), None)


def _draw_rank(canvas: Canvas, label: Words, x: float, y: float, room: float) -> None:
    size = signs.readable(canvas, RANK, label, room + 2)
    canvas.text(label, x, y, size=size, colour=INK, align=Align.CENTRE, width=room + 2)


def _draw_across(canvas: Canvas, grid: HandGrid, seat: SeatGrid, area: Area, ruleset: Ruleset) -> None:
    """Draw one of several hands with a column for every rank and a row for every suit."""
    left = area.x + SUIT + 3
    cell = (area.right - left) / len(grid.ranks)
    top = area.y + RANKS_ROW
    row = min((area.bottom - top) / len(grid.suits), cell * RATIO)
    for place, rank in enumerate(grid.ranks):
        x, y = left + (place + 0.5) * cell, top - RANKS_ROW / 2
        _draw_rank(canvas, rank_label(rank, ruleset), x, y, cell)
        for number, one in enumerate(seat.rows[place]):
            _draw_cell(canvas, one, _card(left + place * cell, top + number * row, cell, row), written=False)
    for number, suit in enumerate(grid.suits):
        draw_suit(canvas, suit, area.x + SUIT / 2, top + (number + 0.5) * row, min(SUIT, row))


def _card(x: float, y: float, wide: float, high: float) -> Area:
    """Return the area of a small card in a cell, on whole units so that all edges are equally sharp."""
    left, top = round(x + GAP / 2), round(y + GAP / 2)
    return Area(left, top, round(x + wide - GAP / 2) - left, round(y + high - GAP / 2) - top)


def _draw_cell(canvas: Canvas, cell: GridCell, area: Area, *, written: bool) -> None:
    """Draw a small card: filled from below as far as it is likely, a short line where it cannot be."""
    x, y = area.centre
    if not cell.chance:
        reach = min(5.0, area.width / 4)
        canvas.line(x - reach, y, x + reach, y, ABSENT, 2)
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
        _draw_frame(canvas, area)
        more = cell.change is Change.MORE
        canvas.glyph("arrow_up" if more else "arrow_down", area.right - 5, area.y + 5, SIGN, GOLD_DEEP)


def _write(canvas: Canvas, cell: GridCell, area: Area) -> None:
    """Write the chance on a card, in whole percent."""
    number = percent(cell.chance)
    size = signs.readable(canvas, PERCENT, number, area.width - 2)
    wide = canvas.text_width(number, size=size, role=Role.BOLD) + 4
    canvas.fill(BLANK, Area.centred(*area.centre, min(wide, area.width), min(size + 2, area.height)))
    canvas.text(
        number, *area.centre, size=size, role=Role.BOLD, colour=INK, align=Align.CENTRE, width=area.width
    )


def _draw_frame(canvas: Canvas, area: Area) -> None:
    for y in (area.y, area.bottom):
        canvas.line(area.x, y, area.right, y, GOLD_DEEP, FRAME)
    for x in (area.x, area.right):
        canvas.line(x, area.y, x, area.bottom, GOLD_DEEP, FRAME)
