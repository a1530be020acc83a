"""Deals in which every opponent is asked about a claim, played again from any moment."""

from dataclasses import replace
from random import Random

from settebello.coach.decision_history import PlayOrder, actions_of, opponent_decisions
from settebello.coach.duplicate.branches import Moment, branch_of
from settebello.coach.duplicate.playout import SteadyPlayers, record_with
from settebello.coach.duplicate.second_table import alone, second_table
from settebello.coach.review import decisions_of
from settebello.engine import Seat
from settebello.notation import DealRecord, replay
from tests.pilot import shipped_levels
from tests.ui.shelves import played

RECORD = played(5, ("amico", "bimbo"), "scopa_bugiarda", target=8, changes=(("doubters", "any"),))
DEAL = RECORD.deals[0]


def test_the_answers_are_actions_of_their_own_and_make_the_same_record() -> None:
    actions = tuple(action for _, action in actions_of(DEAL.moves, PlayOrder.of(RECORD, 0)))
    believed = [action for action in actions if action is not None and action.stands]
    assert believed
    assert None in actions
    dealt = DealRecord(DEAL.dealer, DEAL.deck, DEAL.thrown_in)
    again = record_with(replace(RECORD, deals=(dealt,)), actions)
    assert again.deals[0].moves == DEAL.moves
    assert again.deals[0].scopas == DEAL.scopas
    assert again.deals[0].score == DEAL.score


def test_a_branch_begins_at_any_move_with_all_its_answers() -> None:
    for place in range(0, len(DEAL.moves), 5):
        branch = branch_of(RECORD, Moment(0, place), Seat(0), {}, Random(place), anew=False)
        assert branch.deals[-1].moves == DEAL.moves[:place]
        assert replay(branch).match.score is None


def test_hidden_cards_dealt_again_fit_the_answers() -> None:
    decided = [one for one in opponent_decisions(RECORD, 0) if one.position.asked]
    assert decided
    for decision in decided[:6]:
        for other in decision.other_deals(Random(1), 2):
            assert other.position.turn == decision.position.turn
            assert other.position.view(decision.seat) == decision.view


def test_the_second_table_plays_to_the_end() -> None:
    comparison = second_table(alone(RECORD, 0), Seat(0), "amico", SteadyPlayers(shipped_levels()))
    assert comparison.second.deals[0].score is not None


def test_a_claim_is_reviewed_as_it_was_played_whatever_was_answered() -> None:
    reviewed = list(decisions_of(RECORD, 0))
    assert any(decision.move.claimed for decision in reviewed)
    for decision in reviewed:
        assert decision.move in decision.view.legal_moves()
