"""One line of the score sheet: a category, what each side has of it, and the cards that count."""

from collections.abc import Sequence

from settebello.engine import Card, Category, ScoreLine, primiera_value
from settebello.i18n import Text, t
from settebello.ui.canvas import Align, Canvas
from settebello.ui.layout import RATIO
from settebello.ui.paint.area import Area
from settebello.ui.paint.boxes import BoxStyle
from settebello.ui.paint.fonts import Role
from settebello.ui.scene import Change, Pop
from settebello.ui.table.counting import Shown
from settebello.ui.table.results import ScoreSheet
from settebello.ui.theme import GOLD_DEEP, INK, INK_SOFT, PAPER, PAPER_SHADE, RED
from settebello.ui.widgets import Widget

NAMES: dict[Category, Text] = {
    Category.CARDS: t("Cards"),
    Category.COINS: t("Coins"),
    Category.SETTEBELLO: t("Settebello"),
    Category.PRIMIERA: t("Primiera"),
    Category.SWEEPS: t("Sweeps"),
}
LABELS = 176.0
CARD = 40.0
PRIMIERA_CARD = 34.0
FADE = BoxStyle(PAPER, PAPER_SHADE, radius=4, opacity=0.62)
UNLIT = BoxStyle("#efe1be", "#efe1be", radius=4, opacity=0.62)
POINT = BoxStyle("#ffd873", "#e3ad45", border=GOLD_DEEP, border_width=2.5, radius=22)


def columns_of(area: Area, sides: int) -> tuple[Area, ...]:
    """The columns of the sides in a part of the sheet, to the right of the names of the categories."""
    return area.split_left(LABELS)[1].columns(sides, 16)


class SheetLine(Widget):
    """A line that can have the focus, to be looked at alone; Enter goes on to what comes after the sheet."""

    def __init__(self, sheet: ScoreSheet, number: int) -> None:
        """Show the line of this number, from 0."""
        self._sheet = sheet
        self._number = number
        self._line = sheet.score.lines[number]
        super().__init__(NAMES[self._line.category])

    def activate(self) -> Change | None:
        """Go on: a line under the mouse must not keep Enter from what it does elsewhere on the sheet."""
        return Pop()

    def release(self, x: float, y: float) -> Change | None:
        """Do nothing: a click beside the buttons is not meant."""
        del x, y
        return None

    def draw_counted(self, canvas: Canvas, shown: Shown, *, faded: bool) -> None:
        """Draw the line as far as it is counted; faded while another one is looked at."""
        row, line = self.area, self._line
        canvas.line(row.x, row.y, row.right, row.y, "#d8c597", 1)
        self._draw_line(canvas, line, row, shown)
        if faded:
            canvas.box(row.inset(1), UNLIT)

    def _draw_line(self, canvas: Canvas, line: ScoreLine, row: Area, shown: Shown) -> None:
        counted, given = self._number < shown.counted, self._number < shown.given
        middle = row.centre[1]
        tie = given and line.category is not Category.SWEEPS and line.winner is None
        canvas.text(
            NAMES[line.category],
            row.x + 4,
            middle - (11 if tie else 0),
            size=22,
            role=Role.BOLD,
            colour=INK if counted else "#b9a67c",
            width=LABELS - 16,
        )
        if tie:
            words = t("nobody") if max(line.figures) == 0 else t("a tie: nobody")
            canvas.text(words, row.x + 4, middle + 15, size=17, colour=INK_SOFT, width=LABELS - 16)
        if not counted:
            return
        for side, cell in enumerate(columns_of(row, len(self._sheet.sides))):
            self._draw_cell(canvas, line, cell, side, given=given)

    def _draw_cell(self, canvas: Canvas, line: ScoreLine, cell: Area, side: int, *, given: bool) -> None:
        middle = cell.centre[1]
        points = line.points[side]
        won = given and points > 0
        faded = given and not won and line.winner is not None
        canvas.text(
            str(line.figures[side]),
            cell.x + 40,
            middle,
            size=27,
            role=Role.BOLD,
            colour=RED if won else INK,
            align=Align.RIGHT,
        )
        area = Area(cell.x + 54, cell.y, cell.width - 54 - 58, cell.height)
        if line.category is Category.PRIMIERA:
            used = _primiera_cards(canvas, tuple(line.cards[side]), area)
        else:
            swept = line.category is Category.SWEEPS
            used = _row_of_cards(canvas, self._sheet.sweeps[side] if swept else tuple(line.cards[side]), area)
        if faded and used.width:
            canvas.box(used.inset(-1), FADE)
        if won:
            x = cell.right - 26
            canvas.box(Area.centred(x, middle, 44, 44), POINT)
            canvas.text(
                f"+{points}", x, middle, size=22, role=Role.BOLD, colour=INK, align=Align.CENTRE, shadow=INK
            )


def _row_of_cards(canvas: Canvas, cards: Sequence[Card], area: Area) -> Area:
    """Draw small cards in a row, over one another when there are many; return what they cover."""
    width = min(CARD, (area.height - 10) / RATIO)
    step = min(width + 4, (area.width - width) / max(len(cards) - 1, 1))
    middle = area.centre[1]
    for place, card in enumerate(cards):
        canvas.card(card, area.x + width / 2 + place * step, middle, width, lift=0.0)
    tall = width * RATIO
    return Area(area.x, middle - tall / 2, width + step * (len(cards) - 1) if cards else 0.0, tall)


def _primiera_cards(canvas: Canvas, cards: Sequence[Card], area: Area) -> Area:
    """Draw the four cards of a primiera, with what each counts written under it; return what they cover."""
    width = min(PRIMIERA_CARD, (area.height - 24) / RATIO)
    step = width + 14
    for place, card in enumerate(cards):
        x = area.x + width / 2 + place * step
        y = area.y + 3 + width * RATIO / 2
        canvas.card(card, x, y, width, lift=0.0)
        canvas.text(
            str(primiera_value(card)),
            x,
            y + width * RATIO / 2 + 10,
            size=17,
            role=Role.BOLD,
            colour=INK_SOFT,
            align=Align.CENTRE,
        )
    return Area(area.x, area.y + 3, step * len(cards), area.height - 6)
