"""Facts and events as CSV tables for other programs; events can be read back."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Final

from settebello.learning.learner.event_text import parse_event, print_event
from settebello.learning.learner.events import Event
from settebello.learning.learner.learner import Learner
from settebello.learning.report.heatmap import heat_map

BOM = "\ufeff"
"""The byte order mark, by which spreadsheets recognise UTF-8."""
SEMICOLON_LANGUAGES = frozenset({"de", "it", "es", "fr"})
"""The languages with a decimal comma, whose tables separate columns by semicolons."""

_FACT_COLUMNS = (
    *("fact", "state", "seen", "right", "unaided_percent", "median_seconds"),
    *("latest", "last_day", "next_visit", "mistakes"),
)
_EVENT_COLUMNS = ("number", "kind", "date", "time")
"""The first columns of the events: the local day, and the time in UTC, both as in ISO 8601."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""The day number 0."""


def separator(language: str) -> str:
    """Return the separator of columns in a language."""
    return ";" if language in SEMICOLON_LANGUAGES else ","


def facts_table(learner: Learner, language: str) -> str:
    """Return the facts as a table, one row each; days are dates as in ISO 8601."""
    rows = [
        [
            str(fact),
            cell.state.value,
            cell.seen,
            cell.right,
            _number(None if cell.unaided is None else 100 * cell.unaided, language),
            _number(cell.seconds, language),
            cell.marks,
            _date(cell.last_day),
            _date(cell.visit),
            " ".join(f"{code}:{count}" for code, count in cell.mistakes),
        ]
        for fact, cell in heat_map(learner).items()
    ]
    return _written([list(_FACT_COLUMNS), *rows], language)


def events_table(events: Iterable[Event], language: str) -> str:
    """Return events as a table, one row each, which `read_events` reads.

    `at` is the exact time in days since 1970 (UTC).
    """
    happened = tuple(events)
    lines = [print_event(event).split(" ") for event in happened]
    parts = [dict(word.partition("=")[::2] for word in words[1:]) for words in lines]
    columns = [name for name in dict.fromkeys(name for one in parts for name in one) if name != "day"]
    rows = [
        [str(number), words[0], _date(event.day), _time(event.at), *(one.get(name, "") for name in columns)]
        for number, (event, words, one) in enumerate(zip(happened, lines, parts, strict=True))
    ]
    return _written([[*_EVENT_COLUMNS, *columns], *rows], language)


def read_events(text: str) -> tuple[Event, ...]:
    """Parse a table of events; raises ValueError."""
    head = text.removeprefix(BOM).partition("\r\n")[0]
    rows = csv.reader(io.StringIO(text.removeprefix(BOM)), delimiter=";" if ";" in head else ",")
    names = next(rows)[len(_EVENT_COLUMNS) :]
    found = []
    for row in rows:
        words = [
            f"{name}={value}" for name, value in zip(names, row[len(_EVENT_COLUMNS) :], strict=True) if value
        ]
        day = (date.fromisoformat(row[2]) - EPOCH.date()).days
        found.append(parse_event(" ".join([row[1], f"day={day}", *words])))
    return tuple(found)


def _date(day: int | None) -> str:
    """Return a day number as a date; empty for None."""
    return "" if day is None else (EPOCH.date() + timedelta(days=day)).isoformat()


def _time(at: float) -> str:
    """Return a time in days since 1970 as a date with a time of day in UTC."""
    return (EPOCH + timedelta(days=at)).isoformat(timespec="seconds")


def _number(value: float | None, language: str) -> str:
    if value is None:
        return ""
    text = f"{value:.1f}"
    return text.replace(".", ",") if separator(language) == ";" else text


def _written(rows: Iterable[Iterable[object]], language: str) -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=separator(language), lineterminator="\r\n").writerows(
        ["" if value is None else value for value in row] for row in rows
    )
    return BOM + out.getvalue()
