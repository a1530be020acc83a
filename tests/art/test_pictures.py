"""The drawn files: what is in them, what pygame makes of them, and that the sources still draw them."""

import re
from functools import cache
from io import BytesIO
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from shapely import union_all

import build
from checks.lint import faults, outlines
from interface.byhand import written
from interface.glyph_sign import SHADE, TONES, WHITE
from interface.raster import rendered
from napoletane.furniture import Suit
from napoletane.high_numbers import high_number
from settebello.ui.kit.paint.picture_files import INKED
from tests.art.decks import ASSETS, BACKS, CARDS, FACES, SKINS, SUITS, cards, label, text
from woodcut.card import FURNITURE_LAYERS, PAPER_LAYERS, card_base, card_paper
from woodcut.palette import INK
from woodcut.picture import WOBBLE

DRAWN = sorted(build.sources())
GLYPHS = [path for path in DRAWN if path.parent.name == "glyphs"]

FRAME = (13, 13, 347, 587)
MARGIN = 12
"""How many units at each side only paper, edge and frame line may show."""
LEAST_GAP = 3.0
LARGEST_CARD = 160 * 1024
LARGEST_DECK = 3_200_000

Colours = npt.NDArray[np.int64]


def below(*folders: str, of: str) -> set[Path]:
    """The files below folders of the assets that match a pattern."""
    return {path.relative_to(ASSETS) for folder in folders for path in (ASSETS / folder).rglob(of)}


def dots(png: bytes) -> tuple[tuple[int, int], bytes]:
    """The size and the colours of a picture: the same ones may be packed differently by another zlib."""
    surface = pygame.image.load(BytesIO(png), "picture.png")
    return surface.get_size(), pygame.image.tobytes(surface, "RGBA")


def points(svg: str, size: tuple[int, int]) -> Colours:
    return pygame.surfarray.array3d(rendered(svg, size)).astype(np.int64)


@pytest.mark.parametrize("skin", SKINS)
def test_a_skin_has_forty_cards_and_twelve_more_for_the_pack_of_52(skin: str) -> None:
    ranks = [f"{rank:02d}" for rank in range(1, 11)] + ["pips08", "pips09", "pips10"]
    assert {card.stem for card in cards(skin)} == {f"{suit}_{rank}" for suit in SUITS[skin] for rank in ranks}


@pytest.mark.parametrize("skin", SKINS)
def test_a_skin_has_a_back_and_another_colour_of_it(skin: str) -> None:
    backs = [back for back in BACKS if back.parts[1] == skin]
    assert "back.svg" in [back.name for back in backs]
    assert len(backs) >= 2


def test_every_drawing_is_a_file_and_no_file_is_left_from_an_older_one() -> None:
    drawn = {path for path in build.everything() if path.suffix == ".svg"}
    assert not drawn & written()
    assert below("skins", "ui", "market", of="*.svg") == drawn | written()
    pixels = set(build.pixels())
    assert below("skins", "ui", "market", of="*.png") == {path for path in pixels if path.suffix == ".png"}
    assert all((ASSETS / path).exists() for path in pixels)


@pytest.mark.parametrize("file", sorted(written()), ids=str)
def test_a_picture_written_by_hand_is_drawn(file: Path) -> None:
    seen = rendered((ASSETS / file).read_text(encoding="utf-8"), (64, 64))
    assert pygame.mask.from_surface(seen).count() > 40


@pytest.mark.parametrize("file", DRAWN, ids=label)
def test_a_picture_uses_only_what_every_nanosvg_draws(file: Path) -> None:
    assert faults(text(file)) == []


@pytest.mark.parametrize("file", [*FACES, *BACKS], ids=label)
def test_a_card_fills_its_size_and_leaves_its_corners_empty(file: Path) -> None:
    fills_its_size(file, (90, 150))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(180, 300), (360, 600), (720, 1200)])
@pytest.mark.parametrize("file", [*FACES, *BACKS], ids=label)
def test_a_card_fills_every_size_and_leaves_its_corners_empty(file: Path, size: tuple[int, int]) -> None:
    fills_its_size(file, size)


def fills_its_size(file: Path, size: tuple[int, int]) -> None:
    """Check the outline of a card, and that only paper, edge and frame line show outside the frame."""
    card = rendered(text(file), size)
    wide, high = size
    assert card.get_size() == size
    assert [card.get_at((x, y)).a for x in (0, wide - 1) for y in (0, high - 1)] == [0, 0, 0, 0]
    assert card.get_at((wide // 2, high // 150)).a == 255
    # The edge begins half a unit inside: on a card of twice the size that is a pixel.
    bare = wide // 720
    assert card.get_bounding_rect() == pygame.Rect(bare, bare, wide - 2 * bare, high - 2 * bare)
    if file in FACES:
        shown = margin(text(file), size)
        assert any(np.array_equal(shown, plain) for plain in plain_margins(size))


def margin(svg: str, size: tuple[int, int]) -> Colours:
    """A card with everything inside the frame wiped out."""
    card = points(svg, size)
    edge = MARGIN * size[0] // 360
    card[edge:-edge, edge:-edge] = 0
    return card


@cache
def plain_margins(size: tuple[int, int]) -> list[Colours]:
    return [margin(paper().svg(), size) for paper in (card_base, card_paper)]


@pytest.mark.parametrize("file", FACES, ids=label)
def test_no_stroke_of_a_card_leaves_the_frame(file: Path) -> None:
    svg = text(file)
    framed = svg.startswith("\n".join(card_base().svg().splitlines()[: 1 + FURNITURE_LAYERS]))
    strokes = list(outlines(svg))[FURNITURE_LAYERS if framed else PAPER_LAYERS :]
    assert min(stroke.left for stroke in strokes) >= FRAME[0] - WOBBLE
    assert min(stroke.top for stroke in strokes) >= FRAME[1] - WOBBLE
    assert max(stroke.right for stroke in strokes) <= FRAME[2] + WOBBLE
    assert max(stroke.bottom for stroke in strokes) <= FRAME[3] + WOBBLE


@pytest.mark.parametrize("file", GLYPHS, ids=label)
def test_a_glyph_is_one_white_shape_inside_its_square_with_ink_and_shade_of_the_cards(file: Path) -> None:
    svg = text(file)
    fills = re.findall(r'fill="(#\w+)"', svg)
    two = [[INK, WHITE, SHADE, tone, dark] for tone, dark in TONES.items()]
    assert fills in ([WHITE], [INK, WHITE, SHADE], *two)
    alone = INKED.sub(b"", svg.encode()).decode()
    assert re.findall(r'fill="(#\w+)"', alone) == [WHITE]
    for picture in (svg, alone):
        glyph = rendered(picture, (64, 64))
        box = glyph.get_bounding_rect()
        assert glyph.get_size() == (64, 64)
        assert min(box.size) > 20
        assert max(box.size) > 40


@pytest.mark.parametrize("file", GLYPHS, ids=label)
def test_the_ink_of_a_glyph_is_not_cut_off_by_its_square(file: Path) -> None:
    picture = rendered(text(file), (128, 128))
    edge = [(at, side) for at in range(128) for side in (0, 127)]
    covered = sum(picture.get_at(at)[3] > 128 for at in edge) + sum(
        picture.get_at((side, at))[3] > 128 for at, side in edge
    )
    assert covered <= 24


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("number", [2, 8])
def test_the_sources_still_draw_the_committed_card_byte_for_byte(skin: str, number: int) -> None:
    file = cards(skin)[number]
    draw = build.sources()[file]
    first, second = draw(), draw()
    assert first == second
    assert first == text(file)


@pytest.mark.slow
def test_a_whole_build_makes_the_committed_files() -> None:
    for path, make in build.everything().items():
        made, committed = make(), (ASSETS / path).read_bytes()
        if path.suffix == ".png":
            assert dots(made) == dots(committed), path
        elif path.suffix == ".svg":
            assert made == committed, path


@pytest.mark.slow
@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", [8, 9, 10])
def test_a_high_number_shows_so_many_signs_that_stay_clear_of_one_another(suit: Suit, rank: int) -> None:
    signs = union_all([layer.region for layer in high_number(suit, rank).layers[FURNITURE_LAYERS:]])
    flowers = 4 if (suit, rank) == (Suit.COINS, 9) else 0
    assert len(signs.buffer(LEAST_GAP / 2).geoms) == rank + flowers


@pytest.mark.parametrize("skin", SKINS)
def test_a_deck_is_small_enough_to_ship(skin: str) -> None:
    sizes = {file: (ASSETS / file).stat().st_size for file in [*CARDS, *BACKS] if file.parts[1] == skin}
    assert sum(sizes.values()) <= LARGEST_DECK
    assert [file for file in cards(skin) if sizes[file] > LARGEST_CARD] == []
