"""Several children at once: their table, lists of names, one file of all, and things to print."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Final

from settebello import __version__
from settebello.datafile import read_bytes
from settebello.learning.children import child_id
from settebello.learning.children.household import Household
from settebello.learning.children.imported_children import plan_children
from settebello.learning.children.name_list import LARGEST, NameLine, Verdict, any_letter, decoded, read_names
from settebello.learning.children.notebook import Notebook
from settebello.learning.children.pictures import free_mark, free_pictures
from settebello.learning.children.profile import Child
from settebello.learning.learner.events import Event
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.class_csv import class_answers, class_days, class_facts
from settebello.learning.report.class_table import Row, row_of
from settebello.learning.report.deck_pages import PrintedCard, RulesPart, deck_page, home_rules
from settebello.learning.report.weak_facts import weak_facts
from settebello.learning.report.worksheets import SheetWords, worksheet
from settebello.practice.classroom_port import Table
from settebello.storage.bundle import SUFFIX
from settebello.storage.bundle_import import unpack_children
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_children
from settebello.storage.import_plan import ImportPlan
from settebello.storage.saves import free_path

EPOCH: Final = date(1970, 1, 1)


class Classroom:
    """Reads and writes the files of all children."""

    def __init__(
        self,
        household: Callable[[], Household],
        notebook: Callable[[str], Notebook],
        stamp: Callable[[], tuple[float, int]],
        *,
        exports: Path,
        rng: Random,
        shown: Callable[[str, str], Path],
        written: Callable[[str, str, str], Path],
    ) -> None:
        """Take what finds the children and their notebooks, and what tells the time in days and the day.

        shown: writes a page with a title and opens it. written: writes a text with a name and a suffix.
        """
        self._household = household
        self._notebook = notebook
        self._stamp = stamp
        self._exports = exports
        self._rng = rng
        self._shown = shown
        self._written = written

    @property
    def _children(self) -> tuple[Child, ...]:
        return self._household().children

    def row(self, child: str) -> Row:
        """Return a child's row in the table; KeyError for an unknown child."""
        learner = self._notebook(child).learner
        who = next(one for one in self._children if one.id == child)
        return row_of(who, learner, *self._stamp())

    def latest_events(self, child: str) -> tuple[Event, ...]:
        """Return a child's events of this month with practice and the one before."""
        return tuple(event for _, event in self._notebook(child).numbered(latest=True))

    def names(
        self,
        text: str,
        *,
        group: str = "",
        commas: bool = False,
        drawable: Callable[[str], bool] = any_letter,
    ) -> tuple[NameLine, ...]:
        """Return what would become of each line of a list of names."""
        return read_names(text, self._children, group=group, commas=commas, drawable=drawable)

    def names_in(self, path: Path) -> str:
        """Return the text of a file with names; raises NamesError for one that is not in UTF-8."""
        return decoded(read_bytes(path, LARGEST))

    def create(self, lines: Sequence[NameLine], age: Age) -> int:
        """Create the children of the lines that are new, each with a picture of its own; return how many.

        Where the disk refuses, the children before are there already; the same lines create the others.
        """
        new = [line for line in lines if line.verdict is Verdict.NEW]
        pictures = free_pictures(len(new), self._children)
        for line, (animal, mark) in zip(new, pictures, strict=True):
            self._household().create(line.name, animal, age, mark=mark, group=line.group)
        return len(new)

    def look_into(self, path: Path) -> ImportPlan:
        """Return what a file with children would bring; raises BundleError."""
        self._household().settle()
        return plan_children(read_bundle(path), self._household().folder, self._rng)

    def take_in(self, plan: ImportPlan) -> int:
        """Import the children of a plan; return how many."""
        household = self._household()
        here = household.children
        unpack_children(plan, household.folder)
        household.look()
        new = [child for child in household.children if child not in here]
        for child in new:
            self._mark(child, here)
            here = (*here, household.child(child.id))
        return len(plan.taken)

    def _mark(self, child: Child, others: Sequence[Child]) -> None:
        """Give a child another mark where one of the others has its picture already.

        A child without letters in its id is left as it is: its profile tells whether it was imported before.
        """
        picture = (child.avatar, child.mark)
        if child_id.is_unique(child.id) and picture in {(one.avatar, one.mark) for one in others}:
            self._household().change(replace(child, mark=free_mark(child.avatar, others)))

    def write_children(self, name: str) -> Path:
        """Write one file with all children, which `look_into` reads; raises BundleError."""
        self._household().settle()
        path = free_path(self._exports, name, SUFFIX)
        today = EPOCH + timedelta(days=self._stamp()[1])
        write_children(path, self._household().folder, name, __version__, today)
        return path

    def write_table(self, table: Table, children: Sequence[str], name: str, language: str) -> Path:
        """Write a table of children into a new file; return its path."""
        known = [child for child in self._children if child.id in children]
        match table:
            case Table.ANSWERS:
                events = ((child, self._notebook(child.id).events()) for child in known)
                text = class_answers(events, language)
            case Table.DAYS:
                text = class_days(((child, self._notebook(child.id).learner) for child in known), language)
            case Table.FACTS:
                text = class_facts(((child, self._notebook(child.id).learner) for child in known), language)
        return self._written(name, ".csv", text)

    def print_worksheet(self, children: Sequence[str], words: SheetWords) -> Path:
        """Write and open a worksheet of the facts that these children know least."""
        known = [child for child in self._children if child.id in children]
        learners = [(self._notebook(child.id).learner, child.plan) for child in known]
        return self._shown(words.title, worksheet(words, weak_facts(learners, self._stamp()[0])))

    def print_deck(self, language: str, title: str, cards: Sequence[PrintedCard]) -> Path:
        """Write and open the cards to cut out."""
        return self._shown(title, deck_page(language, title, cards))

    def print_rules(self, language: str, title: str, parts: Sequence[RulesPart]) -> Path:
        """Write and open the rules to play at home."""
        return self._shown(title, home_rules(language, title, parts))
