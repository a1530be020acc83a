"""One block of tasks of an activity: the next task, and the event of an answer."""

from dataclasses import replace
from random import Random
from typing import Final

from settebello.engine import CardSet
from settebello.learning.activities import Activity, Kind
from settebello.learning.children.aims import Step
from settebello.learning.children.profile import Child
from settebello.learning.course.guard import Guard
from settebello.learning.course.tasks import Item, Situation, next_item
from settebello.learning.course.today import lessons_left
from settebello.learning.facts import Fact
from settebello.learning.learner.events import Answered, Event, FoundTwin, Probed
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.maker import make
from settebello.learning.puzzles.pairs import turned_over
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.puzzles.selections import Code
from settebello.learning.schedule.plan import Plan
from settebello.learning.sums import Sum
from settebello.practice.assignment import Assignment, Reaction, Reply
from settebello.practice.found import Alike

SIZE: Final = 8
"""The tasks of a block."""
SIZE_OF_OTHERS: Final = 4
"""The tasks of a block without sums."""
SHOWN_AT_FIRST: Final = 3
"""The first right answers of a sum after which the sum is also shown as a picture."""
AGAIN: Final = 8
"""The tasks that are drawn in search of another one than the last, or of other cards beside a lesson."""


class TaskBlock:
    """A block of tasks of one activity, one after the other."""

    def __init__(
        self,
        activity: Activity,
        child: Child,
        rng: Random,
        *,
        size: int = SIZE,
        step: Step | None = None,
        after: Puzzle | None = None,
        without: frozenset[Fact] = frozenset(),
    ) -> None:
        """Ask for so many tasks besides the lessons; `step` is the step of the daily scenario it belongs to.

        after: the last puzzle before the block, which is not asked for once more. without: the facts that are
        left to the game of the day.
        """
        self.activity = activity
        self._child = child
        self._rng = rng
        self._size = size
        self._step = step
        self._without = without
        self._item: Item | None = None
        self._assignment: Assignment | None = None
        self.last = after
        """The latest puzzle."""
        self._done = 0
        self.guard = Guard()
        self.found: list[Sum] = []
        self.alike: list[Alike] = []

    def task(self, learner: Learner, plan: Plan, at: float, day: int) -> Assignment | None:
        """Return the open task; None when the block is over."""
        sprint = self.activity.kind is Kind.SPRINT
        if self._assignment is None and (sprint or self._done < self._size):
            plan = replace(plan, without=self._without) if self._step is None else self._step.plan(plan)
            settings = self._child.settings
            here = Situation(
                learner=learner,
                plan=plan,
                at=at,
                day=day,
                helping=self._child.helping,
                calm=settings.calm,
                lessons=lessons_left(learner.history, day),
                avoid=_split(self.last),
            )
            for _ in range(AGAIN):
                item = next_item(self.activity, here, self._rng)
                puzzle = make(item.wish, self._rng)
                if self.last is None or _asked(puzzle) != _asked(self.last):
                    break
            for _ in range(AGAIN if item.lesson else 0):
                if not _others_unseen(puzzle, learner):
                    break
                puzzle = make(item.wish, self._rng)
            self._item, self.last = item, puzzle
            self._assignment = Assignment(
                activity=self.activity,
                level=item.level,
                puzzle=puzzle,
                help=item.help,
                done=0 if sprint else self._done,
                of=0 if sprint else self._size,
                probe=item.probe,
                seconds=item.level.seconds,
                misses=_missed_lately(learner, puzzle),
                lesson=item.lesson,
                pair=turned_over(puzzle, self._rng) if puzzle.task is Task.MORE else None,
            )
        return self._assignment

    def completed(self) -> None:
        """End the open task. A lesson comes besides the tasks of the block."""
        lesson = self._assignment is not None and self._assignment.lesson
        self._assignment = None
        self._done += not lesson

    def forgive(self) -> None:
        """Watch anew after answers were voided; their tasks are done all the same, so that the block ends."""
        self.guard = Guard()

    def watched(self, event: int, reply: Reply) -> bool:
        """Note an answer and its event's number; return whether the latest ones were clicked at random."""
        self.guard = self.guard.after(event, reply.seconds, right=reply.right)
        return self.guard.random

    def event(self, reply: Reply, at: float, day: int) -> Event | None:
        """Return the journal event of a reply; None for retries, which add no evidence."""
        puzzle = reply.assignment.puzzle
        said = _said(puzzle, reply.selected)
        if reply.right:
            if puzzle.groups:
                said = (Sum.of(puzzle.groups),)
            # Of 1 and 10 that are taken with a 4 the whole is remembered: it is what was seen together.
            whole = sorted(said, key=lambda one: -one.total)[:1]
            self.found += [one for one in whole if one not in self.found]
            if not puzzle.groups:
                self._keep_cards(puzzle, reply.selected)
        ways = puzzle.task is Task.WAYS
        if reply.attempt and not (ways and reply.right):
            return None
        cards = len(puzzle.table)
        if reply.assignment.lesson:
            (value,) = values_of(puzzle.ruleset, [puzzle.card])
            return FoundTwin(at=at, day=day, right=reply.right, seconds=None, value=value, lesson=True)
        asked = Sum.of(puzzle.groups) if puzzle.groups else puzzle.wanted
        if asked is None:
            (asked_value,) = values_of(puzzle.ruleset, [puzzle.card])
            by_value = puzzle.task is Task.VALUE
            chosen = values_of(puzzle.ruleset, reply.selected)
            return FoundTwin(
                at=at,
                day=day,
                right=reply.right,
                seconds=reply.seconds,
                clicks=reply.clicks,
                cards=cards,
                value=asked_value if by_value else 0,
                activity=self.activity.id,
                chosen=chosen[0] if len(chosen) == 1 else 0,
                twin=0 if by_value else asked_value,
                dots=by_value and reply.assignment.level.dots,
            )
        if reply.assignment.probe and asked.fact is not None:
            quick = reply.seconds is not None and reply.seconds <= self._child.quick_limit
            # Whoever had to ask does not know it by itself yet.
            knows = reply.right and reply.shown is Help.NONE
            return Probed(at=at, day=day, fact=asked.fact, right=knows, quick=quick and knows)
        outcome = Outcome.MISS
        if reply.right:
            if ways and said:
                asked = said[0]
            outcome = Outcome.RIGHT if asked in said else Outcome.OTHER
        elif reply.mistake == Code.FEWER:
            # Another sum that is right, only with more cards than are needed.
            outcome = Outcome.OTHER
        setting = self._item.setting if self._item else None
        if setting is None:
            return None
        return Answered(
            at=at,
            day=day,
            asked=asked,
            setting=replace(setting, distractors=min(setting.distractors, cards)),
            outcome=outcome,
            taken=_taken(puzzle, reply.selected, said) if outcome is not Outcome.RIGHT else None,
            mistake=reply.mistake,
            offered=reply.assignment.help,
            shown=Help(max(reply.shown, reply.assignment.help, self._always_seen(puzzle))),
            seconds=reply.seconds,
            clicks=reply.clicks,
            cards=cards,
            limit=self._child.quick_limit,
            sprint=self.activity.kind is Kind.SPRINT,
            activity=self.activity.id,
        )

    def _always_seen(self, puzzle: Puzzle) -> Help:
        """Return the help that dots are which stay in sight, so that they can be counted."""
        return Help.PROMPT if puzzle.groups and self._child.settings.calm else Help.NONE

    def _keep_cards(self, puzzle: Puzzle, selected: CardSet) -> None:
        """Keep the cards that were found in a task without a sum, each value once."""
        if puzzle.task.adds:
            return
        (value,) = values_of(puzzle.ruleset, [puzzle.card])
        own = (puzzle.card,) if puzzle.task is Task.TWIN else ()
        if all(one.value != value for one in self.alike):
            self.alike.append(Alike(value, (*own, *selected)))

    def reaction(self, reply: Reply, learner: Learner) -> Reaction:
        """Return what follows from a reply."""
        wanted = reply.assignment.puzzle.wanted
        if not reply.right or wanted is None:
            return Reaction()
        fact = wanted.fact
        tally = learner.history.fact(fact) if fact else None
        slow = reply.attempt == 0 and tally is not None and tally.marks.endswith("r")
        return Reaction(show=tally is not None and tally.right <= SHOWN_AT_FIRST, worked_out=slow)


def _asked(puzzle: Puzzle) -> tuple[Task, Sum | int | None]:
    """Return what a puzzle asks for: a number to split in all ways, a sum, or a value."""
    if puzzle.wanted is None or puzzle.task is Task.WAYS:
        return puzzle.task, puzzle.aim.total
    return puzzle.task, puzzle.wanted


def _split(puzzle: Puzzle | None) -> int:
    """Return the number that a puzzle asks to split in all ways; 0 for another puzzle."""
    return 0 if puzzle is None or puzzle.task is not Task.WAYS else puzzle.aim.total


def _others_unseen(puzzle: Puzzle, learner: Learner) -> bool:
    """Return whether a lesson has other picture cards on its table that the child has not seen."""
    values = {*values_of(puzzle.ruleset, puzzle.table)} - {*values_of(puzzle.ruleset, [puzzle.card])}
    return bool(learner.history.unseen(values))


def _missed_lately(learner: Learner, puzzle: Puzzle) -> int:
    """Return how many of the latest answers to the puzzle's sum in a row were misses."""
    fact = puzzle.wanted.fact if puzzle.wanted is not None else None
    if fact is None:
        return 0
    marks = learner.history.fact(fact).marks
    return len(marks) - len(marks.rstrip("m"))


def _said(puzzle: Puzzle, selected: CardSet) -> tuple[Sum, ...]:
    """Return the sums that a selection says where it takes; none elsewhere."""
    if selected not in puzzle.solutions:
        return ()
    said = puzzle.sums_of(selected)
    return tuple(sorted(said, key=lambda one: one != puzzle.wanted))


def _taken(puzzle: Puzzle, selected: CardSet, said: tuple[Sum, ...]) -> Sum | None:
    """Return the sum that was taken instead, where it can be learned."""
    if said:
        return said[0]
    own = values_of(puzzle.ruleset, puzzle.own)
    try:
        return Sum.of((*values_of(puzzle.ruleset, selected), *own))
    except ValueError:
        return None
