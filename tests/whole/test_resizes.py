"""The window takes any size that a system gives it, from one point to that of the largest screens."""

from random import Random

import pygame
import pytest

from settebello.ui.kit import routes
from settebello.ui.kit.routes import Route
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

EDGES = [(1, 1), (1, 4320), (7680, 1), (1, 500), (800, 1), (2, 3), (799, 499), (800, 500)]
MOST_PIXELS = 2_000_000
"""Larger pictures only take longer to draw."""


def sizes(count: int) -> list[tuple[int, int]]:
    """Sizes drawn at random, small ones as often as large ones, after those at the edges."""
    rng = Random(7)
    drawn = list(EDGES)
    while len(drawn) < count:
        size = int(7680 ** rng.random()), int(4320 ** rng.random())
        if size[0] * size[1] <= MOST_PIXELS:
            drawn.append(size)
    return drawn


@pytest.mark.parametrize("count", [12, pytest.param(200, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "first", [routes.Title(), routes.ContinueMatch(), routes.Settings()], ids=lambda route: route.scene
)
def test_a_page_withstands_every_size(first: Route, count: int) -> None:
    given = services()
    with Pilot(scenes(given, session()), first) as pilot:
        for size in sizes(count):
            pilot.resize(size)
            surface = pygame.display.get_surface()
            assert surface is not None
            assert surface.get_size() == size
        pilot.resize((1280, 720))
        assert pilot.at(first.scene)
        assert pilot.canvas.k == 1.0
