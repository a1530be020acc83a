"""A buongioco that is declared without being shown, and may be doubted (docs/rules.md, section 3.3.14)."""

from dataclasses import replace
from random import Random

import pytest

from settebello.engine import (
    Believed,
    Boast,
    Boasted,
    CardSet,
    Exposed,
    IllegalMove,
    Mark,
    Match,
    Move,
    Phase,
    Play,
    Position,
    Reason,
    Ruleset,
    Seat,
    Side,
    Undoubted,
)
from settebello.notation import print_diagram, print_line, read_diagram, read_line
from settebello.notation.observation import observation_of, view_of
from settebello.rulebook.cross_checks import disagreements
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import legal

BOASTS = {"declare": "buongioco", "declare_bluff": True}
TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"doubters": "any"}),
    (4, {"doubters": "any"}),
    (2, {"bluff": False}),
]


def rules_of(**more: object) -> Ruleset:
    return BOOK.ruleset("scopa_bugiarda", {**BOASTS, **more})


def table_of(*hands: str, table: str = "Kc9d", **more: object) -> Position:
    """A table at which seat 0 is in turn with new cards."""
    players = len(hands)
    rules = rules_of(**({"players.sides": {players: "solo"}} if players == 3 else {}), **more)
    count = rules.players.side_count(players)
    return Position(
        ruleset=rules,
        players=players,
        dealer=Seat(players - 1),
        turn=Seat(0),
        hands=tuple(map(CardSet.parse, hands)),
        table=CardSet.parse(table),
        piles=(CardSet(),) * count,
        sweeps=(0,) * count,
        scores=(0,) * count,
    )


def points(position: Position) -> list[int]:
    return [numbers[Mark.DECLARED] for numbers in position.marks]


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        step = position.doubt() if move == "?" else position.play(Move.parse(move))
        position = step.position
    return position


def test_a_lie_that_is_doubted_scores_for_the_doubter_and_the_hand_is_shown() -> None:
    at = table_of("2c2d8b", "4s5s6s")
    step = at.play(Move.parse("!4!2c"))
    assert step.events == (Boasted(Seat(0), 4, Seat(1)), Play(Seat(0), Move.parse("2c").card, Seat(1)))
    assert step.position.boast == Boast(Seat(0), 4)
    assert step.position.may_doubt
    assert step.position.shown == (CardSet(), CardSet())
    step = step.position.doubt()
    hand = CardSet.parse("2c2d8b")
    assert step.events == (Exposed(Seat(1), Seat(0), Side(1), hand, truthful=False, points=4),)
    after = step.position
    assert points(after) == [0, 4]
    assert after.shown == (CardSet.parse("2d8b"), CardSet())
    assert str(after.history[-1]) == "!4!2c?"
    assert (after.turn, after.boast, after.may_doubt) == (1, None, False)


@pytest.mark.parametrize(
    ("hand", "said", "truthful"),
    [
        ("2c3d4b", 2, True),
        ("2c3d5b", 2, False),
        ("2c2d5b", 4, True),
        ("2c2d5b", 2, True),
        ("2c2d5b", 7, False),
        ("3c3d3b", 7, True),
        ("3c3d3b", 4, True),
        ("2c3d4b", 4, False),
    ],
)
def test_a_hand_that_is_worth_as_much_or_more_is_no_lie_and_counts_double(
    hand: str, said: int, *, truthful: bool
) -> None:
    card = hand[:2]
    after = played(table_of(hand, "4s5s6s"), f"!{said}!{card}", "?")
    assert points(after) == ([2 * said, 0] if truthful else [0, said])


def test_what_nobody_doubts_counts_whether_it_is_true_or_not() -> None:
    for hand in ("2c2d8b", "2c2d4b"):
        at = played(table_of(hand, "4s5s6s"), "!4!2c")
        step = at.play(Move.parse("4s"))
        assert step.events[0] == Undoubted(Seat(0), Side(0), 4)
        assert points(step.position) == [4, 0]
        assert step.position.shown == (CardSet(), CardSet())
        assert step.position.boast is None


def test_every_opponent_is_asked_in_turn_and_the_first_doubt_decides() -> None:
    at = table_of("2c2d8b", "4s5s6s", "1s3s7s", doubters="any")
    step = at.play(Move.parse("!4!2c"))
    assert step.events[0] == Boasted(Seat(0), 4, Seat(1), asked=Seat(1))
    at = step.position
    assert at.asked
    assert legal(at) == ["~2c"]
    with pytest.raises(IllegalMove) as refused:
        at.play(Move.parse("4s"))
    assert refused.value.refusal.reason is Reason.ANSWER_FIRST
    step = at.play(Move.parse("~2c"))
    assert step.events == (Believed(Seat(1), Seat(0), Seat(2)),)
    believed = step.position.play(Move.parse("~2c"))
    assert believed.events == (Believed(Seat(2), Seat(0), None), Undoubted(Seat(0), Side(0), 4))
    assert (believed.position.turn, points(believed.position)) == (1, [4, 0, 0])
    assert str(believed.position.history[-1]) == "!4!2c~2"
    doubted = step.position.doubt()
    assert (doubted.position.turn, points(doubted.position)) == (1, [0, 0, 4])
    assert str(doubted.position.history[-1]) == "!4!2c?2"


@pytest.mark.parametrize(
    ("move", "doubters"), [("!4!2c?", "next"), ("!4!2c?1", "any"), ("!4!2c?2", "any"), ("!4!2c~2", "any")]
)
def test_a_declaration_with_its_answers_is_played_as_one_move(move: str, doubters: str) -> None:
    at = table_of("2c2d8b", "4s5s6s", "1s3s7s", doubters=doubters)
    assert str(at.play(Move.parse(move)).position.history[-1]) == move


def test_the_card_played_with_it_captures_and_sweeps() -> None:
    at = table_of("2c2d8b", "4s5s6s", table="2s")
    after = played(at, "!2!2cx2s", "?")
    assert after.piles[0] == CardSet.parse("2c2s")
    assert after.sweeps == (1, 0)
    assert points(after) == [0, 2]


def test_a_hand_is_declared_once_and_only_while_it_is_new() -> None:
    at = table_of("2c2d8b", "4s5s6s")
    said = {move.boast for move in at.legal_moves()}
    assert said == {0, 2, 4, 7}
    assert not any(move.knock and not move.boast for move in at.legal_moves())
    later = played(at, "!4!2c", "4s")
    assert {move.boast for move in later.legal_moves()} == {0}
    for wrong in ("!4!2d", "!2d", "!3!2c"):
        with pytest.raises(IllegalMove):
            played(at if wrong == "!3!2c" else later, wrong)


def test_cards_that_were_shown_are_not_played_face_down() -> None:
    at = played(table_of("2c2d8b", "4s5s6s", table="Kc2s"), "!4!8b", "?", "4s")
    assert at.shown[0] == CardSet.parse("2c2d")
    assert not any(move.claimed for move in at.legal_moves())
    with pytest.raises(IllegalMove):
        at.play(Move.parse("2c=2x2s"))


def test_nobody_else_learns_the_hand_while_it_is_not_doubted() -> None:
    at = played(table_of("2c2d8b", "4s5s6s"), "!4!2c")
    view = at.view(Seat(1))
    assert view.boast == Boast(Seat(0), 4)
    assert view.may_doubt
    assert not view.shown[0]
    other = replace(at, hands=(CardSet.parse("9b1s"), at.hands[1]))
    assert other.view(Seat(1)) == view
    assert at.view(Seat(0)).boast == view.boast


def test_a_move_is_written_and_read() -> None:
    for text in ("!4!2d", "!7!2dx2s", "!2!2d?", "!2!2d?1", "!2!2dx2s~3"):
        assert str(Move.parse(text)) == text
    assert Move.parse("!4!2d").boast == 4
    assert Move.parse("!4:2d").boast == 0
    for wrong in ("!x!2d", "!4!", "2d?", "!2d~1"):
        with pytest.raises(ValueError, match=r"card|doubts|stand|move"):
            Move.parse(wrong)


@pytest.mark.parametrize(("players", "more"), TABLES)
def test_positions_and_observations_are_written_and_read(players: int, more: dict[str, object]) -> None:
    rng = Random(players)
    match = Match.start(rules_of(**more), players, Seat(0)).deal_next(rng)[0].match
    seen = 0
    while match.phase is Phase.PLAY and match.position is not None:
        position = match.position
        if position.boast is not None or any(position.shown):
            seen += 1
            assert read_line(print_line(position), BOOK.ruleset) == position
            assert read_diagram(print_diagram(position), BOOK.ruleset) == position
            for seat in map(Seat, range(players)):
                view = position.view(seat)
                assert view_of(observation_of(view), BOOK.ruleset) == view
                assert view.sample(rng).view(seat) == view
        moves = position.legal_moves()
        bold = [move for move in moves if move.boast]
        doubts = position.may_doubt and rng.random() < 0.5
        match = (match.doubt() if doubts else match.play(rng.choice(bold or moves))).match
    assert seen > 5


def test_a_position_in_which_nobody_can_have_declared_is_refused() -> None:
    at = played(table_of("2c2d8b", "4s5s6s"), "!4!2c")
    for changes in (
        {"boast": Boast(Seat(0), 7)},
        {"history": ()},
        {"boast": Boast(Seat(1), 4)},
        {"ruleset": rules_of(declare_bluff=False)},
    ):
        with pytest.raises(ValueError, match=r"declare|in turn"):
            replace(at, **changes)


def test_the_rule_needs_a_buongioco_that_nobody_misses() -> None:
    for changes in ({"declare": "none"}, {"declare": "chorizo"}, {"penalties.enabled": True, "bluff": False}):
        found = [one.key for one in disagreements(rules_of().changed(changes))]
        assert "declare_bluff" in found, changes
    assert not disagreements(rules_of())


@pytest.mark.parametrize(("players", "more"), TABLES)
def test_the_engine_agrees_with_the_referee_on_a_hundred_deals(players: int, more: dict[str, object]) -> None:
    play_deals(rules_of(**more), players, Random(players), 17)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "more"), TABLES)
def test_the_engine_agrees_with_the_referee_on_two_thousand_deals(
    players: int, more: dict[str, object]
) -> None:
    play_deals(rules_of(**more), players, Random(f"slow {players}"), 334)
