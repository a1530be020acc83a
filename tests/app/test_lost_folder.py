"""The data folder is deleted, replaced or made read-only while the program runs, and comes back."""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.app import Game
from settebello.clock import ManualClock
from settebello.learning.memory.thinking_time import Age
from settebello.storage.settings import Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.table.scene import TableScene
from tests.app.test_game import frames, press, running
from tests.app.test_saving import begin, play, record, saves
from tests.practice.test_learning_mode import solved
from tests.privileges import as_nobody, given_away

PAGES = (
    *(routes.Matches(), routes.Statistics(), routes.Achievements(), routes.Profiles(), routes.NewGame()),
    *(routes.Settings(), routes.Cards(), routes.Decks(), routes.Display(), routes.LearnWho()),
)


def look_around(game: Game, clock: ManualClock) -> list[str]:
    """Open one page after the other over the table; return what the program tells meanwhile."""
    told = []
    for page in PAGES:
        before = game.stack.ids
        game.stack.apply(Push(page))
        frames(game, clock, 5)
        told += dialogs(game, clock)
        assert game.stack.ids == (*before, page.scene)
        press(game, clock, 27)
        frames(game, clock, 2)
        assert game.stack.ids == before
    return told


@contextmanager
def deleted(home: Path) -> Iterator[None]:
    shutil.rmtree(home)
    yield


@contextmanager
def replaced_by_a_file(home: Path) -> Iterator[None]:
    shutil.rmtree(home)
    home.write_text("in the way", encoding="utf-8")
    yield
    home.unlink()


@contextmanager
def read_only(home: Path) -> Iterator[None]:
    modes = {path: path.stat().st_mode for path in (given_away(home), *home.rglob("*"))}
    for path, mode in modes.items():
        path.chmod(mode & 0o555)
    with as_nobody():
        yield
    for path, mode in modes.items():
        path.chmod(mode)


@contextmanager
def unreadable(home: Path) -> Iterator[None]:
    given_away(home).chmod(0)
    with as_nobody():
        yield
    home.chmod(0o755)


LOSSES = {"replaced by a file": replaced_by_a_file, "read-only": read_only, "unreadable": unreadable}
Loss = Callable[[Path], AbstractContextManager[None]]


def turn(game: Game, clock: ManualClock, scene: TableScene) -> None:
    """Play a card, and wait until it is the person's turn again."""
    play(scene)
    for _ in range(30):
        frames(game, clock, 4)
        game.writer.drain()
        if game.stack.ids[-1] is not SceneId.TABLE or scene.session.waiting_for.name == "PERSON":
            return


def dialogs(game: Game, clock: ManualClock) -> list[str]:
    """Confirm what the program tells, and return it."""
    told = []
    frames(game, clock, 3)
    while game.stack.ids[-1] is SceneId.DIALOG:
        assert game.stack.top is not None
        told.append(" ".join(game.appearance.say(words) for words in game.stack.top.read()))
        assert len(told) < 20, f"there is no end: {told[-1]}"
        press(game, clock, 13)
        frames(game, clock, 3)
    return told


@pytest.fixture
def home() -> Iterator[Path]:
    """A player's folder that other users may come to, unlike the folders of pytest."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder) / "home"


def test_a_deleted_folder_is_made_again_with_the_next_move(home: Path) -> None:
    with running(home) as (game, clock):
        scene = begin(game, clock)
        shutil.rmtree(home)
        left = play(scene)
        game.settle_writes()
        assert saves(home).read() == left
        frames(game, clock, 60)
        shutil.rmtree(home)
        assert not look_around(game, clock)
        left = play(scene)
        game.settle_writes()
        assert saves(home).read() == left


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no folder with open files")
@pytest.mark.parametrize("loss", LOSSES.values(), ids=LOSSES)
def test_a_lost_folder_is_told_once_and_the_match_is_saved_when_it_is_back(home: Path, loss: Loss) -> None:
    with running(home) as (game, clock):
        scene = begin(game, clock)
        # Everything is imported before the rights are given up.
        look_around(game, clock)
        game.settle_writes()
        with loss(home):
            notices = []
            for _ in range(4):
                turn(game, clock, scene)
                notices.append("" if scene.message is None else game.appearance.say(scene.message))
            assert "Couldn't save the match" in notices[0]
            told = look_around(game, clock)
            for speed in (Speed.BRISK, Speed.INSTANT, Speed.BRISK):
                game.preferences.change(replace(game.preferences.current, speed=speed))
            told += dialogs(game, clock)
            assert 1 <= len(told) <= 2, told
            assert len(set(told)) == len(told), told
            game.preferences.change(replace(game.preferences.current, speed=Speed.INSTANT))
        for _ in range(2):
            turn(game, clock, scene)
        game.settle_writes()
        assert scene.session.save_error is None
        left = record(scene)
        assert saves(home).read() == left
        game.preferences.change(replace(game.preferences.current, value_badges=True))
    assert saves(home).read() == left
    assert "value_badges: true" in (home / "settings.yaml").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no folder with open files")
@pytest.mark.parametrize("loss", LOSSES.values(), ids=LOSSES)
def test_practice_goes_on_without_its_folder_and_is_written_when_it_is_back(home: Path, loss: Loss) -> None:
    with running(home) as (game, clock):
        learning = game.learning
        child = learning.create("Ada", "fox", Age.MIDDLE)
        answers = 0

        def practise(activity: str) -> int:
            learning.begin(activity)
            count = 0
            while (task := learning.task()) is not None:
                learning.answered(solved(task))
                frames(game, clock, 2)
                count += 1
            return count

        answers += practise("find_the_twin")
        game.settle_writes()
        with loss(home):
            answers += practise("find_the_twin")
            game.settle_writes()
            told = dialogs(game, clock)
            assert "couldn't save this practice" in told[0]
            assert len(set(told)) == len(told), told
            answers += practise("make_it")
            assert not dialogs(game, clock)
        answers += practise("make_it")
        game.settle_writes()
        assert learning.learner.tasks == answers
        known = learning.learner
    with running(home) as (game, clock):
        game.learning.choose(child.id)
        assert game.learning.learner.tasks == known.tasks
        assert game.learning.learner.facts == known.facts


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of other systems")
def test_a_child_whose_practice_cannot_be_read_costs_no_page(home: Path) -> None:
    with running(home) as (game, clock):
        game.learning.create("Ada", "fox", Age.MIDDLE)
        game.learning.dismiss()
    with running(home) as (game, clock):
        game.stack.apply(Push(routes.LearnWho()))
        frames(game, clock, 5)
        given_away(home)
        (journal,) = home.rglob("events-*.journal")
        journal.chmod(0)
        with as_nobody():
            press(game, clock, 13)
            told = dialogs(game, clock)
        assert told == ["Settebello That didn't work: you don't have permission there"]
        assert game.stack.ids[-1] is SceneId.LEARN_WHO
        assert not list(home.rglob("crash*"))
        journal.chmod(0o644)
        press(game, clock, 13)
        frames(game, clock, 5)
        assert game.learning.child is not None
