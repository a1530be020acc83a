"""A conversation in JSON lines, whatever its commands: every line gets one answer, never a traceback."""

import sys
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO, Generic, TypeVar

from settebello.protocol.arguments import Arguments
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.json_lines import print_answer, read_request

Answer = dict[str, Any]
"""The members of an answer besides ``ok`` and ``id``."""

LONGEST_ID = 200
"""Characters of an id that is a text."""

Run = TypeVar("Run")


@dataclass(frozen=True, slots=True)
class Command(Generic[Run]):
    """One command: the function that runs it, the arguments it needs, and those it may have."""

    run: Run
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


class LineSession(ABC):
    """Answers requests; a subclass runs the commands. A request that fails must change nothing."""

    mistake = "a mistake in the program"
    """The message of the answer after a mistake in the program."""

    def __init__(self, complain: Callable[[str], object] = sys.stderr.write) -> None:
        """Report mistakes of the program itself to `complain`."""
        self._complain = complain
        self.over = False

    @abstractmethod
    def run(self, name: object, values: Mapping[str, Any]) -> Answer:
        """Run a command with its arguments; ProtocolError says why it cannot be run."""

    def refused(self, error: Exception) -> ProtocolError | None:
        """The answer to an error that a request may cause; None for a mistake in the program."""
        return error if isinstance(error, ProtocolError) else None

    def answer_line(self, line: bytes) -> bytes:
        """Answer a line with a line."""
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
            values = {key: value for key, value in request.items() if key not in {"cmd", "id"}}
            answer = self.run(_command_of(request), values)
        except Exception as error:  # noqa: BLE001 - whatever it is, the conversation goes on
            refused = self.refused(error)
            if refused is None:
                self._complain(traceback.format_exc())
                refused = ProtocolError(ErrorCode.INTERNAL, self.mistake)
            return {**head, "ok": False, "error": refused.answer()}
        return {**head, "ok": True, **answer}


def find_command(commands: Mapping[str, Command[Run]], name: object) -> Command[Run]:
    """Return the command of a name; ProtocolError (unknown_command) lists those there are."""
    command = commands.get(name) if isinstance(name, str) else None
    if command is None:
        known = ", ".join(commands)
        raise ProtocolError(ErrorCode.UNKNOWN_COMMAND, f"{shown(name)} is not a command: {known}")
    return command


def read_arguments(name: object, command: Command[Run], values: Mapping[str, Any]) -> Arguments:
    """Return the arguments of a command; ProtocolError where one is missing or unknown."""
    return Arguments(str(name), values, command.required, command.optional)


def _command_of(request: dict[str, Any]) -> object:
    """The name of the command as it was sent."""
    if "cmd" not in request:
        raise ProtocolError(ErrorCode.MISSING, "a request needs cmd")
    return request["cmd"]


def _id_of(request: dict[str, Any]) -> dict[str, Any]:
    """The id to carry back, if there is one."""
    if "id" not in request:
        return {}
    given = request["id"]
    if isinstance(given, (dict, list)) or (isinstance(given, str) and len(given) > LONGEST_ID):
        raise ProtocolError(ErrorCode.BAD_VALUE, "id: a number or a short text is needed")
    return {"id": given}


def serve(session: LineSession, lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer line by line until ``quit`` or the end of the input."""
    for line in lines:
        out.write(session.answer_line(line))
        out.flush()
        if session.over:
            return
