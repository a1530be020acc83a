"""Plates with a large picture."""

import pygame
import pytest

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.plate import SIZES, Plate, draw_plate, fitted


@pytest.mark.parametrize("plate", Plate)
@pytest.mark.parametrize("room", [Area(10, 20, 500, 200), Area(10, 20, 120, 600), Area(10, 20, 900, 900)])
def test_a_plate_keeps_its_form_inside_its_room(plate: Plate, room: Area) -> None:
    area = fitted(plate, room)
    wide, high = SIZES[plate]
    assert area.width / area.height == pytest.approx(wide / high)
    assert (area.x, area.y) == (room.x, room.y)
    assert area.width <= room.width
    assert area.height <= room.height


@pytest.mark.parametrize("contrast", [False, True])
def test_a_plate_is_drawn_inside_its_area_with_its_picture(
    canvas: Canvas, screen: pygame.Surface, contrast: bool
) -> None:
    canvas.palette = Palette(contrast=contrast)
    screen.fill("#00ff00")
    area = Area(100, 100, 330, 420)
    draw_plate(canvas, Plate.UPRIGHT, area, "ui/avatars/beppe_calm.svg", "Uncle Beppe", part=0.8)
    ground = pygame.mask.from_threshold(screen, (0, 255, 0), (1, 1, 1, 255))
    ground.invert()
    [drawn] = [one for one in ground.get_bounding_rects() if one.width > 100]
    assert pygame.Rect(98, 98, 334, 424).contains(drawn)
    # His green ground is there, and not behind the caption.
    green = pygame.mask.from_threshold(screen, (0x5F, 0x91, 0x48), (6, 6, 6, 255)).get_bounding_rects()
    assert green
    assert max(one.bottom for one in green) < 100 + 420 - 62


def test_a_proof_is_fainter_than_a_print(canvas: Canvas, screen: pygame.Surface) -> None:
    area = Area(100, 100, 560, 300)
    shades = []
    for faint in (False, True):
        draw_plate(canvas, Plate.LEVEL, area, "ui/moments/medal_star.svg", "Medal", part=0.86, faint=faint)
        middle = screen.subsurface((340, 150, 80, 130))
        shades.append(sum(pygame.transform.average_color(middle)[:3]))
    assert shades[1] > shades[0] + 40
