"""How much practice the scheduler saves: ``pytest -m bench -s tests/bench/bench_learning.py``.

Results stand in RESULTS.md; the children are simulated, and their memory is known (docs/learning.md,
section 14).
"""

from pathlib import Path
from statistics import mean

import pytest

from settebello.learning.schedule.plan import Pace
from tests.learning import whole_days
from tests.learning.measuring import CONDITIONS, HEADING, against_play, cell, gold_recall, success_after_pause

LEARNERS = 60
WHOLE = 12
"""Learners a row in whole days, which take longer."""
DAYS = 20
DAILY = 6
"""Learners a row in whole days until mastery."""
CHILDREN = 100
MONTH = 30
AGES = ("5-6", "7-8", "9+")


@pytest.mark.bench
@pytest.mark.parametrize("pace", list(Pace))
def test_tasks_to_mastery_against_facts_drawn_at_random(pace: Pace) -> None:
    _say(f"\n{pace} pace, {LEARNERS} learners a row\n{'':9}{HEADING}")
    cells = []
    for condition in CONDITIONS:
        cells.append(cell(condition, LEARNERS, pace))
        _say(f"{condition!s:9}{cells[-1]}")
    _say(f"mean ratio {mean(each.ratio for each in cells):.3f}")


@pytest.mark.bench
def test_tasks_to_mastery_against_the_sums_of_plain_scopa() -> None:
    for condition in CONDITIONS:
        if condition.largest == 10:
            _say(f"{condition!s:9}{against_play(condition, LEARNERS):.3f}")


@pytest.mark.bench
def test_gold_facts_and_pauses() -> None:
    _say("\n         gold after 20 sessions: recall, part of all; after 30   success after 30 days away")
    for condition in CONDITIONS:
        recall, part = gold_recall(condition, LEARNERS, 20)
        later, more = gold_recall(condition, LEARNERS, 30)
        away = success_after_pause(condition, LEARNERS, 15, 30)
        _say(f"{condition!s:9}{recall:.2f} {part:.2f}   {later:.2f} {more:.2f}   {away:.2f}")


@pytest.mark.bench
def test_whole_days_against_the_scheduler_alone(tmp_path: Path) -> None:
    """Warm-up, finding and playing by the requests of PRACTICE.md; the few children make wide intervals."""
    _say(f"\n{WHOLE} learners a row, {DAYS} days\n{'':9}{whole_days.HEADING}")
    for condition in CONDITIONS:
        if condition.largest == 10:
            _say(f"{condition!s:9}{whole_days.measure(condition, WHOLE, DAYS, tmp_path)}")


@pytest.mark.bench
def test_tasks_to_mastery_by_whole_days_against_drill(tmp_path: Path) -> None:
    """All tasks of the days count: sums, warm-up, lessons, and the sums that are answered in games."""
    _say(f"\n{DAILY} learners a row\n{'':9}tasks  drill  ratio   days  first {whole_days.EARLY} sums")
    ratios = []
    for condition in CONDITIONS:
        found = [
            whole_days.mastery(condition, seed, tmp_path / f"{condition}-{seed}") for seed in range(DAILY)
        ]
        tasks, drill = mean(one.tasks for one in found), mean(one.drill for one in found)
        ratios.append(tasks / drill)
        days, first = mean(one.days for one in found), mean(one.first for one in found)
        _say(f"{condition!s:9}{tasks:5.0f} {drill:6.0f} {ratios[-1]:6.3f} {days:6.1f}  {first:.2f}")
    _say(f"mean ratio {mean(ratios):.3f}")


@pytest.mark.bench
def test_a_month_of_many_children(tmp_path: Path) -> None:
    """The worst day of all: fewest sums, latest first sum and game, most tasks without sums, most alike."""
    found = [
        whole_days.month(
            CONDITIONS[seed % len(CONDITIONS)], seed, tmp_path / str(seed), age=AGES[seed % 3], days=MONTH
        )
        for seed in range(CHILDREN)
    ]
    _say(
        f"\n{CHILDREN} children, {MONTH} days: sums {min(one.sums for one in found)},"
        f" first sum {max(one.first_sum for one in found)}, game {max(one.first_game for one in found)},"
        f" others {max(one.others for one in found)}, alike {max(one.running for one in found)},"
        f" success {mean(one.success for one in found):.3f}"
    )


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a measurement is there to be read
