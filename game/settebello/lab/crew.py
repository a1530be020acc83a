"""Distributes decks among worker processes; the distribution does not change the results."""

import multiprocessing
import signal
import sys
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import TYPE_CHECKING

from settebello.lab.duplicate import Deck, Setup, Table
from settebello.lab.faults import LabError

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

LONGEST_END = 5.0
"""Seconds that a process gets to exit before it is killed."""


def decks_played(setup: Setup, numbers: Iterable[int], jobs: int) -> Iterator[Deck]:
    """Play the decks of these numbers in ``jobs`` processes; yield each deck as soon as it is done.

    With one job the decks are played in this process. Raises LabError if a player breaks the rules or a
    process is lost. No process is left running at the end.
    """
    if jobs > 1:
        yield from _in_processes(setup, iter(numbers), jobs)
        return
    with Table(setup) as table:
        for number in numbers:
            yield table.play(number)


def main(connection: Connection, setup: Setup) -> None:
    """Worker process: play the decks whose numbers arrive, until the other end closes the pipe."""
    # Ctrl-C in a terminal reaches every process; only the main process reacts to it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A regular exit also ends the external programs that play in this process.
    signal.signal(signal.SIGTERM, _leave)
    try:
        with Table(setup) as table:
            while (number := _next(connection)) is not None:
                connection.send(table.play(number))
    except LabError as error:
        connection.send(error)


def _leave(signal_number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - required by signal
    sys.exit(0)


def _next(connection: Connection) -> int | None:
    """Return the next deck's number; None at the end."""
    try:
        return int(connection.recv())
    except (EOFError, OSError):
        return None


def _in_processes(setup: Setup, numbers: Iterator[int], jobs: int) -> Iterator[Deck]:
    context = multiprocessing.get_context("spawn")
    processes: list[BaseProcess] = []
    busy: dict[Connection, int] = {}
    pipes: list[Connection] = []
    try:
        for number in _some(numbers, jobs):
            ours, theirs = context.Pipe()
            pipes.append(ours)
            process = context.Process(target=main, args=(theirs, setup), name="laboratory")
            process.start()
            processes.append(process)
            theirs.close()
            busy[ours] = number
            _send(ours, number)
        while busy:
            for pipe in _ready(busy):
                number = busy.pop(pipe)
                yield _received(pipe, number)
                for following in _some(numbers, 1):
                    busy[pipe] = following
                    _send(pipe, following)
    finally:
        for pipe in pipes:
            pipe.close()
        _end(processes, at_once=bool(busy))


def _some(numbers: Iterator[int], most: int) -> Iterator[int]:
    """Yield at most ``most`` of the numbers."""
    for _, number in zip(range(most), numbers, strict=False):
        yield number


def _ready(busy: Iterable[Connection]) -> list[Connection]:
    """Return the pipes with data to read."""
    ready = set(wait(list(busy)))
    return [pipe for pipe in busy if pipe in ready]


def _send(pipe: Connection, number: int) -> None:
    try:
        pipe.send(number)
    except OSError:
        raise LabError(f"a process has ended before deck {number}") from None


def _received(pipe: Connection, number: int) -> Deck:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise LabError(f"a process has ended in the middle of deck {number}") from None
    if isinstance(answer, LabError):
        raise answer
    if not isinstance(answer, Deck):
        raise LabError(f"a process has answered {answer!r} to deck {number}")
    return answer


def _end(processes: Iterable["BaseProcess"], *, at_once: bool) -> None:
    """End all processes; ``at_once`` terminates them without waiting."""
    found = list(processes)
    if at_once:
        for process in found:
            process.terminate()
    for process in found:
        process.join(LONGEST_END)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
