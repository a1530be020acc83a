"""What the end of a deal is worth: points, or near the target the chance to win the match."""

from dataclasses import replace
from itertools import pairwise

import pytest

from settebello.ai.core.network import POINT
from settebello.ai.core.payoff import LEAST, SPAN
from settebello.ai.search.payoff_table import NEAR, WHOLE, PayoffTable, payoff_table_of, sign_of, win_chance
from settebello.engine import SeatView
from tests.ai.searchers import view_in_turn
from tests.ai.views import RULEBOOK, SCOPA, random_positions, some_view

TARGET = SCOPA.match.target


def payoff_of(payoff_table: PayoffTable, own: int, other: int) -> float:
    """What a deal with these points is worth, in points."""
    return int(payoff_table.payoff[(own + LEAST) * SPAN + other + LEAST]) / POINT


def with_scores(own: int, other: int) -> SeatView:
    """The view of somebody whose side has so many points."""
    view = some_view()
    scores = (own, other) if view.side == 0 else (other, own)
    return replace(view, scores=scores)


def test_at_the_target_the_match_is_won_or_lost() -> None:
    chance = win_chance(SCOPA)
    assert chance(TARGET, TARGET - 1) == 1
    assert chance(TARGET - 1, TARGET) == 0
    assert chance(TARGET + 3, TARGET + 1) == 1
    assert chance(TARGET, TARGET) == 0.5


def test_the_chances_of_both_sides_make_one() -> None:
    chance = win_chance(SCOPA)
    for own in range(TARGET + 3):
        for other in range(TARGET + 3):
            assert chance(own, other) + chance(other, own) == pytest.approx(1)


def test_every_point_of_ones_own_helps_and_every_point_of_the_other_side_hurts() -> None:
    chance = win_chance(SCOPA)
    for other in range(TARGET):
        chances = [chance(own, other) for own in range(TARGET + 1)]
        assert all(before < after for before, after in pairwise(chances))
        against = [chance(other, own) for own in range(TARGET + 1)]
        assert all(before > after for before, after in pairwise(against))


def test_far_from_the_target_a_point_is_a_point() -> None:
    payoff_table = payoff_table_of(with_scores(TARGET - NEAR - 1, 0))
    assert not payoff_table.counts_match
    assert payoff_of(payoff_table, 3, 1) == 2
    assert payoff_of(payoff_table, 0, 4) == -4
    assert payoff_table.decision == TARGET * POINT


def test_near_the_target_the_match_is_what_counts() -> None:
    payoff_table = payoff_table_of(with_scores(TARGET - 1, TARGET - 2))
    assert payoff_table.counts_match
    assert payoff_table.decision == WHOLE * POINT
    assert payoff_of(payoff_table, 1, 0) == WHOLE
    assert payoff_of(payoff_table, 0, 2) == -WHOLE
    assert payoff_of(payoff_table, 4, 0) == WHOLE
    assert payoff_of(payoff_table, 2, 3) == 0
    assert 0 < payoff_of(payoff_table, 0, 0) < WHOLE


def test_it_is_the_own_side_that_should_win() -> None:
    ahead, behind = (payoff_table_of(with_scores(*scores)) for scores in ((TARGET - 1, 6), (6, TARGET - 1)))
    assert payoff_of(ahead, 1, 0) == WHOLE
    assert payoff_of(behind, 0, 1) == -WHOLE
    assert payoff_of(ahead, 0, 0) == pytest.approx(-payoff_of(behind, 0, 0), abs=1e-4)


def test_who_does_not_count_the_match_counts_points_to_the_end() -> None:
    payoff_table = payoff_table_of(with_scores(TARGET - 1, TARGET - 1), match=False)
    assert not payoff_table.counts_match
    assert payoff_of(payoff_table, 3, 1) == 2


def test_where_few_points_are_wanted_points_are_bad_and_the_match_is_not_counted() -> None:
    losing = RULEBOOK.ruleset("scopa_a_perdere")
    assert sign_of(losing) == -1
    view = view_in_turn(next(random_positions(losing, 2, 1)))
    payoff_table = payoff_table_of(replace(view, scores=(losing.match.target - 1,) * 2))
    assert not payoff_table.counts_match
    assert payoff_of(payoff_table, 3, 1) == -2


def test_three_sides_count_points() -> None:
    view = view_in_turn(next(random_positions(SCOPA, 3, 1)))
    assert not payoff_table_of(replace(view, scores=(TARGET - 1,) * 3)).counts_match
