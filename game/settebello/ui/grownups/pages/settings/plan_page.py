"""The page of the plan: how much, which sums, and what is allowed."""

from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.learning.children.aims import GOALS, Aims
from settebello.learning.facts import FACTS, Fact, Unit
from settebello.learning.schedule.plan import LARGEST, Pace
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts.report_words import UNITS, days, equation, minutes
from settebello.ui.kit.forms import ChoiceRow, Column, Line, Space, Subheading, SwitchRow
from settebello.ui.kit.view.lettering import Words

ROW: Final = 44.0
SWITCH: Final = 40.0
SPRINT: Final = "calm_sprint"
GOAL: Final = {n: minutes(n) for n in GOALS}
LIMITS: Final = {0: t("Twice the goal"), **{n: minutes(n) for n in (15, 20, 30, 45, 60)}}
WEEKLY: Final = {n: days(n) for n in (2, 3, 4, 5, 7)}
NUMBERS: Final = {n: str(n) for n in LARGEST}
PACES: Final = dict(zip(Pace, (t("Slow pace"), t("Normal pace")), strict=True))


class PlanPage(FormPage):
    """The plan of a child; a change holds from the next task on."""

    def __init__(self, host: PageHost) -> None:
        """Show what is set for the child looked at."""
        super().__init__(host, t("Plan"))
        aims = self.aims
        goal = aims.field(lambda a: a.goal, lambda a, v: replace(a, goal=v))
        weekly = aims.field(lambda a: a.days, lambda a, v: replace(a, days=v))
        limit = aims.field(lambda a: a.limit, lambda a, v: replace(a, limit=v))
        largest = aims.field(lambda a: a.largest, lambda a, v: replace(a, largest=v))
        pace = self.child.field(lambda c: c.plan.pace, lambda c, v: replace(c, aims=replace(c.aims, pace=v)))
        shuffled = aims.field(lambda a: a.shuffled, lambda a, on: replace(a, shuffled=on))
        sums: dict[str, Words] = {"": t("No particular sum")}
        sums.update((str(one), equation(one)) for one in FACTS)
        rows = Column(
            ChoiceRow(t("Daily goal"), goal, GOAL, ROW),
            ChoiceRow(t("Days a week"), weekly, WEEKLY, ROW),
            ChoiceRow(t("Suggest a stop after"), limit, LIMITS, ROW),
            ChoiceRow(t("Sums up to"), largest, NUMBERS, ROW),
            ChoiceRow(t("New sums"), pace, PACES, ROW),
            ChoiceRow(t("Practise first"), aims.field(_pinned, _pin), sums, ROW, in_turn=True),
            gap=2,
        )
        switches = Line(
            SwitchRow(t("Never arrange the cards"), shuffled, SWITCH),
            SwitchRow(t("Allow “Minute of sums”"), aims.field(_may_sprint, _allow_sprint), SWITCH),
            gap=24,
        )
        units = [self._unit_row(unit) for unit in Unit]
        half = (len(units) + 1) // 2
        self.show(
            Column(
                rows,
                Space(4),
                switches,
                Space(4),
                Subheading(t("Sums to practise")),
                Line(Column(*units[:half], gap=2), Column(*units[half:], gap=2), gap=24),
            )
        )

    @property
    def said(self) -> tuple[Words, ...]:
        """How much is wished for a day and a week."""
        aims = self.aims.get()
        return minutes(aims.goal), days(aims.days)

    def _unit_row(self, unit: Unit) -> SwitchRow:
        def put(aims: Aims, on: bool) -> Aims:  # noqa: FBT001 - as every switch is told
            without = set(aims.without) - {unit} if on else {*aims.without, unit}
            return replace(aims, without=tuple(one for one in Unit if one in without))

        return SwitchRow(UNITS[unit], self.aims.field(lambda a: unit not in a.without, put), SWITCH)


def _pinned(aims: Aims) -> str:
    """The first of the sums that are practised in any case; "" for none."""
    return next(iter(aims.pinned), "")


def _pin(aims: Aims, fact: str) -> Aims:
    return replace(aims, pinned=(str(Fact.parse(fact)), *aims.pinned[1:]) if fact else ())


def _may_sprint(aims: Aims) -> bool:
    return SPRINT in aims.allowed


def _allow_sprint(aims: Aims, on: bool) -> Aims:  # noqa: FBT001 - as every switch is told
    others = tuple(one for one in aims.allowed if one != SPRINT)
    return replace(aims, allowed=(*others, SPRINT) if on else others)
