"""The page of the scenario: what comes every day before anything else, or nothing but that."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.learning.activities import Activity, Kind
from settebello.learning.children.aims import MOST_STEPS, Aims, Step
from settebello.learning.course.scenario import may_be_laid_out, units_of
from settebello.learning.facts import Unit
from settebello.ui.grownups.pages.adults_page import Page, PageHost, note
from settebello.ui.grownups.parts.report_words import UNITS
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import Button, Choice, Option, ScrollList, Toggle, Widget, column
from settebello.ui.learn.parts.stones import NAMES

ROW: Final = 46.0
LIST: Final = 0.44
BUTTON: Final = 50.0
TASKS: Final = (4, 8, 12, 16, 24)
GAMES: Final = (1, 2, 3)
FIRST: Final = Step(activity="make_it")


class ScenarioPage(Page):
    """Steps on the left, the one chosen on the right; every change is kept at once."""

    def __init__(self, host: PageHost) -> None:
        """Show the steps of the child looked at."""
        super().__init__(host, t("Scenario"))
        self._activities = {one.id: one for one in host.adults.activities if may_be_laid_out(one)}
        self._place = 0
        self._list: ScrollList | None = None
        self._activity = Choice(t("Activity"), [Option("", "")], "", self._other, side_by_side=False)
        self._unit = Choice(t("Sums"), [Option("", "")], "", self._sums, side_by_side=False)
        self._tasks = Choice(t("How many"), [Option(0, "")], 0, self._many, side_by_side=False)
        self._add = self._button(t("Add a step"), self._added, "plus")
        self._earlier = self._button(t("Earlier"), lambda: self._moved(-1), "arrow_up")
        self._later = self._button(t("Later"), lambda: self._moved(1), "arrow_down")
        self._remove = self._button(t("Remove"), self._removed, "cross")
        self._lock = Toggle(t("Nothing but this scenario"), on=self._aims.locked, switched=self._locked)
        self._show()

    def _button(self, words: Text, pressed: Callable[[], Change | None], glyph: str) -> Button:
        return Button(words, pressed, look=CALM, on_paper=True, size=20, glyph=glyph)

    @property
    def _aims(self) -> Aims:
        return self.host.report.child.aims

    @property
    def _steps(self) -> tuple[Step, ...]:
        return self._aims.scenario

    @property
    def _step(self) -> Step | None:
        """The step looked at."""
        return self._steps[self._place] if self._place < len(self._steps) else None

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The list, what changes the step chosen, then what is for all."""
        if self._list is None:
            return (self._add,)
        units = (self._unit,) if len(self._unit.options) > 1 else ()
        order = (self._earlier, self._later) if len(self._steps) > 1 else ()
        return (
            self._list, self._activity, *units, self._tasks, *order, self._remove,
            *((self._add,) if len(self._steps) < MOST_STEPS else ()), self._lock,
        )  # fmt: skip

    @property
    def _note(self) -> Text:
        if not self._steps:
            return t(
                "A scenario is what is to be done every day, step by step: an activity, "
                "perhaps with certain sums, and how much of it. The button “Today” leads along it."
            )
        if self._aims.locked:
            return t(
                "The child sees these steps alone. To leave them, the way for grown-ups is asked for; "
                "each day they begin anew."
            )
        return t(
            "The button “Today” leads along these steps, then to what else there is. "
            "Each day they begin anew."
        )

    @property
    def said(self) -> tuple[Words, ...]:
        """The steps, and what they are for."""
        return (*(_told(step, self._activities) for step in self._steps), self._note)

    def arrange(self, room: Area) -> None:
        """Put the list on the left, the step on the right, the switch below."""
        super().arrange(room)
        left, right = room.split_left(room.width * LIST, 26)
        low = 118.0
        if self._list is not None:
            self._list.place(Area(left.x, left.y, left.width, left.height - low - BUTTON - 12))
        self._add.place(Area(left.x, left.bottom - low - BUTTON, left.width, BUTTON))
        if self._list is None:
            self._add.place(Area(left.x, left.y + 110, left.width, BUTTON))
        rows = (self._activity, *((self._unit,) if self._unit in self.widgets else ()), self._tasks)
        y = column(rows, right, ROW + 6, 4) + 18
        both = Area(right.x, y, right.width, BUTTON).columns(2, 14)
        self._earlier.place(both[0])
        self._later.place(both[1])
        y += BUTTON + 14 if len(self._steps) > 1 else 0
        self._remove.place(Area(right.x, y, both[0].width, BUTTON))
        self._lock.place(Area(room.x, room.bottom - low + 14, room.width, ROW))

    def draw(self, canvas: Canvas) -> None:
        """Write what a scenario is for."""
        top = self.room.y if self._list is None else self._lock.area.bottom + 8
        note(canvas, self._note, Area(self.room.x + 14, top, self.room.width - 28, 100))

    # What is set

    def _show(self) -> None:
        """Show the steps as they are."""
        self._place = max(0, min(self._place, len(self._steps) - 1))
        rows = [
            Option(
                place,
                t("{number}. {name}", number=place + 1, name=_name(step, self._activities)),
                note=_much(step, self._activities),
                faded=step.activity not in self._activities,
            )
            for place, step in enumerate(self._steps)
        ]
        self._list = ScrollList(t("Steps"), rows, self._place, self._look) if rows else None
        self._fill()

    def _fill(self) -> None:
        """Show the step looked at."""
        step = self._step
        if step is None:
            return
        known = [Option(one.id, NAMES.get(one.id, one.name)) for one in self._activities.values()]
        if step.activity not in self._activities:
            known = [Option(step.activity, step.activity, faded=True), *known]
        self._activity.set_options(known, step.activity)
        activity = self._activities.get(step.activity)
        units = units_of(activity) if activity is not None else ()
        self._unit.set_options(
            [Option(None, t("what comes next")), *(Option(unit, UNITS[unit]) for unit in units)], step.unit
        )
        numbers = sorted({*_numbers(activity), step.tasks})
        self._tasks.set_options([Option(n, _count(n, activity)) for n in numbers], step.tasks)

    def _look(self, place: object) -> Change | None:
        self._place = place if isinstance(place, int) else 0
        self._fill()
        self._offer()
        return None

    def _other(self, value: object) -> Change | None:
        activity = self._activities.get(str(value))
        numbers = _numbers(activity)
        step = self._step
        units = units_of(activity) if activity is not None else ()
        if step is None:
            return None
        return self._change(
            replace(
                step,
                activity=str(value),
                unit=step.unit if step.unit in units else None,
                tasks=step.tasks if step.tasks in numbers else numbers[min(1, len(numbers) - 1)],
            )
        )

    def _sums(self, value: object) -> Change | None:
        step = self._step
        return self._change(replace(step, unit=value if isinstance(value, Unit) else None)) if step else None

    def _many(self, value: object) -> Change | None:
        step = self._step
        return self._change(replace(step, tasks=value)) if step and isinstance(value, int) else None

    def _change(self, step: Step) -> Change | None:
        steps = list(self._steps)
        steps[self._place] = step
        return self._keep(steps)

    def _added(self) -> Change | None:
        """Add one like the step looked at, after it."""
        if len(self._steps) >= MOST_STEPS:
            return None
        at = self._place + 1 if self._steps else 0
        steps = list(self._steps)
        steps.insert(at, self._step or FIRST)
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

    def _locked(self, on: bool) -> Change | None:  # noqa: FBT001 - as every switch is told
        return self._set(locked=on)

    def _keep(self, steps: Sequence[Step]) -> Change | None:
        self._set(scenario=tuple(steps))
        self._show()
        self._offer()
        return None

    def _offer(self) -> None:
        self.arrange(self.room)
        self.host.offer()

    def _set(self, **changed: object) -> Change | None:
        child = self.host.report.child
        aims = replace(child.aims, **changed)  # type: ignore[arg-type]  # the keys are written above
        self.host.keep(replace(child, aims=aims))
        return None


def _name(step: Step, activities: Mapping[str, Activity]) -> Words:
    known = activities.get(step.activity)
    return NAMES.get(step.activity, known.name if known is not None else step.activity)


def _numbers(activity: Activity | None) -> tuple[int, ...]:
    return GAMES if activity is not None and activity.kind in {Kind.DEALS, Kind.CHECK} else TASKS


def _count(number: int, activity: Activity | None) -> Text:
    if activity is not None and activity.kind is Kind.DEALS:
        return tn("{n} game", "{n} games", n=number)
    return tn("{n} task", "{n} tasks", n=number)


def _much(step: Step, activities: Mapping[str, Activity]) -> Words:
    count = _count(step.tasks, activities.get(step.activity))
    return count if step.unit is None else t("{sums}: {many}", sums=UNITS[step.unit], many=count)


def _told(step: Step, activities: Mapping[str, Activity]) -> Text:
    return t("{label}: {value}", label=_name(step, activities), value=_much(step, activities))
