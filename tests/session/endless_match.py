"""Plays match after match until it is killed, saying what it has handed over and what is written.

``python -m tests.session.endless_match FOLDER SEED``

By the seed it plays as fast as it can, as fast as frames come, or so with a disk as slow as an old one.
"""

import os
import sys
import time
from collections.abc import Callable, Hashable
from pathlib import Path
from random import Random
from unittest.mock import patch

from settebello.ai import Levels, LocalOpponents
from settebello.notation import print_line
from settebello.session import Matches, NextDeal, PlayMove, SealDeal, TableSession, Waiting
from settebello.storage.saves import Saves
from settebello.storage.writer import BackgroundWriter, Receipt, Write
from tests.notation.matches import rules_of

FRAME = 1 / 60
SLOW = 0.03
"""Seconds that a hard disk can take to write a file for good."""


class TellingWriter(BackgroundWriter):
    """Counts what it is handed, and says the number of each write that has ended."""

    def __init__(self) -> None:
        super().__init__()
        self.handed = 0

    def submit(self, key: Hashable, write: Write) -> Receipt:
        self.handed += 1
        number = self.handed

        def telling() -> None:
            write()
            say(f"written {number}")

        return super().submit(key, telling)


def say(line: str) -> None:
    """Say one line in one piece, as two threads do."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def slowly(file: int, force: Callable[[int], None] = os.fsync) -> None:
    """Force a file onto the disk in as long as that takes on an old one."""
    time.sleep(SLOW)
    force(file)


def seals(session: TableSession) -> bool:
    """Whether the next step seals a deal: every one but the first, without which there is no position."""
    return (
        session.waiting_for is Waiting.DEAL and session.sealed is None and session.match.position is not None
    )


def step(session: TableSession, rng: Random) -> None:
    """Whoever is to act acts."""
    match session.waiting_for:
        case Waiting.DEAL:
            session.submit(SealDeal() if seals(session) else NextDeal(f"place {rng.randrange(40)}"))
        case Waiting.PERSON:
            assert session.match.position is not None
            session.submit(PlayMove(rng.choice(session.match.position.legal_moves())))
        case Waiting.OPPONENT:
            session.poll()
        case Waiting.NOTHING:
            raise AssertionError("the match is over")


def main(folder: Path, seed: int) -> None:
    rng, writer = Random(seed), TellingWriter()
    matches = Matches(
        saves=Saves(folder),
        ruleset_of=rules_of,
        opponents=LocalOpponents(Levels()),
        rng=rng,
        writer=writer,
    )
    matches.look()
    session = matches.resume() or matches.start("scopa", {}, ("bimbo",))
    while True:
        if session.waiting_for is Waiting.NOTHING:
            session = matches.start("scopa", {}, ("bimbo",))
        before, same = writer.handed, seals(session)
        if same and session.match.position is not None:
            # Said before, because the position will be the same: nobody could tell which write is there.
            say(f"played {before + 1} {print_line(session.match.position)}")
        step(session, rng)
        if same:
            # Long enough to be killed here too.
            time.sleep(5 * FRAME)
        if writer.handed > before and not same and session.match.position is not None:
            say(f"played {writer.handed} {print_line(session.match.position)}")
        if seed % 3:
            time.sleep(FRAME)


if __name__ == "__main__":
    seed = int(sys.argv[2])
    with patch("os.fsync", slowly if seed % 3 == 2 else os.fsync):
        main(Path(sys.argv[1]), seed)
