"""The layout of the new-game sheet: the list on the left page, the game on the right one."""

from dataclasses import dataclass
from typing import Final, Self

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets import room_for, sheet
from settebello.ui.menus.newgame.seat_table import LONGEST, SEAT_HEIGHT

WIDTH = 1228.0
HEIGHT = 706.0
EDGE = 30.0
LIST_WIDTH = 412.0
FOLD = 34.0
HEADING: Final = 72.0
"""Height of a heading with the ornament below it."""
ROW = 48.0
LINE = 66.0
"""Height of the last row of buttons of both pages."""
GAP: Final = 12.0
"""Between two buttons beside each other."""
ABOUT: Final = 49.0
STATUS: Final = 40.0
"""Height of the two lines that say with which cards it is played."""
BACK: Final = 138.0
"""The width of the button "Back"; the rest of its row is for what is seldom needed."""
RULES: Final = 216.0
"""The width of the button that opens the rules; the one that deals has the rest of its row."""
TAG: Final = (236.0, 50.0)
"""The size of a tag at a lower corner of the table."""


NEEDS = room_for(WIDTH, HEIGHT)
NARROW = 806.0
"""Width of the sheet with all in one column, for much larger letters."""
GAMES = 340.0
TABLE = 316.0
"""Heights of the list and of the table in that column."""
LONG = 1456.0
"""Height of that sheet, with a choice of partners."""
NARROW_NEEDS = (NARROW + 20, LONG + 16)


@dataclass(frozen=True, slots=True)
class Pages:
    """The areas of the sheet in logical units; `sides` is unused without a choice of partners.

    `rows` is the ground of the choices, `status` that of the lines above the buttons, `seldom` that of the
    three signs at the foot of the list.
    """

    sheet: Area
    heading: Area
    games: Area
    back: Area
    seldom: Area
    name: Area
    about: Area
    rows: Area
    players: Area
    target: Area
    sides: Area
    table: Area
    status: Area
    rules: Area
    start: Area

    @property
    def cards(self) -> Area:
        """The room between the description and the button, for a game that has a page of its own."""
        top = self.about.bottom + 12
        return Area(self.name.x, top, self.name.width, self.start.y - 16 - top)

    @property
    def alone(self) -> Area:
        """The place of the button that goes on, where there is no other one beside it."""
        return Area(self.rules.x, self.start.y, self.start.right - self.rules.x, self.start.height)

    def tags(self, lowest: float) -> tuple[Area, Area]:
        """Return the tags at the left and at the right of your own seat, below `lowest`."""
        reach = (min(self.table.width, LONGEST) - TAG[0]) / 2
        x, y = self.table.centre[0], max(self.table.bottom - SEAT_HEIGHT / 2, lowest + TAG[1] / 2 + 1)
        return Area.centred(x - reach, y, *TAG), Area.centred(x + reach, y, *TAG)

    @classmethod
    def of(cls, width: float, height: float, *, sides: bool) -> Self:
        """Compute the layout for a canvas size, with or without a row for the partners."""
        if width < NEEDS[0] - 1:
            return cls.in_one_column(width, height, sides=sides)
        whole = sheet(WIDTH, HEIGHT, width, height)
        room = Area(whole.x + EDGE, whole.y + 20, whole.width - 2 * EDGE, whole.height - 20 - 26)
        left, right = room.split_left(LIST_WIDTH, FOLD)
        heading, below = left.split_top(HEADING)
        foot = Area(left.x, left.bottom - LINE, left.width, LINE)
        name, rest = right.split_top(HEADING)
        about, rest = rest.split_top(ABOUT, 2)
        rows, rest = rest.split_top(ROW * (3 if sides else 2), 6)
        buttons = Area(right.x, foot.y, right.width, LINE)
        status = Area(right.x, buttons.y - 8 - STATUS, right.width, STATUS)
        return cls(
            sheet=whole,
            heading=heading,
            games=Area(below.x, below.y, below.width, foot.y - GAP - below.y),
            name=name,
            about=about,
            rows=rows,
            table=Area(right.x, rest.y, right.width, status.y - 8 - rest.y),
            status=status,
            **_choices(rows, sides=sides),
            **_foot(foot),
            **_buttons(buttons),
        )

    @classmethod
    def in_one_column(cls, width: float, height: float, *, sides: bool) -> Self:
        """Compute the layout in one column: the list, then the game, then all other buttons."""
        whole = sheet(min(width - 20, WIDTH), LONG - (0 if sides else ROW), width, height)
        room = Area(whole.x + EDGE, whole.y + 22, whole.width - 2 * EDGE, whole.height - 22 - 26)
        heading, rest = room.split_top(HEADING, 2)
        games, rest = rest.split_top(GAMES, 16)
        name, rest = rest.split_top(HEADING, 2)
        about, rest = rest.split_top(ABOUT + 4, 6)
        rows, rest = rest.split_top(ROW * (3 if sides else 2), 14)
        table, rest = rest.split_top(TABLE, 12)
        status, rest = rest.split_top(STATUS + 4, 10)
        buttons, rest = rest.split_top(LINE, 22)
        foot, _ = rest.split_top(LINE, 0)
        return cls(
            sheet=whole,
            heading=heading,
            games=games,
            name=name,
            about=about,
            rows=rows,
            table=table,
            status=status,
            **_choices(rows, sides=sides),
            **_foot(foot),
            **_buttons(buttons),
        )

    @property
    def folded(self) -> bool:
        """Whether there are two pages, with a fold between them."""
        return self.name.y < self.games.y


def _choices(rows: Area, *, sides: bool) -> dict[str, Area]:
    """Return the places of the choices on their ground."""
    places = [Area(rows.x, rows.y + n * ROW, rows.width, ROW) for n in range(3)]
    return {"players": places[0], "sides": places[1], "target": places[2 if sides else 1]}


def _foot(area: Area) -> dict[str, Area]:
    """Return the places below the list: the way back, and what is seldom needed."""
    back, seldom = area.split_left(BACK, GAP)
    return {"back": back, "seldom": seldom}


def _buttons(area: Area) -> dict[str, Area]:
    """Return the places of the buttons below the table, that which deals at the right."""
    rules, start = area.split_left(RULES, GAP)
    return {"rules": rules, "start": start}
