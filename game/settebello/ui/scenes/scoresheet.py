"""The score sheet: the deal is counted category by category, with the cards that won each point."""

from collections.abc import Sequence

from settebello.audio.cues import Cue
from settebello.engine import Card, Category, ScoreLine, Side, primiera_value
from settebello.i18n import Text, t, tn
from settebello.storage.settings import Speed
from settebello.ui.canvas import Align, Canvas
from settebello.ui.inputs import Action, PointerPressed, Press, UiEvent
from settebello.ui.layout import RATIO
from settebello.ui.paint.area import Area
from settebello.ui.paint.boxes import BoxStyle
from settebello.ui.paint.fonts import Role
from settebello.ui.scene import Change, Pop
from settebello.ui.scenes.menu import OPENS, MenuScene
from settebello.ui.services import Services
from settebello.ui.table.counting import Counting, Shown
from settebello.ui.table.results import LEAVE, ScoreSheet
from settebello.ui.theme import CALM, GOLD_DEEP, INK, INK_SOFT, PAPER, PAPER_SHADE, RED, RED_DEEP
from settebello.ui.widgets import Button, draw_sheet

NAMES: dict[Category, Text] = {
    Category.CARDS: t("Cards"),
    Category.COINS: t("Coins"),
    Category.SETTEBELLO: t("Settebello"),
    Category.PRIMIERA: t("Primiera"),
    Category.SWEEPS: t("Sweeps"),
}
LABELS = 176.0
EDGE = 34.0
CARD = 40.0
PRIMIERA_CARD = 34.0
FADE = BoxStyle(PAPER, PAPER_SHADE, radius=4, opacity=0.62)
POINT = BoxStyle("#ffd873", "#e3ad45", border=GOLD_DEEP, border_width=2.5, radius=22)


class ScoreSheetScene(MenuScene):
    """Counts a deal: a click is the next beat, Enter is all at once; then the next deal, or the end.

    Leaves LEAVE behind when the player goes to the title, else nothing.
    """

    translucent = True

    def __init__(self, services: Services, sheet: ScoreSheet) -> None:
        """Begin with the totals before the deal."""
        super().__init__(services)
        self.sheet = sheet
        quick = services.settings.current.speed is Speed.INSTANT
        self._counting = Counting(sheet.score.lines, sheet.before, quick=quick)
        self._area = Area(0, 0, 0, 0)
        go_on = t("Next deal") if sheet.winner is None else t("To the result")
        self._next = Button(go_on, Pop, on_paper=True)
        self._leave = Button(t("Save and leave"), lambda: Pop(LEAVE), look=CALM, on_paper=True)
        self._offered = False
        self._heard = 0

    @property
    def animating(self) -> bool:
        """Whether the counting goes on by itself."""
        return not self._counting.over

    @property
    def counted(self) -> bool:
        """Whether everything is counted and the buttons are there."""
        return self._offered

    def arrange(self, width: float, height: float) -> None:
        """Put the sheet into the middle."""
        super().arrange(width, height)
        self._area = Area.centred(width / 2, height / 2, min(width - 96, 1240), min(height - 40, 720))
        x, y = self._area.centre[0], self._area.bottom - EDGE - 50
        self._leave.place(Area(x - 302, y, 290, 54))
        self._next.place(Area(x + 12, y, 290, 54))

    def update(self, now: float) -> Change | None:
        """Go on counting; when it is done, offer what comes next one beat later."""
        self._counting.at(now)
        awarded = self._counting.shown.points_given
        if awarded > self._heard:
            self.services.cues.play(Cue.POINT)
            self._heard = awarded
        if self._counting.over and not self._offered:
            self._offered = True
            self.use(self._leave, self._next, focus=self._next)
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """A click or a key goes on; once all is counted the buttons have their turn."""
        if self._offered:
            return super().handle(event)
        match event:
            case Press(Action.CONFIRM | Action.CANCEL | Action.SKIP):
                self._counting.finish()
                self.touch()
            case Press(action) if action in OPENS:
                return self.open(OPENS[action])
            case PointerPressed() | Press(Action.TOGGLE | Action.RIGHT | Action.DOWN):
                self._counting.skip()
                self.touch()
            case _:
                pass
        return None

    def leave(self) -> Change | None:
        """Answer Esc: go on, as the button in focus does."""
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet as far as it is counted."""
        canvas.veil(alpha=0.6)
        canvas.want_cards(CARD, PRIMIERA_CARD)
        draw_sheet(canvas, self._area, t("Deal {number}", number=self.sheet.number))
        shown = self._counting.shown
        columns = self._columns()
        top = self._area.y + 112
        for column, name in zip(columns, self.sheet.sides, strict=True):
            canvas.text(
                name,
                column.x,
                top,
                size=23,
                role=Role.BOLD,
                colour=RED_DEEP,
                width=column.width - 20,
            )
        rows = self._rows(top + 24)
        for number, (line, row) in enumerate(zip(self.sheet.score.lines, rows, strict=True)):
            canvas.line(row.x, row.y, row.right, row.y, "#d8c597", 1)
            self._draw_line(canvas, line, row, columns, shown, number)
        self._draw_totals(canvas, columns, shown, rows[-1].bottom if rows else top + 30)
        if shown.headline:
            x = self._area.centre[0]
            y = self._area.bottom - EDGE - (86 if self._offered else 60)
            canvas.text(
                self.headline(),
                x,
                y,
                size=30,
                role=Role.TITLE,
                colour=RED,
                align=Align.CENTRE,
                width=self._area.width - 2 * EDGE,
            )
        if self._offered:
            super().draw(canvas)

    def headline(self) -> Text:
        """Who has won the deal."""
        points = self.sheet.score.points
        best = max(points)
        if best == 0:
            return t("Nobody scores.")
        if points.count(best) > 1:
            return t("The deal is a draw.")
        side = Side(points.index(best))
        if side == self.sheet.own and self.sheet.pairs:
            return tn(
                "Your side wins the deal with one point.", "Your side wins the deal with {n} points.", n=best
            )
        if side == self.sheet.own:
            return tn("You win the deal with one point.", "You win the deal with {n} points.", n=best)
        if self.sheet.pairs:
            return tn(
                "Your opponents win the deal with one point.",
                "Your opponents win the deal with {n} points.",
                n=best,
            )
        name = self.sheet.sides[side]
        return tn(
            "{name} wins the deal with one point.", "{name} wins the deal with {n} points.", n=best, name=name
        )

    # The parts

    def _columns(self) -> tuple[Area, ...]:
        inner = self._area.inset(EDGE, 0)
        _, rest = inner.split_left(LABELS)
        return rest.columns(len(self.sheet.sides), 16)

    def _rows(self, top: float) -> tuple[Area, ...]:
        count = max(len(self.sheet.score.lines), 1)
        room = self._area.bottom - EDGE - 162 - top
        height = min(room / count, 92)
        inner = self._area.inset(EDGE, 0)
        return tuple(Area(inner.x, top + n * height, inner.width, height) for n in range(count))

    def _draw_line(
        self,
        canvas: Canvas,
        line: ScoreLine,
        row: Area,
        columns: Sequence[Area],
        shown: Shown,
        number: int,
    ) -> None:
        counted, given = number < shown.counted, number < shown.given
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
        for side, column in enumerate(columns):
            self._draw_cell(canvas, line, Area(column.x, row.y, column.width, row.height), side, given=given)

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
            used = _row_of_cards(canvas, self.sheet.sweeps[side] if swept else tuple(line.cards[side]), area)
        if faded and used.width:
            canvas.box(used.inset(-1), FADE)
        if won:
            x = cell.right - 26
            canvas.box(Area.centred(x, middle, 44, 44), POINT)
            canvas.text(
                f"+{points}", x, middle, size=22, role=Role.BOLD, colour=INK, align=Align.CENTRE, shadow=INK
            )

    def _draw_totals(self, canvas: Canvas, columns: Sequence[Area], shown: Shown, top: float) -> None:
        inner = self._area.inset(EDGE, 0)
        canvas.line(inner.x, top, inner.right, top, GOLD_DEEP, 2)
        y = top + 30
        canvas.text(t("Total"), inner.x + 4, y - 9, size=24, role=Role.BOLD, colour=RED_DEEP)
        goal = tn("of {n} point", "of {n} points", n=self.sheet.target)
        canvas.text(goal, inner.x + 4, y + 15, size=17, colour=INK_SOFT, width=LABELS - 16)
        for total, column in zip(shown.totals, columns, strict=True):
            canvas.text(
                str(total), column.x + 40, y, size=38, role=Role.BOLD, colour=RED_DEEP, align=Align.RIGHT
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
