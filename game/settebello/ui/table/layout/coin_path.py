"""The way of a point's coin to the points of its side: an arc that goes around the portraits."""

import math
from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.seat_places import Spot
from settebello.ui.table.layout.table_layout import TableLayout

LARGE: Final = 112.0
SMALL: Final = 40.0
"""Size of the coin where it pops up, and where it arrives."""
ARCS: Final = (70.0, 52.0, 35.0, 17.0, 0.0, -17.0, -35.0, -52.0, -70.0, -87.0, -105.0, -122.0, -140.0, -158.0)
"""How high the arc may rise over the straight way; the first that is clear of everything is taken."""
SAMPLES: Final = 24


def coin_place(begin: Spot, goal: Spot, arc: float, along: float) -> Spot:
    """Return where a coin is that has flown this part of its way."""
    x = begin.x + (goal.x - begin.x) * along
    y = begin.y + (goal.y - begin.y) * along - arc * math.sin(math.pi * along)
    return Spot(x, y)


def coin_arc(layout: TableLayout, begin: Spot, goal: Spot, clear: Sequence[Area] = ()) -> float:
    """Return the arc of a coin's way that comes nearest to no portrait; the highest one that touches none.

    It keeps off the areas in `clear`, too.
    """
    room = {arc: _room(layout, begin, goal, arc, clear) for arc in ARCS}
    return next((arc for arc, free in room.items() if free >= 0.0), max(ARCS, key=lambda arc: room[arc]))


def _room(layout: TableLayout, begin: Spot, goal: Spot, arc: float, clear: Sequence[Area]) -> float:
    """Return the least distance from the coin to portraits and areas; negative where they overlap."""
    least = math.inf
    for step in range(SAMPLES + 1):
        along = step / SAMPLES
        place, size = coin_place(begin, goal, arc, along), LARGE + (SMALL - LARGE) * along
        for seat in layout.seats:
            x, y = seat.portrait.centre
            far = math.hypot(place.x - x, place.y - y)
            least = min(least, far - (size + seat.portrait.width) / 2)
        for area in clear:
            across = max(area.x - place.x, place.x - area.right, 0.0)
            down = max(area.y - place.y, place.y - area.bottom, 0.0)
            least = min(least, math.hypot(across, down) - size / 2)
    return least
