"""The sheet of luck and play in a match, deal by deal, which can be saved as a picture."""

from dataclasses import replace
from typing import Final

from settebello.coach.duplicate.interval import Interval, total_of
from settebello.coach.duplicate.par import LuckAndPlay
from settebello.engine import Seat, side_of
from settebello.i18n import Text, decimal, t
from settebello.notation import Record
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import Column, Drawing, Item, Note, SheetScene, Space, closing_line
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import ABACUS
from settebello.ui.kit.theme import (
    CALM,
    FILLED,
    GOLD_DEEP,
    GREEN_DEEP,
    INK,
    INK_SOFT,
    PAPER_SHADE,
    RED_DEEP,
    SHEET,
    TRACK,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.table.model.helps.luck_words import LuckCheck, interval_told
from settebello.ui.table.model.match_titles import game_name

BAR: Final = 16.0
BUTTONS: Final = 52.0
ROW: Final = 34.0
HEAD: Final = 40.0
NUMBERS: Final = 196.0
"""Width of the numbers right of each bar."""
FIRST: Final = 190.0
"""Width of the columns with the deal and its lead."""
MOST_ROWS: Final = 12
LEAST_SCALE: Final = 2.0
"""Points at the end of a bar where all values are smaller."""
ABOUT: Final = t(
    "The Expert plays the same cards 200 times in all seats. Luck is what your cards bring in these plays, "
    "compared with other decks. Play is your result compared with these plays."
)


class LuckScene(SheetScene):
    """Works out luck and play of every finished deal in the background; can be stopped."""

    own = SceneId.LUCK
    heading = t("Luck and play")
    still_life = ABACUS
    binding = SheetBinding.LEDGER

    def __init__(self, services: Services, record: Record) -> None:
        """Begin with the first deal."""
        super().__init__(services)
        self._record = record
        self._notice: Text | None = None
        seat = min(record.persons, default=Seat(0))
        side = side_of(seat, record.ruleset.players.side_count(len(record.seats)))
        over = [number for number, deal in enumerate(record.deals) if deal.score is not None]
        self.checks = tuple(LuckCheck(services.deal_work, record, number, side) for number in over)
        self._stop = Button(t("Stop"), self._stop_all, look=CALM)
        save = Button(t("Save as picture"), self.save, look=CALM)
        done = done_button()
        page = Column(
            Note(lambda: ABOUT, 50, align=Align.LEFT),
            Drawing(self._draw_progress, 30),
            Drawing(self._draw_table, stretch=True),
            Space(10),
            Note(self._said, 24),
            Space(6),
            closing_line(
                done,
                Item(self._stop, BUTTONS, enabled=lambda: self.animating),
                Item(save, BUTTONS, enabled=lambda: bool(self.results)),
            ),
        )
        self.show(page, width=1080, height=690, lift=4, focus=done)

    @property
    def results(self) -> tuple[tuple[int, LuckAndPlay], ...]:
        """The deals that are worked out, by number."""
        return tuple((one.number, one.result) for one in self.checks if one.result is not None)

    @property
    def animating(self) -> bool:
        """Whether deals are still being played."""
        return not all(one.over for one in self.checks)

    @property
    def done(self) -> float:
        """The share of the plays that are done."""
        running = [each for one in self.checks for each in one.running]
        return sum(each.done for each in running) / max(1, len(running))

    @property
    def spoken(self) -> Spoken:
        """What is shown, the focused widget, and the total once it is there."""
        notice = self.total_told() if self.results and not self.animating else None
        return Spoken((self.heading, ABOUT), self.group.spoken, self.group.focused, notice=notice)

    def read(self) -> tuple[Words, ...]:
        """Return a sentence for each deal."""
        return tuple(
            t(
                "Deal {number}: lead {lead}, luck {luck}, play {play}",
                number=number + 1,
                lead=decimal(one.result, signed=True),
                luck=interval_told(one.luck),
                play=interval_told(one.play),
            )
            for number, one in self.results
        )

    def total_told(self) -> Text:
        """Return luck and play of all deals together."""
        luck, play = self._totals()
        return t("In all: luck {luck}, play {play}", luck=interval_told(luck), play=interval_told(play))

    def update(self, now: float) -> Change | None:
        """Take over what was played."""
        del now
        changed = [one.poll() for one in self.checks]
        if any(changed):
            self.touch()
        return None

    def close(self) -> None:
        """Stop playing."""
        for one in self.checks:
            one.close()

    def save(self) -> Change | None:
        """Save the table as a picture."""
        area = Area(0, 0, 1060, HEAD + ROW * (min(len(self.results), MOST_ROWS) + 1) + 84)
        name = t("{game}, luck and play", game=game_name(self.services, self._record.ruleset.id))
        try:
            path = self.services.exports.picture(name, area, lambda canvas: self._paint(canvas, area))
            self._notice = t("Saved to {path}", path=str(path))
        except OSError as error:
            self._notice = t("Couldn't save the file: {reason}", reason=reason(error))
        self.touch()
        return None

    def _stop_all(self) -> Change | None:
        for one in self.checks:
            one.stop()
        self.touch()
        return None

    def _said(self) -> Words:
        if self._notice is not None:
            return self._notice
        if self.results:
            return self.total_told()
        return "" if self.animating else t("No deal was worked out.")

    def _totals(self) -> tuple[Interval, Interval]:
        found = [one for _, one in self.results]
        return total_of([one.luck for one in found]), total_of([one.play for one in found])

    # Drawing

    def _draw_progress(self, canvas: Canvas, area: Area) -> None:
        """Draw how much has been played, with a bar."""
        if not self.animating:
            return
        words = t("{done} of {total} deals worked out", done=len(self.results), total=len(self.checks))
        left, right = area.split_left(360, 16)
        canvas.text(words, left.x + 14, left.centre[1], size=18, colour=INK_SOFT, width=left.width - 14)
        track = Area.centred(*right.centre, right.width - 20, BAR)
        canvas.box(track, replace(TRACK, radius=BAR / 2))
        if self.done:
            wide = max(BAR, track.width * self.done)
            canvas.box(Area(track.x, track.y, wide, BAR), replace(FILLED, radius=BAR / 2))

    def _paint(self, canvas: Canvas, area: Area) -> None:
        """Draw the exported picture."""
        canvas.box(area, replace(SHEET, radius=0, shadow=0.0))
        name = game_name(self.services, self._record.ruleset.id)
        canvas.text(
            t("{game}: luck and play", game=name),
            30,
            36,
            size=28,
            role=Role.TITLE,
            colour=RED_DEEP,
            width=990,
        )
        self._draw_table(canvas, area.inset(20, 60))

    def _draw_table(self, canvas: Canvas, area: Area) -> None:
        """Draw a line for each deal, and the total."""
        shown = self.results[-MOST_ROWS:]
        if not shown:
            return
        luck, play = self._columns(area)
        for column, words in ((luck, t("Luck")), (play, t("Play"))):
            canvas.text(words, column.x, area.y + HEAD / 2, size=19, role=Role.BOLD, colour=INK)
        canvas.text(
            t("Lead"), area.x + FIRST - 16, area.y + HEAD / 2, size=19, role=Role.BOLD, align=Align.RIGHT
        )
        y = area.y + HEAD
        biggest = max(max(abs(one.luck.mean), abs(one.play.mean)) for _, one in shown)
        scale = max(LEAST_SCALE, biggest)
        for number, one in shown:
            row = Area(area.x, y, area.width, ROW)
            self._draw_row(canvas, row, t("Deal {number}", number=number + 1), one.result, one, scale)
            y += ROW
        luck_sum, play_sum = self._totals()
        result = sum(one.result for _, one in self.results)
        canvas.line(area.x, y, area.right, y, INK_SOFT, 2)
        row = Area(area.x, y, area.width, ROW + 4)
        canvas.text(t("In all"), row.x + 6, row.centre[1], size=19, role=Role.BOLD, width=FIRST - 76)
        self._number(canvas, row.x + FIRST - 16, row, decimal(result, signed=True), bold=True)
        for column, interval in ((luck, luck_sum), (play, play_sum)):
            self._number(canvas, column.right, row, interval_told(interval), bold=True)

    def _columns(self, area: Area) -> tuple[Area, Area]:
        rest = Area(area.x + FIRST, area.y, area.width - FIRST, area.height)
        luck, play = rest.columns(2, 30)
        return luck, play

    def _draw_row(
        self, canvas: Canvas, row: Area, name: Text, lead: float, one: LuckAndPlay, scale: float
    ) -> None:
        canvas.text(name, row.x + 6, row.centre[1], size=19, colour=INK, width=FIRST - 76)
        self._number(canvas, row.x + FIRST - 16, row, decimal(lead, signed=True))
        for column, interval, colours in (
            (self._columns(row)[0], one.luck, (GOLD_DEEP, GOLD_DEEP)),
            (self._columns(row)[1], one.play, (GREEN_DEEP, RED_DEEP)),
        ):
            bar = Area(column.x, row.y, column.width - NUMBERS, ROW)
            middle, half = bar.centre[0], bar.width / 2 - 2
            canvas.line(middle, row.y + 4, middle, row.bottom - 4, INK_SOFT, 1)
            length = half * min(1.0, abs(interval.mean) / scale)
            left = middle if interval.mean > 0 else middle - length
            colour = colours[0] if interval.mean > 0 else colours[1]
            canvas.box(Area(left, row.y + 8, max(length, 1), ROW - 16), BoxStyle(colour, colour, radius=2))
            self._number(canvas, column.right, row, interval_told(interval))
        canvas.line(row.x, row.bottom, row.right, row.bottom, PAPER_SHADE, 1)

    def _number(self, canvas: Canvas, right: float, row: Area, words: Words, *, bold: bool = False) -> None:
        canvas.text(
            words,
            right,
            row.centre[1],
            size=18,
            role=Role.BOLD if bold else Role.BODY,
            colour=INK,
            align=Align.RIGHT,
            width=NUMBERS - 8,
        )
