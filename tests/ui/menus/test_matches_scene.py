"""My matches: gone on with, saved under a name, and what cannot be read."""

from dataclasses import replace
from pathlib import Path

import pytest

from settebello.clock import ManualClock
from settebello.i18n import Catalogue
from settebello.notation import Record, SeatRecord, print_record, read_record
from settebello.session import summary_of
from settebello.storage.saves import NamedSaves
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.ports.archive_port import Entry, KeptMatch, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import BaseScene, Scene, SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import ScrollList, TextField
from settebello.ui.menus.help.help_scene import HelpScene
from settebello.ui.menus.matches import MatchesScene, SaveAsScene
from settebello.ui.menus.title_scene import TitleScene
from settebello.ui.table.model.match_titles import side_titles
from tests.pilot import Pilot, services
from tests.ui.shelves import archive, book, played, put_away

UNFINISHED = played(1, steps=30)
FINISHED = played(2, ("amico", "bimbo", "amico"))


class TableInstead(BaseScene):
    """Stands for the table and keeps what it was given."""

    def __init__(self, route: Route) -> None:
        super().__init__()
        self.route = route

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#004400")


TITLE = routes.Title()
MATCHES = routes.Matches()


def play(folder: Path, in_progress: Record | None = None, first: Route = TITLE, **more: str) -> Pilot:
    given = services(archive=archive(folder, in_progress))
    return Pilot(lambda route: make(given, route), first, **more)  # type: ignore[arg-type]


def make(given: Services, route: Route) -> Scene:
    match route:
        case routes.Title():
            return TitleScene(given)
        case routes.Matches(shelf):
            return MatchesScene(given, shelf)
        case routes.SaveAs(kept) if kept is not None:
            return SaveAsScene(given, kept)
        case routes.Help():
            return HelpScene(given)
        case routes.Dialog(question):
            return DialogScene(given, question)
        case _:
            return TableInstead(route)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with two matches, and one that nobody can read."""
    saves = put_away(tmp_path, UNFINISHED, FINISHED)
    saves.place("000003.scopa").write_text("scopa-record: 1\nruleset: scopa\n", encoding="utf-8")
    return tmp_path


def rows(pilot: Pilot) -> list[str]:
    found = [w for w in pilot.group.widgets if isinstance(w, ScrollList)]
    return [f"{pilot.says(row.words)} | {pilot.says(row.note)}" for row in found[0].rows] if found else []


def chosen(pilot: Pilot) -> Entry:
    found = next(w for w in pilot.group.widgets if isinstance(w, ScrollList)).value
    assert isinstance(found, Entry)
    return found


def test_matches_stand_in_the_order_in_which_they_can_be_used(kept: Path) -> None:
    with play(kept, played(5, steps=12), MATCHES) as pilot:
        pilot.frames(3)
        shown = rows(pilot)
        assert len(shown) == 4
        assert shown[0].startswith("Scopa, with Rosina") or "in progress" in shown[0]
        assert "unfinished" in shown[1]
        own, *others = summary_of(FINISHED).totals
        points = " : ".join(map(str, (own, *others)))
        assert points in shown[2]
        assert shown[3].startswith("000003.scopa | 000003.scopa")


def test_several_people_are_named_or_counted_where_they_have_said_no_name(tmp_path: Path) -> None:
    record = played(1, steps=30)
    for seats, words in (
        ((SeatRecord("Ada"), SeatRecord("Bruno")), "Scopa, with Ada, Bruno"),
        ((SeatRecord("Ada"), SeatRecord()), "Scopa, with Ada, Player 2"),
    ):
        # Other people under the same seals would be refused.
        deals = tuple(replace(deal, seal=None) for deal in record.deals)
        renamed = replace(record, seats=seats, deals=deals, chain=(), prepared=())
        put_away(tmp_path / words, renamed)
        with play(tmp_path / words, first=MATCHES) as pilot:
            pilot.frames(3)
            assert rows(pilot)[0].startswith(words)


def test_opponents_of_one_name_are_told_apart_by_given_names_as_they_were_at_the_table() -> None:
    watched = replace(played(1), seats=(SeatRecord(level="amico"), SeatRecord(level="amico")))
    english = Catalogue("en")
    titles = [english(title) for title in side_titles(services(), summary_of(watched))]
    assert titles[1] == f"Nello ({titles[0]})"


def test_an_unfinished_match_is_gone_on_with_by_keyboard_alone(kept: Path) -> None:
    with play(kept) as pilot:
        pilot.press("down", "down")
        assert pilot.focus == "My matches"
        pilot.press("enter")
        pilot.frames(3)
        assert pilot.at(SceneId.MATCHES)
        pilot.press("enter")
        assert isinstance(pilot.scene, TableInstead)
        assert pilot.scene.route == routes.ContinueKept(KeptMatch(Shelf.PUT_AWAY, "000001.scopa"))


def test_an_unfinished_match_is_gone_on_with_by_mouse_alone(kept: Path) -> None:
    with play(kept) as pilot:
        pilot.click("My matches")
        pilot.frames(3)
        pilot.click("Continue match")
        assert isinstance(pilot.scene, TableInstead)
        assert pilot.scene.route == routes.ContinueKept(KeptMatch(Shelf.PUT_AWAY, "000001.scopa"))


def test_a_finished_match_cannot_be_gone_on_with(kept: Path) -> None:
    with play(kept, first=MATCHES) as pilot:
        pilot.frames(3)
        pilot.press("down")
        assert chosen(pilot).over
        assert not pilot.widget("Continue match").enabled
        assert pilot.widget("Save copy of match").enabled


def test_what_cannot_be_read_is_told_with_its_reason_and_cannot_be_used(kept: Path) -> None:
    with play(kept, first=MATCHES) as pilot:
        pilot.frames(3)
        pilot.press("end")
        assert "digest" in chosen(pilot).problem
        assert not pilot.widget("Continue match").enabled
        assert not pilot.widget("Save copy of match").enabled
        pilot.press("enter")
        assert pilot.at(SceneId.MATCHES)


def test_reading_goes_on_from_frame_to_frame(kept: Path) -> None:
    class Running(ManualClock):
        """A clock on which every look takes longer than a frame may."""

        def now(self) -> float:
            self.advance(0.009)
            return super().now()

    shelf = archive(kept, clock=Running())
    shelf.begin()
    parts = [shelf.advance() for _ in range(6)]
    assert parts == sorted(parts)
    assert parts[0] < 1.0
    assert parts[-1] == 1.0
    assert len(shelf.entries) == 3


@pytest.mark.parametrize("shelf", [Shelf.PUT_AWAY, Shelf.SAVED])
def test_without_matches_a_sentence_says_so(tmp_path: Path, shelf: Shelf) -> None:
    given = services(archive=archive(tmp_path))
    with Pilot(lambda route: make(given, route), routes.Matches(shelf)) as pilot:
        pilot.frames(3)
        assert rows(pilot) == []
        assert pilot.focus == "Done"
        pilot.press("enter")
        assert pilot.at(None)


def test_a_copy_is_saved_under_the_name_proposed_without_a_letter_typed(kept: Path) -> None:
    with play(kept, first=MATCHES) as pilot:
        pilot.frames(3)
        pilot.click("Save copy of match")
        pilot.click("Save")
        pilot.click("Done")
        pilot.frames(3)
        assert pilot.at(SceneId.MATCHES)
        assert [row.split(" | ")[0] for row in rows(pilot)] == ["Scopa 2026-11-18"]
    (path,) = NamedSaves(kept / "saved").all()
    assert read_record(path.read_bytes(), path.name, book().ruleset)[0] == UNFINISHED


def test_a_name_is_typed_and_letters_are_no_commands_meanwhile(kept: Path) -> None:
    with play(kept, first=MATCHES) as pilot:
        pilot.frames(3)
        pilot.click("Save copy of match")
        pilot.write("Zia b s")
        field = pilot.widget("Name")
        assert isinstance(field, TextField)
        assert field.text == "Zia b s"
        assert pilot.scene.typing
        pilot.click("Delete letter")
        pilot.click("Delete letter")
        pilot.write("x")
        pilot.press("enter")
        assert pilot.focus == "Done"
        pilot.press("enter")
    assert [path.stem for path in NamedSaves(kept / "saved").all()] == ["Zia bx"]


def test_a_name_that_is_taken_gets_a_number_and_that_is_told(kept: Path) -> None:
    NamedSaves(kept / "saved").write("Zia", print_record(FINISHED))
    with play(kept, first=MATCHES) as pilot:
        pilot.frames(3)
        pilot.click("Save copy of match")
        pilot.write("zia")
        pilot.press("enter")
        assert isinstance(pilot.scene, SaveAsScene)
        assert pilot.says(pilot.scene.message()).endswith("called zia-2.")
    assert {path.stem for path in NamedSaves(kept / "saved").all()} == {"Zia", "zia-2"}


def test_a_saved_match_is_opened(kept: Path) -> None:
    NamedSaves(kept / "saved").write("Zia", print_record(UNFINISHED))
    with play(kept) as pilot:
        pilot.click("My matches")
        pilot.frames(3)
        pilot.press("up", "right")
        assert [row.split(" | ")[0] for row in rows(pilot)] == ["Zia"]
        pilot.press("down", "enter")
        assert isinstance(pilot.scene, TableInstead)
        assert pilot.scene.route == routes.ContinueKept(KeptMatch(Shelf.SAVED, "Zia"))


def test_a_disk_that_refuses_is_told(kept: Path) -> None:
    (kept / "saved").write_text("a file in the way", encoding="utf-8")
    with play(kept, first=MATCHES) as pilot:
        pilot.frames(3)
        pilot.click("Save copy of match")
        pilot.press("enter")
        assert isinstance(pilot.scene, SaveAsScene)
        assert "Couldn't save the match" in pilot.says(pilot.scene.message())
        pilot.press("esc")
        assert pilot.at(SceneId.MATCHES)


def test_keys_open_the_matches_and_the_sheet_that_saves_one(kept: Path) -> None:
    with play(kept) as pilot:
        pilot.press("ctrl+o")
        assert pilot.at(SceneId.MATCHES)
        pilot.press("ctrl+o")
        assert pilot.at(SceneId.TITLE)
        pilot.press("ctrl+s")
        assert pilot.at(SceneId.SAVE_AS)


def test_backspace_takes_the_proposal_away_and_then_letter_by_letter(kept: Path) -> None:
    with play(kept, first=MATCHES) as pilot:
        pilot.frames(3)
        pilot.click("Save copy of match")
        (field,) = [one for one in pilot.group.widgets if isinstance(one, TextField)]
        assert field.text
        pilot.press("backspace")
        assert field.text == ""
        pilot.write("tre")
        pilot.press("backspace")
        assert field.text == "tr"
