"""What the page of the grown-ups asks of the program."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol

from settebello.learning.activities import Activity
from settebello.learning.children.profile import Child
from settebello.learning.learner.learner import Learner
from settebello.learning.report.print_pages import Words
from settebello.learning.schedule.plan import Plan


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Who a child is and all that is remembered of it, at a time in days and on a local day."""

    child: Child
    learner: Learner
    at: float
    day: int

    @property
    def plan(self) -> Plan:
        """What the child is to practise."""
        return self.child.aims.plan(self.child.age)

    @property
    def begun(self) -> bool:
        """Whether anything was practised yet."""
        return self.learner.tasks > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """One time that a child sat down: its events from `first` up to `end`, not included.

    tasks: answers of all kinds. right: those of them that were. deals: played to the end.
    """

    first: int
    end: int
    day: int
    minutes: float = 0.0
    tasks: int = 0
    right: int = 0
    deals: int = 0


class AdultsPort(Protocol):
    """The children as grown-ups see them; whatever writes raises OSError where the disk refuses."""

    @property
    def chance(self) -> Random:
        """For what nobody is to know beforehand."""
        ...

    @property
    def children(self) -> tuple[Child, ...]:
        """Everybody who practises here."""
        ...

    @property
    def removed(self) -> tuple[Child, ...]:
        """Those who were removed and can still be brought back."""
        ...

    @property
    def now(self) -> str:
        """The id of the child that practises, or practised last; empty for nobody."""
        ...

    @property
    def troubles(self) -> tuple[str, ...]:
        """What could not be read of the children's files."""
        ...

    @property
    def has_pin(self) -> bool:
        """Whether a PIN opens these pages."""
        ...

    def opens(self, pin: str) -> bool:
        """Whether it is the PIN."""
        ...

    def set_pin(self, pin: str) -> None:
        """Have a PIN of four digits, another one, or with an empty text none any more."""
        ...

    @property
    def activities(self) -> tuple[Activity, ...]:
        """What there is to practise, the lowest of the ladder first."""
        ...

    def report(self, child: str) -> Report:
        """All that is known of a child; KeyError for an unknown one."""
        ...

    def change(self, child: Child) -> None:
        """Keep what is set for a child."""
        ...

    def sittings(self, child: str) -> tuple[Sitting, ...]:
        """How a child has practised in the last weeks, the latest time first."""
        ...

    def void(self, child: str, sitting: Sitting) -> None:
        """Take a sitting for none: somebody else has practised with this name."""
        ...

    def remove(self, child: str) -> None:
        """Put a child away; it can be brought back for some weeks."""
        ...

    def restore(self, child: str) -> None:
        """Bring a child back; ValueError where there are as many as there may be."""
        ...

    def remove_all(self) -> None:
        """Overwrite and remove everything of all children, for ever."""
        ...

    def write_facts(self, child: str, name: str, language: str) -> Path:
        """What is known of every sum, as a table for other programs in a file with a name like this one."""
        ...

    def write_events(self, child: str, name: str, language: str) -> Path:
        """Everything that was answered, as a table."""
        ...

    def write_everything(self, name: str) -> Path:
        """All files of all children in one."""
        ...

    def print_report(self, child: str, words: Words, dates: Sequence[str]) -> Path:
        """Open the report as a page to print, with the weeks written so; the file that it is."""
        ...

    def print_cards(self, words: Words) -> Path:
        """Open the sheet with cards of numbers."""
        ...

    def print_friends(self, words: Words) -> Path:
        """Open the sheet with the pairs that make ten."""
        ...
