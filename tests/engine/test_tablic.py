"""Tablić by worked examples: aces that count 1 or 11, courts 12 to 14, and several sums at once."""

from itertools import combinations
from random import Random

import pytest

from settebello.engine import CardSet, Category, Position, capture_sum, score_deal
from settebello.engine.cards import Card
from settebello.engine.kernel import MOST_UNIONS
from settebello.engine.legality import takes
from settebello.engine.moves import Move
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal, position_of

RULES = BOOK.ruleset("tablic")
PACK = RULES.deck.pack


def table(cards: str, first: str, second: str = "5c6c8c9c", **rules: object) -> Position:
    """Two players in mid-deal, the first in turn."""
    return position_of(RULES, cards, first, second, **rules)


@pytest.mark.parametrize(
    ("cards", "card", "moves"),
    [
        ("4c9sRb", "Rd", ["Rd", "RdxRb"]),
        ("4cTsRb", "Rd", ["Rd", "Rdx4cTs", "Rdx4cTsRb", "RdxRb"]),
        ("1c3sVb", "Rd", ["Rd", "Rdx1c3s", "Rdx1cVb"]),
        ("1cVb", "Rd", ["Rd", "Rdx1cVb"]),
        ("1c2sTb", "Vd", ["Vd", "Vdx1c2s", "Vdx1c2sTb"]),
        ("1c", "1d", ["1d", "1dx1c"]),
        ("4c7s", "1d", ["1d", "1dx4c7s"]),
        ("1c4c7s", "1d", ["1d", "1dx1c", "1dx1c4c7s", "1dx4c7s"]),
        ("1cTs", "1d", ["1d", "1dx1c", "1dx1cTs"]),
        ("1c1s2b", "Rd", ["Rd", "Rdx1c1s2b"]),
        ("1c1b2s", "4d", ["4d", "4dx1c1b2s"]),
        ("1cFs", "Vd", ["Vd", "Vdx1cFs"]),
        ("5s7b", "Fd", ["Fd", "Fdx5s7b"]),
        ("-", "Rd", ["Rd"]),
    ],
)
def test_a_card_takes(cards: str, card: str, moves: list[str]) -> None:
    assert legal(table(cards, card)) == moves


def test_a_card_that_can_capture_must_where_that_is_the_rule() -> None:
    """AMB-67."""
    assert legal(table("4cTs", "Rd", capture__mandatory=True)) == ["Rdx4cTs"]


def test_a_card_takes_everything_where_that_is_the_rule() -> None:
    """AMB-68."""
    assert legal(table("4cTsRb", "Rd", capture__sets="all")) == ["Rd", "Rdx4cTsRb"]


def test_a_card_of_another_rank_with_the_same_number_is_no_sum() -> None:
    alike = table("9b", "Vd", deck__numbers={"9": 12}, capture__sets="one", capture__priority="single")
    assert legal(alike) == ["Vd"]


def test_a_sum_names_the_number_that_each_card_counts() -> None:
    found = capture_sum(RULES, Card.parse("Rd"), CardSet.parse("1c3s", PACK))
    assert found is not None
    assert (found.parts, found.total) == ((11, 3), 14)
    assert capture_sum(RULES, Card.parse("Rd"), CardSet.parse("4cTsRb", PACK)) is None


def test_clearing_the_table_is_a_tabla_even_with_the_last_card() -> None:
    """AMB-70."""
    assert after(table("4cTs", "Rd"), "Rdx4cTs").sweeps[0] == 1
    assert after(table("4cTs", "Rd", "-"), "Rdx4cTs").sweeps[0] == 1
    assert after(table("4cTs5b", "Rd"), "Rdx4cTs").sweeps[0] == 0


def test_twenty_five_points_and_one_a_tabla() -> None:
    pack = set(RULES.deck.cards)
    mine = set(CardSet.parse("1cTdTs2bFcRc3c", PACK))
    piles = (CardSet.of(mine, PACK), CardSet.of(pack - mine, PACK))
    scored = score_deal(RULES, 2, piles, (2, 0))
    points = {line.category: line.points for line in scored.lines}
    assert points[Category.EXTRA] == (1 + 2 + 1 + 1 + 1 + 1, 15)
    assert points[Category.CARDS] == (0, 3)
    assert points[Category.SWEEPS] == (2, 0)
    assert sum(map(sum, points.values())) == 25 + 2


def test_a_wrong_sum_is_refused_with_both_numbers() -> None:
    refusal = table("4cTs5b", "Rd").refusal(Move.parse("Rdx5bTs", PACK))
    assert refusal is not None
    assert (refusal.reason, refusal.wanted, refusal.got) == ("wrong_sum", 14, 15)


def test_at_a_crowded_table_every_union_may_be_taken_though_not_all_are_listed() -> None:
    crowd = CardSet.of([card for card in RULES.deck.cards if card.rank.value in "345678"], PACK)
    pairs = [
        CardSet.of(pair, PACK) for pair in combinations(crowd, 2) if sum(c.bit // 4 + 1 for c in pair) == 11
    ]
    taken = pairs[0]
    for pair in pairs:
        taken = taken | pair if not taken & pair else taken
    assert len(taken) == 24
    ace = Card.parse("1d")
    assert takes(RULES, ace, taken, crowd)
    full = table(str(crowd), "1d", "-")
    assert full.refusal(Move(ace, taken)) is None
    assert len(full.listed_moves()) >= MOST_UNIONS


def test_fifty_deals_of_engine_and_referee_agree() -> None:
    play_deals(RULES, 2, Random(5), 50)


@pytest.mark.slow
@pytest.mark.parametrize("players", RULES.players.counts)
def test_two_thousand_deals_of_engine_and_referee_agree(players: int) -> None:
    play_deals(RULES, players, Random(players), 1000)
