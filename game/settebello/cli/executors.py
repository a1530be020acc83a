"""The executors that carry out independent plays: a cluster of Dask, or processes of this computer."""

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final

from settebello.cli.terminal import tell

if TYPE_CHECKING:
    from distributed import Client

    from settebello.lab import Spread

DASK_PATIENCE: Final = 10
"""Seconds within which a cluster has to answer."""


def add_executors(parser: argparse.ArgumentParser, kept: str, jobs: int | None = None) -> None:
    """Add the options that say who carries the plays out; ``kept`` names what --keep saves.

    ``jobs``: the usual number of processes, None for one for each core.
    """
    usual = "one for each core" if jobs is None else str(jobs)
    parser.add_argument(
        "--jobs",
        type=count,
        default=jobs or os.cpu_count() or 1,
        metavar="N",
        help=f"number of processes (default: {usual})",
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="play on a cluster of Dask, such as tcp://192.168.1.5:8786, and not in processes",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help=f"save the {kept} in this folder, and continue with those saved there",
    )


def count(text: str) -> int:
    """Return a number that is typed; raises ArgumentTypeError for one less than 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


@contextmanager
def spread_over(address: str | None) -> Iterator["Spread | None"]:
    """Connect to a cluster of Dask for the duration of the context; None without an address.

    Raises LabError if the library is not installed, nobody answers or the cluster has no worker.
    """
    from settebello.lab import LabError, Spread

    if address is None:
        yield None
        return
    try:
        from distributed import Client
    except ImportError:
        raise LabError("--dask: needs the library distributed: pip install 'settebello[dask]'") from None
    try:
        client = Client(address, timeout=DASK_PATIENCE)
    except (OSError, ValueError) as error:
        raise LabError(f"--dask {address}: no cluster answers: {error}") from None
    with client:
        workers = sum(client.nthreads().values())
        if not workers:
            raise LabError(f"--dask {address}: the cluster has no worker")
        yield Spread(client.get_executor(), workers, _Lookout(client, address).check)


class _Lookout:
    """Looks whether a cluster that sends no results still has workers."""

    def __init__(self, client: "Client", address: str) -> None:
        self._client = client
        self._name = f"--dask {address}"
        self._is_told = False

    def check(self) -> None:
        """Say once that no worker is left, for others may come; raises LabError if the cluster has gone."""
        from settebello.lab import LabError

        if self._client.status == "closed":
            raise LabError(f"{self._name}: the cluster has gone")
        try:
            has_workers = bool(self._client.nthreads())
        except OSError:
            # The client tries to find the cluster again, and is closed after some seconds.
            return
        if not has_workers and not self._is_told:
            # Not at the end of a line of progress.
            begin = "\n" if sys.stderr.isatty() else ""
            tell(f"{begin}{self._name}: no worker is left; waiting for one", file=sys.stderr)
        self._is_told = not has_workers


@contextmanager
def spread_here(address: str | None, jobs: int) -> Iterator["Spread | None"]:
    """Return a cluster of Dask, or ``jobs`` processes; None if everything is carried out in this process.

    Raises LabError as ``spread_over`` does.
    """
    from settebello.lab import Spread

    if address is not None or jobs == 1:
        with spread_over(address) as spread:
            yield spread
        return
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield Spread(executor, jobs)
    finally:
        # What has begun ends soon; what waits is not begun.
        executor.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Let Ctrl-C, which reaches every process of a terminal, end the main process alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
