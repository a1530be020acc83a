"""Problems in data files, with their places."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from settebello.datafile.characters import showable

LONGEST_LINE = 100
LONGEST_GUESS = 60


class Place(NamedTuple):
    """A place in a text; line and column count characters from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem in a data file; ``str`` shows it with its line and a mark under its place.

    ``key`` is the dotted key of the problem, or empty; ``source_line`` is the whole line of the file.
    """

    file: str
    line: int
    column: int
    key: str
    message: str
    source_line: str

    @property
    def summary(self) -> str:
        """The first line of the report, without the excerpt."""
        about = f"{self.key}: " if self.key else ""
        return showable(f"{self.file}:{self.line}:{self.column}: {about}{self.message}")

    def __str__(self) -> str:
        if not self.source_line.strip():
            return self.summary
        start = max(0, self.column - 1 - LONGEST_LINE // 2) if len(self.source_line) > LONGEST_LINE else 0
        shown = "".join(map(_printable, self.source_line[start : start + LONGEST_LINE])).rstrip()
        before = sum(map(_cells, shown[: self.column - 1 - start].ljust(self.column - 1 - start)))
        number = f"{self.line:>6}"
        return f"{self.summary}\n{number} | {shown}\n{' ' * len(number)} | {' ' * before}^"


class DataError(Exception):
    """A faulty data file with all its problems; ``str`` is the whole report."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Take the problems and sort them by place."""
        self.problems = tuple(
            sorted(problems, key=lambda problem: (problem.file, problem.line, problem.column))
        )
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def suggestion(word: object, choices: Iterable[object]) -> str:
    """Return " (did you mean 'single'?)" if one of the choices is close, else an empty text."""
    known = {str(choice).casefold(): choice for choice in choices}
    text = str(word).casefold()
    close = get_close_matches(text, known, n=1) if len(text) <= LONGEST_GUESS else []
    return f" (did you mean {known[close[0]]!r}?)" if close and known[close[0]] != word else ""


def _printable(character: str) -> str:
    """Return the character, or a space for a control character, so that the mark is at the right column."""
    return character if character.isprintable() else " "


def _cells(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
