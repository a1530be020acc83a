"""A class on real files: names, one file of all children, tables, and pages to print."""

import csv
import io
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from settebello.datafile import TooLargeError
from settebello.engine import CardSet, card_value
from settebello.learning.children.name_list import LARGEST, NamesError, Verdict
from settebello.learning.children.profile import MOST_CHILDREN
from settebello.learning.facts import Unit
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.deck_pages import RulesPart
from settebello.learning.report.figures import Asked, Confusion, figures_of
from settebello.learning.report.worksheets import NoFactsError
from settebello.practice.adults import Adults
from settebello.practice.classroom_port import Table
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Reply
from settebello.storage.bundle import BundleError
from settebello.storage.import_plan import Reason
from tests.learning.report.test_sheets import WORDS
from tests.practice.test_adults import practised
from tests.practice.test_learning_mode import Time, mode


def nicks(learning: Learning) -> list[str]:
    return [one.nick for one in learning.children]


def test_a_list_is_looked_at_before_anything_is_made(tmp_path: Path) -> None:
    learning = practised(tmp_path / "learning", Time())
    room = learning.adults.classroom
    lines = room.names("Mia\nAda\nada\nBob\t3a\n")
    assert [line.verdict for line in lines] == [Verdict.HERE, Verdict.NEW, Verdict.DOUBLE, Verdict.NEW]
    assert nicks(learning) == ["Mia", "Leo"]
    assert room.create(lines, Age.YOUNG) == 2
    ada, bob = learning.children[2:]
    assert [(one.nick, one.group, one.age) for one in (ada, bob)] == [
        ("Ada", "", Age.YOUNG),
        ("Bob", "3a", Age.YOUNG),
    ]
    assert len({(one.avatar, one.mark) for one in learning.children}) == 4
    assert room.create(room.names("Ada\nBob\t3a"), Age.YOUNG) == 0


def test_a_class_of_sixty_is_made_from_one_list_and_read_again(tmp_path: Path) -> None:
    now = Time()
    room = mode(tmp_path / "learning", now).adults.classroom
    lines = room.names("\n".join(f"Child {n}" for n in range(70)), group="Class 2b")
    assert room.create(lines, Age.MIDDLE) == MOST_CHILDREN
    again = mode(tmp_path / "learning", now)
    assert [one.nick for one in again.children] == [f"Child {n}" for n in range(MOST_CHILDREN)]
    assert not again.adults.classroom.row(again.children[-1].id).begun


def test_a_file_of_names_that_is_no_text_is_told_with_its_place(tmp_path: Path) -> None:
    room = mode(tmp_path / "learning", Time()).adults.classroom
    (tmp_path / "class.csv").write_bytes("Name,Class\nZoë,2b\n".encode("utf-8-sig"))
    (line,) = room.names(room.names_in(tmp_path / "class.csv"), commas=True)
    assert (line.name, line.group, line.number) == ("Zoë", "2b", 2)
    (tmp_path / "old.csv").write_bytes(b"Mia\nZo\xeb")
    with pytest.raises(NamesError) as told:
        room.names_in(tmp_path / "old.csv")
    assert told.value.line == 2
    with pytest.raises(FileNotFoundError):
        room.names_in(tmp_path / "gone.csv")


def test_a_file_of_names_may_have_256_kib(tmp_path: Path) -> None:
    room = mode(tmp_path / "learning", Time()).adults.classroom
    (tmp_path / "class.txt").write_bytes(b"x" * LARGEST)
    assert len(room.names_in(tmp_path / "class.txt")) == LARGEST
    (tmp_path / "class.txt").write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(TooLargeError):
        room.names_in(tmp_path / "class.txt")


def test_all_children_go_to_another_computer_in_one_file(tmp_path: Path) -> None:
    here = practised(tmp_path / "a" / "learning", Time()).adults
    path = here.classroom.write_children("All children")
    there = mode(tmp_path / "b" / "learning", Time())
    plan = there.adults.classroom.look_into(path)
    assert [part.nick for part in plan.taken] == ["Mia", "Leo"]
    assert not nicks(there)
    assert there.adults.classroom.take_in(plan) == 2
    assert nicks(there) == ["Mia", "Leo"]
    mia = there.children[0].id
    assert there.adults.report(mia).learner == here.report(mia).learner
    again = there.adults.classroom.look_into(path)
    assert again.taken == ()
    assert {reason for _, reason in again.left_out} == {Reason.SAME}
    (tmp_path / "x.zip").write_bytes(b"no zip")
    with pytest.raises(BundleError):
        there.adults.classroom.look_into(tmp_path / "x.zip")


def test_a_child_that_arrives_gets_a_mark_where_its_picture_is_taken(tmp_path: Path) -> None:
    here = practised(tmp_path / "a" / "learning", Time()).adults
    path = here.classroom.write_children("All children")
    there = mode(tmp_path / "b" / "learning", Time())
    there.create("Zoe", "fox", Age.MIDDLE)
    there.create("Bo", "owl", Age.MIDDLE)
    room = there.adults.classroom
    before = there.children
    assert room.take_in(room.look_into(path)) == 2
    assert set(before) <= set(there.children)
    pictures = {(one.nick, one.avatar, one.mark.value) for one in there.children}
    assert pictures == {
        *(("Zoe", "fox", ""), ("Bo", "owl", "")),
        *(("Mia", "fox", "circle"), ("Leo", "owl", "circle")),
    }
    # They are known all the same when the file comes again.
    again = room.look_into(path)
    assert again.taken == ()
    assert {reason for _, reason in again.left_out} == {Reason.KNOWN}


def test_a_plan_without_sums_makes_no_worksheet(tmp_path: Path) -> None:
    learning = practised(tmp_path / "learning", Time())
    adults = learning.adults
    child = adults.children[0]
    adults.change(replace(child, aims=replace(child.aims, without=tuple(Unit))))
    with pytest.raises(NoFactsError):
        adults.classroom.print_worksheet([child.id], WORDS)


def test_the_rows_say_what_the_report_says(tmp_path: Path) -> None:
    adults = practised(tmp_path / "learning", Time()).adults
    mia, leo = (adults.classroom.row(child.id) for child in adults.children)
    report = adults.report(mia.child.id)
    assert mia.total == pytest.approx(sum(day.seconds for day in report.learner.history.days.values()) / 60)
    assert mia.last_day == report.day
    assert leo.child.nick == "Leo"
    assert not leo.safe


def test_the_tables_count_the_tasks_that_the_pages_count(tmp_path: Path) -> None:
    adults = practised(tmp_path / "learning", Time()).adults
    for child in adults.children:
        tasks = sum(one.tasks for one in adults.sittings(child.id))
        rows = {
            table: list(
                csv.DictReader(
                    io.StringIO(
                        adults.classroom.write_table(table, [child.id], table, "en").read_text(
                            encoding="utf-8-sig"
                        )
                    )
                )
            )
            for table in Table
        }
        assert len(rows[Table.ANSWERS]) == tasks
        assert sum(int(row["tasks"]) for row in rows[Table.DAYS]) == tasks


@pytest.mark.parametrize("table", Table)
def test_a_table_has_the_children_that_are_asked_for(tmp_path: Path, table: Table) -> None:
    adults = practised(tmp_path / "learning", Time()).adults
    mia, leo = (one.id for one in adults.children)
    both = adults.classroom.write_table(table, [mia, leo], "Class", "en")
    one = adults.classroom.write_table(table, [leo], "Class", "en")
    assert both != one
    names = [
        {row["name"] for row in csv.DictReader(io.StringIO(path.read_text(encoding="utf-8-sig")))}
        for path in (both, one)
    ]
    assert names == [{"Mia", "Leo"}, {"Leo"}]


def test_the_card_that_was_chosen_instead_is_in_the_journal(tmp_path: Path) -> None:
    now = Time()
    learning = practised(tmp_path / "learning", now)
    child = learning.children[1].id
    learning.choose(child)
    learning.begin("meet_the_cards")
    task = learning.task()
    assert task is not None
    puzzle = task.puzzle
    wrong = next(one for one in puzzle.table if all(one not in cards for cards in puzzle.solutions))
    chosen = CardSet.of((wrong,), puzzle.cards.pack)
    learning.answered(
        Reply(assignment=task, selected=chosen, attempt=0, right=False, complete=True, seconds=3.0)
    )
    figures = figures_of(learning.adults.classroom.latest_events(child))
    asked, instead = (card_value(card, puzzle.ruleset) for card in (puzzle.card, wrong))
    assert figures.confusions == (Confusion(asked, instead, 1),)
    # The equal cards that were found before are counted with their values.
    assert figures.scores[Asked.TWIN].right == sum(
        count for (one, other), count in figures.chosen.items() if one == other
    )


def test_pages_to_print_are_written_and_opened(tmp_path: Path) -> None:
    learning = practised(tmp_path / "learning", Time())
    opened: list[str] = []
    adults = Adults(learning, tmp_path / "exports", Random(1), opened.append)
    children = [one.id for one in adults.children]
    pages = [
        adults.classroom.print_worksheet(children, WORDS),
        adults.classroom.print_worksheet(children[1:], WORDS),
        adults.classroom.print_deck("en", "Cards", []),
        adults.classroom.print_rules("en", "Rules", [RulesPart("Mini Scopa", ("One.",))]),
    ]
    assert opened == [page.as_uri() for page in pages]
    assert len(set(pages)) == len(pages)
