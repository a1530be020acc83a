"""Runs the two parts of a search in parallel: one in this process, one in a second process.

The second process gets the view, the effort and the seed, and finds what this process would find. So a search
gives the same result wherever its parts run.
"""

import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from settebello.ai.pipe_process import end, spawned
from settebello.ai.pipe_requests import search_request
from settebello.ai.search.search_player import Effort, Found, SearchPart, search
from settebello.notation.fields import RulesetOf
from settebello.notation.observation import view_of
from settebello.rulebook import Rulebook

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

LONG = 0.1
"""Seconds: a part that takes longer justifies starting a second process."""

LATE = 1.5
"""Seconds that the second process may take longer than this one before it is given up."""

MOST_LOSSES = 3
"""After this many lost processes, this process runs both parts."""

LARGEST_ANSWER = 1 << 20

Entry = Callable[[Connection, tuple[str, ...]], None]
"""The entry point of the second process; takes its end of the pipe and the rules folders."""


def cores() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def carry_out(connection: Connection, rules: tuple[str, ...]) -> None:
    """Report readiness, then run parts of searches until the other end closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ruleset_of = Rulebook(map(Path, rules)).ruleset
    try:
        connection.send_bytes(b"{}")
        while True:
            connection.send_bytes(found_in(connection.recv_bytes(), ruleset_of))
    except (EOFError, OSError):
        return


def found_in(line: bytes, ruleset_of: RulesetOf) -> bytes:
    """Answer ``{"id", "effort", "iterations", "seed", "observation"}`` with ``{"id", "found"}``.

    The answer is ``{"id", "error"}`` if the part fails.
    """
    question: dict[str, Any] = json.loads(line)
    try:
        view = view_of(question["observation"], ruleset_of)
        found = search((view, Effort(**question["effort"]), question["iterations"], question["seed"]))
    except Exception as error:  # noqa: BLE001 - the caller repeats the part and meets the same error
        return _line({"id": question["id"], "error": f"{type(error).__name__}: {error}"})
    return _line({"id": question["id"], "found": found})


class SideBySide:
    """Runs a search in two parts, the second in a second process once searches take long.

    The second process needs two processors and ends with this one. If it fails, both parts run here, one
    after the other.
    """

    def __init__(
        self,
        rules: Iterable[Path | str],
        *,
        now: Callable[[], float] = time.monotonic,
        entry: Entry = carry_out,
        long: float = LONG,
        late: float = LATE,
    ) -> None:
        """Take the rules folders; ``now`` returns seconds; ``long`` and ``late`` default to LONG and LATE."""
        self._rules = tuple(map(str, rules))
        self._now = now
        self._entry = entry
        self._long = long
        self._late = late
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._last = 0
        self._losses = 0 if cores() > 1 else MOST_LOSSES

    @property
    def process_id(self) -> int | None:
        """The operating system's id of the second process; None if there is none."""
        return self._process.pid if self._process else None

    def __call__(self, work: Callable[[SearchPart], Found], parts: Iterable[SearchPart]) -> tuple[Found, ...]:
        """Run the parts by ``work``, which is ``search``; the last part in the second process if possible."""
        *first, last = parts
        asked = bool(first) and self._ask(last)
        begun = self._now()
        found = [work(part) for part in first]
        spent = self._now() - begun
        other = self._answer(self._late + spent) if asked else None
        if other is None:
            other = work(last)
            if first and spent > self._long:
                self._start()
        return (*found, other)

    def close(self) -> None:
        """Kill the second process."""
        end(self._process, self._pipe)
        self._process = self._pipe = None
        self._ready = False

    def _start(self) -> None:
        """Start the second process if there is none, without waiting for its readiness."""
        if self._process is not None or self._losses >= MOST_LOSSES:
            return
        try:
            # The worker is a daemon process, which may not have children. The child ends with the worker in
            # any case, because the other end of its pipe closes.
            multiprocessing.current_process().daemon = False
            self._process, self._pipe = spawned(self._entry, (self._rules,), "second half")
        except (OSError, RuntimeError, AssertionError):
            self._losses = MOST_LOSSES

    def _ask(self, part: SearchPart) -> bool:
        """Send a part to the second process if that is ready; return whether it was sent."""
        if self._pipe is None:
            return False
        view, effort, iterations, seed = part
        self._last += 1
        request = search_request(self._last, view, asdict(effort), iterations, seed)
        try:
            if not self._ready and self._pipe.poll():
                self._pipe.recv_bytes(LARGEST_ANSWER)
                self._ready = True
            if self._ready:
                self._pipe.send_bytes(request)
        except (EOFError, OSError):
            self._lose()
        return self._ready

    def _answer(self, seconds: float) -> Found | None:
        """Return the second process's result for the newest question; None if it is late or failed."""
        latest = self._now() + seconds
        try:
            while self._pipe is not None and self._pipe.poll(max(0.0, latest - self._now())):
                answer: dict[str, Any] = json.loads(self._pipe.recv_bytes(LARGEST_ANSWER))
                # An error on this side may have left an older answer unread.
                if answer["id"] == self._last:
                    return _found(answer["found"]) if "found" in answer else None
        except (EOFError, OSError, ValueError, KeyError, TypeError):
            pass
        self._lose()
        return None

    def _lose(self) -> None:
        self.close()
        self._losses += 1


def _found(rows: list[list[Any]]) -> Found:
    return tuple((int(cards), int(visits), float(mean), float(error)) for cards, visits, mean, error in rows)


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode()
