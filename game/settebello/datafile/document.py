"""The content of a YAML file with the place of every key and value."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from settebello.datafile.problem import Place, Problem

Path = tuple[str | int, ...]
"""The keys and list indices that lead from the top of a document to a value."""


@dataclass(frozen=True, slots=True)
class Document:
    """The content of a YAML file with the place of every key and value.

    ``value`` consists of dict, list, str, int, float, bool and None. Keys are texts or whole numbers.
    """

    file: str
    lines: tuple[str, ...]
    value: Any
    keys: Mapping[Path, Place] = field(repr=False)
    values: Mapping[Path, Place] = field(repr=False)
    problems: tuple[Problem, ...] = ()
    """Duplicate keys and refused characters, if the file was not read strictly; `validate` reports them."""

    def place(self, path: Sequence[str | int], *, of_key: bool = False) -> Place:
        """Return the place of the value (or key) at a path; if there is none, of the nearest parent."""
        known = tuple(path)
        here = (self.keys if of_key else self.values).get(known)
        while here is None:
            known = known[:-1]
            here = self.keys.get(known) or self.values.get(known)
        return here

    def problem(self, path: Sequence[str | int], message: str, *, of_key: bool = False) -> Problem:
        """Return a problem with the value (or key) at a path."""
        return problem_at(
            self.file, self.lines, self.place(path, of_key=of_key), message, dotted(self.value, path)
        )


def dotted(value: Any, path: Sequence[str | int]) -> str:  # noqa: ANN401 - any value of a document
    """Return a path for messages, with list entries counted from 1: ``values[2].label``."""
    text = ""
    for part in path:
        if isinstance(value, list) and isinstance(part, int):
            text += f"[{part + 1}]"
            value = value[part] if part < len(value) else None
        else:
            text += f".{part}" if text else str(part)
            value = value.get(part) if isinstance(value, dict) else None
    return text


def problem_at(file: str, lines: Sequence[str], place: Place, message: str, key: str = "") -> Problem:
    """Return a problem at a place of a text."""
    line = lines[place.line - 1] if place.line <= len(lines) else ""
    return Problem(file, place.line, place.column, key, message, line)
