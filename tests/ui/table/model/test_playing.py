"""How much a click does: it plays at once, it is confirmed, or nobody helps as at a table of paper."""

from dataclasses import replace

import pytest

from settebello.engine import CardSet, Move, Reason
from settebello.storage.assists import ALONE, Assists, Counters, Playing
from settebello.ui.table.model.move_picker import MovePicker, Row, Step
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind
from tests.ui.table.model.test_move_picker import card, clicked, picking


def confirming(hand: str, table: str) -> MovePicker:
    return replace(picking(hand, table), playing=Playing.CONFIRM)


def on_paper(hand: str, table: str) -> MovePicker:
    return replace(picking(hand, table), playing=Playing.PAPER)


def test_where_moves_are_confirmed_the_first_click_shows_what_is_taken_and_the_second_plays() -> None:
    start = confirming("7d2c", "3c4s9b")
    first = clicked(start, "7d")
    assert first.move is None
    assert set(first.picking.chosen) == {card("3c"), card("4s")}
    assert clicked(start, "7d", "7d").move == Move.parse("7dx3c4s")
    assert first.picking.press_kind(ChoiceKind.TAKE).move == Move.parse("7dx3c4s")
    assert clicked(start, "2c", "2c").move == Move.parse("2c")
    assert clicked(start, "7d", "2c", "2c").move == Move.parse("2c")


def test_a_choice_of_captures_is_confirmed_as_well() -> None:
    start = confirming("9d", "2c7s4b5d3c")
    narrowed = clicked(start, "9d", "7s")
    assert narrowed.move is None
    assert set(narrowed.picking.chosen) == {card("2c"), card("7s")}
    assert clicked(start, "9d", "7s", "9d").move == Move.parse("9dx2c7s")
    # Letting go of one card opens the others again.
    other = clicked(start, "9d", "7s", "7s")
    assert len(other.picking.alternatives) > 1
    # Without a choice the second click lets go of the card.
    assert clicked(start, "9d", "9d").picking.card is None


def test_table_cards_chosen_first_wait_for_the_second_click_too() -> None:
    start = confirming("9d7d", "2c7s4b5d3c")
    first = clicked(start, "2c", "7s", "9d")
    assert first.move is None
    assert first.refusal is None
    assert clicked(start, "2c", "7s", "9d", "9d").move == Move.parse("9dx2c7s")
    refusal = clicked(start, "2c", "4b", "9d").refusal
    assert refusal is not None
    assert refusal.reason is Reason.WRONG_SUM


@pytest.mark.parametrize("text", ["7d", "2c"])
def test_enter_confirms_as_well(text: str) -> None:
    outcome = confirming("7d2c", "3c4s9b").choose_number(1 + (text == "2c"))
    assert outcome.move is None
    assert outcome.picking.card == card(text)
    assert outcome.picking.confirm().move is not None
    on_the_card = replace(outcome.picking, cursor=(Row.HAND, 1 if text == "2c" else 0))
    assert on_the_card.confirm().move is not None


def test_a_card_carried_to_the_table_needs_no_second_click() -> None:
    start = confirming("7d2c", "3c4s9b")
    assert start.drop(card("7d"), None).move == Move.parse("7dx3c4s")
    assert clicked(start, "7d").picking.drop(card("7d"), card("3c")).move == Move.parse("7dx3c4s")
    assert start.drop(card("2c"), None).picking.playing is Playing.CONFIRM


def test_at_a_table_of_paper_nothing_is_shown_and_anything_may_be_chosen() -> None:
    start = on_paper("9d2c", "5c3d9b")
    assert not start.takers
    chosen = clicked(start, "9d", "5c", "3d").picking
    assert chosen.alternatives == ()
    assert set(chosen.chosen) == {card("5c"), card("3d")}
    assert chosen.choices == (Choice(ChoiceKind.TAKE),)
    refused = chosen.press_kind(ChoiceKind.TAKE)
    assert refused.refusal is not None
    assert (refused.refusal.reason, refused.refusal.got, refused.refusal.wanted) == (Reason.WRONG_SUM, 8, 9)
    assert set(refused.picking.chosen) == {card("5c"), card("3d")}


def test_at_a_table_of_paper_a_card_alone_is_never_played_by_one_click() -> None:
    start = on_paper("9d2c", "5c3d9b")
    for text in ("9d", "2c"):
        outcome = clicked(start, text)
        assert (outcome.move, outcome.refusal) == (None, None)
        assert outcome.picking.choices == (Choice(ChoiceKind.LAY),)
    assert clicked(start, "2c").picking.press_kind(ChoiceKind.LAY).move == Move.parse("2c")
    refused = clicked(start, "9d").picking.press_kind(ChoiceKind.LAY)
    assert refused.refusal is not None
    assert refused.refusal.reason is Reason.MUST_CAPTURE


def test_the_cards_that_take_something_are_told_where_that_is_wanted() -> None:
    assert picking("9d2cKb", "5c3d9b").takers == {card("9d")}
    assert not clicked(picking("9d2cKb", "5c3d9b"), "2c").picking.takers - {card("9d")}


def test_at_a_table_of_paper_every_help_is_off_whatever_was_chosen() -> None:
    all_on = Assists(playing=Playing.PAPER, takers=True, counters=Counters.ALL)
    bare = all_on.in_force
    assert [bare.takers, bare.hints, bare.tracker, bare.points] == [False] * 4
    assert bare.counters is Counters.NONE
    assert replace(all_on, playing=Playing.CONFIRM).in_force.takers
    assert [ALONE.hints, ALONE.tracker, ALONE.points] == [False] * 3


def test_one_button_chooses_card_after_card_of_a_sum_and_takes_it_on_one_that_is_chosen() -> None:
    here = on_paper("7d2c", "3c4s9b").choose_number(1).picking
    for wanted in ("3c", "4s"):
        while str(here.at_cursor) != wanted:
            here = here.stepped(Step.RIGHT)
        outcome = here.confirm()
        assert outcome.move is None
        assert outcome.refusal is None
        here = outcome.picking
    assert here.chosen == CardSet.parse("3c4s")
    assert here.confirm().move == Move.parse("7dx3c4s")
