"""The table: it waits for the right one, saves before it shows, and goes on where it was left."""

import logging
import logging.handlers
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from settebello.ai import Answer, GreedyPlayer
from settebello.engine import (
    CannotDeal,
    Deal,
    DealOver,
    Doubted,
    IllegalMove,
    MatchOver,
    Move,
    Ruleset,
    Seat,
    SeatView,
)
from settebello.notation import LevelChange, Record, SeatRecord, print_record, read_record
from settebello.notation.record import replay
from settebello.notation.record_size import RECORD_LIMITS, ROOM_FOR_A_DEAL
from settebello.session import (
    PERSON,
    ChangeLevel,
    Doubt,
    NextDeal,
    PlayMove,
    TableSession,
    TakeBack,
    TakeHint,
    Waiting,
)
from tests.notation.matches import rules_of
from tests.ui.tables import session

SHORT = Ruleset().override({"match.target": 3})
SEATS = (SeatRecord("Ada"), SeatRecord(level="amico"))


@dataclass
class Slow:
    """An opponent that answers every second time it is asked, and remembers what it was shown."""

    views: list[SeatView] = field(default_factory=list)
    levels: list[str] = field(default_factory=list)
    late: Answer | None = None
    patience: int = 0

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        self.views.append(view)
        self.levels.append(level)
        self.patience = 1
        return len(self.views)

    def poll(self) -> Answer | None:
        if self.late is not None:
            answer, self.late = self.late, None
            return answer
        self.patience -= 1
        if self.patience >= 0:
            return None
        return Answer(len(self.views), GreedyPlayer().choose(self.views[-1], Random(1)))

    def close(self) -> None:
        self.views.clear()


@dataclass
class Shelf:
    """A journal in memory."""

    texts: list[str] = field(default_factory=list)
    finished: int = 0
    full: bool = False

    def write(self, text: str) -> None:
        if self.full:
            raise OSError("no space left")
        self.texts.append(text)

    def finish(self) -> None:
        self.finished += 1


def table(seed: int = 5, ruleset: Ruleset = SHORT) -> tuple[TableSession, Slow, Shelf]:
    opponents, shelf = Slow(), Shelf()
    session = TableSession.start(ruleset, SEATS, opponents=opponents, journal=shelf, rng=Random(seed))
    return session, opponents, shelf


def step(session: TableSession) -> None:
    """Whoever is to act acts."""
    match session.waiting_for:
        case Waiting.DEAL:
            assert session.submit(NextDeal())
        case Waiting.PERSON:
            assert session.match.position is not None
            assert session.submit(PlayMove(session.match.position.legal_moves()[0]))
        case Waiting.OPPONENT:
            session.poll()
        case Waiting.NOTHING:
            pytest.fail("the match is over")


def test_a_new_match_waits_for_its_first_deal() -> None:
    session, _, shelf = table()
    assert session.waiting_for is Waiting.DEAL
    assert session.poll() == ()
    events = session.submit(NextDeal())
    assert isinstance(events[-1], Deal)
    assert session.events_so_far == events
    assert len(shelf.texts) == 1


def test_a_match_is_played_to_its_end_and_put_away_once() -> None:
    session, _, shelf = table()
    while session.waiting_for is not Waiting.NOTHING:
        step(session)
    assert isinstance(session.events_so_far[-1], MatchOver)
    assert isinstance(session.events_so_far[-2], DealOver)
    assert shelf.finished == 1
    assert read_record(shelf.texts[-1], "m", rules_of)[1].match == session.match
    assert session.submit(NextDeal()) == ()
    assert session.poll() == ()


def test_after_every_move_the_saved_record_leads_to_the_very_same_table() -> None:
    session, _, shelf = table(seed=2)
    while session.waiting_for is not Waiting.NOTHING:
        before = len(shelf.texts)
        step(session)
        if len(shelf.texts) > before:
            record, where = read_record(shelf.texts[-1], "m", rules_of)
            resumed = TableSession(record, opponents=Slow(), journal=Shelf(), rng=Random(0), replayed=where)
            assert resumed.match == session.match
            assert resumed.events_so_far == session.events_so_far
            assert resumed.waiting_for is session.waiting_for


def test_a_refused_move_changes_nothing_and_is_not_saved() -> None:
    session, _, shelf = table()
    while session.waiting_for is not Waiting.PERSON:
        step(session)
    before, saved = session.match, len(shelf.texts)
    assert before.position is not None
    foreign = next(iter(before.position.hands[1]))
    with pytest.raises(IllegalMove):
        session.submit(PlayMove(Move(foreign)))
    assert session.match == before
    assert len(shelf.texts) == saved


def test_an_intent_that_is_not_due_does_nothing() -> None:
    session, _, _ = table()
    assert session.submit(PlayMove(Move.parse("7d"))) == ()
    session.submit(NextDeal())
    assert session.submit(NextDeal()) == ()


def test_an_opponent_is_asked_once_and_only_with_its_own_view() -> None:
    session, opponents, _ = table()
    while session.waiting_for is not Waiting.OPPONENT:
        step(session)
    assert session.poll() == ()
    assert len(opponents.views) == 1
    assert session.poll() != ()
    assert len(opponents.views) == 1
    assert opponents.views[0].seat == Seat(1)
    assert opponents.views[0].seat != PERSON


def test_an_answer_to_an_older_question_is_dropped() -> None:
    session, opponents, _ = table()
    while session.waiting_for is not Waiting.OPPONENT:
        step(session)
    session.poll()
    opponents.late = Answer(99, opponents.views[-1].legal_moves()[0])
    before = session.match
    assert session.poll() == ()
    assert session.match == before


def test_another_opponent_decides_from_the_next_card_on_and_that_is_saved_at_once() -> None:
    session, opponents, shelf = table()
    while session.waiting_for is not Waiting.OPPONENT:
        step(session)
    moves, saved = len(session.record.deals[-1].moves), len(shelf.texts)
    assert session.submit(ChangeLevel(Seat(1), "campione")) == ()
    assert len(shelf.texts) == saved + 1
    assert opponents.levels == ["amico", "campione"]
    assert session.record.deals[-1].changes == (LevelChange(moves, Seat(1), "campione"),)
    while len(session.record.deals[-1].moves) == moves:
        step(session)
    record, where = read_record(shelf.texts[-1], "m", rules_of)
    assert (record, where.match) == (session.record, session.match)
    assert record.level(Seat(1)) == "campione"
    assert record.seats[1].level == "amico"
    assert record.level(PERSON) is None


def test_an_answer_that_has_come_already_is_forgotten_with_the_opponent_who_gave_it() -> None:
    session, opponents, _ = table()
    while session.waiting_for is not Waiting.OPPONENT:
        step(session)
    assert [session.listen(), session.listen()] == [False, True]
    session.submit(ChangeLevel(Seat(1), "bimbo"))
    assert [session.listen(), session.listen()] == [False, True]
    assert opponents.levels == ["amico", "bimbo"]
    assert session.poll()


def test_an_opponent_exchanged_before_the_first_deal_has_sat_there_from_the_start() -> None:
    session, _, _ = table()
    session.submit(ChangeLevel(Seat(1), "amico"))
    assert session.record.seats[1] == SeatRecord(level="amico")
    assert session.record.deals == ()


def test_an_opponent_who_comes_back_before_playing_has_never_gone() -> None:
    session, _, _ = table()
    while session.waiting_for is not Waiting.PERSON:
        step(session)
    before = session.record
    for level in ("amico", "bimbo", "amico"):
        session.submit(ChangeLevel(Seat(1), level))
    assert session.record == before
    with pytest.raises(ValueError, match="seat 0 is a person's"):
        session.submit(ChangeLevel(PERSON, "amico"))


def test_a_full_disk_is_remembered_and_the_game_goes_on() -> None:
    session, _, shelf = table()
    shelf.full = True
    step(session)
    refused = session.save_error
    assert isinstance(refused, OSError)
    assert session.waiting_for is not Waiting.DEAL
    shelf.full = False
    while not shelf.texts:
        step(session)
    assert session.save_error is None
    assert read_record(shelf.texts[-1], "m", rules_of)[1].match == session.match


def test_why_another_moved_in_an_opponents_place_is_logged() -> None:
    session, opponents, _ = table()
    said = logging.handlers.BufferingHandler(10)
    log = logging.Logger("test")  # noqa: LOG001 - this test alone hears it
    log.addHandler(said)
    logged = TableSession(session.record, opponents=opponents, journal=Shelf(), rng=Random(5), log=log)
    while logged.waiting_for is not Waiting.OPPONENT:
        step(logged)
    assert not said.buffer
    opponents.late = Answer(1, opponents.views[-1].legal_moves()[0], "the process ended")
    assert logged.poll()
    assert [record.getMessage() for record in said.buffer] == ["seat 1: the process ended"]


def test_a_doubt_is_made_before_the_move_and_stands_in_the_record() -> None:
    table = a_claim_to_doubt()
    before = table.record
    events = table.submit(Doubt())
    assert isinstance(events[0], Doubted)
    assert events[0].seat == PERSON
    assert table.record.deals[-1].moves[-1] == replace(before.deals[-1].moves[-1], doubted=True)
    assert table.waiting_for is Waiting.PERSON
    assert replay(table.record).match == table.match
    assert table.submit(Doubt()) == ()


def test_an_opponent_who_doubts_plays_after_that() -> None:
    table = session("scopa_bugiarda", seed=3)
    doubts = 0
    rng = Random(5)
    for _ in range(400):
        position = table.match.position
        if table.waiting_for is Waiting.DEAL:
            table.submit(NextDeal())
        elif table.waiting_for is Waiting.PERSON and position is not None:
            claims = [move for move in position.legal_moves() if move.claimed is not None]
            table.submit(PlayMove(rng.choice(claims or list(position.legal_moves()))))
        elif table.waiting_for is Waiting.OPPONENT:
            events = table.poll()
            if events and isinstance(events[0], Doubted):
                doubts += 1
                assert table.waiting_for is Waiting.OPPONENT
        else:
            break
    assert doubts > 0
    assert replay(table.record).match == table.match


def a_claim_to_doubt() -> TableSession:
    """A table at which an opponent's card lies face down and the person is to move."""
    table = session("scopa_bugiarda", seed=1)
    rng = Random(1)
    for _ in range(200):
        position = table.match.position
        if table.waiting_for is Waiting.PERSON and position is not None:
            if position.may_doubt:
                return table
            table.submit(PlayMove(rng.choice(position.legal_moves())))
        elif table.waiting_for is Waiting.DEAL:
            table.submit(NextDeal())
        else:
            table.poll()
    raise AssertionError("nobody claims anything")


def test_opponents_play_among_themselves_where_nobody_sits() -> None:
    seats = (SeatRecord(level="bimbo"), SeatRecord(level="amico"))
    opponents = Slow()
    watched = TableSession.start(SHORT, seats, opponents=opponents, journal=Shelf(), rng=Random(3))
    while watched.waiting_for is not Waiting.NOTHING:
        assert watched.waiting_for is not Waiting.PERSON
        assert not watched.can_take_back
        step(watched)
    assert set(opponents.levels) == {"bimbo", "amico"}


def test_people_share_the_table_where_more_than_one_sits() -> None:
    seats = (SeatRecord("Ada"), SeatRecord(level="amico"), SeatRecord("Bea"))
    shared = TableSession.start(SHORT, seats, opponents=Slow(), journal=Shelf(), rng=Random(3))
    asked: list[Seat] = []
    while set(asked) != {0, 2}:
        position = shared.match.position
        if shared.waiting_for is Waiting.PERSON and position is not None and position.turn is not None:
            asked.append(position.turn)
        step(shared)
    shared.submit(TakeBack())
    assert shared.match.position is not None
    assert shared.match.position.turn == asked[-1]


def test_a_match_without_room_for_another_deal_says_so_and_stays_readable() -> None:
    """One byte decides: the record with the longer name has no room for another deal."""
    most = RECORD_LIMITS.text - ROOM_FOR_A_DEAL
    empty = len(print_record(Record(SHORT, (SeatRecord(), SEATS[1]), Seat(0))).encode())
    for name, error in ((most - empty, False), (most - empty + 1, True)):
        shelf = Shelf()
        record = Record(SHORT, (SeatRecord("x" * name), SEATS[1]), Seat(0))
        session = TableSession(record, opponents=Slow(), journal=shelf, rng=Random(5))
        events = session.submit(NextDeal())
        assert (session.deal_error is not None) == error
        assert bool(events) != error
        assert (session.waiting_for is Waiting.DEAL) == error
        session.submit(TakeHint())
        assert read_record(shelf.texts[-1].encode(), "m", rules_of)[0] == session.record


def test_a_deal_of_which_no_table_stays_is_given_up_and_not_tried_again() -> None:
    """Unchecked rules: four cards add up to 40 at most."""
    rules = Ruleset().override({"redeal.table_sum_max": 40})
    log = logging.getLogger("test_a_deal_of_which_no_table_stays")
    session = TableSession.start(rules, SEATS, opponents=Slow(), journal=Shelf(), rng=Random(5), log=log)
    assert session.submit(NextDeal()) == ()
    first = session.deal_error
    assert isinstance(first, CannotDeal)
    assert session.submit(NextDeal()) == ()
    assert session.deal_error is first
    assert session.record.deals == ()
