"""The table of a class: a row per child with its units, minutes and next step."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from settebello.i18n import Text, t
from settebello.learning.facts import Fact, Unit
from settebello.learning.report.class_table import UNITS, Row
from settebello.ui.grownups.parts.heat_map_view import draw_step
from settebello.ui.grownups.parts.recommendation import next_heading
from settebello.ui.grownups.parts.report_words import STATES, minutes
from settebello.ui.grownups.parts.report_words import UNITS as UNIT_NAMES
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import (
    CREAM,
    FIELD,
    INK,
    INK_SOFT,
    LETTERS,
    PAPER_SHADE,
    RED_DEEP,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import State, Strip, Widget
from settebello.ui.kit.widgets.row_strip import NOTCH
from settebello.ui.kit.widgets.scroll import ROW_RING, TAKEN
from settebello.ui.kit.widgets.value_widgets import place_among
from settebello.ui.learn.parts.animals import called, draw_child

ROW: Final = 50.0
HEAD: Final = 40.0
FACE: Final = 42.0
CELL: Final = 58.0
NAME: Final = 216.0
MINUTES: Final = 94.0
EDGE: Final = 6.0
BAR: Final = 14.0
SMALL: Final = LETTERS[Size.SMALL]
EXAMPLES: Final = {
    Unit.FIRST_STEPS: Fact(2, 3),
    Unit.PLUS_ONE_AND_TWO: Fact(2, 6),
    Unit.DOUBLES: Fact(4, 4),
    Unit.FRIENDS_OF_TEN: Fact(3, 7),
    Unit.NEAR_DOUBLES: Fact(4, 5),
    Unit.BEYOND_TEN: Fact(7, 8),
}
"""A fact of each unit, which stands over the unit's column."""


class Order(StrEnum):
    """The value by which the rows are sorted."""

    LISTED = "listed"
    NAME = "name"
    SAFE = "safe"
    MINUTES = "minutes"
    LAST_DAY = "last_day"


def ordered(rows: Sequence[Row], order: Order, says: Callable[[Words], str]) -> tuple[Row, ...]:
    """Return the rows in an order: names by their letters, and first the children that need a look."""
    match order:
        case Order.LISTED:
            return tuple(rows)
        case Order.NAME:
            return tuple(sorted(rows, key=lambda row: says(called(row.child)).casefold()))
        case Order.SAFE:
            return tuple(sorted(rows, key=lambda row: row.safe))
        case Order.MINUTES:
            return tuple(sorted(rows, key=lambda row: row.minutes))
        case Order.LAST_DAY:
            return tuple(sorted(rows, key=lambda row: -1 if row.last_day is None else row.last_day))


def units_said(row: Row) -> tuple[Text, ...]:
    """Return the state of each unit of a child in words."""
    return tuple(
        t("{label}: {value}", label=UNIT_NAMES[unit], value=STATES[one.state])
        for unit, one in row.units.items()
    )


class ClassTable(Widget):
    """All children of a class; up and down move the selection, Enter or a click opens a child's page."""

    def __init__(self, opened: Callable[[str], Change | None], changed: Callable[[], None]) -> None:
        """Begin without rows; `opened` gets the id of a child, `changed` is called for another selection."""
        super().__init__(t("Children"))
        self._opened = opened
        self._changed = changed
        self.rows: tuple[Row, ...] = ()
        self.place_of_choice = 0
        self._strip = Strip(())

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; the child that was selected stays selected if it is among them."""
        before = self.chosen
        self.rows = tuple(rows)
        ids = [row.child.id for row in self.rows]
        self.place_of_choice = ids.index(before.child.id) if before and before.child.id in ids else 0
        self._strip = Strip([ROW] * len(self.rows), self._opening.height, in_rows=True)
        self.enabled = bool(self.rows)
        if self.rows:
            self._strip.show(self.place_of_choice)

    @property
    def chosen(self) -> Row | None:
        """The selected row, or None without rows."""
        return self.rows[self.place_of_choice] if self.rows else None

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The selected child with its units, minutes and next step, and its number among all rows."""
        row = self.chosen
        if row is None:
            return (self.label,)
        return (
            self.label,
            called(row.child),
            row.child.group,
            *units_said(row),
            minutes(row.minutes),
            next_heading(row.advice, begun=row.begun),
            place_among(self.place_of_choice, len(self.rows)),
        )

    @property
    def attention(self) -> Area:
        """The area of the selected row."""
        return dict(self._strip.seen(self._opening)).get(self.place_of_choice, self.area)

    @property
    def targets(self) -> tuple[Area, ...]:
        """The rows that are wholly visible."""
        room = self._opening
        return tuple(
            area for _, area in self._strip.seen(room) if area.y >= room.y and area.bottom <= room.bottom
        )

    @property
    def _opening(self) -> Area:
        _, below = self.area.inset(EDGE).split_top(HEAD)
        return below

    def place(self, area: Area) -> None:
        """Set the area, with the selected row in view."""
        super().place(area)
        self._strip.opening = self._opening.height
        if self.rows:
            self._strip.show(self.place_of_choice)

    def step(self, across: int, down: int) -> bool:
        """Select the neighbouring row; at the ends of the table the focus leaves it."""
        place = self.place_of_choice + down
        if across or not 0 <= place < len(self.rows):
            return False
        self._choose(place)
        return True

    def leap(self, down: int, *, far: bool) -> bool:
        """Select a row a page further, or the first or last row."""
        page = max(1, int(self._opening.height // ROW))
        place = (len(self.rows) - 1 if down > 0 else 0) if far else self.place_of_choice + down * page
        if self.rows:
            self._choose(max(0, min(place, len(self.rows) - 1)))
        return bool(self.rows)

    def wheel(self, steps: float) -> bool:
        """Scroll by about one row per notch."""
        before = self._strip.top
        self._strip.move(-steps * NOTCH)
        return self._strip.top != before

    def activate(self) -> Change | None:
        """Open the page of the selected child."""
        row = self.chosen
        return self._opened(row.child.id) if row is not None else None

    def release(self, x: float, y: float) -> Change | None:
        """Open the page of the child under the mouse."""
        del x
        line = self._strip.at(y - self._opening.y)
        if line is None:
            return None
        self._choose(line)
        return self.activate()

    def _choose(self, place: int) -> None:
        self.place_of_choice = place
        self._strip.show(place)
        self._changed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the heading and the visible rows."""
        canvas.box(self.area, FIELD)
        room = self._opening
        wide = room.width - BAR
        self._draw_head(canvas, Area(room.x, room.y - HEAD, wide, HEAD))
        with canvas.clip(room):
            for place, area in self._strip.seen(Area(room.x, room.y, wide, room.height)):
                taken = place == self.place_of_choice
                self._draw_row(canvas, area.inset(1), self.rows[place], taken=taken)
                if taken and state.focused and canvas.focus_shown:
                    canvas.box(area.inset(1), ROW_RING)
        self._strip.draw_bar(canvas, room)

    def _draw_head(self, canvas: Canvas, area: Area) -> None:
        y = area.centre[1]
        canvas.text(t("Name"), area.x + 12, y, width=NAME - 20, size=SMALL, role=Role.BOLD, colour=RED_DEEP)
        x = area.x + NAME
        for unit in UNITS:
            fact = EXAMPLES[unit]
            canvas.text(
                f"{fact.b} + {fact.a}", x + CELL / 2, y, size=SMALL, role=Role.BOLD, colour=RED_DEEP,
                align=Align.CENTRE, width=CELL - 4,
            )  # fmt: skip
            x += CELL
        canvas.text(
            t("Minutes"), x + MINUTES / 2, y, size=SMALL, role=Role.BOLD, colour=RED_DEEP,
            align=Align.CENTRE, width=MINUTES,
        )  # fmt: skip
        x += MINUTES + 12
        canvas.text(t("Next step"), x, y, size=SMALL, role=Role.BOLD, colour=RED_DEEP, width=area.right - x)
        canvas.line(area.x, area.bottom - 2, area.right, area.bottom - 2, PAPER_SHADE, 2)

    def _draw_row(self, canvas: Canvas, area: Area, row: Row, *, taken: bool) -> None:
        if taken:
            canvas.box(area, TAKEN)
        ink, soft = (CREAM, CREAM) if taken else (INK, INK_SOFT)
        y = area.centre[1]
        child = row.child
        draw_child(canvas, child.avatar, child.mark, Area.centred(area.x + 6 + FACE / 2, y, FACE, FACE))
        left, wide = area.x + FACE + 14, NAME - FACE - 20
        above = 9 if child.group else 0
        canvas.text(called(child), left, y - above, size=20, role=Role.BOLD, colour=ink, width=wide)
        if child.group:
            canvas.text(child.group, left, y + 13, size=SMALL - 2, colour=soft, width=wide)
        x = area.x + NAME - 1
        for unit in UNITS:
            one = row.units.get(unit)
            middle = x + CELL / 2
            if one is None:
                canvas.text("–", middle, y, size=SMALL, colour=soft, align=Align.CENTRE)
            else:
                draw_step(canvas, Area.centred(middle, y, 38, 38), one.state)
            x += CELL
        canvas.text(
            str(round(row.minutes)),
            x + MINUTES / 2,
            y,
            size=20,
            colour=ink,
            align=Align.CENTRE,
            width=MINUTES,
        )
        x += MINUTES + 12
        head = next_heading(row.advice, begun=row.begun)
        canvas.text(head, x, y, size=SMALL, colour=ink, width=area.right - x - 8)
