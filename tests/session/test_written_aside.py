"""A record that a writer writes beside the game: what waits, what is told, and who waits for it."""

import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from settebello.ai import Levels, LocalOpponents
from settebello.notation import print_record, read_record
from settebello.session import Matches, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage import files
from settebello.storage.saves import Saves
from settebello.storage.writer import BackgroundWriter
from tests.notation.matches import rules_of
from tests.session.test_matches import kept, play
from tests.session.test_table import SEATS, SHORT, Shelf, Slow
from tests.writers import HeldWriter


def table(shelf: Shelf) -> tuple[TableSession, HeldWriter]:
    writer = HeldWriter()
    session = TableSession.start(SHORT, SEATS, opponents=Slow(), journal=shelf, rng=Random(5), writer=writer)
    return session, writer


def matches(folder: Path, writer: HeldWriter) -> Matches:
    return Matches(
        saves=Saves(folder),
        ruleset_of=rules_of,
        opponents=LocalOpponents(Levels()),
        rng=Random(4),
        writer=writer,
    )


def test_a_move_is_returned_before_its_record_is_written() -> None:
    shelf = Shelf()
    session, writer = table(shelf)
    assert session.submit(NextDeal())
    assert shelf.texts == []
    writer.drain()
    assert shelf.texts == [print_record(session.record)]


def test_of_the_records_that_wait_the_newest_alone_is_written() -> None:
    shelf = Shelf()
    session, writer = table(shelf)
    play(session, 7)
    writer.drain()
    assert shelf.texts == [print_record(session.record)]


def test_a_refusal_is_remembered_when_it_comes_and_forgotten_when_there_is_room() -> None:
    shelf = Shelf(full=True)
    session, writer = table(shelf)
    told: list[OSError | None] = []
    session.submit(NextDeal())
    told.append(session.save_error)
    writer.drain()
    session.listen()
    told.append(session.save_error)
    shelf.full = False
    play(session, 1)
    told.append(session.save_error)
    writer.drain()
    session.listen()
    told.append(session.save_error)
    # Until the disk has answered to the second move nobody knows whether there is room.
    refused = told[1]
    assert isinstance(refused, OSError)
    assert told == [None, refused, refused, None]
    assert shelf.texts == [print_record(session.record)]


def test_settling_waits_and_tells_a_refusal_that_nobody_has_seen_once() -> None:
    shelf = Shelf(full=True)
    session, writer = table(shelf)
    assert session.settle() is None
    assert writer.drained == 0
    session.submit(NextDeal())
    assert isinstance(session.settle(), OSError)
    assert session.settle() is None
    play(session, 1)
    writer.drain()
    session.listen()
    assert isinstance(session.save_error, OSError)
    assert session.settle() is None, "it was told already"


def test_a_mistake_while_writing_is_raised_where_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError("no record")

    session, writer = table(Shelf())
    session.submit(NextDeal())
    with monkeypatch.context() as patch:
        patch.setattr("settebello.session.table_session.print_record", broken)
        writer.drain()
    with pytest.raises(ZeroDivisionError, match="no record"):
        session.listen()
    session.listen()


def test_a_match_that_is_over_is_put_away_behind_its_last_record(tmp_path: Path) -> None:
    writer = HeldWriter()
    session = matches(tmp_path, writer).start("scopa", {"match.target": 2}, ("bimbo",))
    while session.waiting_for is not Waiting.NOTHING:
        play(session, 1)
    assert kept(tmp_path) == []
    assert session.settle() is None
    assert Saves(tmp_path).read() is None
    assert [path.read_text(encoding="utf-8") for path in Saves(tmp_path).finished()] == [
        print_record(session.record)
    ]


BEGIN: dict[str, Callable[[Matches, TableSession], object]] = {
    "another match": lambda desk, _: desk.start("scopone", {}, ("bimbo",) * 3),
    "the same deal": lambda desk, left: desk.same_deal(left.record, 0),
    "a copy": lambda desk, left: desk.go_on_with(left.record),
    "one put away": lambda desk, _: desk.take_up("000001.scopa"),
    "the title": lambda desk, _: desk.look(),
}


@pytest.mark.parametrize("begin", BEGIN.values(), ids=BEGIN)
def test_whatever_comes_after_a_match_waits_until_it_is_written(
    tmp_path: Path, begin: Callable[[Matches, TableSession], object]
) -> None:
    first = matches(tmp_path, HeldWriter()).start("scopa", {}, ("bimbo",))
    play(first, 3)
    first.settle()
    desk = matches(tmp_path, HeldWriter())
    left = desk.start("scopa", {}, ("bimbo",))
    play(left, 9)
    assert print_record(left.record) not in kept(tmp_path)
    begin(desk, left)
    assert print_record(left.record) in kept(tmp_path)
    assert print_record(first.record) in kept(tmp_path)


def test_what_is_resumed_is_what_was_played_last(tmp_path: Path) -> None:
    desk = matches(tmp_path, HeldWriter())
    left = desk.start("scopa", {}, ("bimbo",))
    play(left, 9)
    again = desk.resume()
    assert again is not None
    assert again.match == left.match


def test_another_window_is_written_over_neither_by_a_record_that_waited(tmp_path: Path) -> None:
    here_writer, there_writer = HeldWriter(), HeldWriter()
    here = matches(tmp_path, here_writer).start("scopa", {}, ("bimbo",))
    play(here, 4)
    there = matches(tmp_path, there_writer).start("scopa", {}, ("amico",))
    play(there, 5)
    there_writer.drain()
    here_writer.drain()
    assert Saves(tmp_path).read() == print_record(there.record)
    assert sorted(kept(tmp_path)) == sorted(map(print_record, (here.record, there.record)))


def test_a_slow_disk_holds_no_move_up_and_has_the_last_one_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, threads, writes = threading.Event(), set[int](), list[str]()
    write_text = files.write_text

    def slowly(path: Path, text: str) -> None:
        room.wait()
        threads.add(threading.get_ident())
        writes.append(text)
        write_text(path, text)

    monkeypatch.setattr(files, "write_text", slowly)
    writer = BackgroundWriter()
    desk = Matches(
        saves=Saves(tmp_path),
        ruleset_of=rules_of,
        opponents=LocalOpponents(Levels()),
        rng=Random(4),
        writer=writer,
    )
    session = desk.start("scopa", {}, ("bimbo",))
    session.submit(NextDeal())
    while len(session.record.deals[0].moves) < 12:
        if session.waiting_for is Waiting.PERSON:
            assert session.match.position is not None
            session.submit(PlayMove(session.match.position.legal_moves()[0]))
        else:
            session.poll()
    assert writes == []
    room.set()
    assert session.settle() is None
    assert threading.get_ident() not in threads
    # The one that had begun and the newest: those between were never written.
    assert len(writes) <= 2
    assert writes[-1] == Saves(tmp_path).read() == print_record(session.record)
    assert read_record(writes[0], "m", rules_of)[0].seats == session.record.seats
    writer.close()
