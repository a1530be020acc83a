"""Asks a worker process for the opponents' moves, so that the window never waits."""

import json
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Protocol

from settebello.ai.levels import Levels
from settebello.ai.people.greedy_player import GreedyPlayer
from settebello.ai.pipe_process import end, spawned
from settebello.ai.pipe_requests import move_request
from settebello.ai.players import DOUBT, moves_of
from settebello.ai.process import worker
from settebello.ai.process.client import Answer
from settebello.engine import Move, SeatView

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

MOST_FAILURES = 3
"""After this many processes lost in a row, the opponents think in a thread of the game."""

SEARCHING = 2.0
"""Factor on the time budget of players that search."""

LEAST_PATIENCE = 5.0
SLOWER = 4.0
"""A process that has answered before is replaced after SLOWER times its slowest answer, but not before
LEAST_PATIENCE seconds; the new process gets the same question."""

STALE = 1.0
"""Seconds that an outdated request may delay the next one before the process is replaced."""

LARGEST_ANSWER = 65_536


class Clock(Protocol):
    """A monotonic clock."""

    def now(self) -> float:
        """Return seconds since a fixed moment; never decreases."""
        ...


Entry = Callable[[Connection, tuple[str, ...], tuple[str, ...]], None]
"""The entry point of the process; takes its end of the pipe, the rules folders and the opponents' folders."""


@dataclass(frozen=True, slots=True)
class _Request:
    """A question; it must be answered within ``budget`` seconds after it was sent."""

    id: int
    view: SeatView
    level: str
    seed: int
    budget: float

    def line(self) -> bytes:
        return move_request(self.id, self.view, self.level, self.seed)

    def decide(self, levels: Levels) -> Move | None:
        return levels.player(self.level).choose(self.view, Random(self.seed))

    def stand_in(self) -> Move | None:
        return GreedyPlayer().choose(self.view, Random(self.seed))


class _ThreadedRequest:
    """Computes an answer in a thread of the game, where no process is available."""

    def __init__(self, request: _Request, levels: Levels, problem: str) -> None:
        self.id = request.id
        self._request = request
        self._levels = levels
        self._problem = problem
        self._answer: Answer | None = None
        threading.Thread(target=self._think, name="thought", daemon=True).start()

    @property
    def answer(self) -> Answer | None:
        """The answer; None until it is computed."""
        return self._answer

    def _think(self) -> None:
        request = self._request
        try:
            self._answer = Answer(request.id, request.decide(self._levels), self._problem)
        except Exception as error:  # noqa: BLE001 - every error is reported to the window
            self._answer = Answer(request.id, request.stand_in(), f"{type(error).__name__}: {error}")


class WorkerOpponents:
    """Opponents in a worker process, which is started when first needed.

    A process that dies, or is silent for much longer than it ever was, is replaced, and the new process gets
    the same question. If that process dies too, or a process exceeds its time budget, the greedy player moves
    instead. If no process can be started, or several are lost in a row, the opponents think in a thread of
    the game.
    """

    def __init__(
        self,
        rules: Sequence[Path],
        opponents: Sequence[Path],
        *,
        clock: Clock,
        budget: float = 10.0,
        entry: Entry = worker.main,
    ) -> None:
        """Take the folders of rules and of opponents.

        ``budget``: seconds for an answer, the start of the process included; players that search get more.
        """
        self._arguments = (tuple(map(str, rules)), tuple(map(str, opponents)))
        self._levels = Levels.load(opponents)
        self._clock = clock
        self._budget = budget
        self._entry = entry
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: _Request | None = None
        self._thought: _ThreadedRequest | None = None
        self._sent: int | None = None
        self._sent_at = self._deadline = 0.0
        self._patience = 0.0
        self._proven = False
        self._slowest = 0.0
        self._again = False
        self._last = 0
        self._failures = 0
        self._problem = ""

    @property
    def process_id(self) -> int | None:
        """The operating system's id of the process; None if there is no process."""
        return self._process.pid if self._process else None

    def prepare(self) -> None:
        """Start the process in advance, or replace a dead one."""
        if self._process is not None and not self._process.is_alive():
            self._end()
        if self._process is None and self._failures < MOST_FAILURES:
            self._start()

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Ask for a move and return the request id; raises ValueError if the view's hand is empty."""
        moves_of(view)
        self._last += 1
        self._open = _Request(self._last, view, level, seed, self._budget_of(level))
        self._patience = self._clock.now() + STALE
        self._again = False
        self.prepare()
        self._send()
        return self._last

    def poll(self) -> Answer | None:
        """Return the answer to the newest request once, as soon as it is available; never blocks."""
        request = self._open
        if request is None:
            return None
        answer = self._received(request) if self._process else self._without_process(request)
        if answer is None and self._process is not None:
            answer = self._overdue(request)
        if answer is not None:
            self._open = None
        return answer

    def close(self) -> None:
        """Drop the open request and kill the process."""
        self._open = self._thought = None
        self._end()

    def _budget_of(self, level: str) -> float:
        opponent = self._levels.get(level)
        searches = opponent is not None and opponent.kind.value == "search"
        return self._budget * SEARCHING if searches else self._budget

    def _start(self) -> None:
        try:
            process, ours = spawned(self._entry, self._arguments, "opponents")
        except (OSError, RuntimeError) as error:
            self._failures = MOST_FAILURES
            self._problem = f"no process could be started: {error}"
            return
        self._process, self._pipe, self._sent = process, ours, None
        self._proven = False

    def _end(self) -> None:
        end(self._process, self._pipe)
        self._process = self._pipe = self._sent = None

    def _send(self) -> None:
        """Send the open request, unless the process is busy with an older one.

        One request fits the pipe's buffer on every system, so that sending never blocks on a stuck process.
        """
        if self._pipe is None or self._open is None or self._sent is not None:
            return
        self._sent = self._open.id
        self._sent_at = self._clock.now()
        self._deadline = self._sent_at + self._open.budget
        try:
            self._pipe.send_bytes(self._open.line())
        except OSError:
            # The process has died; poll notices and asks a new one.
            return

    def _received(self, request: _Request) -> Answer | None:
        try:
            while self._pipe is not None and self._pipe.poll():
                line = self._pipe.recv_bytes(LARGEST_ANSWER)
                self._sent = None
                self._note_answer()
                answer = self._read(line, request)
                if answer is not None:
                    return answer
                self._send()
        except (EOFError, OSError) as error:
            return self._died(request, f"the process ended: {type(error).__name__}")
        return None

    def _note_answer(self) -> None:
        """Remember the slowest answer; the first of a process does not count, as it includes the start.

        It counts if the process has replaced a silent one, which may only have been slow: the next process
        would otherwise be replaced as early again.
        """
        if self._proven or self._again:
            self._slowest = max(self._slowest, self._clock.now() - self._sent_at)
        self._proven = True

    def _overdue(self, request: _Request) -> Answer | None:
        """Handle a process that exceeds its time: ask another one, give up, or replace an outdated one."""
        now = self._clock.now()
        if self._sent == request.id and self._is_stuck(now):
            self._ask_again(f"no answer within {now - self._sent_at:.1f} seconds")
            return None
        if self._sent == request.id and now >= self._deadline:
            return self._lost(request, f"no answer within {request.budget:g} seconds")
        if self._sent not in {None, request.id} and now >= self._patience:
            self._end()
            self.prepare()
            self._send()
        return None

    def _read(self, line: bytes, request: _Request) -> Answer | None:
        """Parse an answer line; return None for the answer to an older request."""
        try:
            content = json.loads(line)
            if content["id"] != request.id:
                return None
            if "error" in content:
                return Answer(request.id, request.stand_in(), str(content["error"]))
            doubted = content["move"] == DOUBT
            move = None if doubted else Move.parse(content["move"], request.view.ruleset.deck.pack)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            return Answer(request.id, request.stand_in(), f"not an answer: {error!r}")
        if not (request.view.may_doubt if move is None else request.view.situation().allows(move)):
            return Answer(request.id, request.stand_in(), f"{move or DOUBT} is not a legal move")
        self._failures = 0
        return Answer(request.id, move, self._problem if self._again else "")

    def _is_stuck(self, now: float) -> bool:
        """Whether a process that has answered before is silent for much longer than it ever was."""
        patience = max(LEAST_PATIENCE, SLOWER * self._slowest)
        return self._proven and not self._again and now >= self._sent_at + patience

    def _died(self, request: _Request, problem: str) -> Answer | None:
        """Ask a new process the same question; after a second death return the greedy player's move."""
        if self._again:
            return self._lost(request, problem)
        self._ask_again(problem)
        return None

    def _ask_again(self, problem: str) -> None:
        """Replace the process, and ask the new one the same question."""
        self._end()
        self._failures += 1
        self._problem = problem
        self._again = True
        self.prepare()
        self._send()

    def _lost(self, request: _Request, problem: str) -> Answer:
        """Kill the process and return the greedy player's move."""
        self._end()
        self._failures += 1
        self._problem = problem
        return Answer(request.id, request.stand_in(), problem)

    def _without_process(self, request: _Request) -> Answer | None:
        if self._thought is None or self._thought.id != request.id:
            self._thought = _ThreadedRequest(request, self._levels, self._problem)
            # Only the first answer reports why there is no process.
            self._problem = ""
        return self._thought.answer
