"""The layout of the new-game sheet: the list on the left page, the game on the right one."""

from dataclasses import dataclass
from typing import Final, Self

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets import room_for, sheet

WIDTH = 1228.0
HEIGHT = 706.0
EDGE = 30.0
LIST_WIDTH = 412.0
FOLD = 34.0
HEADING: Final = 72.0
"""Height of a heading with the ornament below it."""
ROW = 48.0
LINE = 52.0
GAP: Final = 12.0
"""Between two buttons, beside and above each other."""
ABOUT: Final = 49.0
STATUS: Final = 44.0
"""Height of the two lines that say by which rules and with which cards it is played."""
BACK: Final = 0.38
"""The part of the row below the list that the button "Back" takes."""
LAST: Final = 1.2
"""How much wider the last column of buttons is, with the one that deals."""


NEEDS = room_for(WIDTH, HEIGHT)
NARROW = 806.0
"""Width of the sheet with all in one column, for much larger letters."""
GAMES = 340.0
TABLE = 300.0
"""Heights of the list and of the table in that column."""
LONG = 1430.0
"""Height of that sheet, with a choice of partners."""
NARROW_NEEDS = (NARROW + 20, LONG + 16)


@dataclass(frozen=True, slots=True)
class Pages:
    """The areas of the sheet in logical units; `sides` is unused without a choice of partners.

    `rows` is the ground of the choices, `status` that of the lines above the buttons.
    """

    sheet: Area
    heading: Area
    games: Area
    daily: Area
    back: Area
    name: Area
    about: Area
    rows: Area
    players: Area
    target: Area
    sides: Area
    table: Area
    status: Area
    house_rules: Area
    rules: Area
    deck: Area
    second: Area
    seed: Area
    start: Area

    @property
    def cards(self) -> Area:
        """The room between the description and the button, for a game that has a page of its own."""
        top = self.about.bottom + 12
        return Area(self.name.x, top, self.name.width, self.start.y - 16 - top)

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
        back, daily = foot.split_left(foot.width * BACK, GAP)
        name, rest = right.split_top(HEADING)
        about, rest = rest.split_top(ABOUT, 2)
        rows, rest = rest.split_top(ROW * (3 if sides else 2), 6)
        buttons = Area(right.x, right.bottom - 2 * LINE - GAP, right.width, 2 * LINE + GAP)
        status = Area(right.x, buttons.y - 6 - STATUS, right.width, STATUS)
        return cls(
            sheet=whole,
            heading=heading,
            games=Area(below.x, below.y, below.width, foot.y - GAP - below.y),
            daily=daily,
            back=back,
            name=name,
            about=about,
            rows=rows,
            table=Area(right.x, rest.y, right.width, status.y - 4 - rest.y),
            status=status,
            **_choices(rows, sides=sides),
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
        buttons, rest = rest.split_top(2 * LINE + GAP, 22)
        foot, _ = rest.split_top(LINE, 0)
        back, daily = foot.split_left(foot.width * BACK, GAP)
        return cls(
            sheet=whole,
            heading=heading,
            games=games,
            daily=daily,
            back=back,
            name=name,
            about=about,
            rows=rows,
            table=table,
            status=status,
            **_choices(rows, sides=sides),
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


def _buttons(area: Area) -> dict[str, Area]:
    """Return the places of the buttons in two rows and three columns, that which deals at the lower right."""
    share = (area.width - 2 * GAP) / (2 + LAST)
    names = (("house_rules", "rules", "deck"), ("second", "seed", "start"))
    return {
        name: Area(
            area.x + column * (share + GAP),
            area.y + row * (LINE + GAP),
            share * (LAST if column == 2 else 1),
            LINE,
        )
        for row, line in enumerate(names)
        for column, name in enumerate(line)
    }
