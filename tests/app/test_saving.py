"""The match is written beside the window: no frame waits for the disk, and whoever reads waits for it."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pygame
import pytest

from settebello.app import Game
from settebello.clock import ManualClock
from settebello.learning.children.notebook import Notebook
from settebello.learning.memory.thinking_time import Age
from settebello.notation import print_record
from settebello.session import Waiting
from settebello.storage import files
from settebello.storage.log import LOG
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.reports import REPORT, write_report
from settebello.storage.saves import Saves
from settebello.ui.kit import routes
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.scene import Change, Push, Reset, SceneId
from settebello.ui.table.scene import TableScene
from tests.app.test_game import frames, press, running
from tests.fulldisk import full
from tests.practice.test_learning_mode import solved
from tests.session.test_matches import play as play_step

SLOW = 0.1


def begin(game: Game, clock: ManualClock) -> TableScene:
    """A match just begun, with its first cards on the table."""
    press(game, clock, pygame.K_n, pygame.K_n, mod=pygame.KMOD_LCTRL)
    scene = game.stack.top
    assert isinstance(scene, TableScene)
    frames(game, clock, 4)
    return scene


def play(scene: TableScene) -> str:
    """Play a card just now; the record with it."""
    position = scene.session.match.position
    assert position is not None
    before = record(scene)
    scene.play(position.legal_moves()[0])
    assert record(scene) != before, "it was not the person's turn"
    return record(scene)


def record(scene: TableScene) -> str:
    return print_record(scene.session.record)


def saves(home: Path) -> Saves:
    return Saves(Places.under(home).matches)


@pytest.fixture
def forced(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads that forced a file onto the disk, which is a slow one."""
    by: list[int] = []
    force = os.fsync

    def slowly(file: int) -> None:
        by.append(threading.get_ident())
        time.sleep(SLOW)
        force(file)

    monkeypatch.setattr(os, "fsync", slowly)
    return by


def test_no_frame_of_a_match_waits_for_the_disk(tmp_path: Path, forced: list[int]) -> None:
    with running(tmp_path) as (game, clock):
        scene = begin(game, clock)
        forced.clear()
        moves = 0
        for _ in range(40):
            press(game, clock, pygame.K_1, pygame.K_RETURN)
            press(game, clock, pygame.K_z, pygame.K_y, mod=pygame.KMOD_LCTRL)
            press(game, clock, pygame.K_h)
            moves = max(moves, sum(len(deal.moves) for deal in scene.session.record.deals))
        assert moves > 20
        game.settle_writes()
        assert forced
        assert threading.get_ident() not in forced
        assert saves(tmp_path).read() == record(scene)


def test_no_frame_of_practice_waits_for_the_disk(tmp_path: Path, forced: list[int]) -> None:
    with running(tmp_path) as (game, clock):
        learning = game.lazy_learning.open()
        child = learning.create("Ada", "fox", Age.MIDDLE)
        learning.activities  # noqa: B018 - read before anybody practises
        forced.clear()
        learning.begin("make_it")
        while (task := learning.task()) is not None:
            learning.answered(solved(task))
            frames(game, clock, 1)
        learning.prepare("mini_scopa", shuffled=True)
        practice = learning.practice()
        assert practice is not None
        while practice.session.waiting_for is not Waiting.DEAL:
            play_step(practice.session, 1)
            frames(game, clock, 1)
        learning.played(practice)
        learning.begin("make_it")
        assert threading.get_ident() not in forced
        game.settle_writes()
        assert forced
        assert threading.get_ident() not in forced
        folder = tmp_path / "learning" / child.id
        (put_away,) = (folder / "deals").rglob("*.scopa")
        assert put_away.parent.name == "finished"
        assert put_away.read_text(encoding="utf-8") == print_record(practice.session.record)
        assert Notebook(folder).learner == learning.learner


@pytest.mark.usefixtures("forced")
def test_the_end_of_the_program_waits_for_the_disk(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        scene = begin(game, clock)
        for _ in range(5):
            press(game, clock, pygame.K_1, pygame.K_RETURN)
        left = play(scene)
        assert saves(tmp_path).read() != left
        press(game, clock, pygame.K_q, mod=pygame.KMOD_LCTRL)
        assert not game.loop.running
    assert saves(tmp_path).read() == left
    assert not any(thread.name.startswith("writer") for thread in threading.enumerate())


def written_by_the_reader(game: Game, home: Path) -> str:
    """All that is kept of matches in a file with everything of a player."""
    path = game.players.write_everything(Profiles(Places.under(home)).all()[0].id)
    with ZipFile(path) as bundle:
        return "".join(bundle.read(name).decode() for name in bundle.namelist() if name.endswith(".scopa"))


def on_disk(_: Game, home: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in home.rglob("*.scopa"))


def opened(change: Change) -> Callable[[Game, Path], str]:
    """Leave the match for a scene, or lay one over it; what is on the disk when it reads."""

    def leave(game: Game, home: Path) -> str:
        game.stack.apply(change)
        game.loop.frame()
        return on_disk(game, home)

    return leave


def saved_as(game: Game, home: Path) -> str:
    """What is on the disk after a copy of the match was saved under a name, without the copy."""
    copy = game.archive.save(KeptMatch(Shelf.TABLE), "Zia")
    copy.unlink()
    return on_disk(game, home)


READERS: dict[str, Callable[[Game, Path], str]] = {
    "title": opened(Reset(routes.Title())),
    "going on": opened(Reset(routes.ContinueMatch())),
    "matches": opened(Push(routes.Matches())),
    "statistics": opened(Push(routes.Statistics())),
    "save as": saved_as,
    "export": written_by_the_reader,
}


@pytest.mark.usefixtures("forced")
@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_whatever_reads_the_matches_finds_the_last_move(
    tmp_path: Path, read: Callable[[Game, Path], str]
) -> None:
    with running(tmp_path) as (game, clock):
        scene = begin(game, clock)
        left = play(scene)
        assert saves(tmp_path).read() != left
        assert left in read(game, tmp_path)


@pytest.mark.usefixtures("forced")
def test_another_player_begins_when_the_match_of_the_one_before_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as (game, clock):
        zia = game.players.create("Zia", "queen")
        left = play(begin(game, clock))
        found: list[str | None] = [saves(tmp_path).read()]
        lay_out = game._build_player_parts  # noqa: SLF001 - the moment between two players is replaced

        def looking() -> None:
            found.append(saves(tmp_path).read())
            lay_out()

        monkeypatch.setattr(game, "_build_player_parts", looking)
        game.players.choose(zia.id)
        assert found[0] != left
        assert found[1] == left


@pytest.mark.usefixtures("forced")
def test_the_report_of_a_mistake_waits_for_the_last_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as (game, clock):
        scene = begin(game, clock)
        left = play(scene)
        found: list[str | None] = [saves(tmp_path).read()]

        def looking(folder: Path, *parts: str) -> Path:
            found.append(saves(tmp_path).read())
            return write_report(folder, *parts)

        monkeypatch.setattr("settebello.app.crash_guard.write_report", looking)
        game.crash_guard.report(ZeroDivisionError("no cards"))
        assert found[0] != left
        assert found[1] == left
    assert left.strip() in (tmp_path / REPORT).read_text(encoding="utf-8")


REFUSED = "Couldn't save the match: the disk is full"


def test_a_full_disk_is_told_at_the_table_and_not_again_at_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as (game, clock):
        scene = begin(game, clock)
        with monkeypatch.context() as disk:
            disk.setattr(files, "write_text", full)
            press(game, clock, pygame.K_1)
            game.writer.drain()
            frames(game, clock, 2)
            assert scene.message is not None
            assert game.appearance.say(scene.message) == REFUSED
            game.stack.apply(Reset(routes.Title()))
            frames(game, clock, 2)
        assert [*game.stack.ids] == [SceneId.TITLE]


def test_a_full_disk_that_no_table_has_told_is_told_once_at_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as (game, clock):
        scene = begin(game, clock)
        game.settle_writes()
        with monkeypatch.context() as disk:
            disk.setattr(files, "write_text", full)
            play(scene)
            game.stack.apply(Reset(routes.Title()))
        frames(game, clock, 2)
        assert [*game.stack.ids] == [SceneId.TITLE, SceneId.DIALOG]
        assert game.stack.top is not None
        assert REFUSED in " ".join(game.appearance.say(words) for words in game.stack.top.read())
        press(game, clock, pygame.K_RETURN)
        frames(game, clock, 2)
        assert [*game.stack.ids] == [SceneId.TITLE]
    assert "No space left on device" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_the_table_tells_by_itself_what_is_found_out_while_another_scene_lies_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as (game, clock):
        scene = begin(game, clock)
        game.settle_writes()
        with monkeypatch.context() as disk:
            disk.setattr(files, "write_text", full)
            play(scene)
            game.stack.apply(Push(routes.Matches()))
            frames(game, clock, 2)
            assert [*game.stack.ids] == [SceneId.TABLE, SceneId.MATCHES]
            press(game, clock, pygame.K_ESCAPE)
            frames(game, clock, 2)
            assert [*game.stack.ids] == [SceneId.TABLE]
            assert scene.message is not None
            assert game.appearance.say(scene.message) == REFUSED
