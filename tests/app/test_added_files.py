"""Files that are dropped onto the window: games and decks are added, and the window's picture is saved."""

import shutil
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.app.files.added_file import rules_added, skin_added
from settebello.app.files.window_picture import WindowPicture
from settebello.i18n import Catalogue
from settebello.storage.open_requests import OpenRequests
from settebello.storage.places import Places
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import SceneId
from tests.app.test_game import frames, press, running

OURS = """\
format: 1
id: {id}
extends: scopa
name: {{en: Ours}}
description: {{en: "Scopa to sixteen."}}
match: {{target: {target}}}
"""
SAY = Catalogue("en")


def rules(folder: Path, name: str = "ours", target: str = "16") -> Path:
    """A rules file in a folder of somebody else's."""
    path = folder / "downloads" / f"{name}.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(OURS.format(id=name, target=target), encoding="utf-8")
    return path


def said(question: Question) -> str:
    """What a message says in English."""
    return SAY(question.message)


def test_a_dropped_game_is_added_and_offered(tmp_path: Path) -> None:
    path = rules(tmp_path)
    with running(tmp_path) as (game, clock):
        pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
        frames(game, clock, 3)
        assert game.stack.ids[-1] is SceneId.DIALOG
        press(game, clock, pygame.K_RETURN, pygame.K_RETURN)
        assert "ours" in game.rulebook.ids()
    assert (Places.under(tmp_path).rules / "ours.yaml").read_bytes() == path.read_bytes()


def test_a_game_with_a_fault_is_refused_with_its_place(tmp_path: Path) -> None:
    own = tmp_path / "own"
    message = said(rules_added(rules(tmp_path, target="many"), own))
    assert message.startswith("ours.yaml was not added: ours.yaml:6:")
    assert not (own / "ours.yaml").exists()


def test_a_game_whose_id_is_taken_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "own"
    assert "cirulla.yaml was not added" in said(rules_added(rules(tmp_path, "cirulla"), own))
    assert not own.exists()


def test_a_file_of_that_name_stays_as_it_is(tmp_path: Path) -> None:
    own = tmp_path / "own"
    assert "was added" in said(rules_added(rules(tmp_path), own))
    assert "already" in said(rules_added(rules(tmp_path), own))
    before = (own / "ours.yaml").read_text()
    assert "Rename yours" in said(rules_added(rules(tmp_path, target="21"), own))
    assert (own / "ours.yaml").read_text() == before


def test_a_house_rule_goes_to_the_others(tmp_path: Path) -> None:
    shipped = next((resources.rules() / "overlays").glob("*.yaml"))
    path = tmp_path / "overlays" / "mine.yaml"
    path.parent.mkdir()
    path.write_text(shipped.read_text(encoding="utf-8").replace(f"id: {shipped.stem}", "id: mine"))
    assert "was added" in said(rules_added(path, tmp_path / "own"))
    assert (tmp_path / "own" / "overlays" / "mine.yaml").exists()


@pytest.mark.parametrize("name", ["francesi", "mine"])
def test_a_deck_is_added_under_a_name_of_its_own(tmp_path: Path, name: str) -> None:
    shipped = resources.assets() / "skins"
    folder = tmp_path / name
    shutil.copytree(shipped / "francesi", folder)
    manifest = folder / "skin.yaml"
    text = manifest.read_text(encoding="utf-8")
    manifest.write_text(text.replace("id: francesi", f"id: {name}"), encoding="utf-8")
    own = tmp_path / "own"
    message = said(skin_added(folder, shipped, own))
    assert ("was added" in message) is (name == "mine")
    assert (own / name / "skin.yaml").exists() is (name == "mine")
    assert "Rename yours" in said(skin_added(folder, shipped, own))


def test_a_deck_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "skin.yaml").write_text("format: 1\n")
    assert "mine was not added: skin.yaml:" in said(
        skin_added(folder, resources.assets() / "skins", tmp_path / "own")
    )
    assert not (tmp_path / "own").exists()


def test_the_key_saves_what_the_window_shows(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_F9)
        frames(game, clock, 2)
        assert game.stack.ids[-1] is SceneId.DIALOG
        (path,) = Places.under(tmp_path).exports.glob("*.png")
        assert pygame.image.load(path).get_size() == pygame.display.get_window_size()


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way")
    told: list[Question] = []
    with running(tmp_path) as (game, _):
        WindowPicture(tmp_path / "exports", game.canvas, told.append).save()
    assert said(told[0]).startswith("Couldn't save the picture")


def test_a_file_from_another_start_is_shown_unless_a_message_is_open(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        requests = OpenRequests(tmp_path)
        requests.announce()

        def wait(seconds: float) -> None:
            clock.advance(seconds)
            game.take_requests()
            frames(game, clock, 1)

        assert requests.hand_over(rules(tmp_path), wait)
        frames(game, clock, 2)
        assert game.stack.ids[-1] is SceneId.DIALOG
        requests.announce()
        assert not requests.hand_over(rules(tmp_path), wait)
