"""Kasino by worked examples: numbers that cards have only when they are played, and several sums at once."""

from random import Random

import pytest

from settebello.engine import CardSet, Category, Position, score_deal
from settebello.engine.moves import Move
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal, position_of

RULES = BOOK.ruleset("kasino")
PACK = RULES.deck.pack


def table(cards: str, first: str, second: str = "5c6c8c9c", **rules: object) -> Position:
    """Two players in mid-deal, the first in turn."""
    return position_of(RULES, cards, first, second, **rules)


@pytest.mark.parametrize(
    ("cards", "card", "moves"),
    [
        ("4b", "4d", ["4d", "4dx4b"]),
        ("3c9bVd", "Vs", ["Vs", "Vsx3c9b", "Vsx3c9bVd", "VsxVd"]),
        ("5b6dFb", "Fs", ["Fs", "Fsx5b6d", "Fsx5b6dFb", "FsxFb"]),
        ("1b", "1d", ["1d"]),
        ("1bRd", "1c", ["1c", "1cx1bRd"]),
        ("4c9b1s", "1d", ["1d", "1dx1s4c9b"]),
        ("2c", "2s", ["2s"]),
        ("2cRd", "2s", ["2s", "2sx2cRd"]),
        ("2s3c", "5d", ["5d", "5dx2s3c"]),
        ("Tc", "Td", ["Td"]),
        ("6bTc", "Td", ["Td", "Tdx6bTc"]),
        ("Td", "Tc", ["Tc", "TcxTd"]),
        ("-", "Rd", ["Rd"]),
    ],
)
def test_a_card_takes(cards: str, card: str, moves: list[str]) -> None:
    assert legal(table(cards, card)) == moves


def test_a_card_that_can_capture_must_where_that_is_the_rule() -> None:
    """AMB-72."""
    assert legal(table("4b", "4d", capture__mandatory=True)) == ["4dx4b"]


def test_a_card_takes_everything_where_that_is_the_rule() -> None:
    """AMB-73."""
    assert legal(table("3c9bVd", "Vs", capture__sets="all")) == ["Vs", "Vsx3c9bVd"]


def test_special_cards_take_their_own_rank_where_only_aces_are_special() -> None:
    """AMB-76."""
    aces = {"1": 14}
    assert legal(table("2c", "2s", capture__numbers=aces)) == ["2s", "2sx2c"]
    assert legal(table("1b", "1d", capture__numbers=aces)) == ["1d"]


def test_clearing_the_table_is_a_sweep_but_not_in_the_last_hands() -> None:
    sooner = table("4b", "4d", "5c")
    assert after(sooner, "4dx4b").sweeps[0] == 0
    assert after(table("4b", "4d", "5c", sweep__last_card="counts"), "4dx4b").sweeps[0] == 1


def test_ten_points_and_one_a_sweep() -> None:
    """AMB-75."""
    pack = set(RULES.deck.cards)
    mine = set(CardSet.parse("1c1s2s3s4s5s6s7sTd", PACK))
    piles = (CardSet.of(mine, PACK), CardSet.of(pack - mine, PACK))
    scored = score_deal(RULES, 2, piles, (2, 0))
    points = {line.category: line.points for line in scored.lines}
    assert points[Category.CARDS] == (0, 1)
    assert points[Category.COINS] == (2, 0)
    assert points[Category.EXTRA] == (2 + 1 + 2, 2)
    assert points[Category.SWEEPS] == (2, 0)
    assert sum(map(sum, points.values())) == 10 + 2


def test_a_wrong_sum_is_refused_with_the_number_of_the_played_card() -> None:
    refusal = table("4c9b2d", "1d").refusal(Move.parse("1dx9b", PACK))
    assert refusal is not None
    assert (refusal.reason, refusal.wanted, refusal.got) == ("wrong_sum", 14, 9)


@pytest.mark.slow
@pytest.mark.parametrize("players", RULES.players.counts)
def test_two_thousand_deals_of_engine_and_referee_agree(players: int) -> None:
    play_deals(RULES, players, Random(players), 700)
