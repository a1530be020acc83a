"""The table top behind all scenes: which one it is, and the light of the lamp upon it."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.skins import Deck, load_skin
from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import table_of
from settebello.ui.kit.paint.lamplight import CENTRE, LIGHT, STEPS, Lamp, Step, lamplight
from tests.skins.broken import own_skin


def deck(name: str) -> Deck:
    return Deck.of(load_skin(resources.assets() / "skins" / name))


def test_each_deck_has_a_table_of_its_own_unless_the_player_has_chosen_one() -> None:
    tables = {name: table_of(Table.AUTO, deck(name)) for name in ("napoletane", "francesi", "saarbruecken")}
    assert tables == {"napoletane": Table.WOOD, "francesi": Table.FELT, "saarbruecken": Table.WOOD_LIGHT}
    assert table_of(Table.DARK, deck("francesi")) is Table.DARK


@pytest.mark.parametrize("line", ["", "table: marble\n", "table: auto\n"])
def test_a_deck_that_names_no_table_or_an_unknown_one_lies_on_walnut(tmp_path: Path, line: str) -> None:
    skin = own_skin(tmp_path, "alpha")
    text = (skin / "skin.yaml").read_text(encoding="utf-8")
    assert "table: wood\n" in text
    (skin / "skin.yaml").write_text(text.replace("table: wood\n", line), encoding="utf-8")
    assert table_of(Table.AUTO, Deck.of(load_skin(skin))) is Table.WOOD


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(320, 180), (320, 200), (640, 270)])
def test_the_lamp_lights_the_middle_and_leaves_the_corners_in_flat_steps_of_shade(
    size: tuple[int, int],
) -> None:
    lamp = Lamp.high(*size)
    shade = lamplight(*size, lamp)
    assert shade.get_size() == size
    middle = shade.get_at((size[0] // 2, round(CENTRE[1] * size[1])))
    assert 0 < middle.a < 32
    assert middle.r > middle.b + 60
    dark = 1.0
    for step in STEPS:
        dark *= 1 - step.strength
    corners = [(x, y) for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert all(0.28 <= shade.get_at(corner).a / 255 <= 1.01 - dark for corner in corners)
    assert pygame.image.tobytes(shade, "RGBA") == pygame.image.tobytes(lamplight(*size, lamp), "RGBA")


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(640, 360), (840, 360)])
def test_a_low_lamp_makes_a_pool_of_light_on_its_field_and_dark_corners(size: tuple[int, int]) -> None:
    field = pygame.Rect(0, 0, 390, 210)
    field.center = (size[0] // 2, 145)
    shade = lamplight(*size, Lamp.low(field))
    dark = [shade.get_at((x, y)).a / 255 for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert min(dark) > 0.5
    assert dark[3] == max(dark), "the light falls from the upper left"
    for part in (0.3, 0.5, 0.7):
        light = shade.get_at((round(field.x + part * field.width), field.centery))
        assert light.r > light.b + 60, "the cards lie in warm light"
        assert 0 < light.a < 64, "light hides nothing of the cloth"


def test_a_shadow_of_a_lamp_never_ends_before_the_light() -> None:
    lamp = Lamp.low(pygame.Rect(0, 0, 100, 100))
    steps: tuple[Step, ...] = (*lamp.light, *lamp.shade)
    assert [step.radius for step in steps] == sorted(step.radius for step in steps)


def test_on_a_light_table_the_shade_is_weaker_and_its_rays_are_short_but_no_step_is_a_ring() -> None:
    field = pygame.Rect(0, 0, 390, 210)
    for soft, usual in (
        (Lamp.high(640, 360, soft=True), Lamp.high(640, 360)),
        (Lamp.low(field, soft=True), Lamp.low(field)),
    ):
        assert sum(step.strength for step in soft.shade) < 0.75 * sum(step.strength for step in usual.shade)
        assert max(step.cuts for step in soft.shade) < 0.65 * max(step.cuts for step in usual.shade)
        for step, beyond in pairwise(soft.shade):
            assert 0 < beyond.radius - step.radius < beyond.cuts


def test_no_step_of_the_light_ends_in_a_ring() -> None:
    assert len(STEPS) + len(LIGHT) >= 8
    for step, beyond in pairwise(STEPS):
        assert beyond.radius - step.radius < beyond.cuts
        assert beyond.strength > step.strength
