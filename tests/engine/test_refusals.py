"""Why a move is refused: the reason and its numbers, as the learning mode explains them."""

import pickle
from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.engine import (
    CardSet,
    IllegalMove,
    Move,
    Pack,
    Penalty,
    Position,
    Reason,
    Refusal,
    Ruleset,
    Seat,
)
from tests import reference
from tests.engine import bridge
from tests.reference.captures import sets_worth
from tests.reference.cards import FORTY as RANKS
from tests.strategies import card_sets, combinations_of_rules, moves, positions, rule_changes


def table_of(table: str, hand: str, **changes: object) -> Position:
    """Two players; the first, in turn, holds the hand, the other one two kings."""
    rules = Ruleset().changed({key.replace("__", "."): value for key, value in changes.items()})
    nothing = CardSet()
    return Position(
        ruleset=rules,
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(CardSet.parse(hand), CardSet.parse("KbKs")),
        table=CardSet.parse(table),
        piles=(nothing, nothing),
        sweeps=(0, 0),
        scores=(0, 0),
    )


def why(position: Position, move: str) -> Refusal:
    """The refusal that playing a move raises."""
    with pytest.raises(IllegalMove) as caught:
        position.play(Move.parse(move))
    assert caught.value.refusal == position.refusal(Move.parse(move))
    return caught.value.refusal


def test_five_and_three_make_eight_but_a_nine_needs_nine() -> None:
    said = why(table_of("3c5d4s", "9b"), "9bx3c5d")
    assert said.reason is Reason.WRONG_SUM
    assert (said.wanted, said.got) == (9, 8)
    assert said.options == (CardSet.parse("5d4s"),)


def test_a_wrong_sum_is_told_even_if_the_card_can_take_nothing() -> None:
    said = why(table_of("3c5d", "2b"), "2bx3c")
    assert (said.reason, said.wanted, said.got, said.options) == (Reason.WRONG_SUM, 2, 3, ())


def test_a_court_counts_eight_nine_or_ten_in_the_numbers() -> None:
    said = why(table_of("8c1d", "Kd"), "Kdx1d8c")
    assert (said.wanted, said.got) == (10, 9)


def test_a_card_that_can_capture_may_not_be_laid() -> None:
    """Rules 2.2: place is allowed only if captures is empty."""
    said = why(table_of("4c2d6s", "6b"), "6b")
    assert said.reason is Reason.MUST_CAPTURE
    assert said.options == (CardSet.parse("6s"),)
    assert (said.wanted, said.got) == (0, 0)


def test_a_single_card_must_be_taken_before_a_sum() -> None:
    """Rules 2.2, priority single."""
    said = why(table_of("4c2d6s", "6b"), "6bx2d4c")
    assert said.reason is Reason.EQUAL_FIRST
    assert (said.wanted, said.got) == (6, 6)
    assert said.options == (CardSet.parse("6s"),)


def test_the_smallest_capture_must_be_taken_where_the_fewest_cards_rule() -> None:
    """Rules 2.2, priority fewest: it decides between sums too."""
    said = why(table_of("1c2d3s4b", "7b", capture__priority="fewest"), "7bx1c2d4b")
    assert said.reason is Reason.FEWEST_FIRST
    assert said.options == (CardSet.parse("3s4b"),)


def test_nothing_bars_a_sum_where_captures_are_free() -> None:
    position = table_of("4c2d6s", "6b", capture__priority="free")
    assert position.refusal(Move.parse("6bx2d4c")) is None
    assert position.refusal(Move.parse("6bx6s")) is None


@pytest.mark.parametrize("priority", ["single", "fewest", "free"])
def test_a_sum_is_no_capture_where_only_equal_cards_take(priority: str) -> None:
    position = table_of("4c2d6s", "6b", capture__modes=["equal"], capture__priority=priority)
    said = why(position, "6bx2d4c")
    assert said.reason is Reason.NOT_A_CAPTURE
    assert said.options == (CardSet.parse("6s"),)


@pytest.mark.parametrize("priority", ["single", "fewest", "free"])
def test_an_equal_card_is_no_capture_where_only_sums_take(priority: str) -> None:
    position = table_of("4c2d6s", "6b", capture__modes=["sum"], capture__priority=priority)
    said = why(position, "6bx6s")
    assert said.reason is Reason.NOT_A_CAPTURE
    assert said.options == (CardSet.parse("2d4c"),)


def test_too_many_cards_are_refused_where_the_number_is_limited() -> None:
    said = why(table_of("1c2d3s4b", "6b", capture__max_cards=2), "6bx1c2d3s")
    assert said.reason is Reason.TOO_MANY
    assert said.options == (CardSet.parse("2d4b"),)


def test_a_card_may_not_be_laid_where_another_of_the_hand_captures() -> None:
    """AMB-07, the literal reading."""
    said = why(table_of("7s5b", "2c7d", capture__must_if_able=True), "2c")
    assert said.reason is Reason.MUST_CAPTURE_ELSEWHERE


def test_an_ace_takes_all_or_nothing() -> None:
    assert why(table_of("7s5b", "1c", ace__sweep=True), "1cx7s").reason is Reason.TAKES_ALL
    assert why(table_of("7s5b", "1c", ace__sweep=True), "1c").reason is Reason.MUST_CAPTURE


def test_the_deal_is_not_opened_with_an_ace_where_that_is_banned() -> None:
    position = table_of("7s", "1c6d", ace__opening_ban=True, deal__hand=2)
    assert why(position, "1c").reason is Reason.OPENING_BAN
    assert (
        replace(position, hands=(CardSet.parse("1c1d"), position.hands[1])).refusal(Move.parse("1c")) is None
    )


def test_new_cards_in_the_middle_of_a_deal_may_begin_with_an_ace() -> None:
    """A position set up by hand: where somebody has captured, the deal is not being opened."""
    position = table_of("7s", "1c6d", ace__opening_ban=True, deal__hand=2)
    later = replace(position, piles=(CardSet.parse("4c4d"), CardSet()))
    assert later.refusal(Move.parse("1c")) is None
    swept = replace(position, table=CardSet(), piles=(CardSet(), CardSet.parse("1d2s5b7s")))
    assert why(swept, "1c").reason is Reason.OPENING_BAN


def test_an_ace_that_may_not_open_the_deal_may_not_capture_either() -> None:
    position = table_of("7s", "1c6d", ace__sweep=True, ace__opening_ban=True, deal__hand=2)
    assert why(position, "1cx7s").reason is Reason.OPENING_BAN


def test_what_was_not_missed_cannot_be_taken_and_nothing_be_declared_or_claimed_for_nothing() -> None:
    assert why(table_of("7s8c", "2c"), "2c+7s8c").reason is Reason.NOT_MISSED
    assert why(table_of("7s8c", "2c"), "!2c").reason is Reason.NO_DECLARATION
    assert why(table_of("7s8c", "2c"), "2c=7x7s").reason is Reason.NOT_A_CLAIM


def test_a_card_of_another_hand_is_refused() -> None:
    assert why(table_of("4c2d6s", "6b"), "Kb").reason is Reason.NOT_IN_HAND


def test_a_card_that_does_not_lie_on_the_table_cannot_be_taken() -> None:
    assert why(table_of("4c2d", "6b"), "6bx1c5d").reason is Reason.NOT_ON_TABLE


def test_no_move_is_taken_after_the_last_card() -> None:
    over = replace(table_of("4c", "6b"), turn=None, hands=(CardSet(), CardSet()))
    assert why(over, "6b").reason is Reason.DEAL_OVER


def test_the_message_holds_the_move_the_reason_and_the_facts() -> None:
    with pytest.raises(
        IllegalMove, match=r"9bx3c5d is refused: wrong_sum \(wanted=9, got=8; may take 4s5d\)"
    ):
        table_of("3c5d4s", "9b").play(Move.parse("9bx3c5d"))
    with pytest.raises(IllegalMove, match=r"Kb is refused: not_in_hand$"):
        table_of("3c5d4s", "9b").play(Move.parse("Kb"))


def total(cards: Iterable[str]) -> int:
    """What cards of the pack of 40 add up to."""
    return sum(RANKS.index(card[0]) + 1 for card in cards)


def expected_reason(position: Position, move: Move) -> Reason | None:
    """Why the referee would refuse a move (docs/rules.md, section 2.2); None if it would not."""
    rules = bridge.rules_of(position.ruleset)
    worth, table = reference.Worth(rules), bridge.cards(position.table)
    card, taken = str(move.card), bridge.cards(move.captured)
    if position.turn is None:
        return Reason.DEAL_OVER
    if card not in bridge.cards(position.hands[position.turn]):
        return Reason.NOT_IN_HAND
    if not set(taken) <= set(table):
        return Reason.NOT_ON_TABLE
    captures = reference.captures(rules, card[0], worth, table)
    if taken in captures or not (taken or captures):
        return None
    if not taken:
        return Reason.MUST_CAPTURE
    if total(taken) != total([card]):
        return Reason.WRONG_SUM
    if taken in reference.captures({**rules, "capture.priority": "free"}, card[0], worth, table):
        return {"single": Reason.EQUAL_FIRST, "fewest": Reason.FEWEST_FIRST}[rules["capture.priority"]]
    return Reason.NOT_A_CAPTURE


@st.composite
def turns(draw: st.DrawFn) -> tuple[Position, Move]:
    """A position of legal play and a move: any at all, or one of cards that are there."""
    position = draw(positions())
    if position.turn is None or not position.table or draw(st.booleans()):
        return position, draw(moves())
    taken = draw(st.sets(st.sampled_from(position.table.cards), max_size=3))
    return position, Move(draw(st.sampled_from(position.hands[position.turn].cards)), CardSet.of(taken))


@st.composite
def choices(draw: st.DrawFn) -> tuple[Position, Move]:
    """Any table at all, and a capture worth the card that some rules allow and others bar."""
    table = draw(card_sets(max_size=9))
    card = draw(st.sampled_from([card for card in Pack.ITALIAN.cards if card not in table]))
    lowest_first = [(str(other), total([str(other)])) for other in table]
    worth = list(sets_worth(lowest_first, total([str(card)])))
    worth += [(str(other),) for other in table if other.rank is card.rank] or [()]
    others = CardSet.of(other for other in Pack.ITALIAN.cards if other not in table and other != card)
    position = Position(
        ruleset=Ruleset().changed(draw(rule_changes())),
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(CardSet.of([card]), CardSet.of(others.cards[:1])),
        table=table,
        piles=(CardSet(), CardSet()),
        sweeps=(0, 0),
        scores=(0, 0),
    )
    return position, Move(card, bridge.card_set(draw(st.sampled_from(worth))))


@given(positions(rules=combinations_of_rules()), moves())
def test_a_move_is_refused_if_it_is_neither_legal_nor_punished(position: Position, move: Move) -> None:
    """Whatever the rules are."""
    refused = position.refusal(move)
    if refused is None and move not in position.legal_moves():
        step = position.play(move)
        assert any(isinstance(event, Penalty) for event in step.events)
    for legal in position.legal_moves():
        assert position.refusal(legal) is None


@given(st.one_of(turns(), choices()))
@settings(max_examples=300)
def test_every_move_is_refused_for_the_reason_the_rules_give(turn: tuple[Position, Move]) -> None:
    position, move = turn
    expected = expected_reason(position, move)
    said = position.refusal(move)
    assert (said and said.reason) == expected
    assert (expected is None) == (move in position.legal_moves())
    if said is None:
        assert position.play(move).position.history[-1] == move
        return
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.refusal == said
    assert said.move == move
    if expected in {Reason.WRONG_SUM, Reason.EQUAL_FIRST, Reason.FEWEST_FIRST, Reason.NOT_A_CAPTURE}:
        assert (said.wanted, said.got) == (total([str(move.card)]), total(bridge.cards(move.captured)))
    else:
        assert (said.wanted, said.got) == (0, 0)
    assert all(position.refusal(Move(move.card, option)) is None for option in said.options)


def test_a_refused_move_finds_its_way_to_another_process() -> None:
    error = IllegalMove(Refusal(Reason.WRONG_SUM, Move.parse("9sx3c5d"), wanted=9, got=8))
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert str(again) == str(error)
    assert again.refusal == error.refusal
