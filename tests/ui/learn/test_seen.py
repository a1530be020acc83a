"""What children see on any screen: nothing moves that need not, and cards are large everywhere."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.practice.attempt import Phase
from settebello.practice.learning_port import ChildSettings
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Scene
from settebello.ui.learn.parts.card_spots import REACH, SMALLEST
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.menus.title_scene import TitleScene
from tests.combinations import sampled
from tests.pilot import FRAME, Pilot, services
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import PUZZLES, SMALLEST_HEIGHT, attempt, by_keys, count, misfit, playing

FADE = 0.1
"""Seconds that a cross-fade may last (docs/learning.md, section 9)."""


def explaining(activity: str, *, reduced: bool) -> list[float]:
    """What changes from each frame to the next while a set that does not fit is explained."""
    port = InMemory(block=2, settings=ChildSettings())
    given = services(settings=Settings(language="en", speed=Speed.NORMAL))
    given = replace(given, learning=lambda: port, reduced_motion=lambda: reduced)

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    with Pilot(make, routes.LearnTask(activity)) as pilot:
        count(pilot)
        pilot.settle()
        by_keys(pilot, misfit(pilot))
        assert attempt(pilot).phase is Phase.EXPLAINED
        pictures = [pilot.window.surface.copy()]
        for _ in range(60):
            pilot.frames(1)
            pictures.append(pilot.window.surface.copy())
    return [changed(before, now) for before, now in pairwise(pictures)]


def changed(before: pygame.Surface, now: pygame.Surface) -> float:
    """The part of the pixels that differ."""
    same = pygame.mask.from_threshold(now, (0, 0, 0), (2, 2, 2, 255), before).count()
    return 1 - same / (now.width * now.height)


@pytest.mark.parametrize("activity", sampled(list(PUZZLES), 3))
def test_with_reduced_motion_explaining_moves_nothing_but_a_short_fade(activity: str) -> None:
    """U4."""
    parts = explaining(activity, reduced=True)
    assert not any(parts[round(FADE / FRAME) + 1 :]), parts


def test_without_it_the_picture_of_a_sum_moves() -> None:
    assert any(explaining("make_it", reduced=False)[10:])


@pytest.mark.parametrize("activity", PUZZLES)
def test_everything_that_is_told_of_a_set_is_also_said_aloud(activity: str) -> None:
    """E2."""
    with playing(InMemory(), activity=activity) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        count(pilot)
        prompt, *dots = scene.spoken.opening
        assert prompt == scene.prompt
        # Dots are told as their number to whoever cannot see them.
        assert dots == ([str(attempt(pilot).target)] if activity == "how_many" else [])
        by_keys(pilot, misfit(pilot))
        assert scene.caption
        assert scene.spoken.log[-len(scene.caption) :] == scene.caption


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_cards_and_buttons_are_as_large_on_large_screens(size: tuple[int, int]) -> None:
    """U2."""
    with playing(InMemory(level=1), size=size) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        factor, least = size[0] / scene.width, size[1] / 720
        assert scene.spots
        for spot in scene.spots:
            area = spot.area.inset(REACH)
            assert area.width * factor >= (SMALLEST - 0.01) * least
            assert area.height * factor >= (SMALLEST_HEIGHT - 0.01) * least
