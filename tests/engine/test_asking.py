"""Every opponent is asked about a card played face down (docs/rules.md, section 3.3.14)."""

from dataclasses import replace
from random import Random

import pytest

from settebello.engine import (
    Believed,
    Capture,
    CardSet,
    Doubted,
    FaceDown,
    IllegalMove,
    Mark,
    Move,
    Position,
    Reason,
    Ruleset,
    Scopa,
    Seat,
)
from tests.combinations import sampled
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal, parsed

DEALS = 300
"""The long comparison: so many deals of each of the seven tables."""
TABLES: list[tuple[int, dict[int, str]]] = [
    (2, {}),
    (3, {}),
    (4, {4: "pairs"}),
    (4, {4: "solo"}),
    (6, {6: "triples"}),
    (6, {6: "pairs"}),
    (6, {6: "solo"}),
]


def table_of(table: str, *hands: str, sides: str = "solo", turn: int = 0, **rules: object) -> Position:
    """A table at which every opponent is asked; seat 0 is in turn, in mid-deal."""
    players = len(hands)
    changes = {"bluff": True, "doubters": "any", "players.sides": {players: sides}, **rules}
    ruleset = Ruleset().changed({key.replace("__", "."): value for key, value in changes.items()})
    count = ruleset.players.side_count(players)
    return Position(
        ruleset=ruleset,
        players=players,
        dealer=Seat((turn - 1) % players),
        turn=Seat(turn),
        hands=tuple(map(CardSet.parse, hands)),
        table=CardSet.parse(table),
        piles=(CardSet(),) * count,
        sweeps=(0,) * count,
        scores=(0,) * count,
    )


def test_the_third_player_doubts_a_lie_and_the_next_one_plays() -> None:
    start = table_of("1d6cKs", "2c9s", "3b4b", "5b8b")
    claimed = start.play(parsed(start, "2c=7x1d6c"))
    (said,) = claimed.events
    assert isinstance(said, FaceDown)
    assert (said.following, said.asked, claimed.position.turn) == (1, 1, 1)
    assert legal(claimed.position) == ["~6c"]
    assert claimed.position.may_doubt
    stood = claimed.position.play(Move.parse("~6c"))
    assert stood.events == (Believed(Seat(1), Seat(0), asked=Seat(2)),)
    step = stood.position.doubt()
    lie = Doubted(Seat(2), Seat(0), parsed(start, "2c").card, CardSet.parse("1d6c"), truthful=False, points=3)
    assert step.events == (lie,)
    assert step.position.table == CardSet.parse("1d2c6cKs")
    assert [side[Mark.CLAIM] for side in step.position.marks] == [0, 0, 3]
    assert (step.position.turn, step.position.claim) == (1, None)
    assert str(step.position.history[-1]) == "2c=7x1d6c?2"
    assert start.play(Move.parse("2c=7x1d6c?2")).position == step.position


def test_what_all_believe_goes_to_the_pile_at_once_and_may_sweep() -> None:
    start = table_of("1d6c", "2c9s", "3b4b", "5b8b")
    open_claim = after(start, "2c=7x1d6c", "~6c")
    assert open_claim.piles[0] == CardSet()
    step = open_claim.play(Move.parse("~6c"))
    assert [type(event) for event in step.events] == [Believed, Capture, Scopa]
    position = step.position
    assert position.piles[0] == CardSet.parse("1d2c6c")
    assert (position.sweeps, position.last_captor, position.turn) == ((1, 0, 0), 0, 1)
    assert str(position.history[-1]) == "2c=7x1d6c~2"
    assert start.play(Move.parse("2c=7x1d6c~2")).position == position
    assert start.play(Move.parse("2c=7x1d6c~1")).position == open_claim


def test_a_truth_doubted_by_the_second_opponent_scores_for_its_player() -> None:
    position = after(table_of("1d6c", "7c9s", "3b4b", "5b8b"), "7c=7x1d6c", "~6c", "?")
    assert position.piles[0] == CardSet.parse("1d6c7c")
    assert [side[Mark.CLAIM] for side in position.marks] == [3, 0, 0]
    assert (position.sweeps, position.turn, position.may_doubt) == ((1, 0, 0), 1, False)


def test_partners_are_not_asked() -> None:
    start = table_of("1d6c", "2c9s", "3b4b", "5b8b", "3s4s", sides="pairs")
    asked = [start := after(start, "2c=7x1d6c")]
    while asked[-1].claim is not None:
        asked.append(after(asked[-1], "~6c"))
    assert [position.turn for position in asked] == [1, 3, 1]
    assert legal(asked[-1]) != ["~6c"]
    with pytest.raises(ValueError, match="seat 2 is asked about a claim and is no opponent of seat 0"):
        replace(start, turn=Seat(2))


def test_a_single_opponent_is_not_asked_and_answers_by_playing() -> None:
    start = table_of("1d6c", "2c9s", "3b4b")
    claimed = start.play(parsed(start, "2c=7x1d6c"))
    (said,) = claimed.events
    assert isinstance(said, FaceDown)
    assert said.asked is None
    assert legal(claimed.position) == ["3b", "4b"]
    assert after(claimed.position, "3b").piles[0] == CardSet.parse("1d2c6c")


def test_who_has_played_the_last_card_of_a_round_is_asked_all_the_same() -> None:
    start = table_of("1d6c", "", "2c", "3b4b", turn=1)
    position = after(start, "2c=7x1d6c")
    assert position.turn == 2
    position = after(position, "~6c")
    assert (position.turn, position.hands[0], legal(position)) == (0, CardSet(), ["~6c"])
    assert position.view(Seat(0)).legal_moves() == (Move.parse("~6c"),)
    done = after(position, "?")
    assert (done.turn, done.side_of(Seat(0))) == (2, 0)
    assert done.marks[0][Mark.CLAIM] == 3


def test_new_cards_are_dealt_before_anybody_is_asked() -> None:
    start = table_of("1d6c", "", "", "2c", turn=2)
    start = replace(start, stock=tuple(CardSet.parse("3b4b5b6b7b8b9bKb3s")))
    position = after(start, "2c=7x1d6c")
    assert (position.turn, [len(hand) for hand in position.hands]) == (0, [3, 3, 3])
    assert after(position, "~6c", "?").turn == 0


def test_nobody_plays_before_all_have_answered() -> None:
    position = after(table_of("1d6c", "2c9s", "3b4b", "5b8b"), "2c=7x1d6c")
    for move in ("3b", "3b=1x1d", "~1d", "5b"):
        with pytest.raises(IllegalMove) as refused:
            position.play(Move.parse(move))
        assert refused.value.refusal.reason is Reason.ANSWER_FIRST
    assert position.declaration is None


@pytest.mark.parametrize("move", ["2c=7x1d6c?", "2c=7x1d6c?0", "2c=7x1d6c~0", "2c=7x1d6c?5", "~6c"])
def test_an_answer_of_nobody_who_is_asked_is_refused(move: str) -> None:
    start = table_of("1d6c", "2c9s", "3b4b", "5b8b")
    with pytest.raises(IllegalMove) as refused:
        start.play(Move.parse(move))
    assert refused.value.refusal.reason is Reason.NOT_A_CLAIM


@pytest.mark.parametrize("move", ["2c=7x1d6c?1", "2c=7x1d6c~1"])
def test_where_the_next_player_alone_may_doubt_no_move_names_a_seat(move: str) -> None:
    for start in (
        table_of("1d6c", "2c9s", "3b4b", "5b8b", doubters="next"),
        table_of("1d6c", "2c9s", "3b4b"),
    ):
        with pytest.raises(IllegalMove):
            start.play(Move.parse(move))


@pytest.mark.parametrize("text", ["7d~1", "7dx3c4s?1", "7d?", "~", "~77", "2c=7x6c~", "2c=7x6c?12", "~6c?"])
def test_nothing_else_is_an_answer(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each text has a message of its own
        Move.parse(text)


def test_no_view_of_a_seat_that_is_asked_names_the_card() -> None:
    position = after(table_of("1d6cKs", "2c9s", "3b4b", "5b8b"), "2c=7x1d6c", "~6c")
    for seat in (1, 2):
        view = position.view(Seat(seat))
        assert view.claim is not None
        assert view.claim.card is None
        assert view.history == ()
        assert "2c" not in str(view.hand | view.table)
        assert view.player == 1
        # A position that fits the view has the same answers in its moves.
        sample = view.sample(Random(1))
        assert sample.turn == 2
        assert sample.history[-1].judge == 1
        assert after(sample, "?").turn == 1


def compare(players: int, sides: dict[int, str], deals: int) -> None:
    """Deals played by the engine and by the referee."""
    changes = {"doubters": "any"} | ({"players.sides": sides} if sides else {})
    ruleset = BOOK.ruleset("scopa_bugiarda").changed(changes)
    play_deals(ruleset, players, Random(f"asked {players} {sides}"), deals)


@pytest.mark.parametrize(("players", "sides"), sampled(TABLES, 4))
def test_the_engine_agrees_with_the_referee_about_every_answer(players: int, sides: dict[int, str]) -> None:
    compare(players, sides, 12)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_the_engine_agrees_with_the_referee_on_two_thousand_deals_in_all(
    players: int, sides: dict[int, str]
) -> None:
    compare(players, sides, DEALS)
