"""Two parts of a search at the same time: one in this process, the other in a second one.

The second process is told what a seat sees, how to search, and a seed; it finds what this process would find.
So a search comes out the same wherever its parts are carried out.
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
from settebello.ai.search.search_player import Effort, Found, Half, search
from settebello.notation.fields import RulesetOf
from settebello.notation.observation import observation_of, view_of
from settebello.rulebook import Rulebook

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

LONG = 0.1
"""Seconds: a part that takes longer makes a second process worth its start."""

LATE = 1.5
"""Seconds that the second process may need longer than this one before it is given up."""

MOST_LOSSES = 3
"""So many second processes lost, and this one goes on alone."""

LARGEST_ANSWER = 1 << 20

Entry = Callable[[Connection, tuple[str, ...]], None]
"""What the second process runs: its end of the pipe, and the folders of the rules."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def carry_out(connection: Connection, rules: tuple[str, ...]) -> None:
    """Say that it is ready, and carry out parts of searches until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ruleset_of = Rulebook(map(Path, rules)).ruleset
    try:
        connection.send_bytes(b"{}")
        while True:
            connection.send_bytes(found_in(connection.recv_bytes(), ruleset_of))
    except (EOFError, OSError):
        return


def found_in(line: bytes, ruleset_of: RulesetOf) -> bytes:
    """The answer to a question: ``{"id", "effort", "iterations", "seed", "observation"}``.

    It is ``{"id", "found"}``, or ``{"id", "error"}`` where the part cannot be carried out.
    """
    question: dict[str, Any] = json.loads(line)
    try:
        view = view_of(question["observation"], ruleset_of)
        found = search((view, Effort(**question["effort"]), question["iterations"], question["seed"]))
    except Exception as error:  # noqa: BLE001 - who asked finds the same, and can tell of it
        return _line({"id": question["id"], "error": f"{type(error).__name__}: {error}"})
    return _line({"id": question["id"], "found": found})


class SideBySide:
    """Carries out a search in two parts, the second in a process of its own once searches prove long.

    That process needs two processors, and ends with this one. Whatever becomes of it, both parts are carried
    out, if need be one after the other.
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
        """Take the folders of rules; ``now`` tells seconds, ``long`` and ``late`` are LONG and LATE."""
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
        """The number by which the system knows the second process, None when there is none."""
        return self._process.pid if self._process else None

    def __call__(self, work: Callable[[Half], Found], parts: Iterable[Half]) -> tuple[Found, ...]:
        """Carry out the parts by ``work``, which is ``search``; the last one, if it can be, over there."""
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
        """End the second process at once."""
        end(self._process, self._pipe)
        self._process = self._pipe = None
        self._ready = False

    def _start(self) -> None:
        """Start the second process if there is none; nobody waits until it is ready."""
        if self._process is not None or self._losses >= MOST_LOSSES:
            return
        try:
            # The worker is a daemon, so that it ends with the window, and such a process may have no
            # children. This one ends with the worker in any case: the other end of its pipe closes.
            multiprocessing.current_process().daemon = False
            self._process, self._pipe = spawned(self._entry, (self._rules,), "second half")
        except (OSError, RuntimeError, AssertionError):
            self._losses = MOST_LOSSES

    def _ask(self, part: Half) -> bool:
        """Send a part to the second process if that is ready; whether it was sent."""
        if self._pipe is None:
            return False
        view, effort, iterations, seed = part
        self._last += 1
        question = {
            "id": self._last,
            "effort": asdict(effort),
            "iterations": iterations,
            "seed": seed,
            "observation": observation_of(view),
        }
        try:
            if not self._ready and self._pipe.poll():
                self._pipe.recv_bytes(LARGEST_ANSWER)
                self._ready = True
            if self._ready:
                self._pipe.send_bytes(_line(question))
        except (EOFError, OSError):
            self._lose()
        return self._ready

    def _answer(self, seconds: float) -> Found | None:
        """What the second process found for the newest question; None if it did not within some seconds."""
        latest = self._now() + seconds
        try:
            while self._pipe is not None and self._pipe.poll(max(0.0, latest - self._now())):
                answer: dict[str, Any] = json.loads(self._pipe.recv_bytes(LARGEST_ANSWER))
                # An older question may have been left open by an error on this side.
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
