"""The page of the plan: how much, which sums, and what is allowed."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import t
from settebello.learning.children.aims import GOALS, Aims
from settebello.learning.facts import FACTS, Fact, Unit
from settebello.learning.schedule.plan import LARGEST, Pace
from settebello.ui.grownups.pages.adults_page import Page, PageHost, heading
from settebello.ui.grownups.parts.report_words import UNITS, days, equation, minutes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import Choice, Option, Toggle, Widget, column

ROW: Final = 46.0
SPRINT: Final = "calm_sprint"
LIMITS: Final = (0, 15, 20, 30, 45, 60)
WEEKLY: Final = (2, 3, 4, 5, 7)


class PlanPage(Page):
    """Every change is kept at once and holds from the next task on."""

    def __init__(self, host: PageHost) -> None:
        """Show what is set for the child looked at."""
        super().__init__(host, t("Plan"))
        aims = self._aims
        self._rows = (
            self._choice(t("Minutes a day"), "goal", GOALS, [minutes(n) for n in GOALS]),
            self._choice(t("Days a week"), "days", WEEKLY, [days(n) for n in WEEKLY]),
            self._choice(
                t("Enough for a day"), "limit", LIMITS, [t("twice the goal"), *map(minutes, LIMITS[1:])]
            ),
            self._choice(t("Sums up to"), "largest", LARGEST, [str(n) for n in LARGEST]),
            self._choice(t("New sums"), "pace", tuple(Pace), [t("few a day"), t("some a day")]),
            Choice(
                t("In any case practise"),
                [Option("", t("nothing special")), *(Option(str(one), equation(one)) for one in FACTS)],
                next(iter(aims.pinned), ""),
                self._pin,
                side_by_side=False,
            ),
        )
        self._units = tuple(
            Toggle(UNITS[unit], on=unit not in aims.without, switched=partial(self._unit, unit))
            for unit in Unit
        )
        self._switches = (
            Toggle(t("Always shuffle deals"), on=aims.shuffled, switched=self._shuffle),
            Toggle(t("Allow the calm sprint"), on=SPRINT in aims.allowed, switched=self._sprint),
        )

    @property
    def _aims(self) -> Aims:
        return self.host.report.child.aims

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """From above to below."""
        return (*self._rows, *self._switches, *self._units)

    @property
    def said(self) -> tuple[Words, ...]:
        """How much is wished for a day and a week."""
        return minutes(self._aims.goal), days(self._aims.days)

    def arrange(self, room: Area) -> None:
        """Put choices above, switches below in two columns."""
        super().arrange(room)
        y = column(self._rows, room, ROW, 2) + 4
        both = Area(room.x, y, room.width, ROW - 4).columns(2, 24)
        for toggle, area in zip(self._switches, both, strict=True):
            toggle.place(area)
        y += ROW + 34
        left, right = Area(room.x, y, room.width, room.bottom - y).columns(2, 24)
        half = len(self._units) // 2
        column(self._units[:half], left, ROW - 4, 2)
        column(self._units[half:], right, ROW - 4, 2)

    def draw(self, canvas: Canvas) -> None:
        """Write what the lower switches are about."""
        top = self._units[0].area.y - 34
        heading(canvas, t("What comes up"), Area(self.room.x, top, self.room.width, 30))

    def _choice(self, label: Words, key: str, values: tuple[object, ...], words: list[Words]) -> Choice:
        options = [Option(value, said) for value, said in zip(values, words, strict=True)]
        now = getattr(self._aims, key)
        return Choice(label, options, now, lambda value: self._set(**{key: value}))

    def _pin(self, value: object) -> Change | None:
        others = self._aims.pinned[1:]
        return self._set(pinned=(str(Fact.parse(str(value))), *others) if value else ())

    def _unit(self, unit: Unit, on: bool) -> Change | None:  # noqa: FBT001 - as every switch is told
        without = set(self._aims.without) - {unit} if on else {*self._aims.without, unit}
        return self._set(without=tuple(one for one in Unit if one in without))

    def _shuffle(self, on: bool) -> Change | None:  # noqa: FBT001 - as above
        return self._set(shuffled=on)

    def _sprint(self, on: bool) -> Change | None:  # noqa: FBT001 - as above
        others = tuple(one for one in self._aims.allowed if one != SPRINT)
        return self._set(allowed=(*others, SPRINT) if on else others)

    def _set(self, **changed: object) -> Change | None:
        child = self.host.report.child
        aims = replace(child.aims, **changed)  # type: ignore[arg-type]  # the keys are written above
        self.host.keep(replace(child, aims=aims))
        return None
