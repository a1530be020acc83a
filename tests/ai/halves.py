"""What the second process of a search runs in tests, and a window to be killed.

``python -m tests.ai.halves FOLDER`` is that window: it asks for moves until its worker has a second process,
prints the numbers of both, and waits.
"""

import json
import os
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from settebello import resources
from settebello.ai import Levels, WorkerOpponents
from settebello.ai.process.worker import RequestHandler, serve
from settebello.ai.search.side_by_side import SideBySide
from settebello.rulebook import Rulebook
from tests.ai.views import some_view

NOTE = "second"

Folders = tuple[str, ...]


def silent(connection: Connection, rules: Folders) -> None:
    """Says it is ready and never answers."""
    connection.send_bytes(b"{}")
    time.sleep(600)


def mortal(connection: Connection, rules: Folders) -> None:
    """Dies over its first part."""
    connection.send_bytes(b"{}")
    connection.recv_bytes()
    os._exit(3)


def stillborn(connection: Connection, rules: Folders) -> None:
    """Dies before it is ready."""
    os._exit(3)


def babbling(connection: Connection, rules: Folders) -> None:
    """Answers nonsense."""
    connection.send_bytes(b"{}")
    question = json.loads(connection.recv_bytes())
    connection.send_bytes(json.dumps({"id": question["id"], "found": [[1, "x"]]}).encode())
    connection.recv_bytes()


def paired(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """The shipped worker to whom every search is long; notes its second process in the last folder."""
    spread = SideBySide(rules, long=0.0)

    class Noting(RequestHandler):
        def answer(self, line: bytes) -> bytes:
            answer = super().answer(line)
            if spread.process_id is not None:
                (Path(rules[-1]) / NOTE).write_text(str(spread.process_id), encoding="utf-8")
            return answer

    serve(connection, Noting(Rulebook(map(Path, rules)).ruleset, Levels.load(map(Path, opponents)), spread))


class SystemClock:
    """Real time."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        return time.monotonic()


def window(folder: Path) -> None:
    """Play the window until killed."""
    opponents = WorkerOpponents(
        (resources.rules(), folder), (resources.assets() / "opponents",), clock=SystemClock(), entry=paired
    )
    while not (folder / NOTE).exists():
        opponents.ask(some_view(), "campione", Random(1).randint(1, 9))
        while opponents.poll() is None:
            time.sleep(0.01)
    print(opponents.process_id, (folder / NOTE).read_text(encoding="utf-8"), flush=True)  # noqa: T201 - the test reads it
    time.sleep(600)


if __name__ == "__main__":
    window(Path(sys.argv[1]))
