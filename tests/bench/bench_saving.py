"""How long a move holds the frame up that saves it: ``pytest -m bench -s tests/bench/bench_saving.py``.

The same match of two people is played in turn with a writer that writes at once, as the window did before,
and with the one of the window, on the real disk and on one that takes 30 ms longer to force a file. Told is
the time of `submit` alone, and how many records were written. Results stand in RESULTS.md.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from unittest.mock import patch

import pytest

from settebello import resources
from settebello.ai import Levels, LocalOpponents
from settebello.notation import SeatRecord
from settebello.rulebook import Rulebook
from settebello.session import Matches, NextDeal, PlayMove, Waiting
from settebello.storage.saves import Saves
from settebello.storage.writer import BackgroundWriter, DirectWriter

ROUNDS = 5
MOVES = 72
"""Moves of a round: two deals."""
BETWEEN = 0.05
"""Seconds between two moves, which is quicker than anybody plays."""
SLOWER = 0.03
WAYS: dict[str, type[DirectWriter] | type[BackgroundWriter]] = {
    "at once": DirectWriter,
    "in a thread": BackgroundWriter,
}


@contextmanager
def disk(slower: float) -> Iterator[list[int]]:
    """A disk on which forcing a file takes so many seconds longer; counts the files forced."""
    force, count = os.fsync, [0]

    def slowly(file: int) -> None:
        count[0] += 1
        time.sleep(slower)
        force(file)

    with patch("os.fsync", slowly):
        yield count


def played(folder: Path, make: Callable[[], DirectWriter | BackgroundWriter]) -> list[float]:
    """The seconds that each `submit` of a match took."""
    writer = make()
    matches = Matches(
        saves=Saves(folder),
        ruleset_of=Rulebook((resources.rules(),)).ruleset,
        opponents=LocalOpponents(Levels()),
        rng=Random(5),
        writer=writer,
    )
    session = matches.start("scopa", {"match.target": 40}, seats=(SeatRecord("Ada"), SeatRecord("Ugo")))
    times = []
    for _ in range(MOVES):
        position = session.match.position
        if session.waiting_for is Waiting.DEAL or position is None:
            intent: NextDeal | PlayMove = NextDeal()
        else:
            intent = PlayMove(position.legal_moves()[0])
        begun = time.perf_counter()
        session.submit(intent)
        times.append(time.perf_counter() - begun)
        time.sleep(BETWEEN)
    session.settle()
    if isinstance(writer, BackgroundWriter):
        writer.close()
    return times


@pytest.mark.bench
@pytest.mark.parametrize("slower", [0.0, SLOWER])
def test_time_of_a_move_with_its_save(slower: float, tmp_path: Path) -> None:
    times: dict[str, list[float]] = {name: [] for name in WAYS}
    written = dict.fromkeys(WAYS, 0)
    for number in range(ROUNDS):
        # In turn, so that what the machine does beside falls on both.
        for name, make in WAYS.items():
            with disk(slower) as count:
                times[name] += played(tmp_path / f"{name} {number}", make)
            written[name] += count[0]
    for name, taken in times.items():
        disk_was = f"{slower * 1000:.0f} ms slower" if slower else "real"
        sys.stdout.write(
            f"\n| {disk_was} | {name} | {len(taken)} | {median(taken) * 1000:.2f} ms "
            f"| {quantiles(taken, n=20)[-1] * 1000:.2f} ms | {max(taken) * 1000:.1f} ms | {written[name]} |"
        )
    assert written["at once"] == ROUNDS * MOVES
    assert 0 < written["in a thread"] <= ROUNDS * MOVES
