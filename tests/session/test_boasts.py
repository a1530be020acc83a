"""A match in which a buongioco may be bluffed: answered, saved and taken back."""

from collections.abc import Callable, Mapping
from random import Random

import pytest

from settebello.engine import Boasted, Event, Exposed, Position, Seat, Undoubted
from settebello.notation import print_record, read_record
from settebello.notation.record import replay
from settebello.session import Doubt, NextDeal, PlayMove, Redo, TableSession, TakeBack, Waiting
from tests.pilot import shipped
from tests.ui.tables import session

BOASTS = {"declare": "buongioco", "declare_bluff": True}
ASKING = {**BOASTS, "doubters": "any"}


def boasting(
    players: int, seed: int, changes: Mapping[str, object], people: Mapping[int, str] | None = None
) -> TableSession:
    return session("scopa_bugiarda", players, seed=seed, changes=changes, people=people or {0: "Ada"})


def advanced(table: TableSession, rng: Random) -> tuple[Event, ...]:
    """The events of the next step; people declare what they can, and believe or doubt by chance."""
    position = table.match.position
    if table.waiting_for is Waiting.DEAL:
        return table.submit(NextDeal())
    if table.waiting_for is not Waiting.PERSON or position is None:
        return table.poll()
    if position.may_doubt and rng.random() < 0.4:
        return table.submit(Doubt())
    moves = position.legal_moves()
    said = [move for move in moves if move.boast]
    return table.submit(PlayMove(rng.choice(said or moves)))


def until(table: TableSession, found: Callable[[Position], bool], rng: Random) -> Position:
    """The position at which a person is to act and something holds."""
    for _ in range(600):
        position = table.match.position
        if table.waiting_for is Waiting.PERSON and position is not None and found(position):
            return position
        advanced(table, rng)
    raise AssertionError("that never happens")


@pytest.mark.parametrize(("players", "changes"), [(2, BOASTS), (4, BOASTS), (3, ASKING)])
def test_a_whole_match_is_the_same_from_its_record_at_every_moment(
    players: int, changes: Mapping[str, object]
) -> None:
    people = {seat: str(seat) for seat in range(players)}
    table = boasting(players, players, changes, people)
    rng = Random(players)
    met: set[type[Event]] = set()
    for step in range(160):
        if table.waiting_for is Waiting.NOTHING:
            break
        met |= {type(event) for event in advanced(table, rng)} & {Boasted, Exposed, Undoubted}
        position = table.match.position
        if step % 3 == 0 or (position is not None and position.boast is not None):
            text = print_record(table.record)
            record, replayed = read_record(text, "match.scopa", shipped().ruleset)
            assert record == table.record
            assert replayed.match == table.match
            assert replayed.events == table.events_so_far
            assert print_record(record) == text
    assert met == {Boasted, Exposed, Undoubted}


@pytest.mark.parametrize("changes", [BOASTS, ASKING])
def test_a_declaration_and_an_answer_are_taken_back_one_by_one(changes: Mapping[str, object]) -> None:
    people = {0: "Ada", 1: "Bea", 2: "Cia"}
    table = boasting(3, 5, changes, people)
    before = until(table, lambda at: bool(at.situation().boasts) and at.claimant is None, Random(5))
    record = table.record
    said = next(move for move in before.legal_moves() if move.boast == 4)
    table.submit(PlayMove(said))
    declared, later = table.match.position, table.record
    assert declared is not None
    table.submit(Doubt())
    assert table.record.deals[-1].moves[-1].doubted
    assert replay(table.record).match == table.match
    doubted = table.record
    table.submit(TakeBack(declared.turn))
    assert table.match.position == declared
    assert table.record.deals == later.deals
    table.submit(Redo())
    assert table.record.deals == doubted.deals
    table.submit(TakeBack(declared.turn))
    table.submit(TakeBack(before.turn))
    assert table.match.position == before
    assert table.record.deals == record.deals


def test_the_sweep_of_a_card_stays_marked_when_the_doubt_about_the_hand_is_taken_back() -> None:
    rng = Random(1)
    for seed in range(200):
        table = boasting(2, seed, BOASTS, {0: "Ada", 1: "Bea"})
        table.submit(NextDeal())
        for _ in range(12):
            position = table.match.position
            assert position is not None
            sweeping = [
                move
                for move in position.legal_moves()
                if move.boast and move.captured and not position.table - move.captured
            ]
            if sweeping:
                table.submit(PlayMove(sweeping[0]))
                marked = table.record.deals[-1].scopas
                assert marked
                table.submit(Doubt())
                table.submit(TakeBack(Seat(1 - (position.turn or 0))))
                assert table.record.deals[-1].scopas == marked
                return
            plain = [move for move in position.legal_moves() if not move.boast and not move.claimed]
            table.submit(PlayMove(rng.choice(plain)))
    raise AssertionError("nobody sweeps with new cards")
