"""Asks a worker process for advice, so that the window never waits."""

import json
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.pipe_process import end, spawned
from settebello.ai.pipe_requests import advice_request, reading_request
from settebello.ai.players import DOUBT
from settebello.ai.process.advice_worker import main
from settebello.ai.process.adviser import LATE, Advice, Question
from settebello.ai.reading.reading_data import reading_of
from settebello.ai.search.tree_sample import Lead
from settebello.engine import Move, SeatView

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

LARGEST_ANSWER = 4_194_304
MOST_FAILURES = 3
"""After this many processes lost in a row, advice is computed in a thread of the game."""

PATIENCE = 20.0
"""Seconds for an answer, the start of the process included, after which the process is replaced."""

Entry = Callable[[Connection, tuple[str, ...]], None]
"""The entry point of the process; takes its end of the pipe and the rules folders."""


class WorkerAdviser:
    """Answers advice questions in a worker process, which is started by the first question.

    A process that dies or is silent too long is replaced, and the new process gets the next question. If no
    process can be started, a thread of the game answers.
    """

    def __init__(
        self, rules: Sequence[Path], *, entry: Entry = main, now: Callable[[], float] = time.monotonic
    ) -> None:
        """Take the rules folders; no process is started yet. `now` returns seconds and never decreases."""
        self._arguments = (tuple(map(str, rules)),)
        self._now = now
        self._sent_at = 0.0
        self._entry = entry
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._waiting: list[Question] = []
        self._begun: Question | None = None
        self._answers: dict[int, Advice] = {}
        self._unwanted: set[int] = set()
        self._last = 0
        self._failures = 0

    @property
    def process_id(self) -> int | None:
        """The operating system's id of the process; None if there is no process."""
        return self._process.pid if self._process else None

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        """Queue a question behind the open ones; return its request id."""
        self._last += 1
        self._waiting.append(Question(self._last, view, seed, iterations))
        self._begin()
        return self._last

    def read(self, view: SeatView) -> int:
        """Queue a question about the others' hands behind the open ones; return its request id."""
        self._last += 1
        self._waiting.append(Question(self._last, view, reads=True))
        self._begin()
        return self._last

    def poll(self, request: int) -> Advice | None:
        """Return the answer to a request once, as soon as it is available, otherwise None; never blocks."""
        self._receive()
        self._begin()
        return self._answers.pop(request, None)

    def forget(self, request: int) -> None:
        """Cancel a request; an answer that arrives later is discarded."""
        self._answers.pop(request, None)
        self._waiting = [question for question in self._waiting if question.id != request]
        if self._begun is not None and self._begun.id == request:
            self._unwanted.add(request)

    def close(self) -> None:
        """Drop all requests and kill the process."""
        self._waiting, self._begun = [], None
        self._answers.clear()
        self._end()

    def _begin(self) -> None:
        """Send the next question, unless the previous one is still being answered."""
        if self._begun is not None or not self._waiting:
            return
        self._begun = self._waiting.pop(0)
        if self._process is None and self._failures < MOST_FAILURES:
            self._start()
        if self._pipe is None:
            threading.Thread(target=partial(self._think, self._begun), name="advice", daemon=True).start()
            return
        self._sent_at = self._now()
        try:
            self._pipe.send_bytes(_request(self._begun))
        except OSError:
            # The process has died; the next receive reports it.
            return

    def _think(self, question: Question) -> None:
        self._answers[question.id] = question.answer()

    def _receive(self) -> None:
        """Read the answer to the current question, if it has arrived."""
        begun = self._begun
        if begun is None:
            return
        if self._pipe is None:
            if begun.id in self._answers:
                self._over(begun)
            return
        try:
            if self._pipe.poll():
                self._answers[begun.id] = _read(self._pipe.recv_bytes(LARGEST_ANSWER), begun)
                self._failures = 0
                self._over(begun)
            elif self._now() - self._sent_at >= PATIENCE:
                self._lose(begun, f"{LATE} {PATIENCE:g} seconds")
        except (EOFError, OSError) as error:
            self._lose(begun, f"the process ended: {type(error).__name__}")

    def _lose(self, begun: Question, problem: str) -> None:
        """Kill the process; the question gets no advice."""
        self._failures += 1
        self._end()
        self._answers[begun.id] = Advice(begun.id, None, problem)
        self._over(begun)

    def _over(self, question: Question) -> None:
        self._begun = None
        if question.id in self._unwanted:
            self._unwanted.discard(question.id)
            self._answers.pop(question.id, None)

    def _start(self) -> None:
        try:
            process, ours = spawned(self._entry, self._arguments, "adviser")
        except (OSError, RuntimeError):
            self._failures = MOST_FAILURES
            return
        self._process, self._pipe = process, ours

    def _end(self) -> None:
        end(self._process, self._pipe)
        self._process = self._pipe = None


def _request(question: Question) -> bytes:
    if question.reads:
        return reading_request(question.id, question.view)
    return advice_request(question.id, question.view, question.seed, question.iterations)


def _read(line: bytes, question: Question) -> Advice:
    """Parse an answer line; a line that does not answer the question becomes an ``Advice`` with a problem."""
    try:
        content = json.loads(line)
        if "error" in content or content["id"] != question.id:
            return Advice(question.id, None, str(content.get("error", "an answer to something else")))
        if question.reads:
            return Advice(question.id, None, reading=reading_of(content["reading"], question.view))
        pack = question.view.ruleset.deck.pack
        moves = tuple(
            MoveValue(
                None if text == DOUBT else Move.parse(text, pack),
                float(points),
                float(error),
                tuple(reasons),
                None if behind is None else Lead(*map(float, behind)),
            )
            for text, points, error, reasons, behind in content["moves"]
        )
        return Advice(question.id, Analysis(moves, int(content["iterations"])))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        return Advice(question.id, None, f"not an answer: {error!r}")
