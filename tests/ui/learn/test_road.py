"""The road on the children's map: it leads through every stone and is drawn anew when a stone is finished."""

import itertools
from dataclasses import replace

import pygame
import pytest

from settebello import resources
from settebello.practice.learning_port import Stage, Stone
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.animals import ANIMALS
from settebello.ui.learn.parts.path_layout import stone_areas
from settebello.ui.learn.parts.road import BEND, SAND, WALKED, draw_road, road_key
from settebello.ui.learn.parts.stones import StoneSpot
from settebello.ui.learn.parts.walker import spot_of_walker, walker_area
from settebello.ui.learn.scenes.path_scene import LEFT, PATH_EDGE, PATH_TOP, PathScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.ui.learn.practising import LADDER, InMemory
from tests.ui.learn.test_tasks import playing

ROOM = Area(0, 100, 1280, 600)


def spots(stages: list[Stage], room: Area = ROOM) -> list[StoneSpot]:
    found = [
        StoneSpot(Stone(activity, stage), lambda: None)
        for activity, stage in zip(LADDER, stages, strict=False)
    ]
    for spot, area in zip(found, stone_areas(len(found), room), strict=True):
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


def test_the_road_leads_from_every_stone_to_the_next_and_is_warmer_behind_a_finished_one(
    canvas: Canvas, screen: pygame.Surface
) -> None:
    stones = spots([Stage.DONE, Stage.DONE, Stage.NEXT, *[Stage.OPEN] * 9])
    screen.fill("#4070a0")
    draw_road(canvas, stones)
    for place, (one, other) in enumerate(itertools.pairwise(stones)):
        assert near(screen, one, other, WALKED if place < 2 else SAND), place


@pytest.mark.parametrize("changed", [0, 3])
def test_the_road_is_drawn_anew_when_a_stone_is_finished_or_moved(changed: int) -> None:
    stages = [Stage.OPEN] * 6
    before = road_key(spots(stages))
    assert road_key(spots(stages)) == before
    assert road_key(spots([*stages[:changed], Stage.DONE, *stages[changed + 1 :]])) != before
    moved = spots(stages)
    moved[changed].place(replace(moved[changed].area, x=moved[changed].area.x + 30))
    assert road_key(moved) != before


@pytest.mark.parametrize("count", [1, 4, 12, 21])
@pytest.mark.parametrize("size", [(1280.0, 720.0), (1100.0, 690.0)])
def test_the_animal_stands_on_the_road_beside_any_stone_that_comes_next(
    count: int, size: tuple[float, float]
) -> None:
    room = Area(LEFT, PATH_TOP, size[0] - LEFT - PATH_EDGE, size[1] - PATH_TOP - 6)
    for place in range(count):
        stones = spots([Stage.NEXT if place == n else Stage.OPEN for n in range(count)], room)
        area, mirrored = walker_area(stones, place)
        disc = stones[place].disc
        assert area.centre[0] > disc.right - 1 if mirrored else area.centre[0] < disc.x + 1
        assert disc.centre[1] < area.bottom < disc.bottom, "its feet are on the road"
        assert LEFT - 60 < area.x < area.right < size[0]
        for other in (*stones[:place], *stones[place + 1 :]):
            assert not (
                area.x < other.disc.centre[0] < area.right and area.y < other.disc.centre[1] < area.bottom
            )


def test_the_animal_of_the_child_stands_at_the_stone_that_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    with playing(InMemory(), routes.LearnPath()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, PathScene)
        drawn: list[tuple[str, Area]] = []
        monkeypatch.setattr(pilot.canvas, "picture", lambda name, area, *_, **__: drawn.append((name, area)))
        scene.draw(pilot.canvas)
        place = next(n for n, spot in enumerate(scene.stones) if spot.stone.stage is Stage.NEXT)
        *_, (name, area) = drawn
        assert name == "ui/walkers/fox.svg"
        assert area == walker_area(scene.stones, place)[0]


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_has_a_picture_on_its_feet(animal: str) -> None:
    assert (resources.assets() / f"ui/walkers/{animal}.svg").is_file()


@pytest.mark.parametrize("count", [4, 21])
def test_a_press_on_the_animal_is_one_on_its_stone(count: int) -> None:
    for place in range(count):
        stones = spots([Stage.NEXT if place == n else Stage.OPEN for n in range(count)])
        area, mirrored = walker_area(stones, place)
        near = area.x + area.width * (0.4 if mirrored else 0.6)
        assert spot_of_walker(stones, near, area.centre[1]) == stones[place].disc.centre
        assert spot_of_walker(stones, *stones[place - 1].disc.centre) is None
        assert spot_of_walker(stones, near, area.y - 5) is None


def test_a_touch_of_the_animal_on_the_road_opens_what_comes_next() -> None:
    with playing(InMemory(), routes.LearnPath()) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, PathScene)
        place = next(n for n, spot in enumerate(scene.stones) if spot.stone.stage is Stage.NEXT)
        area, mirrored = walker_area(scene.stones, place)
        pilot.click((area.x + area.width * (0.5 if mirrored else 0.4), area.centre[1]))
        pilot.frames(2)
        assert isinstance(pilot.scene, TaskScene)
