"""The process in which opponents think, and the game's end of the pipe: whatever happens, a move comes."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import pytest

from settebello import resources
from settebello.ai import Answer, GreedyPlayer, Levels, LocalOpponents, Opponents, WorkerOpponents
from settebello.ai import worker as worker_module
from settebello.ai.worker import Desk
from settebello.ai.worker_client import MOST_FAILURES, Entry
from settebello.engine import Move, Position, Seat, SeatView
from settebello.notation import read_line
from settebello.notation.observation import observation_of
from tests.ai import entries
from tests.ai.views import RULEBOOK, SCIENTIFICO, SCOPA, random_positions, rules_of, some_view

OPPONENTS = (resources.assets() / "opponents",)
PATIENCE = 30.0
"""Seconds of real time a test waits for a process on a busy machine before it fails."""


class ManualClock:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds


Start = Callable[..., WorkerOpponents]


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def start(clock: ManualClock) -> Iterator[Start]:
    """Makes opponents with an entry, and ends their processes after the test."""
    made: list[WorkerOpponents] = []

    def make(entry: Entry = entries.honest, budget: float = 5.0) -> WorkerOpponents:
        made.append(WorkerOpponents((resources.rules(),), OPPONENTS, clock=clock, budget=budget, entry=entry))
        return made[-1]

    yield make
    for opponents in made:
        opponents.close()


def wait(opponents: Opponents) -> Answer:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = opponents.poll()
        if answer is not None:
            return answer
        time.sleep(0.002)
    pytest.fail("no answer came")


def greedy_move(view: SeatView, seed: int) -> Move | None:
    return GreedyPlayer().choose(view, Random(seed))


def test_the_worker_plays_as_the_opponent_would_play_here(start: Start) -> None:
    there, here = start(), LocalOpponents(Levels.load(OPPONENTS))
    for ruleset, players in ((SCOPA, 2), (SCOPA, 3), (SCIENTIFICO, 4)):
        for seed, position in enumerate(random_positions(ruleset, players, 3)):
            assert position.turn is not None
            view = position.view(position.turn)
            level = ("bimbo", "amico")[seed % 2]
            assert there.ask(view, level, seed) == here.ask(view, level, seed)
            assert wait(there) == wait(here)


def test_nothing_is_polled_where_nothing_was_asked_and_an_answer_comes_once(start: Start) -> None:
    for opponents in (start(), LocalOpponents(Levels.load(OPPONENTS))):
        assert opponents.poll() is None
        number = opponents.ask(some_view(), "amico", 1)
        assert wait(opponents).id == number
        assert opponents.poll() is None


def test_the_process_is_started_when_first_needed_and_ended_at_once(start: Start) -> None:
    opponents = start(entries.silent)
    assert opponents.process_id is None
    opponents.ask(some_view(), "amico", 1)
    number = opponents.process_id
    assert number in {child.pid for child in multiprocessing.active_children()}
    before = time.monotonic()
    opponents.close()
    assert time.monotonic() - before < 1
    assert opponents.process_id is None
    assert number not in {child.pid for child in multiprocessing.active_children()}
    assert opponents.poll() is None


def test_a_worker_killed_in_the_middle_is_replaced_and_greedy_moves_meanwhile(start: Start) -> None:
    opponents = start(entries.silent)
    view = some_view()
    number = opponents.ask(view, "bimbo", 5)
    first = opponents.process_id
    assert first is not None
    os.kill(first, signal.SIGTERM)
    answer = wait(opponents)
    assert (answer.id, answer.move) == (number, greedy_move(view, 5))
    assert "the process ended" in answer.problem
    opponents.ask(view, "bimbo", 6)
    assert opponents.process_id not in {None, first}


def test_a_worker_that_dies_over_a_request_is_replaced_until_it_is_given_up(start: Start) -> None:
    opponents = start(entries.mortal)
    view = some_view()
    seen = set()
    for seed in range(MOST_FAILURES):
        opponents.ask(view, "bimbo", seed)
        seen.add(opponents.process_id)
        answer = wait(opponents)
        assert answer.move == greedy_move(view, seed)
        assert answer.problem
    assert len(seen) == MOST_FAILURES
    local = LocalOpponents(Levels.load(OPPONENTS))
    for seed in range(20):
        opponents.ask(view, "bimbo", seed)
        local.ask(view, "bimbo", seed)
        assert opponents.process_id is None
        assert wait(opponents).move == wait(local).move


def test_a_worker_killed_between_two_requests_is_not_missed(start: Start) -> None:
    opponents = start()
    opponents.ask(some_view(), "amico", 1)
    wait(opponents)
    number = opponents.process_id
    assert number is not None
    os.kill(number, signal.SIGTERM)
    child = next(child for child in multiprocessing.active_children() if child.pid == number)
    child.join(PATIENCE)
    opponents.ask(some_view(), "amico", 2)
    assert wait(opponents).problem == ""
    assert opponents.process_id != number


def test_a_silent_worker_is_ended_when_its_budget_is_spent(start: Start, clock: ManualClock) -> None:
    opponents = start(entries.silent, budget=2.0)
    view = some_view()
    number = opponents.ask(view, "bimbo", 9)
    clock.seconds = 1.9
    assert opponents.poll() is None
    clock.seconds = 2.0
    assert opponents.poll() == Answer(number, greedy_move(view, 9), "no answer within 2 seconds")
    assert opponents.process_id is None
    opponents.ask(view, "bimbo", 10)
    assert opponents.process_id is not None


def test_an_answer_to_an_older_question_is_dropped(start: Start) -> None:
    opponents = start(entries.slow_once)
    older, newer = some_view(1), some_view(2)
    assert not set(older.legal_moves()) & set(newer.legal_moves())
    opponents.ask(older, "amico", 1)
    number = opponents.ask(newer, "amico", 2)
    assert wait(opponents) == Answer(number, greedy_move(newer, 2))
    assert opponents.poll() is None


def test_an_answer_that_is_no_legal_move_is_replaced(start: Start) -> None:
    opponents = start(entries.cheat)
    view = some_view()
    reasons = ["is not a legal move", *["not an answer"] * 5]
    for seed, reason in enumerate(reasons):
        number = opponents.ask(view, "bimbo", seed)
        answer = wait(opponents)
        assert (answer.id, answer.move) == (number, greedy_move(view, seed))
        assert reason in answer.problem


def test_a_view_without_cards_is_refused_where_it_is_asked(start: Start) -> None:
    position = list(random_positions(SCOPA, 2, 1))[-1]
    empty = position.view(Seat(1 - (position.turn or 0)))
    for opponents in (start(), LocalOpponents(Levels.load(OPPONENTS))):
        with pytest.raises(ValueError, match="no card to play"):
            opponents.ask(empty, "amico", 1)


def test_where_no_process_can_be_started_the_opponents_play_all_the_same(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    opponents = start()
    number = opponents.ask(some_view(), "amico", 1)
    answer = wait(opponents)
    assert (answer.id, answer.move) == (number, greedy_move(some_view(), 1))
    assert "no more processes" in answer.problem


def request(**changes: object) -> dict[str, object]:
    return {"id": 1, "level": "amico", "seed": 4, "observation": observation_of(some_view()), **changes}


@pytest.mark.parametrize(
    ("line", "number", "message"),
    [
        (b"{", None, "JSONDecodeError"),
        (b"\xff", None, "UnicodeDecodeError"),
        (b"[" * 100_000, None, "RecursionError"),
        (b"[]", None, "TypeError"),
        (b'{"id": 7}', 7, "KeyError: 'observation'"),
        (json.dumps(request(seed="x")).encode(), 1, "ValueError"),
        (json.dumps(request(observation={})).encode(), 1, "ObservationError: keys: ruleset"),
    ],
)
def test_a_bad_request_is_answered_and_ends_nothing(line: bytes, number: int | None, message: str) -> None:
    desk = Desk(rules_of, Levels.load(OPPONENTS))
    answer = json.loads(desk.answer(line))
    assert answer["id"] == number
    assert message in answer["error"]
    good = json.loads(desk.answer(json.dumps(request()).encode()))
    assert good == {"id": 1, "move": str(greedy_move(some_view(), 4))}


def test_the_shipped_entry_finds_its_rules_in_the_rulebook(start: Start) -> None:
    opponents = start(worker_module.main)
    number = opponents.ask(some_view(), "amico", 1)
    assert wait(opponents) == Answer(number, greedy_move(some_view(), 1))


def test_a_doubt_crosses_the_pipe(start: Start) -> None:
    """Every seven lies in a pile, so that the seven said to be played is a lie."""
    line = "scopa_bugiarda players=2 dealer=1 turn=0 hands=2c3c/9s3s table=6c1d piles=7c7d7b7s/-"
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    doubter = position.play(Move.parse("2c=7x1d6c")).position.view(Seat(1))
    for opponents in (start(worker_module.main), LocalOpponents(Levels.load(OPPONENTS))):
        number = opponents.ask(doubter, "amico", 1)
        assert wait(opponents) == Answer(number, None)


def test_the_worker_imports_no_pygame() -> None:
    script = "import sys, settebello.ai.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
