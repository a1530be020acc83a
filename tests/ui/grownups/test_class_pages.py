"""A class in the grown-ups' pages: the table, card values, files for several children."""

from dataclasses import replace

import pytest

from settebello.i18n import languages
from settebello.learning.children.pictures import free_pictures
from settebello.learning.children.profile import LONGEST_GROUP, LONGEST_NICK, Child
from settebello.learning.report.class_table import Row
from settebello.learning.report.worksheets import NoFactsError
from settebello.ui.grownups.pages import AdultsScene
from settebello.ui.grownups.pages.reports.class_page import ClassPage
from settebello.ui.grownups.parts.class_table_view import ClassTable
from settebello.ui.kit import routes
from settebello.ui.learn.parts.animals import called
from tests.pilot import Pilot
from tests.ui.cut_texts import collect_cut_texts
from tests.ui.grownups.grown import AdultsInMemory, ClassroomInMemory
from tests.ui.grownups.test_grownups import PAGES, at, shown, tab_to, to_page

GROUPS = ("Class 1a", "Class 2b", "")


def a_class(count: int = 40) -> AdultsInMemory:
    children = tuple(
        Child(
            id=f"child-{number + 1}",
            nick=f"{'ZYXWVUTSRQ'[number % 10]} {number}",
            avatar=animal,
            mark=mark,
            group=GROUPS[number % 3],
        )
        for number, (animal, mark) in enumerate(free_pictures(count, ()))
    )
    return AdultsInMemory(children=children)


def table(pilot: Pilot) -> ClassTable:
    pilot.settle()
    scene = shown(pilot, "All children")
    assert isinstance(scene.page, ClassPage)
    return scene.page.table


def names(pilot: Pilot) -> list[str]:
    return [pilot.says(called(row.child)) for row in table(pilot).rows]


def test_all_children_stand_in_one_table_and_each_opens_its_page_by_keys() -> None:
    pilot, adults = at(routes.LearnAdults(), a_class())
    with pilot:
        to_page(pilot, "All children")
        assert names(pilot) == [child.nick for child in adults.children]
        tab_to(pilot, "Children")
        pilot.press("down", "down", "page down")
        row = table(pilot).chosen
        assert row is not None
        said = [pilot.says(words) for words in table(pilot).spoken]
        assert row.child.nick in said
        pilot.press("enter")
        scene = shown(pilot, "Overview")
        assert scene.report.child == row.child


def test_a_row_is_opened_by_the_mouse_and_the_wheel_shows_the_others() -> None:
    pilot, _ = at(routes.LearnAdults(), a_class())
    with pilot:
        to_page(pilot, "All children")
        grid = table(pilot)
        assert 5 < len(grid.targets) < 40
        grid.wheel(-40)
        pilot.frames(1)
        pilot.click(grid.targets[-1].centre)
        scene = shown(pilot, "Overview")
        assert scene.report.child.nick == names_of_last(scene)


def names_of_last(scene: AdultsScene) -> str:
    return scene.adults.children[-1].nick


def test_a_group_alone_is_shown_and_its_rows_are_sorted() -> None:
    pilot, adults = at(routes.LearnAdults(), a_class())
    with pilot:
        to_page(pilot, "All children")
        tab_to(pilot, "Group")
        pilot.press("right", "right")
        mine = [child.nick for child in adults.children if child.group == "Class 2b"]
        assert names(pilot) == mine
        tab_to(pilot, "Order")
        pilot.press("right")
        assert names(pilot) == sorted(mine)
        pilot.press("right")
        safe = [row.safe for row in table(pilot).rows]
        assert safe == sorted(safe)
        pilot.press("right")
        minutes = [row.minutes for row in table(pilot).rows]
        assert minutes == sorted(minutes)
        assert len(set(minutes)) > 1
        pilot.press("right")
        assert table(pilot).rows[0].last_day is None


def test_the_table_is_not_read_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    row = ClassroomInMemory.row

    def counted(room: ClassroomInMemory, child: str) -> Row:
        read.append(child)
        return row(room, child)

    monkeypatch.setattr(ClassroomInMemory, "row", counted)
    pilot, _ = at(routes.LearnAdults(), a_class(30))
    with pilot:
        to_page(pilot, "Card values")
        assert not read
        pilot.press("down")
        # The first rows are there at once; the window does not wait for the others.
        assert 0 < len(read) < 30
        assert len(table(pilot).rows) == 30
        tab_to(pilot, "Order")
        pilot.press("right")
        assert len(read) == len(set(read)) == 30


def test_a_child_whose_files_cannot_be_read_is_named_and_the_others_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = ClassroomInMemory.row

    def torn(room: ClassroomInMemory, child: str) -> Row:
        if child == "child-2":
            raise OSError("no permission")
        return row(room, child)

    monkeypatch.setattr(ClassroomInMemory, "row", torn)
    pilot, adults = at(routes.LearnAdults(), a_class(5))
    with pilot:
        scene = to_page(pilot, "All children")
        assert names(pilot) == [child.nick for child in adults.children if child.id != "child-2"]
        assert scene.spoken.notice is not None
        assert pilot.says(scene.spoken.notice) == "Couldn't read Y 1: no permission"


def test_confused_card_values_are_told() -> None:
    pilot, _ = at(routes.LearnAdults())
    with pilot:
        scene = to_page(pilot, "Card values")
        assert scene.page is not None
        said = [pilot.says(words) for words in scene.page.said]
        assert said == [
            "Value said: 10 of 13 right",
            "Value shown as dots: 2 of 3 right",
            "Matching card: 5 of 7 right",
            "Asked for 9, chose 8: 3 times",
            "Asked for 10, chose 9: 2 times",
            "Asked for 6, chose 7: 1 time",
        ]


def test_files_are_written_for_a_child_a_group_or_all() -> None:
    pilot, adults = at(routes.LearnAdults(), a_class(6))
    with pilot:
        to_page(pilot, "Files and printing")
        pilot.click("Export days (CSV)")
        assert adults.asked[-1] == ("days", "Z 0 days", "en", "child-1")
        tab_to(pilot, "For")
        pilot.press("right")
        pilot.click("Export all answers (CSV)")
        assert adults.asked[-1] == ("answers", "all children answers", "en", *(c.id for c in adults.children))
        tab_to(pilot, "For")
        pilot.press("right", "right")
        pilot.click("Open worksheet of the hardest sums")
        assert adults.asked[-1] == ("worksheet", "Worksheet: Class 2b", "child-2", "child-5")


def test_a_plan_without_sums_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise NoFactsError("none")

    monkeypatch.setattr(ClassroomInMemory, "print_worksheet", refuse)
    pilot, _ = at(routes.LearnAdults())
    with pilot:
        scene = to_page(pilot, "Files and printing")
        pilot.click("Open worksheet of the hardest sums")
        assert scene.spoken.notice is not None
        assert pilot.says(scene.spoken.notice) == "There are no sums in the plan for a worksheet."


def test_the_printed_cards_have_the_values_of_the_game() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Files and printing")
        pilot.click("Open the 40 cards to cut out")
        what, title, *values = adults.asked[-1]
        assert (what, title) == ("deck", "Cards to cut out")
        assert sorted(map(int, values)) == sorted([*range(1, 11)] * 4)


def test_group_and_mark_of_a_child_are_set() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Child and tasks")
        tab_to(pilot, "Group")
        pilot.write("a b")
        tab_to(pilot, "Mark")
        pilot.press("right")
        child = adults.children[0]
        assert (child.group, child.mark.value) == ("a b", "circle")


@pytest.mark.parametrize("language", languages())
def test_no_text_of_the_pages_is_cut_in_any_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    adults = a_class(12)
    long = replace(adults.children[0], nick="M" * LONGEST_NICK, group="W" * LONGEST_GROUP)
    adults.children = (long, *adults.children[1:])
    pilot, _ = at(routes.LearnAdults(), adults, language)
    cut = collect_cut_texts(monkeypatch)
    pages = ("Card values", "All children", "Child and tasks", "Files and printing")
    with pilot:
        for place, title in enumerate(PAGES):
            if title in pages:
                pilot.settle()
            if place < len(PAGES) - 1:
                pilot.press("down")
    # A name of the widest letters may be cut; what the program says may not.
    assert [text for text in cut if text not in {long.nick, long.group}] == []
