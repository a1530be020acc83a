"""A simulated child practises whole days by requests: `tests/bench/bench_learning.py` made very small."""

from pathlib import Path
from statistics import mean

import pytest

from settebello.learning.course.today import DEALS
from settebello.learning.sums import Sum
from tests.bench.children import Figures, Way, all_of
from tests.learning.measuring import CONDITIONS, Condition
from tests.learning.simulated_children import PartlyKnowingChild
from tests.learning.whole_days import EARLY, WholeDays, mastery, measure, month

DAYS = 3


def test_a_child_warms_up_finds_and_plays_on_each_day(tmp_path: Path) -> None:
    pupil = WholeDays(CONDITIONS[1].made(1), tmp_path, 1)
    days = pupil.practise(DAYS)
    assert pupil.ask("history")["sittings"] == DAYS
    assert all(step["over"] for step in pupil.ask("path")["today"][:-1])
    assert days.deals >= DAYS
    for log in days.logs:
        assert log.sums[0] <= 3
        assert log.game is not None
        assert log.game <= 12
        assert sum(place < log.game for place in log.sums) == 8
        assert len(log.sums) > 8
    # The first answer to a sum is evidence, in tasks, in the placement and in deals; one that was copied is
    # known to be.
    history = pupil.ask("history", days=730)
    asked = sum(day["tasks"] - day["twins"] for day in history["days"].values())
    assert 0 <= asked - len(days.right) - days.helped <= days.in_deals


def test_a_child_pays_prices_where_adults_lay_them_out(tmp_path: Path) -> None:
    pupil = WholeDays(CONDITIONS[2].made(1), tmp_path, 1, largest=15)
    steps = [{"activity": activity, "tasks": 4} for activity in ("which_cards_buy", "fewest_cards")]
    pupil.ask("change", aims={"largest": 15, "scenario": steps})
    days = pupil.practise(1)
    assert days.bought == 8
    paid = [Sum.parse(text) for task, text in days.logs[0].asked if task in {"buy", "fewest"}]
    assert all(7 <= one.total <= 15 for one in paid)


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    simulated = []

    def way(name: str) -> Way:
        def figures(folder: Path) -> Figures:
            simulated.append(name)
            return {"found": folder.is_dir()}

        return figures

    file = tmp_path / "some.jsonl"
    all_of(file, iter([("1", way("1"))]))
    found = all_of(file, iter([("1", way("1")), ("2", way("2"))]))
    assert simulated == ["1", "2"]
    assert found == [{"child": "1", "found": True}, {"child": "2", "found": True}]


def test_the_same_children_practise_both_ways(tmp_path: Path) -> None:
    row = measure(CONDITIONS[1], 1, DAYS, tmp_path)
    assert 16 <= row.sums <= 48
    assert all(0.5 <= success <= 1 for success in row.success)
    assert all(0 < recall < 1 for recall in row.recall)


AGES = ("5-6", "7-8", "9+")


@pytest.mark.parametrize("age", AGES)
def test_every_day_has_sums_and_a_game_in_time_and_nothing_three_times_running(
    age: str, tmp_path: Path
) -> None:
    found = month(CONDITIONS[0], 1, tmp_path, age=age, days=DAYS)
    assert found.sums > 8
    assert found.first_sum <= 3
    assert found.first_game <= 12
    assert found.others <= 4
    assert found.running < 3


@pytest.mark.slow
@pytest.mark.parametrize("age", AGES)
def test_months_of_days_keep_to_the_same_bounds(age: str, tmp_path: Path) -> None:
    tens = []
    for seed in range(5):
        condition = CONDITIONS[(seed + 5 * AGES.index(age)) % 8]
        found = month(condition, seed, tmp_path / str(seed), age=age, days=30)
        assert found.sums > 0
        assert found.same_tens == 0
        assert found.first_sum <= 3
        assert found.first_game <= 12
        assert found.others <= 4
        assert found.running < 3
        # Small games come before it; a child of seven or eight comes to it within the month.
        assert all(day >= DEALS for day in found.stealing)
        assert found.stealing or age == "5-6"
        tens.append(found.tens)
    # A game of ten comes when two of its facts are due, so that a child may have none in its first month.
    assert mean(tens) >= 1
    assert sum(one > 0 for one in tens) >= 4


@pytest.mark.slow
def test_whole_days_need_fewer_tasks_than_drill(tmp_path: Path) -> None:
    """With the warm-up, the lessons, and the sums that are answered in games; the bench has more children."""
    found = [mastery(one, 1, tmp_path / str(place)) for place, one in enumerate(CONDITIONS)]
    assert all(one.mastered for one in found)
    assert mean(one.ratio for one in found) <= 0.85
    assert max(one.ratio for one in found) < 0.95
    assert min(one.first for one in found) >= 0.8
    # The market's tasks are among them where sums go beyond ten.
    assert any(one.bought for one in found)


@pytest.mark.slow
@pytest.mark.parametrize("largest", [10, 15])
@pytest.mark.parametrize("age", AGES)
def test_most_of_the_first_sums_succeed_where_a_third_of_the_facts_is_known(
    age: str, largest: int, tmp_path: Path
) -> None:
    condition = Condition(PartlyKnowingChild, largest, 0.0)
    first = []
    for seed in range(6):
        pupil = WholeDays(condition.made(seed), tmp_path / str(seed), seed, age=age, largest=largest)
        first += pupil.practise(3).first[:EARLY]
    assert mean(first) >= 0.8
