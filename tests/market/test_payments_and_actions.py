"""Payments of large hands, and actions as text."""

from itertools import combinations

import pytest

from settebello.market import (
    BadAction,
    Card,
    Kind,
    MarketRules,
    action_text,
    amount_of,
    parse_action,
    payments_for,
)
from tests.market.bridge import cards, rules_of
from tests.market.positions import legal, position

RULES = rules_of()
HANDS = [
    "g0 g1 g2 g3 g4a g4b",
    "g3 Z3a Z3b g5 Z5b Z9a Z0c",
    "g4a g4b Z4b Z4d g0 Z0a Z9b",
    "g3 g6 g7 Z8a",
]


def is_lean(rules: MarketRules, payment: tuple[int, ...], price: int) -> bool:
    """By the definition: a sum of which no card can be left out, or a pair that has to be tripled."""
    total = amount_of(rules, payment, price, may_triple=False).total
    if total < price:
        return amount_of(rules, payment, price).total >= price
    rest = [tuple(each for each in payment if each != card) for card in payment]
    return all(not some or amount_of(rules, some, price, may_triple=False).total < price for some in rest)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("price", [0, 1, 4, 9, 11, 16, 22, 27, 28])
def test_the_payments_are_all_lean_ones_and_no_other(hand: str, price: int) -> None:
    held = cards(RULES, hand)
    every = {some for count in range(1, len(held) + 1) for some in combinations(sorted(held), count)}
    found = list(payments_for(RULES, held, price))
    assert len(found) == len(set(found))
    assert set(found) == {some for some in every if is_lean(RULES, some, price)}


def test_a_hand_of_twelve_has_few_payments() -> None:
    held = cards(RULES, "g0 g1 g2 g3 g4a g4b g5 g6 g7 Z8a Z9a Z9b")
    found = list(payments_for(RULES, held, 28))
    assert 10 < len(found) < 1000
    assert all(amount_of(RULES, payment, 28).total >= 28 for payment in found)


def test_zeros_that_change_nothing_are_no_part_of_a_payment() -> None:
    held = cards(RULES, "Z0c g6")
    assert list(payments_for(RULES, held, 5)) == [cards(RULES, "g6")]


def test_a_used_up_three_does_not_multiply() -> None:
    held = cards(RULES, "g3 g5")
    assert list(payments_for(RULES, held, 15)) == [held]
    assert list(payments_for(RULES, held, 15, may_triple=False)) == []


def test_every_legal_action_is_read_back_from_its_text() -> None:
    state = position(
        variant="mercato_expert",
        hand="g0 g1 g2 g3 g5 G12 G14 Z4c",
        display="Z6c Z2c Z9c",
        goals="G24 G25",
        shuffle=True,
    )
    texts = legal(state)
    assert {text.split()[0] for text in texts} == {
        *("buy", "take", "sift", "draw", "bury", "secure", "off", "end")
    }
    assert {action_text(RULES, parse_action(RULES, f" {text} ")) for text in texts} == texts


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is not an action: buy CARD with CARD"),
        ("buy Z9a", "is not an action"),
        ("buy Z9x with g5", "'Z9x' is not a card of mercato"),
        ("buy Z9a with g5+g5", "names a card twice"),
        ("take Z9a with g0 to vitrine", "is not an action"),
        ("end keep", "is not an action"),
        ("keep g5", "is not an action"),
        ("buy Z9a with " + "+".join(["g5"] * 5000), "names a card twice"),
    ],
)
def test_a_text_that_is_no_action_is_told_what_is_allowed(text: str, told: str) -> None:
    with pytest.raises(BadAction) as error:
        parse_action(RULES, text)
    assert told in str(error.value)
    assert len(str(error.value)) < 600


def test_the_card_list_has_the_facts_that_the_source_fixes() -> None:
    def of(kind: Kind) -> list[Card]:
        return [card for card in RULES.cards if card.kind is kind]

    own, central, goals = of(Kind.OWN), of(Kind.CENTRAL), of(Kind.GOAL)
    assert (len(own), len(central), len(goals), len(RULES.cards)) == (36, 49, 31, 116)
    for colour in RULES.colours:
        mine = [card for card in own if card.colour == colour]
        assert sorted(card.number for card in mine) == [0, 1, 2, 3, 4, 4, 5, 6, 7]
        assert sum(card.spades for card in mine) == 14
    assert {card.number for card in central} == set(range(10))
    assert sum(card.spades for card in central) == 20
    assert sum(card.greens for card in central) == 18
    marks = {name: sum(getattr(card, name) for card in central) for name in ("border", "flash", "arrow")}
    assert marks == {"border": 21, "flash": 13, "arrow": 6}
    assert [sum(card.grade == grade for card in goals) for grade in "ABC"] == [10, 16, 5]
    assert (sum(card.reds for card in goals), sum(card.greens for card in goals)) == (53, 45)
    assert {card.id for card in goals if card.shuffle} == {"G24", "G25", "G26", "G27", "G28"}
