"""What adults see of a whole class: the table, the weak facts, and the tables for other programs."""

import csv
import io
from datetime import date

import pytest

from settebello.learning.children.aims import Aims
from settebello.learning.children.profile import Child, Mark
from settebello.learning.facts import FACTS, Fact, Unit
from settebello.learning.learner.events import Answered, Event, FoundTwin, Opened
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Outcome
from settebello.learning.memory.mastery import State
from settebello.learning.report.class_csv import class_answers, class_days, class_facts
from settebello.learning.report.class_table import RECENT, UNITS, row_of, standing
from settebello.learning.report.csv_tables import BOM
from settebello.learning.report.weak_facts import COUNT, weak_facts
from settebello.learning.schedule.plan import Plan
from settebello.learning.sums import Sum
from tests.learning.learner.material import answer, learner_of, some_events

MIA = Child(id="child-1", nick="Mia", avatar="fox", group="2b")
LEO = Child(id="child-2", nick="", avatar="owl", mark=Mark.STAR)


def plan(child: Child = MIA) -> Plan:
    return child.plan


def read(text: str, delimiter: str = ",") -> list[dict[str, str]]:
    assert text.startswith(BOM)
    return list(csv.DictReader(io.StringIO(text.removeprefix(BOM)), delimiter=delimiter))


def test_the_table_agrees_with_the_pages_of_the_child() -> None:
    learner = learner_of(*some_events(900))
    day = max(learner.history.days)
    row = row_of(MIA, learner, day + 0.7, day)
    assert set(row.units) == {unit for unit in UNITS if unit is not Unit.BEYOND_TEN}
    for unit, one in row.units.items():
        states = [learner.record(fact).standing.state for fact in unit.facts]
        assert one.facts == len(states)
        assert one.safe == sum(state in {State.SAFE, State.GOLD} for state in states)
        share = sum(state.step >= one.state.step for state in states) / len(states)
        assert share >= 0.8 or (one.state is State.MET and any(state is not State.NEW for state in states))
    minutes = [one.seconds / 60 for number, one in learner.history.days.items() if number > day - RECENT]
    assert row.minutes == pytest.approx(sum(minutes))
    assert row.total == pytest.approx(sum(one.seconds / 60 for one in learner.history.days.values()))
    assert row.last_day == day
    assert row.begun


def test_a_child_that_has_not_practised_has_an_empty_row() -> None:
    row = row_of(LEO, Learner(), 100.5, 100)
    assert {one.state for one in row.units.values()} == {State.NEW}
    assert (row.minutes, row.total, row.last_day, row.safe, row.begun) == (0, 0, None, 0, False)


def test_a_unit_that_was_begun_is_not_new_and_one_outside_the_plan_is_not_told() -> None:
    learner = learner_of(answer("1+1"))
    assert standing(learner, plan(), Unit.FIRST_STEPS) is not None
    first = standing(learner, plan(), Unit.FIRST_STEPS)
    assert first is not None
    assert first.state is State.MET
    without = Child(id="child-3", nick="", avatar="cat", aims=Aims(without=(Unit.DOUBLES,)))
    assert standing(learner, plan(without), Unit.DOUBLES) is None


def test_a_worksheet_has_the_weakest_facts_of_a_child_first() -> None:
    events: list[Event] = [answer("1+1", day=100 + n) for n in range(3)]
    events += [answer("3+4", Outcome.MISS, day=103 + n / 10) for n in range(3)]
    learner = learner_of(*events)
    found = weak_facts([(learner, plan())], 104.0)
    assert len(found) == len(set(found)) == COUNT
    assert found[0] == Fact(3, 4)
    # After what is not safe comes what is introduced next; what is safe is left out.
    assert list(found[1:]) == [fact for fact in FACTS if fact not in {Fact(1, 1), Fact(3, 4)}][: COUNT - 1]


def test_a_worksheet_of_a_class_has_what_most_children_miss() -> None:
    many = learner_of(*[answer("2+5", Outcome.MISS)] * 2)
    one = learner_of(*[answer("4+5", Outcome.MISS)] * 2)
    found = weak_facts([(many, plan()), (many, plan()), (one, plan())], 101.0)
    assert found[:2] == (Fact(2, 5), Fact(4, 5))
    small = Child(id="child-3", nick="", avatar="cat", aims=Aims(largest=5))
    assert all(fact.sum <= 5 for fact in weak_facts([(one, plan(small))], 101.0))
    assert weak_facts([], 101.0) == ()


def test_every_answer_has_a_row_with_a_name_and_iso_dates() -> None:
    """D3."""
    events = some_events(400)
    rows = read(class_answers([(MIA, events), (LEO, events[:50])], "en"))
    mine = [row for row in rows if row["name"] == "Mia"]
    answers = [one for one in events if isinstance(one, Answered)]
    assert len([row for row in mine if row["kind"] == "sum"]) == len(answers)
    assert {(row["name"], row["animal"], row["mark"], row["group"]) for row in rows} == {
        ("Mia", "fox", "", "2b"),
        ("", "owl", "star", ""),
    }
    for row, event in zip([row for row in mine if row["kind"] == "sum"], answers, strict=True):
        day = date.fromisoformat(row["date"])
        assert (day - date(1970, 1, 1)).days == event.day
        assert row["time"].endswith("+00:00")
        assert row["asked"] == str(event.asked)
        assert row["right"] == str(int(event.outcome is not Outcome.MISS))
        assert row["mistake"] == event.mistake


def test_what_was_chosen_is_in_the_table() -> None:
    events: list[Event] = [
        Opened(at=100.5, day=100),
        FoundTwin(at=100.5, day=100, right=False, seconds=2.5, value=9, chosen=8, activity="meet_the_cards"),
        FoundTwin(at=100.6, day=100, right=True, seconds=None, twin=4, chosen=4),
        answer("3+4", Outcome.MISS, day=101, taken=Sum.parse("3+5")),
    ]
    rows = read(class_answers([(MIA, events)], "de"), ";")
    assert [(row["kind"], row["asked"], row["chosen"], row["right"]) for row in rows] == [
        ("value", "9", "8", "0"),
        ("equal", "4", "4", "1"),
        ("sum", "3+4", "3+5", "0"),
    ]
    assert rows[0]["seconds"] == "2,5"
    lesson = FoundTwin(at=100.5, day=100, right=True, seconds=None, value=9, lesson=True)
    (row,) = read(class_answers([(MIA, [lesson])], "de"), ";")
    assert (row["kind"], row["asked"], row["help"], rows[0]["help"]) == ("value", "9", "3", "0")


def test_days_and_facts_are_those_of_the_history() -> None:
    """D3."""
    learner = learner_of(*some_events(400))
    rows = read(class_days([(MIA, learner), (LEO, Learner())], "en"))
    assert sum(int(row["tasks"]) for row in rows) == sum(day.tasks for day in learner.history.days.values())
    assert all(date.fromisoformat(row["date"]) for row in rows)
    facts = read(class_facts([(MIA, learner), (LEO, Learner())], "en"))
    assert len(facts) == 2 * len(FACTS)
    assert [row["fact"] for row in facts[: len(FACTS)]] == list(map(str, FACTS))
    assert {row["group"] for row in facts[: len(FACTS)]} == {"2b"}
    for column in ("last_day", "next_visit"):
        days = {row[column] for row in facts} - {""}
        assert days
        assert all(date.fromisoformat(day).year >= 1970 for day in days)
    german = class_facts([(MIA, learner)], "de")
    assert read(german, ";")[0]["fact"] == "1+1"
    assert german.count(",") < class_facts([(MIA, learner)], "en").count(",")


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    child = Child(id="child-9", nick="=1+1", avatar="fox", group="@2b")
    first = read(class_facts([(child, Learner())], "en"))[0]
    assert (first["name"], first["group"]) == ("'=1+1", "'@2b")
