"""The layout of the page that sets up a match of the market game: the game at the left, its table right."""

from dataclasses import dataclass
from typing import Final, Self

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets import room_for, sheet

WIDTH: Final = 1228.0
HEIGHT: Final = 706.0
EDGE: Final = 30.0
LEFT: Final = 392.0
FOLD: Final = 34.0
ROW: Final = 48.0
ROWS: Final = 2 * ROW + 10.0
"""The height of a choice, and of the ground of both."""
SIDE: Final = 12.0
SIGN: Final = 26.0
BEFORE: Final = SIDE + SIGN + 10
"""The margin of that ground, the sign of a choice, and what both take at its left."""
LINE: Final = 54.0
BUTTON: Final = 50.0
GAP: Final = 14.0
HEADING: Final = 78.0
ABOUT: Final = 84.0
START: Final = 300.0
"""The width of the button that deals."""
SEAT: Final = (246.0, 62.0)
LIMIT: Final = 46.0
"""The plate of a seat, and the height of its handicap below."""
NEEDS: Final = room_for(WIDTH, HEIGHT)
NARROW: Final = 806.0
"""Width of the sheet with all in one column, for much larger letters: without the fan of cards."""
TABLE: Final = 440.0
CREDIT: Final = 50.0
LONG: Final = 1034.0
"""Heights of the table, of the credit and of the sheet in that column."""
NARROW_NEEDS: Final = (NARROW + 20, LONG + 16)


@dataclass(frozen=True, slots=True)
class SeatSlip:
    """The slip of paper of a seat: the player, and the handicap where it is chosen."""

    whole: Area
    seat: Area
    limit: Area

    @property
    def tag(self) -> Area:
        """The paper below the plate, on which the handicap is written."""
        middle = self.seat.centre[1]
        return Area(self.limit.x - 12, middle, self.limit.width + 24, self.whole.bottom - middle)


@dataclass(frozen=True, slots=True)
class NewMarketPages:
    """The areas of the sheet, in logical units."""

    sheet: Area
    fold: float | None
    heading: Area
    about: Area
    fan: Area | None
    reading: tuple[Area, ...]
    back: Area
    rows: Area
    """The ground of the choices."""
    game: Area
    players: Area
    table: Area
    slips: tuple[SeatSlip, ...]
    """The first one at the lower edge of the table, the others at the upper edge, as in a match."""
    credit: Area
    go_on: Area
    start: Area

    @classmethod
    def of(cls, width: float, height: float, seats: int, *, limits: bool, going: bool) -> Self:
        """Compute the layout for a canvas size; `limits`: seats have a handicap; `going`: a match waits."""
        if width < NEEDS[0] - 1:
            return cls._in_one_column(width, height, seats, limits=limits, going=going)
        whole = sheet(WIDTH, HEIGHT, width, height)
        room = Area(whole.x + EDGE, whole.y + 22, whole.width - 2 * EDGE, whole.height - 22 - 26)
        left, right = room.split_left(LEFT, FOLD)
        heading, rest = left.split_top(HEADING, 4)
        about, rest = rest.split_top(ABOUT, 6)
        back = Area(left.x, left.bottom - LINE, left.width, LINE)
        rows = [Area(left.x, back.y - (GAP + BUTTON) * number, left.width, BUTTON) for number in (2, 1)]
        reading = tuple(area for row in rows for area in row.columns(2, GAP))
        fan = Area(rest.x, rest.y, rest.width, rows[0].y - 16 - rest.y)
        ground, game, players = _choices(Area(right.x, right.y + 4, right.width, ROWS))
        foot = Area(right.x, right.bottom - LINE, right.width, LINE)
        free, start = foot.split_left(foot.width - START, 0)
        go_on = Area(start.x - GAP - 0.6 * START, foot.y, 0.6 * START, LINE)
        top = ground.bottom + 14
        table = Area(right.x, top, right.width, foot.y - 24 - top)
        slips = _slips(table, seats, limits=limits)
        credit = Area(free.x, foot.y - 10, start.x - GAP - free.x, LINE + 16)
        if going:
            # A narrow column beside the lowest slip, from the edge of the board on.
            high = table.bottom - slips[0].whole.height / 2 + 10
            credit = Area(free.x, high, go_on.x - GAP - free.x, foot.bottom - high)
        return cls(
            sheet=whole,
            fold=right.x - FOLD / 2,
            heading=heading,
            about=about,
            fan=fan,
            reading=reading,
            back=back,
            rows=ground,
            game=game,
            players=players,
            table=table,
            slips=slips,
            credit=credit,
            go_on=go_on,
            start=start,
        )

    @classmethod
    def _in_one_column(cls, width: float, height: float, seats: int, *, limits: bool, going: bool) -> Self:
        """Compute the layout with everything below one another."""
        whole = sheet(NARROW, LONG, width, height)
        room = Area(whole.x + EDGE, whole.y + 22, whole.width - 2 * EDGE, whole.height - 22 - 28)
        heading, rest = room.split_top(HEADING, 0)
        about, rest = rest.split_top(ABOUT, 4)
        choices, rest = rest.split_top(ROWS, GAP)
        ground, game, players = _choices(choices)
        table, rest = rest.split_top(TABLE, GAP + 4)
        foot, rest = rest.split_top(LINE, GAP)
        go_on, start = foot.split_left(foot.width - START - GAP, GAP) if going else (foot, foot)
        reading, rest = rest.split_top(BUTTON, GAP)
        back, rest = rest.split_top(LINE, 6)
        return cls(
            sheet=whole,
            fold=None,
            heading=heading,
            about=about,
            fan=None,
            reading=reading.columns(4, GAP),
            back=back,
            rows=ground,
            game=game,
            players=players,
            table=table,
            slips=_slips(table, seats, limits=limits),
            credit=Area(rest.x, rest.y, rest.width, CREDIT),
            go_on=go_on,
            start=start,
        )

    @property
    def board(self) -> Area:
        """The wood of the table, over whose edges the slips lie."""
        high = self.slips[0].whole.height
        return Area(
            self.table.x + 6, self.table.y + high / 2, self.table.width - 12, self.table.height - high
        )

    @property
    def cloth(self) -> Area:
        """The part of the board between the slips."""
        top, bottom = self.slips[-1].whole.bottom + 12, self.slips[0].whole.y - 12
        return Area(self.board.x + 22, top, self.board.width - 44, bottom - top)


def _choices(ground: Area) -> tuple[Area, Area, Area]:
    """Return the ground of the choices, and the rows behind their signs."""
    inner = ground.inset(0, 5)
    row = Area(ground.x + BEFORE, inner.y, ground.width - BEFORE - SIDE, ROW)
    return ground, row, row.moved(0, ROW)


def _slips(table: Area, seats: int, *, limits: bool) -> tuple[SeatSlip, ...]:
    """Return the slips of the seats: the first below, the others above from left to right."""
    wide = SEAT[0]
    high = SEAT[1] + (LIMIT if limits else 0.0)
    others = seats - 1
    step = (table.width - wide) / 2 if others > 2 else wide + 40
    found = [_slip(table.centre[0], table.bottom - high, high, limits=limits)]
    for number in range(others):
        x = table.centre[0] + step * (number - (others - 1) / 2)
        found.append(_slip(x, table.y, high, limits=limits))
    return tuple(found)


def _slip(x: float, top: float, high: float, *, limits: bool) -> SeatSlip:
    wide, seat = SEAT
    whole = Area(x - wide / 2, top, wide, high)
    # The tag is as far inside both ends of the plate, which begins behind the middle of the portrait.
    limit = Area(whole.x + 48, whole.y + seat, wide - 74, LIMIT - 2 if limits else 0.0)
    return SeatSlip(whole, Area(whole.x, whole.y, wide, seat), limit)
