"""Deals in which a buongioco may be bluffed, asked about and played again from any moment."""

from dataclasses import replace
from random import Random

import pytest

from settebello.ai import LocalOpponents
from settebello.coach.decision_history import actions_of_deal, opponent_decisions
from settebello.coach.duplicate.branches import Moment, branch_of
from settebello.coach.duplicate.playout import SteadyPlayers, record_with
from settebello.coach.duplicate.second_table import alone, second_table
from settebello.coach.peek_check import Outcome, PeekCheck
from settebello.coach.review import decisions_of
from settebello.engine import Seat
from settebello.notation import DealRecord, Record, SeatRecord, read_record, replay
from tests.ai.views import RULEBOOK
from tests.notation.make_golden import FOLDER
from tests.pilot import shipped_levels

NAMES = ("scopa_bugiarda_boasts", "scopa_bugiarda_boasts_any")


def recorded(name: str, *, opponents: bool = False) -> Record:
    text = (FOLDER / f"{name}.scopa").read_text(encoding="utf-8")
    record = read_record(text, "match.scopa", RULEBOOK.ruleset)[0]
    first = SeatRecord(level="amico") if opponents else SeatRecord("Ada")
    seats = (first, *(SeatRecord(level="amico") for _ in record.seats[1:]))
    return alone(replace(record, seats=seats), 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_answers_are_actions_of_their_own_and_make_the_same_record(name: str) -> None:
    record = recorded(name)
    deal = record.deals[0]
    assert any(move.boast for move in deal.moves)
    actions = tuple(action for _, action in actions_of_deal(record, 0))
    dealt = DealRecord(deal.dealer, deal.deck, deal.thrown_in)
    assert record_with(replace(record, deals=(dealt,)), actions).deals[0] == deal


@pytest.mark.parametrize("name", NAMES)
def test_a_branch_begins_at_any_move_with_all_its_answers(name: str) -> None:
    record = recorded(name)
    for place in range(0, len(record.deals[0].moves), 5):
        branch = branch_of(record, Moment(0, place), Seat(0), {}, Random(place), anew=False)
        assert branch.deals[-1].moves == record.deals[0].moves[:place]
        assert replay(branch).match.score is None


@pytest.mark.parametrize("name", NAMES)
def test_no_decision_changes_with_the_hidden_cards(name: str) -> None:
    found = list(opponent_decisions(recorded(name, opponents=True), 0))
    said = [one for one in found if one.position.boast or one.position.situation().boasts]
    assert len(said) > 6
    for one in said[:8]:
        for other in one.other_deals(Random(1), 2):
            assert other.position.view(one.seat) == one.view
    check = PeekCheck(LocalOpponents(shipped_levels()), said[:8], seed=5)
    while not check.over:
        check.poll()
    assert {one.outcome for one in check.results} <= {Outcome.SAME, Outcome.ALL_KNOWN}
    assert check.of(Outcome.SAME)


def test_the_second_table_plays_to_the_end_and_a_review_judges_what_was_said() -> None:
    for name in NAMES:
        record = recorded(name)
        comparison = second_table(record, Seat(0), "amico", SteadyPlayers(shipped_levels()))
        assert comparison.second.deals[0].score is not None
        reviewed = list(decisions_of(record, 0))
        assert any(decision.move.boast for decision in reviewed)
        for decision in reviewed:
            assert decision.move in decision.view.legal_moves()
