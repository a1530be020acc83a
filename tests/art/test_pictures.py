"""The drawn files: what is in them, what pygame makes of them, and that the sources still draw them."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pygame
import pytest
from shapely import union_all

import build
from napoletane import drawings
from napoletane.furniture import Suit
from napoletane.high_numbers import high_number
from woodcut.card import FURNITURE_LAYERS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SKIN = ASSETS / "skins/napoletane"
CARDS = sorted((SKIN / "cards").glob("*.svg"))
BACKS = sorted(SKIN.glob("back*.svg"))
DRAWN = sorted([*SKIN.rglob("*.svg"), *(ASSETS / "ui").rglob("*.svg")])
GLYPHS = sorted((ASSETS / "ui/glyphs").glob("*.svg"))

# What nanosvg surely draws; the pool of light is the one picture with a gradient.
SHAPES = {"svg", "path"}
WRITING = {"width", "height", "viewBox", "fill", "fill-rule", "d"}
GRADIENT = {"defs", "radialGradient", "stop"}
GRADIENT_WRITING = {"id", "gradientUnits", "cx", "cy", "r", "offset", "stop-color", "stop-opacity"}
COLOUR = re.compile(r"#[0-9a-f]{6}")

FRAME = (13, 13, 347, 587)
LEAST_GAP = 3.0
SMALL_DECK = 2_900_000


def name(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix()


def dots(path: Path) -> bytes:
    """The colours of a picture: the same ones may be packed differently by another zlib."""
    return pygame.image.tobytes(pygame.image.load(path), "RGBA")


def pixels(path: Path, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, size)


def test_the_skin_has_forty_cards_twelve_more_for_the_pack_of_52_and_two_backs() -> None:
    assert len(CARDS) == 40 + 12
    assert [back.name for back in BACKS] == ["back.svg", "back_red.svg"]


@pytest.mark.parametrize("path", DRAWN, ids=name)
def test_a_picture_uses_only_what_every_nanosvg_draws(path: Path) -> None:
    light = path.name == "light.svg"
    for element in ET.parse(path).getroot().iter():  # noqa: S314 - our own files
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert tag in (SHAPES | GRADIENT if light else SHAPES)
        assert set(element.attrib) <= (WRITING | GRADIENT_WRITING if light else WRITING)
        fill = element.get("fill", "#000000")
        assert COLOUR.fullmatch(fill) or (light and fill == "url(#g)")


@pytest.mark.parametrize("path", [*CARDS, *BACKS], ids=name)
def test_a_card_fills_its_size_and_leaves_its_corners_empty(path: Path) -> None:
    for size in ((90, 150), (360, 600)):
        card = pixels(path, size)
        assert card.get_size() == size
        assert card.get_at((0, 0)).a == 0
        assert card.get_at((size[0] // 2, 2)).a == 255
        assert card.get_bounding_rect().size == size


@pytest.mark.parametrize("path", GLYPHS, ids=name)
def test_a_glyph_is_one_white_shape_inside_its_square(path: Path) -> None:
    glyph = pixels(path, (64, 64))
    box = glyph.get_bounding_rect()
    assert glyph.get_size() == (64, 64)
    assert box.width > 20
    assert box.height > 30
    assert set(re.findall(r'fill="(#\w+)"', path.read_text())) == {"#ffffff"}
    assert path.read_text().count("<path") == 1


@pytest.mark.parametrize("file", ["cards/denari_03.svg", "cards/spade_06.svg", "cards/coppe_08.svg"])
def test_the_sources_still_draw_the_committed_card_byte_for_byte(file: str) -> None:
    draw = drawings()[file]
    first, second = draw().svg(), draw().svg()
    assert first == second
    assert first == (SKIN / file).read_text()


@pytest.mark.slow
def test_a_whole_build_writes_the_committed_files(tmp_path: Path) -> None:
    build.build(tmp_path)
    written = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.svg")}
    assert written == {path.relative_to(ASSETS) for path in DRAWN}
    for path in written:
        assert (tmp_path / path).read_bytes() == (ASSETS / path).read_bytes(), path
    for name in ("ui/table/felt.png", "ui/icon.png", "skins/napoletane/preview.png"):
        assert dots(tmp_path / name) == dots(ASSETS / name), name


@pytest.mark.parametrize("file", ["cards/bastoni_09.svg", "cards/spade_10.svg", "cards/denari_08.svg"])
def test_no_stroke_of_a_court_leaves_the_frame(file: str) -> None:
    left, top, right, bottom = drawings()[file]().bounds(skip=FURNITURE_LAYERS)
    assert left >= FRAME[0]
    assert top >= FRAME[1]
    assert right <= FRAME[2]
    assert bottom <= FRAME[3]


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(file for file in drawings() if file.startswith("cards/")))
def test_no_stroke_of_any_card_leaves_the_frame(file: str) -> None:
    test_no_stroke_of_a_court_leaves_the_frame(file)


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", [8, 9, 10])
def test_a_high_number_shows_so_many_signs_that_stay_clear_of_one_another(suit: Suit, rank: int) -> None:
    signs = union_all([layer.region for layer in high_number(suit, rank).layers[FURNITURE_LAYERS:]])
    flowers = 4 if (suit, rank) == (Suit.COINS, 9) else 0
    assert len(signs.buffer(LEAST_GAP / 2).geoms) == rank + flowers


def test_the_deck_is_small_enough_to_ship() -> None:
    assert sum(path.stat().st_size for path in [*CARDS, *BACKS]) < SMALL_DECK
