"""Meetings of the market game: duplicate set-ups, and the same figures in one process and in two."""

from dataclasses import replace

import pytest

from settebello.lab.market.market_meeting import MarketFigures, MarketSetup, duplicate, meeting
from tests.market.bridge import rules_of

SETUP = MarketSetup(rules_of(), 2, "amico", "bimbo", 4)


def test_each_set_up_is_played_from_every_seat() -> None:
    matches = duplicate(replace(SETUP, players=3), 5)
    assert [match.own for match in matches] == [0, 1, 2]
    assert len({match.starter for match in matches}) == 1
    assert all(sum(match.shares) == pytest.approx(1) for match in matches)


def test_equal_players_play_a_set_up_once() -> None:
    setup = replace(SETUP, first="bimbo")
    played = list(meeting(setup, 2, 1))
    assert [len(matches) for matches in played] == [1, 1]
    assert "  2 set-ups, each played once" in list(MarketFigures.of(played).lines(setup))


@pytest.mark.slow
def test_the_number_of_processes_changes_no_figure() -> None:
    setup = replace(SETUP, second="amico")
    assert list(meeting(setup, 3, 2)) == list(meeting(setup, 3, 1))


def test_a_planner_beats_random_players() -> None:
    figures = MarketFigures.of(list(meeting(SETUP, 3, 1)))
    assert figures.share.mean == 1
    assert figures.ahead.mean > 40
    assert sum(figures.triggers.values()) == pytest.approx(1)
