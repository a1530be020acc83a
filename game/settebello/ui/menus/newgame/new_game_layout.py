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

    @classmethod
    def of(cls, width: float, height: float, *, sides: bool) -> Self:
        """Compute the layout for a canvas size, with or without a row for the partners."""
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
