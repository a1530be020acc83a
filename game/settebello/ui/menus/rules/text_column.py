"""A scrolling page of text: headings, numbered paragraphs and examples in one column."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from settebello.i18n import Text
from settebello.manual.rules_page import Paragraph, Section
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FIELD, FIELD_LIT, GOLD_DEEP, INK, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import State, Strip, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.kit.widgets.row_strip import NOTCH
from settebello.ui.menus.rules.example_pictures import draw_example, height_of

EDGE = 8.0
MARGIN = 18.0
BAR = 20.0
NUMBER = 62.0
MARK = 42.0
"""Width of the coin with the number of a chapter."""
HEADING = 66.0
BETWEEN = 15.0
LEAST = 24.0
"""A heading at the foot of the view is drawn when so much of the text below it is in view."""
EXAMPLE_GAP = 14.0
END = 40.0
LETTER = LETTERS[Size.BODY]
STEP = NOTCH
PAGE = 0.85
"""Scroll distance of a page key, as a fraction of the visible height."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The heading of a section."""

    number: int
    heading: Text


class TextColumn(Widget):
    """The page of text, on paper; arrows, wheel and scroll bar scroll it, Enter moves by a page.

    Heights are computed when drawing, because text is measured in the current language.
    """

    def __init__(self, label: Text, sections: Sequence[Section], moved: Callable[[int], None]) -> None:
        """Start at the top; `moved` is called with the index of the section being read."""
        super().__init__(label)
        self._lines: list[Chapter | Paragraph] = []
        for number, section in enumerate(sections):
            self._lines += [Chapter(number, section.heading), *section.paragraphs]
        self._chapters = [n for n, line in enumerate(self._lines) if isinstance(line, Chapter)]
        self._strip = Strip([])
        self._moved = moved
        self._dragging = False

    @property
    def top(self) -> float:
        """The scroll offset in logical units."""
        return self._strip.top

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The headings and paragraphs that begin in view; only the label before the first drawing."""
        if not self._strip.heights:
            return (self.label,)
        seen = (place for place, area in self._strip.seen(self._opening) if area.y >= self._opening.y - 1)
        return tuple(_words(self._lines[place]) for place in seen)

    def place(self, area: Area) -> None:
        """Set the area."""
        super().place(area)
        self._strip.opening = self._opening.height
        self._strip.move(0.0)

    def go_to(self, section: int) -> None:
        """Scroll the heading of a section to the top."""
        start = sum(self._strip.heights[: self._chapters[section]])
        self._strip.move(start - self._strip.top)

    def step(self, across: int, down: int) -> bool:
        """Scroll with up and down; left and right leave the page."""
        if down:
            self._move(down * STEP)
        return not across

    def leap(self, down: int, *, far: bool) -> bool:
        """Scroll by a page, or to an end."""
        self._move(down * (self._strip.whole if far else PAGE * self._strip.opening))
        return True

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        self._move(-steps * NOTCH)
        return True

    def activate(self) -> Change | None:
        """Scroll by a page; from the end back to the top."""
        before = self._strip.top
        self._move(PAGE * self._strip.opening)
        if self._strip.top == before:
            self._move(-before)
        return None

    def press(self, x: float, y: float) -> None:
        """Grab the scroll bar."""
        self._dragging = x >= self.area.right - BAR - EDGE
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Move the scroll bar to the mouse."""
        del x
        if self._dragging:
            part = (y - self._opening.y) / self._opening.height
            self._move(part * self._strip.whole - self._strip.opening / 2 - self._strip.top)

    def release(self, x: float, y: float) -> Change | None:
        """Release the scroll bar; a click on the text has no effect."""
        del x, y
        self._dragging = False
        return None

    @property
    def _opening(self) -> Area:
        return self.area.inset(EDGE)

    @property
    def _column(self) -> float:
        """The width of the text."""
        return self._opening.width - BAR - 2 * MARGIN - NUMBER

    def _move(self, distance: float) -> None:
        self._strip.move(distance)
        middle = self._strip.top + self._strip.opening / 3
        if self._strip.top + self._strip.opening >= self._strip.whole:
            middle = self._strip.whole
        read = [n for n in range(len(self._chapters)) if self._start(n) <= middle]
        self._moved(read[-1] if read else 0)

    def _start(self, section: int) -> float:
        return sum(self._strip.heights[: self._chapters[section]])

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the visible part."""
        style = FIELD_LIT if state.focused else FIELD
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style, on_paper=True)
        self._strip.heights = list(self._heights(canvas))
        self._strip.move(0.0)
        room = self._opening
        with canvas.clip(room):
            inner = Area(room.x + MARGIN, room.y, room.width - 2 * MARGIN - BAR, room.height)
            for place, area in self._strip.seen(inner):
                line = self._lines[place]
                if isinstance(line, Paragraph):
                    self._draw_paragraph(canvas, area, line)
                elif area.bottom + LEAST <= room.bottom:
                    _draw_heading(canvas, area, line)
        self._strip.draw_fades(canvas, room, style.fill)
        self._strip.draw_bar(canvas, room)

    def _heights(self, canvas: Canvas) -> Iterator[float]:
        for place, line in enumerate(self._lines):
            last = END if place == len(self._lines) - 1 else 0.0
            if isinstance(line, Chapter):
                yield HEADING
                continue
            words = canvas.paragraph_height(line.text, self._column, size=LETTER)
            example = height_of(canvas, line.example or line.row, self._column)
            yield words + (example + EXAMPLE_GAP if example else 0.0) + BETWEEN + last

    def _draw_paragraph(self, canvas: Canvas, area: Area, line: Paragraph) -> None:
        step = canvas.paragraph_height(line.number, NUMBER, size=LETTER)
        canvas.text(line.number, area.x, area.y + step / 2, size=LETTER - 2, colour=RED_DEEP, role=Role.BOLD)
        column = Area(area.x + NUMBER, area.y, self._column, area.height)
        words = canvas.paragraph_height(line.text, column.width, size=LETTER)
        canvas.paragraph(line.text, Area(column.x, column.y, column.width, words + 1), size=LETTER)
        draw_example(canvas, line.example or line.row, column.moved(0, words + EXAMPLE_GAP))


def _words(line: Chapter | Paragraph) -> Text:
    return line.heading if isinstance(line, Chapter) else line.text


def _draw_heading(canvas: Canvas, area: Area, line: Chapter) -> None:
    x, y = area.x + MARK / 2, area.y + 32
    if not canvas.palette.contrast:
        canvas.picture("ui/moments/token.svg", Area.centred(x + 1, y + 1, MARK, MARK))
    number = str(line.number + 1)
    canvas.text(number, x, y, size=19, colour=INK, role=Role.BOLD, align=Align.CENTRE)
    canvas.text(
        line.heading,
        area.x + NUMBER,
        area.y + 34,
        size=LETTERS[Size.LARGE] + 4,
        colour=RED_DEEP,
        role=Role.TITLE,
        width=area.width - NUMBER,
    )
    canvas.line(area.x, area.y + 55, area.right, area.y + 55, GOLD_DEEP, 1.5)
