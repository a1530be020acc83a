"""How long a puzzle takes to be made: every fact of both games, with one to four cards beside it (P1)."""

import time
from random import Random

import pytest

from settebello.learning.facts import FACTS
from settebello.learning.puzzles.maker import Wish, make, setups
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.sums import Sum
from tests.bench.baseline import baseline, seconds
from tests.learning.material import QUINDICI, SCOPA

SEEDS = 12


@pytest.mark.bench
def test_a_puzzle_is_made() -> None:
    took = []
    for ruleset in (SCOPA, QUINDICI):
        for fact in FACTS:
            wanted = Sum((fact.a, fact.b))
            if not setups(ruleset, wanted):
                continue
            for distractors in range(1, 5):
                wish = Wish(task=Task.MAKE, ruleset=ruleset, wanted=wanted, distractors=distractors)
                for seed in range(SEEDS):
                    began = time.perf_counter()
                    make(wish, Random(seed))
                    took.append(time.perf_counter() - began)
    took.sort()
    beside = min(seconds(baseline) for _ in range(5))
    for name, place in (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("longest", 1.0)):
        one = took[min(int(place * len(took)), len(took) - 1)]
        print(f"\n{name}: {1000 * one:.2f} ms, {one / beside:.3f} of the loop beside it", end="")  # noqa: T201 - a measurement is there to be read
    print(f"\n{sum(one > 0.005 for one in took)} of {len(took)} over 5 ms")  # noqa: T201 - as above
