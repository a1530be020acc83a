"""Ronda by worked examples: a card takes its equal and the run that follows, and what scores in play."""

from random import Random

import pytest

from settebello.engine import CardSet, Category, Match, Position, Seat, score_deal
from settebello.engine.events import Redeal, RedealReason
from settebello.engine.first_table import staying_chance
from settebello.engine.legality import declaration
from settebello.engine.moves import Move
from settebello.engine.rules.categories import Mark
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal, position_of

RULES = BOOK.ruleset("ronda")
PACK = RULES.deck.pack


def table(cards: str, first: str, second: str = "1b1s", **rules: object) -> Position:
    """Two players in mid-deal, the first in turn."""
    return position_of(RULES, cards, first, second, **rules)


@pytest.mark.parametrize(
    ("cards", "card", "moves"),
    [
        ("4b", "4d", ["4dx4b"]),
        ("3b5c6s", "4d", ["4d"]),
        ("4b5c", "4d", ["4dx4b5c"]),
        ("2c4b5c6s8d", "4d", ["4dx4b5c6s"]),
        ("7b8c9sKd", "7d", ["7dx7b8c9sKd"]),
        ("1cKb", "Kd", ["KdxKb"]),
        ("3b4c4b5s", "3d", ["3dx3b4c5s"]),
        ("3b3c4s", "3d", ["3dx3b4s", "3dx3c4s"]),
        ("1c3b", "4d", ["4d"]),
        ("-", "4d", ["4d"]),
    ],
)
def test_a_card_takes(cards: str, card: str, moves: list[str]) -> None:
    assert legal(table(cards, card)) == moves


def test_a_sum_takes_the_run_too_where_sums_are_taken() -> None:
    sums = table("1c3b5s6b", "4d", capture__modes=["equal", "sum"])
    assert legal(sums) == ["4dx1c3b5s6b"]


def test_a_part_of_the_run_is_refused() -> None:
    refusal = table("4b5c", "4d").refusal(Move.parse("4dx4b", PACK))
    assert refusal is not None
    assert refusal.reason == "all_sets"
    refusal = table("4b5c", "4d").refusal(Move.parse("4dx5c", PACK))
    assert refusal is not None
    assert refusal.reason == "all_sets"


def marks(position: Position, *moves: str) -> tuple[int, ...]:
    """The points of the first player's captures of a card just laid."""
    return tuple(side[Mark.PICULA] for side in after(position, *moves).marks)


def test_taking_the_card_just_laid_scores_even_with_a_run() -> None:
    """AMB-78."""
    assert marks(table("5c6s", "4d1c", "4b2c"), "4d", "4bx4d5c6s") == (0, 1)
    assert marks(table("4c5c", "2d1c", "4b2c"), "2d", "4bx4c5c") == (0, 0)
    assert marks(table("4c6s", "5d1c", "4b2c"), "5d", "4bx4c5d6s") == (0, 0)


@pytest.mark.parametrize(("hand", "points"), [("4c4b7s", 1), ("4c4b4s", 5), ("KcKb1s", 1), ("1c2b3s", 0)])
def test_cards_of_one_rank_are_declared(hand: str, points: int) -> None:
    """AMB-79."""
    declared = declaration(RULES, CardSet.parse(hand, PACK))
    assert (declared.points if declared else 0) == points


def test_each_card_above_an_equal_share_scores() -> None:
    pack = sorted(RULES.deck.cards)
    piles = (CardSet.of(pack[:23], PACK), CardSet.of(pack[23:], PACK))
    scored = score_deal(RULES, 2, piles, (1, 0))
    line = scored.line(Category.CARDS)
    assert line is not None
    assert (line.figures, line.points, line.winner) == ((23, 17), (3, 0), 0)
    assert scored.points == (4, 0)
    three = tuple(CardSet.of(part, PACK) for part in (pack[:15], pack[15:29], pack[29:]))
    assert score_deal(RULES, 3, three, (0, 0, 0)).points == (2, 1, 0)


def test_a_pair_among_the_first_table_cards_sends_them_back() -> None:
    """AMB-77."""
    deck = sorted(RULES.deck.cards, key=lambda card: (card.suit.value, card.rank.value))
    deck[6:10] = [deck[6], *(card for card in deck if card.rank is deck[6].rank and card != deck[6])]
    kept = dict.fromkeys([*deck, *RULES.deck.cards])
    step = Match.start(RULES, 2, Seat(0)).deal_deck(list(kept))
    assert isinstance(step.events[0], Redeal)
    assert (step.events[0].reason, step.events[0].number) == (RedealReason.PAIRS, 3)


def test_the_share_of_tables_without_a_pair_is_known() -> None:
    assert float(staying_chance(RULES)) == pytest.approx(36 * 32 * 28 / (39 * 38 * 37))
    beside = RULES.changed({"redeal.kings": 1, "redeal.table_sum_max": 15})
    assert 0 < staying_chance(beside) < staying_chance(RULES)


def test_clearing_the_table_scores_but_not_in_the_last_hands() -> None:
    """AMB-80."""
    assert after(table("4b5c", "4d"), "4dx4b5c").sweeps[0] == 0
    assert after(table("4b5c", "4d", sweep__last_card="counts"), "4dx4b5c").sweeps[0] == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", RULES.players.counts)
def test_two_thousand_deals_of_engine_and_referee_agree(players: int) -> None:
    play_deals(RULES, players, Random(players), 700)
