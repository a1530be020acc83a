"""The parts of a day: warm-up, sums, a game, more sums, good-bye (docs/learning.md, section 8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from settebello.engine.rules.rulewords import Mode
from settebello.learning.activities import TENS, Activity, Kind, Progress
from settebello.learning.course.sum_choice import SumChoice
from settebello.learning.course.waiting import NONE, Waiting
from settebello.learning.facts import Fact
from settebello.learning.history.history import History
from settebello.learning.history.tally import Day
from settebello.learning.puzzles.puzzle import Task

WARM: Final = 2
"""The tasks of the warm-up, so that the third task of a day is a sum."""
SUMS: Final = 8
"""The tasks with sums before the game, and after it."""
MOST_OTHERS: Final = 3
"""The most tasks without sums that a day asks for; the game is the twelfth task at the latest."""
OTHERS_EVERY: Final = 4
"""On every fourth day, the sums after the game are those of an activity that the memory does not schedule."""
LARGEST_EVERY: Final = 5
"""On every fifth day, the largest game is the game."""
TENS_EVERY: Final = 3
"""On every third day, a game of ten may be the game."""
TENS_FROM: Final = 2
"""The friends of ten that must want a visit today so that a game of ten is the game."""
DEALS: Final = 9
"""Deals of a small game after which games with the whole pack are suggested."""
NEEDED: Final = 2
"""Mistakes of one kind that show that a child needs the tasks about the cards, whatever its age."""
SHOWS_NEED: Final = {Task.VALUE: "figure", Task.TWIN: "twin_first"}
"""The mistake that shows the need for a task about the cards."""


class Part(StrEnum):
    """The parts of a day in their order; the child may skip any of them."""

    SCENARIO = "scenario"
    """A step that adults have laid out; such steps come before everything else."""
    WARM_UP = "warm_up"
    """A few tasks about the cards themselves."""
    SUMS = "sums"
    """The scheduled sums."""
    GAME = "game"
    """One practice deal, or one game of ten."""
    MORE_SUMS = "more_sums"
    """Sums again, some of them in other activities."""
    GOODBYE = "goodbye"


@dataclass(frozen=True, slots=True, kw_only=True)
class DayStep:
    """One part of a day: its activity (None for the good-bye), and how many of its tasks are done.

    without: the facts that its tasks leave to the game.
    """

    part: Part
    activity: Activity | None = None
    done: int = 0
    of: int = 0
    without: frozenset[Fact] = NONE

    @property
    def over(self) -> bool:
        """Whether all tasks of the step are done."""
        return self.done >= self.of and self.part is not Part.GOODBYE


@dataclass(frozen=True, slots=True, kw_only=True)
class DayPlan:
    """What decides about a day.

    ladder: the activities that the child may be sent to. warm_up: the child's age begins with the cards.
    number: the day. waiting: for each activity with scheduled sums and for each game of ten, the facts that
    want a visit. What has been mastered has none. voided: the tasks of the day that are done, but whose
    answers are not in the history.
    """

    ladder: Sequence[Activity]
    progress: Progress
    history: History
    number: int
    warm_up: bool = False
    waiting: Mapping[str, Waiting] = field(default_factory=dict)
    voided: Day = field(default_factory=Day)

    def steps(self) -> tuple[DayStep, ...]:
        """Return the steps of the day; a part for which there is no activity is left out.

        Besides voided tasks all is counted in the history, so that a day goes on where it was left.
        """
        day = self._day
        # Whoever has begun with sums or a game needs no warm-up.
        begun = day.sums or day.deals
        warm = WARM if begun else min(day.twins, WARM)
        first, more = min(day.sums, SUMS), min(max(day.sums - SUMS, 0), SUMS)
        counted = (
            (Part.WARM_UP, self._warming(), warm, WARM),
            (Part.SUMS, self._scheduled(), first, SUMS),
            (Part.GAME, self._game(), min(day.deals, 1), 1),
            (Part.MORE_SUMS, self._more(), more, SUMS),
        )
        found = [
            DayStep(part=part, activity=activity, done=done, of=of, without=self._left_to_game(part))
            for part, activity, done, of in counted
            if activity is not None
        ]
        return (*found, DayStep(part=Part.GOODBYE))

    @property
    def _day(self) -> Day:
        """The totals of the day, with voided tasks."""
        return Day.joined((self.history.day(self.number), self.voided))

    @property
    def _open(self) -> list[Activity]:
        return [one for one in self.ladder if one.enter.open(one.id, self.progress)]

    def _warming(self) -> Activity | None:
        """Return the task about the cards whose turn it is; None for a child that does not need any."""
        cards = [one for one in self._open if one.task is not None and not one.task.adds]
        needed = [one for one in cards if self.warm_up or self._is_needed(one)]
        ahead = [one for one in needed if one.id not in self.progress.through]
        return _in_turn(ahead[::-1], self.number)

    def _is_needed(self, activity: Activity) -> bool:
        if all(level.dots for level in activity.levels):
            # What is seen at a glance is practised while the child is small; no mistake with cards shows it.
            return False
        code = SHOWS_NEED.get(activity.task) if activity.task is not None else None
        return code is not None and self.history.mistakes(code) >= NEEDED

    @property
    def _adding(self) -> list[Activity]:
        return [one for one in self._open if one.kind is Kind.PUZZLES and one.task and one.task.adds]

    @property
    def _choice(self) -> SumChoice:
        """The choice among the activities with scheduled sums that do not lead beyond what is safe."""
        within = [one for one in self._adding if one.id in self.waiting and not one.enter.safe]
        return SumChoice(
            activities=within,
            waiting=self.waiting,
            history=self.history,
            through=self.progress.through,
            number=self.number,
            size=SUMS,
        )

    @property
    def _others(self) -> list[Activity]:
        """The other activities with sums that are not completed."""
        others = [one for one in self._adding if one.enter.safe or not one.scheduled]
        return [one for one in others if one.leave is not None and one.id not in self.progress.through]

    def _scheduled(self) -> Activity | None:
        """Return the activity with the sums that the memory asks for, else another one with sums."""
        left = self._left_to_game(Part.SUMS)
        return next(iter(self._choice.ordered(left)), None) or _in_turn(self._others, self.number)

    def _more(self) -> Activity | None:
        """Return the activity after the game: with the sums that the memory then asks for, or another one."""
        choice, left = self._choice, self._left_to_game(Part.SUMS)
        first = next(iter(choice.ordered(left)), None)
        if first is None or (self._others and self.number % OTHERS_EVERY == 0):
            return _in_turn(self._others, self.number // OTHERS_EVERY)
        asked = NONE if self._day.sums >= SUMS else choice.block(first)
        alike = choice.alike(asked | left)
        change = [one for one in alike if one.id not in self.progress.through and one is not first]
        return _in_turn(change or alike[:1], self.number)

    def _game(self) -> Activity | None:
        """Return the game: each one is played some times, then the next; at last the two largest in turn.

        On every third day after the first game, a game of ten takes its place if enough of its facts want a
        visit on that day.
        """
        tens = [one for one in self._open if one.kind in TENS and len(self._due_in(one)) >= TENS_FROM]
        games = [one for one in self._open if one.kind is Kind.DEALS]
        if (
            tens
            and self.number % TENS_EVERY == 0
            and any(self.history.activity(one.id).tasks for one in games)
        ):
            return min(tens, key=lambda one: self.history.activity(one.id).tasks)
        begun = [one for one in games[:-1] if self.history.activity(one.id).tasks < DEALS]
        if begun:
            return begun[0]
        if len(games) > 2 and Mode.FIFTEEN in games[-1].ruleset.capture.modes:
            # Quindici says many sums, but few different ones.
            return games[-1] if self.number % LARGEST_EVERY == 0 else games[-2]
        return _in_turn(games[-2:], self.number)

    def _due_in(self, activity: Activity) -> frozenset[Fact]:
        """Return the facts of a game that are introduced and want a visit today."""
        waiting = self.waiting.get(activity.id, Waiting())
        return waiting.today & waiting.known

    def _left_to_game(self, part: Part) -> frozenset[Fact]:
        """Return the facts that the sums before a game of ten leave to it."""
        game = None if self._day.deals else self._game()
        return self._due_in(game) if part is Part.SUMS and game is not None and game.kind in TENS else NONE


def lessons_left(history: History, number: int) -> int:
    """Return how many picture cards may be shown today, so that sums and the game are not put off."""
    day = history.day(number)
    return max(0, (MOST_OTHERS if day.sums else WARM) - day.twins)


def goal_reached(day: Day, minutes: int) -> int:
    """Return how often the goal in minutes is reached on a day: 0, 1, or 2 for twice and more."""
    return min(int(day.seconds // (60 * minutes)), 2) if minutes > 0 else 0


def _in_turn(activities: Sequence[Activity], number: int) -> Activity | None:
    return activities[number % len(activities)] if activities else None
