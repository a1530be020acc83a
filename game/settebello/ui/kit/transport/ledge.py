"""The ledge at the foot of a replay: a timeline over its whole width, and three groups below it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, PLATE
from settebello.ui.kit.transport.hint_plate import READABLE, draw_hint
from settebello.ui.kit.transport.sign_button import SignButton
from settebello.ui.kit.transport.timeline import Timeline
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, Widget

Sized: TypeAlias = tuple[Widget, tuple[float, float]]
"""A widget with its width and height."""
HEIGHT: Final = 104.0
LINE: Final = 48.0
"""Height of the timeline."""
ROW: Final = 73.0
"""Distance of the middle of the buttons from the upper edge."""
PLAY: Final = (128.0, 48.0)
STEP: Final = (64.0, 48.0)
FAR: Final = (56.0, 48.0)
MOMENT: Final = (74.0, 48.0)
ASIDE: Final = (52.0, 48.0)
DONE: Final = (116.0, 48.0)
"""Sizes of the buttons: the one that plays, a step, a longer way, a marked moment, and those at the right."""
GAP: Final = 6.0
APART: Final = 12.0
"""Distances of two buttons, and of the one that plays, and of one with words, from the others."""
SIDE: Final = 20.0
DOWN: Final = 3.0
BEYOND: Final = 12.0
"""How far the wood is below the upper edge, and reaches beyond the window at the sides and below."""
SIZE: Final = 18.0
CLOSE: Final = 0.74
"""Height of the letters of the position, and the distance of two lines of it."""
HINTED: Final = 8.0
"""How far below the upper edge a slip above the timeline ends."""


class Ledge:
    """The places of the widgets, and what is drawn below and above them."""

    def __init__(self, line: Timeline, ways: Sequence[Sized], aside: Sequence[Sized]) -> None:
        """Have `ways` in the middle and `aside` at the right."""
        self._line = line
        self._ways = tuple(ways)
        self._aside = tuple(aside)
        self.area = Area(0, 0, 0, 0)
        self._told = Area(0, 0, 0, 0)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets: the timeline, and the buttons from left to right."""
        return (self._line, *(widget for widget, _ in (*self._ways, *self._aside)))

    def arrange(self, area: Area) -> None:
        """Place the widgets."""
        self.area = area
        self._line.place(Area(area.x + 8, area.y, area.width - 16, LINE))
        y = area.y + ROW
        sizes = [size for _, size in self._ways]
        gaps = [APART if PLAY in pair else GAP for pair in pairwise(sizes)]
        first = left = area.centre[0] - (sum(wide for wide, _ in sizes) + sum(gaps)) / 2
        for (widget, (wide, high)), gap in zip(self._ways, (*gaps, 0.0), strict=True):
            widget.place(Area(left, y - high / 2, wide, high))
            left += wide + gap
        right = area.right - SIDE
        for widget, (wide, high) in reversed(self._aside):
            widget.place(Area(right - wide, y - high / 2, wide, high))
            right -= wide + (APART if isinstance(widget, Button) else GAP)
        self._told = Area(area.x + SIDE, y - 25, first - APART - area.x - SIDE, 50)

    def draw(self, canvas: Canvas, told: Words) -> None:
        """Draw the wood, and the position in words at the left."""
        area, room = self.area, self._told
        wood = Area(area.x - BEYOND, area.y + DOWN, area.width + 2 * BEYOND, area.height - DOWN + BEYOND)
        canvas.box(wood, PLATE)
        size = max(SIZE, READABLE / canvas.k)
        if canvas.text_width(told, size=size, role=Role.BOLD) > room.width:
            canvas.paragraph(told, room, size=size, colour=CREAM, role=Role.BOLD, spacing=CLOSE, middle=True)
        else:
            canvas.text(told, room.x, room.centre[1], size=size, colour=CREAM, role=Role.BOLD)

    def draw_hint(self, canvas: Canvas, widget: Widget, pointed: Words | None) -> None:
        """Say above a widget what it does; above the timeline, what is at the place the mouse points at."""
        room, line = self.area.inset(8, 0), self._line
        if isinstance(widget, SignButton) and widget in self.widgets:
            draw_hint(canvas, widget.label, widget.area.centre[0], widget.area.y, room)
        elif widget is line:
            place = line.place_now if line.pointed is None else line.pointed
            mark = line.mark_at(place)
            words = line.label if pointed is None else pointed
            sign = None if mark is None or pointed is None else mark.glyph
            draw_hint(canvas, words, line.x_of(place), line.area.y + HINTED, room, sign)
