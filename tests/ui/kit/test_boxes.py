"""Boxes of the theme."""

from dataclasses import replace

import pygame
import pytest

from settebello.ui.kit import theme
from settebello.ui.kit.paint.boxes import INK, STRIP, BoxStyle, box_picture, margin, rasterised, svg
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.paint.picture_cache import pixels


@pytest.mark.parametrize(
    "style", [theme.PANEL, theme.SHEET, theme.PLATE, theme.BUTTON, theme.FIELD, theme.RING]
)
@pytest.mark.parametrize("scale", [0.625, 1.0, 1.5])
def test_a_wide_box_looks_the_same_as_one_drawn_at_its_width(
    screen: pygame.Surface, style: BoxStyle, scale: float
) -> None:
    whole = rasterised(svg(style, 420.0, 90.0, scale))
    box = box_picture(style, 420.0, 90.0, scale)
    assert box.size == whole.get_size()
    assert box.strip is not None
    assert box.pixels < pixels(whole)
    quick = pygame.Surface(box.size, pygame.SRCALPHA)
    box.draw(quick, 0, 0)
    for x in range(0, whole.get_width(), 3):
        for y in range(0, whole.get_height(), 3):
            one, other = whole.get_at((x, y)), quick.get_at((x, y))
            # At the corners a fraction of a pixel decides; elsewhere both agree.
            off = max(abs(one[n] * one[3] - other[n] * other[3]) / 255 for n in range(3))
            assert off < 70, (x, y, one, other)


@pytest.mark.parametrize("alpha", [1.0, 0.5, 0.0])
@pytest.mark.parametrize("width", [100.0, 163.0, 164.0, 165.0, 700.0])
def test_the_pieces_of_a_wide_box_lie_side_by_side(
    screen: pygame.Surface, width: float, alpha: float
) -> None:
    style = BoxStyle("#ffffff", "#ffffff", radius=6.0)
    screen.fill("#000000")
    box_picture(style, width, 30.0, 1.0).draw(screen, 10, 10, alpha)
    row = [screen.get_at((x, 25)).r for x in range(screen.get_width())]
    left, right = 12, 12 + round(width)
    # Neither a gap nor a column twice, which would shine through.
    assert {round(value / 255, 1) for value in row[left:right]} == {alpha}
    assert not any(row[:left])
    assert not any(row[right:])
    if alpha:
        box_picture(style, width, 30.0, 1.0).draw(screen, 10, 10)
        assert screen.get_at((left + STRIP, 25)).r == 255


def test_a_narrow_box_is_drawn_as_it_is(screen: pygame.Surface) -> None:
    box = box_picture(theme.PANEL, 40.0, 40.0, 1.0)
    assert box.strip is None
    assert box.size == rasterised(svg(theme.PANEL, 40.0, 40.0, 1.0)).get_size()


def test_a_raised_box_has_ink_and_a_shadow_at_its_lower_right_and_one_flat_fill(
    screen: pygame.Surface,
) -> None:
    style = BoxStyle("#a8281c", "#74170f", radius=10.0, shadow=0.4)
    picture = rasterised(svg(style, 80.0, 60.0, 1.0))
    edge = round(margin(style))
    middle = pygame.Color("#a8281c")
    for x, y in ((edge + 12, edge + 12), (edge + 40, edge + 30), (edge + 70, edge + 50)):
        assert picture.get_at((x, y))[:3] == middle[:3]
    assert picture.get_at((edge + 40, edge + 58))[:3] == pygame.Color("#74170f")[:3]
    assert picture.get_at((edge + 40, edge + 61))[:3] == pygame.Color(INK)[:3]
    above, below = (
        sum(picture.get_at((edge + 40, y)).a for y in rows)
        for rows in (range(edge), range(edge + 60, edge * 2 + 60))
    )
    assert below > 4 * max(above, 1)


def test_a_printed_frame_lies_in_the_margin_and_not_in_high_contrast(screen: pygame.Surface) -> None:
    del screen
    plain = BoxStyle("#ffffff", "#ffffff")
    framed = replace(plain, frame="#000000")
    for width in (90.0, 400.0):
        picture = pygame.Surface((round(width) + 4, 204))
        box_picture(framed, width, 200.0, 1.0).draw(picture, 0, 0)
        inside = pygame.Rect(2, 2, round(width), 200).inflate(-56, -56)
        assert pygame.transform.average_color(picture.subsurface(inside))[:3] == (255, 255, 255)
        printed = [picture.get_at((x, 102))[0] < 160 for x in range(2, round(width) + 2)]
        assert sum(printed[:30]) == sum(printed[-30:]) >= 1
    assert Palette(contrast=True).box(framed).frame == "none"
