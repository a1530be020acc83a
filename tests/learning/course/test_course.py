"""The way through the activities: random clicking, the day, levels, tasks."""

from dataclasses import replace
from random import Random

import pytest

from settebello import resources
from settebello.learning.activities import GAMES, Activities, Activity, Kind
from settebello.learning.children.child_settings import Helping
from settebello.learning.course.guard import Guard
from settebello.learning.course.progress import achieved_in, goes_by, plan_for
from settebello.learning.course.tasks import Situation, next_item
from settebello.learning.course.today import goal_reached
from settebello.learning.facts import Unit
from settebello.learning.history.tally import Day
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.puzzles.maker import make
from settebello.learning.schedule.plan import Plan
from settebello.learning.schedule.scheduler import LONG_AWAY, Scheduler
from tests.learning.learner.material import answer, learner_of, some_events
from tests.learning.material import RULEBOOK

LADDER = Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset)


def guarded(*answers: tuple[float | None, bool]) -> Guard:
    guard = Guard()
    for number, (seconds, right) in enumerate(answers):
        guard = guard.after(number, seconds, right=right)
    return guard


def test_four_fast_answers_with_three_wrong_are_clicked_at_random() -> None:
    wrong, right = (1.0, False), (1.0, True)
    assert guarded(wrong, right, wrong, wrong).random
    assert guarded(right, wrong, wrong, wrong).since == 0
    assert not guarded(wrong, wrong, wrong).random
    assert not guarded(wrong, right, right, wrong).random
    assert not guarded(wrong, wrong, (1.5, False), wrong, wrong).random
    assert not guarded(wrong, wrong, (None, False), wrong).random
    assert guarded((9.0, True), wrong, wrong, wrong, wrong).since == 1


@pytest.mark.parametrize(
    "activity", [one for one in LADDER.ladder if one.task is not None], ids=lambda one: one.id
)
def test_every_activity_with_puzzles_always_has_a_next_task(activity: object) -> None:
    chosen = next(one for one in LADDER.ladder if one is activity)
    rng = Random(3)
    for count in (0, 60, 400):
        for largest in (5, 10, 15):
            learner = learner_of(*some_events(count))
            here = Situation(learner=learner, plan=Plan(largest=largest), at=20_900.5, day=20_900)
            for calm in (False, True):
                item = next_item(chosen, replace(here, calm=calm), rng)
                puzzle = make(item.wish, rng)
                assert item.lesson or puzzle.task is chosen.task
                assert not calm or not item.wish.near_miss


def test_the_first_day_begins_with_tasks_that_are_not_scored() -> None:
    make_it = LADDER.get("make_it")
    assert make_it is not None
    here = Situation(learner=Learner(), plan=Plan(), at=1.0, day=1)
    assert next_item(make_it, here, Random(1)).probe
    begun = Situation(learner=learner_of(answer("1+1")), plan=Plan(), at=101.0, day=101)
    assert not next_item(make_it, begun, Random(1)).probe


def test_adults_may_offer_more_help_and_less() -> None:
    make_it = LADDER.get("make_it")
    assert make_it is not None
    days = (100, 101, 103, 107)
    learner = learner_of(*[answer("1+1", day=day + 0.5, seconds=6.0) for day in days])
    plan = Plan(units=frozenset(), pinned=tuple(learner.facts))
    helps = {}
    for helping in Helping:
        here = Situation(learner=learner, plan=plan, at=108.0, day=108, helping=helping)
        helps[helping] = next_item(make_it, here, Random(1)).help
    assert helps[Helping.SPARSE] <= helps[Helping.NORMAL] <= helps[Helping.GENEROUS]
    assert helps[Helping.SPARSE] < helps[Helping.GENEROUS] <= Help.EXAMPLE


def test_after_a_long_time_nothing_new_comes_on_the_first_day() -> None:
    learner = learner_of(answer("1+1", day=100.5), answer("1+2", day=100.5))
    back = 100 + LONG_AWAY
    picks = {Scheduler(learner, Plan(), back + 0.5, back).pick(Random(seed)) for seed in range(50)}
    assert picks <= set(learner.facts)
    soon = {Scheduler(learner, Plan(), 101.5, 101).pick(Random(seed)) for seed in range(50)}
    assert not soon <= set(learner.facts)


@pytest.mark.parametrize("units", [(), (Unit.DOUBLES,), (Unit.CHAINS_TO_TEN,)], ids=str)
@pytest.mark.parametrize(
    "activity", [one for one in LADDER.ladder if one.task is not None], ids=lambda one: one.id
)
def test_an_activity_whose_sums_are_switched_off_still_has_a_task_and_nobody_is_sent_there(
    activity: Activity, units: tuple[Unit, ...]
) -> None:
    plan = Plan(units=frozenset(units))
    here = Situation(learner=learner_of(*some_events(60)), plan=plan, at=20_900.5, day=20_900)
    item = next_item(activity, here, Random(3))
    assert item.lesson or make(item.wish, Random(3)).task is activity.task
    asked = plan_for(activity, plan).facts
    assert goes_by(activity, plan) == (not asked or all(fact.unit in units for fact in asked))


def test_a_number_that_was_just_split_is_not_split_again() -> None:
    ways = LADDER.get("all_the_ways")
    assert ways is not None
    here = Situation(learner=Learner(), plan=Plan(), at=1.5, day=1)
    for total in (4, 5):
        asked = [next_item(ways, replace(here, avoid=total), Random(seed)).wish.wanted for seed in range(20)]
        assert total not in {one.total for one in asked if one is not None}


def test_the_goal_counts_minutes() -> None:
    assert [goal_reached(Day(seconds=60.0 * minutes), 10) for minutes in (9, 10, 25)] == [0, 1, 2]


def test_an_activity_asks_for_its_own_facts_alone() -> None:
    fifteen = LADDER.get("friends_of_fifteen")
    assert fifteen is not None
    assert all(fact.sum > 10 for fact in plan_for(fifteen, Plan()).facts)


def test_chains_known_at_once_are_known() -> None:
    three = LADDER.get("three_together")
    assert three is not None
    assert three.leave is not None
    learner = learner_of(*[answer("1+2+4", seconds=1.5, activity="three_together") for _ in range(30)])
    scheduler = Scheduler(learner, Plan(), 101.0, 101)
    assert three.leave.reached(achieved_in(three, learner, scheduler))
    missed = learner_of(*[answer("1+2+4", Outcome.MISS, activity="three_together") for _ in range(30)])
    assert not three.leave.reached(achieved_in(three, missed, scheduler))


def test_kinds_without_puzzles_have_no_task() -> None:
    for activity in LADDER.ladder:
        if activity.kind in {*GAMES, Kind.SANDBOX, Kind.CHECK}:
            with pytest.raises(ValueError, match="asks for no puzzles"):
                next_item(activity, Situation(learner=Learner(), plan=Plan(), at=1.0, day=1), Random(1))
