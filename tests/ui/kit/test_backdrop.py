"""The table top behind all scenes: which one it is, and the light of the lamp upon it."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.skins import Deck, load_skin
from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import table_of
from settebello.ui.kit.paint.lamplight import CENTRE, STEPS, Lamp, Step, lamplight
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
    assert all(0.2 <= shade.get_at(corner).a / 255 <= 1.01 - dark for corner in corners)
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


def test_on_a_light_table_the_shade_is_weaker_and_its_strokes_are_shorter() -> None:
    field = pygame.Rect(0, 0, 390, 210)
    for soft, usual in (
        (Lamp.high(640, 360, soft=True), Lamp.high(640, 360)),
        (Lamp.low(field, soft=True), Lamp.low(field)),
    ):
        assert sum(step.strength for step in soft.shade) < 0.75 * sum(step.strength for step in usual.shade)
        assert max(step.cuts for step in soft.shade) < 0.65 * max(step.cuts for step in usual.shade)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("around", [False, True])
def test_the_light_falls_in_a_few_flat_steps_as_in_a_woodcut(*, around: bool) -> None:
    field = pygame.Rect(250, 80, 780, 420)
    for lamp in (Lamp.high(1280, 720), Lamp.low(field, around=around)):
        assert 1 <= len(lamp.light) <= 2
        assert 2 <= len(lamp.shade) <= 4
        for step, beyond in pairwise(lamp.shade):
            assert beyond.strength > step.strength
        shade = lamplight(1280, 720, lamp)
        tones = Counter(shade.get_at((x, y)).a for x in range(0, 1280, 5) for y in range(0, 720, 3))
        flat = sum(count for _, count in tones.most_common(len(lamp.light) + len(lamp.shade) + 1))
        assert flat > 0.9 * tones.total(), "between the steps nothing is blurred"
