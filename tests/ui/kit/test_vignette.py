"""The small pictures on sheets that have little to say."""

from dataclasses import replace

import pygame
import pytest

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.vignette import LEAST, MOST, draw_vignette


def drawn(screen: pygame.Surface) -> pygame.Rect:
    """Returns where something was drawn on a white screen."""
    mask = pygame.mask.from_threshold(screen, pygame.Color("#ffffff"), (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize(("high", "most"), [(LEAST - 1, 0), (100, 100), (600, MOST)])
def test_a_vignette_fills_its_place_up_to_its_greatest_height_or_is_left_out(
    canvas: Canvas, screen: pygame.Surface, high: float, most: float
) -> None:
    screen.fill("#ffffff")
    draw_vignette(canvas, "cat", Area(200, 50, 800, high))
    found = drawn(screen)
    assert found.height <= most + 2
    assert (found.height > 0.5 * most) == (most > 0)
    if most:
        assert abs(found.centerx - 600) < 20


def test_high_contrast_has_no_vignettes(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#ffffff")
    canvas.palette = replace(canvas.palette, contrast=True)
    draw_vignette(canvas, "cat", Area(200, 50, 800, 300))
    assert not drawn(screen)
