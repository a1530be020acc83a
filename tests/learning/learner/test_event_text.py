"""Learners and journals as text: what is written can be read, and what is lost when the program is killed."""

from contextlib import suppress
from random import Random

import pytest

from settebello.datafile import DataError
from settebello.learning.learner import file, journal
from settebello.learning.learner.advance import after
from settebello.learning.learner.event_text import parse_event, print_event
from settebello.learning.learner.events import Event
from settebello.learning.learner.journal import Journal
from settebello.learning.learner.learner import Learner
from tests.learning.learner.material import answer, learner_of, some_events


def text_of(events: list[Event], first: int = 0) -> str:
    return journal.HEAD + "".join(journal.line(first + place, event) for place, event in enumerate(events))


def test_an_event_is_a_line_that_people_can_read() -> None:
    assert print_event(answer("3+4", seconds=3.5, clicks=2, cards=4)) == (
        "answered at=100.5 day=100 asked=3+4 as=bond outcome=right seconds=3.5 clicks=2 cards=4"
    )


def test_every_event_printed_can_be_read() -> None:
    for event in some_events(500):
        assert parse_event(print_event(event)) == event


def test_a_learner_written_can_be_read() -> None:
    assert file.read(file.write(Learner()), "none.yaml") == Learner()
    learner = learner_of(*some_events(400))
    text = file.write(learner)
    assert file.read(text, "some.yaml") == learner
    assert file.write(file.read(text, "some.yaml")) == text


def test_a_learner_and_the_rest_of_the_journal_make_the_learner_of_the_whole_journal() -> None:
    events = some_events(300)
    kept = file.read(file.write(learner_of(*events[:120])), "some.yaml")
    assert journal.resumed(kept, journal.read(text_of(events), "some.journal")) == learner_of(*events)
    later = journal.read(text_of(events[100:], 100), "some.journal")
    assert journal.resumed(kept, later) == learner_of(*events)


def test_a_learner_ahead_of_its_journal_stays_as_it_is() -> None:
    events = some_events(20)
    learner = learner_of(*events)
    assert journal.resumed(learner, journal.read(text_of(events[:15]), "some.journal")) == learner


def test_missing_events_are_told() -> None:
    later = journal.read(text_of(some_events(5), 7), "some.journal")
    with pytest.raises(ValueError, match="the events 0 to 6 are missing"):
        journal.resumed(Learner(), later)


def test_a_program_killed_at_any_moment_loses_nothing_but_the_line_it_was_writing() -> None:
    events = some_events(40)
    text = text_of(events)
    learners = [Learner()]
    for event in events:
        learners.append(after(learners[-1], event))
    for end in (*range(len(journal.HEAD) + 400), *Random(3).sample(range(len(text)), 200), len(text)):
        found = journal.read(text[:end], "some.journal")
        whole = max(0, text[:end].count("\n") - 1)
        assert found.events == tuple(events[:whole])
        assert found.torn == (end > 0 and text[end - 1] != "\n")
        kept = journal.whole(text[:end])
        assert text.startswith(kept)
        assert journal.read(kept, "some.journal") == Journal(tuple(events[:whole]))
        assert journal.resumed(Learner(), found) == learners[whole]


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("0 answerd at=1.0 day=1", 3, "did you mean 'answered'?"),
        ("0 opened at=1.0 dya=1", 17, "'dya=1' is not a field"),
        ("0 opened at=1.0", 16, "day is missing"),
        ("0 opened at=nan day=1", 13, "at: 'nan' is not a number"),
        ("0 opened at=1.0 day=-1", 21, "day: '-1' is not a whole number"),
        ("0 opened at=1.0 at=1.0 day=1", 17, "at stands twice"),
        ("0 answered at=1.0 day=1 asked=4+3 as=bond outcome=right", 31, "no sum of cards"),
        ("0 answered at=1.0 day=1 asked=3+4 as=band outcome=right", 38, "did you mean 'bond'?"),
        ("0 probed at=1.0 day=1 fact=3+4 right=true quick=no", 38, "neither yes nor no"),
        ("x opened at=1.0 day=1", 1, "'x' is not the number of an event"),
    ],
)
def test_a_damaged_line_is_told_with_its_place(line: str, column: int, message: str) -> None:
    with pytest.raises(DataError) as caught:
        journal.read(journal.HEAD + line + "\n", "some.journal")
    (problem,) = caught.value.problems
    assert (problem.line, problem.column) == (2, column)
    assert message in problem.message


@pytest.mark.parametrize(("since", "begins"), [(0, 7), (7, 7), (20, 20), (26, 26), (27, 26), (90, 26)])
def test_what_is_known_already_is_not_read_but_the_last_event_is(since: int, begins: int) -> None:
    events = some_events(20)
    text = text_of(events, 7)
    assert journal.read(text, "some.journal", since) == Journal(tuple(events[begins - 7 :]), begins)
    torn = journal.read(text + "27 ope", "some.journal", since)
    assert (torn.torn, torn.first, len(torn.events)) == (True, begins, 27 - begins)
    # A line that is missing among those is noticed all the same.
    lines = text.split("\n")
    with pytest.raises(DataError, match="stands where 10 is next"):
        journal.read("\n".join(lines[:4] + lines[5:]), "some.journal", since)


def test_events_out_of_order_are_told() -> None:
    events = some_events(3)
    text = text_of(events[:2]) + journal.line(3, events[2])
    with pytest.raises(DataError, match="3 stands where 2 is next"):
        journal.read(text, "some.journal")


def test_another_file_is_no_journal() -> None:
    for text in ("settings: 1\n", "settings", "settebello-journal 2\n"):
        with pytest.raises(DataError, match="settebello-journal 1"):
            journal.read(text, "some.journal")


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("format: 2\n", (1, 9), "2 is not 1"),
        ("format: 1\nfacts: {4+3: {}}\n", (2, 9), "4\\+3 is not a fact"),
        ("format: 1\nfacts: {3+4: {sen: 3}}\n", (2, 15), "did you mean 'seen'?"),
        (
            "format: 1\nfacts: {3+4: {trace: {stability: 0.0, difficulty: 5.0, day: 1.0}}}\n",
            (2, 34),
            "too small",
        ),
        ("format: 1\ncomfort: {recent: qqx}\n", (2, 19), "form"),
    ],
)
def test_a_damaged_learner_is_told_with_its_place(text: str, place: tuple[int, int], message: str) -> None:
    with pytest.raises(DataError, match=message) as caught:
        file.read(text, "some.yaml")
    (problem,) = caught.value.problems
    assert (problem.line, problem.column) == place


def test_anything_at_all_is_read_or_refused() -> None:
    rng = Random(5)
    good = text_of(some_events(6))
    for _ in range(2000):
        characters = list(good)
        for _ in range(rng.randrange(1, 4)):
            characters[rng.randrange(len(characters))] = rng.choice("0129=+ .\nqx-\x85é")
        with suppress(DataError):
            journal.read("".join(characters), "some.journal")
