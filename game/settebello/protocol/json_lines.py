"""Lines in and out: one JSON object each, read strictly, never longer than a sound request can be."""

import json
import math
import re
from collections.abc import Iterator
from typing import Any, BinaryIO

from settebello.protocol.errors import ErrorCode, ProtocolError, shown

LONGEST_LINE = 262_144
"""Bytes; a sound request has a few thousand."""

DEEPEST = 16
"""Brackets within brackets; a sound request has four."""

LONGEST_NUMBER = 40
"""Characters of a number."""

_TEXT = re.compile(rb'"(?:[^"\\]|\\.?)*(?:"|\Z)', re.DOTALL)
"""A text, or what begins as one and has no end: so that no part of a line is looked at twice."""


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream without their ends; of one that is too long, its beginning."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def read_request(line: bytes) -> dict[str, Any]:
    """The object that a line holds; ProtocolError (malformed) says what is wrong with it."""
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
    """The line of an answer, its end included."""
    return json.dumps(answer, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def _malformed(message: str) -> ProtocolError:
    return ProtocolError(ErrorCode.MALFORMED, message)


def _depth(line: bytes) -> int:
    """How deep brackets stand within each other, as far as the line is JSON at all."""
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
