"""Chooses the next fact: rest what is safe, space what is not (docs/learning.md, section 7.1)."""

from collections.abc import Iterable
from random import Random

from settebello.learning.chains import path
from settebello.learning.facts import Fact, Unit
from settebello.learning.learner.learner import Learner
from settebello.learning.learner.records import FactRecord
from settebello.learning.memory.mastery import State
from settebello.learning.schedule.placement import first_unit, is_missed
from settebello.learning.schedule.plan import Plan
from settebello.learning.sums import Sum

GATE = 3.0
"""The days of stability from which a fact may rest."""
SURE = 0.9
"""The recall from which a fact may rest."""
QUICK_DAYS = 2
"""The days with a quick answer that a resting fact needs."""
RETRY = 3
"""The number of other tasks before the same fact comes again."""
GROW = 0.75
"""The share of right answers among the latest ones that a new fact needs."""
SHUFFLE = 3.0
"""The tasks by which the order of the waiting facts is randomised."""
LONGEST_REST = 14.0
"""The days after which a fact is due however sure it seems, because memory may be weaker than predicted."""
LONG_AWAY = 14
"""The days without practice after which the first day back has no new fact."""
WANTED = 4
"""The facts that an arranged deal offers."""


class Scheduler:
    """What one learner should practise by a plan at a moment; `at` and `day` as in events."""

    def __init__(self, learner: Learner, plan: Plan, at: float, day: int) -> None:
        self._learner = learner
        self._plan = plan
        self._at = at
        self._day = day
        self._known = [fact for fact in plan.facts if fact in learner.facts]
        self._unsure = [fact for fact in self._known if self._is_unsure(fact)]
        self._due = [
            fact for fact in self._known if fact in self._unsure or self._has_rested(fact, LONGEST_REST)
        ]

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts of the plan."""
        return self._plan.facts

    @property
    def known(self) -> tuple[Fact, ...]:
        """The facts of the plan that are introduced."""
        return tuple(self._known)

    def pick(self, rng: Random) -> Fact:
        """Return the fact to ask for next; ValueError where the plan has none."""
        missed = self._rested(fact for fact in self._known if self._is_missed(fact))
        if missed:
            return self._oldest(missed)
        # A single fact would be asked for again and again.
        new = self._left() if len(self._known) < 2 else self._new()
        if new is not None:
            return new
        sure = [fact for fact in self._known if fact not in self._due]
        wins = self._rested(sure)
        if wins and rng.random() < self._learner.comfort.easy_share:
            return self._oldest(wins)
        waiting = self._rested(self._due)
        # What was right today is not surer by being asked for again today.
        fresh = [fact for fact in waiting if not self._is_done(fact)]
        if fresh:
            return min(fresh, key=lambda fact: self._seen(fact) + SHUFFLE * rng.random())
        left = [fact for fact in wins if not self._is_done(fact)]
        if left:
            return self._oldest(left)
        if waiting:
            return min(waiting, key=lambda fact: self._seen(fact) + SHUFFLE * rng.random())
        if not self._known:
            raise ValueError("the plan has no facts")
        return self._oldest(wins or self._rested(self._known) or self._known)

    def wanted(self) -> tuple[Fact, ...]:
        """Return the facts for an arranged deal: the unsure ones that were not seen for longest."""
        return tuple(sorted(self._unsure or self._known, key=self._seen)[:WANTED])

    def wanted_chain(self) -> Sum | None:
        """Return the chain that was not seen for longest, among those whose facts are all growing."""
        chains = self._learner.chains
        ready = [chain for chain in self._plan.chains if all(map(self._is_growing, path(chain)))]
        return min(
            ready, key=lambda chain: _place(chains[chain].seen if chain in chains else None), default=None
        )

    def unit(self) -> Unit | None:
        """Return the unit of the next new fact; None when all were met."""
        left = self._left()
        return left.unit if left else None

    def introduces(self) -> Fact | None:
        """Return the new fact that the next task may ask for; None where there is no room for one."""
        return self._new()

    def finished(self) -> frozenset[Unit]:
        """Return the units whose facts of the plan are all introduced, and none of them unsure."""
        left = self._not_introduced()
        open_units = {fact.unit for fact in (*left, *self._unsure)}
        return frozenset({fact.unit for fact in self._plan.facts} - open_units)

    def open_facts(self) -> frozenset[Fact]:
        """Return the facts of the plan that are not introduced, or due."""
        return frozenset((*self._not_introduced(), *self._due))

    def wanted_today(self) -> frozenset[Fact]:
        """Return the facts worth a task today: due and not right today, or new with room for them."""
        due = [fact for fact in self._due if not self._is_done(fact)]
        return frozenset((*due, *self._not_introduced()[: self._room()]))

    def unripe(self) -> frozenset[Fact]:
        """Return the open facts, and those that are not Gold; where there are none, all is mastered."""
        gold = {fact for fact in self._known if self._record(fact).standing.state is State.GOLD}
        return self.open_facts() | (frozenset(self._plan.facts) - gold)

    def _new(self) -> Fact | None:
        """Return the next new fact if there is room for one."""
        return self._left() if self._room() else None

    def _room(self) -> int:
        """Return how many new facts may be introduced now."""
        comfort, pace = self._learner.comfort, self._plan.pace
        if (self._known and self._is_back) or comfort.accuracy < GROW:
            return 0
        today = sum(record.met_day == self._day for record in self._learner.facts.values())
        room = pace.unsure_at_most + comfort.flourishing
        return max(0, min(room - len(self._unsure), pace.new_a_day - today))

    @property
    def _is_back(self) -> bool:
        """Whether this is the first day after a long absence, which repeats what was known."""
        days = self._learner.history.practised
        earlier = [day for day in days if day < self._day]
        return bool(earlier) and self._day - earlier[-1] >= LONG_AWAY

    def _left(self) -> Fact | None:
        """Return the next fact to introduce: from the plan's start if the placement found it known."""
        left = self._not_introduced()
        start = first_unit(self._plan)
        tried = any(fact.unit is start for fact in self._learner.probes)
        if not tried or is_missed(start, self._learner):
            return next(iter(left), None)
        order = tuple(Unit)
        pinned = [fact for fact in left if fact in self._plan.pinned]
        onward = [fact for fact in left if order.index(fact.unit) >= order.index(start)]
        return next(iter((*pinned, *onward, *left)), None)

    def _not_introduced(self) -> list[Fact]:
        return [fact for fact in self._plan.facts if fact not in self._learner.facts]

    def _has_rested(self, fact: Fact, days: float) -> bool:
        trace = self._record(fact).trace
        return trace is not None and self._at - trace.day >= days

    def _is_done(self, fact: Fact) -> bool:
        """Return whether a fact was answered right today."""
        return self._learner.history.fact(fact).last_right == self._day

    def _is_missed(self, fact: Fact) -> bool:
        return self._record(fact).missed_in == self._learner.sitting

    def _is_growing(self, fact: Fact) -> bool:
        return self._record(fact).standing.state.step >= State.GROWING.step

    def _is_unsure(self, fact: Fact) -> bool:
        record = self._record(fact)
        if record.trace is None or (
            fact in self._plan.pinned and record.standing.state.step < State.SAFE.step
        ):
            return True
        return (
            record.trace.stability < GATE
            or record.quick_days < QUICK_DAYS
            or record.trace.recall(self._at) < SURE
        )

    def _rested(self, facts: Iterable[Fact]) -> list[Fact]:
        """Return the facts after which enough other tasks were done."""
        latest = self._learner.tasks - 1 - RETRY
        return [fact for fact in facts if _place(self._record(fact).asked) <= latest]

    def _oldest(self, facts: list[Fact]) -> Fact:
        return min(facts, key=self._seen)

    def _seen(self, fact: Fact) -> int:
        return _place(self._record(fact).seen)

    def _record(self, fact: Fact) -> FactRecord:
        return self._learner.record(fact)


def _place(task: int | None) -> int:
    """Return a task's number, below all others where there is none."""
    return -RETRY - 1 if task is None else task
