"""The fifteen worked examples of the market game's rules."""

from dataclasses import replace

import pytest

from settebello.market import MarketScore, amount_of, scores_of
from tests.market.bridge import card, cards, rules_of
from tests.market.positions import legal, pile, play, position, refused

RULES = rules_of()


def total(paid: str, price: int) -> int:
    return amount_of(RULES, cards(RULES, paid), price).total


def test_example_01_a_card_buys_a_card_and_both_go_to_the_stage() -> None:
    state = play(position(hand="g5", display="Z4a"), "buy Z4a with g5")
    assert (pile(state, "hand"), pile(state, "stage")) == ([], ["g5", "Z4a"])


def test_example_02_two_red_fours_buy_the_goal_16() -> None:
    assert total("g4a g4b", 16) == 16
    assert "buy G16 with g4a+g4b" in legal(position(hand="g4a g4b", display="G16"))


def test_example_03_three_times_five_buys_the_11() -> None:
    assert total("g3 g5", 11) == 15
    assert "buy G11 with g3+g5" in legal(position(hand="g3 g5", display="G11"))


def test_example_04_a_red_0_doubles_the_red_5() -> None:
    assert total("g0 g5 g3", 11) == 13
    assert refused(position(hand="g0 g5 g3", display="G11"), "buy G11 with g0+g5+g3") is None


def test_example_05_one_red_card_is_not_doubled() -> None:
    assert total("g5", 8) == 5
    assert refused(position(hand="g5", display="Z8a"), "buy Z8a with g5") == "too_little"


def test_example_06_the_illustrated_turn() -> None:
    state = position(hand="g2 g3", deck="g0 g5", display="Z7a G11")
    state = play(state, "draw with g2", "take Z7a with g0", "buy G11 with g3+g5")
    assert pile(state, "stage") == ["g2", "g0", "Z7a", "g3", "g5", "G11"]
    assert pile(state, "hand") == []


def test_example_07_a_plain_card_and_two_red_ones_buy_the_28() -> None:
    assert total("g6 Z7b g4a", 28) == 28
    assert "buy G28 with g4a+g6+Z7b" in legal(position(hand="g6 Z7b g4a", goals="G28"))


@pytest.mark.parametrize(("paid", "worth"), [("g3 g5 Z5a", 13), ("g3 g5 Z5b", 23)])
def test_example_08_three_cards_are_never_tripled(paid: str, worth: int) -> None:
    assert total(paid, 28) == worth


def test_example_09_a_goal_pays_for_a_central_card_in_the_expert_game_only() -> None:
    text = "buy Z9a with G12"
    assert refused(position(hand="G12", display="Z9a"), text) == "goal_pays"
    expert = position(variant="mercato_expert", hand="G12", display="Z9a G11")
    assert pile(play(expert, text), "stage") == ["G12", "Z9a"]
    assert refused(expert, "buy G11 with G12") == "goal_pays"


def test_example_10_a_display_of_spades_may_lose_a_card() -> None:
    assert "off Z2c" in legal(position(display="Z6c Z2c Z9c"))
    assert "off Z2c" not in legal(position(display="Z6c Z2c G14"))


def test_example_11_one_unused_card_is_kept_and_one_staged() -> None:
    state = position(hand="g6 g7", deck="g0 g1", display="Z9a Z8a Z7a", goals="G24")
    after = play(state, "end keep g7")
    assert pile(after, "hand", state.turn) == ["g7", "g0", "g1"]
    assert pile(after, "discard", state.turn) == ["g6"]
    expert = position(variant="mercato_expert", hand="g6 g7 g5", deck="g0 g1", display="Z4a Z8a", goals="G24")
    bought = play(expert, "buy Z4a with g5")
    assert refused(bought, "end keep g7") == "no_holdback"
    assert pile(play(bought, "end"), "discard", state.turn) == ["g5", "Z4a", "g6", "g7"]


def test_example_12_the_discard_pile_is_shuffled_when_the_deck_is_short() -> None:
    state = position(hand="g2", deck="g0", discard="g1 g3 g5 g6 g7")
    after = play(state, "draw with g2")
    assert pile(after, "hand")[0] == "g0"
    assert (len(pile(after, "hand")), len(pile(after, "deck")), len(pile(after, "discard"))) == (2, 4, 0)


def test_example_13_the_round_and_one_more_are_played_after_the_trigger() -> None:
    state = position(players=3, display="Z9a Z8a Z7a", supply="Z5a", goals="G27")
    starter = state.turn
    # Turn of the starter's left neighbour, with the 26 still on the 27.
    state = play(replace(state, goals=cards(RULES, "G26 G27")), "end")
    state = play(replace(state, goals=cards(RULES, "G27")), "end")
    assert (state.trigger is not None, state.last_round) == (True, 2)
    turns = []
    while not state.over:
        turns.append((state.turn - starter) % 3 + 1)
        state = play(state, "end")
    assert turns == [3, 1, 2, 3]


@pytest.mark.parametrize(("spades", "greens", "points"), [(11, 8, -6), (7, 9, 0)])
def test_example_14_green_hearts_cancel_spades(spades: int, greens: int, points: int) -> None:
    state = position(deck=PILE_OF[spades, greens])
    score = scores_of(state)[state.turn]
    assert (score.deck.spades, score.deck.greens) == (spades, greens)
    assert score.points == points


PILE_OF = {
    (11, 8): "g0 g4a g4b g6 g7 g1 Z1a Z2a Z3a Z4a",
    (7, 9): "g0 g4a g4b g1 Z1a Z2a Z3a Z4a Z6a",
}
"""Cards with so many spades and green hearts."""


def test_example_15_the_expert_score() -> None:
    # Spades: 2+2+2+2+1 = 9; green hearts: 2+2+2 = 6; one red heart, which brings no green one.
    state = position(
        variant="mercato_expert",
        vitrine="G16 G13",
        vault="G18 G12 G21c",
        deck="g0 g4a g4b g6 g1 Z1a Z2a",
        discard="Z3a",
    )
    score = scores_of(state)[state.turn]
    assert (score.vitrine_points, score.vault_points, score.stack_bonus) == (5, 11, 2)
    assert (score.deck.spades, score.deck.greens, score.spade_points) == (9, 6, -6)
    with_red_heart = MarketScore(score.vault, replace(score.deck, reds=1), score.vitrine, expert=score.expert)
    assert with_red_heart.points == 13
    assert card(RULES, "G16") in score.vitrine.cards
