"""What lies where, folded over what happened."""

from random import Random

import pytest

from settebello.engine import Card, CardSet, Match, Phase, Rank, Seat, parse_cards
from settebello.engine.cards import Side
from settebello.engine.events import Capture, Deal, Doubted, FaceDown, Leftover, Play, Refill, Scopa, Steal
from settebello.ui.table.model.table_state import TableState
from tests.ui.tables import ruleset

EMPTY = TableState.empty(Seat(0), Seat(1), 2, 2)
DEAL = Deal(Seat(1), Seat(0), (parse_cards("7d1c4s"), parse_cards("Kd2b9c")), parse_cards("3c5d8b6s"))


def test_a_deal_sorts_your_own_hand_and_keeps_the_order_of_every_other() -> None:
    here = EMPTY.after(DEAL)
    assert here.hands == (parse_cards("1c4s7d"), parse_cards("Kd2b9c"))
    assert here.stock == 30
    assert here.turn_of == Seat(0)


def test_a_table_card_keeps_its_place_when_a_neighbour_leaves_and_the_gap_is_filled_first() -> None:
    here = EMPTY.after(DEAL)
    places = dict(here.table)
    here = here.after(Play(Seat(0), Card.parse("7d"), Seat(1)))
    here = here.after(Capture(Seat(0), Side(0), Card.parse("7d"), CardSet.parse("3c")))
    assert {slot: card for slot, card in places.items() if slot != 0} == dict(here.table)
    here = here.after(Play(Seat(1), Card.parse("9c"), Seat(0)))
    assert here.slot_of(Card.parse("9c")) == 0


def test_a_sweep_lies_crosswise_in_the_pile_of_its_side() -> None:
    here = EMPTY.after(DEAL).after(Play(Seat(0), Card.parse("4s"), Seat(1)))
    here = here.after(Capture(Seat(0), Side(0), Card.parse("4s"), CardSet.parse("3c5d8b6s")))
    here = here.after(Scopa(Seat(0), Side(0), Card.parse("4s")))
    assert here.piles[0].sweeps == (Card.parse("4s"),)
    assert len(here.piles[0].cards) == 5
    assert here.table == ()


def prized(here: TableState) -> tuple[bool, ...]:
    return tuple(pile.prized for pile in here.piles)


def test_the_pile_that_everybody_has_seen_take_the_settebello_is_marked_and_a_thief_takes_the_mark() -> None:
    here = EMPTY.after(DEAL).after(Play(Seat(0), Card.parse("7d"), Seat(1)))
    assert prized(here) == (False, False)
    here = here.after(Capture(Seat(0), Side(0), Card.parse("7d"), CardSet.parse("3c")))
    assert prized(here) == (True, False)
    here = here.after(Play(Seat(1), Card.parse("2b"), Seat(0)))
    stolen = Steal(Seat(1), Side(1), Card.parse("2b"), Side(0), Card.parse("7d"), CardSet.parse("7d3c"))
    assert prized(here.after(stolen)) == (False, True)


def test_a_settebello_that_was_laid_face_down_marks_no_pile_unless_a_doubt_has_shown_it() -> None:
    card = Card.parse("7d")
    here = EMPTY.after(DEAL).after(FaceDown(Seat(0), Rank.THREE, CardSet.parse("3c"), Seat(1), card))
    taken = Capture(Seat(0), Side(0), card, CardSet.parse("3c"))
    assert prized(here.after(taken)) == (False, False)
    shown = here.after(Doubted(Seat(1), Seat(0), card, CardSet.parse("3c"), truthful=True, points=1))
    assert shown.claim is not None
    assert prized(shown.after(taken)) == (True, False)


def test_a_refill_takes_its_cards_from_the_stock() -> None:
    here = EMPTY.after(DEAL).after(Refill(Seat(0), (parse_cards("5c2c"), parse_cards("1s1b")), last=False))
    assert here.hands == (parse_cards("2c5c"), parse_cards("1s1b"))
    assert here.stock == 26


def test_what_is_left_belongs_to_nobody_when_nobody_captured() -> None:
    here = EMPTY.after(DEAL).after(Leftover(None, CardSet.parse("3c5d8b6s")))
    assert len(here.table) == 4
    assert here.turn_of is None


@pytest.mark.parametrize(
    ("variant", "players"), [("scopa", 2), ("scopa", 3), ("scopa", 4), ("scopone_scientifico", 4)]
)
def test_the_arrangement_says_the_same_as_the_position_after_every_move(variant: str, players: int) -> None:
    rng = Random(3)
    step = Match.start(ruleset(variant), players, Seat(0)).deal_next(rng)[0]
    match = step.match
    here = TableState.empty(Seat(0), Seat(0), players, len(match.scores)).folded(step.events)
    while match.phase is Phase.PLAY:
        position = match.position
        assert position is not None
        assert here.turn_of == position.turn
        assert [set(hand) for hand in here.hands] == [set(hand) for hand in position.hands]
        assert set(here.table_cards) == set(position.table)
        assert [set(pile.cards) for pile in here.piles] == [set(pile) for pile in position.piles]
        assert tuple(len(pile.sweeps) for pile in here.piles) == position.sweeps
        assert here.stock == len(position.stock)
        done = match.play(rng.choice(position.legal_moves()))
        match, here = done.match, here.folded(done.events)
    assert here.hands == ((),) * players
