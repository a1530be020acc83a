"""The heat map of sums by their two addends, with a shade and a glyph for the learning step."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.learning.facts import LARGEST_ADDEND, Fact
from settebello.learning.memory.mastery import State as Step
from settebello.learning.report.heatmap import Cell
from settebello.ui.grownups.parts.report_words import GLYPHS, STATES, equation, facts_of, mistakes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import BLUE, GOLD_DEEP, INK, INK_SOFT, PAPER_SHADE, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring

TEN: Final = LARGEST_ADDEND
LETTERS: Final = 17.0
SHADES: Final = {
    Step.NEW: "#fffaeb",
    Step.MET: "#dcebf5",
    Step.GROWING: "#a9cde6",
    Step.SAFE: "#6aa7d2",
    Step.GOLD: "#f3cf6b",
}
BOX: Final = BoxStyle("#fffaeb", "#fffaeb", border="#b89a63", border_width=1.0, radius=6)
BEYOND: Final = BoxStyle("#d9c592", "#d9c592", radius=4)
"""The background of sums beyond ten."""


def box_of(step: Step) -> BoxStyle:
    """Return the background of a cell."""
    return replace(BOX, fill=SHADES[step], rim=SHADES[step])


def draw_step(canvas: Canvas, area: Area, step: Step, *, few: bool = False) -> None:
    """Draw a cell: its shade, its glyph, and stripes if there are few answers."""
    canvas.box(area, box_of(step))
    if few:
        for part in (0.2, 0.4, 0.6, 0.8):
            y = area.y + area.height * part
            canvas.line(area.x + 4, y, area.right - 4, y, GOLD_DEEP, 1)
    canvas.glyph(GLYPHS[step], *area.centre, area.height * 0.56, INK)


class HeatMap(Widget):
    """All sums up to fifteen, and the larger ones once they have begun.

    Arrow keys select a cell and leave the map at its edges.
    """

    def __init__(
        self, cells: Mapping[Fact, Cell], changed: Callable[[], None], *, marks: bool = True
    ) -> None:
        """Select 3 + 4; `marks` is whether the selected sum is marked, which a picture has no use for."""
        super().__init__(t("Map of sums"))
        self._cells = cells
        self._marks = marks
        self._changed = changed
        self.at = (3, 4)
        """The addends of the selected sum: (row, column)."""

    @property
    def cell(self) -> Cell:
        """The data of the selected sum."""
        return self._cells[Fact.of(*self.at)]

    @property
    def turned(self) -> bool:
        """Whether the larger addend of the selected sum comes first."""
        return self.at[0] > self.at[1]

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The selected sum, its learning step, and all figures."""
        cell = self.cell
        said: list[Words] = [equation(cell.fact, turned=self.turned), STATES[cell.state]]
        if cell.wants_visit:
            said.append(t("due for review"))
        for label, value in facts_of(cell):
            said.append(t("{label}: {value}", label=label, value=value))
        return (self.label, *said, *mistakes(cell))

    @property
    def attention(self) -> Area:
        """The area of the selected cell."""
        return self._place(*self.at)

    @property
    def _side(self) -> float:
        return min(self.area.width, self.area.height) / (TEN + 1)

    def _place(self, a: int, b: int) -> Area:
        side = self._side
        return Area(self.area.x + b * side, self.area.y + a * side, side, side)

    def step(self, across: int, down: int) -> bool:
        """Select the neighbouring cell; False at the edges."""
        return self._look(self.at[0] + down, self.at[1] + across)

    def press(self, x: float, y: float) -> None:
        """Select the cell under the mouse."""
        self.point(x, y)

    def drag(self, x: float, y: float) -> None:
        """Select the cell under the mouse."""
        self.point(x, y)

    def release(self, x: float, y: float) -> Change | None:
        """Keep the selection."""
        del x, y
        return None

    def point(self, x: float, y: float) -> bool:
        """Select the cell at a point; return whether the selection changed."""
        side = self._side
        a, b = int((y - self.area.y) // side), int((x - self.area.x) // side)
        return (a, b) != self.at and self._look(a, b)

    def _look(self, a: int, b: int) -> bool:
        if not (1 <= a <= TEN and 1 <= b <= TEN and Fact.of(a, b) in self._cells):
            return False
        self.at = (a, b)
        self._changed()
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the addends at the edges and every cell."""
        side = self._side
        x, y = self._place(0, 0).centre
        canvas.text("+", x, y, size=26, role=Role.BOLD, align=Align.CENTRE, colour=RED)
        for number in range(1, TEN + 1):
            lit = (RED, INK_SOFT)
            for place, mine in ((self._place(number, 0), self.at[0]), (self._place(0, number), self.at[1])):
                colour = lit[0] if mine == number and self._marks else lit[1]
                canvas.text(
                    str(number), *place.centre, size=22, role=Role.BOLD, align=Align.CENTRE, colour=colour
                )
        for a in range(1, TEN + 1):
            beyond = [b for b in range(1, TEN + 1) if a + b > TEN and Fact.of(a, b) in self._cells]
            if beyond:
                first, last = self._place(a, beyond[0]), self._place(a, beyond[-1])
                canvas.box(Area(first.x, first.y, last.right - first.x, side), BEYOND)
        for a in range(1, TEN + 1):
            for b in range(1, TEN + 1):
                cell = self._cells.get(Fact.of(a, b))
                if cell is None:
                    continue
                few = cell.few and cell.seen > 0
                draw_step(canvas, self._place(a, b).inset(2), cell.state, few=few)
        if not self._marks:
            return
        here = self._place(*self.at).inset(2)
        canvas.box(here, replace(BOX, opacity=0.0, border=BLUE, border_width=3.0))
        if state.focused:
            ring(canvas, here, BOX, on_paper=True)


def draw_legend(canvas: Canvas, area: Area, *, beyond: bool = True) -> None:
    """Draw the legend of shades and glyphs in one line."""
    words: list[tuple[Step | None, Words]] = [(step, STATES[step]) for step in Step]
    words += [(None, t("few answers"))] if beyond else []
    side = min(area.height, 26.0)
    wide = [side + 7 + canvas.text_width(said, size=LETTERS) for _, said in words]
    gap = (area.width - sum(wide)) / len(words)
    x, y = area.x, area.centre[1]
    for (step, said), room in zip(words, wide, strict=True):
        box = Area(x, y - side / 2, side, side)
        if step is None:
            canvas.box(box, replace(BOX, fill=PAPER_SHADE, rim=PAPER_SHADE))
            for part in (0.2, 0.4, 0.6, 0.8):
                canvas.line(box.x + 3, box.y + side * part, box.right - 3, box.y + side * part, GOLD_DEEP, 1)
        else:
            draw_step(canvas, box, step)
        canvas.text(said, box.right + 7, y, size=LETTERS, width=room + min(gap, 0.0) - side - 7 + 1)
        x += room + gap
