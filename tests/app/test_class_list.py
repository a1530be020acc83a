"""A class list in the program as a whole: dropped onto the window, created on disk, chosen by a child."""

from pathlib import Path

import pygame

from settebello.ui.grownups.pages.names_scene import NamesScene
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.learn.scenes.who_scene import WhoScene
from tests.app.test_game import frames, press, running
from tests.app.test_players import drop, go_to


def test_a_dropped_list_becomes_children_who_are_there_after_the_next_start(tmp_path: Path) -> None:
    names = tmp_path / "class.csv"
    names.write_text("Name,Class\n" + "".join(f"Child {n},2b\n" for n in range(25)), encoding="utf-8")
    with running(tmp_path) as (game, clock):
        game.stack.apply(Push(routes.LearnNames()))
        frames(game, clock, 2)
        drop(game, clock, names)
        # The file is read here and not opened as a match.
        assert game.stack.ids[-1] is SceneId.LEARN_NAMES
        scene = game.stack.top
        assert isinstance(scene, NamesScene)
        assert sum(row.ticked for row in scene.preview) == 25
        assert not list(tmp_path.rglob("child.yaml"))
        go_to(game, clock, "Create 25 children")
        assert len(list(tmp_path.rglob("child.yaml"))) == 25
    with running(tmp_path) as (game, clock):
        game.stack.apply(Push(routes.LearnWho()))
        frames(game, clock, 2)
        assert isinstance(game.stack.top, WhoScene)
        press(game, clock, pygame.K_PAGEDOWN, pygame.K_RETURN)
        assert SceneId.LEARN_PATH in game.stack.ids
        child = game.learning.child
        assert child is not None
        assert (child.group, child.nick != "Child 0") == ("2b", True)
