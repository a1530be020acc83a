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
TWINS = 2
"""The tasks of each unit; the equal cards before them, which also measure the tempo."""


def wants_twin(learner: Learner) -> bool:
    """Return whether the next task is one with equal cards."""
    return learner.twins < TWINS


def next_probe(learner: Learner, plan: Plan, rng: Random) -> Fact | None:
    """Return the fact to ask for next; None once the placement is over.

    The placement walks up the units until all facts asked for in one of them were missed.
    """
    for unit in UNITS:
        facts = [fact for fact in plan.facts if fact.unit is unit]
        probed = [fact for fact in facts if fact in learner.probes]
        left = [fact for fact in facts if fact not in learner.probes]
        if len(probed) < PER_UNIT and left:
            return rng.choice(left)
        if probed and not any(learner.probes[fact] for fact in probed):
            return None
    return None
