"""Carries independent plays out over any executor of `concurrent.futures`.

An executor is a cluster of Dask, or processes of this computer. A deck depends only on its number and the
setup, so the results are the same wherever it is played.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Generic, TypeVar

from settebello import __version__, resources
from settebello.lab.duplicate import Deck, Setup, Table
from settebello.lab.faults import LabError

BATCH = 4
"""Decks that are played with the same players before their results travel."""
QUEUED = 2
"""Batches that wait for each worker, so that none is idle."""
TRIES = 3
"""How often a batch is played before its fault ends the work."""
PATIENCE = 5.0
"""Seconds without a result after which the executor is looked at."""

Result = TypeVar("Result")
Numbers = tuple[int, ...]
"""The numbers of the plays of a batch."""


def trusted() -> None:
    """Take it that an executor tells its own end, as processes of this computer do."""


@dataclass(frozen=True, slots=True)
class Spread:
    """An executor, and how many tasks it carries out at once.

    ``check`` is called whenever no result has come for some seconds; it raises LabError if none can come.
    """

    executor: Executor
    workers: int
    check: Callable[[], None] = trusted


@dataclass(frozen=True, slots=True)
class _Batch(Generic[Result]):
    """Plays that are carried out together, and what carries them out."""

    play: Callable[[Numbers], Sequence[Result]]
    numbers: Numbers
    unit: str
    tries: int = 1

    def begun(self, spread: Spread) -> Future[Sequence[Result]]:
        """Give the batch to the executor; raises LabError."""
        try:
            return spread.executor.submit(self.play, self.numbers)
        except (BrokenExecutor, RuntimeError, OSError) as error:
            raise LabError(f"{self.unit} {self.numbers[0]} can be given to nobody: {error}") from None

    def results(self, future: Future[Sequence[Result]]) -> Sequence[Result] | None:
        """Return the results; None if the batch has to be played again. Raises LabError."""
        try:
            return future.result()
        except LabError:
            raise
        except Exception as error:
            # Executors have their own errors for workers that were lost.
            if self.tries < TRIES:
                return None
            raise LabError(f"{self.unit} {self.numbers[0]} has failed {TRIES} times: {error!r}") from error


def carried_out(
    play: Callable[[Numbers], Sequence[Result]], numbers: Iterable[int], spread: Spread, unit: str, size: int
) -> Iterator[tuple[Numbers, Sequence[Result]]]:
    """Carry out the plays of these numbers in batches; yield each batch as soon as it is done, in any order.

    A batch whose worker was lost is carried out again. ``play`` must travel to other processes. ``unit``:
    what a play is called. Raises LabError if ``play`` or the executor's check does, or if a batch has failed
    ``TRIES`` times.
    """
    waiting = iter(numbers)
    running: dict[Future[Sequence[Result]], _Batch[Result]] = {}
    try:
        while True:
            while len(running) < QUEUED * spread.workers and (some := tuple(islice(waiting, size))):
                batch = _Batch(play, some, unit)
                running[batch.begun(spread)] = batch
            if not running:
                return
            done = wait(running, PATIENCE, FIRST_COMPLETED).done
            if not done:
                _look(spread, running)
            for future in done:
                batch = running.pop(future)
                found = batch.results(future)
                if found is None:
                    again = replace(batch, tries=batch.tries + 1)
                    running[again.begun(spread)] = again
                else:
                    yield batch.numbers, found
    finally:
        for future in running:
            future.cancel()


def _look(spread: Spread, running: dict[Future[Sequence[Result]], _Batch[Result]]) -> None:
    """Check an executor that has not answered; if it has gone, nothing is left to be cancelled."""
    try:
        spread.check()
    except LabError:
        running.clear()
        raise


def decks_spread(setup: Setup, numbers: Iterable[int], spread: Spread) -> Iterator[Deck]:
    """Play the decks of these numbers over an executor; yield each as soon as its batch is done.

    Raises LabError if a player breaks the rules, and as ``carried_out``.
    """
    play = partial(play_batch, setup, assets=str(resources.assets()), version=__version__)
    for _, decks in carried_out(play, numbers, spread, "deck", BATCH):
        yield from decks


def play_batch(setup: Setup, numbers: Sequence[int], assets: str, version: str) -> list[Deck]:
    """Play some decks here.

    ``assets``: where the shipped files lie on the computer that asks. ``version``: that of its program;
    raises LabError if this one is another, whose players may choose other moves.
    """
    check_version(version)
    entrants = replace(
        setup.entrants,
        folders=tuple(own_path(path, assets) for path in setup.entrants.folders),
        networks=own_path(setup.entrants.networks, assets),
    )
    with Table(replace(setup, entrants=entrants)) as table:
        return [table.play(number) for number in numbers]


def check_version(version: str) -> None:
    """Raise LabError if the program here is another than that of whoever asks."""
    if version != __version__:
        raise LabError(f"a worker has version {__version__} of the program, and not {version}")


def own_path(path: str, assets: str) -> str:
    """Return where a shipped file lies here; ``assets``: where the shipped files lie for whoever asks."""
    return str(resources.assets()) + path[len(assets) :] if path.startswith(assets) else path
