"""The camera: the visible part of a scene's canvas when the zoom makes it larger than the window."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area

BAR: Final = 16.0
"""Thickness of the scroll bars, in units of the window."""
AROUND: Final = 28.0
"""Margin shown around an area scrolled into view, where there is room."""
LITTLE_LESS: Final = 0.88
"""The zoom may be reduced down to this fraction if the full width is visible then."""
HALF_A_UNIT: Final = 0.5


@dataclass(frozen=True, slots=True)
class View:
    """A canvas of width x height units, enlarged by `zoom`, visible from the point (x, y) on."""

    zoom: float
    width: float
    height: float
    x: float = 0.0
    y: float = 0.0


class Camera:
    """The view of one scene: determines the canvas size, and scrolls where it does not fit.

    The window has units of its own, at least 1280 x 720; a unit of the scene is `zoom` of them.
    """

    def __init__(self) -> None:
        """Start without a view; `fit` sets it."""
        self.zoom = 1.0
        self._window = Area(0, 0, 0, 0)
        self._seen = Area(0, 0, 0, 0)
        self.width = self.height = 0.0

    def fit(
        self, window: tuple[float, float], zoom: float, needs: tuple[float, float], *, pans: bool
    ) -> None:
        """Set the canvas size for a window: the visible size, but at least what the scene needs.

        A scene without `pans` is shrunk to fit instead.
        """
        middle = self._seen.centre
        wide, high = window
        if not pans:
            zoom = min(zoom, max(1.0, min(wide / needs[0], high / needs[1])))
        else:
            # Prefer a slightly smaller zoom to horizontal scrolling.
            beside = BAR if needs[1] * zoom > high + HALF_A_UNIT else 0.0
            whole = (wide - beside) / needs[0]
            zoom = whole if LITTLE_LESS * zoom <= whole < zoom else zoom
        self.zoom = zoom
        # A scroll bar in one direction can make one necessary in the other.
        across = down = False
        for _ in range(2):
            across = needs[0] * zoom > wide - (BAR if down else 0.0) + HALF_A_UNIT
            down = needs[1] * zoom > high - (BAR if across else 0.0) + HALF_A_UNIT
        self._window = Area(0, 0, wide - (BAR if down else 0.0), high - (BAR if across else 0.0))
        room = self._window.width / zoom, self._window.height / zoom
        self.width = needs[0] if across else room[0]
        self.height = needs[1] if down else room[1]
        known = self._seen.width > 0
        self._seen = Area(0.0, 0.0, *room)
        if known:
            self.move(middle[0] - room[0] / 2, middle[1] - room[1] / 2)

    @property
    def seen(self) -> Area:
        """The visible part of the canvas."""
        return self._seen

    @property
    def view(self) -> View:
        """The current view."""
        return View(self.zoom, self.width, self.height, self._seen.x, self._seen.y)

    @property
    def across(self) -> bool:
        """Whether the canvas is wider than the view."""
        return self.width > self._seen.width + HALF_A_UNIT

    @property
    def down(self) -> bool:
        """Whether the canvas is higher than the view."""
        return self.height > self._seen.height + HALF_A_UNIT

    @property
    def moves(self) -> bool:
        """Whether the view can scroll."""
        return self.across or self.down

    def move(self, across: float, down: float) -> bool:
        """Scroll by units of the canvas, up to its ends; return whether the view changed."""
        before = self._seen
        x = max(0.0, min(before.x + across, self.width - before.width))
        y = max(0.0, min(before.y + down, self.height - before.height))
        self._seen = Area(x, y, before.width, before.height)
        return self._seen != before

    def show(self, area: Area) -> bool:
        """Scroll as little as possible to show an area; return whether the view changed."""
        return self.move(
            _towards(self._seen.x, self._seen.right, area.x, area.right),
            _towards(self._seen.y, self._seen.bottom, area.y, area.bottom),
        )

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return the canvas point at a point of the window."""
        return self._seen.x + x / self.zoom, self._seen.y + y / self.zoom

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return the window point of a point of the canvas."""
        return (x - self._seen.x) * self.zoom, (y - self._seen.y) * self.zoom

    # Scroll bars, in units of the window

    @property
    def bars(self) -> tuple[tuple[Area, Area], ...]:
        """The track and thumb of each scroll bar: the vertical one, the horizontal one."""
        room, seen = self._window, self._seen
        found = []
        if self.down:
            part = room.height / self.height
            found.append(
                (
                    Area(room.right, 0, BAR, room.height),
                    Area(room.right, seen.y * part, BAR, seen.height * part),
                )
            )
        if self.across:
            part = room.width / self.width
            found.append(
                (
                    Area(0, room.bottom, room.width, BAR),
                    Area(seen.x * part, room.bottom, seen.width * part, BAR),
                )
            )
        return tuple(found)

    def on_bar(self, x: float, y: float) -> bool:
        """Return whether a point of the window is on a scroll bar or in the corner between them."""
        return self.moves and not self._window.contains(x, y)

    def pull(self, bar: Area, across: float, down: float) -> bool:
        """Scroll as if a bar's thumb were dragged by a distance in units of the window."""
        if bar.width > bar.height:
            return self.move(across * self.width / bar.width, 0.0)
        return self.move(0.0, down * self.height / bar.height)


def _towards(start: float, end: float, low: float, high: float) -> float:
    """Return how far a range has to move to contain another one with a margin."""
    around = max(0.0, min(AROUND, (end - start - (high - low)) / 2))
    if low - around < start:
        return low - around - start
    if high + around > end:
        # Show the beginning of a range longer than the view.
        return min(high + around - end, low - around - start)
    return 0.0
