"""The album: an open book whose slots hold the found cards, and name the missing ones."""

from itertools import pairwise
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.engravings import Engravings
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts.album_book import COLUMNS, ENGRAVED, PRINT, ROWS, SLOT, STICKER, pages, slots
from settebello.ui.learn.scenes.album_scene import AlbumScene, PlaceSpot
from tests.ui.learn.test_end import opened

if TYPE_CHECKING:
    from settebello.ui.kit.view.canvas import Canvas

SIZES = [(800, 500), (1280, 720), (1920, 1080)]


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("size", SIZES)
def test_all_slots_are_whole_on_one_of_the_pages_and_beside_every_button(size: tuple[int, int]) -> None:
    with opened(routes.LearnAlbum(), size=size) as pilot:
        scene = pilot.scene
        assert isinstance(scene, AlbumScene)
        left, right = pages(scene.book)
        for number, spot in enumerate(scene.places):
            page = right if number % (2 * COLUMNS) >= COLUMNS else left
            assert page.x < spot.area.x
            assert spot.area.right < page.right
            assert page.y < spot.area.y
            assert spot.area.bottom < page.bottom
        others = [one.area for one in scene.group.widgets if not isinstance(one, PlaceSpot)]
        assert all(area.right <= scene.book.x for area in others)


def test_slots_are_in_the_order_of_the_rows_and_apart() -> None:
    found = slots(Area(0, 0, 1100, 620))
    assert len(found) == 2 * COLUMNS * ROWS
    assert found == sorted(found, key=lambda slot: (slot.y, slot.x))
    for one, other in pairwise(found):
        assert one.y < other.y or one.right < other.x


def test_a_found_card_is_a_sticker_in_full_colour_and_a_missing_one_a_slot() -> None:
    with opened(routes.LearnAlbum()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, AlbumScene)
        for spot in scene.places:
            drawn: list[object] = []
            canvas = SimpleNamespace(
                box=lambda _, style, drawn=drawn: drawn.append(style),
                card=lambda card, *_, drawn=drawn, **how: drawn.append((card, how.get("alpha", 1.0))),
                glow=lambda *_: None,
                engraved=lambda card, *_, drawn=drawn: drawn.append(card),
                text=lambda words, *_, drawn=drawn, **__: drawn.append(words),
                palette=SimpleNamespace(contrast=False),
            )
            spot.draw(cast("Canvas", canvas), State())
            empty = [SLOT, spot.card, SLOT, str(spot.value)]
            assert drawn == ([STICKER, (spot.card, 1.0)] if spot.earned else empty)


def test_the_print_of_a_missing_card_is_pale_and_shows_what_is_on_the_card() -> None:
    card = pygame.Surface((40, 60))
    card.fill("#fffaf0")
    card.fill("#20140c", (10, 10, 8, 40))
    card.fill("#c43a27", (24, 10, 8, 40))
    made = Engravings().get(card, 0.5, ENGRAVED, SLOT.fill)
    assert made.get_size() == (20, 30)
    ink, red, paper = (sum(made.get_at(at)[:3]) for at in ((7, 15), (14, 15), (1, 1)))
    assert ink < red < paper
    slot = pygame.Color(SLOT.fill)
    assert all(abs(a - b) < 8 for a, b in zip(made.get_at((1, 1))[:3], slot[:3], strict=True))


def test_a_print_is_made_once_and_forgotten_when_a_frame_does_not_use_it() -> None:
    card, prints = pygame.Surface((40, 60)), Engravings()
    made = prints.get(card, 1.0, ENGRAVED, SLOT.fill)
    prints.finish()
    assert prints.get(card, 1.0, ENGRAVED, SLOT.fill) is made
    prints.finish()
    prints.finish()
    assert prints.get(card, 1.0, ENGRAVED, SLOT.fill) is not made


def test_the_number_of_a_missing_card_is_clear_on_its_slot() -> None:
    light, dark = luminance(SLOT.fill), luminance(PRINT)
    assert (light + 0.05) / (dark + 0.05) >= 4.5
