"""A child's progress on the ladder (docs/learning.md, section 8)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from settebello.engine import Ruleset
from settebello.learning.activities import GAMES, Achieved, Activity, Level, Progress
from settebello.learning.facts import FACTS, FURTHER, LARGEST_FACT, LARGEST_SUM, Fact, Unit, facts_to
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.mastery import State
from settebello.learning.schedule.plan import Plan
from settebello.learning.schedule.scheduler import Scheduler

PER_LEVEL = 6
"""Tasks after which an activity with values or chains goes on to its next level."""
DEALS_PER_LEVEL = 3
FOUND = 2
"""How often every set of a level must be found before the next level."""
CHAINS_TOLD = 5
"""The fewest answers to chains from which the chain skill is known."""


def progress_of(learner: Learner, allowed: Sequence[str] = ()) -> Progress:
    """Return the progress that decides which activities are open."""
    return Progress(
        through=frozenset(learner.history.passed),
        begun=frozenset(fact.unit for fact in learner.facts),
        growing={unit: _part(learner, unit.facts, State.GROWING) for unit in Unit if unit.facts},
        met={total: _part(learner, facts, State.MET) for total, facts in _BY_TOTAL.items()},
        safe=_part(learner, FACTS, State.SAFE),
        allowed=frozenset(allowed),
    )


def achieved_in(activity: Activity, learner: Learner, scheduler: Scheduler) -> Achieved:
    """Return the achievements that decide whether a child has completed an activity."""
    tally = learner.history.activity(activity.id)
    sets = [str(sum_) for level in activity.levels if level.totals for sum_ in level.sums(activity.ruleset)]
    found = dict(tally.found)
    told = learner.chain_three.answers >= CHAINS_TOLD
    return Achieved(
        answers=tuple(letter == "r" for letter in tally.answers),
        values=frozenset(learner.history.values),
        found=min((found.get(one, 0) for one in sets), default=0),
        finished=scheduler.finished(),
        chains=learner.chain_three.value if told else float("-inf"),
    )


def level_of(activity: Activity, learner: Learner, scheduler: Scheduler) -> int:
    """Return the index of the activity's current level."""
    last, tally = len(activity.levels) - 1, learner.history.activity(activity.id)
    if activity.kind in GAMES:
        return min(tally.tasks // DEALS_PER_LEVEL, last)
    for place, level in enumerate(activity.levels):
        if level.units and not scheduler.finished().issuperset(level.units):
            return place
        if level.totals and level.addends == 2:
            found = dict(tally.found)
            if any(found.get(str(one), 0) < FOUND for one in level.sums(activity.ruleset)):
                return place
    if activity.levels[0].units or (activity.levels[0].totals and activity.levels[0].addends == 2):
        return last
    return min(tally.tasks // PER_LEVEL, last)


def plan_for(activity: Activity, plan: Plan) -> Plan:
    """Return the plan restricted to what an activity can ask for, or a plan of the activity's own."""
    facts = _facts_of(activity.levels, activity.ruleset)
    beyond = bool(facts) and all(fact.sum > plan.largest for fact in facts)
    further = LARGEST_FACT if any(fact in facts for fact in FURTHER) else LARGEST_SUM
    kept = replace(plan, only=facts, largest=further if beyond else plan.largest)
    # What is switched off stays off, unless there is nothing else to ask for.
    return kept if kept.facts or not facts else replace(kept, units=frozenset(Unit))


def growing_of(facts: Iterable[Fact], learner: Learner) -> tuple[Fact, ...]:
    """Return those of some facts that are growing or better, in their order."""
    least = State.GROWING.step
    return tuple(fact for fact in facts if learner.record(fact).standing.state.step >= least)


def goes_by(activity: Activity, plan: Plan) -> bool:
    """Return whether an activity stays within the plan's number range and units.

    What opens only when other facts are safe needs no range: it goes on from what the child knows.
    """
    own = plan_for(activity, plan)
    within = own.largest == plan.largest or activity.enter.safe > 0
    return within and own.units == plan.units


@cache
def _facts_of(levels: tuple[Level, ...], ruleset: Ruleset) -> frozenset[Fact]:
    """Return the facts that some levels can ask for."""
    return frozenset(one.fact for level in levels for one in level.sums(ruleset) if one.fact is not None)


def _part(learner: Learner, facts: Sequence[Fact], least: State) -> float:
    """Return the share of the facts that have at least this state."""
    done = sum(learner.record(fact).standing.state.step >= least.step for fact in facts)
    return done / len(facts)


_BY_TOTAL = {total: tuple(fact for fact in facts_to(total) if fact.sum == total) for total in range(2, 11)}
