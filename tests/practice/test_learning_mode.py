"""The learning mode put together: from a child's first task to the report, without a window."""

import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.ai.process.local import LocalOpponents
from settebello.clock import ManualClock
from settebello.learning.activities import Activities
from settebello.learning.course.guard import LOOKED_AT
from settebello.learning.course.today import Part
from settebello.learning.deals.practice import Kind
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.class_csv import class_answers
from settebello.learning.report.heatmap import heat_map
from settebello.learning.report.print_pages import Words, report_page
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Assignment, LearningPort, Reply
from settebello.practice.practice_deals import DealSupport
from settebello.rulebook import Rulebook
from settebello.session import Chronicle, PlayMove, Waiting
from settebello.storage import files
from settebello.storage.saves import Saves
from tests.fulldisk import full

RULEBOOK = Rulebook((resources.rules(),))
LADDER = Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset)
DAY = 86_400.0


class Time:
    """The time of day, set by hand."""

    def __init__(self) -> None:
        self.seconds = 1_700_000_000.0

    def __call__(self) -> float:
        return self.seconds


def mode(folder: Path, now: Callable[[], float], disk_errors: DiskErrors | None = None) -> Learning:
    levels = Levels.load([resources.assets() / "opponents"])
    return Learning(
        folder,
        lambda: LADDER,
        support=DealSupport(
            ruleset_of=RULEBOOK.ruleset, opponents=LocalOpponents(levels), clock=ManualClock()
        ),
        rng=Random(1),
        now=now,
        disk_errors=disk_errors,
    )


def solved(task: Assignment, *, seconds: float = 3.0) -> Reply:
    return Reply(
        assignment=task,
        selected=task.puzzle.solutions[0],
        attempt=0,
        right=True,
        complete=True,
        seconds=seconds,
    )


def block(learning: Learning, now: Time, activity: str) -> int:
    """A block answered right; how many tasks it had."""
    learning.begin(activity)
    count = 0
    while (task := learning.task()) is not None:
        assert learning.task() is task
        now.seconds += 5
        learning.answered(solved(task))
        count += 1
    return count


def test_a_day_of_practice_is_there_the_next_day(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    port: LearningPort = learning
    assert port.children == ()
    child = port.create("Mia", "fox", Age.MIDDLE)
    assert port.child == child
    assert port.path().day.next.activity is learning.activities["make_it"]
    assert block(learning, now, "make_it") >= 8
    assert port.path().day.next.part is Part.GAME
    assert port.found().sums
    tries = port.album().tries
    # Without a farewell, as when the program is killed.
    now.seconds += DAY
    again = mode(tmp_path, now)
    again.choose(child.id)
    assert again.learner.tasks == learning.learner.tasks
    assert again.album().earned == learning.album().earned
    assert again.album().tries == tries
    assert not any(step.over for step in again.path().day.steps)
    assert again.learner.sitting == 2


def test_what_adults_have_to_allow_is_on_the_path_once_they_do(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    child = learning.create("", "fox", Age.MIDDLE)
    assert "calm_sprint" not in {stone.activity.id for stone in learning.path().stones}
    learning.change(replace(child, aims=replace(child.aims, allowed=("calm_sprint",))))
    assert "calm_sprint" in {stone.activity.id for stone in learning.path().stones}


def test_four_clicks_at_random_say_nothing(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    block(learning, now, "find_the_twin")
    before = learning.learner
    learning.begin("make_it")
    reactions = []
    for _ in range(LOOKED_AT):
        task = learning.task()
        assert task is not None
        reply = replace(
            solved(task, seconds=0.5), right=False, selected=task.puzzle.cards, mistake="too_much"
        )
        reactions.append(learning.answered(reply).pause)
    assert reactions == [False, False, False, True]
    assert replace(learning.learner, events=before.events) == before
    assert learning.task() is not None


def test_a_child_that_clicks_at_random_comes_to_its_game_and_to_the_end_of_its_day(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.YOUNG)
    blocks: list[int] = []
    while (step := learning.path().day.next).part in {Part.WARM_UP, Part.SUMS} and len(blocks) < 4:
        assert step.activity is not None
        learning.begin(step.activity.id)
        tasks = 0
        while (task := learning.task()) is not None and tasks < 20:
            wrong = replace(
                solved(task, seconds=0.5), right=False, complete=False, selected=task.puzzle.cards
            )
            learning.answered(replace(wrong, mistake="too_much"))
            learning.answered(replace(solved(task), attempt=1))
            tasks += not task.lesson
        blocks.append(tasks)
    assert blocks == [2, 8]
    assert learning.path().day.next.part is Part.GAME
    assert learning.learner.tasks < sum(blocks)


def test_nothing_of_an_arranged_deal_counts_anywhere_else(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path / "learning", now)
    child = learning.create("Mia", "fox", Age.MIDDLE)
    learning.prepare("mini_scopa", shuffled=True)
    practice = learning.practice()
    assert practice is not None
    assert practice is learning.practice()
    assert practice.deal.kind is Kind.SHUFFLED
    assert practice.deal.upto == 5
    remembered = replace(learning.learner, events=0, history=learning.learner.history)
    while practice.session.waiting_for in {Waiting.PERSON, Waiting.OPPONENT}:
        if practice.session.waiting_for is Waiting.OPPONENT:
            practice.session.poll()
            continue
        position = practice.session.match.position
        assert position is not None
        assert position.turn is not None
        view = position.view(position.turn)
        practice.session.submit(PlayMove(view.legal_moves()[0]))
    learning.played(practice)
    after = learning.learner
    assert after.history.day(max(after.history.days)).deals == 1
    assert replace(after, events=0, history=remembered.history) == remembered
    chronicle = Chronicle(Saves(tmp_path / "matches"), RULEBOOK.ruleset)
    assert list(chronicle.read()) is not None
    assert chronicle.summaries == ()
    folder = tmp_path / "learning" / child.id / "deals"
    assert practice.deal.digest in (folder / "decks.txt").read_text(encoding="utf-8")
    # It is looked at as a match that is played a second time, should its record ever lie among the others.
    assert practice.session.record.repeated


def test_no_socket_is_ever_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D1."""

    def refuse(*arguments: object, **more: object) -> None:
        raise AssertionError("a socket was opened")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "create_connection", refuse)
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    block(learning, now, "make_it")
    block(learning, now, "make_it")
    assert learning.notebook is not None
    page = report_page(Words(language="en", title="t"), heat_map(learning.learner), (), ())
    assert "★" in page or "·" in page
    assert learning.child is not None
    assert "placement" in class_answers([(learning.child, learning.notebook.events())], "en")
    assert learning.adults.classroom.write_children("all").exists()
    learning.close()


def test_a_session_after_midnight_belongs_to_the_day_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    days = set()
    for hour in range(24):
        now.seconds = 1_700_000_000.0 // DAY * DAY + 3600 * hour
        days.add(learning.stamp()[1])
    assert len(days) == 2


def test_a_voice_that_cannot_be_saved_is_switched_until_the_end_and_told_to_adults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[OSError] = []
    learning = mode(tmp_path, Time(), DiskErrors(refused=told.append))
    learning.create("Mia", "fox", Age.YOUNG)
    monkeypatch.setattr(files, "write_text", full)
    learning.switch_voice(on=False)
    assert learning.child is not None
    assert not learning.child.voice
    assert len(told) == 1
    monkeypatch.undo()
    learning.switch_voice(on=False)
    assert not mode(tmp_path, Time()).children[0].voice
