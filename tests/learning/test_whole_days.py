"""A simulated child practises whole days by requests: `tests/bench/bench_learning.py` made very small."""

from pathlib import Path

from tests.learning.measuring import CONDITIONS
from tests.learning.whole_days import WholeDays, measure

DAYS = 3


def test_a_child_warms_up_finds_and_plays_on_each_day(tmp_path: Path) -> None:
    pupil = WholeDays(CONDITIONS[1].made(1), tmp_path, 1)
    days = pupil.practise(DAYS)
    assert pupil.ask("history")["sittings"] == DAYS
    assert pupil.ask("path")["today"] == {"warm": True, "find": True, "play": True}
    assert days.deals >= DAYS
    assert days.others > 0
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
