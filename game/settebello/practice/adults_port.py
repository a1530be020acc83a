"""What the adults' pages ask of the program."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol

from settebello.learning.activities import Activity
from settebello.learning.children.profile import Child
from settebello.learning.learner.learner import Learner
from settebello.learning.report.print_pages import WeekWords, Words
from settebello.learning.schedule.plan import Plan
from settebello.practice.classroom_port import ClassroomPort


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A child with its memory, at a time in days and on a local day."""

    child: Child
    learner: Learner
    at: float
    day: int

    @property
    def plan(self) -> Plan:
        """The child's plan."""
        return self.child.plan

    @property
    def begun(self) -> bool:
        """Whether the child has practised at all."""
        return self.learner.tasks > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """One sitting of a child: its events with numbers from `first` up to `end`, not included.

    tasks: answers of all kinds. right: those that were right. deals: practice deals played to the end.
    """

    first: int
    end: int
    day: int
    minutes: float = 0.0
    tasks: int = 0
    right: int = 0
    deals: int = 0


class AdultsPort(Protocol):
    """The adults' view of the children; methods that write raise OSError where the disk refuses."""

    @property
    def chance(self) -> Random:
        """Random numbers for what must not be predictable."""
        ...

    @property
    def classroom(self) -> ClassroomPort:
        """The view of several children at once."""
        ...

    @property
    def children(self) -> tuple[Child, ...]:
        """All children, the oldest profile first."""
        ...

    @property
    def removed(self) -> tuple[Child, ...]:
        """The deleted children that can still be restored."""
        ...

    @property
    def now(self) -> str:
        """The id of the child that practises or practised last; empty for nobody."""
        ...

    @property
    def troubles(self) -> tuple[str, ...]:
        """The children's files that could not be read, as sentences."""
        ...

    @property
    def has_pin(self) -> bool:
        """Whether a PIN protects the adults' pages."""
        ...

    def opens(self, pin: str) -> bool:
        """Return whether this is the PIN."""
        ...

    def set_pin(self, pin: str) -> None:
        """Set a PIN of four digits; an empty text removes it."""
        ...

    @property
    def activities(self) -> tuple[Activity, ...]:
        """The activities in the order of the ladder."""
        ...

    def report(self, child: str) -> Report:
        """Return a child's report; KeyError for an unknown child."""
        ...

    def change(self, child: Child) -> None:
        """Save a child's profile, settings and aims."""
        ...

    def sittings(self, child: str) -> tuple[Sitting, ...]:
        """Return a child's sittings of the last weeks, the latest first."""
        ...

    def void(self, child: str, sitting: Sitting) -> None:
        """Void a sitting, because somebody else practised under this name."""
        ...

    def remove(self, child: str) -> None:
        """Delete a child; it can be restored for some weeks."""
        ...

    def restore(self, child: str) -> None:
        """Restore a deleted child; ValueError when there are as many as allowed."""
        ...

    def remove_all(self) -> None:
        """Overwrite and remove all files of all children; this cannot be undone."""
        ...

    def print_report(self, child: str, words: Words, printed: Sequence[WeekWords]) -> Path:
        """Write and open the printable report, with the last weeks in words; return the path of the page."""
        ...

    def print_cards(self, words: Words) -> Path:
        """Write and open the sheet with number cards; return its path."""
        ...

    def print_friends(self, words: Words) -> Path:
        """Write and open the sheet with the pairs that make ten; return its path."""
        ...
