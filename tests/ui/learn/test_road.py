"""The road on the children's map: it leads through every stone and is drawn anew when a stone is finished."""

import itertools
from dataclasses import replace

import pygame
import pytest

from settebello.practice.learning_port import Stage, Stone
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.path_layout import stone_areas
from settebello.ui.learn.parts.road import BEND, SAND, draw_road, road_key
from settebello.ui.learn.parts.stones import StoneSpot
from settebello.ui.learn.scenes.path_scene import PathScene
from tests.ui.learn.practising import LADDER, InMemory
from tests.ui.learn.test_tasks import playing

ROOM = Area(0, 100, 1280, 600)


def spots(stages: list[Stage]) -> list[StoneSpot]:
    found = [
        StoneSpot(Stone(activity, stage), lambda: None)
        for activity, stage in zip(LADDER, stages, strict=False)
    ]
    for spot, area in zip(found, stone_areas(len(found), ROOM), strict=True):
        spot.place(area)
    return found


def near(screen: pygame.Surface, one: StoneSpot, other: StoneSpot, colour: str) -> bool:
    """Whether a pixel of the road halfway between two stones has this colour, but for the grain.

    Between two rows the road bends away from the middle of the map.
    """
    (x1, y1), (x2, y2) = one.disc.centre, other.disc.centre
    wanted = pygame.Color(colour)
    out = BEND * one.disc.width * (1 if x1 > ROOM.centre[0] else -1) if abs(x1 - x2) < 1 else 0
    x, y = round((x1 + x2) / 2 + out), round((y1 + y2) / 2)
    seen = [screen.get_at((x + dx, y + dy)) for dx in range(-3, 4) for dy in range(-3, 4)]
    return any(max(abs(a - b) for a, b in zip(pixel[:3], wanted[:3], strict=True)) < 24 for pixel in seen)


def test_the_road_leads_from_every_stone_to_the_next_and_is_gold_behind_a_finished_one(
    canvas: Canvas, screen: pygame.Surface
) -> None:
    stones = spots([Stage.DONE, Stage.DONE, Stage.NEXT, *[Stage.OPEN] * 9])
    screen.fill("#4070a0")
    draw_road(canvas, stones)
    for place, (one, other) in enumerate(itertools.pairwise(stones)):
        assert near(screen, one, other, GOLD if place < 2 else SAND), place


@pytest.mark.parametrize("changed", [0, 3])
def test_the_road_is_drawn_anew_when_a_stone_is_finished_or_moved(changed: int) -> None:
    stages = [Stage.OPEN] * 6
    before = road_key(spots(stages))
    assert road_key(spots(stages)) == before
    assert road_key(spots([*stages[:changed], Stage.DONE, *stages[changed + 1 :]])) != before
    moved = spots(stages)
    moved[changed].place(replace(moved[changed].area, x=moved[changed].area.x + 30))
    assert road_key(moved) != before


def test_the_animal_of_the_child_stands_at_the_stone_that_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    with playing(InMemory(), routes.LearnPath()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, PathScene)
        drawn: list[tuple[str, Area]] = []
        monkeypatch.setattr(pilot.canvas, "picture", lambda name, area, *_, **__: drawn.append((name, area)))
        scene.draw(pilot.canvas)
        ahead = next(spot for spot in scene.stones if spot.stone.stage is Stage.NEXT)
        *_, (name, area) = drawn
        assert name.startswith("ui/children/")
        assert area.x < ahead.disc.x < area.right
        assert ahead.disc.y < area.centre[1] < ahead.disc.bottom
