"""What is wrong with a request: a code for programs, a sentence for people."""

import reprlib
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

LONGEST_MESSAGE = 600
"""Characters; what somebody sent must not come back whole."""


class ErrorCode(StrEnum):
    """Every code of an error answer."""

    MALFORMED = "malformed"
    """The line is not one JSON object."""
    UNKNOWN_COMMAND = "unknown_command"
    MISSING = "missing"
    """An argument that the command needs is left out."""
    UNKNOWN_FIELD = "unknown_field"
    """An argument that the command does not know."""
    BAD_VALUE = "bad_value"
    """An argument of the wrong kind or out of bounds."""
    UNKNOWN_RULESET = "unknown_ruleset"
    BAD_RULE = "bad_rule"
    """A rule that does not exist, a value it cannot have, or rules that do not fit together."""
    BAD_POSITION = "bad_position"
    """A position that contradicts itself or the rules."""
    BAD_OBSERVATION = "bad_observation"
    """An observation that contradicts itself or the rules."""
    ILLEGAL_MOVE = "illegal_move"
    NO_GAME = "no_game"
    """The command needs a game, and none is under way."""
    NOT_NOW = "not_now"
    """The game does not wait for this."""
    TOO_MANY_MOVES = "too_many_moves"
    """A position set up by hand with more moves than can be listed, or weighed."""
    UNKNOWN_LEVEL = "unknown_level"
    INTERNAL = "internal"
    """A mistake in the program; the session goes on as it was."""


class ProtocolError(Exception):
    """A request that cannot be answered; ``facts`` are further members of the error object."""

    def __init__(self, code: StrEnum, message: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts = dict(facts or {})

    def answer(self) -> dict[str, Any]:
        """The error object of the answer."""
        message = self.message
        if len(message) > LONGEST_MESSAGE:
            message = message[: LONGEST_MESSAGE - 1] + "…"
        return {"code": self.code.value, "message": message, **self.facts}


_REPR = reprlib.Repr()
_REPR.maxstring = _REPR.maxother = 60
_REPR.maxlong = 30
_REPR.maxlevel = 2


def shown(value: object) -> str:
    """A value somebody sent, short enough for a message."""
    return _REPR.repr(value)
