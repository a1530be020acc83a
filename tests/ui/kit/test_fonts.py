"""Lines of text as the window draws them."""

import pygame
import pytest

from settebello import resources
from settebello.ui.kit.paint.fonts import FINE, Fonts, Role

SENTENCE = "Du legst die Sieben der Münzen, settebello! The cards on the table"
LARGE = 480
"""A size in pixels at which whole-pixel advances make no difference."""


@pytest.fixture
def fonts() -> Fonts:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    return Fonts(resources.assets() / "fonts")


@pytest.mark.parametrize("role", [Role.BODY, Role.BOLD, Role.TITLE, Role.PLAIN])
def test_small_letters_are_as_far_apart_as_large_ones(fonts: Fonts, role: Role) -> None:
    exact = fonts.width(role, LARGE, SENTENCE) / LARGE
    for pixels in range(14, 33):
        assert fonts.width(role, pixels, SENTENCE) / pixels == pytest.approx(exact, rel=0.015), pixels


@pytest.mark.parametrize("pixels", [6, FINE.start, 14, 17, 21, FINE.stop - 1, FINE.stop, 104])
@pytest.mark.parametrize("text", ["Scopa", "Runde 12 von 30", "札を取る"])
def test_a_line_is_as_wide_as_it_is_measured_and_no_higher_than_its_line(
    fonts: Fonts, pixels: int, text: str
) -> None:
    for role in (Role.BODY, Role.BOLD, Role.TITLE):
        picture = fonts.words(role, pixels, text, "#fff6df")
        assert abs(picture.get_width() - fonts.width(role, pixels, text)) <= 1
        if role is not Role.TITLE:
            assert picture.get_height() <= fonts.height(role, pixels) + 1


def test_light_letters_have_no_dark_edges(fonts: Fonts) -> None:
    for role in (Role.BODY, Role.TITLE):
        picture = fonts.words(role, 19, "Runde 12", "#ffd873")
        seen = [
            picture.get_at((x, y)) for x in range(picture.get_width()) for y in range(picture.get_height())
        ]
        assert all(one.r > 245 and one.g > 205 for one in seen if one.a > 8)
