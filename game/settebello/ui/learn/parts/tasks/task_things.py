"""The things of a task that are touched and counted, and the ten-frame into which they move."""

from collections.abc import Callable
from functools import partial
from typing import Final

from settebello.i18n import Text, t
from settebello.learning.puzzles.dot_patterns import FIVE, TEN
from settebello.practice.attempt import Attempt
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.sums.addend_colours import CELL
from settebello.ui.table.motion.easing import Ease, eased

NAMES: Final = {"chestnut": t("Chestnut"), "lemon": t("Lemon"), "shell": t("Shell")}
"""What is counted, by its picture; all things of a task are alike."""
SIDE: Final = 100.0
LARGE: Final = 136.0
"""Width and height of a thing in one of two rows on the table, and in a single row."""
APART: Final = 158.0
"""The distance of neighbours in a row; a row holds five, so that two rows are easy to go through."""
DOWN: Final = 136.0
"""The distance of two rows."""
USUAL: Final = 250.0
"""The height of a table on which things have these sizes; on a higher one they are larger."""
STRAY: Final = ((-12, 5), (10, -6), (-4, 7), (13, 2), (-9, -5), (7, 6), (-13, -2), (4, -7), (12, 4), (-7, 1))
"""How far each thing lies from its place in a row, so that they look scattered."""
FLIES: Final = 0.4
"""Seconds until a touched thing is in its cell."""
IN_CELL: Final = 0.86
"""The size of a thing in its cell, as a part of the cell."""


class ThingSpot(Widget):
    """A thing on the table that is counted when it is touched."""

    def __init__(self, label: Text, picture: str, touched: Callable[[], Change | None]) -> None:
        """`touched` is called when the thing is pressed."""
        super().__init__(label)
        self.picture = picture
        self._touched = touched

    def activate(self) -> Change | None:
        """Count the thing."""
        return self._touched()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the thing, with a ring where it has the focus."""
        canvas.picture(self.picture, self.area)
        if state.focused:
            around = self.area.inset(-7)
            ring(canvas, around, CELL, on_paper=True)


class Things:
    """All things of a task: those on the table, and those that were touched."""

    def __init__(self, attempt: Attempt, touched: Callable[[int], Change | None]) -> None:
        """Create the things; `touched` is called with the place of each that is pressed."""
        self._attempt = attempt
        kind = sorted(NAMES)[(attempt.target + attempt.assignment.done) % len(NAMES)]
        self.spots = tuple(
            ThingSpot(NAMES[kind], f"ui/things/{kind}.svg", partial(touched, place))
            for place in range(attempt.things)
        )
        self._since: dict[int, float] = {}
        self._now = 0.0

    @property
    def left(self) -> tuple[ThingSpot, ...]:
        """The things that were not touched yet."""
        return tuple(spot for place, spot in enumerate(self.spots) if place not in self._attempt.touched)

    @property
    def moves(self) -> bool:
        """Whether a thing is on its way to its cell."""
        return any(self._now - since < FLIES for since in self._since.values())

    def at(self, now: float) -> None:
        """Set the time; what was touched since then begins to move."""
        self._now = now
        for place in self._attempt.touched:
            self._since.setdefault(place, now)

    def place(self, area: Area) -> None:
        """Place the things on the table in rows of five at the most."""
        rows = -(-len(self.spots) // FIVE)
        larger, side = max(1.0, area.height / USUAL), LARGE if rows == 1 else SIDE
        for place, spot in enumerate(self.spots):
            row, column = divmod(place, FIVE)
            many = min(FIVE, len(self.spots) - row * FIVE)
            x = area.centre[0] + larger * ((column - (many - 1) / 2) * APART + STRAY[place][0])
            y = area.centre[1] + larger * ((row - (rows - 1) / 2) * DOWN + STRAY[place][1])
            spot.place(Area.centred(x, y, larger * side, larger * side))

    def draw(self, canvas: Canvas, board: Area, *, still: bool) -> None:
        """Draw the ten-frame on its board, and the touched things in it or on their way."""
        room = board.inset(18)
        step = min(room.width / FIVE, room.height / (TEN // FIVE))
        x, y = board.centre

        def cell(number: int) -> tuple[float, float]:
            across, down = number % FIVE - (FIVE - 1) / 2, number // FIVE - 0.5
            return x + across * step, y + down * step

        for number in range(TEN):
            canvas.box(Area.centred(*cell(number), step - 3, step - 3), CELL)
        for number, place in enumerate(self._attempt.touched):
            passed = self._now - self._since.get(place, self._now)
            part = 1.0 if still else eased(Ease.IN_OUT, min(1.0, passed / FLIES))
            spot, (goal_x, goal_y) = self.spots[place], cell(number)
            from_x, from_y = spot.area.centre
            side = spot.area.width + (step * IN_CELL - spot.area.width) * part
            centre = from_x + (goal_x - from_x) * part, from_y + (goal_y - from_y) * part
            canvas.picture(spot.picture, Area.centred(*centre, side, side))
