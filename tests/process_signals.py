"""``python -m tests.process_signals [--seconds 600] [--seed 1]``: signals at random to every process of ours.

Opponents play among themselves at instant speed in the real program on SDL's dummy driver, and an adviser is
asked all the time. Meanwhile the processes that the program has started (the opponents' worker, its second
process, the adviser, the helper of Python that cleans up) are killed, or stopped for a while, at random
moments. Whatever happens, deals are played to their end, no exception reaches the loop, every record can be
read, and at the end no process is left.
"""

import argparse
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from settebello import resources
from settebello.datafile import read_bytes
from settebello.notation import read_record
from settebello.rulebook import Rulebook
from tests.spectator import MATCHES, STRONG, Spectator

PAUSES: Final = (0.05, 0.3, 1.0, 4.0)
"""Seconds between two signals."""
STOPS: Final = (0.01, 0.3, 2.5, 9.0)
"""Seconds for which a process is stopped."""
STILL: Final = 60.0
"""Seconds without a move or a new deal after which the match counts as stuck."""
FEW: Final = 20


def descendants(root: int) -> tuple[int, ...]:
    """Return the processes that a process has started, and those that they have started."""
    parents: dict[int, list[int]] = {}
    for place in Path("/proc").iterdir():
        if place.name.isdecimal():
            try:
                state, parent = (place / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if state != "Z":
                parents.setdefault(int(parent), []).append(int(place.name))
    found: list[int] = []
    waiting = [root]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return tuple(found)


@dataclass
class Attack:
    """Sends signals to the descendants of this process."""

    rng: Random
    sent: Counter[str] = field(default_factory=Counter)
    _next: float = 0.0
    _stopped: list[tuple[float, int]] = field(default_factory=list)

    def advance(self, now: float) -> None:
        """Send the signals whose time has come."""
        for due, process in tuple(self._stopped):
            if now >= due:
                self._stopped.remove((due, process))
                self._send(process, signal.SIGCONT)
        if now < self._next:
            return
        self._next = now + self.rng.choice(PAUSES)
        victims = descendants(os.getpid())
        if not victims:
            return
        victim = self.rng.choice(victims)
        if self.rng.random() < 0.5:
            self._send(victim, signal.SIGKILL)
        else:
            self._send(victim, signal.SIGSTOP)
            self._stopped.append((now + self.rng.choice(STOPS), victim))

    def end(self) -> None:
        """Let every stopped process go on."""
        for process in descendants(os.getpid()):
            self._send(process, signal.SIGCONT)

    def _send(self, process: int, number: signal.Signals) -> None:
        try:
            os.kill(process, number)
        except ProcessLookupError:
            return
        self.sent[number.name] += 1


@dataclass
class Outcome:
    """What happened while the signals came."""

    deals: int = 0
    moves: int = 0
    advice: int = 0
    without_advice: int = 0
    starts: int = 0
    longest_wait: float = 0.0
    messages: list[str] = field(default_factory=list)
    records: int = 0


def attacked(home: Path, seed: int, seconds: float, attack: Attack) -> Outcome:
    """Let opponents play for some seconds under attack; fails where a match stands still."""
    outcome = Outcome()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        # A program that has lost three processes in a row thinks in threads from then on: start another.
        outcome.starts += 1
        for _ in _watched(home, seed + outcome.starts, end, attack, outcome):
            attack.advance(time.monotonic())
    attack.end()
    return outcome


def _watched(home: Path, seed: int, end: float, attack: Attack, outcome: Outcome) -> Iterator[None]:
    spectator = Spectator(home, seed=seed, matches=(*STRONG, *MATCHES)[seed % 3 :])
    moved, before, asked, threads_since = time.monotonic(), (-1, -1), None, None
    try:
        while (now := time.monotonic()) < end:
            spectator.frame()
            yield
            here = (spectator.deals + spectator.matches, spectator.moves)
            if here != before:
                outcome.moves += 1
                outcome.longest_wait = max(outcome.longest_wait, now - moved)
                moved, before = now, here
            assert now - moved < STILL, f"no move for {STILL:.0f} seconds: {spectator.game.stack.ids}"
            if asked is None and (view := spectator.view) is not None and view.hand:
                asked = spectator.adviser.ask(view, 1, FEW)
            if asked is not None and (advice := spectator.adviser.poll(asked)) is not None:
                outcome.advice += advice.analysis is not None
                outcome.without_advice += advice.analysis is None
                asked = None
            if spectator.opponents.process_id is not None:
                threads_since = now
            elif threads_since is not None and now - threads_since > 3:
                return
    finally:
        attack.end()
        outcome.deals += spectator.deals
        outcome.messages += spectator.messages
        spectator.close()


def readable(home: Path) -> int:
    """Return how many records are in a folder; fails where one cannot be read."""
    rules = Rulebook((resources.rules(),)).ruleset
    paths = tuple(home.rglob("*.scopa"))
    for path in paths:
        read_record(read_bytes(path), path.name, rules)
    return len(paths)


def ours() -> tuple[int, ...]:
    """Return the processes that are there, without Python's own helper, which ends with the program."""
    found = []
    for process in descendants(os.getpid()):
        try:
            command = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if b"resource_tracker" not in command:
            found.append(process)
    return tuple(found)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        attack = Attack(Random(given.seed))
        outcome = attacked(Path(folder), given.seed, given.seconds, attack)
        outcome.records = readable(Path(folder))
        print(outcome, dict(attack.sent), f"left over: {ours()}", flush=True)  # noqa: T201 - figures to read


if __name__ == "__main__":
    main()
