"""Killed while it counts, the program has its statistics whole: they are a memory of the matches alone."""

from pathlib import Path
from random import Random

import pytest

from settebello.notation import print_record
from settebello.session.chronicle import MEMORY, START, Chronicle
from settebello.session.summary import MatchSummary, summary_of
from settebello.storage.saves import Saves
from tests.killing import killed
from tests.notation.matches import rules_of
from tests.session.endless_chronicle import MOST, SAMPLE
from tests.session.test_statistics import played


def look(folder: Path, expected: MatchSummary) -> None:
    """Check that the memory is whole, and that with it the same is counted as without."""
    saves = Saves(folder / "matches")
    finished = saves.place(MEMORY).parent
    names = {path.name for path in saves.finished()}
    assert 0 < len(names) <= MOST
    remembered = saves.place(MEMORY)
    if remembered.exists():
        text = remembered.read_text(encoding="utf-8")
        assert text.endswith("\n"), "the memory was torn"
        assert all(MatchSummary.parse(line.split("\t")[1]) == expected for line in text.splitlines())
    if (finished / START).exists():
        assert (finished / START).read_text(encoding="utf-8").strip().endswith(".scopa")
    again = Chronicle(saves, rules_of)
    assert list(again.read())[-1] == 1.0
    assert dict.fromkeys(sorted(names, reverse=True), expected) == again.all
    assert not again.unreadable


def kill(folder: Path, times: int) -> int:
    record = played(1)
    (folder / SAMPLE).write_text(print_record(record), encoding="utf-8")
    rng = Random(times)
    steps = 0
    for seed in range(times):
        steps += len(killed("tests.session.endless_chronicle", folder, seed, rng.uniform(0, 0.15)))
        look(folder, summary_of(record))
    return steps


def test_statistics_killed_at_any_moment_are_whole(tmp_path: Path) -> None:
    assert kill(tmp_path, 3) >= 3


@pytest.mark.slow
def test_two_hundred_kills_tear_no_statistics(tmp_path: Path) -> None:
    assert kill(tmp_path, 200) > 200
