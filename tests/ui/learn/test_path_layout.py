"""The stones of the path: they have room, and their names one size that can be read in every language."""

from itertools import combinations

import pygame
import pytest

from settebello import resources
from settebello.i18n import Catalogue, languages
from settebello.practice.child_path import MOST_STONES
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.view.camera import Camera
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.path_layout import (
    INSIDE,
    SMALLEST_SIDE,
    disc_of,
    name_area,
    size_of_names,
    stone_areas,
)
from settebello.ui.learn.parts.stones import NAMES
from settebello.ui.learn.scenes.path_scene import LEFT, PATH_EDGE, PATH_TOP, PathScene
from tests.ui.learn.practising import LADDER

READABLE = 14
SMALLEST_WINDOW = (800, 500)
"""The window whose canvas is the smallest that the path asks for."""


def room_of(width: float, height: float) -> Area:
    return Area(LEFT, PATH_TOP, width - LEFT - PATH_EDGE, height - PATH_TOP - 6)


def meet(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("count", range(1, MOST_STONES + 1))
@pytest.mark.parametrize("size", [(1280.0, 720.0), PathScene.needs, (1707.0, 720.0)])
def test_stones_and_names_have_room_of_their_own(count: int, size: tuple[float, float]) -> None:
    room = room_of(*size)
    areas = stone_areas(count, room)
    assert len(areas) == count
    assert not any(meet(one, other) for one, other in combinations(areas, 2))
    for area in areas:
        assert room.x <= area.x < area.right <= room.right
        assert room.y <= area.y < area.bottom <= room.bottom
        disc, name = disc_of(area), name_area(area)
        assert disc.width == disc.height >= SMALLEST_SIDE
        # The name hangs on the lower edge of its stone and covers no more than the rim.
        assert area.y == disc.y < name.y < disc.bottom < name.bottom == area.bottom
        assert name.y > disc.y + 0.94 * disc.height


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", languages())
def test_all_names_have_one_size_that_is_readable_in_the_smallest_window(
    language: str, text_size: float, canvas: Canvas
) -> None:
    canvas = Canvas(
        pygame.Surface(SMALLEST_WINDOW), canvas.fonts, canvas.cards, resources.assets(), Catalogue(language)
    )
    camera = Camera()
    camera.fit((canvas.width, canvas.height), text_size, PathScene.needs, pans=PathScene.pans)
    canvas.look(camera.view)
    areas = stone_areas(MOST_STONES, room_of(camera.width, camera.height))
    names = list(zip([NAMES[one.id] for one in LADDER[-MOST_STONES:]], map(name_area, areas), strict=True))
    size = size_of_names(canvas, names)
    assert round(size * canvas.k) >= READABLE
    for words, area in names:
        inner = area.width - 2 * INSIDE
        assert canvas.paragraph_height(words, inner, size=size, role=Role.BOLD) <= area.height
