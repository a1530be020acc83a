"""A simulated child practises whole days by requests: `tests/bench/bench_learning.py` made very small."""

from pathlib import Path

from tests.learning.measuring import CONDITIONS
from tests.learning.whole_days import WholeDays, measure

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


def test_the_same_children_practise_both_ways(tmp_path: Path) -> None:
    row = measure(CONDITIONS[1], 1, DAYS, tmp_path)
    assert 16 <= row.sums <= 48
    assert all(0.5 <= success <= 1 for success in row.success)
    assert all(0 < recall < 1 for recall in row.recall)
