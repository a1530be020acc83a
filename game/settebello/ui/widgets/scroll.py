"""A list with more rows than have room; one row is chosen."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from settebello.ui.canvas import Canvas, Words
from settebello.ui.paint.area import Area
from settebello.ui.paint.fonts import Role
from settebello.ui.scene import Change
from settebello.ui.theme import CHOSEN, CREAM, FADED, FIELD, FIELD_LIT, GOLD_DEEP, INK
from settebello.ui.widgets.base import State, Widget
from settebello.ui.widgets.button import ring
from settebello.ui.widgets.values import Option

ROW = 52.0
EDGE = 6.0


class ScrollList(Widget):
    """Rows to choose from; up and down move the choice, the wheel moves the list. Lies on paper."""

    def __init__(
        self, label: Words, rows: Sequence[Option], chosen: object, changed: Callable[[object], Change | None]
    ) -> None:
        """Begin at the row whose value is `chosen`, else at the first; `changed` gets the new value."""
        super().__init__(label)
        self.rows = tuple(rows)
        values = [row.value for row in self.rows]
        self.place_of_choice = values.index(chosen) if chosen in values else 0
        self._changed = changed
        self._first = 0

    @property
    def value(self) -> object:
        """The value of the row chosen."""
        return self.rows[self.place_of_choice].value

    @property
    def _shown(self) -> int:
        return max(1, int((self.area.height - 2 * EDGE) // ROW))

    def place(self, area: Area) -> None:
        """Put the list there, with the chosen row in sight."""
        super().place(area)
        self._show_choice()

    def step(self, across: int, down: int) -> bool:
        """Up and down choose the neighbour and leave the list at its ends."""
        place = self.place_of_choice + down
        if across or not 0 <= place < len(self.rows):
            return False
        self._choose(place)
        return True

    def wheel(self, steps: float) -> bool:
        """Move the list by one row a notch."""
        self._first = self._within(self._first - round(steps))
        return True

    def release(self, x: float, y: float) -> Change | None:
        """Choose the row under the mouse."""
        del x
        place = self._first + int((y - self.area.y - EDGE) // ROW)
        return self._choose(place) if 0 <= place < min(len(self.rows), self._first + self._shown) else None

    def _choose(self, place: int) -> Change | None:
        if place == self.place_of_choice:
            return None
        self.place_of_choice = place
        self._show_choice()
        return self._changed(self.value)

    def _within(self, first: int) -> int:
        return max(0, min(first, len(self.rows) - self._shown))

    def _show_choice(self) -> None:
        low, high = self.place_of_choice - self._shown + 1, self.place_of_choice
        self._first = self._within(max(low, min(self._first, high)))

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the rows in sight and, when there are more, a bar that shows where they are."""
        style = FIELD_LIT if state.focused else FIELD
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style, on_paper=True)
        more = len(self.rows) > self._shown
        inside = self.area.inset(EDGE)
        for row in range(min(self._shown, len(self.rows) - self._first)):
            place = self._first + row
            area = Area(inside.x, inside.y + row * ROW, inside.width - (14 if more else 0), ROW).inset(2)
            option, taken = self.rows[place], place == self.place_of_choice
            if taken:
                canvas.box(area, replace(CHOSEN, radius=9))
            canvas.text(
                option.words,
                area.x + 14,
                area.centre[1],
                size=21,
                colour=CREAM if taken else FADED if option.faded else INK,
                role=Role.BOLD if taken else Role.BODY,
                width=area.width - 28,
            )
        if more:
            self._draw_bar(canvas, inside)

    def _draw_bar(self, canvas: Canvas, inside: Area) -> None:
        part = inside.height / len(self.rows)
        canvas.line(inside.right - 4, inside.y, inside.right - 4, inside.bottom, FADED, 2)
        bar = Area(inside.right - 8, inside.y + self._first * part, 8, self._shown * part)
        canvas.fill(GOLD_DEEP, bar)
