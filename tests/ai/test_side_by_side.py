"""A search in two processes: it finds what it finds in one, whatever becomes of the second."""

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
from settebello.ai.search.search_player import Effort, Found, SearchPart, SearchPlayer, search
from settebello.ai.search.side_by_side import SideBySide, carry_out, cores
from settebello.engine import SeatView
from tests.ai import halves
from tests.ai.views import RULEBOOK, random_positions
from tests.combinations import sampled

EFFORT = Effort(iterations=60, interpreted=60)
PATIENCE = 30.0
"""Seconds of real time a test waits for a process on a busy machine before it fails."""

needs_two = pytest.mark.skipif(cores() < 2, reason="there is one processor only")

Make = Callable[..., SideBySide]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes spreads for which every search is long, and ends their processes after the test."""
    made: list[SideBySide] = []

    def new(entry: Callable[..., None] = carry_out, late: float = PATIENCE, long: float = 0.0) -> SideBySide:
        made.append(SideBySide((resources.rules(),), entry=entry, late=late, long=long))
        return made[-1]

    yield new
    for spread in made:
        spread.close()


def views(name: str, players: int, every: int) -> list[SeatView]:
    """What the seat in turn knows, in some positions of a deal."""
    found = []
    for position in list(random_positions(RULEBOOK.ruleset(name), players, 4))[::every]:
        assert position.turn is not None
        found.append(position.view(position.turn))
    return found


PARTS: tuple[SearchPart, ...] = tuple(
    (views("scopone_scientifico", 4, 50)[0], EFFORT, 30, seed) for seed in (1, 2)
)


class Counted:
    """A search that counts how often it was carried out in this process."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, part: SearchPart) -> Found:
        self.times += 1
        return search(part)


def helped(spread: SideBySide) -> bool:
    """Whether the second process did its part; in any case the right thing is found."""
    work = Counted()
    assert spread(work, PARTS) == tuple(map(search, PARTS))
    return work.times == 1


def wait(met: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


@needs_two
def test_a_search_finds_the_same_in_two_processes(make: Make) -> None:
    spread = make()
    assert spread.process_id is None
    wait(lambda: helped(spread))
    for name, players, every in (("scopone_scientifico", 4, 7), ("scopa", 2, 7), ("cirulla", 3, 9)):
        for seed, view in enumerate(views(name, players, every)):
            together = SearchPlayer(EFFORT, spread=spread).decide(view, Random(seed))
            assert together == SearchPlayer(EFFORT).decide(view, Random(seed))
    assert helped(spread)


@needs_two
def test_the_second_process_is_started_by_a_long_search_only(make: Make) -> None:
    spread = make(long=PATIENCE)
    assert not helped(spread)
    assert spread.process_id is None


def test_on_one_processor_there_is_no_second_process(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello.ai.search.side_by_side.cores", lambda: 1)
    spread = make()
    assert not helped(spread)
    assert spread.process_id is None


def test_where_no_process_can_be_started_this_one_carries_out_both_parts(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    spread = make()
    assert not any(helped(spread) for _ in range(3))
    assert spread.process_id is None


@needs_two
@pytest.mark.parametrize(
    ("entry", "late"),
    sampled(
        [
            (halves.silent, 0.05),
            (halves.mortal, PATIENCE),
            (halves.stillborn, PATIENCE),
            (halves.babbling, PATIENCE),
        ],
        4,
    ),
)
def test_a_second_process_that_fails_is_replaced_at_most_twice(
    make: Make, entry: Callable[..., None], late: float
) -> None:
    spread = make(entry, late)
    seen: set[int] = set()

    def given_up() -> bool:
        assert not helped(spread)
        if spread.process_id is not None:
            seen.add(spread.process_id)
        return spread.process_id is None

    assert not given_up()
    wait(given_up)
    assert len(seen) == 3
    assert given_up()


@needs_two
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGKILL")
def test_a_second_process_that_is_killed_is_replaced(make: Make) -> None:
    spread = make()
    wait(lambda: helped(spread))
    first = spread.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    wait(lambda: helped(spread) and spread.process_id not in {first, None})


@needs_two
def test_an_answer_that_an_error_left_behind_is_not_taken_for_the_next(make: Make) -> None:
    spread = make()
    wait(lambda: helped(spread))

    def fail(part: SearchPart) -> Found:
        raise ZeroDivisionError

    others = tuple((view, effort, iterations, seed + 5) for view, effort, iterations, seed in PARTS)
    with pytest.raises(ZeroDivisionError):
        spread(fail, others)
    assert helped(spread)


def is_gone(number: int) -> bool:
    """Whether a process has ended; one that nobody has asked for its end yet has."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


@needs_two
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells of processes in files")
@pytest.mark.parametrize("killed", ["window", "worker"])
def test_no_process_survives_a_window_or_a_worker_that_is_killed(killed: str, tmp_path: Path) -> None:
    window = subprocess.Popen(
        [sys.executable, "-m", "tests.ai.halves", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert window.stdout is not None
        worker, second = map(int, window.stdout.readline().split())
        assert not is_gone(worker)
        assert not is_gone(second)
        os.kill(window.pid if killed == "window" else worker, signal.SIGKILL)
        wait(lambda: is_gone(second) and is_gone(worker))
    finally:
        window.kill()
        window.communicate()
