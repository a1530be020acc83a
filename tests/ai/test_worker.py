"""The process in which opponents think, and the game's end of the pipe: whatever happens, a move comes."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.ai import Answer, GreedyPlayer, Levels, LocalOpponents, Opponents, WorkerOpponents
from settebello.ai.process import worker as worker_module
from settebello.ai.process.worker import RequestHandler
from settebello.ai.process.worker_client import LEAST_PATIENCE, Entry
from settebello.engine import Move, Position, Seat, SeatView
from settebello.notation import SeatRecord, read_line
from settebello.notation.observation import observation_of
from settebello.session import NextDeal, PlayMove, TableSession, Waiting
from tests.ai import entries
from tests.ai.views import RULEBOOK, SCIENTIFICO, SCOPA, random_positions, rules_of, some_view
from tests.ui.tables import NoJournal

OPPONENTS = (resources.assets() / "opponents",)
RULES = resources.rules()
STAND_IN = "someone_of_old"
"""No opponent's id (any more): the greedy player plays in its place."""

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

    def make(entry: Entry = entries.honest, budget: float = 5.0, rules: Path = RULES) -> WorkerOpponents:
        made.append(WorkerOpponents((rules,), OPPONENTS, clock=clock, budget=budget, entry=entry))
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


def until_there(note: Path) -> None:
    """Wait until a process has left its note."""
    end = time.monotonic() + PATIENCE
    while not note.exists():
        assert time.monotonic() < end
        time.sleep(0.01)


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


def test_those_who_search_move_the_same_in_the_worker_as_here(start: Start) -> None:
    there, here = start(worker_module.main, budget=PATIENCE), LocalOpponents(Levels.load(OPPONENTS))
    for seed in range(3):
        view = some_view(seed)
        assert there.ask(view, "campione", seed) == here.ask(view, "campione", seed)
        assert wait(there) == wait(here)


def test_nothing_is_polled_where_nothing_was_asked_and_an_answer_comes_once(start: Start) -> None:
    for opponents in (start(), LocalOpponents(Levels.load(OPPONENTS))):
        assert opponents.poll() is None
        number = opponents.ask(some_view(), STAND_IN, 1)
        assert wait(opponents).id == number
        assert opponents.poll() is None


def test_the_process_is_started_when_first_needed_and_ended_at_once(start: Start) -> None:
    opponents = start(entries.silent)
    assert opponents.process_id is None
    opponents.ask(some_view(), STAND_IN, 1)
    number = opponents.process_id
    assert number in {child.pid for child in multiprocessing.active_children()}
    before = time.monotonic()
    opponents.close()
    assert time.monotonic() - before < 1
    assert opponents.process_id is None
    assert number not in {child.pid for child in multiprocessing.active_children()}
    assert opponents.poll() is None


def test_a_worker_that_dies_over_a_question_is_replaced_and_the_next_one_answers_it(
    start: Start, tmp_path: Path
) -> None:
    opponents, local = start(entries.mortal_once, rules=tmp_path), LocalOpponents(Levels.load(OPPONENTS))
    view = some_view()
    for seed in range(3):
        assert opponents.ask(view, "bimbo", seed) == local.ask(view, "bimbo", seed)
        answer, wanted = wait(opponents), wait(local)
        assert (answer.id, answer.move) == (wanted.id, wanted.move)
        assert ("the process ended" in answer.problem) is (seed == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGKILL")
def test_a_match_whose_workers_are_killed_again_and_again_goes_on_to_its_end(start: Start) -> None:
    opponents = start()
    table = TableSession.start(
        SCOPA.override({"match.target": 1}),
        (SeatRecord(), SeatRecord(level=STAND_IN)),
        opponents=opponents,
        journal=NoJournal(),
        rng=Random(3),
    )
    killed: set[int] = set()
    end = time.monotonic() + PATIENCE
    while table.waiting_for is not Waiting.NOTHING and time.monotonic() < end:
        match table.waiting_for:
            case Waiting.DEAL:
                table.submit(NextDeal())
            case Waiting.PERSON:
                assert table.match.position is not None
                table.submit(PlayMove(table.match.position.legal_moves()[0]))
                if opponents.process_id is not None and len(killed) < 4:
                    os.kill(opponents.process_id, signal.SIGKILL)
                    killed.add(opponents.process_id)
            case _:
                table.poll()
                time.sleep(0.002)
    assert table.waiting_for is Waiting.NOTHING
    assert len(killed) == 4


def test_after_two_deaths_over_one_question_greedy_moves_and_in_the_end_the_game_thinks_itself(
    start: Start,
) -> None:
    opponents, local = start(entries.mortal), LocalOpponents(Levels.load(OPPONENTS))
    view = some_view()
    first = opponents.ask(view, "bimbo", 1)
    answer = wait(opponents)
    assert (answer.id, answer.move) == (first, greedy_move(view, 1))
    assert "the process ended" in answer.problem
    for seed in range(20):
        opponents.ask(view, "bimbo", seed)
        local.ask(view, "bimbo", seed)
        assert wait(opponents).move == wait(local).move
        assert opponents.process_id is None


def test_a_thought_that_nobody_waits_for_is_ended_when_it_keeps_the_next_question_waiting(
    start: Start, clock: ManualClock, tmp_path: Path
) -> None:
    opponents = start(entries.absorbed, rules=tmp_path)
    opponents.ask(some_view(1), STAND_IN, 1)
    until_there(tmp_path / "absorbed")
    first = opponents.process_id
    clock.seconds = 3.0
    opponents.ask(some_view(2), STAND_IN, 2)
    clock.seconds = 3.9
    assert opponents.poll() is None
    assert opponents.process_id == first
    clock.seconds = 4.0
    assert wait(opponents) == Answer(2, greedy_move(some_view(2), 2))
    assert opponents.process_id != first


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no niceness")
def test_the_worker_stands_back_behind_the_window(start: Start) -> None:
    opponents = start(worker_module.main)
    opponents.ask(some_view(), STAND_IN, 1)
    wait(opponents)
    number = opponents.process_id
    assert number is not None
    assert os.getpriority(os.PRIO_PROCESS, number) > os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getsid(number) != os.getsid(0)
    switch = Path("/proc/sys/kernel/sched_autogroup_enabled")
    if switch.exists() and switch.read_text(encoding="utf-8").strip() == "1":
        groups = [Path(f"/proc/{process}/autogroup") for process in ("self", number)]
        own, other = (group.read_text(encoding="utf-8").split() for group in groups)
        # A process of no group of its own, as in some containers, shows nothing there.
        assert not other or int(other[-1]) > (int(own[-1]) if own else 0)


def test_a_worker_killed_between_two_requests_is_not_missed(start: Start) -> None:
    opponents = start()
    opponents.ask(some_view(), STAND_IN, 1)
    wait(opponents)
    number = opponents.process_id
    assert number is not None
    os.kill(number, signal.SIGTERM)
    child = next(child for child in multiprocessing.active_children() if child.pid == number)
    child.join(PATIENCE)
    opponents.ask(some_view(), STAND_IN, 2)
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


def test_a_worker_that_falls_silent_is_replaced_long_before_its_budget_is_spent(
    start: Start, clock: ManualClock, tmp_path: Path
) -> None:
    opponents = start(entries.stuck_after_one, budget=100.0, rules=tmp_path)
    local = LocalOpponents(Levels.load(OPPONENTS))
    view = some_view()
    for seed in range(2):
        opponents.ask(view, "bimbo", seed)
        local.ask(view, "bimbo", seed)
        wanted = wait(local).move
        first = opponents.process_id
        if seed == 0:
            assert wait(opponents).move == wanted
            continue
        assert opponents.poll() is None
        clock.seconds = LEAST_PATIENCE - 0.1
        assert opponents.poll() is None
        assert opponents.process_id == first
        until_there(tmp_path / "stuck")
        clock.seconds = LEAST_PATIENCE
        answer = wait(opponents)
        assert answer.move == wanted
        assert answer.problem == "no answer within 5.0 seconds"
        assert opponents.process_id != first


def test_a_worker_is_given_four_times_as_long_as_it_ever_took(start: Start, clock: ManualClock) -> None:
    opponents = start(entries.slow_when_told, budget=100.0)
    for seed, seconds in ((0, 50.0), (1, 3.0), (2, 0.0)):
        opponents.ask(some_view(), STAND_IN, seed)
        clock.seconds += seconds
        assert wait(opponents).problem == ""
    first = opponents.process_id
    opponents.ask(some_view(), "silent", 3)
    clock.seconds += 4 * 3.0 - 0.1
    assert opponents.poll() is None
    assert opponents.process_id == first
    clock.seconds += 0.1
    assert opponents.poll() is None
    assert opponents.process_id != first


def test_a_worker_that_is_always_slow_is_replaced_only_once(
    start: Start, clock: ManualClock, tmp_path: Path
) -> None:
    opponents = start(entries.held_back, budget=100.0, rules=tmp_path)

    def answer_after(seconds: float) -> int | None:
        """Return the process that has answered after so many seconds, each second looked at."""
        for _ in range(round(seconds)):
            clock.seconds += 1.0
            assert opponents.poll() is None
        process = opponents.process_id
        (tmp_path / "go").touch()
        assert wait(opponents).move is not None
        return process

    processes = []
    for seed, seconds in enumerate((1.0, LEAST_PATIENCE + 6.0, 6.0, 6.0)):
        opponents.ask(some_view(), STAND_IN, seed)
        processes.append(answer_after(seconds))
    assert processes[0] != processes[1] == processes[2] == processes[3]


def test_an_answer_to_an_older_question_is_dropped(start: Start) -> None:
    opponents = start(entries.slow_once)
    older, newer = some_view(1), some_view(2)
    assert not set(older.legal_moves()) & set(newer.legal_moves())
    opponents.ask(older, STAND_IN, 1)
    number = opponents.ask(newer, STAND_IN, 2)
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
            opponents.ask(empty, STAND_IN, 1)


def test_where_no_process_can_be_started_the_opponents_play_all_the_same(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    opponents = start()
    number = opponents.ask(some_view(), STAND_IN, 1)
    answer = wait(opponents)
    assert (answer.id, answer.move) == (number, greedy_move(some_view(), 1))
    assert "no more processes" in answer.problem
    opponents.ask(some_view(), STAND_IN, 1)
    assert wait(opponents).problem == ""


def request(**changes: object) -> dict[str, object]:
    return {"id": 1, "level": STAND_IN, "seed": 4, "observation": observation_of(some_view()), **changes}


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
    desk = RequestHandler(rules_of, Levels.load(OPPONENTS))
    answer = json.loads(desk.answer(line))
    assert answer["id"] == number
    assert message in answer["error"]
    good = json.loads(desk.answer(json.dumps(request()).encode()))
    assert good == {"id": 1, "move": str(greedy_move(some_view(), 4))}


def test_the_shipped_entry_finds_its_rules_in_the_rulebook(start: Start) -> None:
    opponents = start(worker_module.main)
    number = opponents.ask(some_view(), STAND_IN, 1)
    assert wait(opponents) == Answer(number, greedy_move(some_view(), 1))


def test_a_doubt_crosses_the_pipe(start: Start) -> None:
    """Every seven lies in a pile, so that the seven said to be played is a lie."""
    line = "scopa_bugiarda players=2 dealer=1 turn=0 hands=2c3c/9s3s table=6c1d piles=7c7d7b7s/-"
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    doubter = position.play(Move.parse("2c=7x1d6c")).position.view(Seat(1))
    for opponents in (start(worker_module.main), LocalOpponents(Levels.load(OPPONENTS))):
        number = opponents.ask(doubter, STAND_IN, 1)
        assert wait(opponents) == Answer(number, None)


def test_letting_a_claim_stand_crosses_the_pipe(start: Start) -> None:
    """The third player holds no card and is asked all the same; it holds no seven, and all are unseen."""
    line = (
        "scopa_bugiarda doubters='any' players=3 dealer=2 turn=1 hands=-/7c2c3c4c5c8c/9s3s "
        "table=6c1d piles=1c1b1s2d2b2s3d3b4d4b4s5d5b5s6d6b6s8d8b8s9c9d9bKcKdKbKs/-/-"
    )
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    position = position.play(Move.parse("7c=7x1d6c")).position.play(Move.parse("~6c")).position
    asked = position.view(Seat(0))
    for opponents in (start(worker_module.main), LocalOpponents(Levels.load(OPPONENTS))):
        number = opponents.ask(asked, STAND_IN, 1)
        assert wait(opponents) == Answer(number, Move.parse("~6c"))


def test_the_worker_imports_no_pygame() -> None:
    script = "import sys, settebello.ai.process.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
