"""The pictures of the window: table tops, and the icon as the systems want it."""

import re
import struct
from io import BytesIO
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from checks.vision import contrast
from interface import osteria, osteria_light
from interface.icon_formats import LINUX, MAC, NAME, WINDOWS
from interface.osteria_people import GUESTS, lids
from interface.planks import BEECH, BOG_OAK, SIZE, WALNUT, Cut, Timber
from interface.table import FELT_SIDE, felts, tables
from settebello.ui.kit.paint.area import Area
from settebello.ui.menus.title import osteria_picture
from tests.art.decks import ASSETS, SUITS
from woodcut.palette import EDGE, PAPER

TOPS = sorted(
    (tables().keys() | felts().keys()) - {"empty_pile", "empty_place", "rose", "ribbon_left", "ribbon_right"}
)
ICON = ASSETS / "ui/icon"
LARGEST = 128 * 1024
PATCH = 16
INKED = 0.06
"""The side of a square of a table top in pixels, and how much of a table top is ink at most."""
PNG = b"\x89PNG\r\n\x1a\n"


def table_file(name: str) -> Path:
    svg = ASSETS / f"ui/table/{name}.svg"
    return svg if svg.exists() else svg.with_suffix(".png")


def _patches(light: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the mean light of squares as large as the sign on a plate: thin lines are lost in it."""
    wide, high = (side // PATCH for side in light.shape)
    cut = light[: wide * PATCH, : high * PATCH].reshape(wide, PATCH, high, PATCH)
    return np.asarray(cut.mean(axis=(1, 3)), dtype=np.float64)


def test_there_are_six_table_tops() -> None:
    assert TOPS == ["contrast", "dark", "felt", "felt_blue", "wood", "wood_light"]


@pytest.mark.parametrize("name", TOPS)
def test_a_table_top_is_quiet_small_and_far_from_the_colours_of_a_card(name: str) -> None:
    top = pygame.image.load(table_file(name))
    assert top.get_size() in (SIZE, (FELT_SIDE, FELT_SIDE))
    assert table_file(name).stat().st_size < LARGEST
    light = pygame.surfarray.array3d(top) @ np.array([0.2126, 0.7152, 0.0722])
    assert _patches(light).std() < 8
    assert (light < 0.6 * light.mean()).mean() < INKED, "seams and marks are few and thin"
    mean = "#" + "".join(f"{round(channel):02x}" for channel in pygame.transform.average_color(top)[:3])
    assert contrast(mean, PAPER) > 2.5
    assert contrast(mean, EDGE) > 1.5


@pytest.mark.parametrize(
    "path",
    [table_file("rose"), *(ASSETS / "skins" / skin / "prints" / "cloth.svg" for skin in sorted(SUITS))],
)
def test_the_ornaments_of_a_cloth_are_white_to_be_printed_in_its_colour(path: Path) -> None:
    assert set(re.findall('fill="([^"]*)"', path.read_text(encoding="utf-8"))) == {"#ffffff"}


@pytest.mark.parametrize("timber", [WALNUT, BEECH, BOG_OAK])
def test_planks_fill_the_table_top_and_no_two_are_equally_wide(timber: Timber) -> None:
    widths = [board.height for board in timber.boards]
    joints = [board.joint for board in timber.boards if board.joint is not None]
    assert sum(widths) == SIZE[1]
    assert len(set(widths)) == len(widths)
    assert len(set(joints)) == len(joints)


@pytest.mark.parametrize("timber", [WALNUT, BEECH, BOG_OAK])
def test_the_boards_are_of_four_cuts_and_have_knots_beside_the_cloth(timber: Timber) -> None:
    assert {board.cut for board in timber.boards} == set(Cut)
    assert all(board.cut is not below.cut for board, below in pairwise(timber.boards))
    assert sum(along < 0.28 or along > 0.72 for board in timber.boards for along, _, _ in board.knots) >= 4


@pytest.mark.parametrize("skin", sorted(SUITS))
def test_the_prints_of_a_deck_have_one_colour_and_are_told_apart_when_small(skin: str) -> None:
    prints = []
    for suit in SUITS[skin]:
        path = ASSETS / "skins" / skin / "prints" / f"{suit}.svg"
        assert set(re.findall('fill="([^"]*)"', path.read_text(encoding="utf-8"))) == {"#ffffff"}
        picture = pygame.image.load_sized_svg(path, (22, 22))
        prints.append(pygame.surfarray.array_alpha(picture).astype(float))
    for one, other in combinations(prints, 2):
        assert np.abs(one - other).mean() > 15


@pytest.mark.parametrize("name", sorted(felts()))
def test_a_felt_shows_no_seam_where_its_tiles_meet(name: str) -> None:
    tile = pygame.surfarray.array3d(pygame.image.load(table_file(name))).astype(float)
    inside = np.abs(np.diff(tile, axis=0)).mean()
    across = np.abs(tile[0] - tile[-1]).mean()
    down = np.abs(tile[:, 0] - tile[:, -1]).mean()
    assert max(across, down) < 1.2 * inside


@pytest.mark.parametrize("side", LINUX)
def test_linux_finds_the_icon_in_each_size(side: int) -> None:
    picture = pygame.image.load(ICON / f"hicolor/{side}x{side}/apps/{NAME}.png")
    assert picture.get_size() == (side, side)
    assert picture.get_at((0, 0)).a < 128
    assert picture.get_at((side // 2, side // 2)).a == 255


def test_the_icon_of_windows_lists_pictures_that_are_there() -> None:
    data = (ICON / f"{NAME}.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(WINDOWS))
    end = 6 + 16 * len(WINDOWS)
    for place, side in enumerate(WINDOWS):
        wide, high, _, _, _, _, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)
        assert (wide, high, at) == (side % 256, side % 256, end)
        assert pygame.image.load(BytesIO(data[at : at + length]), "icon.png").get_size() == (side, side)
        end += length
    assert end == len(data)


def test_the_icon_of_macos_is_a_row_of_pictures() -> None:
    data = (ICON / f"{NAME}.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    at, found = 8, {}
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack_from(">I", data, at + 4)[0]
        picture = data[at + 8 : at + length]
        assert picture.startswith(PNG)
        found[kind] = pygame.image.load(BytesIO(picture), "icon.png").get_width()
        at += length
    assert found == MAC


def test_the_title_finds_the_layers_of_the_osteria_where_they_are_drawn() -> None:
    assert (osteria_light.WIDE, osteria_light.HIGH) == (osteria_picture.WIDE, osteria_picture.HIGH)
    assert Area(*osteria.BEAM) == osteria_picture.BEAM
    assert {name: Area(*guest.eyes) for name, guest in GUESTS.items()} == osteria_picture.LIDS


@pytest.mark.parametrize("name", GUESTS)
def test_closed_eyes_are_drawn_whole(name: str) -> None:
    left, top, wide, high = GUESTS[name].eyes
    x0, y0, x1, y1 = lids(name).bounds()
    assert left < x0 < x1 < left + wide
    assert top < y0 < y1 < top + high
