"""Children from a list or a file: seen line by line before anything is made."""

from datetime import date
from pathlib import Path

import pygame
import pytest

from settebello.learning.children.household import Household
from settebello.learning.memory.thinking_time import Age
from settebello.storage.bundle_writer import write_children
from settebello.ui.grownups.pages import AdultsScene
from settebello.ui.grownups.pages.names_scene import NamesScene
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Dropped
from settebello.ui.kit.scene import SceneId
from tests.pilot import NOT_DRAWN, Pilot
from tests.ui.grownups.grown import AdultsInMemory
from tests.ui.grownups.test_grownups import at, shown, tab_to, to_page

LIST = "Name\tClass\nAda\t2b\nMia\nada\t2b\nB\u202eob\n" + "x" * 25 + "\nEve\n"


def pasted(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Have the system's clipboard say this text; SDL's dummy driver has none of its own."""
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: bool(text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)


def scene(pilot: Pilot) -> NamesScene:
    found = pilot.scene
    assert isinstance(found, NamesScene)
    return found


def preview(pilot: Pilot) -> list[tuple[str, str]]:
    return [(pilot.says(row.words), pilot.says(row.note)) for row in scene(pilot).preview]


def notice(pilot: Pilot) -> str:
    said = scene(pilot).spoken.notice
    return pilot.says(said) if said is not None else ""


def test_a_pasted_list_is_shown_line_by_line_and_created_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    pasted(monkeypatch, LIST)
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "All children")
        pilot.click("Add children")
        assert pilot.at(SceneId.LEARN_NAMES)
        pilot.press("enter")
        assert preview(pilot) == [
            ("Ada · 2b", "Line 2: new"),
            ("Mia", "Line 3: already here"),
            ("ada · 2b", "Line 4: the same as line 2"),
            ("B\u202eob", "Line 5, character 2: a character that no name can have"),
            ("x" * 25, "Line 6: the name or group is too long"),
            ("Eve", "Line 7: new"),
        ]
        assert not adults.asked
        tab_to(pilot, "Age")
        pilot.press("left")
        tab_to(pilot, "Create 2 children")
        pilot.press("enter")
        assert [(one.nick, one.group, one.age) for one in adults.children[2:]] == [
            ("Ada", "2b", Age.YOUNG),
            ("Eve", "", Age.YOUNG),
        ]
        back = shown(pilot, "All children")
        assert isinstance(back, AdultsScene)
        assert back.spoken.notice is not None
        assert pilot.says(back.spoken.notice) == "2 children added."


def test_a_letter_that_no_font_has_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    pasted(monkeypatch, f"Ada\nB{NOT_DRAWN}b\n")
    pilot, _ = at(routes.LearnNames())
    with pilot:
        pilot.click("Paste names")
        assert preview(pilot)[1] == (
            f"B{NOT_DRAWN}b",
            "Line 2, character 2: a letter that the program cannot draw",
        )


def test_a_group_that_is_written_is_that_of_all_lines_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    pasted(monkeypatch, "Ada\nBob\t3c")
    pilot, _ = at(routes.LearnNames())
    with pilot:
        pilot.click("Paste names")
        tab_to(pilot, "Group")
        pilot.write("2b")
        assert [name for name, _ in preview(pilot)] == ["Ada · 2b", "Bob · 3c"]


def test_an_empty_or_missing_clipboard_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, adults = at(routes.LearnNames())
    with pilot:
        pasted(monkeypatch, "")
        pilot.click("Paste names")
        assert notice(pilot) == "There is no text in the clipboard."
        pasted(monkeypatch, "Name\n\n")
        pilot.click("Paste names")
        assert notice(pilot) == "There are no names in this list."
        assert not pilot.widget("Create children").enabled
        assert len(adults.children) == 2

        def refuse() -> bool:
            raise pygame.error("no clipboard here")

        monkeypatch.setattr(pygame.scrap, "has_text", refuse)
        pilot.click("Paste names")
        assert notice(pilot) == "Couldn't read the clipboard: no clipboard here"


def test_a_dropped_file_is_read_and_a_damaged_one_told_with_its_place(tmp_path: Path) -> None:
    pilot, _ = at(routes.LearnNames())
    with pilot:
        good = tmp_path / "class.csv"
        good.write_bytes("Vorname,Klasse\nZoë,2b\n".encode())
        scene(pilot).handle(Dropped(str(good)))
        assert preview(pilot) == [("Zoë · 2b", "Line 2: new")]
        bad = tmp_path / "old.txt"
        bad.write_bytes(b"Mia\nZo\xeb")
        scene(pilot).handle(Dropped(str(bad)))
        assert notice(pilot).startswith("old.txt is not plain text in UTF-8 (line 2, character 3).")
        scene(pilot).handle(Dropped(str(tmp_path / "gone.txt")))
        assert notice(pilot).startswith("Couldn't read gone.txt:")
        (tmp_path / "no.zip").write_bytes(b"x")
        scene(pilot).handle(Dropped(str(tmp_path / "no.zip")))
        assert notice(pilot) == "no.zip is not a file from “Export all children”."


def test_a_file_with_children_that_is_cut_in_half_is_told_with_its_end(tmp_path: Path) -> None:
    Household(tmp_path / "learning").create("Zoe", "frog", Age.MIDDLE)
    whole = tmp_path / "all.zip"
    write_children(whole, tmp_path / "learning", "", "1", date(2026, 11, 23))
    packed = whole.read_bytes()
    pilot, adults = at(routes.LearnNames())
    with pilot:
        for end in (len(packed) // 2, len(packed) - 5):
            whole.write_bytes(packed[:end])
            scene(pilot).handle(Dropped(str(whole)))
            assert notice(pilot) == (
                f"all.zip ends too early, at byte {end}. Copy it again from where it was exported."
            )
        assert not scene(pilot).preview
        assert len(adults.children) == 2


def test_a_file_with_all_children_is_listed_before_it_is_imported(tmp_path: Path) -> None:
    Household(tmp_path / "learning").create("Zoe", "frog", Age.MIDDLE)
    write_children(tmp_path / "all.zip", tmp_path / "learning", "", "1", date(2026, 11, 23))
    pilot, adults = at(routes.LearnNames())
    with pilot:
        scene(pilot).handle(Dropped(str(tmp_path / "all.zip")))
        assert preview(pilot) == [("Zoe", "New"), ("Mia", "Already here")]
        assert not adults.asked
        pilot.click("Create 1 child")
        assert adults.asked == [("take_in", "Zoe")]


def test_what_the_disk_refuses_is_told_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    pasted(monkeypatch, "Ada")
    pilot, adults = at(routes.LearnNames())
    with pilot:
        pilot.click("Paste names")
        adults.problem = OSError("no room")
        pilot.click("Create 1 child")
        assert notice(pilot) == "That didn't work: no room"
        adults.problem = None
        pilot.click("Create 1 child")
        assert [one.nick for one in adults.children[2:]] == ["Ada"]


def test_without_children_a_list_can_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    pasted(monkeypatch, "Ada\nBob")
    pilot, adults = at(routes.LearnAdults(), AdultsInMemory(children=(), removed=()))
    with pilot:
        pilot.click("Add children")
        pilot.click("Paste names")
        pilot.click("Create 2 children")
        assert [one.nick for one in adults.children] == ["Ada", "Bob"]
        assert shown(pilot, "Overview").report.child.nick == "Ada"
