"""A conversation about children that practise: requests in, answers out."""

import sys
from collections.abc import Callable, Mapping
from typing import Any

from settebello.practice.headless.commands import COMMANDS
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.practice_context import PracticeContext
from settebello.practice.headless.simulated_time import EARLIEST, LATEST
from settebello.protocol.arguments import bad
from settebello.protocol.errors import ProtocolError, shown
from settebello.protocol.line_session import Answer, LineSession, find_command, read_arguments


class PracticeSession(LineSession):
    """Runs the commands of PRACTICE.md in a practice context. Every command takes `at`, the time of day."""

    def __init__(
        self, context: PracticeContext, complain: Callable[[str], object] = sys.stderr.write
    ) -> None:
        """Take the context, and report mistakes of the program itself to `complain`."""
        super().__init__(complain)
        self._context = context

    def refused(self, error: Exception) -> ProtocolError | None:
        """The answer to an error; that of a disk that refuses is one."""
        if isinstance(error, OSError):
            return ProtocolError(PracticeErrorCode.STORAGE, str(error))
        return super().refused(error)

    def run(self, name: object, values: Mapping[str, Any]) -> Answer:
        """Set the time, and run a command; the time is set back where the command fails."""
        context = self._context
        command = find_command(COMMANDS, name)
        arguments = read_arguments(name, command, {k: v for k, v in values.items() if k != "at"})
        before = context.time.value
        if "at" in values:
            context.time.set(_moment(values["at"], before))
        try:
            answer = command.run(context, arguments)
        except Exception:
            context.time.set(before)
            raise
        self.over = name == "quit"
        unsaved, context.unsaved = context.unsaved, []
        return {**answer, "unsaved": unsaved} if unsaved else answer


def _moment(value: object, before: float | None) -> float:
    """A time of day that a request gives, not before the one that the latest request gave."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not EARLIEST <= value <= LATEST:
        bounds = f"from {EARLIEST:.0f} to {LATEST:.0f}"
        bad("at", f"{shown(value)} is not a number of seconds since the epoch {bounds}")
    if before is not None and value < before:
        bad("at", f"{value} is earlier than {before}: time does not go back")
    return float(value)
