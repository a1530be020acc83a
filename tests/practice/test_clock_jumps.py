"""A computer's clock that jumps, between runs and while a child practises: nothing is lost or refused."""

import math
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from settebello.learning.facts import FACTS
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.class_csv import class_answers, class_days, class_facts
from settebello.learning.report.heatmap import heat_map
from settebello.learning.report.weeks import days_of, minutes_by_day, weeks_of
from settebello.practice.calendar import Calendar
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Stage
from tests.practice.test_learning_mode import DAY, Time, mode, solved

NOVEMBER = 1_795_000_000.0
JUMPS = {
    "a day back": -DAY,
    "forty days on": 40 * DAY,
    "an hour back, as in autumn": -3600.0,
    "an hour on, as in spring": 3600.0,
    "1970": -NOVEMBER,
    "before 1970": -NOVEMBER - 7 * DAY,
    "2100": 4_102_444_800.0 - NOVEMBER,
    "the year 9999": 253_402_300_799.0 - NOVEMBER,
    "beyond all calendars": 1e15,
}


def practised(learning: Learning, now: Time, rng: Random, tasks: int) -> None:
    """Answer so many tasks of the activity that is next."""
    stones = [one for one in learning.path().stones if one.activity.task is not None]
    learning.begin(next((one for one in stones if one.stage is Stage.NEXT), stones[0]).activity.id)
    for _ in range(tasks):
        task = learning.task()
        if task is None:
            return
        now.seconds += rng.uniform(1, 8)
        learning.answered(solved(task, seconds=rng.uniform(0.5, 9)))


def assert_sound(learning: Learning, child: str) -> None:
    """Whatever adults see can be computed, and no age in it is negative."""
    at, day = learning.stamp()
    assert at >= 0
    assert day >= 0
    report = learning.adults.report(child)
    history = report.learner.history
    assert all(minutes >= 0 for minutes in minutes_by_day(history).values())
    assert all(one.minutes >= 0 for one in (*weeks_of(history, 3), *days_of(history, day, 5, 14)))
    assert all(sitting.minutes >= 0 for sitting in learning.adults.sittings(child))
    for record in report.learner.facts.values():
        if record.trace is not None:
            assert 0 < record.trace.recall(at) <= 1
            assert math.isfinite(record.trace.stability)
    assert heat_map(report.learner)
    who = report.child
    assert class_facts([(who, report.learner)], "de").count("\r\n") == len(FACTS) + 1
    assert class_days([(who, report.learner)], "de").count("\r\n") > 1
    assert learning.notebook is not None
    assert class_answers([(who, learning.notebook.events())], "de").count("\r\n") > 1
    assert learning.album().tries == report.learner.tasks
    learning.found()


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)
def test_a_clock_that_jumps_and_comes_back_loses_no_answer(tmp_path: Path, jump: float) -> None:
    now, rng = Time(), Random(1)
    now.seconds = NOVEMBER
    learning = mode(tmp_path, now)
    child = learning.create("Mia", "fox", Age.MIDDLE).id
    practised(learning, now, rng, 12)
    for way in (jump, -jump, jump, -jump):
        # While the program runs, and between two runs.
        now.seconds += way
        practised(learning, now, rng, 5)
        assert_sound(learning, child)
        known, events = learning.learner, learning.notebook.events() if learning.notebook else ()
        learning.close()
        learning = mode(tmp_path, now)
        learning.choose(child)
        assert learning.learner.tasks == known.tasks
        assert learning.learner.facts == known.facts
        assert learning.notebook is not None
        assert learning.notebook.events()[: len(events)] == events
        assert not learning.troubles
        practised(learning, now, rng, 5)
        assert_sound(learning, child)
    assert not list(tmp_path.rglob("*.damaged-*"))


def test_a_clock_that_jumps_at_random_loses_no_answer(tmp_path: Path) -> None:
    now, rng = Time(), Random(5)
    now.seconds = NOVEMBER
    learning = mode(tmp_path, now)
    child = learning.create("Mia", "fox", Age.MIDDLE).id
    for _ in range(40):
        now.seconds = NOVEMBER + rng.choice([0.0, *JUMPS.values()]) + rng.uniform(-5, 5) * DAY
        if rng.random() < 0.5:
            # As when the program is killed.
            learning = mode(tmp_path, now)
            tasks = learning.learner.tasks
            learning.choose(child)
            assert learning.learner.tasks >= tasks
        tasks = learning.learner.tasks
        practised(learning, now, rng, 4)
        assert learning.learner.tasks > tasks
        assert_sound(learning, child)
    assert not learning.troubles
    assert not list(tmp_path.rglob("*.damaged-*"))


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Set the time zone by the variable TZ."""
    if not hasattr(time, "tzset"):
        pytest.skip("Windows has no tzset")
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("name", ["Europe/Rome", "America/St_Johns", "Pacific/Kiritimati", "Etc/GMT+12"])
def test_the_number_of_the_day_never_falls_while_the_clock_is_put_back_for_winter(
    zone: pytest.MonkeyPatch, name: str
) -> None:
    zone.setenv("TZ", name)
    time.tzset()
    # 2026-10-25 and 2026-03-29, by steps of a quarter of an hour.
    for midnight in (1_792_886_400, 1_774_742_400):
        seconds = range(midnight - 86_400, midnight + 172_800, 900)
        days = [Calendar(partial(float, second)).day for second in seconds]
        assert days == sorted(days)
        assert days[-1] - days[0] in {2, 3}


@pytest.mark.parametrize("seconds", [-1e18, -1.0, 0.0, 1e11, 1e18, float("inf"), float("-inf")])
def test_a_time_outside_all_calendars_is_a_day_that_the_journal_can_hold(seconds: float) -> None:
    calendar = Calendar(lambda: seconds)
    assert 0 <= calendar.day <= 1_000_000
    assert 0 <= calendar.at <= 1_000_000
