"""Events, made short, for the tests of learners."""

from random import Random
from typing import Any

from settebello.learning.difficulty import Setting
from settebello.learning.facts import FACTS, Direction, Fact
from settebello.learning.learner.advance import after
from settebello.learning.learner.events import (
    Answered,
    Checked,
    Event,
    FoundTwin,
    LeftLying,
    Opened,
    Passed,
    Played,
    Probed,
)
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.sums import Sum


def answer(asked: str, outcome: Outcome = Outcome.RIGHT, day: float = 100.5, **others: Any) -> Answered:  # noqa: ANN401 - whatever an answer has
    """A bond among no other cards, answered in two seconds of thinking."""
    values: dict[str, Any] = {
        "at": day,
        "day": int(day),
        "asked": Sum.parse(asked),
        "setting": Setting(Direction.BOND),
        "outcome": outcome,
        "seconds": 2.9,
    }
    return Answered(**{**values, **others})


def learner_of(*events: Event) -> Learner:
    """The learner that events make."""
    learner = Learner()
    for event in events:
        learner = after(learner, event)
    return learner


def some_events(count: int, seed: int = 1) -> list[Event]:
    """Events of every kind, at random."""
    rng = Random(seed)
    events: list[Event] = []
    at = 20_412.6
    for _ in range(count):
        at += rng.choice([0.0002, 0.0003, 0.7, 3])
        when = {"at": at, "day": int(at)}
        events.append(_event(rng, when))
    return events


def _event(rng: Random, when: dict[str, Any]) -> Event:
    fact = rng.choice(FACTS)
    sums = [Sum((fact.a, fact.b)), Sum.parse("1+2+4"), Sum.parse("1+2+2+3")]
    asked = rng.choices(sums, (8, 1, 1))[0]
    match rng.choices(range(8), (2, 20, 2, 2, 2, 1, 1, 1))[0]:
        case 0:
            return Opened(**when)
        case 1:
            outcome = rng.choice(list(Outcome))
            offered = rng.choice(list(Help))
            return Answered(
                **when,
                asked=asked,
                setting=Setting(rng.choice(list(Direction)), rng.randrange(5), rng.random() < 0.3),
                outcome=outcome,
                taken=None if outcome is Outcome.RIGHT or rng.random() < 0.5 else _another(rng),
                mistake="too_much" if outcome is Outcome.MISS else "",
                offered=offered,
                shown=rng.choice([level for level in Help if level >= offered]),
                seconds=rng.choice([None, rng.uniform(0, 70)]),
                clicks=rng.randrange(1, 5),
                cards=rng.randrange(8),
                limit=rng.choice([3.0, 4.0, 6.0]),
                sprint=rng.random() < 0.1,
                activity=rng.choice(["", "make_it", "all_the_ways"]),
            )
        case 2:
            return FoundTwin(
                **when,
                right=rng.random() < 0.8,
                seconds=rng.choice([None, rng.uniform(0.5, 5)]),
                clicks=1,
                cards=4,
                value=rng.randrange(11),
                activity="meet_the_cards",
            )
        case 5:
            return Played(**when, activity="mini_scopa", arranged=rng.random() < 0.5, seconds=200.5)
        case 6:
            return Checked(**when, right=rng.random() < 0.5)
        case 7:
            return Passed(**when, activity="make_it")
        case 3:
            return Probed(**when, fact=fact, right=rng.random() < 0.5, quick=rng.random() < 0.5)
    return LeftLying(**when, sum=asked)


def _another(rng: Random) -> Sum:
    fact: Fact = rng.choice(FACTS)
    return Sum((fact.a, fact.b))
