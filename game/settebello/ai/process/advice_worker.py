"""The advice worker process: receives views as JSON lines, returns the values of their moves."""

import json
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from settebello.ai.players import DOUBT
from settebello.ai.process.adviser import analysed
from settebello.ai.process.worker import lower_priority, serve
from settebello.ai.reading.hand_reading import read_hands
from settebello.ai.reading.reading_data import data_of
from settebello.ai.search.tree_sample import Lead
from settebello.notation.fields import RulesetOf
from settebello.notation.observation import view_of
from settebello.rulebook import Rulebook


def main(connection: Connection, rules: tuple[str, ...]) -> None:
    """Answer requests until the other end closes the pipe; ``rules`` are the rules folders."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    serve(connection, AdviceHandler(Rulebook(map(Path, rules)).ruleset))


class AdviceHandler:
    """Answers one request at a time; equal requests get equal answers."""

    def __init__(self, ruleset_of: RulesetOf) -> None:
        """Take the function that returns a ruleset by its id."""
        self._ruleset_of = ruleset_of

    def answer(self, line: bytes) -> bytes:
        """Answer ``{"id", "seed", "iterations", "observation"}`` with ``{"id", "iterations", "moves"}``.

        Each move is a list: notation (``?`` for a doubt), points, standard error, reasons, and how far it is
        behind (points, low, high; null where the search cannot tell). ``{"id", "read", "observation"}`` is
        answered with ``{"id", "reading"}``. Any error is answered with ``{"id", "error"}``.
        """
        request: Any = None
        try:
            request = json.loads(line)
            view = view_of(request["observation"], self._ruleset_of)
            if request.get("read"):
                return _line({"id": request["id"], "reading": data_of(read_hands(view))})
            found = analysed(view, int(request["seed"]), request["iterations"])
        except Exception as error:  # noqa: BLE001 - every error is reported to the window
            number = request.get("id") if isinstance(request, dict) else None
            return _line({"id": number, "error": str(error) or type(error).__name__})
        moves = [
            [str(one.move) if one.move else DOUBT, one.points, one.error, one.reasons, _bounds(one.behind)]
            for one in found.moves
        ]
        return _line({"id": request["id"], "iterations": found.iterations, "moves": moves})


def _bounds(behind: Lead | None) -> list[float] | None:
    return None if behind is None else [behind.points, behind.low, behind.high]


def _line(answer: dict[str, Any]) -> bytes:
    return json.dumps(answer, separators=(",", ":")).encode() + b"\n"
