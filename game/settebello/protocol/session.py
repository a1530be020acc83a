"""A protocol session: maps requests to answers and holds the game; does no input or output."""

import sys
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, BinaryIO

from settebello.engine import TooManyMoves
from settebello.protocol import analysis_commands, catalogue_commands, play_commands, position_command
from settebello.protocol.arguments import Arguments
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.game_under_way import Answer, EngineContext, Game, Outcome
from settebello.protocol.json_lines import print_answer, read_request

Run = Callable[[EngineContext, Arguments, Game | None], Answer | Outcome]
"""The function of a command; an answer without an ``Outcome`` leaves the game unchanged."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its function, its required and its optional arguments."""

    run: Run
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


LONGEST_ID = 200
"""Characters of an id that is a text."""

COMMANDS: dict[str, Command] = {
    "hello": Command(lambda context, _, __: catalogue_commands.hello(context)),
    "ruleset": Command(
        lambda context, arguments, _: catalogue_commands.ruleset(context, arguments), ("ruleset",), ("rules",)
    ),
    "new": Command(
        lambda context, arguments, _: play_commands.new(context, arguments),
        ("ruleset", "players"),
        ("rules", "dealer", "seed", "deck"),
    ),
    "position": Command(
        lambda context, arguments, _: position_command.position(context, arguments),
        ("ruleset", "players", "hands", "table", "piles", "turn"),
        ("rules", "sweeps", "stock", "dealer", "last_captor", "scores", "seed"),
    ),
    "state": Command(lambda _, __, game: play_commands.state(game)),
    "observe": Command(lambda _, arguments, game: play_commands.observe(arguments, game), ("seat",)),
    "legal": Command(lambda _, __, game: play_commands.legal(game)),
    "play": Command(lambda _, arguments, game: play_commands.play(arguments, game), ("move",)),
    "undo": Command(lambda _, __, game: play_commands.undo(game)),
    "score": Command(lambda _, __, game: play_commands.score(game)),
    "next": Command(play_commands.deal_next, (), ("seed", "deck")),
    "choose": Command(analysis_commands.choose, ("level",), ("seed", "time_ms", "iterations", "observation")),
    "analyse": Command(
        analysis_commands.analyse, (), ("level", "seed", "time_ms", "iterations", "observation")
    ),
    "quit": Command(lambda _, __, ___: {}),
}


class Session:
    """One conversation; only a successful command changes its game."""

    def __init__(self, context: EngineContext, complain: Callable[[str], object] = sys.stderr.write) -> None:
        """Take the context, and the function that reports unexpected exceptions."""
        self._desk = context
        self._complain = complain
        self._game: Game | None = None
        self.over = False

    def answer_line(self, line: bytes) -> bytes:
        """Answer a request line with an answer line."""
        try:
            request = read_request(line)
        except ProtocolError as error:
            return print_answer({"ok": False, "error": error.answer()})
        return print_answer(self.answer(request))

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Answer a request."""
        head: dict[str, Any] = {}
        try:
            head = _id_of(request)
            answer = self._run(request)
        except ProtocolError as error:
            return {**head, "ok": False, "error": error.answer()}
        except TooManyMoves as error:
            refused = ProtocolError(ErrorCode.TOO_MANY_MOVES, str(error))
            return {**head, "ok": False, "error": refused.answer()}
        except Exception:  # noqa: BLE001 - the session survives any exception
            self._complain(traceback.format_exc())
            mistake = ProtocolError(ErrorCode.INTERNAL, "a mistake in the program; the game is as it was")
            return {**head, "ok": False, "error": mistake.answer()}
        return {**head, "ok": True, **answer}

    def _run(self, request: dict[str, Any]) -> Answer:
        name = request.get("cmd")
        if "cmd" not in request:
            raise ProtocolError(ErrorCode.MISSING, "a request needs cmd")
        command = COMMANDS.get(name) if isinstance(name, str) else None
        if command is None:
            known = ", ".join(COMMANDS)
            raise ProtocolError(ErrorCode.UNKNOWN_COMMAND, f"{shown(name)} is not a command: {known}")
        values = {key: value for key, value in request.items() if key not in {"cmd", "id"}}
        arguments = Arguments(str(name), values, command.required, command.optional)
        found = command.run(self._desk, arguments, self._game)
        if name == "quit":
            self.over = True
        if not isinstance(found, Outcome):
            return found
        self._game = found.game
        return found.answer


def _id_of(request: dict[str, Any]) -> dict[str, Any]:
    """Return the id to send back with the answer, if there is one."""
    if "id" not in request:
        return {}
    given = request["id"]
    if isinstance(given, (dict, list)) or (isinstance(given, str) and len(given) > LONGEST_ID):
        raise ProtocolError(ErrorCode.BAD_VALUE, "id: a number or a short text is needed")
    return {"id": given}


def serve(session: Session, lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer line by line until ``quit`` or the end of the input."""
    for line in lines:
        out.write(session.answer_line(line))
        out.flush()
        if session.over:
            return
