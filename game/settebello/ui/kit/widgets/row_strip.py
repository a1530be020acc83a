"""Rows of different heights, of which an opening shows some."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import FADED, GOLD_DEEP
from settebello.ui.kit.view.canvas import Canvas

NOTCH = 56.0
"""How far one notch of the wheel moves the rows, logical units."""


@dataclass(slots=True)
class Strip:
    """The heights of the rows, the height of the opening, and how much of the rows is above it."""

    heights: Sequence[float]
    opening: float = 0.0
    top: float = 0.0

    @property
    def whole(self) -> float:
        """The height of all rows."""
        return sum(self.heights)

    @property
    def more(self) -> bool:
        """Whether there are more rows than the opening shows."""
        return self.whole > self.opening

    def move(self, distance: float) -> None:
        """Move the rows up by so much, to their ends at most."""
        self.top = max(0.0, min(self.top + distance, self.whole - self.opening))

    def show(self, first: int, last: int | None = None) -> None:
        """Bring a row, or the rows from `first` to `last`, into the opening."""
        start = sum(self.heights[:first])
        end = sum(self.heights[: (first if last is None else last) + 1])
        if end > self.top + self.opening:
            self.top = end - self.opening
        self.top = min(self.top, start)
        self.move(0.0)

    def at(self, y: float) -> int | None:
        """The row at a height below the upper edge of the opening, None where there is none."""
        if not 0 <= y < self.opening:
            return None
        return next((row for row, high, end in self._rows() if high <= y < end), None)

    def seen(self, window: Area) -> Iterator[tuple[int, Area]]:
        """The rows of which something is seen in an opening at `window`, with their places."""
        for row, start, end in self._rows():
            if end > 0 and start < self.opening:
                yield row, Area(window.x, window.y + start, window.width, end - start)

    def _rows(self) -> Iterator[tuple[int, float, float]]:
        start = -self.top
        for row, height in enumerate(self.heights):
            yield row, start, start + height
            start += height

    def draw_bar(self, canvas: Canvas, window: Area) -> None:
        """Draw a bar at the right edge of the opening that shows which part of the rows is seen."""
        if not self.more:
            return
        part = window.height / self.whole
        canvas.line(window.right - 4, window.y, window.right - 4, window.bottom, FADED, 2)
        canvas.fill(GOLD_DEEP, Area(window.right - 8, window.y + self.top * part, 8, window.height * part))
