"""Several players, files dragged onto the window, and mistakes in the program, in the program as a whole."""

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random

import pygame
import pytest

from settebello import resources
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.learning.children.household import Household
from settebello.learning.memory.thinking_time import Age
from settebello.notation import read_record, replay
from settebello.rulebook import Rulebook
from settebello.storage.bundle import LARGEST_FILE
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.reports import BEFORE, REPORT
from settebello.storage.saves import Saves
from settebello.storage.settings import Settings, Speed
from settebello.storage.settings_file import read_settings, write_settings
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.ports.players_port import PlayersError
from settebello.ui.kit.ports.waiting_match import waiting_match
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.menus.profiles import ProfilesScene
from settebello.ui.menus.profiles.import_scene import TakeInScene
from settebello.ui.menus.title_scene import TitleScene
from tests.app.test_game import INSTANT, frames, opponents, press, running, saved_match


def write(game: Game, clock: ManualClock, text: str) -> None:
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
    frames(game, clock, 2)


def drop(game: Game, clock: ManualClock, path: Path) -> None:
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    frames(game, clock, 3)


def players(game: Game) -> ProfilesScene:
    """The page of the players, open."""
    game.stack.apply(Push(routes.Profiles()))
    scene = game.stack.top
    assert isinstance(scene, ProfilesScene)
    return scene


def go_to(game: Game, clock: ManualClock, label: str) -> None:
    """Move the focus to a button by Tab, and press it."""
    for _ in range(20):
        scene = game.stack.top
        assert scene is not None
        focused = getattr(scene, "group").focused  # noqa: B009 - only scenes of widgets have one
        if focused is not None and game.appearance.say(focused.label) == label:
            press(game, clock, pygame.K_RETURN)
            return
        press(game, clock, pygame.K_TAB)
    raise AssertionError(f"there is no {label}")


def test_a_new_player_is_made_and_plays_with_settings_and_matches_of_their_own(tmp_path: Path) -> None:
    text = saved_match(tmp_path, 9)
    with running(tmp_path) as (game, clock):
        assert game.services.can_continue()
        waiting = game.services.waiting()
        assert waiting is not None
        record = read_record(text, "the match that waits", Rulebook((resources.rules(),)).ruleset)[0]
        assert waiting == waiting_match(record, replay(record).match)
        process = game.opponents
        players(game)
        go_to(game, clock, "New player")
        write(game, clock, "Anna")
        press(game, clock, pygame.K_RETURN)
        assert [*game.stack.ids][-1] is SceneId.PROFILES
        go_to(game, clock, "Play as this player")
        assert [*game.stack.ids] == [SceneId.TITLE]
        assert not game.services.can_continue()
        assert game.services.waiting() is None
        assert game.opponents is process
        press(game, clock, pygame.K_b)
        anna = Profiles(Places.under(tmp_path)).present()
        assert anna.name == "Anna"
    assert read_settings(anna.places.settings)[0].value_badges is not INSTANT.value_badges
    assert read_settings(Places.under(tmp_path).settings)[0].value_badges is INSTANT.value_badges
    assert Saves(Places.under(tmp_path).matches).read() is not None


def test_the_settings_of_another_player_are_in_force_at_once(tmp_path: Path) -> None:
    anna = Profiles(Places.under(tmp_path)).create("Anna", "lion")
    write_settings(anna.places.settings, Settings(language="it", speed=Speed.INSTANT, sound=False))
    with running(tmp_path) as (game, clock):
        assert game.appearance.language() == "en"
        scene = players(game)
        press(game, clock, pygame.K_DOWN, pygame.K_RETURN)
        assert game.stack.top is not scene
        assert game.appearance.language() == "it"
        title = game.stack.top
        assert isinstance(title, TitleScene)
    with running(tmp_path) as (game, clock):
        assert game.appearance.language() == "it", "who played last begins the next time"


def test_the_command_line_names_the_player_for_this_once(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    profiles.create("Anna", "lion")
    game = Game(
        Options(places=Places.under(tmp_path), profile="anna"),
        clock=ManualClock(),
        rng=Random(1),
        opponents=opponents(),
    )
    try:
        assert game.players.present.name == "Anna"
    finally:
        game.close()
    assert profiles.present().name == ""


def test_a_player_is_removed_after_a_second_step_and_brought_back(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    profiles.create("Anna", "lion")
    with running(tmp_path) as (game, clock):
        players(game)
        press(game, clock, pygame.K_DOWN)
        go_to(game, clock, "Remove")
        assert game.stack.ids[-1] is SceneId.DIALOG
        press(game, clock, pygame.K_RETURN)
        assert [one.name for one in profiles.all()] == ["", "Anna"], "the first answer is to go back"
        go_to(game, clock, "Remove")
        go_to(game, clock, "Remove")
        assert [one.name for one in profiles.all()] == [""]
        go_to(game, clock, "Restore player")
        assert [one.name for one in profiles.all()] == ["", "Anna"]


def test_everything_goes_into_one_file_that_takes_the_place_of_whoever_plays(tmp_path: Path) -> None:
    saved_match(tmp_path, 9)
    profiles = Profiles(Places.under(tmp_path))
    profiles.change(profiles.all()[0], "Rita", "dove")
    with running(tmp_path) as (game, clock):
        players(game)
        go_to(game, clock, "Export player")
        (path,) = Places.under(tmp_path).exports.glob("*.zip")
        go_to(game, clock, "Import player")
        go_to(game, clock, "Replace Rita")
        go_to(game, clock, "Replace")
        assert [*game.stack.ids] == [SceneId.TITLE]
        assert [one.name for one in profiles.all()] == ["Rita"]
        assert game.services.can_continue()
        assert [one.name for one in profiles.removed()] == ["Rita"]
        assert path.exists()


def test_an_import_names_what_comes_and_what_is_left_out_before_and_after(tmp_path: Path) -> None:
    there = tmp_path / "there"
    for child, skin in (("Anna", "napoli"), ("", "milano")):
        Household(there / "learning").create(child, "owl", Age.MIDDLE)
        (there / "skins" / skin).mkdir(parents=True)
        (there / "skins" / skin / "skin.yaml").write_text("there")
        (there / "skins" / skin / "back.svg").write_text("there")
    (tmp_path / "skins" / "milano").mkdir(parents=True)
    (tmp_path / "skins" / "milano" / "skin.yaml").write_text("here")
    (tmp_path / "skins" / "milano" / "back.svg").write_text("here")
    path = tmp_path / "rita.zip"
    write_bundle(path, Profiles(Places.under(there)).all()[0], "1", date(2026, 11, 22))
    with running(tmp_path) as (game, clock):
        learning = game.lazy_learning.open()
        before = len(learning.children)
        drop(game, clock, path)
        scene = game.stack.top
        assert isinstance(scene, TakeInScene)
        named = "New for all players: Anna, Owl, skins/napoli.\n"
        left = "Already on this computer, and unchanged: skins/milano."
        notice = scene.spoken.notice
        assert notice is not None
        assert game.appearance.say(notice).endswith("\n" + named + left)
        go_to(game, clock, "Add as new player")
        dialog = game.stack.top
        assert isinstance(dialog, DialogScene)
        assert game.appearance.say(dialog.question.message) == named + left
        assert [child.nick for child in learning.children[before:]] == ["Anna", ""]


def test_an_import_is_told_also_where_the_player_to_replace_cannot_be_removed(tmp_path: Path) -> None:
    there = tmp_path / "there"
    Household(there / "learning").create("Anna", "owl", Age.MIDDLE)
    path = tmp_path / "rita.zip"
    write_bundle(path, Profiles(Places.under(there)).all()[0], "1", date(2026, 11, 22))
    (tmp_path / "removed").write_text("in the way")
    with running(tmp_path) as (game, clock):
        with pytest.raises(PlayersError):
            game.players.take_in(path, instead_of=game.players.present.id)
        frames(game, clock, 3)
        dialog = game.stack.top
        assert isinstance(dialog, DialogScene)
        assert game.appearance.say(dialog.question.message) == "New for all players: Anna."


def test_an_export_that_could_not_be_imported_says_which_file_to_rename(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for name in ("mine.yaml", "Mine.yaml"):
        (tmp_path / "rules" / name).write_text("")
    if len([*(tmp_path / "rules").iterdir()]) < 2:
        pytest.skip("this file system ignores case")
    with running(tmp_path) as (game, _):
        with pytest.raises(PlayersError) as refused:
            game.players.write_everything(game.players.present.id)
        said = game.appearance.say(refused.value.words)
        assert said == "Rename rules/mine.yaml, then export again: not every system accepts this name."


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (
            {"matches/finished/1.scopa": (b"scopa-record: 999\n", 0)},
            "matches/finished/1.scopa comes from a newer version of Settebello. Export with that version.",
        ),
        (
            {"saved/film.scopa": (b"", LARGEST_FILE + 1)},
            "saved/film.scopa is too large for an export file.",
        ),
        (
            {f"saved/{number}.scopa": (b"", LARGEST_FILE) for number in range(9)},
            "All files together are too large for an export file.",
        ),
    ],
    ids=["newer", "one too large", "together too large"],
)
def test_an_export_is_refused_for_what_is_really_the_matter(
    tmp_path: Path, files: dict[str, tuple[bytes, int]], said: str
) -> None:
    with running(tmp_path) as (game, _):
        for name, (content, size) in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            if size:
                os.truncate(path, size)
        with pytest.raises(PlayersError) as refused:
            game.players.write_everything(game.players.present.id)
        assert game.appearance.say(refused.value.words) == said


def test_a_file_dragged_onto_the_window_is_looked_at(tmp_path: Path) -> None:
    saved_match(tmp_path, 9)
    profiles = Profiles(Places.under(tmp_path))
    with running(tmp_path) as (game, clock):
        drop(game, clock, Saves(Places.under(tmp_path).matches).current)
        assert [*game.stack.ids] == [SceneId.TITLE, SceneId.REPLAY]
        path = game.players.write_everything(profiles.all()[0].id)
        drop(game, clock, path)
        assert isinstance(game.stack.top, TakeInScene)
        torn = tmp_path / "torn.scopa"
        torn.write_bytes(b"\x00\xffscopa")
        drop(game, clock, torn)
        assert game.stack.ids[-1] is SceneId.DIALOG
        assert torn.read_bytes() == b"\x00\xffscopa"


def no_cards(*_: object) -> None:
    raise ZeroDivisionError("no cards")


def test_a_mistake_in_one_screen_leads_to_the_title_with_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_match(tmp_path, 9)
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TABLE]
        monkeypatch.setattr(game.stack.top, "draw", no_cards)
        game.loop.redraw()
        until = Patience(game, clock, 20)
        monkeypatch.setattr(game.loop, "run", until)
        assert game.play() == 0
        assert until.went_on == [SceneId.TITLE, SceneId.DIALOG]
        assert game.services.can_continue()
    report = (tmp_path / REPORT).read_text(encoding="utf-8")
    assert "ZeroDivisionError: no cards" in report
    assert "scopa-record: 2" in report


def test_a_mistake_that_comes_again_and_again_ends_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TitleScene, "draw", no_cards)
    places = Places.under(tmp_path)
    write_settings(places.settings, INSTANT)
    game = Game(Options(places=places), clock=ManualClock(), rng=Random(3), opponents=opponents())
    try:
        with pytest.raises(ZeroDivisionError):
            game.play()
    finally:
        game.close()
    assert (tmp_path / REPORT).exists()
    assert (tmp_path / BEFORE).exists()


class Patience:
    """Runs the loop for some frames, then leaves; remembers what was open."""

    def __init__(self, game: Game, clock: ManualClock, number: int) -> None:
        self._game = game
        self._clock = clock
        self._number = number
        self.went_on: list[SceneId] = []

    def __call__(self) -> None:
        frames(self._game, self._clock, self._number)
        self.went_on = [*self._game.stack.ids]
        self._game.stack.close()


@pytest.mark.parametrize("name", ["settings.yaml", "matches/match.scopa", "matches/finished/summaries.jsonl"])
@pytest.mark.parametrize("spoil", [lambda _: b"", lambda old: old[: len(old) // 2], lambda _: b"\xff\x00[{"])
def test_damaged_files_are_survived_and_kept(
    tmp_path: Path, name: str, spoil: Callable[[bytes], bytes]
) -> None:
    saved_match(tmp_path, 9)
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_bytes() if path.exists() else b"[1, 2]\t{}\n"
    spoilt = spoil(before)
    path.write_bytes(spoilt)
    with running(tmp_path) as (game, clock):
        frames(game, clock, 3)
        assert game.stack.ids[0] is SceneId.TITLE
        said = game.stack.ids[-1] is SceneId.DIALOG
    kept = [one.read_bytes() for one in path.parent.glob(f"{path.name}*")]
    assert spoilt in kept
    assert said is not path.name.endswith(".jsonl"), "only what a player has made is told"


def test_the_guest_book_says_who_plays_and_offers_only_others_to_play_as(tmp_path: Path) -> None:
    Profiles(Places.under(tmp_path)).create("Anna", "lion")
    with running(tmp_path) as (game, clock):
        scene = players(game)
        frames(game, clock, 3)
        say = game.appearance.say

        def offered() -> list[str]:
            return [say(widget.label) for widget in scene.group.widgets]

        assert say(scene.note(scene.chosen)) == "Playing now"
        assert "Play as this player" not in offered()
        press(game, clock, pygame.K_DOWN)
        assert say(scene.note(scene.chosen)) == ""
        assert "Play as this player" in offered()
