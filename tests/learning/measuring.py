"""How much practice the scheduler saves, and how true its predictions are.

See docs/learning.md, sections 14.2 and 14.3.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import NamedTuple

from settebello.learning.facts import Fact, facts_to
from settebello.learning.memory.mastery import State
from settebello.learning.schedule.plan import Pace, Plan
from tests.learning.practising import Diary, drilled, scheduled, times
from tests.learning.simulated_children import HORIZON, TASKS, Child, HalfLifeChild, TraceChild, session_day

DOUBLES = 1 / 12
"""How often plain Scopa offers a double, against another pair (docs/learning.md, section 14.2)."""
SETTLED = 60
"""Tasks after which predictions are held to what comes."""
EARLY = 300
"""Tasks in which success is counted."""


class Condition(NamedTuple):
    """A truth about memory, a set of facts, and how much was met before."""

    child: type[TraceChild] | type[HalfLifeChild]
    largest: int
    prior: float

    def __str__(self) -> str:
        truth = "A" if self.child is TraceChild else "B"
        return f"{truth} {len(facts_to(self.largest))} {self.prior:.0f}"

    def made(self, seed: int) -> Child:
        """The same child each time it is asked for."""
        return self.child(facts_to(self.largest), self.prior, Random(seed))


CONDITIONS = tuple(
    Condition(child, largest, prior)
    for child in (TraceChild, HalfLifeChild)
    for largest in (10, 15)
    for prior in (1.0, 3.0)
)


@dataclass(frozen=True)
class Cell:
    """What came of one condition."""

    drill: float
    """Mean tasks to mastery with facts drawn at random."""
    ratio: float
    """Mean tasks by the scheduler, as a part of those."""
    early: tuple[float, float]
    """Success in the first tasks, at random and by the scheduler."""
    gap: float
    """Mean predicted minus mean observed success, from the settled task on."""
    bins: float
    """The same within ten equal parts of the predictions, its size, averaged."""
    brier: float
    base: float
    """The mean squared error of the predictions, and of the mean success for all."""

    def __str__(self) -> str:
        at_random, by_plan = self.early
        return (
            f"{self.drill:6.0f} {self.ratio:6.3f}   {at_random:.2f} -> {by_plan:.2f}"
            f"   {self.gap:+.4f} {self.bins:.4f}   {self.brier:.4f} {self.base:.4f}"
        )


HEADING = "drill  ratio   early success      gap   bins   Brier  base"


def cell(condition: Condition, learners: int, pace: Pace = Pace.NORMAL) -> Cell:
    """A condition measured with so many learners, the same with both ways to practise."""
    plan = Plan(largest=condition.largest, pace=pace)
    drills = [drilled(condition.made(seed), Random(-seed - 1)) for seed in range(learners)]
    plans = [scheduled(condition.made(seed), plan, Random(-seed - 1)) for seed in range(learners)]
    return Cell(
        drill=mean(diary.mastered_after for diary in drills),
        ratio=sum(diary.mastered_after for diary in plans) / sum(diary.mastered_after for diary in drills),
        early=(_early(drills), _early(plans)),
        **_truth(plans),
    )


def early_success(condition: Condition, learners: int, pace: Pace) -> float:
    """Success in the first tasks alone, which takes no more sessions than they are."""
    plan = Plan(largest=condition.largest, pace=pace)
    sessions = EARLY // TASKS
    return _early(
        [scheduled(condition.made(seed), plan, Random(-seed - 1), sessions) for seed in range(learners)]
    )


def _early(diaries: Sequence[Diary]) -> float:
    return mean(mean(diary.right[:EARLY]) for diary in diaries)


def _truth(diaries: Sequence[Diary]) -> dict[str, float]:
    """How the predictions agree with what came, over all learners together."""
    pairs = [
        (predicted, float(right))
        for diary in diaries
        for predicted, right in list(zip(diary.predicted, diary.right, strict=True))[SETTLED:]
    ]
    success = mean(right for _, right in pairs)
    bins: list[list[float]] = [[] for _ in range(10)]
    for predicted, right in pairs:
        bins[min(int(10 * predicted), 9)].append(predicted - right)
    return {
        "gap": mean(predicted for predicted, _ in pairs) - success,
        "bins": sum(abs(sum(errors)) for errors in bins) / len(pairs),
        "brier": mean((predicted - right) ** 2 for predicted, right in pairs),
        "base": success * (1 - success),
    }


def against_play(condition: Condition, learners: int) -> float:
    """Tasks by the scheduler as a part of those drawn as plain Scopa offers sums, with its few doubles."""
    plan = Plan(largest=condition.largest)
    played = [drilled(condition.made(seed), Random(-seed - 1), DOUBLES) for seed in range(learners)]
    plans = [scheduled(condition.made(seed), plan, Random(-seed - 1)) for seed in range(learners)]
    return sum(diary.mastered_after for diary in plans) / sum(diary.mastered_after for diary in played)


def gold_recall(condition: Condition, learners: int, sessions: int) -> tuple[float, float]:
    """The true recall a week later of the facts that are gold, and what part of all they are."""
    plan = Plan(largest=condition.largest)
    recalls: list[float] = []
    for seed in range(learners):
        child = condition.made(seed)
        diary = scheduled(child, plan, Random(-seed - 1), sessions, beyond=True)
        later = times(sessions - 1)[-1] + HORIZON
        recalls += [child.recall(fact, later) for fact in _gold(diary, child.facts)]
    return mean(recalls or [0.0]), len(recalls) / (learners * len(plan.facts))


def _gold(diary: Diary, facts: Sequence[Fact]) -> list[Fact]:
    return [fact for fact in facts if diary.learner.record(fact).standing.state is State.GOLD]


def success_after_pause(condition: Condition, learners: int, sessions: int, days: int) -> float:
    """Success in the first session after so many days without any."""
    plan = Plan(largest=condition.largest, pace=Pace.GENTLE)

    def day_of(session: int) -> int:
        return session_day(session) if session < sessions else session_day(sessions - 1) + days

    return mean(
        mean(
            scheduled(condition.made(seed), plan, Random(-seed - 1), sessions + 1, day_of, beyond=True).right[
                -TASKS:
            ]
        )
        for seed in range(learners)
    )
