"""A scrolling list with one selected row."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import (
    CHOSEN,
    FIELD,
    RING,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.base import NOWHERE, State, Widget
from settebello.ui.kit.widgets.list_row import Heading, draw_heading, draw_row, height_of
from settebello.ui.kit.widgets.option import Option
from settebello.ui.kit.widgets.row_strip import NOTCH, Strip
from settebello.ui.kit.widgets.value_widgets import place_among

EDGE = 6.0
BAR = 14.0
TAKEN = replace(CHOSEN, radius=9)
ROW_RING = replace(RING, radius=9)
"""The golden edge of the selected row while the list has the focus."""


class ScrollList(Widget):
    """A list of rows on paper; up and down move the selection, the wheel scrolls."""

    def __init__(
        self,
        label: Words,
        rows: Sequence[Option | Heading],
        chosen: object,
        changed: Callable[[object], Change | None],
        settled: Callable[[], Change | None] = lambda: None,
    ) -> None:
        """Select the row whose value is `chosen`, or the first; `changed` gets each new value.

        `settled` is called when Enter confirms the selection.
        """
        super().__init__(label)
        self._changed = changed
        self._settled = settled
        self.set_rows(rows, chosen)

    def set_rows(self, rows: Sequence[Option | Heading], chosen: object) -> None:
        """Offer other rows, from the first one on, with the chosen row in sight."""
        self.lines = tuple(rows)
        self._places = [place for place, line in enumerate(self.lines) if isinstance(line, Option)]
        values = [row.value for row in self.rows]
        self.place_of_choice = values.index(chosen) if chosen in values else 0
        self._strip = Strip([self.height_of(line) for line in self.lines], in_rows=True)
        if self._places and self.area is not NOWHERE:
            self.place(self.area)

    def renew(self, rows: Sequence[Option | Heading]) -> None:
        """Show the same rows with other pictures: neither the choice nor the view moves."""
        self.lines = tuple(rows)

    def height_of(self, line: Option | Heading) -> float:
        """Return the height of a line."""
        return height_of(line)

    @property
    def rows(self) -> tuple[Option, ...]:
        """The rows that can be selected."""
        return tuple(line for line in self.lines if isinstance(line, Option))

    @property
    def value(self) -> object:
        """The value of the selected row."""
        return self.rows[self.place_of_choice].value

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, the selected row, whether it is ticked, and its number among all rows."""
        row = self.rows[self.place_of_choice]
        ticked = t("Finished") if row.ticked else ""
        return self.label, row.words, row.note, ticked, place_among(self.place_of_choice, len(self.rows))

    @property
    def attention(self) -> Area:
        """The area of the selected row, because the list can be larger than the view."""
        line = self._places[self.place_of_choice]
        return self.area_of(line) or self.area

    def area_of(self, line: int) -> Area | None:
        """Return the area of a line, counted from 0 with the headings; None if no part of it is in sight."""
        return dict(self._strip.seen(self._opening)).get(line)

    @property
    def targets(self) -> tuple[Area, ...]:
        """The fully visible rows."""
        room = self._opening
        return tuple(
            area
            for place, area in self._strip.seen(room)
            if place in self._places and area.y >= room.y and area.bottom <= room.bottom
        )

    @property
    def _opening(self) -> Area:
        return self.area.inset(EDGE)

    def place(self, area: Area) -> None:
        """Set the area, with the selected row in view."""
        super().place(area)
        self._strip.opening = self._opening.height
        self._show_choice()

    def mark(self, value: object) -> None:
        """Select the row with this value without calling `changed`."""
        self.place_of_choice = [row.value for row in self.rows].index(value)
        self._show_choice()

    def step(self, across: int, down: int) -> bool:
        """Select the neighbouring row; at the ends of the list the focus leaves it."""
        place = self.place_of_choice + down
        if across or not 0 <= place < len(self.rows):
            return False
        self._choose(place)
        return True

    def leap(self, down: int, *, far: bool) -> bool:
        """Select the first row below the next or previous heading, or the first or last row.

        Without headings, a page is the height of the opening.
        """
        starts = [n for n, place in enumerate(self._places) if place and place - 1 not in self._places]
        if not starts:
            page = int(self._opening.height // max(map(self.height_of, self.lines), default=1.0))
            starts = list(range(0, len(self.rows), max(1, page)))
        ways = [n for n in (0, *starts, len(self.rows) - 1) if (n - self.place_of_choice) * down > 0]
        if ways:
            self._choose(max(ways, key=lambda n: n * down) if far else min(ways, key=lambda n: n * down))
            # Scroll the heading to the top, to show all rows below it.
            start = sum(self.height_of(line) for line in self.lines[: self._above()])
            self._strip.move(start - self._strip.top)
        return True

    def activate(self) -> Change | None:
        """Confirm the selection."""
        return self._settled()

    def wheel(self, steps: float) -> bool:
        """Scroll by about one row per notch; False at the ends."""
        before = self._strip.top
        self._strip.move(-steps * NOTCH)
        return self._strip.top != before

    def release(self, x: float, y: float) -> Change | None:
        """Select the row under the mouse."""
        del x
        line = self._strip.at(y - self._opening.y)
        return self._choose(self._places.index(line)) if line in self._places else None

    def _choose(self, place: int) -> Change | None:
        if place == self.place_of_choice:
            return None
        self.place_of_choice = place
        self._show_choice()
        return self._changed(self.value)

    def _show_choice(self) -> None:
        """Scroll the selected row into view, with a heading directly above it."""
        self._strip.show(self._above(), self._places[self.place_of_choice])

    def _above(self) -> int:
        """Return the line of the selected row, or of a heading directly above it."""
        line = self._places[self.place_of_choice]
        return line - 1 if line and line - 1 not in self._places else line

    def _drawn(self, room: Area) -> list[tuple[int, Area]]:
        """Return the visible rows, without a heading at the lower edge whose rows are all out of sight."""
        seen = list(self._strip.seen(room))
        alone = len(seen) > 1 and isinstance(self.lines[seen[-1][0]], Heading)
        return seen[:-1] if alone else seen

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the visible rows, and a scroll bar if there are more."""
        canvas.box(self.area, FIELD)
        room = self._opening
        width = room.width - (BAR if self._strip.more else 0)
        with canvas.clip(room):
            for place, area in self._drawn(Area(room.x, room.y, width, room.height)):
                line = self.lines[place]
                if isinstance(line, Heading):
                    draw_heading(canvas, area, line)
                else:
                    taken = place == self._places[self.place_of_choice]
                    self.draw_option(canvas, area, line, state, taken=taken)
        self._strip.draw_fades(canvas, room, FIELD.fill)
        self._strip.draw_bar(canvas, room)

    def draw_option(self, canvas: Canvas, area: Area, option: Option, state: State, *, taken: bool) -> None:
        """Draw a row that can be selected; `taken` is the selected one."""
        if taken:
            canvas.box(area.inset(2), TAKEN)
        if taken and state.focused and canvas.focus_shown:
            # The row has the ring, not the list: as its edge, where nothing cuts it off.
            canvas.box(area.inset(2), ROW_RING)
        draw_row(canvas, area.inset(2), option, taken=taken)
