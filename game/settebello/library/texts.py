"""Positions and records as text."""

from pathlib import Path

from settebello.engine import Position, SeatView
from settebello.library.rulebooks import rulebook
from settebello.notation import Record, print_line, read_line
from settebello.notation import print_record as _print_record
from settebello.notation import read_record as _read_record


def read_position(line: str, folder: str | Path | None = None) -> Position | SeatView:
    """Return the position in a line of text, or the view if the line hides cards.

    ``folder`` may have rules files of your own. Raises NotationError.

    >>> position = read_position("scopa players=2 turn=0 hands=7d9s/4c table=3c4s5b")
    >>> [str(move) for move in position.legal_moves()]
    ['7dx3c4s', '9sx4s5b']
    """
    return read_line(line, rulebook(folder).ruleset)


def print_position(position: Position | SeatView) -> str:
    """Return a position or a view as one line of text."""
    return print_line(position)


def read_record(text: str | bytes, file: str = "record", folder: str | Path | None = None) -> Record:
    """Return the record of a match, played again from its first card; ``file`` is its name in messages.

    ``folder`` may have rules files of your own. Raises DataError with line and column if the text is no
    record or contradicts the rules.
    """
    return _read_record(text, file, rulebook(folder).ruleset)[0]


def print_record(record: Record) -> str:
    """Return a record as the text of a file with the suffix ``.scopa``."""
    return _print_record(record)
