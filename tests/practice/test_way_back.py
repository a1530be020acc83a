"""The way back in a day: it waits for facts that grow, and its answers go into them."""

from pathlib import Path

from settebello.learning.facts import Direction, Unit
from settebello.learning.learner.events import Answered
from settebello.learning.memory.mastery import State
from settebello.learning.memory.thinking_time import Age
from settebello.practice.learning_mode import Learning
from tests.practice.test_learning_mode import DAY, Time, mode, solved

DAYS = 7


def practised(learning: Learning, now: Time) -> None:
    """Do what comes before the game, and as much again."""
    for activity in (learning.day.next.activity, learning.day.next.activity):
        learning.begin(activity.id if activity is not None and activity.task is not None else "make_it")
        while (task := learning.task()) is not None:
            now.seconds += 4
            learning.answered(solved(task))


def offered(learning: Learning) -> set[str]:
    """The activities of the day."""
    return {step.activity.id for step in learning.day.steps if step.activity is not None}


def growing(learning: Learning) -> int:
    return sum(
        learning.learner.record(fact).standing.state.step >= State.GROWING.step
        for fact in Unit.FIRST_STEPS.facts
    )


def test_the_day_leads_to_it_once_half_of_the_first_unit_grows(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    early, late = set[str](), set[str]()
    for _ in range(DAYS):
        ready = growing(learning) >= len(Unit.FIRST_STEPS.facts) / 2
        practised(learning, now)
        (late if ready else early).update(offered(learning))
        now.seconds += DAY
    assert "way_back" not in early
    assert "way_back" in late


def test_its_answers_are_evidence_for_the_fact(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    for _ in range(4):
        practised(learning, now)
        now.seconds += DAY
    before = learning.learner
    learning.begin("way_back")
    task = learning.task()
    assert task is not None
    assert task.puzzle.wanted is not None
    fact = task.puzzle.wanted.fact
    assert fact is not None
    now.seconds += 4
    learning.answered(solved(task))
    assert learning.notebook is not None
    event = learning.notebook.events()[-1]
    assert isinstance(event, Answered)
    assert event.asked.fact == fact
    assert event.setting.direction is Direction.GAP
    assert event.activity == "way_back"
    assert learning.learner.record(fact) != before.record(fact)
    assert learning.learner.history.fact(fact).right == before.history.fact(fact).right + 1


def test_no_strategy_is_taught_at_its_door(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    practised(learning, now)
    now.seconds += DAY
    assert learning.door("way_back") is None
