"""How decks over an executor scale: measured with one and two processes, simulated with 64 workers.

    python -m tests.bench.scaling [--decks 256] [--players campione,maestro] [--ruleset scopa]

Each batch is played once in this process, for its processor time. The simulation gives the batches to workers
as `lab/spread.py` does, and adds the time that the asker takes for a batch: packing, unpacking, the journal.
It leaves the network out. The measurement plays the decks anew in processes, their start included.
"""

import argparse
import heapq
import pickle
import time
from collections.abc import Sequence

from settebello import __version__, resources
from settebello.cli.executors import spread_here
from settebello.lab import Entrants, Setup, Spread, side_by_side
from settebello.lab.spread import BATCH, QUEUED, decks_spread, play_batch
from settebello.rulebook import Rulebook

WORKERS = (1, 2, 64)


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a measurement is there to be read


def simulated(seconds: Sequence[float], asker: float, workers: int) -> float:
    """Return the time for all batches with so many workers, each with its own waiting batches.

    ``asker``: the seconds that the asking process takes for a batch, one batch after the other.
    """
    idle = [0.0] * workers
    heapq.heapify(idle)
    arrivals: list[float] = []
    given = free = 0.0
    for place, took in enumerate(seconds):
        if place >= QUEUED * workers:
            # The next batch is given when a result has been taken in.
            free = max(free, heapq.heappop(arrivals)) + asker
            given = free
        begun = max(heapq.heappop(idle), given)
        heapq.heappush(idle, begun + took)
        heapq.heappush(arrivals, begun + took)
    while arrivals:
        free = max(free, heapq.heappop(arrivals)) + asker
    return free


def measured(setup: Setup, decks: int, workers: int) -> float:
    """Return the seconds for all decks in so many processes, their start included."""
    begun = time.perf_counter()
    if workers == 1:
        for number in range(0, decks, BATCH):
            play_batch(setup, range(number, number + BATCH), str(resources.assets()), __version__)
    else:
        with spread_here(None, workers) as spread:
            assert isinstance(spread, Spread)
            assert len(list(decks_spread(setup, range(decks), spread))) == decks
    return time.perf_counter() - begun


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description="How decks over an executor scale.")
    parser.add_argument("--decks", type=int, default=256)
    parser.add_argument("--players", default="campione,maestro")
    parser.add_argument("--ruleset", default="scopa")
    asked = parser.parse_args()
    first, second = asked.players.split(",")
    ruleset = Rulebook([resources.rules()]).ruleset(asked.ruleset)
    players = min(ruleset.players.counts)
    assets = resources.assets()
    entrants = Entrants((str(assets / "opponents"),), networks=str(assets / "networks"))
    setup = Setup(
        ruleset, players, first, second, 1, entrants, time.perf_counter, side_by_side(ruleset, players)
    )
    seconds, asker = [], []
    for number in range(0, asked.decks, BATCH):
        begun = time.process_time()
        decks = play_batch(setup, range(number, number + BATCH), str(assets), __version__)
        seconds.append(time.process_time() - begun)
        begun = time.process_time()
        pickle.loads(pickle.dumps((setup, decks)))  # noqa: S301 - written in this line
        asker.append(time.process_time() - begun)
    mean = sum(asker) / len(asker)
    say(f"{len(seconds)} batches of {BATCH} decks: {sum(seconds):.1f} s of processor time")
    say(f"longest {max(seconds):.2f} s, asker {1000 * mean:.1f} ms a batch")
    for workers in WORKERS:
        found = simulated(seconds, mean, workers)
        say(f"simulated, {workers} workers: {found:.2f} s, {sum(seconds) / found:.1f} times as fast")
    alone = measured(setup, asked.decks, 1)
    both = measured(setup, asked.decks, 2)
    say(f"measured: 1 process {alone:.1f} s, 2 processes {both:.1f} s, {alone / both:.2f} times as fast")


if __name__ == "__main__":
    main()
