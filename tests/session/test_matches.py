"""Matches kept on disk: resumed where they were, put away when over, never lost."""

from pathlib import Path
from random import Random

import pytest

from settebello.ai import Levels, LocalOpponents
from settebello.session import Matches, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.saves import Saves
from tests.notation.matches import rules_of


def matches(folder: Path) -> Matches:
    saves = Saves(folder)
    return Matches(saves=saves, ruleset_of=rules_of, opponents=LocalOpponents(Levels()), rng=Random(4))


def play(session: TableSession, moves: int) -> None:
    for _ in range(moves):
        match session.waiting_for:
            case Waiting.DEAL:
                session.submit(NextDeal())
            case Waiting.PERSON:
                assert session.match.position is not None
                session.submit(PlayMove(session.match.position.legal_moves()[0]))
            case Waiting.OPPONENT:
                session.poll()
            case Waiting.NOTHING:
                return


def test_without_a_match_there_is_nothing_to_continue(tmp_path: Path) -> None:
    desk = matches(tmp_path)
    assert desk.look() is None
    assert not desk.can_continue
    assert desk.resume() is None


@pytest.mark.parametrize("moves", [1, 2, 20, 37, 38, 60])
def test_a_match_goes_on_where_it_was_left(tmp_path: Path, moves: int) -> None:
    session = matches(tmp_path).start("scopa", {"match.target": 21}, ("caso",))
    play(session, moves)
    desk = matches(tmp_path)
    assert desk.look() is None
    assert desk.can_continue
    again = desk.resume()
    assert again is not None
    assert again.match == session.match
    assert again.events_so_far == session.events_so_far


def test_a_finished_match_is_put_away_and_not_continued(tmp_path: Path) -> None:
    play(matches(tmp_path).start("scopa", {"match.target": 2}, ("caso",)), 10_000)
    desk = matches(tmp_path)
    assert desk.look() is None
    assert not desk.can_continue
    assert len(Saves(tmp_path).finished()) == 1


def test_a_new_match_keeps_the_one_left_unfinished(tmp_path: Path) -> None:
    play(matches(tmp_path).start("scopa", {}, ("caso",)), 5)
    left = Saves(tmp_path).read()
    play(matches(tmp_path).start("scopa", {}, ("caso",)), 3)
    assert [path.read_text(encoding="utf-8") for path in Saves(tmp_path).finished()] == [left]


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"scopa-record: 1\nruleset: [", b"scopa-record: 7\n"]
)
def test_a_damaged_save_is_kept_under_another_name_and_said(tmp_path: Path, content: bytes) -> None:
    Saves(tmp_path).current.write_bytes(content)
    desk = matches(tmp_path)
    damaged = desk.look()
    assert damaged is not None
    assert damaged.reason
    assert damaged.kept_as is not None
    assert damaged.kept_as.read_bytes() == content
    assert not desk.can_continue
    play(desk.start("scopa", {}, ("caso",)), 3)
    assert damaged.kept_as.read_bytes() == content
