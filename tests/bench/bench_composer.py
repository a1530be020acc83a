"""What arranging decks brings, and whom: ``pytest -m bench -s tests/bench/bench_composer.py``.

For each game and opponent so many random sets of wanted sums; each deck is composed to the end and played by
random numbers of its own, beside a shuffled deck for the same sums (docs/learning.md, section 7.3). Seconds
are those of the process. ``SETTEBELLO_NATIVE=0`` before it switches the compiled core off. Results stand in
RESULTS.md.
"""

import sys
import time

import pytest

from settebello.engine import Ruleset
from settebello.learning.deals.rollouts import Habit
from tests.learning.deals.wants import Summary, pairs
from tests.learning.material import QUINDICI, SCOPA

DECKS = 400


@pytest.mark.bench
@pytest.mark.parametrize("opponent", Habit)
@pytest.mark.parametrize(("ruleset", "upto"), [(SCOPA, 10), (SCOPA, 7), (QUINDICI, 10)])
def test_arranged_decks(ruleset: Ruleset, upto: int, opponent: Habit) -> None:
    began = time.process_time()
    found = Summary.of(list(pairs(ruleset, opponent, DECKS, upto)))
    seconds = (time.process_time() - began) / DECKS
    cells = [
        f"{ruleset.id}, values to {upto}, {opponent}",
        f"{found.random.turns:.2f}",
        f"{found.arranged.turns:.2f}",
        f"{found.lift:.1f}",
        f"{found.random.different:.2f}",
        f"{found.arranged.different:.2f}",
        f"{found.natural.cards:+.2f}",
        f"{found.arranged.cards:+.2f}",
        f"{found.shift:+.2f} ± {1.96 * found.error:.2f}",
        f"{found.natural.sweeps:+.2f}",
        f"{found.arranged.sweeps:+.2f}",
        f"{found.away:.1f}",
        f"{found.without:.1%}",
        f"{seconds:.2f}",
    ]
    sys.stdout.write(f"\n| {' | '.join(cells)} |\n")
