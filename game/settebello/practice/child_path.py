"""The path of the child that practises: its stones, and what comes before an activity."""

from typing import Final

from settebello.learning.course.progress import level_of, progress_of
from settebello.learning.course.today import SUMS, Part
from settebello.learning.facts import Fact, Unit
from settebello.learning.learner.learner import Learner
from settebello.learning.strategies import Way, compared
from settebello.practice.day import Day
from settebello.practice.path import Path, Stage, Stone
from settebello.practice.practice_parts import PracticeParts
from settebello.practice.showing import Showing, showing

EVERY: Final = 3
"""Every so many days a child may compare two ways to work out a sum."""

MOST_STONES: Final = 21
"""The stones that a path has room for, with names that can be read in a small window."""


class ChildPath:
    """Makes the path, the showings, the doors of units, and the ways to compare."""

    def __init__(self, parts: PracticeParts) -> None:
        """Read nothing yet."""
        self._parts = parts
        self._compared: int | None = None
        """The last day on which two ways were compared, or may have been."""
        self._taught: set[Unit] = set()
        """The units that were taught in this sitting."""

    def begin_sitting(self) -> None:
        """Begin a sitting of the child that practises.

        Where the sums after the game are next already, two ways may have been compared earlier today.
        """
        self._taught.clear()
        number = self._parts.calendar.day
        today = self._parts.active.learner.history.day(number)
        self._compared = number if today.deals and today.sums >= SUMS else None

    @property
    def day(self) -> Day:
        """The day of the child that practises, with its next step."""
        return self._parts.day

    @property
    def locked(self) -> bool:
        """Whether the child that practises sees only its daily scenario."""
        return self._parts.scenario.locked

    def path(self) -> Path:
        """Return the path of the child that practises: the ladder, or the locked scenario."""
        day = self.day
        scenario = self._parts.scenario.stones(self._parts.activities)
        stones = scenario if self.locked and scenario else self._ladder(day)
        return Path(stones, day, locked=self.locked)

    def _ladder(self, day: Day) -> tuple[Stone, ...]:
        """Return the activities as stones; at most one of them is next."""
        learner, following = self._parts.active.learner, day.next
        progress = progress_of(learner, self._parts.active.allowed)
        stones = []
        for activity in self._parts.activities.values():
            closed = activity.enter.hides and not activity.enter.open(activity.id, progress)
            if closed and following.activity is not activity:
                # What is still closed is not there: a stone can always be stepped on.
                continue
            stage = Stage.DONE if activity.id in learner.history.passed else Stage.OPEN
            done = of = 0
            if following.activity is activity:
                stage = Stage.NEXT
                of, done = (following.of, following.done) if following.part is Part.SCENARIO else (0, 0)
            level = level_of(activity, learner, self._parts.active.scheduler(activity))
            stones.append(Stone(activity, stage, level, done=done, of=of))
        # Whoever has opened all of them knows the cards: the first tasks about these make room.
        cards = [one for one in stones if one.activity.task is not None and not one.activity.task.adds]
        spare = [one for one in cards if one.stage is not Stage.NEXT][: max(0, len(stones) - MOST_STONES)]
        return tuple(one for one in stones if one not in spare)

    @property
    def newcomer(self) -> bool:
        """Whether the child has never practised."""
        return self._parts.active.child is not None and not self._parts.active.learner.history.practised

    def showing(self, activity: str) -> Showing | None:
        """Return what a hand shows before the first task of an activity; None where the child has done one.

        A child that has not practised at all does the same itself with other cards.
        """
        history = self._parts.active.learner.history
        if history.activity(activity).tasks or activity not in self._parts.activities:
            return None
        return showing(self._parts.activities[activity], self._parts.rng, tried=self.newcomer)

    def door(self, activity: str) -> Unit | None:
        """Return the unit that begins with the next block of an activity, once a sitting.

        A unit still begins while at most half of its facts were introduced: its first facts may have come in
        the middle of a block. What the placement has found is not introduced. Where no unit begins, the first
        one with a fact that was missed is taught again.
        """
        chosen, learner = self._parts.activities[activity], self._parts.active.learner
        if chosen.task is None or not chosen.task.adds or chosen.returns or not learner.history.facts:
            return None
        new = self._parts.active.scheduler(chosen).introduces()
        unit = None if new is None else _begins(learner, new)
        if unit is None and not self._taught:
            unit = _missed(learner)
        if unit is None or unit in self._taught:
            return None
        self._taught.add(unit)
        return unit

    def two_ways(self, activity: str) -> tuple[Way, Way] | None:
        """Return two ways to compare: every third day before the sums after the game, once a day.

        Nothing of it is recorded.
        """
        child, step, number = self._parts.active.child, self.day.next, self._parts.calendar.day
        begins = step.part is Part.MORE_SUMS and not step.done and step.activity is not None
        if child is None or not begins or number % EVERY or self._compared == number:
            return None
        if step.activity is not self._parts.activities.get(activity):
            return None
        self._compared = number
        return compared(self._parts.active.learner.facts, child.age, number // EVERY)


def _begins(learner: Learner, new: Fact) -> Unit | None:
    """Return the unit of a new fact, unless more than half of its facts were introduced before."""
    facts = new.unit.facts
    introduced = [fact for fact in facts if fact in learner.facts and fact not in learner.probes]
    return None if 2 * len(introduced) > len(facts) else new.unit


def _missed(learner: Learner) -> Unit | None:
    """Return the first unit with a fact that gets more help because it was missed."""
    missed = {fact.unit for fact, record in learner.facts.items() if record.help_shift > 0}
    return next((unit for unit in Unit if unit in missed), None)
