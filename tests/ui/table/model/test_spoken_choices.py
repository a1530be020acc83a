"""What is said or done along with a card: knocking, ranks, claims, missed captures, laying it down."""

from dataclasses import replace
from typing import Any

import pytest

from settebello.engine import Card, CardSet, Move, Position, Rank, Reason, Seat, parse_cards
from settebello.storage.assists import Playing
from settebello.ui.table.model.move_picker import MovePicker, Outcome, Row, Step
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind
from tests.ui.tables import ruleset

KNOCK, LAY, TAKE = Choice(ChoiceKind.KNOCK), Choice(ChoiceKind.LAY), Choice(ChoiceKind.TAKE)
FACE_DOWN, DOUBT, MISSED = (
    Choice(ChoiceKind.FACE_DOWN),
    Choice(ChoiceKind.DOUBT),
    Choice(ChoiceKind.MISSED),
)


def position(variant: str, hand: str, table: str, other: str = "KsKb2s", **changes: object) -> Position:
    """Seat 0 to play with this hand at this table; seat 1 has played once."""
    rules = ruleset(variant)
    if changes:
        rules = rules.override({key.replace("__", "."): value for key, value in changes.items()})
    pack, empty = rules.deck.pack, CardSet(0, rules.deck.pack)
    return Position(
        ruleset=rules,
        players=2,
        dealer=Seat(0),
        turn=Seat(0),
        hands=(CardSet.parse(hand, pack), CardSet.parse(other, pack)),
        table=CardSet.parse(table, pack),
        piles=(empty, empty),
        sweeps=(0, 0),
        scores=(0, 0),
        stock=(Card.parse("5s"), Card.parse("6s")),
    )


def picking(at: Position) -> MovePicker:
    return MovePicker(at, at.hands[0].cards, at.table.cards)


def kinds(state: MovePicker) -> list[str]:
    return [choice.kind.value for choice in state.choices]


def pressed(state: MovePicker, *choices: Choice) -> MovePicker:
    """What comes of choices that make no move yet."""
    for choice in choices:
        outcome = state.press(choice)
        assert outcome.move is None
        state = outcome.picking
    return state


def test_knocking_is_offered_when_it_scores_and_goes_along_with_the_card() -> None:
    start = picking(position("cirulla", "1c2d5b", "9s"))
    assert kinds(start) == ["knock"]
    knocked = pressed(start, KNOCK)
    assert knocked.choices == (replace(KNOCK, on=True),)
    assert not knocked.idle
    assert knocked.click_hand(Card.parse("2d")).move == Move.parse("!2d")
    assert start.click_hand(Card.parse("2d")).move == Move.parse("2d")
    assert picking(position("cirulla", "1c2d9b", "9s")).choices == ()


def test_knocking_can_be_taken_back_by_the_same_button_and_by_escape() -> None:
    start = picking(position("cirulla", "1c2d5b", "9s"))
    knocked = pressed(start, KNOCK)
    assert pressed(knocked, replace(KNOCK, on=True)).idle
    assert knocked.cancelled().idle


def test_the_rank_of_the_wild_card_is_asked_for_where_there_is_a_choice() -> None:
    start = picking(position("cirulla", "7c2d5b", "9s"))
    asked = pressed(start, KNOCK)
    assert asked.guise_wanted
    assert [choice.rank for choice in asked.choices] == [Rank.ACE, Rank.TWO]
    assert asked.click_hand(Card.parse("2d")) == Outcome(asked)
    named = pressed(asked, Choice(ChoiceKind.GUISE, Rank.TWO))
    assert not named.guise_wanted
    assert named.click_hand(Card.parse("2d")).move == Move.parse("!2:2d")


def test_the_wild_card_takes_its_only_rank_without_a_question() -> None:
    start = picking(position("cirulla", "7c9d9b", "4s"))
    knocked = pressed(start, KNOCK)
    assert not knocked.guise_wanted
    assert knocked.said.guise is Rank.NINE
    assert knocked.click_hand(Card.parse("9d")).move == Move.parse("!9:9d")


def test_an_optional_capture_is_chosen_and_laying_is_offered_beside_it() -> None:
    start = picking(position("scopa", "7d2c", "7s9b", capture__mandatory=False))
    chosen = start.click_hand(Card.parse("7d")).picking
    assert chosen.card == Card.parse("7d")
    assert kinds(chosen) == ["lay"]
    assert chosen.press(LAY).move == Move.parse("7d")
    assert chosen.click_table(Card.parse("7s")).move == Move.parse("7dx7s")
    assert start.click_hand(Card.parse("2c")).move == Move.parse("2c")
    assert start.drop(Card.parse("7d"), None).move == Move.parse("7d")


def test_what_is_a_capture_and_a_part_of_a_larger_one_can_be_taken_as_it_is() -> None:
    start = picking(position("cirulla", "5d2cKd", "5b5c"))
    chosen = start.click_hand(Card.parse("5d")).picking.click_table(Card.parse("5b"))
    assert chosen.move is None
    assert kinds(chosen.picking) == ["take"]
    assert chosen.picking.press(TAKE).move == Move.parse("5dx5b")
    assert chosen.picking.click_table(Card.parse("5c")).move == Move.parse("5dx5c5b")


def test_nothing_is_pointed_out_at_the_strict_table_and_every_play_is_confirmed() -> None:
    start = picking(position("escoba", "7d2cKd", "8s9b", penalties__enabled=True))
    chosen = start.click_hand(Card.parse("7d")).picking
    assert chosen.alternatives == ()
    assert chosen.row_of_table == chosen.table
    assert kinds(chosen) == ["lay"]
    assert chosen.press(LAY).move == Move.parse("7d")
    wrong = chosen.click_table(Card.parse("9b")).picking
    assert kinds(wrong) == ["take"]
    assert wrong.press(TAKE).move == Move.parse("7dx9b")


def test_what_was_missed_is_picked_with_the_card_just_laid_and_then_the_own_card() -> None:
    at = position("escoba", "7d2cKd", "8s9b", other="7b2s1s", penalties__enabled=True)
    at = replace(at, turn=Seat(1), dealer=Seat(0))
    at = at.play(Move.parse("7b")).position
    start = picking(at)
    assert kinds(start) == ["missed"]
    robbing = pressed(start, MISSED)
    assert robbing.said.robbed == CardSet.parse("7b")
    more = robbing.click_table(Card.parse("8s")).picking
    outcome = more.click_hand(Card.parse("2c")).picking.press(LAY)
    assert outcome.move == Move.parse("2c+7b8s")
    assert pressed(robbing, replace(MISSED, on=True)).idle
    wrong = robbing.click_table(Card.parse("9b")).picking.click_hand(Card.parse("2c")).picking.press(LAY)
    assert wrong.refusal is not None
    assert wrong.refusal.reason is Reason.NOT_MISSED


def test_a_card_can_be_played_face_down_as_any_rank_that_captures() -> None:
    start = picking(position("scopa_bugiarda", "2c3dKc", "7s9b4d"))
    chosen = start.click_hand(Card.parse("2c")).picking
    assert kinds(chosen) == ["face_down", "lay"]
    asked = pressed(chosen, FACE_DOWN)
    assert [choice.rank for choice in asked.choices] == [Rank.FOUR, Rank.SEVEN, Rank.NINE]
    assert asked.press(Choice(ChoiceKind.CLAIM, Rank.SEVEN)).move == Move.parse("2c=7x7s")
    assert chosen.press(LAY).move == Move.parse("2c")
    assert asked.cancelled().idle


def test_a_claim_with_several_captures_lets_choose_among_them() -> None:
    start = picking(position("scopa_bugiarda", "2c3dKc", "7s3b4d6d"))
    asked = pressed(start.click_hand(Card.parse("2c")).picking, FACE_DOWN)
    named = asked.press(Choice(ChoiceKind.CLAIM, Rank.KING)).picking
    assert [str(one.cards) for one in named.alternatives] == ["3b7s", "4d6d"]
    assert named.click_table(Card.parse("6d")).move == Move.parse("2c=Kx4d6d")


def test_what_lies_face_down_can_be_doubted_before_anything_is_chosen() -> None:
    at = position("scopa_bugiarda", "2c3dKc", "7s9b4d", other="1s1b2s")
    at = replace(at, turn=Seat(1)).play(Move.parse("1s=9x9b")).position
    start = MovePicker(at, at.hands[0].cards, at.table.cards)
    assert start.press(DOUBT).doubt
    assert "doubt" not in kinds(start.click_hand(Card.parse("2c")).picking)


@pytest.mark.parametrize(
    ("variant", "hand", "table", "changes", "card", "reason"),
    [
        (
            "scopa_jp",
            "2c7dKc",
            "7s9b",
            {"capture__must_if_able": True},
            "2c",
            Reason.MUST_CAPTURE_ELSEWHERE,
        ),
        ("scopa_assi", "1c7dKc", "2b", {"ace__opening_ban": True}, "1c", Reason.OPENING_BAN),
    ],
)
def test_a_card_that_may_not_be_laid_says_why(
    variant: str, hand: str, table: str, changes: dict[str, Any], card: str, reason: Reason
) -> None:
    at = replace(position(variant, hand, table, **changes), dealer=Seat(1))
    outcome = picking(at).click_hand(Card.parse(card))
    assert outcome.move is None
    assert outcome.refusal is not None
    assert outcome.refusal.reason is reason


def test_the_cursor_goes_from_the_hand_over_the_choices_to_the_table_and_back() -> None:
    state = picking(position("scopa", "7d2c", "7s9b", capture__mandatory=False))
    state = state.click_hand(Card.parse("7d")).picking.stepped(Step.LEFT)
    rows = []
    for step in (Step.UP, Step.UP, Step.UP, Step.DOWN, Step.DOWN, Step.DOWN):
        state = state.stepped(step)
        assert state.cursor is not None
        rows.append(state.cursor[0])
    assert rows == [Row.CHOICES, Row.TABLE, Row.TABLE, Row.CHOICES, Row.HAND, Row.HAND]
    assert state.stepped(Step.UP).confirm().move == Move.parse("7d")


def test_beside_the_only_choice_lies_the_hand() -> None:
    state = picking(position("scopa", "7d2c", "7s9b", capture__mandatory=False))
    state = state.click_hand(Card.parse("7d")).picking.stepped(Step.LEFT).stepped(Step.UP)
    for step in (Step.LEFT, Step.RIGHT):
        beside = state.stepped(step)
        assert beside.at_cursor == Card.parse("7d")
    assert beside.card == Card.parse("7d")


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    start = picking(position("scopa", "7d2c", "9b8s"))
    for kind in ChoiceKind:
        assert start.press(Choice(kind)) == Outcome(start)
        assert start.press_kind(kind) == Outcome(start)
    assert parse_cards("7d2c")[0] in start.hand


def asked_about(hand: str = "2c3dKc") -> MovePicker:
    """The choice of seat 0, which is asked about a claim of seat 1 among three players."""
    rules = ruleset("scopa_bugiarda").override({"doubters": "any"})
    pack = rules.deck.pack
    at = Position(
        ruleset=rules,
        players=3,
        dealer=Seat(0),
        turn=Seat(1),
        hands=(CardSet.parse(hand, pack), CardSet.parse("1s1b2s"), CardSet.parse("4s5s")),
        table=CardSet.parse("7s9b4d"),
        piles=(CardSet(),) * 3,
        sweeps=(0,) * 3,
        scores=(0,) * 3,
    )
    at = at.play(Move.parse("1s=9x9b")).position
    at = at.play(Move.parse("~9b")).position
    return MovePicker(at, at.hands[0].cards, at.table.cards)


def test_who_is_asked_can_only_believe_or_doubt() -> None:
    start = asked_about()
    assert kinds(start) == ["believe", "doubt"]
    assert start.press(Choice(ChoiceKind.BELIEVE)).move == Move.parse("~9b")
    assert start.press(DOUBT).doubt
    for playing in Playing:
        outcome = replace(start, playing=playing).click_hand(Card.parse("2c"))
        assert outcome.move is None
        assert outcome.refusal is not None
        assert outcome.refusal.reason is Reason.ANSWER_FIRST
    assert start.click_table(Card.parse("7s")).picking == start
    assert start.drop(Card.parse("2c"), None).refusal is not None


@pytest.mark.parametrize("hand", ["2c3dKc", "-"])
def test_the_cursor_goes_to_the_answers_alone(hand: str) -> None:
    state = asked_about(hand)
    assert state.confirm().picking.choice_at_cursor == Choice(ChoiceKind.BELIEVE)
    state = state.stepped(Step.UP)
    for step in (Step.UP, Step.DOWN):
        assert state.stepped(step) == state
    assert state.stepped(Step.RIGHT).choice_at_cursor == DOUBT
    assert state.confirm().move == Move.parse("~9b")
    assert state.stepped(Step.LEFT).confirm().doubt
