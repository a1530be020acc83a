"""What the worker process runs in tests; the process finds these by the module's name."""

import json
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

from settebello.ai.levels import Levels
from settebello.ai.process import worker
from settebello.ai.process.worker import LineHandler, RequestHandler, serve
from settebello.rulebook import Rulebook
from tests.ai.views import rules_of

Folders = tuple[str, ...]


def honest(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """The real desk, with the tests' two rulesets."""
    serve(connection, RequestHandler(rules_of, Levels.load(map(Path, opponents))))


def silent(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """Never answers."""
    time.sleep(600)


def laborious(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """The shipped worker, but every answer costs a second and a half of the processor's time before it."""

    class RequestHandler(worker.RequestHandler):
        def answer(self, line: bytes) -> bytes:
            begun, steps = time.process_time(), 0
            while time.process_time() < begun + 1.5:
                steps += sum(range(1000)) & 1
            return super().answer(line)

    worker.lower_priority()
    levels = Levels.load(map(Path, opponents))
    serve(connection, RequestHandler(Rulebook(map(Path, rules)).ruleset, levels))


def mortal(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """Dies over its first request."""
    connection.recv_bytes()
    os._exit(3)


def mortal_once(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """Dies over its first request, and leaves a note of it in the folder of rules: the next one lives."""
    note = Path(rules[0]) / "died"
    if not note.exists():
        connection.recv_bytes()
        note.touch()
        os._exit(3)
    honest(connection, rules, opponents)


def absorbed(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """Loses itself in its first request, and leaves a note of it; the next process answers."""
    note = Path(rules[0]) / "absorbed"
    if not note.exists():
        connection.recv_bytes()
        note.touch()
        time.sleep(600)
    honest(connection, rules, opponents)


def cheat(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """Plays cards it does not hold, then answers nonsense."""
    for answer in ({"move": "Kcx1c2c3c4c"}, {"move": "joker"}, {"move": 7}, {}):
        request = json.loads(connection.recv_bytes())
        connection.send_bytes(json.dumps({"id": request["id"], **answer}).encode())
    for nonsense in (b"\xff{", b"[" * 50_000):
        connection.recv_bytes()
        connection.send_bytes(nonsense)
    connection.recv_bytes()


def slow_once(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """Answers its first request late, when something newer has been asked."""
    desk = RequestHandler(rules_of, Levels.load(map(Path, opponents)))
    first = connection.recv_bytes()
    time.sleep(0.3)
    connection.send_bytes(desk.answer(first))
    serve(connection, desk)


def stuck_after_one(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """Answers one request and falls silent in the next, and leaves a note of it; the next process answers."""
    note = Path(rules[0]) / "stuck"
    if not note.exists():
        desk = RequestHandler(rules_of, Levels.load(map(Path, opponents)))
        connection.send_bytes(desk.answer(connection.recv_bytes()))
        connection.recv_bytes()
        note.touch()
        time.sleep(600)
    honest(connection, rules, opponents)


def slow_when_told(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """The real desk, which falls silent over a request for the level ``silent``."""
    desk = RequestHandler(rules_of, Levels.load(map(Path, opponents)))
    while (line := connection.recv_bytes()) and json.loads(line)["level"] != "silent":
        connection.send_bytes(desk.answer(line))
    time.sleep(600)


def held_back(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """The real desk, which answers each request when there is a note ``go``, and takes the note away."""
    desk = RequestHandler(rules_of, Levels.load(map(Path, opponents)))
    note = Path(rules[0]) / "go"
    while line := connection.recv_bytes():
        while not note.exists():
            time.sleep(0.005)
        note.unlink()
        connection.send_bytes(desk.answer(line))


NOTED = "requests"
"""The file in the first folder of rules to which the recording processes write what they received."""


class _Noted:
    """Notes every line that comes out of the pipe, then has it answered."""

    def __init__(self, folder: str, handler: LineHandler) -> None:
        self._path = Path(folder) / NOTED
        self._handler = handler

    def answer(self, line: bytes) -> bytes:
        with self._path.open("ab") as file:
            file.write(line.rstrip(b"\n") + b"\n")
        return self._handler.answer(line)


class _NoAdvice:
    """Answers at once, so that a test of the requests does not wait for searches."""

    def answer(self, line: bytes) -> bytes:
        return json.dumps({"id": json.loads(line)["id"], "error": "noted"}).encode()


def noting(connection: Connection, rules: Folders, opponents: Folders) -> None:
    """The shipped worker, which writes down every byte it is sent."""
    levels = Levels.load(map(Path, opponents))
    serve(connection, _Noted(rules[0], RequestHandler(Rulebook(map(Path, rules)).ruleset, levels)))


def noting_adviser(connection: Connection, rules: Folders) -> None:
    """An adviser's process that writes down every byte it is sent, and has no advice."""
    serve(connection, _Noted(rules[0], _NoAdvice()))
