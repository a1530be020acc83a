"""The adults' view of the children: reports, plans, voided sittings, and files for other programs."""

import webbrowser
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, Protocol

from settebello.learning.activities import Activity
from settebello.learning.children.household import Household
from settebello.learning.children.notebook import Notebook
from settebello.learning.children.pin_lock import SALT
from settebello.learning.children.profile import Child
from settebello.learning.history.history_update import PAUSE, SECONDS
from settebello.learning.learner.events import Answered, Checked, Event, FoundTwin, Opened, Played, Probed
from settebello.learning.memory.evidence import Outcome
from settebello.learning.report.heatmap import heat_map
from settebello.learning.report.print_pages import WeekWords, Words, friends_of_ten, number_cards, report_page
from settebello.learning.report.weeks import weeks_of
from settebello.practice.adults_port import Report, Sitting
from settebello.practice.classroom import Classroom
from settebello.storage import files
from settebello.storage.saves import free_path

SHOWN: Final = 60
"""The most sittings that are listed, the latest ones."""


class Present(Protocol):
    """The part of the learning mode that the adults' view uses."""

    @property
    def household(self) -> Household:
        """All children."""
        ...

    @property
    def child(self) -> Child | None:
        """The child that practises now."""
        ...

    @property
    def notebook(self) -> Notebook | None:
        """The notebook of that child."""
        ...

    @property
    def troubles(self) -> tuple[str, ...]:
        """The files that could not be read, as sentences."""
        ...

    @property
    def activities(self) -> Mapping[str, Activity]:
        """The activities by id."""
        ...

    def dismiss(self) -> None:
        """End the sitting; nobody practises then."""
        ...

    def stamp(self) -> tuple[float, int]:
        """Return the time in days and the number of the local day."""
        ...


class Adults:
    """Reads and changes the children's files; the child that practises continues with the changes."""

    def __init__(
        self,
        present: Present,
        exports: Path,
        chance: Random,
        opens: Callable[[str], object] = webbrowser.open,
    ) -> None:
        """Write exported files into `exports`; `opens` shows a page by its local address."""
        self._present = present
        self._exports = exports
        self._opens = opens
        self.chance = chance

    @cached_property
    def classroom(self) -> Classroom:
        """The view of several children at once."""
        return Classroom(
            lambda: self._household,
            self._notebook,
            self._present.stamp,
            exports=self._exports,
            rng=self.chance,
            shown=self._shown,
            written=self._written,
        )

    @property
    def _household(self) -> Household:
        return self._present.household

    @property
    def children(self) -> tuple[Child, ...]:
        """All children, the oldest profile first."""
        return self._household.children

    @property
    def removed(self) -> tuple[Child, ...]:
        """The deleted children that can still be restored."""
        return self._household.deleted()

    @property
    def now(self) -> str:
        """The id of the child that practises or practised last; empty for nobody."""
        return self._present.child.id if self._present.child else ""

    @property
    def troubles(self) -> tuple[str, ...]:
        """The children's files that could not be read, as sentences."""
        return self._present.troubles

    @property
    def has_pin(self) -> bool:
        """Whether a PIN protects the adults' pages."""
        return self._household.has_pin

    def opens(self, pin: str) -> bool:
        """Return whether this is the PIN."""
        return self._household.opens(pin)

    def set_pin(self, pin: str) -> None:
        """Set a PIN of four digits; an empty text removes it."""
        if pin:
            self._household.set_pin(pin, self.chance.randbytes(SALT))
        else:
            self._household.remove_pin()

    @property
    def activities(self) -> tuple[Activity, ...]:
        """The activities in the order of the ladder."""
        return tuple(self._present.activities.values())

    def report(self, child: str) -> Report:
        """Return a child's report; KeyError for an unknown child."""
        notebook = self._notebook(child)
        who = next(one for one in self.children if one.id == child)
        at, day = self._present.stamp()
        return Report(child=who, learner=notebook.learner, at=at, day=day)

    def change(self, child: Child) -> None:
        """Save a child's profile, settings and aims."""
        self._household.change(child)

    def sittings(self, child: str) -> tuple[Sitting, ...]:
        """Return a child's sittings of the last weeks, the latest first."""
        events = self._notebook(child).numbered(latest=True)
        begins = [place for place, (_, event) in enumerate(events) if isinstance(event, Opened)]
        # What was done before the first beginning that is still known belongs to one that is cut in two.
        found = [_sitting(events[begin:end]) for begin, end in pairwise([*begins, len(events)])]
        return tuple(one for one in reversed(found) if one.tasks or one.deals)[:SHOWN]

    def void(self, child: str, sitting: Sitting) -> None:
        """Void a sitting, because somebody else practised under this name."""
        at, day = self._present.stamp()
        self._notebook(child).void_range(sitting.first, sitting.end, at, day)

    def remove(self, child: str) -> None:
        """Delete a child; it can be restored for some weeks."""
        if child == self.now:
            self._present.dismiss()
        self._household.delete(child, self._present.stamp()[1])

    def restore(self, child: str) -> None:
        """Restore a deleted child; ValueError when there are as many as allowed."""
        self._household.restore(child)

    def remove_all(self) -> None:
        """Overwrite and remove all files of all children; this cannot be undone."""
        self._present.dismiss()
        self._household.delete_all()

    def print_report(self, child: str, words: Words, printed: Sequence[WeekWords]) -> Path:
        """Write and open the printable report, with the last weeks in words; return the path of the page."""
        report = self.report(child)
        weeks = weeks_of(report.learner.history, report.child.aims.days)
        weeks = weeks[len(weeks) - len(printed) :]
        return self._shown(words.title, report_page(words, heat_map(report.learner), weeks, printed))

    def print_cards(self, words: Words) -> Path:
        """Write and open the sheet with number cards; return its path."""
        return self._shown(words.title, number_cards(words))

    def print_friends(self, words: Words) -> Path:
        """Write and open the sheet with the pairs that make ten; return its path."""
        return self._shown(words.title, friends_of_ten(words))

    def _notebook(self, child: str) -> Notebook:
        """Return a child's notebook; for the child that practises the one in use."""
        now = self._present.notebook
        return now if now is not None and child == self.now else self._household.notebook(child)

    def _shown(self, name: str, page: str) -> Path:
        path = self._written(name, ".html", page)
        self._opens(path.absolute().as_uri())
        return path

    def _written(self, name: str, suffix: str, text: str) -> Path:
        path = free_path(self._exports, name, suffix)
        files.write_text(path, text)
        return path


def _sitting(events: Sequence[tuple[int, Event]]) -> Sitting:
    """Return the totals of a sitting's numbered events."""
    tasks = right = deals = 0
    for _, event in events:
        match event:
            case Answered():
                tasks += 1
                right += event.outcome is not Outcome.MISS
            case FoundTwin() | Probed() | Checked():
                tasks += 1
                right += event.right
            case Played():
                deals += 1
            case _:
                pass
    gaps = [later.at - one.at for (_, one), (_, later) in pairwise(events)]
    seconds = sum(gap for gap in gaps if 0 < gap <= PAUSE) * SECONDS
    seconds += sum(event.seconds for _, event in events if isinstance(event, Played))
    return Sitting(
        first=events[0][0],
        end=events[-1][0] + 1,
        day=events[0][1].day,
        minutes=seconds / 60,
        tasks=tasks,
        right=right,
        deals=deals,
    )
