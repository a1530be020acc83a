"""The rows of a score sheet: lines without any point share the last one where the rows would be low."""

import pytest

from settebello.engine import Category
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.view.sheet.sheet_line import SheetLine
from settebello.ui.table.view.sheet.sheet_rows import FOLDED, place_lines
from tests.ui.table.model.test_results import line, sheet

SCORED = (Category.CARDS, Category.COINS, Category.SETTEBELLO, Category.MOST_SEVENS, Category.SWEEPS)
IDLE = (Category.ALL_SEVENS, Category.ALL_COINS, Category.OPPONENT_UNDER_10)
ROOM = Area(80, 150, 1100, 350)


def lines(*, idle: int) -> list[SheetLine]:
    shown = sheet(
        *(line(one, (1, 0), (1, 0)) for one in SCORED), *(line(one, (0, 0), (0, 0)) for one in IDLE[:idle])
    )
    return [SheetLine(shown, number) for number in range(len(SCORED) + idle)]


@pytest.mark.parametrize("idle", [2, 3])
def test_lines_without_a_point_share_the_last_row_so_that_cards_are_larger(idle: int) -> None:
    placed = lines(idle=idle)
    end = place_lines(placed, ROOM, 100.0)
    scored, folded = placed[: len(SCORED)], placed[len(SCORED) :]
    assert {one.area.height for one in scored} == {(ROOM.height - FOLDED) // len(SCORED)}
    assert {(one.area.y, one.area.height) for one in folded} == {(scored[-1].area.bottom, FOLDED)}
    assert folded[-1].area.right == pytest.approx(ROOM.right)
    assert end == folded[0].area.bottom <= ROOM.bottom


def test_with_room_enough_every_line_has_its_row() -> None:
    placed = lines(idle=1)
    end = place_lines(placed, ROOM, 100.0)
    assert {one.area.height for one in placed} == {58}
    assert end == placed[-1].area.bottom
