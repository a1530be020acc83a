"""The day that two visits confirm: a clock that is wrong for a day is not believed."""

from pathlib import Path

import pytest

from settebello.storage.confirmed_day import DAYS, confirmed_day, forget_days


@pytest.mark.parametrize(
    ("visits", "confirmed"),
    [
        ([100], None),
        ([100, 100], None),
        ([100, 101], 100),
        ([100, 101, 101], 100),
        ([100, 140], 100),
        ([100, 140, 140, 140], 100),
        ([100, 140, 101], 101),
        ([100, 140, 101, 102], 101),
        ([100, 0, 0], 0),
        ([100, 0, 101, 102], 101),
        ([100, 140, 141], 140),
    ],
)
def test_the_day_is_the_earlier_of_the_two_latest_days_of_visits(
    tmp_path: Path, visits: list[int], confirmed: int | None
) -> None:
    assert [confirmed_day(tmp_path, day) for day in visits][-1] == confirmed


@pytest.mark.parametrize("damage", ["", "x", "1 2 3", "\x00", "1 x\n", " \n"])
def test_a_damaged_file_confirms_nothing_and_is_written_again(tmp_path: Path, damage: str) -> None:
    (tmp_path / DAYS).write_text(damage, encoding="utf-8")
    assert confirmed_day(tmp_path, 100) is None
    assert confirmed_day(tmp_path, 101) == 100
    forget_days(tmp_path)
    assert confirmed_day(tmp_path, 102) is None
