"""A match in which every opponent is asked about a card played face down: answered, saved and taken back."""

from collections.abc import Callable, Mapping
from random import Random

import pytest

from settebello.engine import Believed, Doubted, Event, Position, Seat
from settebello.notation import print_record, read_record
from settebello.notation.record import replay
from settebello.session import Doubt, NextDeal, PlayMove, Redo, TableSession, TakeBack, Waiting
from tests.pilot import shipped
from tests.ui.tables import NoJournal, opponents, session

PERSON = Seat(0)
ASKING = {"doubters": "any"}


def asking(players: int, seed: int, people: Mapping[int, str] | None = None) -> TableSession:
    """A match in which every opponent is asked, with a person on seat 0 or with several people."""
    return session("scopa_bugiarda", players, seed=seed, changes=ASKING, people=people or {0: "Ada"})


def advanced(table: TableSession, rng: Random) -> tuple[Event, ...]:
    """The events of the next step; people claim what they can, and believe or doubt by chance."""
    position = table.match.position
    if table.waiting_for is Waiting.DEAL:
        return table.submit(NextDeal())
    if table.waiting_for is not Waiting.PERSON or position is None:
        return table.poll()
    if position.may_doubt and rng.random() < 0.3:
        return table.submit(Doubt())
    moves = position.legal_moves()
    claims = [move for move in moves if move.claimed]
    return table.submit(PlayMove(rng.choice(claims or moves)))


def until(table: TableSession, found: Callable[[Position], bool], rng: Random) -> Position:
    """The position at which a person is asked and something holds."""
    for _ in range(600):
        position = table.match.position
        asked = table.waiting_for is Waiting.PERSON and position is not None and position.asked
        if asked and position is not None and found(position):
            return position
        advanced(table, rng)
    raise AssertionError("nobody is asked so")


def is_last_asked(position: Position) -> bool:
    """Whether the others have let the claim stand already."""
    return position.history[-1].judge is not None


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_whole_match_is_the_same_from_its_record_at_every_moment(players: int) -> None:
    table = asking(players, seed=players)
    rng = Random(players)
    answers: set[type[Event]] = set()
    for step in range(250):
        if table.waiting_for is Waiting.NOTHING:
            break
        answers |= {type(event) for event in advanced(table, rng)} & {Believed, Doubted}
        if step % 3 == 0:
            text = print_record(table.record)
            record, replayed = read_record(text, "match.scopa", shipped().ruleset)
            assert record == table.record
            assert replayed.match == table.match
            assert replayed.events == table.events_so_far
            assert print_record(record) == text
    assert answers == {Believed, Doubted}


def test_a_match_left_in_the_middle_of_the_answers_is_taken_up_there() -> None:
    table = asking(3, seed=2)
    rng = Random(2)
    position = until(table, is_last_asked, rng)
    record, replayed = read_record(print_record(table.record), "match.scopa", shipped().ruleset)
    again = TableSession(record, opponents=opponents(), journal=NoJournal(), rng=Random(3), replayed=replayed)
    assert again.match.position == position
    assert again.waiting_for is Waiting.PERSON
    assert position.claim is not None
    events = again.submit(PlayMove(position.legal_moves()[0]))
    assert events[0] == Believed(PERSON, position.claim.seat, None)
    assert again.record.deals[-1].moves[-1].judge == PERSON


def test_an_answer_is_taken_back_alone_and_given_again() -> None:
    table = asking(4, seed=4)
    position = until(table, is_last_asked, Random(4))
    before = table.record
    for answer in (PlayMove(position.legal_moves()[0]), Doubt()):
        table.submit(answer)
        later = table.record
        table.submit(TakeBack())
        assert table.match.position == position
        assert table.record.deals == before.deals
        table.submit(Redo())
        assert table.record.deals == later.deals
        table.submit(TakeBack())


def test_each_of_several_people_takes_back_an_own_answer() -> None:
    table = asking(3, seed=5, people={0: "Ada", 1: "Bea", 2: "Cia"})
    position = until(table, lambda here: not is_last_asked(here), Random(5))
    first = position.turn
    table.submit(PlayMove(position.legal_moves()[0]))
    between = table.match.position
    assert between is not None
    assert between.asked
    table.submit(PlayMove(between.legal_moves()[0]))
    table.submit(TakeBack(between.turn))
    assert table.match.position == between
    table.submit(TakeBack(first))
    assert table.match.position == position


def test_the_next_player_plays_after_the_third_has_doubted() -> None:
    table = asking(3, seed=6)
    rng = Random(6)
    for _ in range(60):
        position = until(table, is_last_asked, rng)
        claim = position.claim
        assert claim is not None
        table.submit(Doubt())
        after = table.match.position
        assert after is not None
        assert after.turn == (claim.seat + 1) % 3
        assert table.record.deals[-1].moves[-1].judge == PERSON
        assert replay(table.record).match == table.match
        if after.turn != PERSON:
            return
    raise AssertionError("the person is never asked after the player who plays next")
