"""The questions that the source leaves open, each with a test of its decision."""

from dataclasses import replace

import pytest

from settebello.market import Arrow, Function, amount_of, set_up, view_of
from settebello.market.market_events import Trigger
from tests.market.bridge import cards, names, rules_of
from tests.market.positions import events, legal, pile, play, position, refused

RULES = rules_of()


def total(paid: str, price: int) -> int:
    return amount_of(RULES, cards(RULES, paid), price).total


def test_a1_two_red_cards_are_always_doubled() -> None:
    assert (total("g4a g4b", 1), total("g4a g0 g6", 1), total("g4a g6", 1)) == (16, 14, 10)


def test_a2_three_times_three_is_nine_and_three_times_zero_is_zero() -> None:
    assert (total("g3 Z3a", 9), total("g3 g0", 9)) == (9, 3)
    assert amount_of(RULES, cards(RULES, "g3 Z3a"), 9).is_tripled


def test_a3_a_zero_takes_no_goal() -> None:
    state = position(hand="g0", display="G14 Z9a")
    assert refused(state, "take G14 with g0") == "not_central"
    assert refused(state, "take Z9a with g0") is None


def test_a4_an_arrow_takes_any_other_hand_card_or_only_spades_by_option() -> None:
    state = position(hand="g5 G14 Z4a g6")
    assert {text for text in legal(state) if text.startswith("bury")} == {
        "bury G14 with g5",
        "bury Z4a with g5",
        "bury g6 with g5",
    }
    assert refused(state, "bury g5 with g5") == "not_in_hand"
    strict = replace(state, rules=replace(state.rules, arrow=Arrow.SPADES))
    assert {text for text in legal(strict) if text.startswith("bury")} == {"bury g6 with g5"}
    assert refused(strict, "bury G14 with g5") == "no_spades"


def test_a5_a_flash_works_on_taken_cards_and_new_cards_can_be_used_at_once() -> None:
    state = position(hand="g0 g2", deck="g6 g1", display="Z0c Z9a")
    taken = play(state, "take Z0c with g0 to hand")
    assert refused(taken, "take Z9a with Z0c") is None
    drawn = play(state, "draw with g2")
    assert refused(drawn, "sift with g1") is None
    assert refused(state, "take Z9a with g0 to hand") == "no_place"


def test_a6_several_purple_goals_but_one_of_the_upper_goals_a_turn() -> None:
    hand = "Z9a Z9b Z9d Z8b Z8d g3"
    purple = play(position(hand=hand, goals="G24 G25 G26"), "buy G24 with Z9b+Z9d")
    assert refused(purple, "buy G25 with Z8b+Z8d") is None
    upper = play(position(hand=hand, goals="G20a G20b G24"), "buy G20a with Z9b+Z9d")
    assert refused(upper, "buy G20b with Z8b+Z8d") == "not_for_sale"
    last = play(position(hand=hand, goals="G20a G24"), "buy G20a with Z9b+Z9d")
    assert refused(last, "buy G24 with Z8b+Z8d") is None


def test_a7_a_gap_stays_open_in_the_turn() -> None:
    state = play(position(hand="g5", display="Z4a Z9a", supply="Z8a Z7a"), "buy Z4a with g5")
    assert names(RULES, state.display) == [None, "Z9a", None]
    assert names(RULES, play(state, "end").display) == ["Z8a", "Z9a", "Z7a"]


def test_a8_an_emptied_display_does_not_end_the_match_while_the_supply_lasts() -> None:
    state = play(position(hand="g5", display="Z4a", supply="Z8a", goals="G24"), "buy Z4a with g5", "end")
    assert (state.trigger, names(RULES, state.display)) == (None, ["Z8a", None, None])


def test_a9_the_stage_is_shuffled_into_the_deck() -> None:
    state = position(hand="Z9b Z9d g1", goals="G24", display="Z8a", supply="Z7a")
    after = play(state, "buy G24 with Z9b+Z9d", "end shuffle")
    owned = {*pile(after, "deck", state.turn), *pile(after, "hand", state.turn)}
    assert owned == {"Z9b", "Z9d", "g1", "G24"}
    assert pile(after, "discard", state.turn) == []


def test_a10_the_card_held_back_may_be_a_goal() -> None:
    state = position(hand="G14 g1", display="Z9a", goals="G24")
    assert "end keep G14" in legal(state)


def test_a11_a_second_trigger_changes_nothing() -> None:
    state = position(hand="", display="Z9a", supply="", goals="G27")
    state = play(state, "end")
    assert (state.trigger, state.last_round) == (Trigger.LAST_GOAL, 2)
    state = play(replace(state, display=(None, None, None)), "end", "end")
    assert (state.trigger, state.last_round, state.round) == (Trigger.LAST_GOAL, 2, 2)


def test_a12_a_vault_is_known_to_its_owner_only() -> None:
    state = position(vault="G14 G21a", deck="g1 g2", hand="g3")
    owner, other = view_of(state, state.turn), view_of(state, 1 - state.turn)
    assert names(RULES, owner.own.vault) == ["G14", "G21a"]
    seen = other.mats[state.turn]
    assert (seen.vault, seen.vault_size) == ((), 2)
    assert names(RULES, seen.hidden) == ["g1", "g2", "g3", "G14", "G21a"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a13_and_s11_two_to_four_play(players: int) -> None:
    assert set_up(RULES, players, "1").state.players == players
    assert RULES.players == (2, 3, 4)


def test_a13_no_other_number_plays() -> None:
    with pytest.raises(ValueError, match="2, 3, 4 players, not for 5"):
        set_up(RULES, 5, "1")


def test_a14_one_and_two_draw_what_there_is() -> None:
    nothing = position(hand="g1 g2")
    assert pile(play(nothing, "draw with g2"), "hand") == ["g1"]
    assert not play(nothing, "sift with g1").marks.sifting
    assert pile(play(position(hand="g2", deck="g6"), "draw with g2"), "hand") == ["g6"]
    only = play(position(hand="g1", deck="g6"), "sift with g1", "pass")
    assert (pile(only, "hand"), pile(only, "stage")) == ([], ["g1", "g6"])


def test_a15_any_number_may_carry_an_arrow() -> None:
    numbers = {card.number for card in RULES.cards if card.arrow}
    assert numbers == {4, 5, 6, 7, 8, 9}
    state = position(hand="Z8e g6")
    assert {"bury g6 with Z8e"} == {text for text in legal(state) if text.startswith("bury")}


def test_a_card_with_a_number_function_and_an_arrow_is_used_for_one_of_them() -> None:
    two = cards(RULES, "g2")[0]
    listed = list(RULES.cards)
    listed[two] = replace(listed[two], arrow=True)
    state = position(hand="g2 g6", deck="g1 g3")
    state = replace(state, rules=replace(RULES, cards=tuple(listed)))
    assert {"draw with g2", "bury g6 with g2"} <= legal(state)
    assert refused(play(state, "draw with g2"), "bury g6 with g2") == "not_in_hand"
    assert refused(play(state, "bury g6 with g2"), "draw with g2") == "not_in_hand"


def test_s01_a_tripled_payment_takes_no_further_card() -> None:
    assert total("g3 g5 g1", 15) == 9
    state = position(hand="g3 g5 g1", display="G15")
    assert refused(state, "buy G15 with g3+g5+g1") == "too_little"
    assert refused(state, "buy G15 with g3+g5") is None


def test_s02_a_three_multiplies_another_three() -> None:
    assert "buy Z9a with g3+Z3a" in legal(position(hand="g3 Z3a", display="Z9a"))


def test_s03_a_tripled_card_is_not_doubled() -> None:
    assert total("Z3b g5", 16) == 16
    found = amount_of(RULES, cards(RULES, "Z3b Z5b"), 17)
    assert (found.total, found.doubled) == (16, 8)
    tripled = amount_of(RULES, cards(RULES, "Z3a Z9b"), 27)
    assert (tripled.total, tripled.doubled, tripled.tripled) == (27, 0, 9)


def test_s04_a_zero_takes_no_goal_from_the_goal_deck_either() -> None:
    assert refused(position(hand="g0", goals="G20a"), "take G20a with g0") == "not_for_sale"


def test_s05_the_stage_of_the_turn_is_part_of_the_discard_pile_that_is_shuffled_in() -> None:
    state = position(hand="Z9b Z9d", discard="g0", goals="G24", display="Z8a")
    happened = events(play(state, "buy G24 with Z9b+Z9d"), "end shuffle")
    assert [event.count for event in happened if hasattr(event, "count")] == [4]


def test_s06_a_card_may_be_sent_off_from_a_display_with_gaps() -> None:
    assert "off Z6c" in legal(position(display="Z6c"))
    assert not {text for text in legal(position(display="")) if text.startswith("off")}


def test_s07_the_match_ends_when_display_and_supply_are_empty() -> None:
    state = play(position(hand="g5", display="Z4a", goals="G24"), "buy Z4a with g5", "end")
    assert state.trigger is Trigger.EMPTY


def test_s08_at_most_one_upper_goal_a_turn() -> None:
    state = play(position(hand="Z9b Z9d", goals="G20a G20b G24"), "buy G20a with Z9b+Z9d")
    assert names(RULES, state.situation.goals) == []
    assert names(RULES, play(state, "end").situation.goals) == ["G20b", "G24"]


def test_s09_no_goal_of_the_list_can_be_secured_in_the_turn_of_its_purchase() -> None:
    assert not [card for card in RULES.cards if card.grade and card.flash]
    state = play(position(hand="g4a g4b", display="G16"), "buy G16 with g4a+g4b")
    assert refused(state, "secure G16") == "not_in_hand"
    listed = [replace(card, flash=True) if card.id == "G16" else card for card in RULES.cards]
    flashing = position(hand="g4a g4b", display="G16")
    flashing = replace(flashing, rules=replace(RULES, cards=tuple(listed)))
    bought = play(flashing, "buy G16 with g4a+g4b to hand", "secure G16")
    assert pile(bought, "vault") == ["G16"]


def test_s10_sending_a_card_off_is_no_purchase_but_a_zero_makes_one() -> None:
    state = position(variant="mercato_expert", hand="g0 g6", display="Z6c Z2c Z9c", supply="Z8a")
    assert refused(play(state, "off Z6c"), "end keep g6") is None
    assert refused(play(state, "take Z6c with g0"), "end keep g6") == "no_holdback"


def test_m1_a_three_multiplies_only_where_the_sum_is_too_small() -> None:
    state = position(variant="mercato_expert", hand="g3 g5", display="Z7a")
    assert not play(state, "buy Z7a with g3+g5").marks.used
    dear = position(variant="mercato_expert", hand="g3 g5", display="G15")
    assert play(dear, "buy G15 with g3+g5").marks.used == Function.TRIPLE.bit


def test_a_handicap_is_a_seats_own() -> None:
    state = set_up(RULES, 3, "1", (1,)).state
    assert [mat.limited for mat in state.mats] == [False, True, False]
    assert all(mat.limited for mat in set_up(rules_of("mercato_expert"), 3, "1").state.mats)
    with pytest.raises(ValueError, match="not seats of 2 players"):
        set_up(RULES, 2, "1", (2,))


def test_a_goal_bought_by_an_expert_goes_to_the_vitrine_or_to_the_stage() -> None:
    state = position(variant="mercato_expert", hand="g4a g4b", display="G16")
    assert {"buy G16 with g4a+g4b", "buy G16 with g4a+g4b to vitrine"} <= legal(state)
    assert pile(play(state, "buy G16 with g4a+g4b to vitrine"), "vitrine") == ["G16"]
    basic = position(hand="g4a g4b", display="G16")
    assert refused(basic, "buy G16 with g4a+g4b to vitrine") == "no_place"
