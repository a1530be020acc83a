"""The place of a capture's sum: inside the cloth, near its cards, and beside them where there is room."""

import pytest

from settebello.ui.table.layout import lay_out
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.sum_place import PART_WIDTH, SIZE, sum_place


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("parts", [2, 3, 4])
def test_the_sum_hides_little_of_the_cards_that_it_explains(players: int, parts: int) -> None:
    layout = lay_out(1280, 720, players, players)
    wide = layout.table_card
    middle = layout.table.centre
    taken = [Pose(middle[0] + (n - 0.5) * 1.2 * wide, layout.table.y + wide, wide) for n in range(2)]
    spot = sum_place(layout, taken, taken, parts)
    half = (PART_WIDTH * (parts + 1) + 30) / 2
    assert layout.table.x <= spot.x - half
    assert spot.x + half <= layout.table.right
    assert layout.table.y + SIZE / 2 - 1 <= spot.y <= layout.table.bottom - SIZE / 2 + 1
    for pose in taken:
        assert abs(spot.y - pose.y) > 0.4 * wide or abs(spot.x - pose.x) > half
