"""A data folder of somebody else: the program starts, says that nothing can be kept, and is played."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from settebello.learning.memory.thinking_time import Age
from settebello.storage.profiles import CARD
from settebello.storage.saves import Saves
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Reset
from tests.app.test_game import frames, press, running, saved_match
from tests.app.test_lost_folder import dialogs, look_around
from tests.app.test_saving import begin, play
from tests.combinations import sampled
from tests.practice.test_learning_mode import solved
from tests.privileges import as_nobody, given_away


@pytest.fixture
def home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder) / "home"


@pytest.mark.parametrize("mode", sampled([0o555, 0o111, 0o000], 3))
def test_the_program_is_played_on_a_folder_that_it_may_not_write(home: Path, mode: int) -> None:
    with running(home) as (game, clock):
        # A match to find, and everything imported before the rights are given up.
        play(begin(game, clock))
        look_around(game, clock)
        game.learning  # noqa: B018 - as above
    home.chmod(mode)
    try:
        with as_nobody(), running(home, write=False) as (game, clock):
            told = dialogs(game, clock)
            told += look_around(game, clock)
            scene = begin(game, clock)
            frames(game, clock, 4)
            for _ in range(12):
                told += dialogs(game, clock)
                press(game, clock, pygame.K_1, pygame.K_RETURN)
                frames(game, clock, 10)
            assert sum(len(deal.moves) for deal in scene.session.record.deals) > 4
            assert scene.session.save_error is not None
            assert len(set(told)) == len(told), told
    finally:
        home.chmod(0o755)
    with running(home) as (game, clock):
        assert game.services.can_continue()


def test_a_match_that_stays_unreadable_is_told_once_a_visit_and_another_one_again(home: Path) -> None:
    home.mkdir()
    text = saved_match(home, 9)
    saves = Saves(home / "matches")
    saves.current.unlink()
    saves.current.mkdir()
    for _ in range(2):
        with running(home) as (game, clock):
            (told,) = dialogs(game, clock)
            assert "Couldn't read the saved match" in told
            game.stack.apply(Reset(routes.Title()))
            assert not dialogs(game, clock)
    with running(home) as (game, clock):
        assert len(dialogs(game, clock)) == 1
        for again in (1, 2):
            if saves.current.is_dir():
                saves.current.rmdir()
            saves.current.write_text(text[:-90], encoding="utf-8")
            game.stack.apply(Reset(routes.Title()))
            (told,) = dialogs(game, clock)
            assert f"damaged-{again}" in told


def test_practice_whose_files_cannot_be_replaced_is_told_once_a_visit(home: Path) -> None:
    """A line can be added to the journal, but no file can take the place of the learner's."""
    with running(home) as (game, clock):
        learning = game.learning
        child = learning.create("Ada", "fox", Age.MIDDLE)

        def block() -> None:
            learning.begin("meet_the_cards")
            while (task := learning.task()) is not None:
                learning.answered(solved(task))
                game.writer.drain()
                frames(game, clock, 1)
            learning.found()
            game.settle_writes()

        block()
        folder = given_away(home) / "learning" / child.id
        folder.chmod(0o555)
        with as_nobody():
            told = []
            for _ in range(3):
                block()
                told += dialogs(game, clock)
        folder.chmod(0o755)
        assert len(told) == 1, told
        assert "couldn't save this practice" in told[0]
        block()
        folder.chmod(0o555)
        with as_nobody():
            block()
            assert len(dialogs(game, clock)) == 1
        folder.chmod(0o755)
        known = learning.learner
    with running(home) as (game, clock):
        game.learning.choose(child.id)
        assert game.learning.learner.facts == known.facts


def test_a_damaged_file_of_a_player_that_cannot_be_renamed_is_told_once_a_visit(home: Path) -> None:
    with running(home) as (game, clock):
        look_around(game, clock)
    (home / CARD).write_text("[", encoding="utf-8")
    home.chmod(0o555)
    try:
        with as_nobody(), running(home, write=False) as (game, clock):
            told = dialogs(game, clock) + look_around(game, clock) + look_around(game, clock)
            assert len([one for one in told if "name and picture" in one]) == 1, told
    finally:
        home.chmod(0o755)
