"""Tables of several children for other programs: answers, days and facts, each row with a child's name."""

from collections.abc import Iterable
from typing import Final

from settebello.learning.children.profile import Child
from settebello.learning.learner.events import Answered, Checked, Event, FoundTwin, Probed
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.report.csv_tables import (
    FACT_COLUMNS,
    date_of,
    fact_rows,
    number_text,
    time_of,
    written,
)

WHO: Final = ("name", "animal", "mark", "group")
"""The first columns of every table; children without a name are told apart by their pictures."""
FORMULAS: Final = ("=", "+", "-", "@")
"""The first characters by which spreadsheets recognise a formula."""
ANSWER_COLUMNS: Final = (
    *("date", "time", "activity", "kind", "asked", "chosen", "right", "mistake", "help", "seconds"),
)
DAY_COLUMNS: Final = ("date", "minutes", "tasks", "unaided", "unaided_right", "deals")


def class_answers(children: Iterable[tuple[Child, Iterable[Event]]], language: str) -> str:
    """Return the answers of children as a table, one row each, with the local day and the time in UTC.

    asked: a sum such as 3+4, or the value of a card. chosen: what was laid or clicked, where it is known.
    help: the help that was seen, from 0 for none to 3.
    """
    rows = [
        [*_who(child), *cells]
        for child, events in children
        for event in events
        if (cells := _answer(event, language)) is not None
    ]
    return written([[*WHO, *ANSWER_COLUMNS], *rows], language)


def class_days(children: Iterable[tuple[Child, Learner]], language: str) -> str:
    """Return the days with practice as a table; days older than two years are joined to weeks."""
    rows = [
        [
            *_who(child),
            date_of(number),
            number_text(day.seconds / 60, language),
            day.tasks,
            day.unaided,
            day.right,
            day.deals,
        ]
        for child, learner in children
        for number, day in sorted({**learner.history.weeks, **learner.history.days}.items())
        if day.tasks or day.deals or day.seconds
    ]
    return written([[*WHO, *DAY_COLUMNS], *rows], language)


def class_facts(children: Iterable[tuple[Child, Learner]], language: str) -> str:
    """Return the facts of children as a table, at least 46 rows for each child."""
    rows = [[*_who(child), *cells] for child, learner in children for cells in fact_rows(learner, language)]
    return written([[*WHO, *FACT_COLUMNS], *rows], language)


def _who(child: Child) -> list[str]:
    return [_plain(child.nick), child.avatar, child.mark.value, _plain(child.group)]


def _plain(text: str) -> str:
    """Return a typed text so that no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text


def _answer(event: Event, language: str) -> list[object] | None:
    """Return the cells of an answer after the child's; None for events that are no answers."""
    match event:
        case Answered():
            chosen = event.taken if event.outcome is not Outcome.RIGHT else event.asked
            right = event.outcome is not Outcome.MISS
            about = (event.activity, "sum", event.asked, chosen, int(right), event.mistake, int(event.shown))
            seconds = event.seconds
        case FoundTwin():
            kind = "dots" if event.dots else "value" if event.value else "equal"
            asked = event.value or event.twin or None
            found = (kind, asked, event.chosen or None, int(event.right))
            # A card that was shown from the beginning was copied.
            shown = int(Help.EXAMPLE if event.lesson else Help.NONE)
            took = number_text(event.seconds, language)
            return [*_when(event), event.activity, *found, "", shown, took]
        case Probed():
            return [*_when(event), "", "placement", event.fact, None, int(event.right), "", 0, ""]
        case Checked():
            return [*_when(event), "", "broom_check", None, None, int(event.right), "", None, ""]
        case _:
            return None
    return [*_when(event), *about, number_text(seconds, language)]


def _when(event: Event) -> tuple[str, str]:
    return date_of(event.day), time_of(event.at)
