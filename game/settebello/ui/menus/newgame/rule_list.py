"""A list of rules, each with name, description and a widget to change it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import (
    FIELD,
    GOLD_DEEP,
    INK_SOFT,
    LETTERS,
    PAPER_SHADE,
    RED_DEEP,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Choice, Heading, State, Strip, Toggle, Widget
from settebello.ui.kit.widgets.row_strip import NOTCH

ROW = 91.0
HEADING = 48.0
EDGE = 6.0
BAR = 16.0
STAR = 36.0
WORDS_PART = 0.56
CONTROL = 48.0
LIFTED = 10.0
"""How much higher a control is that has its standard value below it."""
SENTENCE = 17.0
NAME = 30.0
"""Height of the line with the name of a rule."""
LINES = 52.0
"""Height for the description of a rule: two lines, or three small ones."""

LIT: Final = BoxStyle("#fff3d0", "#fbe9c0", border="#c9a866", border_width=1.5, radius=10)


@dataclass(slots=True)
class RuleRow:
    """A rule: name, description, widget, and the default value while the current one differs."""

    name: Words
    sentence: Words
    control: Choice | Toggle
    usual: Words | None = None


class RuleList(Widget):
    """A list of rules on paper; up and down select a rule, left and right change it."""

    def __init__(self, label: Words, lines: Sequence[RuleRow | Heading]) -> None:
        """Select the first rule."""
        super().__init__(label)
        self._lines = tuple(lines)
        self._places = [n for n, line in enumerate(lines) if isinstance(line, RuleRow)]
        self._strip = Strip([HEADING if isinstance(line, Heading) else ROW for line in lines], in_rows=True)
        self._row = 0

    @property
    def rows(self) -> tuple[RuleRow, ...]:
        """The rules, without headings."""
        return tuple(line for line in self._lines if isinstance(line, RuleRow))

    @property
    def row(self) -> RuleRow:
        """The focused rule."""
        return self.rows[self._row]

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The focused rule, its description and its value."""
        row = self.row
        return row.name, row.sentence, *row.control.spoken[1:]

    def place(self, area: Area) -> None:
        """Set the area."""
        super().place(area)
        self._strip.opening = self._opening.height
        self._show_row()

    def step(self, across: int, down: int) -> bool:
        """Change the focused rule with left and right; up and down leave the list at its ends."""
        if across:
            self.row.control.step(across, 0)
            return True
        row = self._row + down
        if not 0 <= row < len(self.rows):
            return False
        self._row = row
        self._show_row()
        return True

    def leap(self, down: int, *, far: bool) -> bool:
        """Move by a page of rules, or to the first or last rule."""
        rows = len(self.rows)
        page = rows if far else max(1, int(self._opening.height // ROW))
        self._row = max(0, min(self._row + down * page, rows - 1))
        self._show_row()
        return True

    def activate(self) -> Change | None:
        """Switch the focused rule to its next value."""
        return self.row.control.activate()

    def wheel(self, steps: float) -> bool:
        """Scroll the list."""
        self._strip.move(-steps * NOTCH)
        self._place_controls()
        return True

    def press(self, x: float, y: float) -> None:
        """Focus the rule under the mouse."""
        del x
        line = self._strip.at(y - self._opening.y)
        if line in self._places:
            self._row = self._places.index(line)

    def release(self, x: float, y: float) -> Change | None:
        """Change the rule whose widget was clicked."""
        if self._strip.at(y - self._opening.y) is None:
            return None
        control = self.row.control
        return control.release(x, y) if control.area.contains(x, y) else None

    @property
    def targets(self) -> tuple[Area, ...]:
        """The click targets of the visible rules."""
        low = self._opening.bottom
        return tuple(
            one for row, area in self.controls_seen() if area.bottom <= low for one in row.control.targets
        )

    @property
    def _opening(self) -> Area:
        return self.area.inset(EDGE)

    def _show_row(self) -> None:
        if self.rows:
            line = self._places[self._row]
            above = line - 1 if line and line - 1 not in self._places else line
            self._strip.show(above, line)
            self._place_controls()

    def _seen(self) -> Iterator[tuple[RuleRow | Heading, Area]]:
        room = self._opening
        width = room.width - (BAR if self._strip.more else 0)
        for place, area in self._strip.seen(Area(room.x, room.y, width, room.height)):
            yield self._lines[place], area

    def controls_seen(self) -> Iterator[tuple[RuleRow, Area]]:
        """Yield the rows whose control is in sight, with the area of the control."""
        for line, area in self._seen():
            if isinstance(line, RuleRow):
                _, right = area.split_left(area.width * WORDS_PART)
                top = area.centre[1] - CONTROL / 2 - (LIFTED if line.usual is not None else 0.0)
                yield line, Area(right.x, top, right.width - 8, CONTROL)

    def _place_controls(self) -> None:
        for row, area in self.controls_seen():
            row.control.place(area)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the visible rules, with a star beside changed ones."""
        canvas.box(self.area, FIELD)
        # A rule that has been changed since has its control a little higher.
        self._place_controls()
        with canvas.clip(self._opening):
            for line, area in self._seen():
                if isinstance(line, Heading):
                    _draw_heading(canvas, area, line)
                else:
                    self._draw_row(canvas, area, line, lit=state.focused and line is self.row)
        self._strip.draw_fades(canvas, self._opening, FIELD.fill)
        self._strip.draw_bar(canvas, self._opening)

    def _draw_row(self, canvas: Canvas, area: Area, row: RuleRow, *, lit: bool) -> None:
        if lit:
            canvas.box(area.inset(2, 3), LIT)
        words, right = area.split_left(area.width * WORDS_PART)
        words = Area(words.x + STAR, words.y, words.width - STAR - 20, words.height)
        if row.usual is not None:
            canvas.glyph("star", area.x + STAR / 2 + 2, area.centre[1], 26, GOLD_DEEP)
        high = min(LINES, canvas.paragraph_height(row.sentence, words.width, size=SENTENCE))
        top = area.centre[1] - (NAME + high) / 2
        canvas.text(
            row.name, words.x, top + NAME / 2, size=LETTERS[Size.BODY], role=Role.BOLD, width=words.width
        )
        canvas.paragraph(
            row.sentence, Area(words.x, top + NAME, words.width, LINES), size=SENTENCE, colour=INK_SOFT
        )
        row.control.draw(canvas, State(focused=lit))
        if row.usual is not None:
            canvas.text(
                t("Standard: {value}", value=row.usual),
                right.right - 16,
                area.bottom - 15,
                size=LETTERS[Size.SMALL] - 1,
                colour=INK_SOFT,
                role=Role.BOLD,
                align=Align.RIGHT,
                width=right.width - 24,
            )
        canvas.line(area.x + 12, area.bottom - 1, area.right - 12, area.bottom - 1, PAPER_SHADE, 1)


def _draw_heading(canvas: Canvas, area: Area, heading: Heading) -> None:
    canvas.text(
        heading.words,
        area.x + 14,
        area.bottom - 20,
        size=LETTERS[Size.BODY],
        colour=RED_DEEP,
        role=Role.BOLD,
        width=area.width - 28,
    )
    canvas.line(area.x + 12, area.bottom - 3, area.right - 12, area.bottom - 3, GOLD_DEEP, 2)
