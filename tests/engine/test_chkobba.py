"""Chkobba by worked examples: captures as in Scopa, and the bermila in place of the primiera."""

from dataclasses import replace
from random import Random

import pytest

from settebello.engine import CardSet, Category, score_deal
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import legal, table_for_two

RULES = BOOK.ruleset("chkobba")


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("7d", "6c6d6b6s", 0),
        ("7c7s", "7d6c6d6b", 0),
        ("7c6c", "7d1c1d1b", 0),
        ("7c", "7d6c", 1),
        ("7c7s6c", "7d7b6d6s", 1),
        ("7c6c1c", "7d6d", None),
        ("7c7s6c6d1c1d1b1s", "7d7b6b6s", None),
        ("5c5d", "6c", 1),
        ("1c1d", "5c", None),
    ],
)
def test_the_bermila_goes_by_sevens_then_by_sixes(first: str, second: str, winner: int | None) -> None:
    """AMB-53: aces and fives never count, unlike in the games that count on."""
    piles = (CardSet.parse(first), CardSet.parse(second))
    found = score_deal(RULES, 2, piles, (0, 0)).line(Category.PRIMIERA)
    assert found is not None
    assert found.winner == winner
    assert sum(found.points) == (winner is not None)


def test_a_deal_has_four_points_and_the_sweeps() -> None:
    piles = (CardSet.parse("7d7c1d2d3d4dKc"), CardSet.parse("7s7b6c5d1c"))
    scored = score_deal(RULES, 2, piles, (2, 1))
    points = {line.category: line.points for line in scored.lines}
    assert points == {
        Category.SWEEPS: (2, 1),
        Category.CARDS: (1, 0),
        Category.COINS: (1, 0),
        Category.SETTEBELLO: (1, 0),
        Category.PRIMIERA: (0, 1),
    }


def test_an_equal_card_is_taken_before_a_sum_and_a_card_that_can_take_must() -> None:
    here = table_for_two("7c3d4s", "7d2c", "Kc")
    assert legal(replace(here, ruleset=RULES)) == ["2c", "7dx7c"]


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (4, 2)])
def test_two_play_alone_and_four_in_pairs(players: int, sides: int) -> None:
    assert players in RULES.players.counts
    assert RULES.players.side_count(players) == sides


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_engine_and_referee_agree_over_two_thousand_deals(players: int) -> None:
    play_deals(RULES, players, Random(players), 1000)
