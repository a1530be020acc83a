"""The layout of the new-game sheet: the list on the left page, the game on the right."""

from dataclasses import dataclass
from typing import Self

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets import room_for, sheet

WIDTH = 1228.0
HEIGHT = 706.0
EDGE = 30.0
LIST_WIDTH = 392.0
FOLD = 34.0
ROW = 52.0
LINE = 54.0
SMALL = 278.0
"""Width of the buttons for deck and seed, with the gap before them."""


NEEDS = room_for(WIDTH, HEIGHT)
NARROW = 806.0
"""Width of the sheet with all in one column, for much larger letters."""
GAMES = 318.0
ABOUT = 56.0
TABLE = 300.0
"""Heights of the list, the description and the table in that column."""
LONG = 1478.0
"""Height of that sheet, with a choice of partners."""
NARROW_NEEDS = (NARROW + 20, LONG + 16)


@dataclass(frozen=True, slots=True)
class Pages:
    """The areas of the sheet in logical units; `sides` is unused without a choice of partners."""

    sheet: Area
    heading: Area
    games: Area
    daily: Area
    second: Area
    back: Area
    name: Area
    about: Area
    players: Area
    target: Area
    sides: Area
    table: Area
    differs: Area
    house_rules: Area
    rules: Area
    deck: Area
    seed: Area
    note: Area
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
        room = Area(whole.x + EDGE, whole.y + 22, whole.width - 2 * EDGE, whole.height - 22 - 26)
        left, right = room.split_left(LIST_WIDTH, FOLD)
        heading, below = left.split_top(58, 4)
        back = Area(left.x, left.bottom - LINE, left.width, LINE)
        daily, second = Area(left.x, back.y - 14 - 50, left.width, 50).columns(2, 14)
        name, rest = right.split_top(58, 2)
        about, rest = rest.split_top(50, 4)
        rows = [Area(rest.x, rest.y + n * (ROW + 4), rest.width, ROW) for n in range(3)]
        players, sides_row, target = rows if sides else (rows[0], rows[0], rows[1])
        top = target.bottom + 10
        foot = Area(right.x, right.bottom - LINE, right.width, LINE)
        buttons = Area(right.x, foot.y - LINE - 14, right.width, 50)
        wide, narrow = buttons.split_left(buttons.width - SMALL, 16)
        house_rules, rules = wide.columns(2, 16)
        deck, seed = narrow.columns(2, 16)
        differs = Area(right.x, buttons.y - 32, right.width, 28)
        note, start = foot.split_left(foot.width - 300, 0)
        return cls(
            sheet=whole,
            heading=heading,
            games=Area(below.x, below.y, below.width, daily.y - 12 - below.y),
            daily=daily,
            second=second,
            back=back,
            name=name,
            about=about,
            players=players,
            target=target,
            sides=sides_row,
            table=Area(right.x, top, right.width, differs.y - 8 - top),
            differs=differs,
            house_rules=house_rules,
            rules=rules,
            deck=deck,
            seed=seed,
            note=Area(note.x + 4, note.y, note.width - 24, note.height),
            start=start,
        )

    @classmethod
    def in_one_column(cls, width: float, height: float, *, sides: bool) -> Self:
        """Compute the layout in one column: the list, then the game, then all other buttons."""
        whole = sheet(min(width - 20, WIDTH), LONG - (0 if sides else ROW + 4), width, height)
        room = Area(whole.x + EDGE, whole.y + 22, whole.width - 2 * EDGE, whole.height - 22 - 26)
        heading, rest = room.split_top(58, 4)
        games, rest = rest.split_top(GAMES, 14)
        name, rest = rest.split_top(58, 2)
        about, rest = rest.split_top(ABOUT, 6)
        players, rest = rest.split_top(ROW, 4)
        partners, rest = rest.split_top(ROW, 4) if sides else (players, rest)
        target, rest = rest.split_top(ROW, 14)
        table, rest = rest.split_top(TABLE, 12)
        differs, rest = rest.split_top(28, 6)
        lines = []
        for _ in range(2):
            line, rest = rest.split_top(LINE, 14)
            lines.append(line.columns(2, 16))
        (house_rules, rules), (deck, seed) = lines
        start, rest = rest.split_top(LINE, 10)
        note, rest = rest.split_top(LINE, 14)
        line, rest = rest.split_top(LINE, 14)
        daily, second = line.columns(2, 16)
        back, _ = rest.split_top(LINE, 0)
        return cls(
            sheet=whole,
            heading=heading,
            games=games,
            daily=daily,
            second=second,
            back=back,
            name=name,
            about=about,
            players=players,
            target=target,
            sides=partners,
            table=table,
            differs=differs,
            house_rules=house_rules,
            rules=rules,
            deck=deck,
            seed=seed,
            note=note,
            start=start,
        )

    @property
    def folded(self) -> bool:
        """Whether there are two pages, with a fold between them."""
        return self.name.y < self.games.y
