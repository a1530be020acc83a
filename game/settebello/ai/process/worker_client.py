"""Opponents that think in a process of their own, so that the window never waits for them."""

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
from settebello.ai.players import DOUBT, moves_of
from settebello.ai.process import worker
from settebello.ai.process.client import Answer
from settebello.engine import Move, SeatView
from settebello.notation.observation import observation_of

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

MOST_FAILURES = 3
"""So many processes lost one after the other, and the opponents think in the game's own process."""

SEARCHING = 2.0
"""So many times the budget is there for those who search: they think, the others only start slowly."""

STALE = 1.0
"""Seconds that a thought nobody waits for any more may keep the process from the next question."""

LARGEST_ANSWER = 65_536


class Clock(Protocol):
    """Something that knows what time it is."""

    def now(self) -> float:
        """Seconds since some fixed moment; never goes back."""
        ...


Entry = Callable[[Connection, tuple[str, ...], tuple[str, ...]], None]
"""What the process runs: its end of the pipe, the folders of the rules, the folders of the opponents."""


@dataclass(frozen=True, slots=True)
class _Request:
    """A question; the answer must be there ``budget`` seconds after it was sent."""

    id: int
    view: SeatView
    level: str
    seed: int
    budget: float

    def line(self) -> bytes:
        content = {
            "id": self.id,
            "level": self.level,
            "seed": self.seed,
            "observation": observation_of(self.view),
        }
        return json.dumps(content, separators=(",", ":")).encode() + b"\n"

    def decide(self, levels: Levels) -> Move | None:
        return levels.player(self.level).choose(self.view, Random(self.seed))

    def stand_in(self) -> Move | None:
        return GreedyPlayer().choose(self.view, Random(self.seed))


class _Thought:
    """A question being answered in a thread of the game's own, for want of a process."""

    def __init__(self, request: _Request, levels: Levels, problem: str) -> None:
        self.id = request.id
        self._request = request
        self._levels = levels
        self._problem = problem
        self._answer: Answer | None = None
        threading.Thread(target=self._think, name="thought", daemon=True).start()

    @property
    def answer(self) -> Answer | None:
        """The answer when it is there."""
        return self._answer

    def _think(self) -> None:
        request = self._request
        try:
            self._answer = Answer(request.id, request.decide(self._levels), self._problem)
        except Exception as error:  # noqa: BLE001 - the window must hear of it, whatever it is
            self._answer = Answer(request.id, request.stand_in(), f"{type(error).__name__}: {error}")


class WorkerOpponents:
    """Opponents in one process, started when first needed.

    A process that dies is replaced, and the new one gets the same question; only when that one dies over
    it too, or one is silent for longer than its budget, does the greedy player move in the opponent's
    place. Where no process can be started, or one after the other is lost, the opponents think in a
    thread of the game's own.
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

        ``budget``: seconds for an answer, the start of the process included; those who search get more.
        """
        self._arguments = (tuple(map(str, rules)), tuple(map(str, opponents)))
        self._levels = Levels.load(opponents)
        self._clock = clock
        self._budget = budget
        self._entry = entry
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: _Request | None = None
        self._thought: _Thought | None = None
        self._sent: int | None = None
        self._deadline = 0.0
        self._patience = 0.0
        self._again = False
        self._last = 0
        self._failures = 0
        self._problem = ""

    @property
    def process_id(self) -> int | None:
        """The number by which the system knows the process, None when there is none."""
        return self._process.pid if self._process else None

    def prepare(self) -> None:
        """Start the process before it is needed."""
        if self._process is not None and not self._process.is_alive():
            self._end()
        if self._process is None and self._failures < MOST_FAILURES:
            self._start()

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Ask for a move and return the request's id; ValueError when the view's hand is empty."""
        moves_of(view)
        self._last += 1
        self._open = _Request(self._last, view, level, seed, self._budget_of(level))
        self._patience = self._clock.now() + STALE
        self._again = False
        self.prepare()
        self._send()
        return self._last

    def poll(self) -> Answer | None:
        """The answer to the newest request, once, when it is there; never waits for it."""
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
        """Forget the open request and end the process at once."""
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

    def _end(self) -> None:
        end(self._process, self._pipe)
        self._process = self._pipe = self._sent = None

    def _send(self) -> None:
        """Send the open request unless the process is at work on an older one.

        One request fits the pipe on every system, so that sending never waits for a process that is stuck.
        """
        if self._pipe is None or self._open is None or self._sent is not None:
            return
        self._sent = self._open.id
        self._deadline = self._clock.now() + self._open.budget
        try:
            self._pipe.send_bytes(self._open.line())
        except OSError:
            # The process is gone: poll finds out, and asks another one.
            return

    def _received(self, request: _Request) -> Answer | None:
        try:
            while self._pipe is not None and self._pipe.poll():
                line = self._pipe.recv_bytes(LARGEST_ANSWER)
                self._sent = None
                answer = self._read(line, request)
                if answer is not None:
                    return answer
                self._send()
        except (EOFError, OSError) as error:
            return self._died(request, f"the process ended: {type(error).__name__}")
        return None

    def _overdue(self, request: _Request) -> Answer | None:
        """See to a process that has been at work for too long: on this question, or on an older one."""
        now = self._clock.now()
        if self._sent == request.id and now >= self._deadline:
            return self._lost(request, f"no answer within {request.budget:g} seconds")
        if self._sent not in {None, request.id} and now >= self._patience:
            self._end()
            self.prepare()
            self._send()
        return None

    def _read(self, line: bytes, request: _Request) -> Answer | None:
        """The answer in a line; None for the answer to an older request."""
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
        if not (request.view.may_doubt if move is None else move in request.view.legal_moves()):
            return Answer(request.id, request.stand_in(), f"{move or DOUBT} is not a legal move")
        self._failures = 0
        return Answer(request.id, move, self._problem if self._again else "")

    def _died(self, request: _Request, problem: str) -> Answer | None:
        """Put the question once more, to another process; the second time give it up."""
        if self._again:
            return self._lost(request, problem)
        self._end()
        self._failures += 1
        self._problem = problem
        self._again = True
        self.prepare()
        self._send()
        return None

    def _lost(self, request: _Request, problem: str) -> Answer:
        """Give the process up and let the greedy player move."""
        self._end()
        self._failures += 1
        self._problem = problem
        return Answer(request.id, request.stand_in(), problem)

    def _without_process(self, request: _Request) -> Answer | None:
        if self._thought is None or self._thought.id != request.id:
            self._thought = _Thought(request, self._levels, self._problem)
            # Why there is no process is told with the first answer; the others have nothing wrong with them.
            self._problem = ""
        return self._thought.answer
