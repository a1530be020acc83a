"""Go fish for ten: every game ends with all cards in pairs, and the partner knows no hidden card."""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import Card, card_value
from settebello.learning.tens.fish import (
    CHILD,
    HAND,
    PARTNER,
    Answer,
    Asked,
    Fish,
    FishView,
    ask_for,
    deal_fish,
    held_by_other,
)
from settebello.learning.tens.pyramid import TEN
from settebello.learning.tens.pyramid_maker import FRIENDS
from tests.learning.material import SCOPA

PAIRS = st.integers(4, 18)
SEEDS = st.integers(0, 10**6)


def played(fish: Fish, rng: Random) -> list[Fish]:
    """All states of a game in which the child shows any card."""
    states = [fish]
    while not fish.over:
        card = rng.choice(fish.hand) if fish.turn == CHILD else ask_for(fish.view(PARTNER), rng)
        fish = fish.after(card)
        states.append(fish)
    return states


def laid(fish: Fish) -> list[Card]:
    return [card for one in fish.asked for card in (one.card, one.friend) if one.pair and card is not None]


@given(PAIRS, SEEDS)
def test_every_game_ends_with_all_cards_in_pairs_that_make_ten(pairs: int, seed: int) -> None:
    rng = Random(seed)
    first = deal_fish(SCOPA, pairs, FRIENDS, rng)
    cards = {*first.hands[CHILD], *first.hands[PARTNER], *first.stock}
    assert len(cards) == 2 * pairs
    assert [len(hand) for hand in first.hands] == [HAND, HAND]
    states = played(first, rng)
    for fish in states:
        everywhere = [*fish.hands[CHILD], *fish.hands[PARTNER], *fish.stock, *laid(fish)]
        assert sorted(everywhere) == sorted(cards)
        assert fish.hand or fish.over
    for one in states[-1].asked:
        assert one.friend is None or card_value(one.card) + card_value(one.friend) == TEN
    assert sum(one.pair for one in states[-1].asked) == pairs


@given(PAIRS, SEEDS, SEEDS)
def test_the_partner_asks_the_same_whatever_it_cannot_see(pairs: int, seed: int, other: int) -> None:
    for fish in played(deal_fish(SCOPA, pairs, FRIENDS, Random(seed)), Random(seed)):
        if fish.over or fish.turn != PARTNER:
            continue
        hidden = [*fish.hands[CHILD], *fish.stock]
        Random(other).shuffle(hidden)
        many = len(fish.hands[CHILD])
        changed = replace(fish, hands=(tuple(hidden[:many]), fish.hands[PARTNER]), stock=tuple(hidden[many:]))
        assert changed.view(PARTNER) == fish.view(PARTNER)
        assert ask_for(changed.view(PARTNER), Random(1)) == ask_for(fish.view(PARTNER), Random(1))


def test_a_view_has_nothing_but_the_own_hand_and_what_was_asked() -> None:
    assert {one.name for one in fields(FishView)} == {"hand", "asked", "others", "stock", "player"}
    fish = deal_fish(SCOPA, 6, FRIENDS, Random(1))
    view = fish.view(PARTNER)
    assert (view.hand, view.asked, view.others, view.stock) == (fish.hands[PARTNER], (), HAND, 4)


@given(PAIRS, SEEDS)
def test_what_the_other_has_shown_it_still_has(pairs: int, seed: int) -> None:
    for fish in played(deal_fish(SCOPA, pairs, FRIENDS, Random(seed)), Random(seed)):
        for player in (CHILD, PARTNER):
            assert set(held_by_other(fish.view(player))) <= set(fish.hands[1 - player])


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(one) for one in text.split())


def test_a_friend_is_looked_for_in_the_own_hand_then_in_the_other_then_drawn() -> None:
    fish = Fish((cards("4c 6c 3d"), cards("7s 1s")), cards("9c 2c 8c"))
    own = fish.after(Card.parse("4c"))
    assert own.asked[-1] == Asked(CHILD, Card.parse("4c"), Answer.OWN, Card.parse("6c"))
    assert own.turn == CHILD
    given_ = own.after(Card.parse("3d"))
    assert given_.asked[-1] == Asked(CHILD, Card.parse("3d"), Answer.GIVEN, Card.parse("7s"))
    # The hand is empty: a card is drawn, and the child goes on.
    assert given_.hands == (cards("9c"), cards("1s"))
    assert given_.turn == CHILD


def test_a_drawn_card_that_fits_is_laid_down_and_the_turn_ends() -> None:
    fish = Fish((cards("9c 3d"), cards("7s 2s")), cards("1c 8c"))
    now = fish.after(Card.parse("9c"))
    assert now.asked[-1] == Asked(CHILD, Card.parse("9c"), Answer.FISHED, Card.parse("1c"))
    assert now.turn == PARTNER
    other = Fish((cards("9c 3d"), cards("7s 2s")), cards("8c 1c")).after(Card.parse("9c"))
    assert not other.asked[-1].pair
    assert other.hands[CHILD] == cards("9c 3d 8c")
    # The partner remembers the 9 that was shown, but has no 1: it asks for what it has.
    assert held_by_other(other.view(PARTNER)) == cards("9c")
    with pytest.raises(ValueError, match="not in the hand"):
        other.after(Card.parse("9c"))


def test_the_partner_asks_for_what_was_shown() -> None:
    asked = (Asked(CHILD, Card.parse("9c"), Answer.FISHED),)
    view = FishView(cards("7s 1s 2s"), asked, 3, 4, PARTNER)
    assert {ask_for(view, Random(seed)) for seed in range(20)} == {Card.parse("1s")}
    vain = FishView(cards("7s 2s"), (Asked(PARTNER, Card.parse("7s"), Answer.FISHED),), 3, 4, PARTNER)
    assert {ask_for(vain, Random(seed)) for seed in range(20)} == {Card.parse("2s")}
