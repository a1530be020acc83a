"""Plays deals in a process of their own, so that neither frames nor opponents wait for them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from settebello.ai import Levels
from settebello.ai.pipe_process import end, spawned
from settebello.coach.duplicate.deal_worker import Ended, main
from settebello.coach.duplicate.playout import SteadyPlayers

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

AT_ONCE = 50
"""The most results that one poll takes."""
MOST_LOSSES = 3
"""After this many processes lost in a row nothing more is played."""
MOST_REMEMBERED = 60
"""So many complete tasks are remembered."""

STOPPED = "stopped"
"""The problem of a task that somebody has stopped."""

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class Task(Protocol[Result_co]):
    """Plays to carry out: a value that can be sent to another process."""

    @property
    def count(self) -> int:
        """How many results there will be."""
        ...

    def results(self, players: SteadyPlayers) -> Iterator[Result_co]:
        """Yield the results; the same task always has the same ones."""
        ...


class Running(Generic[Result]):
    """A task that is carried out. Its results so far can be read at any time."""

    def __init__(self, task: Task[Result], work: "DealWork") -> None:
        """Begin without results."""
        self.task = task
        self.results: list[Result] = []
        self.over = False
        self.problem = ""
        """Why the task ended early; empty if it did not."""
        self._work = work

    @property
    def complete(self) -> bool:
        """Whether all results are there."""
        return self.over and not self.problem

    @property
    def done(self) -> float:
        """The share of the results that are there."""
        return min(1.0, len(self.results) / max(1, self.task.count))

    def poll(self) -> bool:
        """Take over what is available, without waiting; return whether anything changed."""
        before = len(self.results), self.over
        if not self.over:
            self._work.advance(self)
        return before != (len(self.results), self.over)

    def close(self) -> None:
        """Stop the task; the results so far stay."""
        if not self.over:
            self._work.stop(self)
            self.over, self.problem = True, STOPPED


class DealWork(Protocol):
    """Carries out tasks, one after the other."""

    def begin(self, task: Task[Result], *, at_once: bool = False) -> Running[Result]:
        """Add a task behind those that are not over; with `at_once` before them, as somebody waits for it."""
        ...

    def advance(self, running: Running[Any]) -> None:
        """Take over new results; never blocks for long."""
        ...

    def stop(self, running: Running[Any]) -> None:
        """Forget a task."""
        ...

    def close(self) -> None:
        """Stop all tasks."""
        ...


class _Remembered:
    """The latest complete tasks, so that nothing is played twice."""

    def __init__(self) -> None:
        self._known: list[Running[Any]] = []

    def find(self, task: Task[Result]) -> Running[Result] | None:
        return next((one for one in self._known if type(one.task) is type(task) and one.task == task), None)

    def keep(self, running: Running[Any]) -> None:
        if running.complete:
            self._known = [*self._known[-MOST_REMEMBERED:], running]


class NoDealWork:
    """Carries out nothing: every task ends at once with a problem."""

    def begin(self, task: Task[Result], *, at_once: bool = False) -> Running[Result]:
        """Return a task that is over."""
        del at_once
        running = Running(task, self)
        running.over, running.problem = True, "nothing is played here"
        return running

    def advance(self, running: Running[Any]) -> None:
        """Do nothing."""

    def stop(self, running: Running[Any]) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class LocalDealWork:
    """Plays one result with each poll, in this process: for tests, pictures and the command line."""

    def __init__(self, levels: Levels) -> None:
        """Play by these levels."""
        self._players = SteadyPlayers(levels)
        self._iterators: dict[int, Iterator[Any]] = {}
        self._known = _Remembered()

    def begin(self, task: Task[Result], *, at_once: bool = False) -> Running[Result]:
        """Add a task; one that is complete already is given back."""
        del at_once
        return self._known.find(task) or Running(task, self)

    def advance(self, running: Running[Any]) -> None:
        """Play the next result."""
        plays = self._iterators.setdefault(id(running), running.task.results(self._players))
        try:
            running.results.append(next(plays))
        except StopIteration:
            running.over = True
        except Exception as error:  # noqa: BLE001 - every error is reported in the task
            running.over, running.problem = True, str(error) or type(error).__name__
        if running.over:
            self._known.keep(running)
            self.stop(running)

    def stop(self, running: Running[Any]) -> None:
        """Forget a task."""
        self._iterators.pop(id(running), None)

    def close(self) -> None:
        """Forget all tasks."""
        self._iterators.clear()


class WorkerDealWork:
    """Carries out tasks in a worker process, which the first task starts.

    A task that is stopped ends the process; the next task starts another one.
    """

    def __init__(self, opponents: Sequence[Path]) -> None:
        """Take the folders of the opponents; no process is started yet."""
        self._arguments = (tuple(map(str, opponents)),)
        self._waiting: list[Running[Any]] = []
        self._begun: Running[Any] | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._losses = 0
        self._known = _Remembered()

    @property
    def process_id(self) -> int | None:
        """The operating system's id of the process; None if there is none."""
        return self._process.pid if self._process else None

    def begin(self, task: Task[Result], *, at_once: bool = False) -> Running[Result]:
        """Add a task behind those that are not over, or before them; one that is there already is given back.

        A task that has to wait for one `at_once` begins again later.
        """
        begun = () if self._begun is None else (self._begun,)
        same = (one for one in (*begun, *self._waiting) if type(one.task) is type(task) and one.task == task)
        known = self._known.find(task) or next(same, None)
        if known is not None and not (at_once and known in self._waiting):
            return known
        running = Running(task, self) if known is None else known
        self._waiting = [one for one in self._waiting if one is not running]
        if at_once:
            self._interrupt()
            self._waiting.insert(0, running)
        else:
            self._waiting.append(running)
        self._next()
        return running

    def _interrupt(self) -> None:
        """Put the task that is being carried out back to those that wait."""
        if self._begun is not None:
            self._begun.results.clear()
            self._waiting.insert(0, self._begun)
            self._begun = None
            self._end()

    def advance(self, running: Running[Any]) -> None:
        """Take over what the process has sent, whatever task it is for."""
        del running
        for _ in range(AT_ONCE):
            begun = self._begun
            if begun is None or self._pipe is None:
                return
            try:
                if not self._pipe.poll():
                    return
                self._take(begun, self._pipe.recv())
            except (EOFError, OSError) as error:
                self._lose(begun, f"the process ended: {type(error).__name__}")

    def stop(self, running: Running[Any]) -> None:
        """Forget a task; if it is being carried out, end the process."""
        self._waiting = [one for one in self._waiting if one is not running]
        if self._begun is running:
            self._begun = None
            self._end()
            self._next()

    def close(self) -> None:
        """Stop all tasks and end the process."""
        for running in (*self._waiting, *((self._begun,) if self._begun else ())):
            running.over, running.problem = True, STOPPED
        self._waiting, self._begun = [], None
        self._end()

    def _take(self, begun: Running[Any], received: object) -> None:
        if not isinstance(received, Ended):
            begun.results.append(received)
            return
        begun.over, begun.problem = True, received.problem
        self._known.keep(begun)
        self._begun, self._losses = None, 0
        self._next()

    def _next(self) -> None:
        """Send the next task, unless one is being carried out."""
        while self._begun is None and self._waiting:
            begun = self._begun = self._waiting.pop(0)
            try:
                if self._pipe is None:
                    if self._losses >= MOST_LOSSES:
                        raise OSError("too many processes have ended")  # noqa: TRY301 - as a failed start
                    self._process, self._pipe = spawned(main, self._arguments, "dealer")
                self._pipe.send(begun.task)
            except (OSError, RuntimeError) as error:
                self._lose(begun, str(error))

    def _lose(self, begun: Running[Any], problem: str) -> None:
        self._losses += 1
        begun.over, begun.problem = True, problem
        self._begun = None
        self._end()
        self._next()

    def _end(self) -> None:
        end(self._process, self._pipe)
        self._process = self._pipe = None
