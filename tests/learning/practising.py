"""Simulated children practising by the scheduler or at random (docs/learning.md, section 14.1)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from settebello.learning.children.age_presets import PRESETS
from settebello.learning.difficulty import Setting
from settebello.learning.facts import Direction, Fact
from settebello.learning.learner.advance import after
from settebello.learning.learner.events import Answered, Opened
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Outcome
from settebello.learning.memory.thinking_time import Age
from settebello.learning.schedule.plan import Plan
from settebello.learning.schedule.scheduler import Scheduler
from settebello.learning.sums import Sum
from tests.learning.simulated_children import APART, DAY, HOUR, SESSIONS, TASKS, Child, session_day

SETTING = Setting(Direction.SUM)
QUICK_LIMIT = PRESETS[Age.MIDDLE].quick_limit


@dataclass
class Diary:
    """What came of it: answers in order with what had been predicted, and the tasks until mastery."""

    right: list[bool] = field(default_factory=list)
    predicted: list[float] = field(default_factory=list)
    asked: list[tuple[int, Fact]] = field(default_factory=list)
    """The session and the fact of every task."""
    mastered_after: int = SESSIONS * TASKS + TASKS
    """Tasks; one session more than there are where it never came."""
    learner: Learner = field(default_factory=Learner)


def drilled(
    child: Child, rng: Random, doubles: float = 1.0, *, tasks: int = TASKS, sessions: int = SESSIONS
) -> Diary:
    """Practice with facts drawn at random, `doubles` as often as the others, until mastery."""
    weights = [doubles if fact.a == fact.b else 1.0 for fact in child.facts]
    diary = Diary(mastered_after=(sessions + 1) * tasks)
    for session in range(sessions):
        for at in times(session, tasks=tasks):
            (fact,) = rng.choices(child.facts, weights)
            diary.right.append(child.answers(fact, at).right)
        if child.mastered(at):
            diary.mastered_after = len(diary.right)
            break
    return diary


def scheduled(
    child: Child,
    plan: Plan,
    rng: Random,
    sessions: int = SESSIONS,
    day_of: Callable[[int], int] = session_day,
    *,
    beyond: bool = False,
    tasks: int = TASKS,
) -> Diary:
    """Practice as the scheduler says, so many tasks a session, until mastery or `beyond` it."""
    diary, learner = Diary(), Learner()
    for session in range(sessions):
        moments = times(session, day_of, tasks)
        learner = after(learner, Opened(at=moments[0], day=int(moments[0])))
        for at in moments:
            fact = Scheduler(learner, plan, at, int(at)).pick(rng)
            asked = Sum((fact.a, fact.b))
            diary.predicted.append(learner.probability(asked, SETTING, at))
            answer = child.answers(fact, at)
            learner = after(
                learner,
                Answered(
                    at=at,
                    day=int(at),
                    asked=asked,
                    setting=SETTING,
                    outcome=Outcome.RIGHT if answer.right else Outcome.MISS,
                    seconds=answer.seconds + NO_MOTION,
                    limit=QUICK_LIMIT,
                ),
            )
            diary.right.append(answer.right)
            diary.asked.append((session, fact))
        if diary.mastered_after > SESSIONS * TASKS and child.mastered(at):
            diary.mastered_after = len(diary.right)
            if not beyond:
                break
    diary.learner = learner
    return diary


NO_MOTION = 0.9
"""Seconds of one click, which the learner takes off again: these children only think."""


def times(session: int, day_of: Callable[[int], int] = session_day, tasks: int = TASKS) -> list[float]:
    """The moments of a session's tasks, in days."""
    return [day_of(session) + HOUR / 24 + task * APART / DAY for task in range(tasks)]
