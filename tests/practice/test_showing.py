"""What the hand shows: a task of the activity that the engine agrees with, and the same with other cards."""

from random import Random

import pytest

from settebello.engine import card_value
from settebello.learning.activities import Activity, Kind
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.showing import NOT_SHOWN, PILE, showing
from tests.ui.learn.practising import LADDER

SHOWN = [activity for activity in LADDER if activity.kind not in NOT_SHOWN]


@pytest.mark.parametrize("activity", SHOWN, ids=lambda activity: activity.id)
def test_every_activity_with_cards_to_take_is_shown_by_one_of_its_tasks(activity: Activity) -> None:
    found = showing(activity, Random(1), tried=True)

    assert found is not None
    assert found.tried is not None
    one, other = found.shown.puzzle, found.tried.puzzle
    assert one.task is (Task.TWIN if found.shown.pile else activity.task or Task.MAKE)
    assert one.solutions
    assert other.wanted == one.wanted
    assert card_value(one.card, one.ruleset) == card_value(other.card, other.ruleset) or one.task.adds
    assert not {one.card, *one.table} & {other.card, *other.table}


@pytest.mark.parametrize("activity", [one for one in LADDER if one.kind in NOT_SHOWN], ids=lambda one: one.id)
def test_where_nothing_is_taken_nothing_is_shown(activity: Activity) -> None:
    assert showing(activity, Random(1), tried=False) is None


def test_where_piles_are_stolen_a_pile_is_shown_whose_top_is_equal() -> None:
    with_piles = {
        one.id: found for one in SHOWN if (found := showing(one, Random(2), tried=True)) and found.shown.pile
    }
    assert [*with_piles] == ["rubamazzetto"]
    found = with_piles["rubamazzetto"]
    for one in (found.shown, found.tried):
        assert one is not None
        assert len({*one.pile, one.puzzle.card, *one.puzzle.table}) == PILE + 1 + len(one.puzzle.table)
        (answer,) = one.puzzle.solutions
        assert answer.cards[0].rank is one.puzzle.card.rank


def test_the_first_sum_is_one_and_two() -> None:
    make_it = next(one for one in LADDER if one.id == "make_it")
    for seed in range(20):
        found = showing(make_it, Random(seed), tried=False)
        assert found is not None
        assert found.tried is None
        assert str(found.shown.puzzle.wanted) == "1+2"
        assert max(card_value(card, make_it.ruleset) for card in found.shown.puzzle.table) <= 5


def test_there_are_activities_of_every_kind_that_is_shown() -> None:
    assert {activity.kind for activity in SHOWN} == set(Kind) - NOT_SHOWN
