"""The form of CSV tables for other programs: separators, dates, numbers, and the rows of facts."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Final

from settebello.learning.learner.learner import Learner
from settebello.learning.report.heatmap import heat_map

BOM = "\ufeff"
"""The byte order mark, by which spreadsheets recognise UTF-8."""
SEMICOLON_LANGUAGES = frozenset({"de", "it", "es", "fr"})
"""The languages with a decimal comma, whose tables separate columns by semicolons."""

FACT_COLUMNS: Final = (
    *("fact", "state", "seen", "right", "unaided_percent", "median_seconds"),
    *("latest", "last_day", "next_visit", "mistakes"),
)
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""The day number 0."""


def separator(language: str) -> str:
    """Return the separator of columns in a language."""
    return ";" if language in SEMICOLON_LANGUAGES else ","


def fact_rows(learner: Learner, language: str) -> list[list[object]]:
    """Return the cells of all facts, one row each; days are dates as in ISO 8601."""
    return [
        [
            str(fact),
            cell.state.value,
            cell.seen,
            cell.right,
            number_text(None if cell.unaided is None else 100 * cell.unaided, language),
            number_text(cell.seconds, language),
            cell.marks,
            date_of(cell.last_day),
            date_of(cell.visit),
            " ".join(f"{code}:{count}" for code, count in cell.mistakes),
        ]
        for fact, cell in heat_map(learner).items()
    ]


def date_of(day: int | None) -> str:
    """Return a day number as a date; empty for None."""
    return "" if day is None else (EPOCH.date() + timedelta(days=day)).isoformat()


def time_of(at: float) -> str:
    """Return a time in days since 1970 as a date with a time of day in UTC."""
    return (EPOCH + timedelta(days=at)).isoformat(timespec="seconds")


def number_text(value: float | None, language: str) -> str:
    """Return a number with one decimal as a language writes it; empty for None."""
    if value is None:
        return ""
    text = f"{value:.1f}"
    return text.replace(".", ",") if separator(language) == ";" else text


def written(rows: Iterable[Iterable[object]], language: str) -> str:
    """Return rows of cells as a file in the form of a language; None is an empty cell."""
    out = io.StringIO()
    csv.writer(out, delimiter=separator(language), lineterminator="\r\n").writerows(
        ["" if value is None else value for value in row] for row in rows
    )
    return BOM + out.getvalue()
