"""A data folder of somebody else: the program starts, says that nothing can be kept, and is played."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.app.test_game import frames, press, running
from tests.app.test_lost_folder import dialogs, look_around
from tests.app.test_saving import begin, play
from tests.privileges import as_nobody


@pytest.fixture
def home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder) / "home"


@pytest.mark.parametrize("mode", [0o555, 0o111, 0o000])
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
            # A match that cannot be read is told of at the title and where another one begins.
            assert all(told.count(one) <= 2 for one in told), told
    finally:
        home.chmod(0o755)
    with running(home) as (game, clock):
        assert game.services.can_continue()
