"""The small pictures on sheets that have little to say."""

from dataclasses import replace

import pygame
import pytest

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.paper import EDGE, HEADING, beside_heading, half_rule
from settebello.ui.kit.widgets.vignette import (
    LEAST,
    MOST,
    RATIO,
    draw_heading_vignettes,
    draw_vignette,
)


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


@pytest.mark.parametrize("width", [560.0, 760.0, 1120.0, 1190.0])
@pytest.mark.parametrize("heading", ["Scopa", "Learn the game", "A heading of many words that is long"])
def test_pictures_beside_a_heading_leave_words_and_rule_free(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, width: float, heading: str
) -> None:
    seen: list[Area] = []
    monkeypatch.setattr(canvas, "picture", lambda _, area, *__: seen.append(area))
    sheet = Area.centred(640, 360, width, 600)
    draw_heading_vignettes(canvas, sheet, heading, "cat", "broom")
    wide = canvas.text_width(heading, size=LETTERS[Size.HEADING], role=Role.TITLE)
    half = max(half_rule(sheet), min(wide, width - 2 * EDGE) / 2)
    rooms = beside_heading(canvas, sheet, heading)
    assert len(seen) in {0, 2}
    assert (len(seen) == 2) == (min(room.width for room in rooms) * RATIO >= LEAST)
    assert seen or width < 800 or len(heading) > 20
    for area, room in zip(seen, rooms, strict=False):
        assert abs(area.centre[0] - 640) - area.width / 2 >= half
        assert sheet.x <= area.x < area.right <= sheet.right
        assert sheet.y <= area.y < area.bottom <= sheet.y + HEADING
        assert area.centre == pytest.approx(room.centre)
