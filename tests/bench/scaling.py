"""How decks over an executor scale: measured with one and two processes, simulated with 64 workers.

    python -m tests.bench.scaling [--decks 256] [--players campione,maestro] [--ruleset scopa]
    python -m tests.bench.scaling --dask ADDRESS       with a cluster of Dask whose workers have one thread

Each batch is played once in this process, for its processor time. The simulation gives the batches to workers
as `lab/spread.py` does, and adds the time that the asker takes for a batch: packing, unpacking, the journal.
It leaves the network out. The measurement plays the decks anew in processes, their start included.

With a cluster, the asker's and the scheduler's time for a batch are measured there. Whatever else the
computers do slows every worker down alike, so the gain is not read off the clock: it is the share of the
time in which a worker plays, times the number of workers.
"""

import argparse
import heapq
import pickle
import time
from collections.abc import Sequence
from functools import partial
from itertools import product

from settebello import __version__, resources
from settebello.cli.executors import spread_here, spread_over
from settebello.lab import Entrants, Setup, Spread, side_by_side
from settebello.lab.spread import BATCH, QUEUED, carried_out, decks_spread, play_batch
from settebello.rulebook import Rulebook

WORKERS = (1, 2, 64)
IDLE = 5.0
"""Seconds for which a cluster without work is measured."""


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


def timed(setup: Setup, assets: str, numbers: Sequence[int]) -> list[tuple[float, float]]:
    """Play a batch on a worker; return when it began there, in seconds, and how long it took."""
    begun = time.time()
    play_batch(setup, numbers, assets, __version__)
    return [(begun, time.time() - begun)]


def on_cluster(setup: Setup, decks: int, address: str) -> float:
    """Measure a cluster; return the seconds that a batch takes its asker or its scheduler, the longer."""
    play = partial(timed, setup, str(resources.assets()))
    from distributed import default_client  # noqa: PLC0415 - an optional extra

    with spread_over(address) as spread:
        assert isinstance(spread, Spread)
        client = default_client()

        def spent() -> tuple[float, float, float]:
            return time.perf_counter(), time.process_time(), client.run_on_scheduler(time.process_time)

        # Workers begin by importing the game.
        list(carried_out(play, range(BATCH * 2 * spread.workers), spread, "deck", BATCH))
        idle = spent()
        time.sleep(IDLE)
        begun = spent()
        found = [one for _, (one,) in carried_out(play, range(decks), spread, "deck", BATCH)]
        over = spent()
    # What the two processes take without any batch goes on whether there are few or many.
    lasted, rested = over[0] - begun[0], begun[0] - idle[0]
    asker, scheduler = (
        (over[part] - begun[part] - lasted * (begun[part] - idle[part]) / rested) / len(found)
        for part in (1, 2)
    )
    played = sum(took for _, took in found)
    whole = max(begun + took for begun, took in found) - min(begun for begun, _ in found)
    say(
        f"cluster, {spread.workers} workers: {len(found)} batches in {whole:.1f} s, {played:.1f} s of playing"
    )
    share = played / whole
    say(f"a worker plays {share / spread.workers:.1%} of the time: {share:.2f} times as fast")
    say(f"a batch takes the asker {1000 * asker:.1f} ms, the scheduler {1000 * scheduler:.1f} ms")
    return float(max(asker, scheduler))


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description="How decks over an executor scale.")
    parser.add_argument("--decks", type=int, default=256)
    parser.add_argument("--players", default="campione,maestro")
    parser.add_argument("--ruleset", default="scopa")
    parser.add_argument("--dask", metavar="ADDRESS")
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
    if asked.dask:
        mean = on_cluster(setup, asked.decks, asked.dask)
    for times, workers in product((1, 16), WORKERS):
        found = simulated(seconds * times, mean, workers)
        gain = sum(seconds) * times / found
        what = f"simulated, {asked.decks * times} decks, {workers} workers"
        say(f"{what}: {found:.2f} s, {gain:.1f} times as fast")
    if asked.dask:
        return
    alone = measured(setup, asked.decks, 1)
    both = measured(setup, asked.decks, 2)
    say(f"measured: 1 process {alone:.1f} s, 2 processes {both:.1f} s, {alone / both:.2f} times as fast")


if __name__ == "__main__":
    main()
