"""Boxes of the theme."""

import re
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.ui.kit import theme
from settebello.ui.kit.paint.boxes import BARE, BoxStyle, box_picture, margin, rasterised, run_of, svg
from settebello.ui.kit.paint.grain import Grain
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.paint.picture_cache import pixels


@pytest.mark.parametrize(
    "style", [theme.PANEL, theme.SHEET, theme.PLATE, theme.BUTTON, theme.FIELD, theme.RING]
)
@pytest.mark.parametrize("scale", [0.625, 1.0, 1.5])
def test_a_wide_box_looks_the_same_as_one_drawn_at_its_width(
    screen: pygame.Surface, style: BoxStyle, scale: float
) -> None:
    whole = rasterised(svg(style, 420.0, 90.0, scale, run_of(style, 420.0)))
    box = box_picture(style, 420.0, 90.0, scale)
    assert box.size == whole.get_size()
    assert box.strip is not None
    assert box.pixels < pixels(whole)
    quick = pygame.Surface(box.size, pygame.SRCALPHA)
    box.draw(quick, 0, 0)
    offs = []
    for x in range(0, whole.get_width(), 3):
        for y in range(0, whole.get_height(), 3):
            one, other = whole.get_at((x, y)), quick.get_at((x, y))
            offs.append(max(abs(one[n] * one[3] - other[n] * other[3]) / 255 for n in range(3)))
    # At the edge of a stroke of hatching a fraction of a pixel decides; elsewhere both agree.
    assert max(offs) < 130
    assert sum(offs) / len(offs) < 2


@pytest.mark.parametrize("alpha", [1.0, 0.5, 0.0])
@pytest.mark.parametrize("width", [100.0, 253.0, 254.0, 255.0, 700.0])
def test_the_pieces_of_a_wide_box_lie_side_by_side(
    screen: pygame.Surface, width: float, alpha: float
) -> None:
    style = BoxStyle("#ffffff", "#ffffff", radius=6.0, printed=False)
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
        assert screen.get_at(((left + right) // 2, 25)).r == 255


def test_a_narrow_box_is_drawn_as_it_is(screen: pygame.Surface) -> None:
    box = box_picture(theme.PANEL, 40.0, 40.0, 1.0)
    assert box.strip is None
    assert box.size == rasterised(svg(theme.PANEL, 40.0, 40.0, 1.0)).get_size()


def test_a_raised_box_has_ink_and_hatching_at_its_lower_right_and_one_flat_fill(
    screen: pygame.Surface,
) -> None:
    del screen
    style = BoxStyle("#a8281c", "#74170f", radius=10.0, shadow=0.4)
    picture = rasterised(svg(style, 80.0, 60.0, 1.0))
    edge = round(margin(style))
    fill = pygame.Color(style.fill)[:3]

    def column(x: int) -> list[tuple[int, ...]]:
        points = (picture.get_at((edge + x, y)) for y in range(picture.get_height()))
        return [tuple(one[:3]) if one.a > 200 else (255, 255, 255) for one in points]

    columns = [column(x) for x in range(12, 70)]
    assert all(set(one[edge + 4 : edge + 44]) == {fill} for one in columns)
    # Strokes of hatching, of different lengths, and paper between them.
    lengths = {sum(colour != fill for colour in one[edge + 44 : edge + 57]) for one in columns}
    assert len(lengths) > 2
    above, below = (
        sum(sum(one[y]) < sum(fill) / 2 for one in columns for y in rows)
        for rows in (range(edge + 3), range(edge + 57, edge + 62))
    )
    assert below > 1.3 * above > 0


def test_an_edge_is_cut_and_the_same_each_time(screen: pygame.Surface) -> None:
    del screen
    style = BoxStyle("#a8281c", "#74170f", radius=8.0, shadow=0.4)
    drawn = svg(style, 300.0, 60.0, 1.0)
    assert drawn == svg(style, 300.0, 60.0, 1.0)
    points = [tuple(map(float, one.split())) for one in re.findall(r"[ML]([-\d.]+ [-\d.]+)", drawn)]
    assert len({y for _, y in points}) > 30
    assert not re.search(r"[ML]", svg(replace(style, printed=False), 300.0, 60.0, 1.0))


def test_the_colour_of_a_pressed_button_is_shifted_on_its_ink(screen: pygame.Surface) -> None:
    del screen
    edge = round(margin(theme.BUTTON_DOWN))
    picture = rasterised(svg(theme.BUTTON_DOWN, 120.0, 60.0, 1.0))
    left, right = (picture.get_at((edge + x, edge + 30))[:3] for x in (1, 119))
    assert left == pygame.Color(BARE)[:3]
    assert right == pygame.Color(theme.BUTTON_DOWN.fill)[:3]


def test_grain_lies_on_printed_boxes_and_leaves_their_shape(screen: pygame.Surface) -> None:
    del screen
    grain = Grain(resources.assets())
    for style in (theme.PANEL, theme.BUTTON):
        bare = box_picture(style, 200.0, 100.0, 1.0).ends
        grained = box_picture(style, 200.0, 100.0, 1.0, grain).ends
        inside = [(x, y) for x in range(40, 160) for y in range(30, 70)]
        assert len({bare.get_at(one)[:3] for one in inside}) == 1
        assert len({grained.get_at(one)[:3] for one in inside}) > 2
        whole = [(x, y) for x in range(bare.get_width()) for y in range(bare.get_height())]
        assert [bare.get_at(one).a for one in whole] == [grained.get_at(one).a for one in whole]
        # The ground hardly changes, so letters on it are read as well.
        for one in inside:
            for before, after in zip(bare.get_at(one)[:3], grained.get_at(one)[:3], strict=True):
                assert abs(before - after) <= 42
    high = Palette(contrast=True).box(theme.PANEL)
    flat = box_picture(high, 200.0, 100.0, 1.0, grain).ends
    assert len({flat.get_at((x, y))[:3] for x in range(40, 160) for y in range(30, 70)}) == 1
    assert not grain.troubles


def test_a_damaged_grain_is_reported_once_and_boxes_are_drawn_without_it(
    screen: pygame.Surface, tmp_path: Path
) -> None:
    del screen
    grain = Grain(tmp_path)
    for width in (100.0, 120.0):
        assert box_picture(theme.PANEL, width, 60.0, 1.0, grain).ends.get_at((50, 30))[3] == 255
    assert [one.name for one in grain.troubles] == ["paper.png"]


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


@pytest.mark.parametrize("scale", [0.625, 1.0, 1.5, 2.0])
def test_nothing_of_a_corner_is_repeated_along_a_printed_frame(screen: pygame.Surface, scale: float) -> None:
    del screen
    framed = replace(BoxStyle("#ffffff", "#ffffff"), frame="#000000")
    row = round((2 + 18) * scale)
    for width in range(400, 1000, 24):
        box = box_picture(framed, float(width), 200.0, scale)
        picture = pygame.Surface(box.size)
        box.draw(picture, 0, 0)
        dark = [x for x in range(box.width) if picture.get_at((x, row))[0] < 250]
        assert [x for x in dark if 32 * scale < x < box.width - 32 * scale] == []
        assert dark, "the corners are seen in this row"
