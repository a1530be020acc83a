"""What a sheet is bound as: seen at its edge and outside of it, and not in high contrast."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import SheetBinding, draw_paper
from settebello.ui.kit.widgets.paper import EDGE
from tests.ui.every_scene import at

SHEET = Area.centred(640, 360, 1000, 640)


@pytest.fixture
def canvas() -> Iterator[Canvas]:
    with at(SceneId.ABOUT) as pilot:
        pilot.settle()
        yield pilot.canvas


def drawn(canvas: Canvas, binding: SheetBinding) -> pygame.Surface:
    """The picture of a sheet on black."""
    picture = pygame.Surface((1280, 720)).convert()
    canvas.use(picture)
    draw_paper(canvas, SHEET, binding)
    return picture


@pytest.mark.parametrize("binding", list(SheetBinding))
def test_where_words_are_the_paper_of_every_binding_is_plain(canvas: Canvas, binding: SheetBinding) -> None:
    picture = drawn(canvas, binding)
    inner = SHEET.inset(EDGE - 8)
    for x in range(round(inner.x), round(inner.right), 9):
        for y in range(round(inner.y), round(inner.bottom), 9):
            assert min(picture.get_at((x, y))[:3]) > 150, (x, y)


def test_each_binding_is_another_object(canvas: Canvas) -> None:
    pictures = {pygame.image.tobytes(drawn(canvas, binding), "RGB") for binding in SheetBinding}
    assert len(pictures) == len(SheetBinding)


@pytest.mark.parametrize("binding", list(SheetBinding))
def test_a_binding_stays_near_its_sheet(canvas: Canvas, binding: SheetBinding) -> None:
    picture = drawn(canvas, binding)
    picture.set_colorkey((0, 0, 0))
    used = picture.get_bounding_rect()
    around = SHEET.inset(-30)
    assert around.x <= used.x
    assert used.right <= around.right
    assert around.y <= used.y
    assert used.bottom <= around.bottom + 26, "a ribbon hangs out below"


@pytest.mark.parametrize("binding", list(SheetBinding))
def test_in_high_contrast_a_sheet_has_no_binding(
    canvas: Canvas, binding: SheetBinding, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas.palette = replace(canvas.palette, contrast=True)
    found: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: found.append(name))
    drawn(canvas, binding)
    assert not found
