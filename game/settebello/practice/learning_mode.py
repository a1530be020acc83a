"""The learning mode: children on disk, their path, blocks of tasks, and practice deals."""

import time
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path as Folder
from random import Random
from typing import TYPE_CHECKING, Any, Final

from settebello.learning.activities import Activities, Activity
from settebello.learning.children.household import Household
from settebello.learning.children.notebook import Notebook
from settebello.learning.children.profile import Child, Mark
from settebello.learning.deals.broomcheck import BroomCheck
from settebello.learning.deals.turns import Turn
from settebello.learning.facts import Unit
from settebello.learning.history.album import Frame
from settebello.learning.learner.events import Checked
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.thinking_time import Age
from settebello.learning.strategies import Way
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.adults import Adults
from settebello.practice.assignment import Assignment, Reaction, Reply
from settebello.practice.calendar import Calendar
from settebello.practice.child_overrides import overrides
from settebello.practice.child_path import ChildPath
from settebello.practice.daily_scenario import DailyScenario
from settebello.practice.day import Day
from settebello.practice.days import Days
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.findings import Findings
from settebello.practice.fish_game import FishGame
from settebello.practice.found import Album, Found
from settebello.practice.garden import Garden
from settebello.practice.path import Path
from settebello.practice.practice_deals import DealSupport, PracticeDeals
from settebello.practice.practice_parts import PracticeParts
from settebello.practice.prepared_deal import Practice
from settebello.practice.pyramid_game import PyramidGame
from settebello.practice.showing import Showing
from settebello.practice.task_blocks import TaskBlocks
from settebello.practice.ten_games import TenGames
from settebello.practice.ten_saves import TenSaves

if TYPE_CHECKING:
    from settebello.datafile import Problem

EXPORTS: Final = "exports"
"""The folder of exported files, beside the children's folder."""


class Learning:
    """The learning mode without a window; no kill loses an answer once the next task is there."""

    def __init__(
        self,
        folder: Folder,
        ladder: Callable[[], Activities],
        *,
        support: DealSupport,
        rng: Random,
        ids: Random | None = None,
        disk_errors: DiskErrors | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Read nothing yet; `now` returns the time of day in seconds since the epoch.

        `ids` draws the ids of new children; the system's source of randomness by default.
        """
        self._folder = folder
        self._load = ladder
        self._disk_errors = disk_errors or DiskErrors()
        self.rng = rng
        self._ids = ids
        self._calendar = Calendar(now)
        self._active = ActiveLearner(lambda: self.household, self._calendar, self._disk_errors)
        self._scenario = DailyScenario(self._active, self._calendar)
        self._days = Days(self._active, self._calendar, self._scenario)
        self.deals = PracticeDeals(
            folder,
            self._active,
            self._calendar,
            support=support,
            rng=rng,
            disk_errors=self._disk_errors,
        )
        saves = TenSaves(folder, self._disk_errors)
        self.tens = TenGames(self._active, self._calendar, rng, saves)
        parts = PracticeParts(
            active=self._active,
            calendar=self._calendar,
            days=self._days,
            scenario=self._scenario,
            ladder=lambda: self.activities,
            rng=rng,
        )
        self._blocks, self._path = TaskBlocks(parts), ChildPath(parts)
        self._findings = Findings(self._active, self._calendar, self._days)
        self.problems: tuple[Problem, ...] = ()
        """What is wrong with files of activities, which were left out; known once `activities` is read."""

    @cached_property
    def household(self) -> Household:
        """The files of all children."""
        household = Household(self._folder, self._disk_errors.writer, rng=self._ids)
        try:
            household.purge(self._calendar.day)
        except OSError as error:
            self._disk_errors.warn(str(error))
        return household

    @cached_property
    def adults(self) -> Adults:
        """The adults' view of the children."""
        return Adults(self, self._folder.parent / EXPORTS, self.rng)

    def dismiss(self) -> None:
        """End the sitting; nobody practises then."""
        self._forget()
        self._active.leave()

    def _forget(self) -> None:
        """Drop the open block, deal and game, because another child practises."""
        self.deals.forget()
        self.tens.forget()
        self._blocks.forget()
        self._findings.forget()

    def stamp(self) -> tuple[float, int]:
        """Return the time in days and the number of the local day."""
        return self._calendar.at, self._calendar.day

    @property
    def overrides(self) -> Mapping[str, Any]:
        """The program settings that the child's own settings override."""
        return overrides(self.child.settings) if self.child is not None else {}

    @property
    def locked(self) -> bool:
        """Whether the child that practises sees only its daily scenario."""
        return self._scenario.locked

    @cached_property
    def activities(self) -> Mapping[str, Activity]:
        """The activities by id, in the order of the ladder."""
        found = self._load()
        self.problems = found.problems
        for problem in found.problems:
            self._disk_errors.warn(str(problem))
        return {activity.id: activity for activity in found.ladder}

    @property
    def children(self) -> tuple[Child, ...]:
        """All children, the oldest profile first."""
        return self.household.children

    @property
    def child(self) -> Child | None:
        """The child that practises now; None before one was chosen."""
        return self._active.child

    @property
    def troubles(self) -> tuple[str, ...]:
        """The children's files that could not be read, as sentences for an adult."""
        notebook = self._active.notebook
        return tuple(dict.fromkeys((*self.household.troubles, *(notebook.troubles if notebook else ()))))

    @property
    def learner(self) -> Learner:
        """The memory of the child that practises; an empty one while nobody does."""
        return self._active.learner

    @property
    def notebook(self) -> Notebook | None:
        """The notebook of the child that practises."""
        return self._active.notebook

    def create(self, nick: str, avatar: str, age: Age, *, mark: Mark = Mark.NONE, group: str = "") -> Child:
        """Create and choose a child; ValueError when there is no room, OSError if it cannot be saved."""
        child = self.household.create(nick, avatar, age, mark=mark, group=group)
        self.choose(child.id)
        return child

    def choose(self, child: str) -> None:
        """Begin a new sitting of the child with this id.

        KeyError for an unknown id, OSError where the system does not let the child's files be read.
        """
        self._active.choose(child)
        self._path.begin_sitting()
        self._forget()

    def change(self, child: Child) -> None:
        """Save the changed name, picture, age, settings or aims of a child."""
        self.household.change(child)

    def switch_voice(self, *, on: bool) -> None:
        """Turn the voice of the child that practises on or off; unsaved, the choice lasts until the end."""
        if self.child is not None:
            child = self.child.with_voice(on=on)
            self.household.use(child)
            self._disk_errors.write(lambda: self.household.change(child))

    @property
    def day(self) -> Day:
        """The day of the child that practises, with its next step."""
        return self._path.day

    def path(self) -> Path:
        """Return the path of the child that practises: the ladder, or the locked scenario."""
        return self._path.path()

    @property
    def newcomer(self) -> bool:
        """Whether the child has never practised."""
        return self._path.newcomer

    def showing(self, activity: str) -> Showing | None:
        """Return what a hand shows before the first task of an activity; None after a child has done one."""
        return self._path.showing(activity)

    def door(self, activity: str) -> Unit | None:
        """Return the unit that begins with the next block of an activity, once a sitting."""
        return self._path.door(activity)

    def two_ways(self, activity: str) -> tuple[Way, Way] | None:
        """Return two ways to compare, at most once a day; nothing of it is recorded."""
        return self._path.two_ways(activity)

    def begin(self, activity: str) -> None:
        """Begin a block of tasks of an activity."""
        self._findings.remember()
        self._active.save()
        self._blocks.begin(activity)
        self.deals.found = None
        self.tens.forget()

    def task(self) -> Assignment | None:
        """Return the open task of the block, the same until it is completed; None when the block is over."""
        return self._blocks.task()

    def answered(self, reply: Reply) -> Reaction:
        """Record a confirmed set; return what follows from it."""
        return self._blocks.answered(reply)

    def found(self) -> Found:
        """Return the result of the latest block or deal."""
        dealt = self.deals.found if self.tens.found is None else self.tens.found
        if dealt is None:
            return self._findings.found(self._blocks.found, self._blocks.alike)
        return self._findings.found(dealt, known=None if self.deals.found is None else self.deals.known)

    def check(self) -> BroomCheck:
        """Return the broom check of the Quindici deal just played, or of a random deal."""
        return self.deals.check()

    def checked(self, *, right: bool) -> tuple[Frame, ...]:
        """Record whether the broom check was right at the first try; return the frames earned with it."""
        before = self._findings.frames
        self._active.note(Checked(right=right, **self._calendar.when))
        return tuple(frame for frame in Frame if frame in self._findings.frames - before)

    def album(self) -> Album:
        """Return the album of the child that practises."""
        return self._findings.album()

    def garden(self) -> Garden:
        """Return the garden of the child that practises, and what the latest block or deal has changed."""
        return self._findings.garden()

    def prepare(self, activity: str, *, shuffled: bool = False) -> None:
        """Begin to prepare a deal for an activity; a deal of this activity that was left is resumed."""
        self._findings.remember()
        self.tens.forget()
        self.deals.prepare(self.activities[activity], shuffled=shuffled)

    def practice(self) -> Practice | None:
        """Return the prepared deal; None while its deck is being arranged."""
        return self.deals.practice()

    def record_turn(self, practice: Practice, turn: Turn) -> None:
        """Record the evidence in one turn of a practice deal."""
        self.deals.record_turn(practice, turn)

    def played(self, practice: Practice) -> None:
        """Record that a practice deal was played to its end."""
        self.deals.played(practice)

    def pyramid(self, activity: str) -> PyramidGame:
        """Begin a pyramid of ten."""
        self._begin_game()
        return self.tens.pyramid(self.activities[activity])

    def fish(self, activity: str) -> FishGame:
        """Deal a game of Go fish for ten."""
        self._begin_game()
        return self.tens.fish(self.activities[activity])

    def _begin_game(self) -> None:
        """Remember what is known before a game of ten."""
        self._findings.remember()
        self.deals.found = None
        self._active.save()

    def close(self) -> None:
        """Write the learner's file, and end what runs in another process."""
        self.deals.close()
        self._active.save()
        self._disk_errors.settle()
