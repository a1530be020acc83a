"""Matches that end with one deal: branches of other matches, and deals of the day."""

from datetime import date
from pathlib import Path
from random import Random

import pytest

from settebello.ai import Levels, LocalOpponents
from settebello.coach.duplicate.branches import BranchPlan, Moment
from settebello.coach.duplicate.daily import deal_of_the_day
from settebello.engine import Seat
from settebello.notation import Record, read_record
from settebello.notation.purpose import Branch, SecondTable
from settebello.session import Matches, TableSession, TakeBack, Waiting
from settebello.session.chronicle import Chronicle
from settebello.session.statistics import counted
from settebello.storage.saves import Saves
from tests.ai.views import RULEBOOK
from tests.coach.duplicate.material import played_match
from tests.session.test_matches import play

SCOPA = RULEBOOK.ruleset("scopa")


def matches(folder: Path) -> Matches:
    opponents = LocalOpponents(Levels())
    return Matches(saves=Saves(folder), ruleset_of=RULEBOOK.ruleset, opponents=opponents, rng=Random(4))


def branch(move: int = 7) -> BranchPlan:
    return BranchPlan(played_match(deals=2), Moment(1, move), Seat(0), anew=True)


def begun(folder: Path, kind: str) -> TableSession:
    if kind == "branch":
        return matches(folder).play_on(branch().branch)
    return matches(folder).continue_copy(deal_of_the_day(SCOPA, date(2026, 11, 24)))


def kept(folder: Path) -> Record:
    (path,) = Saves(folder).finished()
    return read_record(path.read_bytes(), path.name, RULEBOOK.ruleset)[0]


@pytest.mark.parametrize("kind", ["branch", "daily"])
def test_it_is_put_away_after_its_deal_and_never_counts(tmp_path: Path, kind: str) -> None:
    session = begun(tmp_path, kind)
    play(session, 1000)
    assert session.waiting_for is Waiting.NOTHING
    assert session.over
    assert session.match.score is not None
    desk = matches(tmp_path)
    assert desk.look() is None
    assert not desk.can_continue
    assert kept(tmp_path) == session.record
    chronicle = Chronicle(Saves(tmp_path), RULEBOOK.ruleset)
    assert list(chronicle.read())[-1] == 1.0
    (summary,) = chronicle.summaries
    assert summary.over
    assert counted([summary]) == ()


@pytest.mark.parametrize("kind", ["branch", "daily"])
def test_it_goes_on_where_it_was_left(tmp_path: Path, kind: str) -> None:
    session = begun(tmp_path, kind)
    play(session, 5)
    again = matches(tmp_path).resume()
    assert again is not None
    assert again.record == session.record
    assert again.match == session.match


def test_a_branch_is_taken_back_to_its_beginning_and_no_further(tmp_path: Path) -> None:
    session = matches(tmp_path).play_on(branch().branch)
    start = session.record.deals[-1].moves
    play(session, 6)
    assert len(session.record.deals[-1].moves) > len(start)
    for _ in range(10):
        session.submit(TakeBack())
    moves = session.record.deals[-1].moves
    assert moves[: len(start)] == start
    assert isinstance(session.record.purpose, Branch)
    assert len(session.record.deals) == 2


def test_a_match_with_a_second_table_states_it_from_the_first_card(tmp_path: Path) -> None:
    desk = matches(tmp_path)
    session = desk.start("scopa", {"match.target": 2}, ("bimbo",), purpose=SecondTable("campione"))
    play(session, 10_000)
    assert kept(tmp_path).purpose == SecondTable("campione")
    assert session.record.chain


def left(folder: Path) -> TableSession:
    """A match that was left in its first deal."""
    session = matches(folder).start("scopa", {}, ("bimbo",))
    play(session, 9)
    return session


@pytest.mark.parametrize("kind", ["branch", "daily"])
def test_the_match_that_it_interrupted_goes_on_after_it(tmp_path: Path, kind: str) -> None:
    before = left(tmp_path)
    single = begun(tmp_path, kind)
    play(single, 3)
    desk = matches(tmp_path)
    assert desk.look() is None
    assert desk.in_progress == single.record
    play(single, 1000)
    for _ in range(2):
        again = begun(tmp_path, kind)
        play(again, 1000)
    assert desk.look() is None
    assert desk.in_progress == before.record
    resumed = desk.resume()
    assert resumed is not None
    assert resumed.match == before.match
    assert len(Saves(tmp_path).finished()) == 3


def test_a_match_left_for_another_match_is_not_taken_up_by_itself(tmp_path: Path) -> None:
    left(tmp_path)
    play(matches(tmp_path).start("scopa", {"match.target": 2}, ("bimbo",)), 10_000)
    play(begun(tmp_path, "daily"), 1000)
    desk = matches(tmp_path)
    assert desk.look() is None
    assert not desk.can_continue
    assert len(Saves(tmp_path).finished()) == 3


def test_a_match_that_cannot_be_read_is_not_taken_up(tmp_path: Path) -> None:
    left(tmp_path)
    play(begun(tmp_path, "daily"), 1000)
    path = Saves(tmp_path).finished()[0]
    path.write_text("scopa-record: 1\nruleset: [", encoding="utf-8")
    desk = matches(tmp_path)
    assert desk.look() is None
    assert not desk.can_continue
    assert path.exists()
