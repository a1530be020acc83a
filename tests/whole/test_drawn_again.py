"""Every scene with all that lies below it, drawn twice: the second time all its pictures are there.

A memory that is too small for one picture forgets each part just before it is needed again, and then
everything is made anew for every frame.
"""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from settebello.storage.settings import Table
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.paint.picture_cache import PictureCache
from settebello.ui.kit.paint.picture_files import covering
from settebello.ui.kit.scene import SceneId
from tests.combinations import sampled
from tests.monkey.program import PLAIN, Program, furnish
from tests.monkey.ways import WAYS
from tests.operating.hands import HANDS


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all: a start takes longer than a scene."""
    home = tmp_path_factory.mktemp("drawn_again")
    furnish(home)
    started = Program(home, 1)
    yield started
    started.close()


@pytest.mark.parametrize("scene", sampled(list(SceneId), 5))
def test_nothing_is_made_anew_for_the_same_picture(
    program: Program, scene: SceneId, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.plain()
    with program.unseen():
        program.frames(20)
        WAYS[scene](program, Random(3))
    program.loaded()
    program.game.stack.draw(program.game.canvas)
    made: list[object] = []
    put = PictureCache.put

    def told(memory: PictureCache[Hashable, object], key: Hashable, value: object) -> None:
        made.append(key)
        put(memory, key, value)

    monkeypatch.setattr(PictureCache, "put", told)
    program.game.stack.draw(program.game.canvas)
    assert not made


def test_another_table_is_drawn_once_for_each_size(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.plain()
    WAYS[SceneId.CARDS](program, Random(3))
    # The row of a gamepad takes a strip off the sheet: the table is seen in two sizes.
    HANDS["gamepad"].post(Action.NEXT)
    program.frames(5)
    program.loaded()
    drawn: list[tuple[str, int, int]] = []

    def told(path: Path, width: int, height: int) -> pygame.Surface:
        drawn.append((path.name, width, height))
        return covering(path, width, height)

    monkeypatch.setattr("settebello.ui.kit.paint.picture_files.covering", told)
    for table in (Table.FELT_BLUE, Table.WOOD_LIGHT):
        program.game.preferences.change(replace(PLAIN, table=table))
        program.frames(2)
        while program.game.loading and len(drawn) == len(set(drawn)):
            pygame.time.wait(2)
            program.frames(1)
    assert drawn
    assert len(drawn) == len(set(drawn)), drawn
