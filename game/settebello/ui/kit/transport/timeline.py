"""The timeline of a replay: chapters one after another, marks above them, and a knob at the place shown."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import BLUE, BLUE_DEEP, BUTTON, CREAM, GOLD, INK, PAPER, PAPER_SHADE
from settebello.ui.kit.transport.curve import Curve, draw_curve
from settebello.ui.kit.transport.hint_plate import READABLE
from settebello.ui.kit.transport.marks import Mark, MarkRow
from settebello.ui.kit.transport.ruling import draw_ruling
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring

COMING: Final = BoxStyle("#c9b07e", "#b0935f", border="#1c110a", border_width=1.6, radius=5)
SHOWN: Final = replace(COMING, fill=PAPER, rim=PAPER_SHADE)
HERE: Final = BoxStyle("#ffffff", "#ffffff", border=GOLD, border_width=2.4, radius=6, opacity=0.0)
"""The chapters: one that is to come, the one shown now, its frame, and what has been played."""
PLAYED: Final = BoxStyle(BLUE, BLUE_DEEP, border="#1c110a", border_width=1.6, radius=5)
KNOB: Final = BoxStyle(
    "#fffaf0", "#e8d6ac", border="#1c110a", border_width=2.0, radius=6, shadow=0.4, shadow_reach=4
)
RIDGE: Final = "#a8281c"
ENDS: Final = 12.0
"""Distance of the track from both ends of the widget."""
MARKED: Final = (20.0, 4.0)
PLAIN: Final = (26.0, 9.0)
"""Height of the track, and its distance from the lower edge, with and without marks above it."""
CHART: Final = 32.0
"""Height of a chapter with a curve."""
DISC: Final = BoxStyle("#1c110a", "#1c110a", radius=9)
"""The ground of a number on a curve."""
KNOB_WIDE: Final = 15.0
KNOB_OUT: Final = (9.0, 3.0)
"""How far the knob reaches beyond the track above and below."""
GAP: Final = 1.5
"""Half the gap between two chapters."""
NUMBER: Final = 15.5
RAISED: Final = 0.8
NUMBERED: Final = 26.0
"""Height of the chapters' numbers, how far above the middle they are, and the least width between two."""
NEAR: Final = 9.0
"""How near to a mark or a chapter's end a click goes exactly there."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A numbered part of the timeline, from its first to its last place, with a curve where one is known."""

    first: int
    last: int
    curve: Curve = ()


class Timeline(Widget):
    """All places of a replay; a click, a drag or the wheel moves among them."""

    def __init__(
        self,
        label: Words,
        went: Callable[[int], None],
        pressed: Callable[[], Change | None],
        *,
        marked: bool = True,
    ) -> None:
        """Call `went` with a new place, and `pressed` for Enter; one that is `marked` has room for marks."""
        super().__init__(label)
        self._band, self._low = MARKED if marked else PLAIN
        self._went = went
        self._pressed = pressed
        self.place_now = 0
        self.chapters: tuple[Chapter, ...] = (Chapter(0, 0),)
        self.marks: tuple[Mark, ...] = ()
        self.value: Words | None = None
        self._row = MarkRow()
        self.pointed: int | None = None
        """The place that the mouse points at."""

    @property
    def last(self) -> int:
        """The last place."""
        return self.chapters[-1].last

    @property
    def track(self) -> Area:
        """The area of the chapters."""
        wide = self.area.width - 2 * ENDS
        return Area(self.area.x + ENDS, self.area.bottom - self._low - self._band, wide, self._band)

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, and the place in words."""
        return (self.label,) if self.value is None else (self.label, self.value)

    def x_of(self, place: float) -> float:
        """Return where a place is."""
        return self.track.x + self.track.width * (place / self.last if self.last else 0.0)

    def mark_at(self, place: int) -> Mark | None:
        """Return the foremost mark at a place."""
        return max((one for one in self.marks if one.place == place), key=lambda one: one.rank, default=None)

    # Input

    def activate(self) -> Change | None:
        """Call `pressed` for Enter."""
        return self._pressed()

    def hover(self, at: tuple[float, float] | None) -> bool:
        """Note the place that the mouse points at."""
        before, self.pointed = self.pointed, None if at is None else self._near(*at)
        return before != self.pointed

    def press(self, x: float, y: float) -> None:
        """Move to the mouse, or to the mark or the end of a chapter beside it."""
        self._go(self._near(x, y))

    def drag(self, x: float, y: float) -> None:
        """Follow the mouse."""
        del y
        self._go(self._place(x))

    def release(self, x: float, y: float) -> Change | None:
        """Stay where the mouse let go."""
        del x, y
        return None

    def step(self, across: int, down: int) -> bool:
        """Move by one place."""
        del down
        if across:
            self._go(self.place_now + across)
        return bool(across)

    def leap(self, down: int, *, far: bool) -> bool:
        """Move by ten places, or to the beginning or the end."""
        self._go(self.place_now + down * (self.last if far else 10))
        return True

    def wheel(self, steps: float) -> bool:
        """Move by one place."""
        self._go(self.place_now + (-1 if steps > 0 else 1))
        return True

    def _place(self, x: float) -> int:
        track = self.track
        return round(min(max((x - track.x) / max(track.width, 1.0), 0.0), 1.0) * self.last)

    def _near(self, x: float, y: float) -> int:
        """Return the place at a point; above the track, that of a mark or a chapter's end close to it."""
        ends = (place for one in self.chapters for place in (one.first, one.last))
        known = (*(mark.place for mark in self.marks), *ends)
        best = min(known, key=lambda place: abs(self.x_of(place) - x))
        above = y < self.track.y
        return best if above and abs(self.x_of(best) - x) <= NEAR else self._place(x)

    def _go(self, place: int) -> None:
        place = min(max(place, 0), self.last)
        if place != self.place_now:
            self.place_now = place
            self.pointed = None if self.pointed is None else place
            self._went(place)

    # Drawing

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the chapters, the marks, and the knob."""
        if state.focused:
            ring(canvas, self.area.inset(6, 4), BUTTON)
        at = self.x_of(self.place_now)
        for part, chapter in self._parts():
            self._draw_chapter(canvas, part, chapter, at)
        plain = [(part, chapter) for part, chapter in self._parts() if not chapter.curve]
        spans = [(part, chapter.first, chapter.last) for part, chapter in plain]
        draw_ruling(canvas, self.track, self.last, spans, at)
        self._draw_here(canvas)
        self._draw_numbers(canvas, at)
        self._draw_marks(canvas)
        track = self.track
        if state.focused and self.pointed is not None and self.pointed != self.place_now:
            canvas.fill(INK, Area(self.x_of(self.pointed) - 2.5, track.y - 4, 5, track.height + 6))
            canvas.fill(CREAM, Area(self.x_of(self.pointed) - 1.2, track.y - 3, 2.4, track.height + 4))
        above, below = KNOB_OUT
        knob = Area(at - KNOB_WIDE / 2, track.y - above, KNOB_WIDE, track.height + above + below)
        canvas.box(knob, KNOB)
        canvas.fill(RIDGE, Area.centred(at, knob.centre[1], 3, knob.height - 16))

    def _parts(self) -> Iterator[tuple[Area, Chapter]]:
        """Yield the area of each chapter on the track."""
        track = self.track
        for chapter in self.chapters:
            left = max(track.x, self.x_of(chapter.first - 0.5) + GAP)
            right = min(track.right, self.x_of(chapter.last + 0.5) - GAP)
            yield Area(left, track.y, max(right - left, 1.0), track.height), chapter

    def _draw_chapter(self, canvas: Canvas, part: Area, chapter: Chapter, at: float) -> None:
        if chapter.curve:
            chart = Area(part.x, part.bottom - CHART, part.width, CHART)
            places = [self.x_of(place) for place in range(chapter.first, chapter.last + 1)]
            draw_curve(canvas, chart, chapter.curve, places, at)
            return
        if at < part.right:
            here = chapter.first <= self.place_now <= chapter.last
            canvas.box(part, SHOWN if here else COMING)
        if at >= part.right:
            canvas.box(part, PLAYED)
        elif at > part.x:
            with canvas.clip(Area(part.x - 2, part.y - 2, at - part.x + 2, part.height + 4)):
                canvas.box(part, PLAYED)

    def _draw_here(self, canvas: Canvas) -> None:
        """Draw a golden frame around the chapter of the place shown, if there are several."""
        for part, chapter in self._parts() if len(self.chapters) > 1 else ():
            if chapter.first <= self.place_now <= chapter.last:
                high = CHART if chapter.curve else part.height
                canvas.box(Area(part.x, part.bottom - high, part.width, high).inset(-1.5), HERE)

    def _draw_numbers(self, canvas: Canvas, at: float) -> None:
        """Number the chapters at their beginnings, as many as there is room for; a single one has none."""
        if len(self.chapters) == 1:
            return
        size = max(NUMBER, READABLE / canvas.k)
        room = NUMBERED * size / NUMBER
        last = -room
        for number, (part, chapter) in enumerate(self._parts(), 1):
            if part.x - last < room or part.width < size:
                continue
            last = part.x
            x = part.x + size
            if abs(at - x) < (KNOB_WIDE + size) / 2:
                # Below the knob; the frame says which chapter it is.
                continue
            light = bool(chapter.curve) or at > x
            y = part.centre[1] - RAISED
            if chapter.curve:
                canvas.box(Area.centred(x, part.centre[1], size + 4, part.height), DISC)
            canvas.text(
                str(number),
                x,
                y,
                size=size,
                colour=PAPER_SHADE if light else INK,
                role=Role.BOLD,
                align=Align.CENTRE,
            )

    def _draw_marks(self, canvas: Canvas) -> None:
        """Draw the marks above the track."""
        track = self.track
        for mark in self.marks:
            canvas.fill(mark.colour, Area(self.x_of(mark.place) - 1, track.y - 4, 2, 4))
        row = Area(track.x, self.area.y + 2, track.width, track.y - self.area.y)
        self._row.draw(canvas, row, self.marks, self.last)
