"""Deals for practice put together: gone on with, told to the journal, and looked back on."""

from pathlib import Path

from settebello.engine import Leftover
from settebello.learning.deals.turns import Turn
from settebello.learning.memory.thinking_time import Age
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Practice
from settebello.session import PlayMove, Waiting
from tests.practice.test_learning_mode import Time, mode


def played_to_the_end(learning: Learning, practice: Practice) -> None:
    """Take what can be taken, and tell it."""
    session = practice.session
    while session.waiting_for in {Waiting.PERSON, Waiting.OPPONENT}:
        if session.waiting_for is Waiting.OPPONENT:
            session.poll()
            continue
        position = session.match.position
        assert position is not None
        move = max(position.legal_moves(), key=lambda one: len(one.captured))
        session.submit(PlayMove(move))
        learning.record_turn(practice, Turn(before=position, move=move, seconds=2.0))


def test_a_deal_that_was_left_is_gone_on_with_and_shuffled_cards_are_others(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("Mia", "fox", Age.MIDDLE)
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
    assert learning.practice() is not other
    # Another child begins with cards of its own.
    learning.create("Ben", "owl", Age.MIDDLE)
    assert learning.practice() is None


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
