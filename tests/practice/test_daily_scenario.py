"""The scenario on real files: what comes, how much of it is done, and what a day is enough of."""

from dataclasses import replace
from pathlib import Path

from settebello.learning.children.age_presets import PRESETS
from settebello.learning.children.aims import Aims, Step
from settebello.learning.children.child_settings import ChildSettings, Partner
from settebello.learning.course.scenario import done_today, units_of
from settebello.learning.facts import Fact, Unit
from settebello.learning.learner.events import Answered, Checked, Event, Played, Probed
from settebello.learning.memory.evidence import Help, of_right
from settebello.learning.memory.fsrs import Grade
from settebello.learning.memory.thinking_time import LONGEST, Age
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Stage
from tests.practice.test_learning_mode import DAY, LADDER, Time, block, mode, solved

STEPS = (
    Step(activity="find_the_twin", tasks=4),
    Step(activity="make_it", unit=Unit.DOUBLES, tasks=3),
    Step(activity="make_it", tasks=2),
)


def started(folder: Path, now: Time, aims: Aims, settings: ChildSettings | None = None) -> Learning:
    learning = mode(folder, now)
    child = learning.create("Mia", "fox", Age.MIDDLE)
    learning.change(replace(child, aims=aims, settings=settings or ChildSettings()))
    return learning


def told(learning: Learning) -> list[tuple[str, Stage, int, int]]:
    return [(one.activity.id, one.stage, one.done, one.of) for one in learning.path().stones]


def test_a_locked_scenario_is_the_whole_path_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now, Aims(scenario=STEPS, locked=True))
    assert learning.path().locked
    assert told(learning) == [
        ("find_the_twin", Stage.NEXT, 0, 4),
        ("make_it", Stage.OPEN, 0, 3),
        ("make_it", Stage.OPEN, 0, 2),
    ]
    learning.begin("find_the_twin")
    for _ in range(3):
        task = learning.task()
        assert task is not None
        now.seconds += 5
        learning.answered(solved(task))
    # Killed in the middle: what was done is counted from the journal.
    learning = mode(tmp_path, now)
    learning.choose(learning.children[0].id)
    assert told(learning)[0] == ("find_the_twin", Stage.NEXT, 3, 4)
    assert block(learning, now, "find_the_twin") == 1
    assert told(learning)[:2] == [("find_the_twin", Stage.DONE, 4, 4), ("make_it", Stage.NEXT, 0, 3)]
    # All may be done once more, and the next day begins anew.
    assert block(learning, now, "find_the_twin") == 4
    now.seconds += DAY
    assert told(learning)[0] == ("find_the_twin", Stage.NEXT, 0, 4)


def test_a_step_with_a_unit_asks_for_its_sums_alone_whatever_the_plan_says(tmp_path: Path) -> None:
    now = Time()
    aims = Aims(scenario=STEPS[1:], largest=5, without=(Unit.DOUBLES,), pinned=("1+4",))
    learning = started(tmp_path, now, aims)
    learning.begin("make_it")
    asked = []
    while (task := learning.task()) is not None:
        assert task.of == 3
        if not task.lesson:
            assert task.puzzle.wanted is not None
            asked.append(task.puzzle.wanted.fact)
        now.seconds += 5
        learning.answered(solved(task))
    assert len(asked) == 3
    assert all(fact is not None and fact.unit is Unit.DOUBLES for fact in asked)


def test_today_leads_along_a_scenario_that_is_not_locked_and_then_on(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now, Aims(scenario=(Step(activity="all_the_ways", tasks=1),)))
    stones = learning.path().stones
    assert not learning.path().locked
    assert len(stones) == len([one for one in LADDER.ladder if not one.enter.hides])
    ahead = next(one for one in stones if one.stage is Stage.NEXT)
    assert (ahead.activity.id, ahead.done, ahead.of) == ("all_the_ways", 0, 1)
    block(learning, now, "all_the_ways")
    ahead = next(one for one in learning.path().stones if one.stage is Stage.NEXT)
    assert (ahead.activity.id, ahead.of) == ("make_it", 0)
    stages = {one.activity.id: one.stage for one in learning.path().stones}
    assert stages["all_the_ways"] is stages["what_is_missing"] is Stage.OPEN


def test_steps_whose_activity_is_gone_lock_nobody_out(tmp_path: Path) -> None:
    learning = started(tmp_path, Time(), Aims(scenario=(Step(activity="not_there"),), locked=True))
    assert len(learning.path().stones) == len([one for one in LADDER.ladder if not one.enter.hides])


def test_tasks_count_for_the_first_step_that_lacks_them() -> None:
    doubled, other = Fact(3, 3), Fact(1, 2)
    assert doubled.unit is Unit.DOUBLES
    assert other.unit is not Unit.DOUBLES
    events: list[Event] = [
        Probed(at=1.1, day=1, fact=doubled, right=True, quick=True),
        Probed(at=1.2, day=1, fact=other, right=True, quick=True),
        Probed(at=1.3, day=1, fact=other, right=False, quick=False),
        Probed(at=1.4, day=1, fact=other, right=False, quick=False),
        Probed(at=2.4, day=2, fact=doubled, right=True, quick=True),
        Played(at=1.5, day=1, activity="mini_scopa", arranged=True),
        Checked(at=1.6, day=1, right=True),
    ]
    steps = (*STEPS, Step(activity="mini_scopa", tasks=1), Step(activity="broom_check", tasks=2))
    assert done_today(steps, events, 1) == (0, 1, 2, 1, 1)
    assert done_today(steps, events, 2) == (0, 1, 0, 0, 0)
    assert done_today(steps, [], 1) == (0, 0, 0, 0, 0)


def test_units_are_offered_where_an_activity_asks_for_their_sums() -> None:
    known = {one.id: units_of(one) for one in LADDER.ladder}
    assert Unit.DOUBLES in known["make_it"]
    assert Unit.BEYOND_TEN not in known["make_it"]
    assert Unit.BEYOND_TEN in known["friends_of_fifteen"]
    assert known["find_the_twin"] == known["mini_scopa"] == known["all_the_ways"] == ()


def test_it_is_enough_after_twice_the_goal_or_the_minutes_that_adults_set(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now, Aims(goal=1))
    assert not learning.path().enough
    while learning.learner.history.day(learning.stamp()[1]).seconds < 120:
        assert not learning.path().enough
        block(learning, now, "find_the_twin")
    assert learning.path().enough
    assert learning.found().enough
    child = learning.child
    assert child is not None
    learning.change(replace(child, aims=Aims(goal=1, limit=30)))
    assert not learning.path().enough
    # Never forced: the next block begins all the same.
    assert block(learning, now, "find_the_twin") == 4


def test_where_it_is_calm_no_time_decides(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now, Aims(), ChildSettings(calm=True))
    learning.begin("all_the_ways")
    task = learning.task()
    assert task is not None
    now.seconds += 30
    learning.answered(solved(task, seconds=30.0))
    assert learning.notebook is not None
    answers = [event for event in learning.notebook.events() if isinstance(event, Answered)]
    assert [one.limit for one in answers] == [LONGEST]
    told = of_right(30.0, LONGEST, help_used=Help.NONE, first=False)
    # Good and never easy, which would have it come again too late; gold is to be had all the same.
    assert (told.grade, told.quick, told.at_once) == (Grade.GOOD, True, True)
    slow = of_right(30.0, PRESETS[Age.YOUNG].quick_limit, help_used=Help.NONE, first=False)
    assert (slow.grade, slow.quick, slow.at_once) == (Grade.HARD, False, False)


def test_partner_and_open_hands_are_as_adults_set_them(tmp_path: Path) -> None:
    settings = ChildSettings(partner=Partner.FRIENDLY, open_hands=True)
    learning = started(tmp_path, Time(), Aims(), settings)
    for activity, is_open in (("mini_scopa", True), ("scopa_with_coach", False)):
        learning.prepare(activity, shuffled=True)
        practice = learning.practice()
        assert practice is not None
        assert practice.open_hands is is_open
        assert practice.session.record.seats[1].level == "amico"
