"""The children as grown-ups see them, without files; what is asked for is kept in a list."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random

from settebello import resources
from settebello.learning.activities import Activities, Activity
from settebello.learning.children.profile import Child
from settebello.learning.learner.learner import Learner
from settebello.learning.report.print_pages import WeekWords, Words
from settebello.practice.adults_port import Report, Sitting
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

    def write_facts(self, child: str, name: str, language: str) -> Path:
        return self._note("facts", child, name, language)

    def write_events(self, child: str, name: str, language: str) -> Path:
        return self._note("events", child, name, language)

    def write_everything(self, name: str) -> Path:
        return self._note("everything", name)

    def print_report(self, child: str, words: Words, printed: Sequence[WeekWords]) -> Path:
        return self._note("report", child, words.title, *(one.date for one in printed))

    def print_cards(self, words: Words) -> Path:
        return self._note("cards", words.title)

    def print_friends(self, words: Words) -> Path:
        return self._note("friends", words.title)

    def _note(self, *what: str) -> Path:
        if self.problem is not None:
            raise self.problem
        self.asked.append(what)
        return Path(f"/exports/{what[0]}.file")
