"""What is wrong with a data file, and where."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

LONGEST_LINE = 100
LONGEST_GUESS = 60


class Place(NamedTuple):
    """A place in a text, line and column counted from 1 in characters."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in a data file; ``str`` shows it with its line and a mark under its place.

    ``key`` is the dotted key it is about, or empty; ``source_line`` is the whole line of the file.
    """

    file: str
    line: int
    column: int
    key: str
    message: str
    source_line: str

    @property
    def summary(self) -> str:
        """The report's first line, without the excerpt."""
        about = f"{self.key}: " if self.key else ""
        return f"{self.file}:{self.line}:{self.column}: {about}{self.message}"

    def __str__(self) -> str:
        if not self.source_line.strip():
            return self.summary
        start = max(0, self.column - 1 - LONGEST_LINE // 2) if len(self.source_line) > LONGEST_LINE else 0
        shown = "".join(map(_printable, self.source_line[start : start + LONGEST_LINE])).rstrip()
        before = sum(map(_cells, shown[: self.column - 1 - start].ljust(self.column - 1 - start)))
        number = f"{self.line:>6}"
        return f"{self.summary}\n{number} | {shown}\n{' ' * len(number)} | {' ' * before}^"


class DataError(Exception):
    """A data file with everything that is wrong with it; ``str`` is the whole report."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems in the order of their places."""
        self.problems = tuple(
            sorted(problems, key=lambda problem: (problem.file, problem.line, problem.column))
        )
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def suggestion(word: object, choices: Iterable[object]) -> str:
    """The words " (did you mean 'single'?)" where one of the choices is close, else nothing."""
    known = {str(choice).casefold(): choice for choice in choices}
    text = str(word).casefold()
    close = get_close_matches(text, known, n=1) if len(text) <= LONGEST_GUESS else []
    return f" (did you mean {known[close[0]]!r}?)" if close and known[close[0]] != word else ""


def _printable(character: str) -> str:
    """A character that takes its cells on a screen; a tab takes one, so that the mark stands right."""
    return character if character.isprintable() else " "


def _cells(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
