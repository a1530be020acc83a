"""Two ways to compare: some days, once a day, after the game, of facts that were met; nothing is noted."""

from pathlib import Path

from settebello.learning.course.today import Part
from settebello.learning.learner.events import Played
from settebello.learning.memory.thinking_time import Age
from settebello.practice.child_path import EVERY
from settebello.practice.learning_mode import Learning
from tests.practice.test_learning_mode import DAY, Time, block, mode

DAYS = 6


def to_the_sums_after_the_game(learning: Learning, now: Time) -> str:
    """Do the day up to its second sums; their activity. Nothing is offered before."""
    assert learning.notebook is not None
    while (step := learning.day.next).part is not Part.MORE_SUMS:
        assert step.activity is not None
        assert learning.two_ways(step.activity.id) is None
        if step.part is Part.GAME:
            at, day = learning.stamp()
            learning.notebook.note(Played(activity=step.activity.id, arranged=False, at=at, day=day))
        else:
            block(learning, now, step.activity.id)
    assert step.activity is not None
    return step.activity.id


def offered(folder: Path, age: Age) -> list[bool]:
    """For each of some days, whether two ways were offered."""
    now = Time()
    learning = mode(folder, now)
    learning.create("Mia", "fox", age)
    found = []
    for _ in range(DAYS):
        now.seconds += DAY
        activity = to_the_sums_after_the_game(learning, now)
        assert learning.notebook is not None
        before = learning.notebook.events()
        ways = learning.two_ways(activity)
        if ways is not None:
            assert learning.stamp()[1] % EVERY == 0
            assert ways[0].fact == ways[1].fact
            assert ways[0].fact in learning.learner.facts
        found.append(ways is not None)
        # Once a day, and never instead of evidence.
        assert learning.two_ways(activity) is None
        assert learning.notebook.events() == before
        block(learning, now, activity)
        assert learning.two_ways(activity) is None
    return found


def test_two_ways_are_compared_now_and_then_before_the_sums_after_the_game(tmp_path: Path) -> None:
    found = offered(tmp_path, Age.OLDER)
    assert 1 <= sum(found) <= DAYS // EVERY


def test_a_young_child_compares_no_more_often(tmp_path: Path) -> None:
    assert sum(offered(tmp_path, Age.YOUNG)) <= DAYS // EVERY


def test_nobody_compares_anything_where_nobody_practises(tmp_path: Path) -> None:
    assert mode(tmp_path, Time()).two_ways("make_it") is None


def resumed(folder: Path, now: Time) -> Learning:
    """The next sitting, after the program was killed."""
    learning = mode(folder, now)
    learning.choose(learning.children[0].id)
    return learning


def a_day_with_ways(folder: Path) -> tuple[Learning, Time, str]:
    """A child that may compare two ways now, but has not been offered any."""
    now = Time()
    learning = mode(folder, now)
    learning.create("Mia", "fox", Age.OLDER)
    while True:
        now.seconds += DAY
        activity = to_the_sums_after_the_game(learning, now)
        if learning.stamp()[1] % EVERY == 0:
            return learning, now, activity
        block(learning, now, activity)


def test_two_ways_are_offered_once_a_day_though_the_child_comes_back(tmp_path: Path) -> None:
    learning, now, activity = a_day_with_ways(tmp_path)
    assert learning.two_ways(activity) is not None
    for _ in range(2):
        learning = resumed(tmp_path, now)
        assert learning.day.next.part is Part.MORE_SUMS
        assert learning.two_ways(activity) is None
    learning.choose(learning.children[0].id)
    assert learning.two_ways(activity) is None


def test_two_ways_are_offered_though_the_day_was_begun_in_an_earlier_sitting(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.OLDER)
    while learning.stamp()[1] % EVERY:
        now.seconds += DAY
    while learning.day.next.part is not Part.GAME:
        step = learning.day.next
        assert step.activity is not None
        block(learning, now, step.activity.id)
    learning = resumed(tmp_path, now)
    assert learning.two_ways(to_the_sums_after_the_game(learning, now)) is not None
