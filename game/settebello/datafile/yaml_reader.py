"""Reads YAML strictly into plain values with places."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

import yaml

from settebello.datafile.characters import refused
from settebello.datafile.document import Document, Path, dotted, problem_at
from settebello.datafile.problem import DataError, Place, Problem
from settebello.datafile.regular_file import NotRegularError, TooLargeError, read_bytes

DEEPEST = 32
MOST_DIGITS = 18

NULL = re.compile(r"(?:~|null|Null|NULL|)\Z")
BOOLEAN = re.compile(r"(?:true|True|TRUE|false|False|FALSE)\Z")
INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)\Z")
DECIMAL = re.compile(r"[-+]?[0-9]+\.[0-9]+(?:[eE][-+]?[0-9]{1,4})?\Z")
"""The plain scalars that are not text: YAML 1.2's core schema without octal, hexadecimal and .inf."""
_NOT_TEXT = frozenset("~nNtTfF+-0123456789")
"""The first characters of such scalars; all others are text without further checks."""

_REFUSED = re.compile(
    "[^\\t\\n\\x20-\\x7e\\xa0-\\u061b\\u061d-\\u200d\\u2010-\\u2027\\u202f-\\u2065\\u206a-\\ud7ff"
    "\\ue000-\\ufefe\\uff00-\\ufffd\\U00010000-\\U0010ffff]"
)
_TABBED = re.compile(r"^ *\t", re.MULTILINE)
_PARSERS: tuple[Any, ...] = tuple(
    getattr(yaml, name) for name in ("CSafeLoader", "SafeLoader") if hasattr(yaml, name)
)


@dataclass(frozen=True, slots=True)
class Limits:
    """The largest file that is read: the bytes of its text, and the values in it."""

    text: int = 256 * 1024
    values: int = 20_000


SMALL_FILE = Limits()
"""The limits of files that people write by hand."""


def read(path: FilePath, file: str | None = None, *, strict: bool = True) -> Document:
    """Read a YAML file, called `file` in reports; see `load`.

    Raises DataError, also for a file that cannot be opened or is no regular file.
    """
    name = file or path.as_posix()
    try:
        content = read_bytes(path, SMALL_FILE.text)
    except (NotRegularError, TooLargeError) as error:
        raise DataError([Problem(name, 1, 1, "", error.strerror or str(error), "")]) from None
    except OSError as error:
        raise DataError([Problem(name, 1, 1, "", f"cannot be read: {error.strerror or error}", "")]) from None
    return load(content, name, strict=strict)


def load(text: str | bytes, file: str, *, strict: bool = True, limits: Limits = SMALL_FILE) -> Document:
    """Parse a YAML text in UTF-8, called `file` in reports; raises DataError and nothing else.

    The format is restricted: one document, YAML 1.2 booleans, no duplicate keys, no anchors, aliases, tags or
    directives, no tabs in the indentation, and no character, also as an escape, that `characters` refuses.
    Without `strict`, duplicate keys and refused characters are collected in the document's `problems`, so
    that `validate` can report everything at once.
    """
    if _size(text) > limits.text:
        raise DataError([Problem(file, 1, 1, "", f"is larger than {limits.text // 1024} KiB", "")])
    decoded = _decoded(text, file).replace("\r\n", "\n").replace("\r", "\n")
    lines = tuple(decoded.split("\n"))
    _check_characters(decoded, lines, file)
    failure: DataError | None = None
    for parser in _PARSERS:
        try:
            document = _Builder(file, lines, limits.values).build(_events(parser, decoded, lines, file))
        except DataError as error:
            # The last parser is the Python one, which is always present: messages are the same everywhere.
            failure = error
        else:
            if strict and document.problems:
                raise DataError(document.problems)
            return document
    assert failure is not None  # noqa: S101 - there is always a parser
    raise failure


def _size(text: str | bytes) -> int:
    """Return the number of bytes that a text has in a file."""
    return len(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)


def _decoded(text: str | bytes, file: str) -> str:
    if isinstance(text, str):
        return text
    if text[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        raise DataError([Problem(file, 1, 1, "", "is written in UTF-16; save it as UTF-8", "")])
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        before = text[: error.start].decode("utf-8").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        place = Place(len(before), len(before[-1]) + 1)
        message = f"the byte {text[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        raise DataError([problem_at(file, before, place, message)]) from None


def _check_characters(text: str, lines: Sequence[str], file: str) -> None:
    bad = _REFUSED.search(text)
    if bad and bad[0] == "\ufeff" and bad.start() == 0:
        message = "begins with a byte order mark; save it as UTF-8 without one"
    elif bad:
        message = f"the character U+{ord(bad[0]):04X} is not allowed here"
    else:
        bad = _TABBED.search(text)
        message = "a tab stands before the first word; indent with spaces"
    if bad:
        at = bad.end() - 1
        line = text.count("\n", 0, at)
        place = Place(line + 1, at - (text.rfind("\n", 0, at) + 1) + 1)
        raise DataError([problem_at(file, lines, place, message)])


def _events(parser: Any, text: str, lines: Sequence[str], file: str) -> Iterator[yaml.Event]:  # noqa: ANN401 - the C parser has no types
    loader = parser(text)
    try:
        while loader.check_event():
            yield loader.get_event()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = Place(mark.line + 1, mark.column + 1) if mark else Place(1, 1)
        told = " ".join(part for part in (error.problem, error.context) if part)
        raise DataError([problem_at(file, lines, place, f"this is not YAML: {told}")]) from None
    except (yaml.YAMLError, ValueError, OverflowError):
        # The parsers convert an escape such as "\UFFFFFFFF" to a character without checking it.
        message = "this is not YAML: an escape in quotes names no character"
        raise DataError([problem_at(file, lines, _reached(loader), message)]) from None
    finally:
        loader.dispose()


def _reached(loader: Any) -> Place:  # noqa: ANN401 - the C parser has no types
    mark = loader.get_mark() if hasattr(loader, "get_mark") else None
    return Place(mark.line + 1, mark.column + 1) if mark else Place(1, 1)


@dataclass(slots=True)
class _Frame:
    """A list or mapping being filled; ``key`` is the mapping's key that still needs its value."""

    value: Any
    path: Path
    key: str | int | None = None
    again: bool = False
    seen: dict[str, Place] = field(default_factory=dict)


class _Builder:
    """Builds a document from parser events, with an explicit stack instead of recursion."""

    def __init__(self, file: str, lines: tuple[str, ...], most_values: int) -> None:
        self._file = file
        self._lines = lines
        self._most_values = most_values
        self._keys: dict[Path, Place] = {}
        self._values: dict[Path, Place] = {}
        self._stack: list[_Frame] = []
        self._problems: list[Problem] = []
        self._top: list[Any] = []

    def build(self, events: Iterator[yaml.Event]) -> Document:
        takes: dict[type[yaml.Event], Callable[[Any], object]] = {
            yaml.ScalarEvent: self._scalar,
            yaml.MappingStartEvent: self._open_mapping,
            yaml.SequenceStartEvent: self._open_sequence,
            yaml.MappingEndEvent: self._close,
            yaml.SequenceEndEvent: self._close,
            yaml.AliasEvent: self._refuse_alias,
            yaml.DocumentStartEvent: self._start_document,
        }
        for event in events:
            take = takes.get(type(event))
            # Stream start, stream end and document end need no action.
            if take is not None:
                take(event)
        if not self._top:
            self._refuse(Place(1, 1), "is empty")
        return Document(
            self._file, self._lines, self._top[0], self._keys, self._values, tuple(self._problems)
        )

    def _start_document(self, event: yaml.DocumentStartEvent) -> None:
        if event.version or event.tags:
            self._refuse(_start(event), "directives (%YAML, %TAG) are not allowed")
        if self._top:
            self._refuse(_start(event), "a second document begins here; a file holds one")

    def _open_mapping(self, event: yaml.MappingStartEvent) -> None:
        self._open(event, {})

    def _open_sequence(self, event: yaml.SequenceStartEvent) -> None:
        self._open(event, [])

    def _close(self, _: yaml.MappingEndEvent | yaml.SequenceEndEvent) -> None:
        self._stack.pop()

    def _refuse_alias(self, event: yaml.AliasEvent) -> None:
        self._refuse(_start(event), f"the alias *{event.anchor} is not allowed; write the value again")

    def _open(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent, value: Any) -> None:  # noqa: ANN401 - dict or list
        self._refuse_tricks(event)
        if self._wants_key():
            self._refuse(_start(event), "a key must be a word or a whole number")
        if len(self._stack) == DEEPEST:
            self._refuse(_start(event), f"is nested more than {DEEPEST} deep")
        path = self._put(value, _start(event))
        self._stack.append(_Frame(value, path))

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        self._refuse_tricks(event)
        place = _start(event)
        value = self._resolved(event.value, place) if event.implicit[0] and not event.style else event.value
        if self._wants_key():
            self._take_key(value, place)
            path = (*self._stack[-1].path, value)
        else:
            path = self._put(value, place)
        bad = refused(value) if isinstance(value, str) else ""
        if bad:
            # The raw text has no such character any more: this one was written as an escape.
            self._note(
                place, f"the character U+{ord(bad):04X} is not allowed in a text", dotted(self._top[0], path)
            )

    def _take_key(self, key: Any, place: Place) -> None:  # noqa: ANN401 - any scalar
        if isinstance(key, bool) or not isinstance(key, (str, int)):
            self._refuse(place, "a key must be a word or a whole number")
        frame = self._stack[-1]
        first = frame.seen.setdefault(str(key), place)
        frame.key = key
        frame.again = first is not place
        if frame.again:
            self._note(
                place,
                f"stands here again (first in line {first.line})",
                dotted(self._top[0], (*frame.path, key)),
            )
            # Read the value under another key, so that the first one remains.
            frame.key = f"{key} (again)"
        self._keys[(*frame.path, frame.key)] = place

    def _put(self, value: Any, place: Place) -> Path:  # noqa: ANN401 - any value of a document
        if len(self._values) == self._most_values:
            self._refuse(place, f"has more than {self._most_values} values")
        if not self._stack:
            path: Path = ()
            self._top.append(value)
        else:
            frame = self._stack[-1]
            if isinstance(frame.value, list):
                path = (*frame.path, len(frame.value))
                frame.value.append(value)
            else:
                assert frame.key is not None  # noqa: S101 - a value follows its key
                path = (*frame.path, frame.key)
                if not frame.again:
                    frame.value[frame.key] = value
                frame.key = None
        self._values[path] = place
        return path

    def _resolved(self, text: str, place: Place) -> Any:  # noqa: ANN401 - any scalar
        if text and text[0] not in _NOT_TEXT:
            return text
        if NULL.match(text):
            return None
        if BOOLEAN.match(text):
            return text.lower() == "true"
        if INTEGER.match(text):
            if len(text) > MOST_DIGITS:
                self._refuse(place, f"the number has more than {MOST_DIGITS} digits")
            return int(text)
        if DECIMAL.match(text):
            number = float(text)
            if not math.isfinite(number):
                self._refuse(place, "the number is too large")
            return number
        return text

    def _wants_key(self) -> bool:
        return bool(self._stack) and isinstance(self._stack[-1].value, dict) and self._stack[-1].key is None

    def _refuse_tricks(self, event: yaml.NodeEvent) -> None:
        if event.anchor is not None:
            self._refuse(
                _start(event), f"the anchor &{event.anchor} is not allowed; quote a text that begins with &"
            )
        if getattr(event, "tag", None) is not None:
            self._refuse(_start(event), "a tag is not allowed; quote a text that begins with !")

    def _note(self, place: Place, message: str, key: str = "") -> None:
        self._problems.append(problem_at(self._file, self._lines, place, message, key))

    def _refuse(self, place: Place, message: str) -> None:
        self._note(place, message)
        raise DataError(self._problems)


def _start(event: yaml.Event) -> Place:
    mark = event.start_mark
    assert mark is not None  # noqa: S101 - the parsers mark every event
    return Place(mark.line + 1, mark.column + 1)
