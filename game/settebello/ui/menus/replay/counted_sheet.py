"""The score sheet of a finished deal, fully counted, shown over the table."""

from collections.abc import Sequence
from typing import ClassVar

from settebello.i18n import t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.theme import RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import draw_sheet
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.table.model.score_model.count_beats import Shown
from settebello.ui.table.model.score_model.verdict import verdict
from settebello.ui.table.view.sheet.sheet_heads import draw_heads
from settebello.ui.table.view.sheet.sheet_line import CARD, PRIMIERA_CARD, SheetLine
from settebello.ui.table.view.sheet.sheet_rows import place_lines
from settebello.ui.table.view.sheet.totals import draw_totals

EDGE = 34.0
TOP = 128.0
FOOT = 62.0
VERDICT = 46.0
TALLEST = 72.0


class CountedSheet:
    """A complete score sheet without interaction."""

    CARDS: ClassVar[tuple[float, ...]] = (CARD, PRIMIERA_CARD)

    def __init__(self, sheet: ScoreSheet, totals: Sequence[int]) -> None:
        """Show a sheet, and the totals after it."""
        self._sheet = sheet
        self._lines = tuple(SheetLine(sheet, number) for number in range(len(sheet.score.lines)))
        count = len(self._lines)
        self._shown = Shown(count, count, tuple(totals), headline=True, points_given=0)
        self._area = Area(0, 0, 0, 0)
        self._below = 0.0

    def arrange(self, room: Area) -> None:
        """Centre the sheet in an area."""
        most = TOP + FOOT + VERDICT + TALLEST * len(self._lines)
        self._area = Area.centred(*room.centre, min(room.width - 96, 1180), min(room.height - 16, most))
        inner = self._area.inset(EDGE, 0)
        high = self._area.height - TOP - FOOT - VERDICT
        self._below = place_lines(self._lines, Area(inner.x, self._area.y + TOP, inner.width, high), TALLEST)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        sheet, inner = self._sheet, self._area.inset(EDGE, 0)
        draw_sheet(canvas, self._area, t("Deal {number}", number=sheet.number), SheetBinding.LEDGER)
        draw_heads(canvas, inner, self._area.y + 108, sheet.sides)
        for line in self._lines:
            line.draw_counted(canvas, self._shown)
        target = sheet.ruleset.match.target
        top = self._below
        draw_totals(
            canvas, inner, top, self._sheet, self._shown, tn("of {n} point", "of {n} points", n=target)
        )
        canvas.text(
            verdict(sheet),
            self._area.centre[0],
            self._area.bottom - VERDICT / 2 - 8,
            size=26,
            role=Role.TITLE,
            colour=RED,
            align=Align.CENTRE,
            width=inner.width,
        )
