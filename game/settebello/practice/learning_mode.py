"""The learning mode: children on disk, their path, blocks of tasks, and practice deals."""

import time
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path as Folder
from random import Random
from typing import Any, Final

from settebello.engine import Card
from settebello.learning.activities import Activities, Activity
from settebello.learning.children.household import Household
from settebello.learning.children.notebook import Notebook
from settebello.learning.children.profile import Child, Mark
from settebello.learning.course.progress import achieved_in, level_of, progress_of
from settebello.learning.course.today import Part, goal_reached
from settebello.learning.deals.broomcheck import BroomCheck
from settebello.learning.deals.turns import Turn
from settebello.learning.facts import Unit
from settebello.learning.history.album import Frame, frames
from settebello.learning.learner.events import Checked, Passed
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.pairs import PAIRS
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.strategies import Way, compared
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.adults import Adults
from settebello.practice.assignment import Assignment, Reaction, Reply
from settebello.practice.calendar import Calendar
from settebello.practice.child_overrides import overrides
from settebello.practice.daily_scenario import DailyScenario
from settebello.practice.day import Day
from settebello.practice.days import Days
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.fish_game import FishGame
from settebello.practice.found import Album, Found
from settebello.practice.garden import Garden, States, garden_of, states_of
from settebello.practice.path import Path, Stage, Stone
from settebello.practice.practice_deals import DealSupport, PracticeDeals
from settebello.practice.prepared_deal import Practice
from settebello.practice.pyramid_game import PyramidGame
from settebello.practice.showing import Showing, showing
from settebello.practice.task_block import SIZE, SIZE_OF_OTHERS, TaskBlock
from settebello.practice.ten_games import TenGames
from settebello.practice.ten_saves import TenSaves

EXPORTS: Final = "exports"
"""The folder of exported files, beside the children's folder."""
MOST_FOUND: Final = 6
EVERY: Final = 3
"""Every so many days a child may compare two ways to work out a sum."""


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
        self._block: TaskBlock | None = None
        self._compared: int | None = None
        """The last day on which two ways were compared in this sitting."""
        self._taught: set[Unit] = set()
        """The units that were taught in this sitting."""
        self._known: frozenset[str] = frozenset()
        self._framed: frozenset[Frame] = frozenset()
        self._planted: States = {}

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
        self.deals.forget()
        self._active.leave()
        self._block, self._planted = None, {}

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
        return (*self.household.troubles, *(notebook.troubles if notebook else ()))

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
        self._taught.clear()
        self._compared = None
        self.deals.forget()
        self._block, self._planted = None, {}

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
        return self._days.today(self.activities)

    def path(self) -> Path:
        """Return the path of the child that practises: the ladder, or the locked scenario."""
        day = self.day
        scenario = self._scenario.stones(self.activities)
        stones = scenario if self.locked and scenario else self._ladder(day)
        return Path(stones, day, locked=self.locked)

    def _ladder(self, day: Day) -> tuple[Stone, ...]:
        """Return the activities as stones; at most one of them is next."""
        learner, following = self.learner, day.next
        progress = progress_of(learner, self._active.allowed)
        stones = []
        for activity in self.activities.values():
            closed = activity.enter.hides and not activity.enter.open(activity.id, progress)
            if closed and following.activity is not activity:
                # What is still closed is not there: a stone can always be stepped on.
                continue
            stage = Stage.DONE if activity.id in learner.history.passed else Stage.OPEN
            done = of = 0
            if following.activity is activity:
                stage = Stage.NEXT
                of, done = (following.of, following.done) if following.part is Part.SCENARIO else (0, 0)
            level = level_of(activity, learner, self._active.scheduler(activity))
            stones.append(Stone(activity, stage, level, done=done, of=of))
        return tuple(stones)

    @property
    def newcomer(self) -> bool:
        """Whether the child has never practised."""
        return self.child is not None and not self.learner.history.practised

    def showing(self, activity: str) -> Showing | None:
        """Return what a hand shows before the first task of an activity; None where the child has done one.

        A child that has not practised at all does the same itself with other cards.
        """
        history = self.learner.history
        if history.activity(activity).tasks or activity not in self.activities:
            return None
        return showing(self.activities[activity], self.rng, tried=self.newcomer)

    def door(self, activity: str) -> Unit | None:
        """Return the unit that begins with the next block of an activity, once a sitting."""
        chosen, learner = self.activities[activity], self.learner
        if chosen.task is None or not chosen.task.adds or chosen.returns or not learner.history.facts:
            return None
        new = self._active.scheduler(chosen).introduces()
        if new is None or new.unit in self._taught or any(fact.unit is new.unit for fact in learner.facts):
            return None
        self._taught.add(new.unit)
        return new.unit

    def two_ways(self, activity: str) -> tuple[Way, Way] | None:
        """Return two ways to compare: every third day before the sums after the game, once a sitting.

        Nothing of it is recorded.
        """
        child, step, number = self.child, self.day.next, self._calendar.day
        begins = step.part is Part.MORE_SUMS and not step.done and step.activity is not None
        if child is None or not begins or number % EVERY or self._compared == number:
            return None
        if step.activity is not self.activities.get(activity):
            return None
        self._compared = number
        return compared(self.learner.facts, child.age, number // EVERY)

    def begin(self, activity: str) -> None:
        """Begin a block of tasks of an activity."""
        child = self.child
        self._known, self._framed = frozenset(self.learner.history.stickers), self._frames
        self._planted = states_of(self.learner)
        self._active.save()
        if child is None:
            raise ValueError("nobody practises")
        chosen = self.activities[activity]
        step = self._scenario.step_of(chosen, self.activities)
        size = self._size(chosen) if step is None else step[0].tasks - step[1]
        last = self._block.last if self._block is not None else None
        self._block = TaskBlock(
            chosen, child, self.rng, size=size, step=step[0] if step else None, after=last
        )
        self.deals.found = self.tens.found = None

    def _size(self, activity: Activity) -> int:
        """Return the tasks of a block: those left of the day's step, if the block belongs to it."""
        if activity.task is Task.MORE:
            return PAIRS
        usual = SIZE if activity.task is None or activity.task.adds else SIZE_OF_OTHERS
        step = self.day.next
        if step.activity is not activity:
            return usual
        ways = activity.levels[level_of(activity, self.learner, self._active.scheduler(activity))].ways
        return max(1, min(-(-(step.of - step.done) // ways), usual))

    def task(self) -> Assignment | None:
        """Return the open task of the block, the same until it is completed; None when the block is over."""
        if self._block is None:
            return None
        return self._block.task(self.learner, self._active.plan, self._calendar.at, self._calendar.day)

    def answered(self, reply: Reply) -> Reaction:
        """Record a confirmed set; return what follows from it."""
        block, notebook = self._block, self._active.notebook
        if block is None or notebook is None:
            return Reaction()
        event = block.event(reply, self._calendar.at, self._calendar.day)
        if event is not None:
            self._active.note(event)
            if block.watched(notebook.learner.events - 1, reply):
                self._active.void(notebook.learner.events - block.guard.since)
                block.restart()
                return Reaction(pause=True)
        reaction = block.reaction(reply, self.learner)
        if reply.complete:
            block.completed()
            self._record_completion(block.activity)
        return reaction

    def found(self) -> Found:
        """Return the result of the latest block or deal."""
        history, child = self.learner.history, self.child
        dealt = self.deals.found if self.tens.found is None else self.tens.found
        known = self._known if self.deals.found is None else self.deals.known
        earned = tuple(Card.parse(card) for card in history.stickers if card not in known)
        goal = goal_reached(history.day(self._calendar.day), child.aims.goal) if child else 0
        sums = dealt if dealt is not None else self._block.found if self._block else ()
        return Found(
            sums=tuple(dict.fromkeys(sums))[:MOST_FOUND],
            alike=tuple(self._block.alike[:MOST_FOUND]) if self._block and dealt is None else (),
            cards=earned,
            goal=goal,
            enough=self._days.enough,
            frames=tuple(frame for frame in Frame if frame in self._frames - self._framed),
        )

    @property
    def _frames(self) -> frozenset[Frame]:
        """The golden frames that are earned."""
        return frozenset(frames(self.learner.facts, self.learner.history))

    def check(self) -> BroomCheck:
        """Return the broom check of the Quindici deal just played, or of a random deal."""
        return self.deals.check()

    def checked(self, *, right: bool) -> tuple[Frame, ...]:
        """Record whether the broom check was right at the first try; return the frames earned with it."""
        before = self._frames
        self._active.note(Checked(right=right, **self._calendar.when))
        return tuple(frame for frame in Frame if frame in self._frames - before)

    def album(self) -> Album:
        """Return the album of the child that practises."""
        history = self.learner.history
        earned = {Card.parse(card): day for card, day in history.stickers.items()}
        newest = next(reversed(earned), None)
        return Album(
            earned=earned,
            newest=newest,
            tries=self.learner.tasks,
            days=history.practised,
            frames=frames(self.learner.facts, history),
        )

    def garden(self) -> Garden:
        """Return the garden of the child that practises, and what the latest block or deal has changed."""
        return garden_of(states_of(self.learner), self._planted)

    def prepare(self, activity: str, *, shuffled: bool = False) -> None:
        """Begin to prepare a deal for an activity; a deal of this activity that was left is resumed."""
        self._framed, self._planted = self._frames, states_of(self.learner)
        self.tens.found = None
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
        self._known, self._framed = frozenset(self.learner.history.stickers), self._frames
        self._planted = states_of(self.learner)
        self.deals.found = None
        self._active.save()

    def close(self) -> None:
        """Write the learner's file, and end what runs in another process."""
        self.deals.close()
        self._active.save()
        self._disk_errors.settle()

    def _record_completion(self, activity: Activity) -> None:
        """Record that the child has completed an activity, the first time that it has."""
        learner = self.learner
        if activity.leave is None or activity.id in learner.history.passed:
            return
        if activity.leave.reached(achieved_in(activity, learner, self._active.scheduler(activity))):
            self._active.note(Passed(activity=activity.id, **self._calendar.when))
