"""The process in which the opponents think: views come in as JSON, moves go out, and nothing else crosses.

Those who search get a second such process when that makes them faster.
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
"""How far the thinking stands back when the window wants the processor too."""

GROUP = Path("/proc/self/autogroup")
GROUP_NICENESS = 5
"""The same among sessions, for Linux shares the processors out among these first."""


def main(connection: Connection, rules: tuple[str, ...], opponents: tuple[str, ...]) -> None:
    """Answer requests until the other end closes; the folders of rules and of opponents are given by path."""
    # Ctrl-C in a terminal reaches every process of the game; the window decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    levels = Levels.load(map(Path, opponents))
    serve(connection, RequestHandler(Rulebook(map(Path, rules)).ruleset, levels, SideBySide(rules)))


def stand_back() -> None:
    """Let the window's frames come before the thinking, where the system can be told so."""
    if sys.platform == "win32":
        return
    os.nice(NICENESS)
    # In the window's own session the thinking would be charged to the window, whose frames would then have
    # to wait for other programs.
    with suppress(OSError):
        os.setsid()
        if GROUP.exists():
            GROUP.write_text(str(GROUP_NICENESS), encoding="utf-8")


class RequestHandler:
    """Answers one request after the other; the same request gets the same answer."""

    def __init__(self, ruleset_of: RulesetOf, levels: Levels, spread: Spread = map) -> None:
        self._ruleset_of = ruleset_of
        self._levels = levels
        self._spread = spread

    def answer(self, line: bytes) -> bytes:
        """The answer to a request: ``{"id", "level", "seed", "observation"}`` gives ``{"id", "move"}``.

        The move is ``?`` for a doubt.

        Whatever is wrong with a request is answered: ``{"id", "error"}``, the id null if it has none.
        """
        request: Any = None
        try:
            request = json.loads(line)
            view = view_of(request["observation"], self._ruleset_of)
            player = self._levels.player(str(request["level"]), self._spread)
            move = player.choose(view, Random(int(request["seed"])))
        except Exception as error:  # noqa: BLE001 - the window must hear of it, whatever it is
            number = request.get("id") if isinstance(request, dict) else None
            return _line({"id": number, "error": f"{type(error).__name__}: {error}"})
        return _line({"id": request.get("id"), "move": str(move) if move else DOUBT})


class Answering(Protocol):
    """Something that answers a line with a line."""

    def answer(self, line: bytes) -> bytes:
        """The answer to a request; never raises."""
        ...


def serve(connection: Connection, handler: Answering) -> None:
    """Answer what comes until the other end is closed."""
    while True:
        try:
            connection.send_bytes(handler.answer(connection.recv_bytes()))
        except (EOFError, OSError):
            return


def _line(answer: dict[str, Any]) -> bytes:
    return json.dumps(answer, separators=(",", ":")).encode() + b"\n"
