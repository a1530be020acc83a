"""Reads and writes JSON lines: strict parsing with limits on length, depth and numbers."""

import json
import math
import re
from collections.abc import Iterator
from typing import Any, BinaryIO

from settebello.protocol.errors import ErrorCode, ProtocolError, shown

LONGEST_LINE = 262_144
"""Bytes; a normal request has a few thousand."""

DEEPEST = 16
"""The deepest nesting of brackets; a normal request has four levels."""

LONGEST_NUMBER = 40
"""Characters of a number."""

_TEXT = re.compile(rb'"(?:[^"\\]|\\.?)*(?:"|\Z)', re.DOTALL)
"""A string, or an unterminated string to the end: so that no byte is scanned twice."""


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream without their ends; lines that are too long are truncated."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def read_request(line: bytes) -> dict[str, Any]:
    """Parse a line as one JSON object; raises ProtocolError (malformed)."""
    if len(line) > LONGEST_LINE:
        raise _malformed(f"the line is longer than {LONGEST_LINE} bytes")
    if _depth(line) > DEEPEST:
        raise _malformed(f"more than {DEEPEST} brackets stand within each other")
    try:
        found = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_constant,
        )
    except UnicodeDecodeError as error:
        raise _malformed(f"byte {error.start + 1} of the line is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise _malformed(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    if not isinstance(found, dict):
        raise _malformed("a request is one JSON object")
    return found


def print_answer(answer: dict[str, Any]) -> bytes:
    """Return an answer as one line, newline included."""
    return json.dumps(answer, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def _malformed(message: str) -> ProtocolError:
    return ProtocolError(ErrorCode.MALFORMED, message)


def _depth(line: bytes) -> int:
    """Return the nesting depth of brackets in a line."""
    deepest = depth = 0
    for bracket in re.findall(rb"[\[\]{}]", _TEXT.sub(b"", line)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _malformed(f"{shown(key)} stands twice in an object")
        found[key] = value
    return found


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise _malformed(f"a number has more than {LONGEST_NUMBER} digits")
    return int(text)


def _fraction(text: str) -> float:
    if len(text) > LONGEST_NUMBER or not math.isfinite(float(text)):
        raise _malformed("a number is out of all bounds")
    return float(text)


def _constant(text: str) -> float:
    raise _malformed(f"{text} is not JSON")
