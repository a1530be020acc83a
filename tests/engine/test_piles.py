"""Rubamazzetto by worked examples: equal captures, stolen piles, and who has the most cards."""

from random import Random
from typing import Any

import pytest

from settebello.engine import (
    Capture,
    CardSet,
    DealOver,
    Leftover,
    Match,
    Move,
    Position,
    Reason,
    Seat,
    Side,
    Steal,
)
from settebello.notation import print_diagram, print_line, read_diagram, read_line
from settebello.notation.observation import observation_of, view_of
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal
from tests.strategies import dealt, played

RULES = BOOK.ruleset("rubamazzetto")


def table(cards: str, *hands: str, piles: tuple[str, ...] = (), tops: str = "", **rules: object) -> Position:
    """A table in mid-deal, the first hand in turn."""
    return Position(
        ruleset=RULES.changed({key.replace("__", "."): value for key, value in rules.items()}),
        players=len(hands),
        dealer=Seat(len(hands) - 1),
        turn=Seat(0),
        hands=tuple(map(CardSet.parse, hands)),
        table=CardSet.parse(cards),
        piles=tuple(map(CardSet.parse, piles or ("-",) * len(hands))),
        tops=CardSet.parse(tops),
        sweeps=(0,) * len(hands),
        scores=(0,) * len(hands),
    )


def test_a_card_takes_one_equal_card_and_no_sum() -> None:
    assert legal(table("3c4s7b", "7d", "1c")) == ["7dx7b"]
    assert legal(table("3c4s", "7d", "1c")) == ["7d"]
    assert legal(table("7b7c", "7d", "1c")) == ["7dx7b", "7dx7c"]


def test_the_capturing_card_lies_on_top_of_the_pile() -> None:
    position = after(table("7b", "7d1c", "1d2d"), "7dx7b")
    assert str(position.tops) == "7d"
    assert str(position.piles[0]) == "7d7b"


def test_a_card_equal_to_the_top_steals_the_whole_pile() -> None:
    step = table("2c", "7d1c", "3c4c", piles=("-", "5c5d7c7b"), tops="7b").play(Move.parse("7dx7b"))
    cards = CardSet.parse("5c5d7c7b")
    assert step.events[1] == Steal(Seat(0), Side(0), Move.parse("7d").card, Side(1), cards.cards[3], cards)
    assert [*map(str, step.position.piles)] == ["5c5d7c7d7b", "-"]
    assert str(step.position.tops) == "7d"
    assert str(step.position.table) == "2c"
    assert step.position.last_captor == 0


def test_a_card_below_the_top_steals_nothing() -> None:
    assert legal(table("2c", "5b", "3c", piles=("-", "5c5d7c7b"), tops="7b")) == ["5b"]


def test_nobody_steals_the_own_pile() -> None:
    assert legal(table("2c", "7d", "3c", piles=("7c7b", "-"), tops="7b")) == ["7d"]


def test_table_or_pile_is_a_free_choice_of_the_player() -> None:
    assert legal(table("7s", "7d", "3c", piles=("-", "7c7b"), tops="7b")) == ["7dx7b", "7dx7s"]


def test_the_table_comes_first_where_that_is_the_rule() -> None:
    rules = {"capture__piles": "table_first"}
    position = table("7s", "7d", "3c", piles=("-", "7c7b"), tops="7b", **rules)
    assert legal(position) == ["7dx7s"]
    refusal = position.refusal(Move.parse("7dx7b"))
    assert refusal is not None
    assert refusal.reason is Reason.TABLE_FIRST
    assert legal(table("2s", "7d", "3c", piles=("-", "7c7b"), tops="7b", **rules)) == ["7dx7b"]


def test_a_card_that_can_steal_must_not_be_laid() -> None:
    position = table("2c", "7d", "3c", piles=("-", "7c7b"), tops="7b")
    refusal = position.refusal(Move.parse("7d"))
    assert refusal is not None
    assert (refusal.reason, [*map(str, refusal.options)]) == (Reason.MUST_CAPTURE, ["7b"])
    free = table("2c", "7d", "3c", piles=("-", "7c7b"), tops="7b", capture__mandatory=False)
    assert legal(free) == ["7d", "7dx7b"]


@pytest.mark.parametrize(("move", "reason"), [("5dx7b", "not_a_capture"), ("7dx7b2c", "not_a_capture")])
def test_a_pile_is_stolen_by_an_equal_card_and_alone(move: str, reason: str) -> None:
    position = table("2c", "5d7d", "3c4c", piles=("-", "7c7b"), tops="7b")
    refusal = position.refusal(Move.parse(move))
    assert refusal is not None
    assert refusal.reason == reason


def test_with_sums_an_equal_card_bars_them_and_a_theft_does_not() -> None:
    rules: dict[str, Any] = {"capture__modes": ["equal", "sum"]}
    assert legal(table("3c4s7b", "7d", "1c", **rules)) == ["7dx7b"]
    stealing = table("3c4s", "7d", "1c", piles=("-", "7c7b"), tops="7b", **rules)
    assert legal(stealing) == ["7dx3c4s", "7dx7b"]
    first = table("3c4s", "7d", "1c", piles=("-", "7c7b"), tops="7b", capture__piles="table_first", **rules)
    assert legal(first) == ["7dx3c4s"]


def test_of_three_players_the_pile_of_any_other_may_be_stolen() -> None:
    piles = ("-", "7c7b", "4c4d7s")
    assert legal(table("2c", "7d", "3c", "5c", piles=piles, tops="7b7s")) == ["7dx7b", "7dx7s"]


def test_a_pile_is_stolen_back_and_partners_share_one_pile() -> None:
    position = table("2c7c", "7d1c", "7b3c")
    position = after(position, "7dx7c", "7bx7d")
    assert [*map(str, position.piles)] == ["-", "7c7d7b"]
    pairs = RULES.changed({"players.sides": {4: "pairs"}})
    start = dealt(pairs, 4, 0, Random(3))
    assert start.side_count == 2


def test_the_last_captor_gets_the_rest_and_the_most_cards_win_the_only_point() -> None:
    position = table("2c3s", "7d", "1b", piles=("-", "7c7b4c4d"), tops="7b")
    step = position.play(Move.parse("7dx7b"))
    end = step.position.play(Move.parse("1b"))
    assert end.events[-2] == Leftover(Side(0), CardSet.parse("2c3s1b"))
    over = end.events[-1]
    assert isinstance(over, DealOver)
    assert over.score.points == (1, 0)
    assert [line.category.value for line in over.score.lines] == ["cards"]


def test_a_tie_gives_no_point_and_another_deal_is_played() -> None:
    for seed in range(400):
        match = Match.start(RULES, 2, Seat(0)).deal_next(Random(seed))[0].match
        while match.position is not None and not match.position.over:
            match = match.play(match.position.legal_moves()[0]).match
        assert match.position is not None
        if len(set(map(len, match.position.piles))) == 1:
            assert match.scores == (0, 0)
            assert match.winner is None
            return
    pytest.fail("no deal ended level")


def test_piles_need_their_top_card() -> None:
    with pytest.raises(ValueError, match="tops: - given for the pile of side B: 7c7b"):
        table("2c", "7d", "3c", piles=("-", "7c7b"))
    with pytest.raises(ValueError, match="tops: 2c are not all in a pile"):
        table("2c", "7d", "3c", tops="2c")


@pytest.mark.parametrize("seed", range(6))
def test_every_notation_carries_the_tops(seed: int) -> None:
    rng = Random(seed)
    position = played(dealt(RULES, 2 + seed % 3, 0, rng), 5 + 4 * seed, rng)
    rules = BOOK.ruleset
    assert read_line(print_line(position), rules) == position
    assert read_diagram(print_diagram(position), rules) == position
    for seat in range(position.players):
        view = position.view(Seat(seat))
        assert view_of(observation_of(view), rules) == view


def test_a_stolen_top_captured_something_before() -> None:
    """What steals and what takes from the table look alike in a list of moves; replaying tells them apart."""
    stolen = 0
    for seed in range(30):
        position = dealt(RULES, 2, 0, Random(seed))
        while not position.over:
            step = position.play(Random(seed).choice(position.legal_moves()))
            stolen += any(isinstance(event, Steal) for event in step.events)
            assert not any(
                isinstance(event, Capture) and event.cards - position.table for event in step.events
            )
            position = step.position
    assert stolen > 30


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("piles", ["steal", "table_first"])
def test_the_engine_agrees_with_the_referee_on_two_thousand_deals(players: int, piles: str) -> None:
    changes = {"capture.piles": piles, "capture.modes": ["equal", "sum"] if players == 3 else ["equal"]}
    play_deals(RULES.changed(changes), players, Random(players), 334)
