"""Basra by worked examples: a card takes all that it can, knaves and the seven of diamonds take the table."""

from random import Random

import pytest

from settebello.engine import CardSet, Category, Match, Position, Seat, score_deal
from settebello.engine.events import Redeal, RedealReason
from settebello.engine.moves import Move
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal, position_of

RULES = BOOK.ruleset("basra")
PACK = RULES.deck.pack


def table(cards: str, first: str, second: str = "5c6c8c9c", **rules: object) -> Position:
    """Two players in mid-deal, the first in turn."""
    return position_of(RULES, cards, first, second, **rules)


@pytest.mark.parametrize(
    ("cards", "card", "moves"),
    [
        ("4b", "4d", ["4dx4b"]),
        ("1b3c", "4d", ["4dx1b3c"]),
        ("1b3c4b", "4d", ["4dx1b3c4b"]),
        ("1b2c3c5s", "5d", ["5dx2c3c5s"]),
        ("1c2b2s3d", "5d", ["5dx1c2b2s", "5dx2b3d", "5dx2s3d"]),
        ("1b3c4b4s", "4d", ["4dx1b3c4b4s"]),
        ("VbVdRc", "Vc", ["VcxVdVb"]),
        ("2c4s", "Tc", ["Tc"]),
        ("3c9sFbVdRc", "Fd", ["Fdx3c9sFbVdRc"]),
        ("3cRc", "7d", ["7dx3cRc"]),
        ("7d3c", "7b", ["7bx7d"]),
        ("-", "7d", ["7d"]),
        ("-", "Fd", ["Fd"]),
    ],
)
def test_a_card_takes(cards: str, card: str, moves: list[str]) -> None:
    assert legal(table(cards, card)) == moves


def test_a_card_takes_what_its_player_likes_where_that_is_the_rule() -> None:
    """AMB-62."""
    likes = table("1b3c4b", "4d", capture__sets="any")
    assert legal(likes) == ["4dx1b3c", "4dx1b3c4b", "4dx4b"]


def test_a_card_that_can_capture_may_be_laid_where_that_is_the_rule() -> None:
    """AMB-65."""
    assert legal(table("4b", "4d", capture__mandatory=False)) == ["4d", "4dx4b"]


def swept(position: Position, move: str) -> int:
    """The sweeps of the first player after a move."""
    return after(position, move).sweeps[0]


def test_clearing_the_table_is_a_basra_but_not_with_a_knave() -> None:
    assert swept(table("1b3c", "4d"), "4dx1b3c") == 1
    assert swept(table("1b3c", "Fd"), "Fdx1b3c") == 0
    assert swept(table("Fb", "Fd"), "FdxFb") == 0


def test_the_seven_of_diamonds_makes_a_basra_of_ten_at_most_and_of_no_court() -> None:
    assert swept(table("1b9s", "7d"), "7dx1b9s") == 1
    assert swept(table("2b9s", "7d"), "7dx2b9s") == 0
    assert swept(table("1bVc", "7d"), "7dx1bVc") == 0


def test_the_last_card_makes_a_basra_too() -> None:
    """AMB-64."""
    last = table("4b", "4d", "-")
    assert swept(last, "4dx4b") == 1


def test_thirty_points_for_the_cards_and_ten_a_basra() -> None:
    """AMB-63."""
    pack = set(RULES.deck.cards)
    mine = set(CardSet.parse("1b2b3b4b5b6b7bTd1dFcVc", PACK))
    piles = (CardSet.of(mine, PACK), CardSet.of(pack - mine, PACK))
    scored = score_deal(RULES, 2, piles, (1, 0))
    points = {line.category: line.points for line in scored.lines}
    assert points[Category.CARDS] == (0, 30)
    assert points[Category.EXTRA] == (3 + 2 + 2 + 1, 2 + 3)
    assert points[Category.SWEEPS] == (10, 0)


@pytest.mark.parametrize("card", ["Fb", "7d"])
def test_a_card_that_takes_everything_among_the_first_table_cards_sends_them_back(card: str) -> None:
    """AMB-61."""
    deck = sorted(RULES.deck.cards, key=lambda one: (str(one) in {"7d", card}, one.rank.value == "F"))
    first = next(one for one in deck if str(one) == card)
    deck.remove(first)
    deck.insert(8, first)
    step = Match.start(RULES, 2, Seat(0)).deal_deck(deck)
    assert isinstance(step.events[0], Redeal)
    assert (step.events[0].reason, step.events[0].number) == (RedealReason.SWEEPERS, 1)


def test_a_part_of_what_a_card_can_take_is_refused() -> None:
    refusal = table("1b3c4b", "4d").refusal(Move.parse("4dx4b", PACK))
    assert refusal is not None
    assert refusal.reason == "all_sets"
    refusal = table("1b2c4b", "4d").refusal(Move.parse("4dx1b2c", PACK))
    assert refusal is not None
    assert (refusal.reason, refusal.wanted, refusal.got) == ("wrong_sum", 4, 3)
    refusal = table("4b2c", "7d").refusal(Move.parse("7dx2c", PACK))
    assert refusal is not None
    assert refusal.reason == "takes_all"


def test_fifty_deals_of_engine_and_referee_agree() -> None:
    play_deals(RULES, 2, Random(5), 50)


@pytest.mark.slow
@pytest.mark.parametrize("players", RULES.players.counts)
def test_two_thousand_deals_of_engine_and_referee_agree(players: int) -> None:
    play_deals(RULES, players, Random(players), 700)
