"""Deals in which the dealer may exchange the bottom card, asked about and played again from any moment."""

from dataclasses import replace
from random import Random

import pytest

from settebello.ai import LocalOpponents
from settebello.coach.decision_history import EXCHANGE, actions_of_deal, opponent_decisions
from settebello.coach.duplicate.branches import Moment, branch_of
from settebello.coach.duplicate.playout import SteadyPlayers, record_with
from settebello.coach.duplicate.second_table import alone, parting, second_table
from settebello.coach.peek_check import Outcome, PeekCheck
from settebello.coach.review import decisions_of
from settebello.engine import Exchange, Seat
from settebello.notation import DealRecord, Record, SeatRecord, read_record, replay
from settebello.session.take_back import before_last_decision
from tests.ai.twin_deals import unfinished
from tests.ai.views import RULEBOOK
from tests.notation.make_golden import FOLDER
from tests.pilot import shipped_levels

TEXT = (FOLDER / "spazzino_exchange_match.scopa").read_text(encoding="utf-8")
RECORD = replace(
    read_record(TEXT, "match.scopa", RULEBOOK.ruleset)[0],
    seats=(SeatRecord("Ada"), SeatRecord(level="amico")),
)
BOTH = (0, 6)
"""A deal in which the bottom card was exchanged, and one in which it was left."""


@pytest.mark.parametrize("number", BOTH)
def test_the_choice_is_the_first_action_and_makes_the_same_record(number: int) -> None:
    record = alone(RECORD, number)
    deal = record.deals[0]
    (first, choice), *others = actions_of_deal(record, 0)
    assert first == EXCHANGE
    assert choice == deal.exchange_move
    assert [n for n, _ in others] == list(range(len(deal.moves)))
    dealt = DealRecord(deal.dealer, deal.deck, deal.thrown_in)
    actions = tuple(action for _, action in actions_of_deal(record, 0))
    assert record_with(replace(record, deals=(dealt,)), actions).deals[0] == deal


@pytest.mark.parametrize("number", BOTH)
@pytest.mark.parametrize("anew", [False, True])
def test_a_branch_begins_after_the_choice(number: int, *, anew: bool) -> None:
    record = alone(RECORD, number)
    deal = record.deals[0]
    for place in range(0, 30, 7):
        branch = branch_of(record, Moment(0, place), Seat(0), {}, Random(place), anew=anew)
        assert branch.deals[-1].exchange == deal.exchange
        assert len(branch.deals[-1].moves) == place
        position = replay(branch).match.position
        assert position is not None
        assert not position.exchanging


@pytest.mark.parametrize("players", [2, 3])
def test_no_decision_changes_with_the_hidden_cards_and_the_choice_is_asked_too(players: int) -> None:
    rules = RULEBOOK.ruleset("spazzino", {"deal.exchange": True})
    *_, record = unfinished(rules, players, 3, "amico")
    found = list(opponent_decisions(record, 0))
    assert found[0].number == EXCHANGE
    assert found[0].position.exchanging
    for decision in (found[0], *found[1::9]):
        for other in decision.other_deals(Random(1), 2):
            assert other.position.view(decision.seat) == decision.view
    check = PeekCheck(LocalOpponents(shipped_levels()), (found[0], *found[1::9]), seed=5)
    while not check.over:
        check.poll()
    assert {one.outcome for one in check.results} <= {Outcome.SAME, Outcome.ALL_KNOWN}
    assert check.results[0].outcome is Outcome.SAME


def test_a_deal_whose_bottom_card_was_left_is_dealt_anew_with_another_one() -> None:
    """Who has not seen the card cannot tell the deals apart, and the record still says that it was left."""
    rules = RULEBOOK.ruleset("spazzino", {"deal.exchange": True})
    bottoms, choices = set(), set()
    for seed in range(12):
        record = next(one for one in unfinished(rules, 2, seed, "amico") if one.deals[0].exchange)
        if record.deals[0].exchange is not Exchange.LEFT:
            record = record.before_exchange().with_exchange(record.deals[0].deck[-1])
        leader = Seat(1 - record.deals[0].dealer)
        decision = next(one for one in opponent_decisions(with_a_move(record), 0) if one.seat == leader)
        for other in decision.other_deals(Random(seed), 3):
            bottoms.add((seed, other.deck[-1]))
            choices.add(other.position.bottom is not None and other.position.bottom.exchange)
            assert other.position.view(leader) == decision.view
    assert choices == {Exchange.LEFT}
    assert len(bottoms) > 12


def with_a_move(record: Record) -> Record:
    """The record after the first card."""
    match = replay(record).match
    assert match.position is not None
    move = match.position.legal_moves()[0]
    return record.with_step(match, move, match.play(move).events)


def test_the_second_table_chooses_anew_and_parts_there_if_the_choice_differs() -> None:
    for number in range(len(RECORD.deals)):
        record = alone(RECORD, number)
        seat = record.deals[0].dealer
        found = second_table(record, seat, "amico", SteadyPlayers(shipped_levels()))
        second = found.second.deals[0]
        assert second.score is not None
        assert second.exchange is not None
        if second.exchange != record.deals[0].exchange:
            assert found.parted == 0 == parting(record.deals[0], second)


def test_a_review_leaves_the_choice_out_and_judges_what_follows() -> None:
    for number in BOTH:
        reviewed = list(decisions_of(RECORD, number))
        assert reviewed
        for decision in reviewed:
            assert decision.move in decision.view.legal_moves()
            assert not decision.move.bottom


def test_nothing_is_taken_back_in_a_branch_before_it_begins() -> None:
    record = alone(RECORD, 0)
    branch = branch_of(record, Moment(0, 0), Seat(0), {}, Random(1), anew=False)
    assert before_last_decision(branch, replay(branch).events) is None
