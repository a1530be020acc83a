"""The children as grown-ups see them, without files; what is asked for is kept in a list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random

from settebello import resources
from settebello.learning.activities import Activities, Activity
from settebello.learning.children.name_list import NameLine, Verdict, any_letter, decoded, read_names
from settebello.learning.children.pictures import free_pictures
from settebello.learning.children.profile import Child
from settebello.learning.learner.events import Event, FoundTwin
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.class_table import Row, row_of
from settebello.learning.report.deck_pages import PrintedCard, RulesPart
from settebello.learning.report.print_pages import WeekWords, Words
from settebello.learning.report.worksheets import SheetWords
from settebello.practice.adults_port import Report, Sitting
from settebello.practice.classroom_port import Table
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.import_plan import ImportPlan, Part, Reason
from tests.learning.learner.material import learner_of, some_events
from tests.learning.material import RULEBOOK

FIRST = 20_400
A_DAY = 30
EVENTS = 900


@cache
def practised() -> Learner:
    """A learner after some weeks."""
    return learner_of(
        *[
            replace(event, at=FIRST + place / A_DAY, day=FIRST + place // A_DAY)
            for place, event in enumerate(some_events(EVENTS))
        ]
    )


@cache
def ladder() -> tuple[Activity, ...]:
    """What there is to practise."""
    return Activities.load((resources.assets() / "lessons",), RULEBOOK.ruleset).ladder


SITTINGS = (
    Sitting(first=60, end=90, day=FIRST + 2, minutes=11, tasks=28, right=20),
    Sitting(first=30, end=60, day=FIRST + 1, minutes=8, tasks=24, right=21, deals=1),
)


CONFUSED: tuple[Event, ...] = tuple(
    FoundTwin(
        at=FIRST + number / 100,
        day=FIRST,
        right=asked == chosen,
        seconds=2.0,
        value=0 if kind == "twin" else asked,
        twin=asked if kind == "twin" else 0,
        dots=kind == "dots",
        chosen=chosen,
    )
    for number, (kind, asked, chosen) in enumerate(
        [
            *[("value", 9, 8)] * 3,
            *[("value", value, value) for value in range(1, 11)],
            *[("twin", 10, 9)] * 2,
            *[("twin", 4, 4)] * 5,
            *[("dots", 6, 7), ("dots", 6, 6), ("dots", 7, 7)],
        ]
    )
)


@dataclass
class AdultsInMemory:
    """Two children and one who was removed."""

    children: tuple[Child, ...] = (
        Child(id="child-1", nick="Mia", avatar="fox"),
        Child(id="child-2", nick="Leo", avatar="owl"),
    )
    removed: tuple[Child, ...] = (Child(id="child-3", nick="Ida", avatar="cat"),)
    now: str = "child-1"
    troubles: tuple[str, ...] = ()
    chance: Random = field(default_factory=lambda: Random(3))
    learner: Learner = field(default_factory=practised)
    asked: list[tuple[str, ...]] = field(default_factory=list)
    problem: OSError | None = None

    pin: str = ""

    @property
    def classroom(self) -> "ClassroomInMemory":
        return ClassroomInMemory(self)

    @property
    def has_pin(self) -> bool:
        return bool(self.pin)

    def opens(self, pin: str) -> bool:
        return pin == self.pin

    def set_pin(self, pin: str) -> None:
        self._note("pin", pin)
        self.pin = pin

    @property
    def activities(self) -> tuple[Activity, ...]:
        return ladder()

    def report(self, child: str) -> Report:
        who = next(one for one in self.children if one.id == child)
        day = max(self.learner.history.days, default=FIRST)
        return Report(child=who, learner=self.learner, at=day + 0.7, day=day)

    def change(self, child: Child) -> None:
        self._note("change", child.id)
        self.children = tuple(child if one.id == child.id else one for one in self.children)

    def sittings(self, child: str) -> tuple[Sitting, ...]:
        gone = {int(asked[2]) for asked in self.asked if asked[0] == "void"}
        return tuple(one for one in SITTINGS if one.first not in gone)

    def void(self, child: str, sitting: Sitting) -> None:
        self._note("void", child, str(sitting.first))

    def remove(self, child: str) -> None:
        self._note("remove", child)
        self.removed = (*self.removed, *[one for one in self.children if one.id == child])
        self.children = tuple(one for one in self.children if one.id != child)

    def restore(self, child: str) -> None:
        self._note("restore", child)
        self.children = (*self.children, *[one for one in self.removed if one.id == child])
        self.removed = tuple(one for one in self.removed if one.id != child)

    def remove_all(self) -> None:
        self._note("remove_all")
        self.children = self.removed = ()

    def print_report(self, child: str, words: Words, printed: Sequence[WeekWords]) -> Path:
        return self._note("report", child, words.title, *(one.date for one in printed))

    def print_cards(self, words: Words) -> Path:
        return self._note("cards", words.title)

    def print_friends(self, words: Words) -> Path:
        return self._note("friends", words.title)

    def note(self, *what: str) -> Path:
        """Keep what is asked for; return where a file would be."""
        return self._note(*what)

    def _note(self, *what: str) -> Path:
        if self.problem is not None:
            raise self.problem
        self.asked.append(what)
        return Path(f"/exports/{what[0]}.file")


@dataclass
class ClassroomInMemory:
    """The same children, several at once."""

    adults: AdultsInMemory

    def row(self, child: str) -> Row:
        day = max(self.adults.learner.history.days, default=FIRST)
        place = [one.id for one in self.adults.children].index(child)
        learner = Learner() if place % 5 == 2 else self.adults.learner
        return row_of(self.adults.children[place], learner, day + 0.7, day)

    def latest_events(self, child: str) -> tuple[Event, ...]:
        del child
        return CONFUSED if self.adults.learner.tasks else ()

    def names(
        self,
        text: str,
        *,
        group: str = "",
        commas: bool = False,
        drawable: Callable[[str], bool] = any_letter,
    ) -> tuple[NameLine, ...]:
        return read_names(text, self.adults.children, group=group, commas=commas, drawable=drawable)

    def names_in(self, path: Path) -> str:
        return decoded(path.read_bytes())

    def create(self, lines: Sequence[NameLine], age: Age) -> int:
        self.adults.note("create", age)
        new = [line for line in lines if line.verdict is Verdict.NEW]
        for line, (animal, mark) in zip(new, free_pictures(len(new), self.adults.children), strict=True):
            number = len(self.adults.children) + 1
            child = Child(
                id=f"child-{number}", nick=line.name, avatar=animal, mark=mark, group=line.group, age=age
            )
            self.adults.children = (*self.adults.children, child)
        return len(new)

    def look_into(self, path: Path) -> ImportPlan:
        bundle = read_bundle(path)
        known = (Part("learning/child-1", "Mia", "fox"), Reason.SAME)
        return ImportPlan(bundle, taken=(Part("learning/child-7", "Zoe", "frog"),), left_out=(known,))

    def take_in(self, plan: ImportPlan) -> int:
        self.adults.note("take_in", *(part.nick for part in plan.taken))
        return len(plan.taken)

    def write_children(self, name: str) -> Path:
        return self.adults.note("everything", name)

    def write_table(self, table: Table, children: Sequence[str], name: str, language: str) -> Path:
        return self.adults.note(table, name, language, *children)

    def print_worksheet(self, children: Sequence[str], words: SheetWords) -> Path:
        return self.adults.note("worksheet", words.title, *children)

    def print_deck(self, language: str, title: str, cards: Sequence[PrintedCard]) -> Path:
        return self.adults.note("deck", title, *(str(card.value) for card in cards))

    def print_rules(self, language: str, title: str, parts: Sequence[RulesPart]) -> Path:
        return self.adults.note("rules", title, *(part.heading for part in parts))
