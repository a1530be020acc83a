"""Rows of different heights behind an opening that shows some of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import GOLD, GOLD_DEEP, INK, TRACK
from settebello.ui.kit.view.canvas import Canvas

NOTCH = 56.0
"""Scroll distance of a wheel notch, in logical units."""
FADES = (0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.95)
"""Opacity of the bands that cover a row cut off by the edge, from the inner one to that at the edge."""
FADE_BAND = 3.0
MORE = 9.0
"""Half the size of the arrow below the last row, and the room around it."""
BAR = 10.0
GROOVE = replace(TRACK, radius=BAR / 2)
THUMB = BoxStyle(GOLD, GOLD_DEEP, border=INK, border_width=1.5, radius=BAR / 2)
"""The scroll bar: a groove, and what moves in it."""


@dataclass(slots=True)
class Strip:
    """The heights of the rows, the height of the opening, and the scroll offset `top`.

    With `in_rows` the opening begins with a row and ends with one: it cuts none off.
    """

    heights: Sequence[float]
    opening: float = 0.0
    top: float = 0.0
    in_rows: bool = False

    @property
    def whole(self) -> float:
        """The total height of the rows."""
        return sum(self.heights)

    @property
    def more(self) -> bool:
        """Whether the rows are higher than the opening."""
        return self.whole > self.opening

    def move(self, distance: float) -> None:
        """Scroll by a distance, up to the ends."""
        self.top = max(0.0, min(self.top + distance, self._from(self.whole - self.opening)))

    def show(self, first: int, last: int | None = None) -> None:
        """Scroll a row, or the rows from `first` to `last`, into view."""
        start = sum(self.heights[:first])
        end = sum(self.heights[: (first if last is None else last) + 1])
        if end > self._offset + self.opening:
            self.top = self._from(end - self.opening)
        self.top = min(self.top, start)
        self.move(0.0)

    def at(self, y: float) -> int | None:
        """Return the row at a distance below the top of the opening, or None."""
        if not 0 <= y < self.opening:
            return None
        return next((row for row, start, end in self._shown() if start <= y < end), None)

    def seen(self, window: Area) -> Iterator[tuple[int, Area]]:
        """Yield the visible rows with their areas, for an opening at `window`."""
        for row, start, end in self._shown():
            yield row, Area(window.x, window.y + start, window.width, end - start)

    def _shown(self) -> Iterator[tuple[int, float, float]]:
        """Yield the visible rows with their upper and lower edges below the top of the opening."""
        first = True
        for row, start, end in self._rows():
            if end > 0 and start < self.opening and (first or not self.in_rows or end <= self.opening + 1):
                yield row, start, end
                first = False

    def _rows(self) -> Iterator[tuple[int, float, float]]:
        start = -self._offset
        for row, height in enumerate(self.heights):
            yield row, start, start + height
            start += height

    @property
    def _offset(self) -> float:
        """The scroll offset that is shown: with `in_rows`, where the nearest row begins."""
        if not self.in_rows:
            return self.top
        return min(self._starts(), key=lambda start: abs(start - self.top))

    def _from(self, least: float) -> float:
        """Return the least scroll offset of at least this length."""
        return next((start for start in self._starts() if start >= least), least) if self.in_rows else least

    def _starts(self) -> Iterator[float]:
        return accumulate(self.heights, initial=0.0)

    def draw_fades(self, canvas: Canvas, window: Area, ground: str) -> None:
        """Let a row that an edge of the opening cuts off fade into the ground; the bar is drawn after it.

        Where only whole rows are shown, an arrow in the room below them says that there are more.
        """
        rows = [(start, end) for _, start, end in self._shown()]
        if self.in_rows:
            free = self.opening - rows[-1][1]
            if self._offset + rows[-1][1] < self.whole - 1 and free >= 2 * MORE:
                y = window.bottom - free / 2
                canvas.glyph("arrow_down", window.centre[0], y, min(free - MORE, 2 * MORE), GOLD_DEEP)
            return
        if canvas.palette.contrast:
            return
        for number, alpha in enumerate(FADES):
            band = BoxStyle(ground, ground, radius=0, opacity=alpha)
            inside = FADE_BAND * (len(FADES) - number)
            for is_cut, top in (
                (rows[0][0] < 0, window.y + inside - FADE_BAND),
                (rows[-1][1] > self.opening + 1, window.bottom - inside),
            ):
                if is_cut:
                    canvas.box(whole_pixels(canvas.k, Area(window.x, top, window.width, FADE_BAND)), band)

    def draw_bar(self, canvas: Canvas, window: Area) -> None:
        """Draw a scroll bar at the right edge of the opening."""
        if not self.more:
            return
        part = (window.height - BAR) / self.whole
        groove = Area(window.right - BAR, window.y + BAR / 2, BAR, window.height - BAR)
        canvas.box(groove, GROOVE)
        canvas.box(
            Area(
                groove.x,
                groove.y + min(self._offset, self.whole - self.opening) * part,
                BAR,
                groove.height * part,
            ),
            THUMB,
        )


def whole_pixels(k: float, band: Area) -> Area:
    """Return a band whose upper and lower edge are on whole pixels, of which a unit has `k`.

    Bands that meet share a pixel's edge, so that none overlaps the next and no gap is left between them.
    """
    top, bottom = round(band.y * k) / k, round(band.bottom * k) / k
    return Area(band.x, top, band.width, bottom - top)
