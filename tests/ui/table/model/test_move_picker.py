"""Choosing a move by clicks and keys."""

from dataclasses import replace

import pytest

from settebello.engine import Card, CardSet, Move, Position, Reason, Seat, parse_cards
from settebello.storage.assists import Playing
from settebello.ui.table.model.move_picker import MovePicker, Outcome, Row, Step
from tests.ui.tables import ruleset


def picking(hand: str, table: str) -> MovePicker:
    """A choice of seat 0 with this hand at this table."""
    empty = CardSet()
    position = Position(
        ruleset=ruleset(),
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(
            CardSet.parse(hand),
            CardSet.of([next(c for c in empty.pack.cards if str(c) not in hand + table)]),
        ),
        table=CardSet.parse(table),
        piles=(empty, empty),
        sweeps=(0, 0),
        scores=(0, 0),
    )
    return MovePicker(position, parse_cards(hand), parse_cards(table))


def card(text: str) -> Card:
    return Card.parse(text)


def clicked(start: MovePicker, *cards: str) -> Outcome:
    """What comes of clicks on these cards, one after the other."""
    outcome = Outcome(start)
    for text in cards:
        here = outcome.picking
        outcome = here.click_hand(card(text)) if card(text) in here.hand else here.click_table(card(text))
    return outcome


def test_a_card_with_one_capture_takes_at_once() -> None:
    assert clicked(picking("7d2c", "3c4s9b"), "7d").move == Move.parse("7dx3c4s")


def test_a_card_without_a_capture_is_laid_at_once() -> None:
    assert clicked(picking("7d2c", "9b"), "2c").move == Move.parse("2c")


def test_several_captures_are_lettered_and_a_click_on_a_table_card_narrows_to_one() -> None:
    start = picking("9d", "2c7s4b5d3c")
    chosen = clicked(start, "9d")
    assert chosen.move is None
    letters = {str(c): chosen.picking.letters_on(c) for c in chosen.picking.table}
    assert letters == {"2c": "AB", "7s": "B", "4b": "AC", "5d": "C", "3c": "A"}
    assert clicked(start, "9d", "7s").move == Move.parse("9dx2c7s")
    assert clicked(start, "9d", "2c").move is None
    assert clicked(start, "9d", "2c", "3c").move == Move.parse("9dx2c3c4b")


def test_table_cards_may_be_chosen_first() -> None:
    start = picking("9d2d", "2c7s4b5d")
    assert clicked(start, "4b", "5d", "9d").move == Move.parse("9dx4b5d")


def test_a_wrong_sum_is_refused_with_its_numbers() -> None:
    outcome = clicked(picking("9d", "5c3c4b2s7s"), "5c", "3c", "9d")
    assert outcome.move is None
    assert outcome.refusal is not None
    assert (outcome.refusal.reason, outcome.refusal.got, outcome.refusal.wanted) == (Reason.WRONG_SUM, 8, 9)
    assert outcome.picking.chosen == CardSet.parse("3c5c")


def test_a_table_card_that_no_capture_takes_is_refused_and_not_chosen() -> None:
    outcome = clicked(picking("9d", "2c7s4b5dKs"), "9d", "Ks")
    assert outcome.refusal is not None
    assert not outcome.picking.chosen


def test_a_card_of_the_same_value_bars_the_sum() -> None:
    """Rules, 2.2: priority single."""
    outcome = clicked(picking("7d", "7c7s3c4b"), "3c", "4b", "7d")
    assert outcome.refusal is not None
    assert outcome.refusal.reason is Reason.EQUAL_FIRST


@pytest.mark.parametrize("again", [["9d"], []])
def test_the_played_card_again_or_escape_lets_go(again: list[str]) -> None:
    outcome = clicked(picking("9d2d", "2c7s4b5d"), "9d", *again)
    state = outcome.picking if again else outcome.picking.cancelled()
    assert state.idle


def test_a_chosen_table_card_clicked_again_is_let_go() -> None:
    assert clicked(picking("9d2d", "2c7s4b5d"), "2c", "2c").picking.idle


def test_another_hand_card_takes_the_place_of_the_chosen_one() -> None:
    outcome = clicked(picking("9d6d", "2c7s4b5d"), "9d", "6d")
    assert outcome.move == Move.parse("6dx2c4b")


def test_by_keys_alone_a_number_chooses_the_arrows_go_and_enter_takes() -> None:
    start = picking("2d9d", "2c7s4b5d")
    chosen = start.choose_number(2)
    assert chosen.move is None
    assert chosen.picking.cursor == (Row.TABLE, 0)
    second = chosen.picking.stepped(Step.RIGHT).stepped(Step.RIGHT)
    assert second.at_cursor == card("4b")
    assert second.toggle().move == Move.parse("9dx4b5d")
    assert second.confirm().move == Move.parse("9dx4b5d")


def test_a_number_without_a_card_changes_nothing() -> None:
    start = picking("2d9d", "2c7s")
    assert start.choose_number(3) == Outcome(start)


def test_the_cursor_goes_round_and_up_and_down() -> None:
    start = picking("2d9d6c", "2c7s4b")
    first = start.stepped(Step.LEFT)
    assert first.cursor == (Row.HAND, 1)
    assert first.stepped(Step.RIGHT).stepped(Step.RIGHT).cursor == (Row.HAND, 0)
    up = first.stepped(Step.UP)
    assert up.cursor == (Row.TABLE, 0)
    assert up.stepped(Step.UP) == up
    assert up.stepped(Step.DOWN).cursor == (Row.HAND, 1)
    assert first.stepped(Step.DOWN) == first


def test_up_and_down_go_between_the_rows_of_the_table_to_the_nearest_card() -> None:
    lain = {card("2c"): (0, 0), card("7s"): (2, 0), card("4b"): (2, 1), card("5d"): (3, 1)}
    start = replace(picking("2d9d6c", "2c7s4b5d"), cells=lain).stepped(Step.LEFT).stepped(Step.UP)
    right = start.stepped(Step.RIGHT)
    assert (start.at_cursor, right.at_cursor) == (card("2c"), card("7s"))
    below = right.stepped(Step.DOWN)
    assert below.at_cursor == card("4b")
    assert below.stepped(Step.UP).at_cursor == card("7s")
    assert below.stepped(Step.DOWN).cursor == (Row.HAND, 1)


def test_enter_on_a_hand_card_plays_it() -> None:
    start = picking("2d9d", "2c7s4b5d").stepped(Step.LEFT)
    assert start.at_cursor == card("2d")
    assert start.confirm().move == Move.parse("2dx2c")
    assert start.toggle().move == Move.parse("2dx2c")


def test_enter_on_the_chosen_card_goes_to_the_table() -> None:
    start = picking("2d9d", "2c7s4b5d").stepped(Step.LEFT).stepped(Step.RIGHT)
    chosen = start.confirm().picking
    assert chosen.card == card("9d")
    assert chosen.confirm().picking.cursor == (Row.TABLE, 0)


def test_enter_takes_what_was_chosen_by_the_mouse_and_space_shows_the_cursor() -> None:
    start = replace(picking("9d2d", "4b5d2c7s"), playing=Playing.CONFIRM)
    chosen = clicked(start, "9d", "4b").picking
    assert (chosen.card, chosen.chosen, chosen.cursor) == (card("9d"), CardSet.parse("4b5d"), None)
    assert chosen.confirm().move == Move.parse("9dx4b5d")
    assert chosen.toggle().picking.cursor is not None
    # With a hand card alone, the cursor goes to the cards that it can take.
    assert clicked(start, "9d").picking.confirm().picking.cursor == (Row.TABLE, 0)


def test_a_cursor_that_chose_table_cards_can_still_be_confirmed_by_the_hand_card() -> None:
    state = picking("9d2d", "4b5d2c7s").stepped(Step.UP).stepped(Step.UP)
    state = state.toggle().picking.stepped(Step.RIGHT).toggle().picking
    assert state.chosen == CardSet.parse("4b5d")
    assert state.stepped(Step.DOWN).confirm().move == Move.parse("9dx4b5d")


def test_a_card_dropped_on_another_takes_that_one() -> None:
    choice = picking("8c1b2s", "3c5d2b6s")
    outcome = choice.drop(card("8c"), card("3c"))
    assert outcome.move is not None
    assert outcome.move == Move.parse("8cx3c5d")
    assert choice.drop(card("8c"), None).picking.card == card("8c")


def test_a_card_dropped_on_one_that_it_cannot_take_is_refused_with_the_reason() -> None:
    outcome = picking("2s1b7s", "3c5d2b6s").drop(card("2s"), card("6s"))
    assert outcome.move is None
    assert outcome.refusal is not None
    assert (outcome.refusal.wanted, outcome.refusal.got) == (2, 6)


def test_a_card_that_takes_nothing_is_laid_wherever_it_is_dropped() -> None:
    outcome = picking("1b2s7s", "3c5d9b6s").drop(card("1b"), card("6s"))
    assert outcome.move is not None
    assert not outcome.move.captured


def test_more_captures_than_there_are_letters_can_all_be_chosen() -> None:
    start = picking("Kd", "1c1d1b1s2c2d2b2s3c3d3b3s4c4d")
    chosen = clicked(start, "Kd").picking
    assert len(chosen.alternatives) > 26
    last = chosen.alternatives[-1].cards
    outcome = clicked(start, "Kd", *map(str, last))
    assert outcome.refusal is None
    assert outcome.move == Move(card("Kd"), last) or outcome.picking.chosen == last
    assert all(len(chosen.letters_on(c)) <= 5 for c in chosen.table)


def test_enter_shows_the_cursor_first_where_nothing_shows_what_it_would_choose() -> None:
    start = picking("2d9d6c", "2c7s4b")
    for outcome in (start.confirm(), start.toggle()):
        assert outcome.move is None
        assert outcome.picking.card is None
        assert outcome.picking.cursor == (Row.HAND, (len(start.hand) - 1) // 2)
