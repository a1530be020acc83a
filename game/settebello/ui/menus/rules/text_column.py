"""A page of text to read: headings, numbered paragraphs and examples in one long column."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from settebello.i18n import Text
from settebello.manual import Paragraph, Section
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FIELD, FIELD_LIT, GOLD_DEEP, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import State, Strip, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.kit.widgets.row_strip import NOTCH
from settebello.ui.menus.rules.example_pictures import draw_example, height_of

EDGE = 8.0
MARGIN = 18.0
BAR = 20.0
NUMBER = 62.0
HEADING = 66.0
BETWEEN = 15.0
EXAMPLE_GAP = 14.0
END = 40.0
LETTER = LETTERS[Size.BODY]
STEP = NOTCH
PAGE = 0.85
"""The part of the opening that a whole page moves by."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The line that begins a section."""

    number: int
    heading: Text


class TextColumn(Widget):
    """The page; up and down, the wheel and the bar move it, Enter turns a page. Lies on paper.

    What lies how high is known when it is first drawn: words are measured in the player's language.
    """

    def __init__(self, label: Text, sections: Sequence[Section], moved: Callable[[int], None]) -> None:
        """Begin at the top; `moved` is called with the number of the section that is being read, from 0."""
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
        """How much of the page is above the opening, logical units."""
        return self._strip.top

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The headings and paragraphs that begin in sight; none before they have been drawn once."""
        if not self._strip.heights:
            return (self.label,)
        seen = (place for place, area in self._strip.seen(self._opening) if area.y >= self._opening.y - 1)
        return tuple(_words(self._lines[place]) for place in seen)

    def place(self, area: Area) -> None:
        """Put the page there."""
        super().place(area)
        self._strip.opening = self._opening.height
        self._strip.move(0.0)

    def go_to(self, section: int) -> None:
        """Bring the heading of a section to the upper edge."""
        start = sum(self._strip.heights[: self._chapters[section]])
        self._strip.move(start - self._strip.top)

    def step(self, across: int, down: int) -> bool:
        """Up and down move the page; left and right leave it."""
        if down:
            self._move(down * STEP)
        return not across

    def leap(self, down: int, *, far: bool) -> bool:
        """Turn a page, or go to an end."""
        self._move(down * (self._strip.whole if far else PAGE * self._strip.opening))
        return True

    def wheel(self, steps: float) -> bool:
        """Move the page."""
        self._move(-steps * NOTCH)
        return True

    def activate(self) -> Change | None:
        """Turn a page; after the last comes the first."""
        before = self._strip.top
        self._move(PAGE * self._strip.opening)
        if self._strip.top == before:
            self._move(-before)
        return None

    def press(self, x: float, y: float) -> None:
        """Take hold of the bar."""
        self._dragging = x >= self.area.right - BAR - EDGE
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Move the bar to the height of the mouse."""
        del x
        if self._dragging:
            part = (y - self._opening.y) / self._opening.height
            self._move(part * self._strip.whole - self._strip.opening / 2 - self._strip.top)

    def release(self, x: float, y: float) -> Change | None:
        """Let the bar go; a click on the text is nothing."""
        del x, y
        self._dragging = False
        return None

    @property
    def _opening(self) -> Area:
        return self.area.inset(EDGE)

    @property
    def _column(self) -> float:
        """The width of the words."""
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
        """Draw what is in sight."""
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
                if isinstance(line, Chapter):
                    _draw_heading(canvas, area, line)
                else:
                    self._draw_paragraph(canvas, area, line)
        self._strip.draw_bar(canvas, room)

    def _heights(self, canvas: Canvas) -> Iterator[float]:
        for place, line in enumerate(self._lines):
            last = END if place == len(self._lines) - 1 else 0.0
            if isinstance(line, Chapter):
                yield HEADING
                continue
            words = canvas.paragraph_height(line.text, self._column, size=LETTER)
            example = height_of(canvas, line.example, self._column)
            yield words + (example + EXAMPLE_GAP if example else 0.0) + BETWEEN + last

    def _draw_paragraph(self, canvas: Canvas, area: Area, line: Paragraph) -> None:
        step = canvas.paragraph_height(line.number, NUMBER, size=LETTER)
        canvas.text(line.number, area.x, area.y + step / 2, size=LETTER - 2, colour=RED_DEEP, role=Role.BOLD)
        column = Area(area.x + NUMBER, area.y, self._column, area.height)
        words = canvas.paragraph_height(line.text, column.width, size=LETTER)
        canvas.paragraph(line.text, Area(column.x, column.y, column.width, words + 1), size=LETTER)
        draw_example(canvas, line.example, column.moved(0, words + EXAMPLE_GAP))


def _words(line: Chapter | Paragraph) -> Text:
    return line.heading if isinstance(line, Chapter) else line.text


def _draw_heading(canvas: Canvas, area: Area, line: Chapter) -> None:
    canvas.text(
        line.heading,
        area.x,
        area.y + 34,
        size=LETTERS[Size.LARGE] + 4,
        colour=RED_DEEP,
        role=Role.TITLE,
        width=area.width,
    )
    canvas.line(area.x, area.y + 55, area.right, area.y + 55, GOLD_DEEP, 1.5)
