"""The light behind the side that has won: one sun behind the head, or between the heads of partners."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area

SUN: Final = "ui/moments/sun.svg"
SPREAD: Final = 1.2
RIVALS: Final = 1.02
"""The width of the sun in the height of a figure, and that of a rival: little of it is seen."""
SHARED: Final = 0.75
"""How much wider the sun of partners is, in the distance between the first and the last of them."""
GROWS: Final = (0.78, 0.95, 1.1, 1.06, 1.03, 1.0)
SHINES: Final = 0.34
"""The sizes of the sun as it rises, and the seconds in which it has had all of them."""
MIDDLE: Final = 0.43
"""The middle of the light below the upper edge of a figure, in its height."""
LOWERED: Final = 0.14
ASIDE: Final = 0.07
LEAST: Final = 0.8
"""How far the sun is lowered and moved aside, in the figure's height, to have room, and its least size."""
FREE: Final = 5.0
"""Between the rays of the sun and the board or the edge of the window."""


def winner_light(figures: Sequence[Area], *, won: bool) -> Area:
    """Return the place of the sun behind the figures of a side.

    `won`: the person is among them, or nobody is a person here.
    """
    first, last = figures[0], figures[-1]
    wide = (SPREAD if won else RIVALS) * first.height + SHARED * abs(last.x - first.x)
    middle = (first.centre[0] + last.centre[0]) / 2
    return Area.centred(middle, first.y + MIDDLE * first.height, wide, wide)


def below_board(sun: Area, board: Area, high: float) -> Area:
    """Return the sun of figures of a height, so low and so small that it reaches neither board nor window.

    The board hangs from the window's upper edge; the sun is not smaller than `LEAST`.
    """
    x, y = sun.centre
    y += LOWERED * high
    x += ASIDE * high * ((x > board.right) - (x < board.x))
    aside = max(0.0, board.x - x, x - board.right)
    room = min(y, math.hypot(aside, max(0.0, y - board.bottom))) - FREE
    if 2 * room >= sun.width:
        y = max(sun.centre[1], y - (room - sun.width / 2))
    wide = max(LEAST * sun.width, min(sun.width, 2 * room))
    return Area.centred(x, y, wide, wide)


def rising_sizes(area: Area, part: float) -> Iterator[Area]:
    """Yield the places of a sun in its sizes, up to a part of them (0 to 1)."""
    for step in range(1 + int(part * (len(GROWS) - 1))):
        yield Area.centred(*area.centre, GROWS[step] * area.width, GROWS[step] * area.height)


def rising(area: Area, seconds: float) -> Area:
    """Return the place of a sun so many seconds after it has begun to rise, in a few sizes."""
    step = min(len(GROWS) - 1, max(0, int(len(GROWS) * seconds / SHINES)))
    return Area.centred(*area.centre, GROWS[step] * area.width, GROWS[step] * area.height)
