"""The learning mode put together: children on disk, the ladder, the next task, deals for practice."""

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path as Folder
from random import Random
from typing import Final, TypedDict

from settebello.ai import Opponents
from settebello.app.learning.adults import Adults
from settebello.app.learning.lesson import Block
from settebello.engine import Card, Leftover, Seat, control_of
from settebello.learning.activities import Activities, Activity
from settebello.learning.children.household import Household
from settebello.learning.children.notebook import Notebook
from settebello.learning.children.profile import Child
from settebello.learning.course.progress import achieved_in, level_of, plan_for, progress_of
from settebello.learning.course.today import Today, goal_reached, suggested
from settebello.learning.deals.broomcheck import BroomCheck, broom_check, some_leftover
from settebello.learning.deals.composer import Order
from settebello.learning.deals.practice import Kind
from settebello.learning.deals.rollouts import Habit
from settebello.learning.deals.turns import Turn, evidence, said_by
from settebello.learning.deals.workshop import Workshop
from settebello.learning.history.album import frames
from settebello.learning.learner.events import Checked, Event, Opened, Passed, Played, local_day
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.thinking import Age
from settebello.learning.schedule.plan import Plan
from settebello.learning.schedule.scheduler import Scheduler
from settebello.learning.sums import Sum
from settebello.notation import DealRecord, Record, RulesetOf, SeatRecord
from settebello.session import TableSession, Waiting
from settebello.storage.saves import MatchFile, Saves
from settebello.ui.clock import Clock
from settebello.ui.learn.port import Album, Assignment, Found, Path, Practice, Reaction, Reply, Stage, Stone

GENTLE: Final = "bimbo"
QUINDICI: Final = "scopa_quindici"
DEALS: Final = "deals"
DECKS: Final = "decks.txt"
EXPORTS: Final = "exports"
"""Beside the children's folder, where the players' exports are as well."""
LONGEST_DEAL: Final = 900.0
"""Seconds of a deal that count as practice, at most."""
MOST_FOUND: Final = 6
DAY: Final = 86_400.0


class _When(TypedDict):
    at: float
    day: int


class Learning:
    """The learning mode without a window; every answer is on disk before the next task."""

    def __init__(
        self,
        folder: Folder,
        ladder: Callable[[], Activities],
        *,
        ruleset_of: RulesetOf,
        opponents: Opponents,
        clock: Clock,
        rng: Random,
        log: logging.Logger | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Nothing is read before it is asked for; `now` is the time of day, in seconds since the epoch."""
        self._folder = folder
        self._load = ladder
        self._ruleset_of = ruleset_of
        self._opponents = opponents
        self._clock = clock
        self._rng = rng
        self._log = log
        self._now = now
        self._workshop = Workshop(ruleset_of, clock)
        self._notebook: Notebook | None = None
        self._who = ""
        self._block: Block | None = None
        self._known: frozenset[str] = frozenset()
        self._preparing = ""
        self._practice: Practice | None = None
        self._dealt = 0.0
        self._left: BroomCheck | None = None
        self._found: list[Sum] | None = None

    @cached_property
    def household(self) -> Household:
        """Everybody's files, for the page of the adults."""
        household = Household(self._folder)
        household.purge(self._day())
        return household

    @cached_property
    def adults(self) -> Adults:
        """The children as grown-ups see them."""
        return Adults(self, self._folder.parent / EXPORTS, self._rng)

    def dismiss(self) -> None:
        """Have nobody practise any more."""
        self.close()
        self._notebook, self._who, self._block = None, "", None

    def stamp(self) -> tuple[float, int]:
        """The time in days, and the local day."""
        return self._at(), self._day()

    @cached_property
    def _by_id(self) -> dict[str, Activity]:
        """The activities, the lowest of the ladder first."""
        found = self._load()
        for problem in found.problems:
            self._warn(str(problem))
        return {activity.id: activity for activity in found.ladder}

    @property
    def children(self) -> tuple[Child, ...]:
        """Everybody who practises here, in the order in which they were made."""
        return self.household.children

    @property
    def child(self) -> Child | None:
        """Who practises now."""
        return next((child for child in self.children if child.id == self._who), None)

    @property
    def troubles(self) -> tuple[str, ...]:
        """What could not be read of the children's files, in sentences for an adult."""
        return (*self.household.troubles, *(self._notebook.troubles if self._notebook else ()))

    @property
    def learner(self) -> Learner:
        """What is remembered of the child that practises; nothing yet where there is none."""
        return self._notebook.learner if self._notebook else Learner()

    @property
    def notebook(self) -> Notebook | None:
        """What the child that practises has done."""
        return self._notebook

    def create(self, nick: str, avatar: str, age: Age) -> Child:
        """A new child, who practises from now on; ValueError when there are eight, OSError if not kept."""
        child = self.household.create(nick, avatar, age)
        self.choose(child.id)
        return child

    def choose(self, child: str) -> None:
        """Have the child of that id practise now: a new sitting begins. KeyError for an unknown one."""
        notebook = self.household.notebook(child)
        self.close()
        self._notebook, self._who, self._block = notebook, child, None
        self._preparing, self._practice, self._found, self._left = "", None, None, None
        notebook.trim(self._day())
        self._note(Opened(**self._when()))
        for trouble in notebook.troubles:
            self._warn(trouble)

    def change(self, child: Child) -> None:
        """Keep another name, picture, age or settings of the child with that id."""
        self.household.change(child)

    def path(self) -> Path:
        """The ladder for the child that practises."""
        learner, progress = self.learner, progress_of(self.learner, self._allowed())
        today = Today.of(learner.history, self._day())
        plan = self._plan()
        # What lies beyond the number range is open, and nobody is sent there.
        near = [one for one in self._by_id.values() if plan_for(one, plan).largest == plan.largest]
        following = suggested(near, progress, today, learner.history)
        stones = []
        for activity in self._by_id.values():
            is_open = activity.enter.open(activity.id, progress)
            stage = Stage.OPEN if is_open else Stage.LATER
            if activity.id in progress.through:
                stage = Stage.DONE
            if following is not None and activity.id == following.id:
                stage = Stage.NEXT
            level = level_of(activity, learner, self._scheduler(activity))
            stones.append(Stone(activity, stage, level))
        return Path(tuple(stones), (today.warm, today.find, today.play))

    def begin(self, activity: str) -> None:
        """Begin a block of an activity."""
        child = self.child
        self._known = frozenset(self.learner.history.stickers)
        self._save()
        if child is None:
            raise ValueError("nobody practises")
        self._block, self._found = Block(self._by_id[activity], child, self._rng), None

    def task(self) -> Assignment | None:
        """The next task of the block; None when it is over. The same one until it was completed."""
        if self._block is None:
            return None
        return self._block.task(self.learner, self._plan(), self._at(), self._day())

    def answered(self, reply: Reply) -> Reaction:
        """Note a confirmed set; what follows from it."""
        block, notebook = self._block, self._notebook
        if block is None or notebook is None:
            return Reaction()
        event = block.event(reply, self._at(), self._day(), self._plan().age)
        if event is not None:
            self._note(event)
            if block.watched(notebook.learner.events - 1, reply):
                notebook.void(notebook.learner.events - block.guard.since, self._at(), self._day())
                block.restart()
                return Reaction(pause=True)
        reaction = block.reaction(reply, self.learner)
        if reply.complete:
            block.completed()
            self._look_whether_through(block.activity)
        return reaction

    def found(self) -> Found:
        """What came of the block begun last, or of the deal played since."""
        history = self.learner.history
        earned = tuple(Card.parse(card) for card in history.stickers if card not in self._known)
        child = self.child
        goal = goal_reached(history.day(self._day()), child.aims.goal) if child else 0
        sums = self._found if self._found is not None else self._block.found if self._block else ()
        return Found(sums=tuple(dict.fromkeys(sums))[:MOST_FOUND], cards=earned, goal=goal)

    def check(self) -> BroomCheck:
        """What is left of a deal of Quindici, the last one played or any other, to be added up."""
        if self._left is not None:
            left, self._left = self._left, None
            return left
        ruleset = self._ruleset_of(QUINDICI, {})
        return broom_check(ruleset, some_leftover(ruleset, self._rng))

    def checked(self, *, right: bool) -> None:
        """Note whether what is left was added up right."""
        if self._notebook is not None:
            self._note(Checked(right=right, **self._when()))

    def album(self) -> Album:
        """The album of the child that practises."""
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

    def prepare(self, activity: str, *, shuffled: bool = False) -> None:
        """Begin to arrange a deal for an activity, beside the window; one that was left is gone on with."""
        left = self._practice if self._preparing == activity and not shuffled else None
        if left is not None and left.session.waiting_for is not Waiting.DEAL:
            return
        chosen, child = self._by_id[activity], self.child
        level = chosen.levels[level_of(chosen, self.learner, self._scheduler(chosen))]
        scheduler = Scheduler(self.learner, self._plan(), self._at(), self._day())
        facts = [Sum((fact.a, fact.b)) for fact in scheduler.wanted() if fact.sum <= level.upto]
        chain = scheduler.wanted_chain()
        wanted = frozenset([*facts, *([chain] if chain is not None and chain.total <= level.upto else [])])
        order = Order(
            ruleset=chosen.ruleset,
            child=Seat(0),
            dealer=Seat(self._rng.randrange(2)),
            wanted=wanted,
            opponent=Habit.GENTLE if level.opponent == GENTLE else Habit.STRONG,
            upto=level.upto,
        )
        never = child is not None and child.aims.shuffled
        self._preparing, self._practice = activity, None
        self._workshop.begin(
            order, self._rng.randrange(2**31 - 2) + 1, arranged=level.arranged and not (shuffled or never)
        )

    def practice(self) -> Practice | None:
        """The deal that was prepared; None while it is being arranged."""
        if self._practice is None and self._preparing:
            deal = self._workshop.poll()
            if deal is None:
                return None
            activity = self._by_id[self._preparing]
            level = activity.levels[level_of(activity, self.learner, self._scheduler(activity))]
            seats = (SeatRecord(), SeatRecord(level=level.opponent or GENTLE))
            record = Record(
                deal.ruleset, seats, deal.dealer, (DealRecord(deal.dealer, deal.deck),), repeated=True
            )
            folder = self._folder / self._who / DEALS
            self._note_deck(folder, str(deal))
            session = TableSession(
                record,
                opponents=self._opponents,
                journal=MatchFile(Saves(folder), None),
                rng=self._rng,
                log=self._log,
            )
            self._practice, self._dealt = Practice(session, deal, self._preparing), self._clock.now()
            self._known, self._found = frozenset(self.learner.history.stickers), []
        return self._practice

    def turned(self, practice: Practice, turn: Turn) -> None:
        """Note what a turn of the child says."""
        child = self.child
        if practice is not self._practice or child is None:
            return
        event = evidence(turn, self.learner.tempo, child.age, self._at(), self._day())
        if event is not None:
            self._note(event)
        said = said_by(turn.before, turn.move.card, turn.move.captured) if turn.move.captured else None
        if said is not None and self._found is not None:
            self._found.append(said)

    def played(self, practice: Practice) -> None:
        """Note that a deal for practice was played to its end."""
        if self._notebook is None or practice is not self._practice:
            return
        seconds = min(self._clock.now() - self._dealt, LONGEST_DEAL)
        arranged = practice.deal.kind is Kind.ARRANGED
        activity, self._preparing, self._practice = self._preparing, "", None
        rules, events = practice.session.match.ruleset, practice.session.events_so_far
        left = next((event for event in reversed(events) if isinstance(event, Leftover)), None)
        if left is not None and control_of(rules, left.cards) is not None:
            self._left = broom_check(rules, left.cards)
        self._note(Played(activity=activity, arranged=arranged, seconds=round(seconds, 1), **self._when()))
        self._put_away()

    def close(self) -> None:
        """Write down what is known, and end what runs beside the program."""
        self._workshop.close()
        self._save()

    def _save(self) -> None:
        """Write down what is known, so that less of the journal has to be read."""
        if self._notebook is None:
            return
        try:
            self._notebook.save()
        except OSError as error:
            self._warn(str(error))

    def _note(self, event: Event) -> None:
        """Write an event down; where the disk refuses, practice goes on and the log says so."""
        if self._notebook is None:
            return
        try:
            self._notebook.note(event)
        except OSError as error:
            self._warn(str(error))

    def _look_whether_through(self, activity: Activity) -> None:
        """Note that the child is through with an activity, the first time that it is."""
        learner = self.learner
        if activity.leave is None or activity.id in learner.history.passed:
            return
        if activity.leave.reached(achieved_in(activity, learner, self._scheduler(activity))):
            self._note(Passed(activity=activity.id, **self._when()))

    def _note_deck(self, folder: Folder, line: str) -> None:
        """Write a deck down before its first card is dealt."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / DECKS).open("a", encoding="utf-8") as out:
                out.write(line + "\n")
        except OSError as error:
            self._warn(str(error))

    def _put_away(self) -> None:
        saves = Saves(self._folder / self._who / DEALS)
        try:
            saves.finish()
        except OSError as error:
            self._warn(str(error))

    def _scheduler(self, activity: Activity) -> Scheduler:
        return Scheduler(self.learner, plan_for(activity, self._plan()), self._at(), self._day())

    def _plan(self) -> Plan:
        child = self.child
        return child.aims.plan(child.age) if child else Plan()

    def _allowed(self) -> tuple[str, ...]:
        return self.child.aims.allowed if self.child else ()

    def _at(self) -> float:
        return self._now() / DAY

    def _day(self) -> int:
        """The local day's number, which begins at four in the morning."""
        seconds = self._now()
        ahead = datetime.fromtimestamp(seconds, UTC).astimezone().utcoffset()
        return local_day(seconds / DAY, ahead.total_seconds() / 3600 if ahead else 0.0)

    def _when(self) -> _When:
        return {"at": self._at(), "day": self._day()}

    def _warn(self, problem: str) -> None:
        if self._log is not None:
            self._log.warning("%s", problem)
