"""The page of weeks: accuracy without help, thinking time, minutes."""

from typing import Final

from settebello.i18n import t
from settebello.learning.report.weeks import days_of, weeks_of
from settebello.ui.grownups.pages.adults_page import Page, PageHost, heading, note
from settebello.ui.grownups.parts.charts import Chart, DaysChart, MinutesChart, TimeChart
from settebello.ui.grownups.parts.report_words import week
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Widget

SHOWN: Final = 12
DAYS: Final = 28
ROWS: Final = 3
TITLE: Final = 32.0
SAID: Final = 134.0


class WeeksPage(Page):
    """Three charts by week and one by day; the selected week or day is described below."""

    def __init__(self, host: PageHost) -> None:
        """Show the last weeks of the selected child."""
        super().__init__(host, t("Weeks"))
        report = host.report
        weeks = weeks_of(report.learner.history, report.child.aims.days)[-SHOWN:]
        goal = report.child.aims.goal
        days = days_of(report.learner.history, report.day, goal, DAYS) if weeks else ()
        self.charts = (
            Chart(t("Right without help"), weeks, host.touch),
            TimeChart(t("Thinking time (median)"), weeks, host.touch),
            MinutesChart(t("Minutes a week"), weeks, host.touch),
            DaysChart(t("Minutes a day; the line is the goal"), days, goal, host.touch),
        )
        self._last = self.charts[0]

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The charts."""
        return self.charts

    @property
    def said(self) -> tuple[Words, ...]:
        """The last week as a sentence."""
        return (week(self._last.weeks[-1]),) if self._last.weeks else (t("No practice yet"),)

    def arrange(self, room: Area) -> None:
        """Place the charts below each other."""
        super().arrange(room)
        each = (room.height - SAID) / ROWS
        rows = [
            Area(room.x, room.y + n * each + TITLE - 4, room.width, each - TITLE - 4) for n in range(ROWS)
        ]
        for chart, area in zip(self.charts, (*rows[:-1], *rows[-1].columns(2, 20)), strict=True):
            chart.place(area)

    def point(self, x: float, y: float) -> bool:
        """Select the week under the mouse in all week charts."""
        moved = [chart for chart in self.charts if chart.point(x, y)]
        for chart in moved:
            for other in self.charts[:-1] if chart is not self.charts[-1] else ():
                other.at = chart.at
            self._last = chart
        return bool(moved)

    def draw(self, canvas: Canvas) -> None:
        """Draw the titles, and the selected week as a sentence."""
        for chart in self.charts:
            heading(canvas, chart.label, Area(chart.area.x, chart.area.y - TITLE, chart.area.width, TITLE))
        focused = [chart for chart in self.charts if chart is self.host.focused]
        chart = focused[0] if focused else self._last
        area = Area(self.room.x, self.room.bottom - SAID + 6, self.room.width, SAID - 6)
        if chart.weeks:
            high = canvas.paragraph(chart.said, area, size=19)
            area = Area(area.x, area.y + high + 2, area.width, area.height - high)
        note(
            canvas,
            t(
                "The vertical lines show where the true percentage most likely is. Thinking time "
                "leaves out the clicking. A star marks a week with as many practice days as "
                "planned."
            ),
            area,
        )
