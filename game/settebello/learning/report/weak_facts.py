"""The facts that one child or several children know least, for worksheets."""

from collections.abc import Sequence
from typing import Final

from settebello.learning.difficulty import Setting
from settebello.learning.facts import FACTS, Fact
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.mastery import State
from settebello.learning.schedule.plan import Plan
from settebello.learning.sums import Sum

COUNT: Final = 12
"""The facts of a worksheet."""


def weak_facts(children: Sequence[tuple[Learner, Plan]], at: float, count: int = COUNT) -> tuple[Fact, ...]:
    """Return so many facts at a time in days, the weakest first.

    First the facts that were met and are not safe, by the doubt that all children together have: the sum of 1
    - P'. Then the facts that are introduced next, and last those that are safe. Only facts in a plan are
    taken, so there may be fewer.
    """
    doubt: dict[Fact, float] = {}
    wanted: dict[Fact, float] = {}
    for learner, plan in children:
        for fact in plan.facts:
            unsure = 1 - learner.probability(Sum((fact.a, fact.b)), Setting(), at)
            doubt[fact] = doubt.get(fact, 0.0) + unsure
            record = learner.record(fact)
            if record.answers and record.standing.state.step < State.SAFE.step:
                wanted[fact] = wanted.get(fact, 0.0) + unsure
    met = {fact for learner, _ in children for fact in learner.facts if learner.record(fact).answers}
    weak = sorted(wanted, key=lambda fact: (-wanted[fact], FACTS.index(fact)))
    new = [fact for fact in FACTS if fact in doubt and fact not in met]
    safe = sorted(
        (fact for fact in doubt if fact in met and fact not in wanted),
        key=lambda fact: (-doubt[fact], FACTS.index(fact)),
    )
    return (*weak, *new, *safe)[:count]
