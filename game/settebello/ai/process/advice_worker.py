"""The process in which advice is worked out: views come in as JSON, what their moves are worth goes out."""

import json
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from settebello.ai.players import DOUBT
from settebello.ai.process.adviser import analysed
from settebello.ai.process.worker import serve, stand_back
from settebello.notation.fields import RulesetOf
from settebello.notation.observation import view_of
from settebello.rulebook import Rulebook


def main(connection: Connection, rules: tuple[str, ...]) -> None:
    """Answer requests until the other end closes; the folders of the rules are given by path."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    serve(connection, AdviceDesk(Rulebook(map(Path, rules)).ruleset))


class AdviceDesk:
    """Answers one request after the other; the same request gets the same answer."""

    def __init__(self, ruleset_of: RulesetOf) -> None:
        """Know the rules by their ids."""
        self._ruleset_of = ruleset_of

    def answer(self, line: bytes) -> bytes:
        """The answer to ``{"id", "seed", "iterations", "observation"}``: ``{"id", "iterations", "moves"}``.

        A move is ``?`` for a doubt. Whatever is wrong with a request is answered: ``{"id", "error"}``.
        """
        request: Any = None
        try:
            request = json.loads(line)
            view = view_of(request["observation"], self._ruleset_of)
            found = analysed(view, int(request["seed"]), request["iterations"])
        except Exception as error:  # noqa: BLE001 - the window must hear of it, whatever it is
            number = request.get("id") if isinstance(request, dict) else None
            return _line({"id": number, "error": str(error) or type(error).__name__})
        moves = [
            [str(one.move) if one.move else DOUBT, one.points, one.error, one.reasons] for one in found.moves
        ]
        return _line({"id": request["id"], "iterations": found.iterations, "moves": moves})


def _line(answer: dict[str, Any]) -> bytes:
    return json.dumps(answer, separators=(",", ":")).encode() + b"\n"
