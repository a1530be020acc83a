"""The first page: next topic with reasons, numbers of sums per step, recent practice."""

from typing import Final

from settebello.i18n import t, tn
from settebello.learning.memory.mastery import State
from settebello.learning.report.weeks import minutes_by_day, weeks_of
from settebello.ui.grownups.pages.adults_page import SMALL, Page, PageHost, heading, note
from settebello.ui.grownups.parts.day_calendar import draw_days
from settebello.ui.grownups.parts.heat_map_view import draw_step
from settebello.ui.grownups.parts.recommendation import following, where
from settebello.ui.grownups.parts.report_words import STATES, minutes, week
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import FIELD, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words

STEP: Final = 62.0
BESIDE_STEP: Final = 55.0
"""Distance of the words of a step from the left edge of its sign."""
ROWS: Final = 3
"""Number of weeks shown in the calendar."""
CALENDAR: Final = 172.0
"""Height of the calendar, which what is said of damaged files leaves free."""
MOST: Final = 2
"""The most damaged files that are named."""
DAMAGED: Final = t(
    "Some files of the children were damaged. Everything that could be read is still here. If a name is "
    "missing, enter it again under “{page}”.",
    page=t("Child and tasks"),
)


class OverviewPage(Page):
    """A summary in sentences; details are on the other pages."""

    def __init__(self, host: PageHost) -> None:
        """Summarise the practice of the selected child."""
        super().__init__(host, t("Overview"))
        report = host.report
        self._head, self._why = following(report)
        facts = report.plan.facts
        standing = [report.learner.record(fact).standing.state for fact in facts]
        self._counts = {state: standing.count(state) for state in State}
        self._steps = where(report) if report.begun else ()
        self._visits = sum(report.learner.record(fact).standing.wants_visit for fact in facts)
        self._minutes = minutes_by_day(report.learner.history)
        weeks = weeks_of(report.learner.history, report.child.aims.days)
        self._week = week(weeks[-1]) if weeks else None
        # The first line has the place and the cause; an excerpt of the file may follow.
        self._troubles = tuple(one.partition("\n")[0] for one in host.adults.troubles)

    @property
    def said(self) -> tuple[Words, ...]:
        """All texts of the page."""
        counts = [t("{label}: {value}", label=STATES[state], value=n) for state, n in self._counts.items()]
        return (self._head, *self._why, *counts, *self._steps, *self._late, *self._damage)

    @property
    def _late(self) -> tuple[Words, ...]:
        """Sentences about recent practice."""
        today = self._minutes.get(self.host.report.day, 0.0)
        found: list[Words] = [t("Today: {minutes} of practice.", minutes=minutes(today))]
        if self._week is not None:
            found.append(self._week)
        if self._visits:
            found.append(tn("{n} sum is due for review.", "{n} sums are due for review.", n=self._visits))
        return tuple(found)

    @property
    def _damage(self) -> tuple[Words, ...]:
        """What is said of files that could not be read."""
        return (DAMAGED, *self._troubles[:MOST]) if self._troubles else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the next topic, the five steps, and the last weeks."""
        room = self.room
        board = Area(room.x, room.y, room.width, 0)
        top = board.y + 54
        texts = [(words, canvas.paragraph_height(words, room.width - 44, size=20)) for words in self._why]
        box = Area(room.x, room.y, room.width, 62 + sum(high + 6 for _, high in texts))
        canvas.box(box, FIELD)
        canvas.text(
            self._head,
            box.x + 22,
            box.y + 30,
            size=30,
            role=Role.TITLE,
            colour=RED_DEEP,
            width=box.width - 44,
        )
        for words, high in texts:
            canvas.paragraph(words, Area(box.x + 22, top, box.width - 44, high + 2), size=20)
            top += high + 6
        y = box.bottom + 6
        for (state, count), area in zip(
            self._counts.items(), Area(room.x, y, room.width, STEP).columns(len(State), 10), strict=True
        ):
            draw_step(canvas, Area(area.x, area.y + 8, 46, 46), state)
            left = area.x + BESIDE_STEP
            canvas.text(str(count), left, area.y + 19, size=26, role=Role.BOLD)
            canvas.text(
                STATES[state], left, area.y + 44, size=SMALL, colour=INK_SOFT, width=area.right - left + 6
            )
        y += STEP + 2
        for words in self._steps:
            y += canvas.paragraph(words, Area(room.x, y, room.width, 50), size=19) + 4
        y = heading(canvas, t("Recent weeks"), Area(room.x, y + 10, room.width, 30))
        goal = self.host.report.child.aims.goal
        squares = Area(room.x, y, 312, room.bottom - y)
        draw_days(canvas, squares, self._minutes, self.host.report.day, goal, ROWS)
        right = Area(squares.right + 28, y - 4, room.right - squares.right - 28, room.bottom - y)
        for words in self._late:
            high = canvas.paragraph(words, Area(right.x, right.y, right.width, right.height), size=19)
            right = Area(right.x, right.y + high + 6, right.width, right.height - high - 6)
        if not self._minutes:
            canvas.text(
                t("No practice yet"), right.x, right.y + 14, size=SMALL, colour=INK_SOFT, width=right.width
            )  # fmt: skip
        low = max(right.y, y + CALENDAR) + 4
        for words in self._damage:
            low += note(canvas, words, Area(room.x, low, room.width, room.bottom - low)) + 2
