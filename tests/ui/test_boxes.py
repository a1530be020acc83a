"""Boxes of the theme."""

import pygame
import pytest

from settebello.ui import theme
from settebello.ui.paint.boxes import BoxStyle, rasterised, stretched, svg


@pytest.mark.parametrize("style", [theme.PANEL, theme.PLATE, theme.BUTTON, theme.FIELD, theme.RING])
@pytest.mark.parametrize("scale", [0.625, 1.0, 1.5])
def test_a_wide_box_looks_the_same_as_one_drawn_at_its_width(
    screen: pygame.Surface, style: BoxStyle, scale: float
) -> None:
    whole = rasterised(svg(style, 420.0, 90.0, scale))
    quick = stretched(style, 420.0, 90.0, scale)
    assert quick.get_size() == whole.get_size()
    for x in range(0, whole.get_width(), 3):
        for y in range(0, whole.get_height(), 3):
            one, other = whole.get_at((x, y)), quick.get_at((x, y))
            # At the corners a fraction of a pixel decides; elsewhere both agree.
            off = max(abs(one[n] * one[3] - other[n] * other[3]) / 255 for n in range(3))
            assert off < 70, (x, y, one, other)


def test_a_narrow_box_is_drawn_as_it_is(screen: pygame.Surface) -> None:
    picture = stretched(theme.PANEL, 40.0, 40.0, 1.0)
    assert picture.get_width() == rasterised(svg(theme.PANEL, 40.0, 40.0, 1.0)).get_width()
