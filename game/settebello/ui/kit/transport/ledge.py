"""The ledge at the foot of a replay: a timeline over its whole width, and three groups below it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, INK, WALNUT_DEEP
from settebello.ui.kit.transport.hint_plate import READABLE, draw_hint
from settebello.ui.kit.transport.timeline import Timeline
from settebello.ui.kit.transport.transport_key import TransportKey
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, Widget

Sized: TypeAlias = tuple[Widget, tuple[float, float]]
"""A widget with its width and height."""
HEIGHT: Final = 104.0
LINE: Final = 48.0
"""Height of the timeline."""
ROW: Final = 72.0
"""Distance of the middle of the buttons from the upper edge."""
PLAY: Final = (120.0, 48.0)
STEP: Final = (64.0, 48.0)
FAR: Final = (56.0, 48.0)
MOMENT: Final = (76.0, 48.0)
ASIDE: Final = (56.0, 48.0)
DONE: Final = (116.0, 48.0)
"""Sizes of the buttons: the one that plays, a step, a longer way, a marked moment, and those at the right."""
GAP: Final = 6.0
APART: Final = 12.0
"""Distances of two buttons, and of the one that plays, and of one with words, from the others."""
SIDE: Final = 26.0
BAR: Final = BoxStyle(
    "#5a3820", WALNUT_DEEP, border="#c9974a", border_width=2.2, radius=10, shadow=0.4, shadow_reach=8
)
"""The wood of the bar in its edge of brass."""
FREE: Final = (6.0, 2.0, 6.0)
"""The distance of the bar from the sides of the window, from the upper edge and from the lower one."""
NAIL: Final = BoxStyle("#d9b470", "#8a6228", border=INK, border_width=1.4, radius=4.5)
NAIL_SIDE: Final = 9.0
NAIL_IN: Final = (8.0, 0.53)
"""A nail of brass at each end: how far inside the bar, and how far down as a part of its height."""
GRAIN: Final = "#4b2d18"
LINES: Final = ((0.17, 0.1, 0.42), (0.52, 0.03, 0.24), (0.6, 0.7, 0.98), (0.9, 0.3, 0.66))
"""The lines of the grain: how far down, and from where to where, as parts of the bar."""
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
        room = self._told
        self._draw_wood(canvas)
        size = max(SIZE, READABLE / canvas.k)
        if canvas.text_width(told, size=size, role=Role.BOLD) > room.width:
            canvas.paragraph(told, room, size=size, colour=CREAM, role=Role.BOLD, spacing=CLOSE, middle=True)
        else:
            canvas.text(told, room.x, room.centre[1], size=size, colour=CREAM, role=Role.BOLD)

    def _draw_wood(self, canvas: Canvas) -> None:
        """Draw the bar with its grain and its nails."""
        side, top, bottom = FREE
        bar = self.area.inset(side, 0)
        bar = Area(bar.x, bar.y + top, bar.width, bar.height - top - bottom)
        canvas.box(bar, BAR)
        if canvas.palette.contrast:
            return
        for down, begin, end in LINES:
            y = bar.y + down * bar.height
            canvas.line(bar.x + begin * bar.width, y, bar.x + end * bar.width, y + 1.5, GRAIN, 1.8)
        across, down = NAIL_IN
        for x in (bar.x + across, bar.right - across):
            canvas.box(Area.centred(x, bar.y + down * bar.height, NAIL_SIDE, NAIL_SIDE), NAIL)

    def draw_hint(self, canvas: Canvas, widget: Widget, pointed: Words | None) -> None:
        """Say above a widget what it does; above the timeline, what is at the place the mouse points at."""
        room, line = self.area.inset(8, 0), self._line
        if isinstance(widget, TransportKey) and widget in self.widgets:
            draw_hint(canvas, widget.label, widget.area.centre[0], widget.area.y, room)
        elif widget is line:
            place = line.place_now if line.pointed is None else line.pointed
            mark = line.mark_at(place)
            words = line.label if pointed is None else pointed
            sign = None if mark is None or pointed is None else mark.glyph
            draw_hint(canvas, words, line.x_of(place), line.area.y + HINTED, room, sign)
