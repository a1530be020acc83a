"""How sure the coach's verdicts are: ``pytest -m bench -s tests/bench/bench_verdicts.py``. See RESULTS.md."""

import time
from itertools import islice

import pytest

from tests.bench.verdicts import agreement, covered, moments
from tests.pilot import shipped

GAMES = [("scopa", 2), ("saar_simple", 2), ("escoba", 2), ("scopone_scientifico", 4)]
DECISIONS = 24
SEEDS = 5
TIMES = 20


@pytest.mark.bench
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_said_does_not_depend_on_the_seed(name: str, players: int) -> None:
    begun = time.process_time()
    found = [agreement(one, SEEDS) for one in islice(moments(shipped().ruleset(name), players, 3), DECISIONS)]
    spent = (time.process_time() - begun) / (DECISIONS * SEEDS)
    _say(
        f"{name} {players}: {DECISIONS} decisions, blamed by a seed {sum(bool(one.blamed) for one in found)},"
        f" by some seeds only {sum(not one.agreed for one in found)},"
        f" opposite {sum(one.opposite for one in found)}; {spent:.2f} s CPU a decision"
    )


@pytest.mark.bench
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_intervals_hold_what_a_larger_search_finds(name: str, players: int) -> None:
    drawn = islice(moments(shipped().ruleset(name), players, 5), DECISIONS)
    found = [one for moment in drawn if (one := covered(moment, TIMES, 1)) is not None]
    held = f"{sum(found)} hold what a search {TIMES} times larger finds"
    _say(f"{name} {players}: {len(found)} intervals; {held}")


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a measurement is there to be read
