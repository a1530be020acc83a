"""The tiles of the menu over the table: groups on one grid, without gaps."""

import pytest

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Pop
from settebello.ui.kit.widgets.tile import Tile
from settebello.ui.table.scene.menu_groups import GAP, MOST, TileBand, TileGroup, columns_for
from settebello.ui.table.scene.policies import Entry
from settebello.ui.table.scene.table_menu import TableMenu
from tests.pilot import services


def band(*numbers: int) -> TileBand:
    groups = [TileGroup(f"group {n}", "cards", [Tile(f"{n}", Pop) for _ in range(n)]) for n in numbers]
    made = TileBand(*groups)
    made.place(Area(0, 0, 1000, made.height), 1.0)
    return made


@pytest.mark.parametrize(
    ("tiles", "columns"),
    [((5, 4), (3, 2)), ((4, 4), (2, 2)), ((1, 2), (1, 2)), ((7, 6), (3, 2)), ((4,), (4,)), ((), ())],
)
def test_groups_have_few_rows_and_few_gaps(tiles: tuple[int, ...], columns: tuple[int, ...]) -> None:
    assert columns_for(tiles) == columns
    assert sum(columns) <= MOST


@pytest.mark.parametrize("numbers", [(n, m) for n in range(1, 8) for m in range(1, 7)])
def test_all_tiles_are_on_one_grid_and_none_lies_on_another(numbers: tuple[int, int]) -> None:
    tiles = band(*numbers).buttons
    assert len(tiles) == sum(numbers)
    usual = min(tile.area.width for tile in tiles)
    firsts = {0, numbers[0]}
    assert all(abs(tile.area.width - usual) < 0.01 for place, tile in enumerate(tiles) if place not in firsts)
    for place, one in enumerate(tiles):
        for other in tiles[:place]:
            apart = (
                one.area.x >= other.area.right - 0.01
                or other.area.x >= one.area.right - 0.01
                or one.area.y >= other.area.bottom - 0.01
                or other.area.y >= one.area.bottom - 0.01
            )
            assert apart


def test_the_first_tile_of_a_group_fills_the_gap_in_its_rows() -> None:
    hint, cards, points, *below = band(5, 4).buttons[:5]
    assert hint.area.height > 1.9 * cards.area.height
    assert hint.area.bottom == pytest.approx(below[-1].area.bottom)
    assert points.area.right == pytest.approx(below[-1].area.right)


def test_a_group_without_tiles_is_left_out() -> None:
    assert len(band(0, 3).buttons) == 3


@pytest.mark.parametrize("size", [(1280.0, 720.0), (985.0, 554.0)])
def test_the_menu_stays_on_a_small_canvas(size: tuple[float, float]) -> None:
    entries = [Entry(t("Hint"), Pop, "hint")] * 5
    menu = TableMenu(services(), lambda: None, lambda: None, None, entries[:4], entries)
    menu.arrange(*size)
    areas = [widget.area for widget in menu.group.widgets]
    assert min(area.x for area in areas) >= 10
    assert max(area.right for area in areas) <= size[0] - 10
    assert max(area.bottom for area in areas) <= size[1] - 10
    # The pages and leaving are below all tiles.
    assert max(area.bottom for area in areas[:-4]) < min(area.y for area in areas[-4:])


@pytest.mark.parametrize("tiles", [(5, 4), (2, 6)])
def test_the_pages_below_are_in_line_with_the_groups_and_leaving_has_the_whole_row(
    tiles: tuple[int, int],
) -> None:
    helps, turns = ([Entry(t("Hint"), Pop, "hint")] * count for count in tiles)
    menu = TableMenu(services(), lambda: None, lambda: None, None, turns, helps)
    menu.arrange(1280.0, 720.0)
    *upper, first, middle, last, leave = menu.group.widgets
    assert len({(one.area.y, one.area.height) for one in (first, middle, last)}) == 1
    assert leave.area.y > last.area.bottom
    assert (leave.area.x, leave.area.right) == pytest.approx((first.area.x, last.area.right))
    # The gap between the groups goes on below them.
    between = [
        (one.area.right, other.area.x)
        for one, other in ((first, middle), (middle, last))
        if other.area.x - one.area.right > GAP + 1
    ]
    ((left, right),) = between
    assert not any(tile.area.x < right and tile.area.right > left for tile in upper[1:])


def test_a_tile_as_high_as_two_has_a_sign_and_letters_larger_than_the_others() -> None:
    hint, cards, *_ = band(5, 4).buttons
    assert isinstance(hint, Tile)
    assert isinstance(cards, Tile)
    assert hint.type_size > cards.type_size
