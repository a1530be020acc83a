"""Charts by week or day: accuracy with confidence interval, thinking time, minutes."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from settebello.i18n import decimal, percent, t
from settebello.learning.report.weeks import Week
from settebello.ui.grownups.parts.report_words import minutes, on, short, week
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FADED, FIELD, FIELD_LIT, INK, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring

DATE: Final = 104.0
"""Space for a date; the widest one fills four fifths of it."""
AXIS: Final = 76.0
FOOT: Final = 26.0
SMALL: Final = 17.0
BLUE: Final = "#0072b2"
DEEP: Final = "#14694c"
GRID: Final = "#cdb98b"


class Chart(Widget):
    """A chart of accuracy by week; left and right select a week."""

    def __init__(self, label: Words, weeks: Sequence[Week], changed: Callable[[], None]) -> None:
        """Select the last week."""
        super().__init__(label)
        self.weeks = tuple(weeks)
        self.at = len(self.weeks) - 1
        self._changed = changed

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The title, and the selected week as a sentence."""
        return (self.label, self.said) if self.weeks else (self.label, t("No practice yet"))

    @property
    def said(self) -> Words:
        """The selected week as a sentence."""
        return week(self.weeks[self.at])

    @property
    def _field(self) -> Area:
        area = self.area
        return Area(area.x + AXIS, area.y + 12, area.width - AXIS - 16, area.height - FOOT - 16)

    def _x(self, place: int) -> float:
        field = self._field
        return field.x + (place + 0.5) * field.width / max(len(self.weeks), 1)

    def step(self, across: int, down: int) -> bool:
        """Select the previous or next week; at the ends the focus leaves the chart."""
        del down
        return bool(across) and self._look(self.at + across)

    def point(self, x: float, y: float) -> bool:
        """Select the week under the mouse; return whether the selection changed."""
        field = self._field
        if not self.weeks or not self.area.contains(x, y):
            return False
        place = int((x - field.x) // (field.width / len(self.weeks)))
        return place != self.at and self._look(place)

    def press(self, x: float, y: float) -> None:
        """Select the week under the mouse."""
        self.point(x, y)

    def release(self, x: float, y: float) -> Change | None:
        """Keep the selection."""
        del x, y
        return None

    def _look(self, place: int) -> bool:
        if not 0 <= place < len(self.weeks):
            return False
        self.at = place
        self._changed()
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the field, the grid lines, and the values."""
        style = FIELD_LIT if state.focused else FIELD
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style, on_paper=True)
        if not self.weeks:
            canvas.text(t("No practice yet"), *self.area.centre, size=20, align=Align.CENTRE, colour=INK_SOFT)
            return
        field = self._field
        for value, words in self._scale():
            y = field.bottom - value * field.height
            canvas.line(field.x, y, field.right, y, GRID, 1)
            canvas.text(
                words, field.x - 8, y, size=SMALL, align=Align.RIGHT, colour=INK_SOFT, width=AXIS - 12
            )
        x = self._x(self.at)
        canvas.line(x, field.y, x, field.bottom, RED, 1)
        every = math.ceil(len(self.weeks) * DATE / field.width)
        for place, one in enumerate(self.weeks):
            if (len(self.weeks) - 1 - place) % every == 0:
                mine = RED if place == self.at else INK_SOFT
                y = self.area.bottom - FOOT / 2 - 3
                # Keep the last date inside the chart, and the first one clear of the scale.
                x = min(max(self._x(place), field.x + 0.4 * DATE), self.area.right - 0.4 * DATE)
                canvas.text(short(one.begin), x, y, size=SMALL, align=Align.CENTRE, colour=mine)
            self._draw_week(canvas, place, one)

    def _scale(self) -> list[tuple[float, Words]]:
        """Return grid lines with labels, from 0 (bottom) to 1 (top)."""
        return [(part, percent(part)) for part in (0.0, 0.5, 1.0)]

    def _draw_week(self, canvas: Canvas, place: int, one: Week) -> None:
        if one.accuracy is None:
            return
        field, x = self._field, self._x(place)
        low, high = (field.bottom - part * field.height for part in (one.accuracy.low, one.accuracy.high))
        canvas.line(x, high, x, low, BLUE, 3)
        for y in (low, high):
            canvas.line(x - 7, y, x + 7, y, BLUE, 2)
        y = field.bottom - one.accuracy.part * field.height
        canvas.glyph("pip_round", x, y, 17, INK)
        canvas.glyph("pip_round", x, y, 13, BLUE)


class TimeChart(Chart):
    """A chart of the median thinking time of right answers without help."""

    @property
    def _most(self) -> float:
        return max([4.0, *(one.seconds or 0.0 for one in self.weeks)])

    def _scale(self) -> list[tuple[float, Words]]:
        """Return grid lines from zero to the longest time."""
        return [(part, t("{seconds} s", seconds=decimal(part * self._most))) for part in (0.0, 0.5, 1.0)]

    def _draw_week(self, canvas: Canvas, place: int, one: Week) -> None:
        if one.seconds is None:
            return
        field = self._field
        y = field.bottom - one.seconds / self._most * field.height
        canvas.glyph("pip_diamond", self._x(place), y, 19, INK)
        canvas.glyph("pip_diamond", self._x(place), y, 15, "#e69f00")


class MinutesChart(Chart):
    """A chart of minutes of practice per week."""

    @property
    def _most(self) -> float:
        return 1.2 * max([25.0, *(one.minutes for one in self.weeks)])

    def _scale(self) -> list[tuple[float, Words]]:
        """Return grid lines from zero to 1.2 times the longest week."""
        return [(part, t("{n} min", n=round(part * self._most))) for part in (0.0, 0.5, 1.0)]

    def _draw_week(self, canvas: Canvas, place: int, one: Week) -> None:
        field = self._field
        wide = min(34.0, field.width / len(self.weeks) * 0.6)
        high = one.minutes / self._most * field.height
        if high >= 1:
            bar = Area(self._x(place) - wide / 2, field.bottom - high, wide, high)
            canvas.fill(DEEP, bar)
        if one.stamp:
            canvas.glyph("star", self._x(place), field.bottom - high - 10, 16, FADED)


class DaysChart(MinutesChart):
    """A chart of minutes of practice per day, with a line for the goal."""

    def __init__(self, label: Words, days: Sequence[Week], goal: int, changed: Callable[[], None]) -> None:
        """Select the last day; `goal` is in minutes."""
        super().__init__(label, days, changed)
        self._goal = goal

    @property
    def said(self) -> Words:
        """The selected day as a sentence."""
        one = self.weeks[self.at]
        return t("{day}: {minutes} of practice.", day=on(one.begin), minutes=minutes(one.minutes))

    @property
    def _most(self) -> float:
        return 1.2 * max([self._goal, *(one.minutes for one in self.weeks)])

    def _draw_week(self, canvas: Canvas, place: int, one: Week) -> None:
        super()._draw_week(canvas, place, replace(one, stamp=False))
        if not place:
            field = self._field
            y = field.bottom - self._goal / self._most * field.height
            canvas.line(field.x, y, field.right, y, BLUE, 2)
