"""The journal of a child: one numbered line for every event (docs/learning.md, section 13).

A program that is killed while it writes leaves a torn last line, which reading drops; only the task then open
is lost. Any other line that cannot be read is an error with its place.
"""

from dataclasses import dataclass

from settebello.datafile import DataError, Place, problem_at
from settebello.learning.learner.advance import after, skipped
from settebello.learning.learner.event_text import LineError, parse_event, print_event
from settebello.learning.learner.events import Event, Voided
from settebello.learning.learner.learner import Learner

HEAD = "settebello-journal 1\n"
"""The first line; its number rises only together with a migration."""


@dataclass(frozen=True, slots=True)
class Journal:
    """Consecutive events; `first` is the number of the first one, counted from 0 for the child's very first.

    They may be only the end of the text, because events that the learner's file contains need not be read.
    """

    events: tuple[Event, ...] = ()
    first: int = 0
    torn: bool = False
    """Whether a torn last line was dropped; the file must be cut before an event is appended."""

    def since(self, number: int) -> tuple[Event, ...]:
        """Return the events from a number on; ValueError where some of them are missing."""
        if number < self.first:
            raise ValueError(f"the events {number} to {self.first - 1} are missing")
        return self.events[number - self.first :]


def line(number: int, event: Event) -> str:
    """Return the line of an event; its number is how many events came before (`Learner.events`)."""
    return f"{number} {print_event(event)}\n"


def whole(text: str) -> str:
    """Return the text of a journal without a torn line."""
    return text[: text.rfind("\n") + 1] or HEAD


def read(text: str, file: str, since: int = 0) -> Journal:
    """Return the journal that a text holds, called `file` in reports; raises DataError.

    Of events before `since` only the numbers are read, but the last event is always read.
    """
    # Not splitlines: it knows line breaks that are none here.
    *lines, last = text.split("\n")
    if not lines:
        if HEAD.startswith(last):
            return Journal(torn=bool(last))
        raise DataError([problem_at(file, [last], Place(1, 1), f"does not begin with {HEAD.strip()!r}")])
    if lines[0] + "\n" != HEAD:
        raise DataError([problem_at(file, lines, Place(1, 1), f"{HEAD.strip()!r} is needed here")])
    events: list[Event] = []
    first = 0
    for row, content in enumerate(lines[1:], start=2):
        digits, _, rest = content.partition(" ")
        expected = first + len(events)
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
            wrong = f"{digits!r} is not the number of an event"
        elif row > 2 and int(digits) != expected:
            wrong = f"{digits} stands where {expected} is next"
        else:
            first = int(digits) if row == 2 else first
            if int(digits) < since and row < len(lines):
                first = int(digits) + 1
                continue
            try:
                events.append(parse_event(rest))
            except LineError as error:
                place = Place(row, error.at(row).column + len(digits) + 1)
                raise DataError([problem_at(file, lines, place, str(error))]) from None
            continue
        raise DataError([problem_at(file, lines, Place(row, 1), wrong)])
    return Journal(tuple(events), first, torn=bool(last))


def resumed(learner: Learner, journal: Journal) -> Learner:
    """Return the learner after the events of its journal; ValueError where events are missing in between.

    Voided events are counted and skipped. Raises ValueError, too, where the learner contains voided events.
    """
    events = journal.since(learner.events)
    voided = [range(event.since, event.before) for event in events if isinstance(event, Voided)]
    if any(numbers and numbers[0] < learner.events for numbers in voided):
        raise ValueError("events were voided from which the learner was made")
    for number, event in enumerate(events, learner.events):
        out = isinstance(event, Voided) or any(number in numbers for numbers in voided)
        learner = skipped(learner) if out else after(learner, event)
    return learner
