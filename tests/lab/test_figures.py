"""The arithmetic of a match, on numbers worked out by hand."""

from dataclasses import replace

import pytest

from settebello.engine import Seat, Side
from settebello.lab import Deck, Figures, Interval, Outcomes, Seconds
from tests.lab.material import GAME, deck_of


def test_an_interval_is_the_mean_and_1_96_standard_errors_on_either_side() -> None:
    # The squared distances from 2.5 add up to 5: the deviation is the root of 5/3, the error half of that.
    interval = Interval.of([1, 2, 3, 4])
    assert interval.mean == 2.5
    assert interval.margin == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2)
    assert str(interval) == "+2.50 (+1.23, +3.77)"


def test_one_value_has_no_interval() -> None:
    assert str(Interval.of([-1.5])) == "-1.50 (no interval)"
    assert Interval.of([-1.5]).bounds is None


def test_of_nothing_there_are_no_figures() -> None:
    with pytest.raises(ValueError, match="needs a value"):
        Figures.of([])


def test_the_decks_are_the_unit_of_the_interval_and_not_the_games() -> None:
    figures = Figures.of([deck_of(0, 5, -3), deck_of(1, -3, 5), deck_of(2, 0, 2)])
    # Each deck comes to 1 point, so that nothing is left to chance, however far the games are apart.
    assert figures.points == Interval(1.0, 0.0, 3)
    assert figures.outcomes == Outcomes(won=3, tied=1, lost=2)


def test_outcomes_are_told_by_where_the_first_player_sat() -> None:
    leads, deals = Figures.of([deck_of(0, 5, -3), deck_of(1, 2, 0)]).by_place
    assert leads == ("leads", Outcomes(2, 0, 0), Interval.of([5, 2]))
    assert deals == ("dealer's side", Outcomes(0, 1, 1), Interval.of([-3, 0]))


def test_a_match_decided_by_the_cards_is_counted_for_whoever_won_it() -> None:
    games = (
        replace(GAME, decided=Side(0)),
        replace(GAME, decided=Side(1)),
        replace(GAME, side=Side(1), decided=Side(1)),
    )
    assert Figures.of([Deck(0, Seat(0), games)]).decided == (2, 1)


def test_times_are_told_by_mean_ninety_fifth_of_a_hundred_and_longest() -> None:
    assert Seconds.of(range(100, 0, -1)) == Seconds(100, 50.5, 95, 100)
    assert Seconds.of([0.25]) == Seconds(1, 0.25, 0.25, 0.25)
    assert Seconds.of([]) == Seconds(0, 0.0, 0.0, 0.0)
