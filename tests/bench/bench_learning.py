"""How much practice the scheduler saves: ``pytest -m bench -s tests/bench/bench_learning.py``.

Whole days until mastery, months of days and first sums are in ``tests/bench/children.py``: they take long,
and go on where they were. Results stand in RESULTS.md; the children are simulated, and their memory is known
(docs/learning.md, section 14).
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


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a measurement is there to be read
