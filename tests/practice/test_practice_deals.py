"""Deals for practice put together: gone on with, told to the journal, and looked back on."""

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.engine import Leftover
from settebello.learning.deals.practice import Kind
from settebello.learning.deals.turns import Turn
from settebello.learning.memory.thinking_time import Age
from settebello.notation import SeatRecord, print_record
from settebello.practice.deal_saves import DEALS, DECKS, OPEN
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Practice
from settebello.session import PlayMove, Waiting
from settebello.storage.saves import CURRENT
from tests.practice.test_learning_mode import Time, mode


def some_turns(learning: Learning, practice: Practice, turns: int = -1) -> None:
    """Play until the child has played so many cards, or to the end; each card takes the most it can."""
    session = practice.session
    while session.waiting_for is Waiting.OPPONENT or (turns and session.waiting_for is Waiting.PERSON):
        if session.waiting_for is Waiting.OPPONENT:
            session.poll()
            continue
        position = session.match.position
        assert position is not None
        move = max(position.legal_moves(), key=lambda one: len(one.captured))
        session.submit(PlayMove(move))
        learning.record_turn(practice, Turn(before=position, move=move, seconds=2.0))
        turns -= 1


def played_to_the_end(learning: Learning, practice: Practice) -> None:
    """Take what can be taken, and tell it."""
    some_turns(learning, practice)


def test_a_deal_that_was_left_is_gone_on_with_and_shuffled_cards_are_others(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    mia = learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare("mini_scopa")
    first = learning.practice()
    assert first is not None
    learning.prepare("mini_scopa")
    assert learning.practice() is first
    learning.prepare("mini_scopa", shuffled=True)
    other = learning.practice()
    assert other is not None
    assert other is not first
    learning.prepare("quindici_with_coach")
    third = learning.practice()
    assert third is not None
    assert third is not other
    # Another child begins with cards of its own, and the first one goes on with its cards.
    learning.create("Ben", "owl", Age.MIDDLE)
    assert learning.practice() is None
    learning.choose(mia.id)
    learning.prepare("quindici_with_coach")
    again = learning.practice()
    assert again is not None
    assert again.deal == third.deal


def test_rubamazzetto_gives_evidence_by_its_sums_alone_and_counts_no_task_without_sums(
    tmp_path: Path,
) -> None:
    learning = mode(tmp_path, Time())
    learning.create("Mia", "fox", Age.MIDDLE)
    sums, packs = 0, list[int]()
    for _ in range(4):
        learning.prepare("rubamazzetto")
        practice = learning.practice()
        assert practice is not None
        packs.append(practice.deal.upto)
        played_to_the_end(learning, practice)
        taken = learning.found().sums
        assert all(len(one.addends) >= 2 and one.total <= practice.deal.upto for one in taken)
        sums += len(taken)
        learning.played(practice)
    assert sums
    assert packs == [7, 7, 7, 10]
    history = learning.learner.history
    assert history.activity("rubamazzetto").tasks == 4
    (day,) = [history.day(number) for number in history.days]
    assert day.twins == 0
    assert day.tasks == day.in_games > 0
    assert day.deals == 4


def test_after_quindici_what_is_left_is_checked_and_the_sums_of_the_deal_were_found(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare("quindici_with_coach")
    practice = learning.practice()
    assert practice is not None
    played_to_the_end(learning, practice)
    learning.played(practice)
    events = practice.session.events_so_far
    left = next(event for event in events if isinstance(event, Leftover))
    check = learning.check()
    assert check.cards == left.cards
    assert check.holds
    assert learning.found().sums
    assert all(sum_.total == 15 for sum_ in learning.found().sums)
    assert learning.learner.tasks
    tally = learning.learner.history.activity("quindici_with_coach")
    assert tally.tasks == 1
    for _ in range(3):
        learning.checked(right=True)
    assert [str(frame) for frame in learning.album().frames] == ["broom_check"]


@pytest.mark.parametrize(
    ("activity", "turns"), [("mini_scopa", 3), ("rubamazzetto", 4), ("quindici_with_coach", 0)]
)
def test_a_deal_that_was_left_goes_on_after_a_kill(tmp_path: Path, activity: str, turns: int) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    child = learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare(activity)
    left = learning.practice()
    assert left is not None
    some_turns(learning, left, turns)
    found = learning.found().sums

    again = mode(tmp_path, now)
    again.choose(child.id)
    again.prepare(activity)
    practice = again.practice()
    assert practice is not None
    assert practice.deal == left.deal
    assert practice.session.record == left.session.record
    assert practice.session.match.position == left.session.match.position
    assert again.found().sums == found
    assert again.learner.events == learning.learner.events + 1
    played_to_the_end(again, practice)
    again.played(practice)
    decks = (tmp_path / child.id / DEALS / DECKS).read_text("utf-8").splitlines()
    assert len(decks) == 1
    assert again.learner.history.activity(activity).tasks == 1
    again.prepare(activity)
    other = again.practice()
    assert other is not None
    assert other.deal != left.deal


def test_a_deal_that_was_killed_at_its_end_is_counted(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    child = learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare("mini_scopa")
    left = learning.practice()
    assert left is not None
    played_to_the_end(learning, left)
    again = mode(tmp_path, Time())
    again.choose(child.id)
    again.prepare("mini_scopa")
    other = again.practice()
    assert other is not None
    assert not other.session.record.deals[0].moves
    assert again.learner.history.activity("mini_scopa").tasks == 1


@pytest.mark.parametrize("name", [OPEN, "match.scopa"])
def test_a_damaged_deal_is_logged_and_another_one_is_dealt(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    learning = mode(tmp_path, Time())
    child = learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare("mini_scopa")
    left = learning.practice()
    assert left is not None
    some_turns(learning, left, 2)
    damaged = tmp_path / child.id / DEALS / name
    damaged.write_text(damaged.read_text("utf-8")[:40], "utf-8")
    again = mode(tmp_path, Time(), DiskErrors(logging.getLogger("practice")))
    again.choose(child.id)
    again.prepare("mini_scopa")
    other = again.practice()
    assert other is not None
    assert not other.session.record.deals[0].moves
    assert OPEN in caplog.text
    some_turns(again, other, 2)
    assert not list((tmp_path / child.id / DEALS / "finished").glob("*2.scopa"))


@pytest.mark.parametrize("seats", [(), (None,), (None, None), (None, "bimbo", "bimbo")])
def test_a_record_of_something_else_is_put_away(tmp_path: Path, seats: tuple[str | None, ...]) -> None:
    learning = mode(tmp_path, Time())
    child = learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare("quindici_with_coach")
    left = learning.practice()
    assert left is not None
    some_turns(learning, left, 1)
    record = left.session.record
    if seats:
        (deal,) = record.deals
        record = replace(
            record, seats=tuple(SeatRecord(level=one) for one in seats), deals=(replace(deal, moves=()),)
        )
    else:
        record = replace(record, deals=())
    saved = tmp_path / child.id / DEALS / CURRENT
    saved.write_text(print_record(record), "utf-8")
    again = mode(tmp_path, Time())
    again.choose(child.id)
    again.prepare("quindici_with_coach")
    practice = again.practice()
    assert practice is not None
    assert len(practice.session.record.seats) == 2
    some_turns(again, practice, 2)


def test_where_decks_are_never_arranged_any_more_an_arranged_deal_is_not_resumed(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    child = learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare("scopa_with_coach")
    left = learning.practice()
    assert left is not None
    opened = tmp_path / child.id / DEALS / OPEN
    opened.write_text(opened.read_text("utf-8").replace("kind=shuffled", "kind=arranged"), "utf-8")
    again = mode(tmp_path, Time())
    again.choose(child.id)
    again.prepare("scopa_with_coach")
    practice = again.practice()
    assert practice is not None
    assert practice.deal.kind is Kind.ARRANGED
    again = mode(tmp_path, Time())
    again.choose(child.id)
    assert again.child is not None
    again.change(replace(again.child, aims=replace(again.child.aims, shuffled=True)))
    again.prepare("scopa_with_coach")
    other = again.practice()
    assert other is not None
    assert other.deal.kind is Kind.SHUFFLED
