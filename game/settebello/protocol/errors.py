"""The protocol's errors: a code for programs, a sentence for people."""

import reprlib
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

LONGEST_MESSAGE = 600
"""Characters: limits how much of a request is echoed."""


class ErrorCode(StrEnum):
    """All error codes of the protocol."""

    MALFORMED = "malformed"
    """The line is not one JSON object."""
    UNKNOWN_COMMAND = "unknown_command"
    MISSING = "missing"
    """A required argument is missing."""
    UNKNOWN_FIELD = "unknown_field"
    """The command does not have this argument."""
    BAD_VALUE = "bad_value"
    """An argument has the wrong type or is out of bounds."""
    UNKNOWN_RULESET = "unknown_ruleset"
    BAD_RULE = "bad_rule"
    """A rule that does not exist, an invalid value, or rules that contradict each other."""
    BAD_POSITION = "bad_position"
    """A position that contradicts itself or the rules."""
    BAD_OBSERVATION = "bad_observation"
    """An observation that contradicts itself or the rules."""
    ILLEGAL_MOVE = "illegal_move"
    NO_GAME = "no_game"
    """The command needs a game, and none has been started."""
    NOT_NOW = "not_now"
    """The game is in another phase."""
    TOO_MANY_MOVES = "too_many_moves"
    """A position set up by hand has more moves than can be listed or searched."""
    UNKNOWN_LEVEL = "unknown_level"
    UNKNOWN_PROBLEM = "unknown_problem"
    """There is no problem with this id, or the game has none."""
    UNPROVABLE = "unprovable"
    """No move can be proved best here; `reason` is a word for programs."""
    INTERNAL = "internal"
    """An unexpected exception in the program; the game is unchanged."""


class ProtocolError(Exception):
    """A request that cannot be answered; ``facts`` are additional members of the error object."""

    def __init__(self, code: StrEnum, message: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts = dict(facts or {})

    def answer(self) -> dict[str, Any]:
        """Return the error object of the answer."""
        message = self.message
        if len(message) > LONGEST_MESSAGE:
            message = message[: LONGEST_MESSAGE - 1] + "…"
        return {"code": self.code.value, "message": message, **self.facts}


_REPR = reprlib.Repr()
_REPR.maxstring = _REPR.maxother = 60
_REPR.maxlong = 30
_REPR.maxlevel = 2


def shown(value: object) -> str:
    """Return a short representation of a value for a message."""
    return _REPR.repr(value)
