"""Chooses the activity of a block of scheduled sums (docs/learning.md, section 8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.learning.activities import Activity
from settebello.learning.course.waiting import NONE, Waiting
from settebello.learning.facts import Fact
from settebello.learning.history.history import History

STEP: Final = 4
"""Right answers more that a fact may have than another one and still be asked for first."""
ENOUGH: Final = 6.0
"""The facts worth a task that an activity must have to be asked for a change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SumChoice:
    """Orders activities by how many of the facts worth a task they can ask for.

    activities: those with scheduled sums. waiting: for each of them, the facts that want a visit. through:
    the completed activities. number: the day. size: the tasks of a block.
    """

    activities: Sequence[Activity]
    waiting: Mapping[str, Waiting]
    history: History
    through: frozenset[str]
    number: int
    size: int

    def ordered(self, before: frozenset[Fact] = NONE) -> list[Activity]:
        """Return the activities, the one worth most first; none as soon as all facts are mastered.

        before: the facts that are asked for before. Completed activities that are worth the same take turns.
        """
        if not any(self.waiting[one.id].unripe for one in self.activities):
            return []
        worth, count = self._worth(before), len(self.activities)
        keys = {}
        for place, one in enumerate(self.activities):
            done = one.id in self.through
            turn = (place + self.number) % count if done else place
            keys[one.id] = -self._worth_of(one, worth), done, turn
        return sorted(self.activities, key=lambda one: keys[one.id])

    def alike(self, before: frozenset[Fact]) -> list[Activity]:
        """Return the activities that are worth enough for a block, the one worth most first."""
        ordered, worth = self.ordered(before), self._worth(before)
        values = [self._worth_of(one, worth) for one in ordered]
        return [one for one, value in zip(ordered, values, strict=True) if value >= min(values[0], ENOUGH)]

    def block(self, activity: Activity) -> frozenset[Fact]:
        """Return the facts that a block of an activity will ask for."""
        return frozenset(self._block_of(self._asked_by(activity), self.waiting[activity.id].today))

    def _asked_by(self, activity: Activity) -> frozenset[Fact]:
        """Return the facts that an activity can ask for now."""
        waiting = self.waiting[activity.id]
        return waiting.today | waiting.known

    def _worth_of(self, activity: Activity, worth: Mapping[Fact, float]) -> float:
        """Return how many of the facts worth a task an activity can ask for."""
        return sum(worth.get(fact, 0.0) for fact in self._asked_by(activity))

    def _worth(self, before: frozenset[Fact]) -> Mapping[Fact, float]:
        """Return the facts worth a task and their shares in a block, whatever activity asks for them."""
        facts = NONE.union(*(self._asked_by(one) for one in self.activities)) - before
        return self._block_of(facts, NONE.union(*(self.waiting[one.id].today for one in self.activities)))

    def _block_of(self, facts: frozenset[Fact], today: frozenset[Fact]) -> Mapping[Fact, float]:
        """Return the facts of a block and their shares in it.

        Those that want a visit today come first, then those that were practised least or not seen for
        longest. Facts that are equal in this share what is left of the block.
        """
        ranks = {fact: (fact not in today, *self._practised(fact)) for fact in facts}
        found: dict[Fact, float] = {}
        for rank in sorted(set(ranks.values())):
            equal = [fact for fact in facts if ranks[fact] == rank]
            share = min(1.0, (self.size - sum(found.values())) / len(equal))
            if share <= 0:
                break
            found.update(dict.fromkeys(equal, share))
        return found

    def _practised(self, fact: Fact) -> tuple[int, int]:
        """Return how often a fact was right, in steps, and when it was seen last."""
        tally = self.history.fact(fact)
        return tally.right // STEP, tally.last_day or 0
