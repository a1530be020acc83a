"""One round of measuring the kernel it meets: ``python -m tests.bench.kernel_speed RULES``, JSON on stdout.

For every shipped ruleset and number of players: deals a second of CPU time, played with the quick playouts
and with every legal move laid out at each ply, and those moves a second; last how fast the baseline loop
ran meanwhile.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from settebello.engine import Ruleset, kernel
from settebello.engine.kernel import is_compiled
from settebello.engine.tables import compiled
from tests.bench.baseline import baseline
from tests.engine.native_player import shipped

DEALS = 10_000 if is_compiled() else 400
FULL = DEALS // 4
SEED = 7


def timed(work: Callable[[], object]) -> float:
    """Seconds of CPU time that one call takes."""
    start = process_time()
    work()
    return process_time() - start


def speeds(ruleset: Ruleset, players: int) -> tuple[float, float, float]:
    """Quick deals, deals with all moves, and those moves, each a second."""
    rules = compiled(ruleset, players)
    kernel.run_playouts(rules, 1, SEED)
    quick = timed(lambda: kernel.run_playouts(rules, DEALS, SEED))
    _, moves = kernel.run_full(rules, FULL, SEED)
    full = timed(lambda: kernel.run_full(rules, FULL, SEED))
    return DEALS / quick, FULL / full, int(moves) / full


if __name__ == "__main__":
    measured = {name: speeds(ruleset, players) for name, ruleset, players in shipped(Path(sys.argv[1]))}
    json.dump(
        {"compiled": is_compiled(), "speeds": measured, "baseline": 1 / timed(baseline)},
        sys.stdout,
    )
