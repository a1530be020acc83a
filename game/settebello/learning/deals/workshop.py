"""Arranges decks in another process, so that the window never waits.

See docs/learning.md, section 7.3.
"""

import multiprocessing
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import TYPE_CHECKING, Protocol

from settebello.ai.process.worker import stand_back
from settebello.engine import Match
from settebello.learning.deals.composer import Order, compose
from settebello.learning.deals.practice import PLAYERS, Kind, PracticeDeal
from settebello.learning.deals.smallpack import small_rules
from settebello.notation import RulesetOf

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

BEST_AFTER = 1.5
"""Seconds, the start of the process included, after which the best deck so far is asked for."""
LEAST = 0.3
"""Seconds of arranging at least, even where the start of the process took longer."""
PATIENCE = 10.0
"""Seconds, the start of the process included, after which a shuffled deck is taken instead."""


ENOUGH = b"enough"
"""The message that asks the process for its best deck."""


class Clock(Protocol):
    """A clock."""

    def now(self) -> float:
        """Return the seconds since some fixed moment; the value never decreases."""
        ...


Entry = Callable[[Connection, Order, int], None]


@dataclass(slots=True)
class _Work:
    process: "BaseProcess"
    pipe: Connection
    begun: float
    hurried: bool = False


class Workshop:
    """Arranges one deal at a time; a deal that cannot be arranged is shuffled and marked as such."""

    def __init__(self, ruleset_of: RulesetOf, clock: Clock, *, entry: Entry | None = None) -> None:
        self._ruleset_of = ruleset_of
        self._clock = clock
        self._entry = entry or arrange
        self._order: Order | None = None
        self._rng = Random(0)
        self._work: _Work | None = None
        self._done: PracticeDeal | None = None

    def begin(self, order: Order, seed: int, *, arranged: bool) -> None:
        """Begin a deal and drop the one before."""
        self.close()
        self._order = order
        self._rng = Random(seed)
        if not arranged or not order.wanted:
            self._done = shuffled(order, self._rng)
            return
        context = multiprocessing.get_context("spawn")
        try:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=self._entry, args=(theirs, order, seed), name="deals", daemon=True
            )
            process.start()
            theirs.close()
        except (OSError, RuntimeError):
            self._done = shuffled(order, self._rng)
            return
        self._work = _Work(process, ours, self._clock.now())

    def poll(self) -> PracticeDeal | None:
        """Return the deal, the same until the next is begun; None while it is not ready. Never waits."""
        if self._done is None and self._work is not None and self._order is not None:
            self._done = self._received(self._work, self._order)
            if self._done is not None:
                self._end()
        return self._done

    def close(self) -> None:
        """Drop the deal and end the process."""
        self._done = self._order = None
        self._end()

    def _received(self, work: _Work, order: Order) -> PracticeDeal | None:
        try:
            if work.pipe.poll():
                return PracticeDeal.parse(work.pipe.recv_bytes(65_536).decode(), self._ruleset_of)
        except (EOFError, OSError, ValueError):
            return shuffled(order, self._rng)
        waited = self._clock.now() - work.begun
        if waited >= BEST_AFTER and not work.hurried:
            work.hurried = True
            # Who has just ended needs no hurrying, and the deal is there the next time.
            with suppress(OSError):
                work.pipe.send_bytes(ENOUGH)
        return shuffled(order, self._rng) if waited >= PATIENCE else None

    def _end(self) -> None:
        work, self._work = self._work, None
        if work is None:
            return
        work.process.kill()
        work.process.join(1.0)
        work.pipe.close()


def shuffled(order: Order, rng: Random) -> PracticeDeal:
    """Return a shuffled deal whose table the rules do not throw in."""
    rules = small_rules(order.ruleset, order.upto)
    _, decks = Match.start(rules, PLAYERS, order.dealer).deal_next(rng)
    return PracticeDeal(
        ruleset=rules,
        dealer=order.dealer,
        deck=decks[-1],
        kind=Kind.SHUFFLED,
        wanted=tuple(sorted(order.wanted)),
    )


def arrange(connection: Connection, order: Order, seed: int) -> None:
    """Arrange one deal until the search or the time is over, send its line, and end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    least = time.monotonic() + LEAST
    # Whoever asked says when it is enough, for only there is known how long the start took.
    deal = compose(order, Random(seed), lambda: time.monotonic() >= least and connection.poll())
    with suppress(OSError):
        connection.send_bytes(str(deal).encode())
    connection.close()
