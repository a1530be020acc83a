"""The blocks of tasks of the child that practises: their size, their tasks, and their answers."""

from settebello.learning.activities import Activity
from settebello.learning.course.progress import achieved_in, level_of
from settebello.learning.facts import Fact
from settebello.learning.learner.events import Passed
from settebello.learning.puzzles.pairs import PAIRS
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.sums import Sum
from settebello.practice.assignment import Assignment, Reaction, Reply
from settebello.practice.found import Alike
from settebello.practice.practice_parts import PracticeParts
from settebello.practice.task_block import SIZE, SIZE_OF_OTHERS, TaskBlock


class TaskBlocks:
    """One block at a time; every answer is recorded before the next task."""

    def __init__(self, parts: PracticeParts) -> None:
        """Begin no block yet."""
        self._parts = parts
        self._block: TaskBlock | None = None

    def forget(self) -> None:
        """Drop the block, because another child practises."""
        self._block = None

    @property
    def found(self) -> list[Sum]:
        """The sums found in the latest block."""
        return self._block.found if self._block is not None else []

    @property
    def alike(self) -> list[Alike]:
        """The finds without sums in the latest block."""
        return self._block.alike if self._block is not None else []

    def begin(self, activity: str) -> None:
        """Begin a block of tasks of an activity; ValueError while nobody practises."""
        child, known = self._parts.active.child, self._parts.activities
        if child is None:
            raise ValueError("nobody practises")
        chosen = known[activity]
        step = self._parts.scenario.step_of(chosen, known)
        size = self._size(chosen) if step is None else step[0].tasks - step[1]
        last = self._block.last if self._block is not None else None
        self._block = TaskBlock(
            chosen,
            child,
            self._parts.rng,
            size=size,
            step=step[0] if step else None,
            after=last,
            without=self._left_to_game(chosen),
        )

    def _left_to_game(self, activity: Activity) -> frozenset[Fact]:
        """Return the facts that a block leaves to the game of the day, if it belongs to the day."""
        step = self._parts.day.next
        return step.without if step.activity is activity else frozenset()

    def _size(self, activity: Activity) -> int:
        """Return the tasks of a block: those left of the day's step, if the block belongs to it."""
        if activity.task is Task.MORE:
            usual = PAIRS
        else:
            usual = SIZE if activity.task is None or activity.task.adds else SIZE_OF_OTHERS
        step = self._parts.day.next
        if step.activity is not activity:
            return usual
        level = level_of(activity, self._parts.active.learner, self._parts.active.scheduler(activity))
        ways = activity.levels[level].ways
        return max(1, min(-(-(step.of - step.done) // ways), usual))

    def task(self) -> Assignment | None:
        """Return the open task of the block, the same until it is completed; None when the block is over."""
        if self._block is None:
            return None
        active, calendar = self._parts.active, self._parts.calendar
        return self._block.task(active.learner, active.plan, calendar.at, calendar.day)

    def answered(self, reply: Reply) -> Reaction:
        """Record a confirmed set; return what follows from it."""
        block, notebook = self._block, self._parts.active.notebook
        if block is None or notebook is None:
            return Reaction()
        event = block.event(reply, self._parts.calendar.at, self._parts.calendar.day)
        if event is not None:
            self._parts.active.note(event)
            if block.watched(notebook.learner.events - 1, reply):
                voided = notebook.learner.events - block.guard.since
                self._parts.active.void(voided)
                self._parts.days.count_voided(block.activity, voided)
                block.forgive()
                if reply.complete:
                    block.completed()
                return Reaction(pause=True)
        reaction = block.reaction(reply, self._parts.active.learner)
        if reply.complete:
            block.completed()
            self._record_completion(block.activity)
        return reaction

    def _record_completion(self, activity: Activity) -> None:
        """Record that the child has completed an activity, the first time that it has."""
        learner = self._parts.active.learner
        if activity.leave is None or activity.id in learner.history.passed:
            return
        if activity.leave.reached(achieved_in(activity, learner, self._parts.active.scheduler(activity))):
            self._parts.active.note(Passed(activity=activity.id, **self._parts.calendar.when))
