"""The opponents' worker process: receives views as JSON lines, returns moves.

Players that search get one further process where that makes them faster (see ``SideBySide``).
"""

import json
import os
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Protocol

from settebello.ai.levels import Levels
from settebello.ai.players import DOUBT
from settebello.ai.search.search_player import Spread
from settebello.ai.search.side_by_side import SideBySide
from settebello.notation.fields import RulesetOf
from settebello.notation.observation import view_of
from settebello.rulebook import Rulebook

NICENESS = 10
"""The process priority (``nice``): the window's frames come first."""

GROUP = Path("/proc/self/autogroup")
GROUP_NICENESS = 5
"""The priority of the worker's session: Linux divides processor time among sessions first."""


def main(connection: Connection, rules: tuple[str, ...], opponents: tuple[str, ...]) -> None:
    """Answer requests until the other end closes the pipe; rules and opponents are paths of folders."""
    # Ctrl-C in a terminal reaches every process of the game; the window decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    levels = Levels.load(map(Path, opponents))
    serve(connection, RequestHandler(Rulebook(map(Path, rules)).ruleset, levels, SideBySide(rules)))


def stand_back() -> None:
    """Lower the priority of this process, so that the window's frames come first; no effect on Windows."""
    if sys.platform == "win32":
        return
    os.nice(NICENESS)
    # In the window's own session Linux would charge this work to the window, and let other programs delay its
    # frames.
    with suppress(OSError):
        os.setsid()
        if GROUP.exists():
            GROUP.write_text(str(GROUP_NICENESS), encoding="utf-8")


class RequestHandler:
    """Answers one request at a time; equal requests get equal answers."""

    def __init__(self, ruleset_of: RulesetOf, levels: Levels, spread: Spread = map) -> None:
        self._ruleset_of = ruleset_of
        self._levels = levels
        self._spread = spread

    def answer(self, line: bytes) -> bytes:
        """Answer ``{"id", "level", "seed", "observation"}`` with ``{"id", "move"}``.

        The move is ``?`` for a doubt. Any error is answered with ``{"id", "error"}``; the id is null if the
        request has none.
        """
        request: Any = None
        try:
            request = json.loads(line)
            view = view_of(request["observation"], self._ruleset_of)
            player = self._levels.player(str(request["level"]), self._spread)
            move = player.choose(view, Random(int(request["seed"])))
        except Exception as error:  # noqa: BLE001 - every error is reported to the window
            number = request.get("id") if isinstance(request, dict) else None
            return _line({"id": number, "error": f"{type(error).__name__}: {error}"})
        return _line({"id": request.get("id"), "move": str(move) if move else DOUBT})


class Answering(Protocol):
    """A handler that answers one line with another."""

    def answer(self, line: bytes) -> bytes:
        """Return the answer to a request; never raises."""
        ...


def serve(connection: Connection, handler: Answering) -> None:
    """Answer requests until the other end closes the pipe."""
    while True:
        try:
            connection.send_bytes(handler.answer(connection.recv_bytes()))
        except (EOFError, OSError):
            return


def _line(answer: dict[str, Any]) -> bytes:
    return json.dumps(answer, separators=(",", ":")).encode() + b"\n"
