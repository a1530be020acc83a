"""What the adults' pages ask about several children: table, lists of names, files, and pages to print."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from settebello.learning.children.name_list import NameLine, any_letter
from settebello.learning.learner.events import Event
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.class_table import Row
from settebello.learning.report.deck_pages import PrintedCard, RulesPart
from settebello.learning.report.worksheets import SheetWords
from settebello.storage.import_plan import ImportPlan


class Table(StrEnum):
    """The tables for other programs."""

    ANSWERS = "answers"
    DAYS = "days"
    FACTS = "facts"


class ClassroomPort(Protocol):
    """Several children at once; methods that read or write files raise OSError where the disk refuses."""

    def row(self, child: str) -> Row:
        """A child's row in the table; reads the child's memory, which takes some time for a whole class."""
        ...

    def latest_events(self, child: str) -> tuple[Event, ...]:
        """A child's events of this month with practice and the one before; KeyError for an unknown child."""
        ...

    def names(
        self,
        text: str,
        *,
        group: str = "",
        commas: bool = False,
        drawable: Callable[[str], bool] = any_letter,
    ) -> tuple[NameLine, ...]:
        """Return what would become of each line of a list of names."""
        ...

    def names_in(self, path: Path) -> str:
        """Return the text of a file with names; raises NamesError for one that is not in UTF-8."""
        ...

    def create(self, lines: Sequence[NameLine], age: Age) -> int:
        """Create the children of the lines that are new, each with a picture of its own; return how many."""
        ...

    def look_into(self, path: Path) -> ImportPlan:
        """Return what a file with children would bring; raises BundleError."""
        ...

    def take_in(self, plan: ImportPlan) -> int:
        """Import the children of a plan; return how many."""
        ...

    def write_children(self, name: str) -> Path:
        """Write one file with all children, which `look_into` reads; raises BundleError."""
        ...

    def write_table(self, table: Table, children: Sequence[str], name: str, language: str) -> Path:
        """Write a table of children into a new file; return its path."""
        ...

    def print_worksheet(self, children: Sequence[str], words: SheetWords) -> Path:
        """Write and open a worksheet of the facts that these children know least."""
        ...

    def print_deck(self, language: str, title: str, cards: Sequence[PrintedCard]) -> Path:
        """Write and open the cards to cut out."""
        ...

    def print_rules(self, language: str, title: str, parts: Sequence[RulesPart]) -> Path:
        """Write and open the rules to play at home."""
        ...
