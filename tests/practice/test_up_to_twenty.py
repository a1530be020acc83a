"""The facts from sixteen to twenty come when all others are safe, and are remembered like the others."""

from dataclasses import replace
from pathlib import Path

from settebello.learning.activities import Activity
from settebello.learning.course.progress import plan_for, progress_of
from settebello.learning.facts import FACTS, FURTHER, LARGEST_FACT, Fact, Unit
from settebello.learning.learner.events import Answered
from settebello.learning.learner.learner import Learner
from settebello.learning.learner.records import FactRecord
from settebello.learning.memory.mastery import Standing, State
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.heatmap import heat_map
from settebello.learning.schedule.plan import Plan
from settebello.practice.child_path import MOST_STONES
from settebello.practice.garden import garden_of, states_of
from tests.practice.test_learning_mode import LADDER, Time, mode, solved


def activity() -> Activity:
    found = LADDER.get("up_to_twenty")
    assert found is not None
    return found


def learner(state: State, *others: Fact) -> Learner:
    known = FactRecord(standing=Standing(state=state))
    less = FactRecord(standing=Standing(state=State.GROWING))
    return replace(Learner(), facts={fact: less if fact in others else known for fact in FACTS})


def is_open(known: Learner) -> bool:
    return activity().enter.open("up_to_twenty", progress_of(known))


def test_it_opens_when_all_46_are_safe() -> None:
    assert not is_open(Learner())
    assert not is_open(learner(State.GROWING))
    assert not is_open(learner(State.SAFE, Fact(7, 8)))
    assert is_open(learner(State.SAFE))
    assert is_open(learner(State.GOLD))


def test_once_begun_it_stays_open() -> None:
    begun = learner(State.SAFE, Fact(7, 8))
    begun = replace(begun, facts={**begun.facts, FURTHER[0]: FactRecord()})
    assert is_open(begun)


def test_it_is_on_no_path_before(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("Mia", "fox", Age.MIDDLE)
    assert "up_to_twenty" not in {stone.activity.id for stone in learning.path().stones}


def test_the_path_has_room_for_all_activities(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    child = learning.create("Mia", "fox", Age.MIDDLE)
    assert learning.notebook is not None
    learning.notebook.learner = learner(State.SAFE)
    assert len(learning.path().stones) == MOST_STONES
    learning.change(replace(child, aims=replace(child.aims, allowed=("calm_sprint",))))
    shown = [stone.activity.id for stone in learning.path().stones]
    every = [one.id for one in LADDER.ladder]
    # The first tasks about cards make room.
    assert shown == every[len(every) - MOST_STONES :]


def test_its_plan_has_the_nine_facts_whatever_the_range() -> None:
    for largest in (5, 10, 15):
        plan = plan_for(activity(), Plan(largest=largest))
        assert plan.facts == FURTHER
        assert plan.largest == LARGEST_FACT
        assert max(chain.total for chain in plan.chains) == 15


def test_its_answers_are_remembered_and_shown(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    child = learning.create("Mia", "fox", Age.MIDDLE)
    assert len(learning.garden().plants) == 46
    learning.begin("up_to_twenty")
    done = set()
    while (task := learning.task()) is not None:
        assert task.puzzle.wanted is not None
        done.add(task.puzzle.wanted.fact)
        now.seconds += 4
        learning.answered(solved(task))
    assert done <= set(FURTHER)
    assert learning.notebook is not None
    events = [one for one in learning.notebook.events() if isinstance(one, Answered)]
    assert {one.asked.fact for one in events} == done
    garden = learning.garden()
    assert len(garden.plants) == 55
    grown = {one.fact for one in garden.grown}
    assert grown
    assert grown <= done
    assert set(heat_map(learning.learner)) == {*FACTS, *FURTHER}
    found = learning.found()
    assert {one.fact for one in found.sums} <= done
    # What was written can be read again.
    learning.close()
    again = mode(tmp_path, now)
    again.choose(child.id)
    assert {fact for fact in again.learner.facts if fact in FURTHER} == done
    assert again.learner.facts == learning.learner.facts


def test_before_they_have_begun_people_see_46() -> None:
    known = learner(State.SAFE)
    assert len(garden_of(states_of(known), {}).plants) == 46
    assert len(heat_map(known)) == 46


def test_the_unit_is_the_last_one() -> None:
    assert list(Unit)[-1] is Unit.BEYOND_FIFTEEN
