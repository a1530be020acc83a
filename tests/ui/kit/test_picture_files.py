"""Pictures that cover the window: drawings are cut, tiles are repeated."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pygame
import pytest

from settebello import resources
from settebello.ui.kit.paint.picture_files import PLAIN, Pictures, covering, partly

TABLE = resources.assets() / "ui/table"


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture
def tile(tmp_path: Path) -> Path:
    """A tile of 4 x 4 pixels with one red corner."""
    picture = pygame.Surface((4, 4))
    picture.set_at((0, 0), "#ff0000")
    pygame.image.save(picture, tmp_path / "tile.png")
    return tmp_path / "tile.png"


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (1000, 900), (300, 1200)])
@pytest.mark.parametrize("name", ["wood.svg", "felt.png"])
def test_a_table_top_covers_any_window(name: str, size: tuple[int, int]) -> None:
    picture = covering(TABLE / name, *size)
    assert picture.get_size() == size
    for corner in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)):
        assert sum(picture.get_at(corner)[:3]) > 0


def test_a_tile_is_repeated_in_its_own_size(tile: Path) -> None:
    picture = covering(tile, 10, 6)
    red = {(x, y) for x in range(10) for y in range(6) if picture.get_at((x, y))[:3] == (255, 0, 0)}
    assert red == {(x, y) for x in (0, 4, 8) for y in (0, 4)}


def test_a_tile_is_enlarged_by_whole_steps_in_a_far_larger_window(tile: Path) -> None:
    picture = covering(tile, 16, 2160)
    assert picture.get_at((1, 1))[:3] == picture.get_at((8, 8))[:3] == (255, 0, 0)
    assert picture.get_at((2, 2))[:3] == (0, 0, 0)


def test_what_covers_the_window_is_drawn_once_however_much_else_there_is(tile: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        pictures = Pictures(tile.parent, executor)
        pictures.clear(window=100 * 100)
        first = pictures.covering(tile.name, 100, 100)
        for size in range(100, 109):
            pictures.glow(size, "#ffffff")
        assert pictures.covering(tile.name, 100, 100) is first
        assert not pictures.busy


def test_another_background_is_there_at_once_unless_a_drawing_may_come_late() -> None:
    size = (160, 90)
    gate = Event()
    with ThreadPoolExecutor(1) as executor:
        pictures = Pictures(TABLE, executor)
        executor.submit(gate.wait)
        wood = pictures.covering("wood.svg", *size, late=True)
        assert pictures.covering("felt.png", *size, late=True) is not wood
        felt = pictures.covering("felt.png", *size)
        assert pictures.covering("dark.svg", *size, late=True) is felt
        dark = pictures.covering("dark.svg", *size)
        assert dark is not felt
        assert pictures.covering("dark.svg", *size, late=True) is dark
        assert not pictures.busy
        gate.set()


def test_a_glyph_of_a_light_colour_has_ink_around_it_and_a_flat_one_is_of_one_colour() -> None:
    pictures = Pictures(resources.assets())
    size = (48, 48, "#f2c14e")
    inked = pictures.tinted("ui/glyphs/eye.svg", *size, flat=False)
    flat = pictures.tinted("ui/glyphs/eye.svg", *size, flat=True)

    def colours(picture: pygame.Surface) -> set[tuple[int, int, int]]:
        seen = (picture.get_at((x, y)) for x in range(48) for y in range(48))
        return {(one.r, one.g, one.b) for one in seen if one.a == 255}

    assert colours(flat) == {(0xF2, 0xC1, 0x4E)}
    assert any(sum(one) < 90 for one in colours(inked))
    assert (0xF2, 0xC1, 0x4E) in colours(inked)


@pytest.mark.parametrize("name", ["star", "side_1", "pip_ring", "pad_view"])
def test_every_glyph_has_a_flat_picture(name: str) -> None:
    picture = Pictures(resources.assets()).tinted(f"ui/glyphs/{name}.svg", 24, 24, "#000000", flat=True)
    assert any(picture.get_at((x, y))[3] == 255 for x in range(24) for y in range(24))


def test_a_part_of_a_drawing_is_that_part_of_the_whole_drawing() -> None:
    whole = pygame.image.load_sized_svg(TABLE / "wood.svg", (1280, 800)).convert()
    part = partly(TABLE / "wood.svg", 640, 360, view=(320.0, 200.0, 640.0, 360.0)).convert()
    wanted = pygame.surfarray.array3d(whole.subsurface((320, 200, 640, 360))).astype(int)
    assert abs(pygame.surfarray.array3d(part).astype(int) - wanted).mean() < 1.0


def test_a_damaged_drawing_is_replaced_by_a_plain_colour_and_reported(tmp_path: Path) -> None:
    (tmp_path / "torn.svg").write_text("this is no picture", encoding="utf-8")
    pictures = Pictures(tmp_path)
    pictures.clear(window=100 * 100)
    found = pictures.part("torn.svg", 30, 20, (0.0, 0.0, 30.0, 20.0))
    assert found.get_at((15, 10)) == pygame.Color(PLAIN)
    assert pictures.troubles == [tmp_path / "torn.svg"]


def test_a_prepared_picture_is_the_same_and_is_read_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sun = "ui/moments/sun.svg"
    plain = Pictures(resources.assets()).fitting(sun, 90, 90)
    with ThreadPoolExecutor(1) as executor:
        pictures = Pictures(resources.assets(), executor)
        pictures.prepare(sun, 90, 90)
        pictures.prepare(sun, 90, 90)
        monkeypatch.setattr("settebello.ui.kit.paint.picture_files.fitting", None)
        found = pictures.fitting(sun, 90, 90)
        assert pygame.image.tobytes(found, "RGBA") == pygame.image.tobytes(plain, "RGBA")
        pictures.prepare(sun, 90, 90)
        assert pictures.fitting(sun, 90, 90) is found


def test_a_damaged_picture_that_is_prepared_is_named_and_replaced(tmp_path: Path) -> None:
    (tmp_path / "torn.svg").write_text("<svg", encoding="utf-8")
    with ThreadPoolExecutor(1) as executor:
        pictures = Pictures(tmp_path, executor)
        pictures.prepare("torn.svg", 20, 10)
        assert pictures.fitting("torn.svg", 20, 10).get_size() == (20, 10)
    assert pictures.troubles == [tmp_path / "torn.svg"]
