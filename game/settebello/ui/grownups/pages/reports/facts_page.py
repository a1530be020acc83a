"""The page of sums: a heat map of all sums, and the figures of the selected one."""

from typing import Final

from settebello.i18n import t
from settebello.learning.report.heatmap import heat_map
from settebello.manual.card_names import joined_by_commas
from settebello.ui.grownups.pages.adults_page import SMALL, Page, PageHost, heading, note
from settebello.ui.grownups.parts.heat_map_view import HeatMap, draw_legend, draw_step
from settebello.ui.grownups.parts.report_words import MARKS, MEANINGS, STATES, equation, facts_of, mistakes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import LEGIBLE, Align, Words
from settebello.ui.kit.widgets import Widget

LEGEND: Final = 34.0
SIGNS: Final = {
    "q": ("star", GOLD_DEEP),
    "r": ("check", INK),
    "h": ("hint", INK),
    "m": ("pip_ring", INK_SOFT),
}
"""Glyph and colour of an answer, by its mark."""
MAP: Final = 0.585
"""The part of the width of the page that the map takes at most."""
LINE: Final = 27.0
SIGN: Final = 22.0
"""The room of a glyph of the legend before its words."""
FITTING: Final = 0.98
"""The part of its room that a line takes at most: letters advance by whole pixels."""
BETWEEN: Final = 10.0
"""Least distance of a label from its value, and of the columns of the legend from each other."""
COLUMNS: Final = ("qh", "rm")
"""The marks in the narrow and in the wide column of the legend."""


class FactsPage(Page):
    """The heat map with its legend, and figures on the right."""

    def __init__(self, host: PageHost) -> None:
        """Show the sums of the selected child."""
        super().__init__(host, t("Sums"))
        self.map = HeatMap(heat_map(host.report.learner), host.touch)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The heat map."""
        return (self.map,)

    def arrange(self, room: Area) -> None:
        """Place the map on the left."""
        super().arrange(room)
        side = min(room.height - LEGEND, room.width * MAP)
        self.map.place(Area(room.x, room.y, side, side))

    def point(self, x: float, y: float) -> bool:
        """Select the sum under the mouse."""
        return self.map.area.contains(x, y) and self.map.point(x, y)

    def draw(self, canvas: Canvas) -> None:
        """Draw the legend and the figures of the selected sum."""
        low = Area(self.room.x, self.map.area.bottom + 6, self.room.width, LEGEND - 6)
        draw_legend(canvas, low)
        _, right = Area(self.room.x, self.room.y, self.room.width, self.map.area.height).split_left(
            self.map.area.width, 26
        )
        cell = self.map.cell
        words = equation(cell.fact, turned=self.map.turned)
        canvas.text(words, right.x, right.y + 22, size=34, role=Role.TITLE, colour=RED_DEEP)
        box = Area(right.x, right.y + 52, 40, 40)
        draw_step(canvas, box, cell.state, few=cell.few and cell.seen > 0)
        left, wide = box.right + 12, right.width - 52
        canvas.text(STATES[cell.state], left, box.y + 9, size=21, role=Role.BOLD, width=wide)
        said: Words = t("Due for review.") if cell.wants_visit else MEANINGS[cell.state]
        high = canvas.paragraph(said, Area(left, box.y + 22, wide, 48), size=SMALL - 1, colour=INK_SOFT)
        y = max(box.bottom, box.y + 22 + high) + 22
        size = max(SMALL, LEGIBLE / canvas.k)
        for label, value in facts_of(cell):
            # Where a label and its value do not fit one line, both have smaller letters.
            wide = canvas.text_width(label, size=size) + canvas.text_width(value, size=size, role=Role.BOLD)
            fitting = size * min(1.0, FITTING * (right.width - BETWEEN) / wide)
            taken = canvas.text(value, right.right, y, size=fitting, role=Role.BOLD, align=Align.RIGHT)
            canvas.text(label, right.x, y, size=fitting, width=right.width - taken - BETWEEN)
            canvas.line(right.x, y + LINE / 2, right.right, y + LINE / 2, "#cdb98b", 1)
            y += LINE
        y = self._draw_latest(canvas, Area(right.x, y + 6, right.width, 80), cell.marks)
        found = mistakes(cell)
        if found:
            y = heading(canvas, t("Mistakes"), Area(right.x, y + 6, right.width, 30))
            note(canvas, joined_by_commas(found), Area(right.x, y, right.width, right.bottom - y))

    def _draw_latest(self, canvas: Canvas, area: Area, marks: str) -> float:
        """Draw the latest answers as glyphs with a legend; return the y below them."""
        y = heading(canvas, t("Latest answers"), area)
        if not marks:
            canvas.text("–", area.x, y + 8, size=SMALL)
            return y + 24
        for place, mark in enumerate(marks):
            sign, colour = SIGNS[mark]
            canvas.glyph(sign, area.x + 12 + place * 30, y + 10, 22, colour)
        y += 30
        used = [[mark for mark in column if mark in marks] for column in COLUMNS]
        size = max(SMALL - 1, LEGIBLE / canvas.k)
        first, wide = (
            max((canvas.text_width(MARKS[mark], size=size) for mark in column), default=0.0)
            for column in used
        )
        # The second column begins earlier where it needs more room and the first one leaves some.
        second = min(area.width * 0.4, max(SIGN + first + BETWEEN, area.width - SIGN - wide - 6))
        rooms = (0.0, second, area.width)
        for line, column, mark in (
            (line, column, mark) for column, found in enumerate(used) for line, mark in enumerate(found)
        ):
            sign, colour = SIGNS[mark]
            x, room = area.x + rooms[column], rooms[column + 1] - rooms[column]
            canvas.glyph(sign, x + 8, y + 8 + line * 22, 15, colour)
            canvas.text(
                MARKS[mark], x + SIGN, y + 8 + line * 22, size=size, colour=INK_SOFT, width=room - SIGN - 4
            )
        return y + 22 * max(map(len, used)) + 4
