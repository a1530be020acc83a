"""The placement on the first day: a few tasks that are not scored (docs/learning.md, section 7.1)."""

from random import Random

from settebello.learning.facts import Fact, Unit
from settebello.learning.learner.learner import Learner
from settebello.learning.schedule.plan import Plan

UNITS = (
    Unit.FIRST_STEPS,
    Unit.PLUS_ONE_AND_TWO,
    Unit.DOUBLES,
    Unit.FRIENDS_OF_TEN,
    Unit.NEAR_DOUBLES,
)
PER_UNIT = 2
"""The tasks of each unit."""


def next_probe(learner: Learner, plan: Plan, rng: Random) -> Fact | None:
    """Return the fact to ask for next; None once the placement is over.

    The placement walks up the units from the plan's start until all facts asked for in one of them were
    missed. If that is the first one, it walks down to a unit that is known.
    """
    start = first_unit(plan)
    place = UNITS.index(start)
    for unit in UNITS[place:]:
        probe = _probe(unit, learner, plan, rng)
        if probe is not None:
            return probe
        if is_missed(unit, learner):
            break
    if not is_missed(start, learner):
        return None
    for unit in reversed(UNITS[:place]):
        probe = _probe(unit, learner, plan, rng)
        if probe is not None or not is_missed(unit, learner):
            return probe
    return None


def first_unit(plan: Plan) -> Unit:
    """Return the unit in which the placement begins: the plan's start, or the nearest below with facts."""
    below = UNITS[: UNITS.index(plan.start) + 1]
    units = {fact.unit for fact in plan.facts}
    return next((unit for unit in reversed(below) if unit in units), UNITS[0])


def is_missed(unit: Unit, learner: Learner) -> bool:
    """Return whether all facts that the placement has asked for in a unit were missed."""
    probed = [right for fact, right in learner.probes.items() if fact.unit is unit]
    return bool(probed) and not any(probed)


def known_before(learner: Learner, fact: Fact) -> bool:
    """Return whether the placement found a later unit known than that of a fact."""
    order = tuple(Unit)
    place = order.index(fact.unit)
    return any(right and order.index(probed.unit) > place for probed, right in learner.probes.items())


def _probe(unit: Unit, learner: Learner, plan: Plan, rng: Random) -> Fact | None:
    """Return a fact of a unit to ask for; None where enough of them were asked for."""
    facts = [fact for fact in plan.facts if fact.unit is unit]
    left = [fact for fact in facts if fact not in learner.probes]
    if not left or len(facts) - len(left) >= PER_UNIT:
        return None
    # A fact without picture cards needs no lesson before it.
    plain = [fact for fact in left if not learner.history.unseen((fact.a, fact.b, fact.sum))]
    return rng.choice(plain or left)
