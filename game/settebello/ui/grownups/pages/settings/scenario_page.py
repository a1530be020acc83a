"""The page of the scenario: what comes every day before anything else, or nothing but that."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.learning.activities import TENS, Activity, Kind
from settebello.learning.children.aims import MOST_STEPS, Step
from settebello.learning.course.scenario import may_be_laid_out, units_of
from settebello.learning.facts import Unit
from settebello.ui.grownups.pages.adults_page import SMALL, PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts.report_words import UNITS
from settebello.ui.kit.forms import (
    ChoiceRow,
    Column,
    Field,
    Item,
    Line,
    ListRow,
    Note,
    Space,
    SwitchRow,
    When,
)
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, Option, Widget
from settebello.ui.learn.parts.stones import NAMES

ROW: Final = 46.0
LIST: Final = 402.16
BUTTON: Final = 50.0
GOAL: Final = 58.0
TASKS: Final = (4, 8, 12, 16, 24)
GAMES: Final = (1, 2, 3)
FIRST: Final = Step(activity="make_it")


class ScenarioPage(FormPage):
    """Steps on the left, the one chosen on the right."""

    def __init__(self, host: PageHost) -> None:
        """Show the steps of the child looked at."""
        super().__init__(host, t("Daily steps"))
        self._activities = {one.id: one for one in host.adults.activities if may_be_laid_out(one)}
        self._place = 0
        step = Field(lambda: self._step or self._first, self._change)
        activity = step.field(lambda s: s.activity, self._with_activity)
        unit = step.field(lambda s: s.unit, lambda s, v: replace(s, unit=v))
        tasks = step.field(lambda s: s.tasks, lambda s, v: replace(s, tasks=v))
        locked = self.aims.field(lambda a: a.locked, lambda a, on: replace(a, locked=on))
        add = Item(_button(t("Add a step"), self._added, "plus"), BUTTON)
        self._add = When(lambda: len(self._steps) < MOST_STEPS, add)
        self._list = ListRow(
            t("Steps"), Field(self._looked_at, self._look), lambda: range(len(self._steps)), self._option
        )
        self._right = Column(
            ChoiceRow(t("Activity"), activity, self._offered, ROW + 6, in_turn=True, faded=self._unknown),
            Note(lambda: self._goal, GOAL, size=SMALL, align=Align.LEFT),
            When(
                lambda: bool(self._units),
                Column(
                    ChoiceRow(t("Sums"), unit, self._sums, ROW + 6, in_turn=True),
                    Space(4),
                ),
            ),
            ChoiceRow(t("Length of the step"), tasks, self._numbers, ROW + 6, in_turn=True),
            Space(18),
            When(
                lambda: len(self._steps) > 1,
                Column(
                    Line(
                        Item(_button(t("Move step up"), lambda: self._moved(-1), "arrow_up"), BUTTON),
                        Item(_button(t("Move step down"), lambda: self._moved(1), "arrow_down"), BUTTON),
                        gap=14,
                    ),
                    Space(14),
                ),
            ),
            Line(Item(_button(t("Remove step"), self._removed, "cross"), BUTTON), Space(), gap=14),
        )
        self._lock = SwitchRow(t("Only these steps"), locked, ROW)
        note = Note(lambda: self._note, 50, size=SMALL, align=Align.LEFT)
        left = Column(self._list, Space(12), self._add)
        some = Column(
            Line(left, self._right, gap=26, widths=(LIST, None)), Space(14), self._lock, Space(8), note
        )
        long_note = Note(lambda: self._note, 100, size=SMALL, align=Align.LEFT)
        none = Column(long_note, Space(10), Line(add, Space(), gap=26, widths=(LIST, None)))
        self.show(Column(When(lambda: not self._steps, none), When(lambda: bool(self._steps), some)))

    @property
    def _steps(self) -> tuple[Step, ...]:
        return self.aims.get().scenario

    @property
    def _step(self) -> Step | None:
        """The step looked at."""
        return self._steps[self._place] if self._place < len(self._steps) else None

    @property
    def _first(self) -> Step:
        """The step that is added first; files of activities may be damaged."""
        damaged = FIRST.activity not in self._activities
        return Step(activity=next(iter(self._activities))) if damaged and self._activities else FIRST

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The list, what changes the step chosen, then what is for all steps."""
        if not self._list.shown:
            return self._add.widgets
        return *self._list.widgets, *self._right.widgets, *self._add.widgets, *self._lock.widgets

    @property
    def _note(self) -> Text:
        if not self._steps:
            return t(
                "Daily steps are what the child does every day, one after another: an activity, "
                "perhaps with certain sums, and how much of it. The button “Let's go” leads "
                "through them."
            )
        if self.aims.get().locked:
            return t(
                "The child sees only these steps and needs a grown-up to leave them. They start "
                "again every day."
            )
        return t(
            "The button “Let's go” leads through these steps, then to the other activities. The "
            "steps start again every day."
        )

    @property
    def said(self) -> tuple[Words, ...]:
        """The steps, the goal of the one looked at, and what the steps are for."""
        told = tuple(_told(step, self._activities) for step in self._steps)
        return (*told, *([self._goal] if self._goal else []), self._note)

    # What is offered

    def _option(self, place: int) -> Option:
        step = self._steps[place]
        words = t("{number}. {name}", number=place + 1, name=_name(step, self._activities))
        faded = step.activity not in self._activities
        return Option(place, words, note=_much(step, self._activities), faded=faded)

    def _offered(self) -> Mapping[str, Words]:
        known = {one.id: NAMES.get(one.id, one.name) for one in self._activities.values()}
        activity = (self._step or self._first).activity
        return known if activity in known else {activity: activity, **known}

    def _unknown(self, activity: str) -> bool:
        return activity not in self._activities

    @property
    def _activity(self) -> Activity | None:
        return self._activities.get(self._step.activity) if self._step is not None else None

    @property
    def _goal(self) -> Words:
        """What the activity of the step looked at teaches; "" where nothing is known of it."""
        return self._activity.goal if self._activity is not None else ""

    @property
    def _units(self) -> tuple[Unit, ...]:
        return tuple(units_of(self._activity)) if self._activity is not None else ()

    def _sums(self) -> Mapping[Unit | None, Words]:
        return {None: t("Chosen by the program"), **{unit: UNITS[unit] for unit in self._units}}

    def _numbers(self) -> Mapping[int, Words]:
        tasks = (self._step or self._first).tasks
        return {n: _count(n, self._activity) for n in sorted({*_numbers(self._activity), tasks})}

    # What is set

    def _looked_at(self) -> int:
        self._place = max(0, min(self._place, len(self._steps) - 1))
        return self._place

    def _look(self, place: int) -> None:
        self._place = place

    def _with_activity(self, step: Step, chosen: str) -> Step:
        """The step with another activity; sums and number stay where they fit the activity."""
        activity = self._activities.get(chosen)
        numbers = _numbers(activity)
        units = units_of(activity) if activity is not None else ()
        return replace(
            step,
            activity=chosen,
            unit=step.unit if step.unit in units else None,
            tasks=step.tasks if step.tasks in numbers else numbers[min(1, len(numbers) - 1)],
        )

    def _change(self, step: Step) -> None:
        steps = list(self._steps)
        steps[self._place] = step
        self._keep(steps)

    def _added(self) -> Change | None:
        """Add a step like the one looked at, after it."""
        if len(self._steps) >= MOST_STEPS:
            return None
        at = self._place + 1 if self._steps else 0
        steps = list(self._steps)
        steps.insert(at, self._step or self._first)
        self._place = at
        return self._keep(steps)

    def _removed(self) -> Change | None:
        steps = list(self._steps)
        del steps[self._place]
        return self._keep(steps)

    def _moved(self, by: int) -> Change | None:
        to, steps = self._place + by, list(self._steps)
        if not 0 <= to < len(steps):
            return None
        steps[self._place], steps[to] = steps[to], steps[self._place]
        self._place = to
        return self._keep(steps)

    def _keep(self, steps: list[Step]) -> Change | None:
        self.aims.put(replace(self.aims.get(), scenario=tuple(steps)))
        self.refresh()
        return None


def _button(words: Text, pressed: Callable[[], Change | None], glyph: str) -> Button:
    return Button(words, pressed, look=CALM, size=20, glyph=glyph)


def _name(step: Step, activities: Mapping[str, Activity]) -> Words:
    known = activities.get(step.activity)
    return NAMES.get(step.activity, known.name if known is not None else step.activity)


def _numbers(activity: Activity | None) -> tuple[int, ...]:
    return GAMES if activity is not None and activity.kind in {*TENS, Kind.DEALS, Kind.CHECK} else TASKS


def _count(number: int, activity: Activity | None) -> Text:
    if activity is not None and activity.kind in {*TENS, Kind.DEALS}:
        return tn("{n} game", "{n} games", n=number)
    return tn("{n} task", "{n} tasks", n=number)


def _much(step: Step, activities: Mapping[str, Activity]) -> Words:
    count = _count(step.tasks, activities.get(step.activity))
    return count if step.unit is None else t("{sums}: {many}", sums=UNITS[step.unit], many=count)


def _told(step: Step, activities: Mapping[str, Activity]) -> Text:
    return t("{label}: {value}", label=_name(step, activities), value=_much(step, activities))
