"""The way of a point's coin from the cloth to the points of its side."""

import math

import pytest

from settebello.engine import Side
from settebello.ui.table.layout import Spot, TableLayout, lay_out
from settebello.ui.table.layout.coin_path import ARCS, LARGE, SMALL, coin_arc, coin_place

TABLES = ((2, 2), (3, 3), (4, 2), (4, 4), (6, 2), (6, 3), (6, 6))
BELOW_WORD = 92.0


def begin_of(layout: TableLayout) -> Spot:
    return Spot(layout.table.centre[0], layout.table.centre[1] + BELOW_WORD)


@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 960.0), (1680.0, 720.0)])
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_the_coin_of_a_sweep_touches_no_portrait(size: tuple[float, float], players: int, sides: int) -> None:
    layout = lay_out(*size, players, sides)
    for goal in (layout.prize_of(Side(side)) for side in range(sides)):
        begin = begin_of(layout)
        arc = coin_arc(layout, begin, goal)
        for step in range(101):
            along = step / 100
            place, size_now = coin_place(begin, goal, arc, along), LARGE + (SMALL - LARGE) * along
            for seat in layout.seats:
                x, y = seat.portrait.centre
                free = math.hypot(place.x - x, place.y - y) - (size_now + seat.portrait.width) / 2
                # The arc is chosen by a quarter of these places.
                assert free >= -1.0


def test_a_coin_rises_where_nothing_is_in_its_way_and_arrives_where_it_should() -> None:
    layout = lay_out(1280, 720, 3, 3)
    begin, goal = begin_of(layout), layout.prize_of(Side(0))
    assert coin_arc(layout, begin, goal) == ARCS[0]
    assert coin_place(begin, goal, ARCS[0], 0.0) == begin
    last = coin_place(begin, goal, ARCS[0], 1.0)
    assert (last.x, last.y) == pytest.approx((goal.x, goal.y))
