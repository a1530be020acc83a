"""Every scene with all that lies below it, drawn twice: the second time all its pictures are there.

A memory that is too small for one picture forgets each part just before it is needed again, and then
everything is made anew for every frame.
"""

from collections.abc import Hashable, Iterator
from random import Random

import pytest

from settebello.ui.paint.memory import Memory
from settebello.ui.scene import SceneId
from tests.monkey.program import Program, furnish
from tests.monkey.ways import WAYS


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all: a start takes longer than a scene."""
    home = tmp_path_factory.mktemp("drawn_again")
    furnish(home)
    started = Program(home, 1)
    yield started
    started.close()


@pytest.mark.parametrize("scene", list(SceneId))
def test_nothing_is_made_anew_for_the_same_picture(
    program: Program, scene: SceneId, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.plain()
    with program.unseen():
        program.frames(20)
        WAYS[scene](program, Random(3))
    program.loaded()
    program.game.stack.draw(program.game._canvas)
    made: list[object] = []
    put = Memory.put

    def told(memory: Memory[Hashable, object], key: Hashable, value: object) -> None:
        made.append(key)
        put(memory, key, value)

    monkeypatch.setattr(Memory, "put", told)
    program.game.stack.draw(program.game._canvas)
    assert not made
