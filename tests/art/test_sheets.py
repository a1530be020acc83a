"""The sheets to judge the decks on, and the small pictures of the README."""

from io import BytesIO

import pygame
import pytest

from checks.vision import Sight
from few_colours import reduced
from interface.palette_png import palette_png
from sheets import as_seen, readme_pictures, sheets
from tests.art.decks import ASSETS, SKINS

PICTURES = ASSETS.parent / "packaging/pictures"
LARGEST = 250_000
SHOWN = [*(f"deck_{skin}" for skin in SKINS), "courts"]


@pytest.mark.parametrize("name", SHOWN)
def test_the_readme_shows_small_pictures_of_the_decks(name: str) -> None:
    assert (PICTURES / f"{name}.png").stat().st_size < LARGEST
    assert f"packaging/pictures/{name}.png" in (ASSETS.parent / "README.md").read_text(encoding="utf-8")


def test_a_picture_in_few_colours_looks_as_before() -> None:
    picture = pygame.Surface((6, 4))
    picture.fill("#c93a25", pygame.Rect(0, 0, 3, 4))
    picture.fill("#2a5ca5", pygame.Rect(3, 0, 3, 2))
    rows, palette = reduced(picture, 16)
    again = pygame.image.load(BytesIO(palette_png(6, rows, palette)), "picture.png").convert(picture)
    assert len(palette) == 3
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")


def test_no_picture_has_more_colours_than_asked_for() -> None:
    picture = pygame.Surface((64, 64))
    for x in range(64):
        for y in range(64):
            picture.set_at((x, y), (4 * x, 4 * y, x + y))
    _, palette = reduced(picture, 16)
    assert len(palette) == 16


def test_who_sees_no_colours_sees_how_light_they_are() -> None:
    picture = pygame.Surface((2, 1))
    picture.set_at((0, 0), (255, 0, 0))
    picture.set_at((1, 0), (0, 255, 0))
    red, green = (as_seen(picture, Sight.GREY).get_at((x, 0)) for x in (0, 1))
    assert red.r == red.g == red.b < green.r == green.g == green.b


@pytest.mark.slow
def test_every_sheet_is_made() -> None:
    assert {f"{skin}_{width}" for skin in SKINS for width in (360, 180, 90)} < sheets().keys()
    assert readme_pictures().keys() == set(SHOWN)
