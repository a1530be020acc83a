"""Taking back: the match stands again where the person last decided, and the record says so."""

from dataclasses import replace

import pytest

from settebello.ai import Answer
from settebello.engine import Move, Phase, Ruleset, Seat
from settebello.notation import Record, print_record, read_record
from settebello.notation.record import replay
from settebello.session import (
    ChangeLevel,
    Doubt,
    NextDeal,
    PlayMove,
    Redo,
    TableSession,
    TakeBack,
    Waiting,
)
from tests.notation.matches import rules_of
from tests.session.test_table import a_claim_to_doubt, step, table

LONG = Ruleset().override({"match.target": 40})
"""Rules under which no match is over after its first deal."""


def to_person(session: TableSession) -> None:
    while session.waiting_for is not Waiting.PERSON:
        step(session)


def plain(record: Record) -> Record:
    return replace(record, taken_back=0, chain=(), prepared=())


@pytest.mark.parametrize("seed", range(2))
def test_taking_back_leads_through_all_decisions_to_the_first_and_redo_to_the_last(seed: int) -> None:
    session, _, _ = table(seed, LONG)
    decisions: list[Record] = []
    while len(decisions) < 22:
        if session.waiting_for is Waiting.PERSON:
            decisions.append(session.record)
        step(session)
    assert len(session.record.deals) == 2
    last = session.record
    for count, earlier in enumerate(reversed(decisions), 1):
        assert session.can_take_back
        assert session.submit(TakeBack()) == ()
        assert plain(session.record) == plain(earlier)
        assert session.match == replay(earlier).match
        assert session.events_so_far == replay(earlier).events
        assert session.record.taken_back == count
        assert session.waiting_for is Waiting.PERSON
    assert not session.can_take_back
    for later in [*decisions[1:], last]:
        assert session.can_redo
        session.submit(Redo())
        assert plain(session.record) == plain(later)
        assert session.match == replay(later).match
    assert not session.can_redo
    assert session.record.taken_back == len(decisions)


def test_a_match_with_take_backs_is_saved_as_such_and_read_again() -> None:
    session, _, shelf = table()
    to_person(session)
    step(session)
    session.submit(TakeBack())
    assert "taken_back: 1\n" in shelf.texts[-1]
    record, where = read_record(shelf.texts[-1], "m", rules_of)
    assert record == session.record
    assert where.match == session.match
    assert print_record(record) == shelf.texts[-1]


def test_playing_on_forgets_what_was_taken_back() -> None:
    session, _, _ = table()
    to_person(session)
    step(session)
    session.submit(TakeBack())
    assert session.match.position is not None
    session.submit(PlayMove(session.match.position.legal_moves()[-1]))
    assert not session.can_redo
    before = session.record
    session.submit(Redo())
    assert session.record == before


def test_what_an_opponent_thought_of_the_move_taken_back_is_not_played() -> None:
    session, opponents, _ = table()
    to_person(session)
    step(session)
    asked = len(opponents.views)
    session.submit(TakeBack())
    assert session.match.position is not None
    session.submit(PlayMove(session.match.position.legal_moves()[-1]))
    opponents.late = Answer(asked, Move.parse("7d"))
    assert session.poll() == ()
    while session.waiting_for is Waiting.OPPONENT:
        session.poll()
    assert len(opponents.views) == asked + 1


def test_an_opponent_exchanged_since_stays() -> None:
    session, _, _ = table()
    to_person(session)
    step(session)
    to_person(session)
    session.submit(ChangeLevel(Seat(1), "esperto"))
    session.submit(TakeBack())
    assert session.record.level(Seat(1)) == "esperto"


def test_a_deal_that_was_counted_can_be_taken_back() -> None:
    session, _, _ = table(seed=3, ruleset=Ruleset().override({"match.target": 30}))
    while session.match.phase is not Phase.TO_DEAL or session.match.score is None:
        step(session)
    deals = len(session.record.deals)
    session.submit(TakeBack())
    assert session.match.position is not None
    assert session.record.deals[-1].score is None
    session.submit(Redo())
    assert session.waiting_for is Waiting.DEAL
    session.submit(NextDeal())
    to_person(session)
    session.submit(TakeBack())
    assert len(session.record.deals) == deals


def test_a_doubt_is_a_decision_of_its_own() -> None:
    session = a_claim_to_doubt()
    before = session.record
    session.submit(Doubt())
    assert session.record != before
    session.submit(TakeBack())
    assert plain(session.record) == plain(before)
    assert session.match.position is not None
    assert session.match.position.may_doubt
