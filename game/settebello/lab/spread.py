"""Plays decks over any executor of `concurrent.futures`: a cluster of Dask, or processes of this computer.

A deck depends only on its number and the setup, so the results are the same wherever it is played.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass, replace
from itertools import islice

from settebello import __version__, resources
from settebello.lab.duplicate import Deck, Setup, Table
from settebello.lab.faults import LabError

BATCH = 4
"""Decks that are played with the same players before their results travel."""
QUEUED = 2
"""Batches that wait for each worker, so that none is idle."""
TRIES = 3
"""How often a batch is played before its fault ends the meeting."""


@dataclass(frozen=True, slots=True)
class Spread:
    """An executor, and how many tasks it carries out at once."""

    executor: Executor
    workers: int


@dataclass(frozen=True, slots=True)
class _Batch:
    numbers: tuple[int, ...]
    tries: int = 1


def decks_spread(setup: Setup, numbers: Iterable[int], spread: Spread) -> Iterator[Deck]:
    """Play the decks of these numbers over an executor; yield each as soon as its batch is done.

    A batch whose worker was lost is played again. Raises LabError if a player breaks the rules, or if a
    batch has failed ``TRIES`` times.
    """
    waiting = iter(numbers)
    running: dict[Future[list[Deck]], _Batch] = {}
    assets = str(resources.assets())
    try:
        while True:
            while len(running) < QUEUED * spread.workers and (batch := tuple(islice(waiting, BATCH))):
                _submit(spread, running, setup, assets, _Batch(batch))
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                batch_done = running.pop(future)
                decks = _result(future, batch_done)
                if decks is None:
                    again = replace(batch_done, tries=batch_done.tries + 1)
                    _submit(spread, running, setup, assets, again)
                else:
                    yield from decks
    finally:
        for future in running:
            future.cancel()


def _submit(
    spread: Spread, running: dict[Future[list[Deck]], _Batch], setup: Setup, assets: str, batch: _Batch
) -> None:
    try:
        running[spread.executor.submit(play_batch, setup, batch.numbers, assets, __version__)] = batch
    except (BrokenExecutor, RuntimeError, OSError) as error:
        raise LabError(f"deck {batch.numbers[0]} can be given to nobody: {error}") from None


def _result(future: Future[list[Deck]], batch: _Batch) -> list[Deck] | None:
    """Return the decks of a batch; None if it has to be played again."""
    try:
        return future.result()
    except LabError:
        raise
    except Exception as error:
        # Executors have their own errors for workers that were lost.
        if batch.tries < TRIES:
            return None
        raise LabError(f"deck {batch.numbers[0]} has failed {TRIES} times: {error!r}") from error


def play_batch(setup: Setup, numbers: Sequence[int], assets: str, version: str) -> list[Deck]:
    """Play some decks here.

    ``assets``: where the shipped files lie on the computer that asks. ``version``: that of its program;
    raises LabError if this one is another, whose players may choose other moves.
    """
    if version != __version__:
        raise LabError(f"a worker has version {__version__} of the program, and not {version}")
    own = str(resources.assets())

    def here(path: str) -> str:
        return own + path[len(assets) :] if path.startswith(assets) else path

    entrants = replace(
        setup.entrants,
        folders=tuple(map(here, setup.entrants.folders)),
        networks=here(setup.entrants.networks),
    )
    with Table(replace(setup, entrants=entrants)) as table:
        return [table.play(number) for number in numbers]
