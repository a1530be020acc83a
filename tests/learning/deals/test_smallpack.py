"""Small packs: the engine deals and plays them to the end (docs/learning.md, section 7.4)."""

from random import Random

import pytest

from settebello.ai.people.gentle_player import GentlePlayer
from settebello.engine import Card, CardSet, Category, DealOver, Event, Match, Phase, Refill, Seat, WrongDeck
from settebello.learning.deals.smallpack import RANGES, small_rules
from settebello.rulebook.cross_checks import disagreements
from tests.learning.material import QUINDICI, SCOPA


@pytest.mark.parametrize("upto", RANGES)
@pytest.mark.parametrize("seed", range(5))
def test_a_small_pack_is_played_to_its_last_card(upto: int, seed: int) -> None:
    rng = Random(seed)
    rules = small_rules(SCOPA, upto)
    match = Match.start(rules, 2, Seat(seed % 2))
    step = match.deal_next(rng)[0]
    events: list[Event] = list(step.events)
    played = CardSet()
    match = step.match
    while match.phase is Phase.PLAY and match.position is not None and match.position.turn is not None:
        move = GentlePlayer().choose(match.position.view(match.position.turn), rng)
        assert move is not None
        played |= CardSet.of((move.card,))
        step = match.play(move)
        match, events = step.match, [*events, *step.events]
    assert match.position is not None
    whole = rules.deck.whole
    assert len(whole) == 4 * upto
    assert len(played) == 4 * upto - 4
    assert played | match.position.opening_table == whole
    assert match.position.piles[0] | match.position.piles[1] == whole
    rounds = (4 * upto - 4) // (2 * rules.deal.hand)
    assert sum(isinstance(event, Refill) for event in events) == rounds - 1
    assert sum(isinstance(event, DealOver) for event in events) == 1


@pytest.mark.parametrize(("upto", "hand"), [(5, 2), (6, 2), (7, 3), (8, 2), (9, 2), (10, 3)])
def test_the_hand_uses_the_pack_up(upto: int, hand: int) -> None:
    rules = small_rules(SCOPA, upto)
    assert rules.deal.hand == hand
    assert (4 * upto - 4) % (2 * hand) == 0
    assert list(disagreements(rules)) == []


@pytest.mark.parametrize("upto", RANGES)
def test_the_settebello_counts_where_it_is_in_the_pack(upto: int) -> None:
    rules = small_rules(SCOPA, upto)
    assert (rules.score.settebello == 1) is (Card.parse("7d") in rules.deck.whole)


@pytest.mark.parametrize("upto", RANGES)
def test_the_primiera_counts_in_the_whole_pack_alone(upto: int) -> None:
    rules = small_rules(SCOPA, upto)
    assert bool(rules.score.primiera) is (upto == RANGES[-1])
    match = Match.start(rules, 2, Seat(0)).deal_next(Random(1))[0].match
    while match.phase is Phase.PLAY and match.position is not None and match.position.turn is not None:
        match = match.play(match.position.legal_moves()[0]).match
    assert match.score is not None
    lines = {line.category for line in match.score.lines}
    assert (Category.PRIMIERA in lines) is (upto == RANGES[-1])


def test_nobody_fears_a_card_that_is_not_in_play() -> None:
    position = Match.start(small_rules(SCOPA, 6), 2, Seat(1)).deal_next(Random(1))[0].match.position
    assert position is not None
    assert len(position.stock) == 24 - 4 - 4
    view = position.view(Seat(0))
    hidden = {*position.stock, *position.hands[1]}
    assert {*view.unseen} == hidden
    assert {*view.sample(Random(2)).stock} < hidden


def test_a_whole_pack_is_no_deck_of_a_small_one() -> None:
    with pytest.raises(WrongDeck, match="each card of italian40 up to 6 once"):
        Match.start(small_rules(SCOPA, 6), 2, Seat(1)).deal_deck(SCOPA.deck.cards)


@pytest.mark.parametrize("upto", [0, 4, 11])
def test_other_ranges_are_refused(upto: int) -> None:
    with pytest.raises(ValueError, match="5 to 10"):
        small_rules(SCOPA, upto)


def test_quindici_needs_the_whole_pack() -> None:
    assert small_rules(QUINDICI, 10) == QUINDICI
    with pytest.raises(ValueError, match="scopa_quindici has no pack"):
        small_rules(QUINDICI, 7)
