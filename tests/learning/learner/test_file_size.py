"""The file of a learner can be read however much was practised, and no file beyond its limits is."""

from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from settebello.datafile import DataError
from settebello.learning.children.notebook import LEARNER, Notebook
from settebello.learning.facts import FACTS
from settebello.learning.history.history import KEPT_DAYS, History
from settebello.learning.history.tally import LONGEST, ActivityTally, Day, FactTally, Times
from settebello.learning.learner.file import LEARNER_LIMITS, read, write
from settebello.learning.learner.learner import Learner
from settebello.learning.learner.records import ChainRecord, FactRecord
from settebello.learning.memory.fsrs import Grade, first
from settebello.learning.sums import Sum

TODAY = 20_000
WEEKS = 20 * 52


def day(different: int) -> Day:
    """A day with so many different thinking times."""
    times = Times(tuple((tenths, 2) for tenths in range(LONGEST + 1 - different, LONGEST + 1)))
    return Day(2 * different, 2 * different, 2 * different, 9999.5, 20, 100, times, 20)


def days(different: int) -> dict[int, Day]:
    return dict.fromkeys(range(TODAY, TODAY + KEPT_DAYS), day(different))


def test_two_years_of_eager_practice_are_read_again(tmp_path: Path) -> None:
    """Two hundred tasks on every day, with a hundred different times."""
    Notebook(tmp_path).save()
    learner = Learner(history=History(days=days(100)))
    (tmp_path / LEARNER).write_text(write(learner), encoding="utf-8")
    again = Notebook(tmp_path)
    assert again.troubles == []
    assert again.learner == learner


def all_sums() -> list[Sum]:
    found = []
    for number in range(2, 16):
        for addends in combinations_with_replacement(range(1, 11), number):
            try:
                found.append(Sum(addends))
            except ValueError:
                continue
    return found


@pytest.mark.slow
def test_the_most_that_twenty_years_can_leave_is_read_again() -> None:
    """Every time to a tenth of a second on every day, in every week before and for every fact."""
    sums = [(str(one), 99_999) for one in all_sums()]
    many = 999_999
    tally = FactTally(many, 9999, TODAY, many, many, "r" * 10, day(LONGEST + 1).times, (), TODAY)
    record = replace(FactRecord(), trace=first(Grade.GOOD, 20_000.123456789), met_day=TODAY, answers=many)
    found = ActivityTally(many, "r" * 20, tuple(sorted(sums)))
    learner = Learner(
        facts=dict.fromkeys(FACTS, record),
        chains={Sum.parse(name): ChainRecord(many, many, many) for name, _ in sums if name.count("+") > 1},
        history=History(
            days=days(LONGEST + 1),
            weeks={TODAY - 7 * week: day(LONGEST + 1) for week in range(1, WEEKS)},
            facts={str(fact): tally for fact in FACTS},
            activities={f"activity_{n}": found for n in range(20)},
        ),
    )
    text = write(learner)
    assert len(text) < LEARNER_LIMITS.text * 3 / 4
    assert read(text, "learner.yaml") == learner


def test_a_file_of_a_learner_may_have_as_much_as_its_limits() -> None:
    text = "format: 1\n#".ljust(LEARNER_LIMITS.text)
    assert read(text, "learner.yaml") == Learner()
    with pytest.raises(DataError, match="is larger than 16384 KiB"):
        read(text + " ", "learner.yaml")


@pytest.mark.slow
def test_a_file_of_a_learner_may_have_100_000_values() -> None:
    """The whole, the number of the format, the history and its days are four values."""
    for more in (0, 1):
        number = LEARNER_LIMITS.values - 4 + more
        text = "format: 1\nhistory:\n  days:\n" + "".join(f"    {n}: 1 1 1 1.0 0 0\n" for n in range(number))
        if more:
            with pytest.raises(DataError, match="has more than 100000 values"):
                read(text, "learner.yaml")
        else:
            assert len(read(text, "learner.yaml").history.days) == number
