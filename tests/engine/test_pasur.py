"""Pasur by worked examples: captures that make eleven, knaves that take the table, and what scores."""

from random import Random

import pytest

from settebello.engine import CardSet, Category, Match, Position, Seat, score_deal
from settebello.engine.events import Redeal, RedealReason
from settebello.engine.moves import Move
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal

RULES = BOOK.ruleset("pasur")
PACK = RULES.deck.pack


def table(cards: str, first: str, second: str = "5c6c7c8c", stock: str = "-", **rules: object) -> Position:
    """Two players in mid-deal, the first in turn."""
    nothing = CardSet(0, PACK)
    return Position(
        ruleset=RULES.changed({key.replace("__", "."): value for key, value in rules.items()}),
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(CardSet.parse(first, PACK), CardSet.parse(second, PACK)),
        table=CardSet.parse(cards, PACK),
        piles=(nothing, nothing),
        sweeps=(0, 0),
        scores=(0, 0),
        stock=tuple(CardSet.parse(stock, PACK)) if stock != "-" else (),
    )


@pytest.mark.parametrize(
    ("cards", "card", "moves"),
    [
        ("4b", "7d", ["7dx4b"]),
        ("7b", "7d", ["7d"]),
        ("1c3s4b", "7d", ["7dx1c3s", "7dx4b"]),
        ("1c2b3d5s", "7d", ["7dx1c3d"]),
        ("2c4sTb", "1d", ["1dxTb"]),
        ("2c4s5bVd", "Tc", ["Tc"]),
        ("VbVdRc", "Vc", ["VcxVb", "VcxVd"]),
        ("VbRcRd", "Rb", ["RbxRc", "RbxRd"]),
        ("3c9sFbVdRc", "Fd", ["Fdx3c9sFb"]),
        ("VbRc", "Fd", ["Fd"]),
        ("-", "Fd", ["Fd"]),
        ("Fb", "Fd", ["FdxFb"]),
    ],
)
def test_a_card_takes(cards: str, card: str, moves: list[str]) -> None:
    assert legal(table(cards, card)) == moves


def test_a_card_that_can_capture_may_be_laid_where_that_is_the_rule() -> None:
    """AMB-58."""
    assert legal(table("4b", "7d", capture__mandatory=False)) == ["7d", "7dx4b"]


def swept(position: Position, move: str) -> int:
    """The sweeps of the first player after a move."""
    return after(position, move).sweeps[0]


def test_clearing_the_table_is_a_sweep_but_not_with_a_knave_and_not_in_the_last_hands() -> None:
    """AMB-59."""
    stock = "1d2d3d4d1s2s3s4s"
    assert swept(table("4b", "7d", stock=stock), "7dx4b") == 1
    assert swept(table("4b", "Fd", stock=stock), "Fdx4b") == 0
    assert swept(table("4bVc", "7d", stock=stock), "7dx4b") == 0
    assert swept(table("4b", "7d1b2b3b"), "7dx4b") == 0
    assert swept(table("4b", "7d1b2b3b", sweep__last_card="never"), "7dx4b") == 1


def test_twenty_points_and_five_a_sweep() -> None:
    pack = set(RULES.deck.cards)
    mine = set(CardSet.parse("1b2b3b4b5b6b7bTd1dFcVc", PACK))
    piles = (CardSet.of(mine, PACK), CardSet.of(pack - mine, PACK))
    scored = score_deal(RULES, 2, piles, (1, 0))
    points = {line.category: line.points for line in scored.lines}
    assert points[Category.COINS] == (7, 0)
    assert points[Category.EXTRA] == (3 + 2 + 2 + 1, 2 + 3)
    assert points[Category.SWEEPS] == (5, 0)
    assert sum(map(sum, points.values())) == 20 + 5


def test_a_knave_among_the_first_table_cards_sends_them_back() -> None:
    """AMB-56."""
    deck = sorted(RULES.deck.cards)
    knave = next(card for card in deck if card.rank.value == "F")
    deck.remove(knave)
    deck.insert(8, knave)
    match = Match.start(RULES, 2, Seat(0))
    step = match.deal_deck(deck)
    assert isinstance(step.events[0], Redeal)
    assert (step.events[0].reason, step.events[0].number) == (RedealReason.SWEEPERS, 1)
    dealt, decks = match.deal_next(Random(1), tuple(deck))
    assert all(again[:8] == deck[:8] for again in map(list, decks))
    assert dealt.match.position is not None
    assert not any(card.rank.value == "F" for card in dealt.match.position.table)


def test_a_wrong_total_is_refused_with_both_numbers() -> None:
    refusal = table("4b2c", "7d").refusal(Move.parse("7dx2c", PACK))
    assert refusal is not None
    assert (refusal.reason, refusal.wanted, refusal.got) == ("wrong_sum", 4, 2)
    refusal = table("4b2c", "Fd").refusal(Move.parse("Fdx2c", PACK))
    assert refusal is not None
    assert refusal.reason == "takes_all"


@pytest.mark.slow
@pytest.mark.parametrize("players", RULES.players.counts)
def test_two_thousand_deals_of_engine_and_referee_agree(players: int) -> None:
    play_deals(RULES, players, Random(players), 700)
