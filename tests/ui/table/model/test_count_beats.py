"""The score sheet counts in beats."""

import pytest

from settebello.engine import CardSet, Category, ScoreLine, Side
from settebello.ui.table.model.score_model.count_beats import (
    BEGINNING,
    COUNT,
    NOBODY,
    ROLL,
    ROLL_A_POINT,
    Counting,
    Shown,
)

NONE = CardSet()
LINES = (
    ScoreLine(Category.CARDS, 1, (22, 18), (1, 0), (NONE, NONE), Side(0)),
    ScoreLine(Category.COINS, 1, (5, 5), (0, 0), (NONE, NONE), None),
    ScoreLine(Category.SWEEPS, 1, (0, 3), (0, 3), (NONE, NONE), None),
)


def after(seconds: float) -> Shown:
    counting = Counting(LINES, (4, 6))
    counting.at(10.0)
    counting.at(10.0 + seconds)
    return counting.shown


def test_figures_come_first_then_the_point() -> None:
    assert after(0.0) == Shown(0, 0, (4, 6), headline=False, points_given=0)
    assert after(BEGINNING) == Shown(1, 0, (4, 6), headline=False, points_given=0, figured=0.0)
    assert after(BEGINNING + COUNT / 2).figured == pytest.approx(0.5)
    given = after(BEGINNING + COUNT)
    assert (given.counted, given.given, given.points_given, given.rolled) == (1, 1, 0, 0.0)
    assert given.totals == (4, 6)
    rolled = after(BEGINNING + COUNT + ROLL + ROLL_A_POINT)
    assert (rolled.totals, rolled.points_given) == ((5, 6), 1)


def test_points_roll_into_the_total_one_by_one() -> None:
    sweeps = BEGINNING + 3 * COUNT + ROLL + ROLL_A_POINT + NOBODY
    totals = [after(sweeps + part * (ROLL + 3 * ROLL_A_POINT)).totals for part in (0.0, 0.34, 0.67, 1.0)]
    assert totals == [(5, 6), (5, 7), (5, 8), (5, 9)]


def test_a_click_is_the_next_beat() -> None:
    counting = Counting(LINES, (4, 6))
    counting.at(1.0)
    seen = []
    while not counting.over:
        counting.skip()
        seen.append((counting.shown.counted, counting.shown.given, counting.shown.headline))
    assert seen == [
        (1, 0, False),
        (1, 1, False),
        (2, 1, False),
        (2, 2, False),
        (3, 2, False),
        (3, 3, False),
        (3, 3, True),
        (3, 3, True),
    ]


def test_everything_at_once_and_a_quick_counting_end_the_same() -> None:
    counting = Counting(LINES, (4, 6))
    counting.finish()
    assert counting.over
    assert counting.shown == Shown(3, 3, (5, 9), headline=True, points_given=4)
    assert Counting(LINES, (4, 6), quick=True).shown == counting.shown
