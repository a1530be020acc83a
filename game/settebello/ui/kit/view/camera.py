"""The camera: which part of a scene's canvas is seen, when everything is larger than fits the window."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area

BAR: Final = 16.0
"""The thickness of the bars that say there is more, in units of a window looked at without a camera."""
AROUND: Final = 28.0
"""What is to be seen around a thing that is shown, as far as there is room."""
LITTLE_LESS: Final = 0.88
"""How much less large than wished everything may be, when all of its width is seen then."""
HALF_A_UNIT: Final = 0.5


@dataclass(frozen=True, slots=True)
class View:
    """A canvas of width x height units seen `zoom` times as large as fits, from the point (x, y) on."""

    zoom: float
    width: float
    height: float
    x: float = 0.0
    y: float = 0.0


class Camera:
    """Looks at one scene: lays down how large its canvas is, and moves over it where not all is seen.

    The window is in units of its own, of which it always has at least 1280 x 720; those of the scene are
    `zoom` times as large.
    """

    def __init__(self) -> None:
        """Look at nothing before `fit`."""
        self.zoom = 1.0
        self._window = Area(0, 0, 0, 0)
        self._seen = Area(0, 0, 0, 0)
        self.width = self.height = 0.0

    def fit(
        self, window: tuple[float, float], zoom: float, needs: tuple[float, float], *, pans: bool
    ) -> None:
        """Lay the canvas out for a window: as large as it is seen, but not smaller than the scene needs.

        A scene that cannot be moved under the camera is made less large instead.
        """
        middle = self._seen.centre
        wide, high = window
        if not pans:
            zoom = min(zoom, max(1.0, min(wide / needs[0], high / needs[1])))
        else:
            # Rather a little less large than lines of which the ends have to be looked for.
            beside = BAR if needs[1] * zoom > high + HALF_A_UNIT else 0.0
            whole = (wide - beside) / needs[0]
            zoom = whole if LITTLE_LESS * zoom <= whole < zoom else zoom
        self.zoom = zoom
        # A bar takes of the room in one direction what may then be missing in the other.
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
        """The part of the canvas that is seen."""
        return self._seen

    @property
    def view(self) -> View:
        """How the canvas is looked at now."""
        return View(self.zoom, self.width, self.height, self._seen.x, self._seen.y)

    @property
    def across(self) -> bool:
        """Whether there is more to the left or right."""
        return self.width > self._seen.width + HALF_A_UNIT

    @property
    def down(self) -> bool:
        """Whether there is more above or below."""
        return self.height > self._seen.height + HALF_A_UNIT

    @property
    def moves(self) -> bool:
        """Whether not all is seen."""
        return self.across or self.down

    def move(self, across: float, down: float) -> bool:
        """Move over the canvas by so many of its units, to its ends at most; whether that was anything."""
        before = self._seen
        x = max(0.0, min(before.x + across, self.width - before.width))
        y = max(0.0, min(before.y + down, self.height - before.height))
        self._seen = Area(x, y, before.width, before.height)
        return self._seen != before

    def show(self, area: Area) -> bool:
        """Move so that an area is seen, as little as that takes; whether it had to."""
        return self.move(
            _towards(self._seen.x, self._seen.right, area.x, area.right),
            _towards(self._seen.y, self._seen.bottom, area.y, area.bottom),
        )

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The point of the scene's canvas that is seen at a point of the window."""
        return self._seen.x + x / self.zoom, self._seen.y + y / self.zoom

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """The point of the window at which a point of the scene's canvas is seen."""
        return (x - self._seen.x) * self.zoom, (y - self._seen.y) * self.zoom

    # The bars that say there is more, in units of the window

    @property
    def bars(self) -> tuple[tuple[Area, Area], ...]:
        """The track and the thumb of each bar there is: the upright one, the level one."""
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
        """Whether a point of the window belongs to the bars, or to the corner between them."""
        return self.moves and not self._window.contains(x, y)

    def pull(self, bar: Area, across: float, down: float) -> bool:
        """Move as a thumb moves that is pulled along its bar by so much of the window."""
        if bar.width > bar.height:
            return self.move(across * self.width / bar.width, 0.0)
        return self.move(0.0, down * self.height / bar.height)


def _towards(start: float, end: float, low: float, high: float) -> float:
    """How far a stretch has to move so that another one lies in it, with a little around that."""
    around = max(0.0, min(AROUND, (end - start - (high - low)) / 2))
    if low - around < start:
        return low - around - start
    if high + around > end:
        # Of what is longer than all that is seen, the beginning is shown.
        return min(high + around - end, low - around - start)
    return 0.0
