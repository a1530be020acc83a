"""The page for exports: tables, pictures, printable pages, and all data in one file."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from settebello.i18n import Text, percent, t
from settebello.learning.memory.mastery import State
from settebello.learning.report.heatmap import heat_map
from settebello.learning.report.print_pages import WeekWords
from settebello.learning.report.print_pages import Words as Printed
from settebello.learning.report.weeks import Week, weeks_of
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts.heat_map_view import HeatMap, draw_legend
from settebello.ui.grownups.parts.recommendation import following
from settebello.ui.grownups.parts.report_words import STATES, on, thinking_time
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import Block, Column, Item, Line, Paragraphs, Space, Subheading
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, PAPER, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.base import State as Look
from settebello.ui.learn.parts.animals import called

BUTTON: Final = 52.0
WEEKS: Final = 26
MAP: Final = Area(0, 0, 700, 700)
"""The canvas area of the exported heat map."""
PRIVACY: Final = t(
    "All practice data stays on this computer; the program sends nothing. Pages open in your "
    "browser, where you can print them or save them as PDF."
)
NO_TEST: Final = t(
    "The program is for practising addition with cards. It is not a test: some days go better "
    "than others, and a few answers don't tell you much."
)


class ExportPage(FormPage):
    """Each button writes a file and shows its path; printable pages open in the browser."""

    def __init__(self, host: PageHost) -> None:
        """Export data of the selected child."""
        super().__init__(host, t("Files and printing"))
        printed = _column(
            t("To print or view"),
            self._button(t("Open report"), self._report),
            self._button(t("Open cut-out number cards"), self._cards),
            self._button(t("Open worksheet: friends of 10"), self._friends),
            self._button(t("Save map of sums as a picture"), self._picture),
        )
        tables = _column(
            t("For other programs"),
            self._button(t("Export sums (CSV)"), self._facts),
            self._button(t("Export all answers (CSV)"), self._events),
            self._button(t("Export all children"), self._everything),
        )
        self.show(Column(Line(printed, tables, gap=30), Space(24), Paragraphs(PRIVACY, NO_TEST)))

    def _button(self, words: Text, write: Callable[[], Path]) -> Button:
        def pressed() -> Change | None:
            try:
                path = write()
            except OSError as error:
                self.host.say(t("Couldn't save the file: {reason}", reason=reason(error)), bad=True)
            else:
                self.host.say(t("Saved to {path}", path=str(path)))
            return None

        return Button(words, pressed, look=CALM, size=20)

    @property
    def _child(self) -> str:
        return self.host.report.child.id

    @property
    def _name(self) -> Words:
        return called(self.host.report.child)

    def _said(self, words: Words) -> str:
        return self.host.put(words)

    def _facts(self) -> Path:
        name = self._said(t("{name} sums", name=self._name_said))
        return self.host.adults.write_facts(self._child, name, self.host.services.language())

    def _events(self) -> Path:
        name = self._said(t("{name} answers", name=self._name_said))
        return self.host.adults.write_events(self._child, name, self.host.services.language())

    def _everything(self) -> Path:
        return self.host.adults.write_everything(self._said(t("All children")))

    @property
    def _name_said(self) -> str:
        return self._said(self._name)

    def _report(self) -> Path:
        report = self.host.report
        weeks = weeks_of(report.learner.history, report.child.aims.days)[-WEEKS:]
        head, why = following(report)
        words = Printed(
            language=self.host.services.language(),
            title=self._said(t("Practice report: {name}", name=self._name_said)),
            sentences=tuple(map(self._said, (head, *why))),
            facts=self._said(t("Sums")),
            weeks=self._said(t("Weeks")),
            columns=tuple(
                map(
                    self._said,
                    (
                        t("Week from"),
                        t("Right without help"),
                        t("Thinking time (median)"),
                        t("Minutes"),
                        t("Tasks"),
                        t("Days"),
                    ),
                )
            ),
            states=tuple(self._said(STATES[state]) for state in State),
        )
        return self.host.adults.print_report(self._child, words, [self._week(one) for one in weeks])

    def _week(self, week: Week) -> WeekWords:
        right = "–"
        if week.accuracy is not None:
            parts = (week.accuracy.part, week.accuracy.low, week.accuracy.high)
            part, low, high = (self._said(percent(part)) for part in parts)
            right = f"{part} ({low}–{high})"
        return WeekWords(self._said(on(week.begin)), right, self._said(thinking_time(week.seconds)))

    def _cards(self) -> Path:
        return self.host.adults.print_cards(self._plain(t("Number cards")))

    def _friends(self) -> Path:
        return self.host.adults.print_friends(self._plain(t("Friends of 10")))

    def _plain(self, title: Text) -> Printed:
        return Printed(language=self.host.services.language(), title=self._said(title))

    def _picture(self) -> Path:
        sums = HeatMap(heat_map(self.host.report.learner), lambda: None)
        sums.place(MAP.inset(40, 50).moved(0, 12))
        name = self._name_said

        def paint(canvas: Canvas) -> None:
            canvas.fill(PAPER, MAP)
            canvas.text(name, MAP.x + 44, 30, size=32, role=Role.TITLE, colour=RED_DEEP, width=600)
            sums.draw(canvas, Look())
            draw_legend(canvas, Area(40, MAP.bottom - 34, MAP.width - 50, 26))

        return self.host.services.exports.picture(t("{name} sums", name=name), MAP, paint)


def _column(title: Text, *buttons: Button) -> Block:
    """Return a heading with buttons below it."""
    return Column(Subheading(title, 36), Column(*(Item(button, BUTTON) for button in buttons), gap=12))
