"""The children as grown-ups see them: reports, plans, what is taken back, and files for other programs."""

import webbrowser
from collections.abc import Callable, Mapping, Sequence
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
from settebello.learning.report.csv_tables import events_table, facts_table
from settebello.learning.report.heatmap import heat_map
from settebello.learning.report.print_pages import Words, friends_of_ten, number_cards, report_page
from settebello.learning.report.weeks import weeks_of
from settebello.practice.adults_port import Report, Sitting
from settebello.storage import files
from settebello.storage.saves import free_path

SHOWN: Final = 60
"""Sittings that are offered, the latest ones."""


class Present(Protocol):
    """The learning mode as far as grown-ups reach into it."""

    @property
    def household(self) -> Household:
        """All children."""
        ...

    @property
    def child(self) -> Child | None:
        """Who practises now."""
        ...

    @property
    def notebook(self) -> Notebook | None:
        """What that child has done."""
        ...

    @property
    def troubles(self) -> tuple[str, ...]:
        """What could not be read."""
        ...

    @property
    def activities(self) -> Mapping[str, Activity]:
        """What there is to practise, by id."""
        ...

    def dismiss(self) -> None:
        """Have nobody practise any more."""
        ...

    def stamp(self) -> tuple[float, int]:
        """The time in days, and the local day."""
        ...


class Adults:
    """Reads and changes the children's files; whoever practises now goes on with what was changed."""

    def __init__(
        self,
        present: Present,
        exports: Path,
        chance: Random,
        opens: Callable[[str], object] = webbrowser.open,
    ) -> None:
        """Write for other programs into `exports`; `opens` shows a page by its address on this computer."""
        self._present = present
        self._exports = exports
        self._opens = opens
        self.chance = chance

    @property
    def _household(self) -> Household:
        return self._present.household

    @property
    def children(self) -> tuple[Child, ...]:
        """Everybody who practises here."""
        return self._household.children

    @property
    def removed(self) -> tuple[Child, ...]:
        """Those who were removed and can still be brought back."""
        return self._household.deleted()

    @property
    def now(self) -> str:
        """The id of the child that practises, or practised last; empty for nobody."""
        return self._present.child.id if self._present.child else ""

    @property
    def troubles(self) -> tuple[str, ...]:
        """What could not be read of the children's files."""
        return self._present.troubles

    @property
    def has_pin(self) -> bool:
        """Whether a PIN opens these pages."""
        return self._household.has_pin

    def opens(self, pin: str) -> bool:
        """Whether it is the PIN."""
        return self._household.opens(pin)

    def set_pin(self, pin: str) -> None:
        """Have a PIN of four digits, another one, or with an empty text none any more."""
        if pin:
            self._household.set_pin(pin, self.chance.randbytes(SALT))
        else:
            self._household.remove_pin()

    @property
    def activities(self) -> tuple[Activity, ...]:
        """What there is to practise, the lowest of the ladder first."""
        return tuple(self._present.activities.values())

    def report(self, child: str) -> Report:
        """All that is known of a child; KeyError for an unknown one."""
        notebook = self._notebook(child)
        who = next(one for one in self.children if one.id == child)
        at, day = self._present.stamp()
        return Report(child=who, learner=notebook.learner, at=at, day=day)

    def change(self, child: Child) -> None:
        """Keep what is set for a child."""
        self._household.change(child)

    def sittings(self, child: str) -> tuple[Sitting, ...]:
        """How a child has practised in the last weeks, the latest time first."""
        events = self._notebook(child).numbered(latest=True)
        begins = [place for place, (_, event) in enumerate(events) if isinstance(event, Opened)]
        # What was done before the first beginning that is still known belongs to one that is cut in two.
        found = [_sitting(events[begin:end]) for begin, end in pairwise([*begins, len(events)])]
        return tuple(one for one in reversed(found) if one.tasks or one.deals)[:SHOWN]

    def void(self, child: str, sitting: Sitting) -> None:
        """Take a sitting for none: somebody else has practised with this name."""
        at, day = self._present.stamp()
        self._notebook(child).void_range(sitting.first, sitting.end, at, day)

    def remove(self, child: str) -> None:
        """Put a child away; it can be brought back for some weeks."""
        if child == self.now:
            self._present.dismiss()
        self._household.delete(child, self._present.stamp()[1])

    def restore(self, child: str) -> None:
        """Bring a child back; ValueError where there are as many as there may be."""
        self._household.restore(child)

    def remove_all(self) -> None:
        """Overwrite and remove everything of all children, for ever."""
        self._present.dismiss()
        self._household.delete_all()

    def write_facts(self, child: str, name: str, language: str) -> Path:
        """What is known of every sum, as a table for other programs in a file with a name like this one."""
        return self._written(name, ".csv", facts_table(self._notebook(child).learner, language))

    def write_events(self, child: str, name: str, language: str) -> Path:
        """Everything that was answered, as a table."""
        return self._written(name, ".csv", events_table(self._notebook(child).events(), language))

    def write_everything(self, name: str) -> Path:
        """All files of all children in one."""
        path = free_path(self._exports, name, ".zip")
        files.write_bytes(path, self._household.export())
        return path

    def print_report(self, child: str, words: Words, dates: Sequence[str]) -> Path:
        """Open the report as a page to print, with the weeks written so; the file that it is."""
        report = self.report(child)
        weeks = weeks_of(report.learner.history, report.child.aims.days)
        weeks = weeks[len(weeks) - len(dates) :]
        return self._shown(words.title, report_page(words, heat_map(report.learner), weeks, dates))

    def print_cards(self, words: Words) -> Path:
        """Open the sheet with cards of numbers."""
        return self._shown(words.title, number_cards(words))

    def print_friends(self, words: Words) -> Path:
        """Open the sheet with the pairs that make ten."""
        return self._shown(words.title, friends_of_ten(words))

    def _notebook(self, child: str) -> Notebook:
        """What a child has done; that of whoever practises now is the one in use."""
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
    """A sitting by its events with their numbers."""
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
