"""The light behind the side that has won: one sun behind the head, or between the heads of partners."""

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


def winner_light(figures: Sequence[Area], *, won: bool) -> Area:
    """Return the place of the sun behind the figures of a side.

    `won`: the person is among them, or nobody is a person here.
    """
    first, last = figures[0], figures[-1]
    wide = (SPREAD if won else RIVALS) * first.height + SHARED * (last.x - first.x)
    middle = (first.centre[0] + last.centre[0]) / 2
    return Area.centred(middle, first.y + MIDDLE * first.height, wide, wide)


def rising_sizes(area: Area, part: float) -> Iterator[Area]:
    """Yield the places of a sun in its sizes, up to a part of them (0 to 1)."""
    for step in range(1 + int(part * (len(GROWS) - 1))):
        yield Area.centred(*area.centre, GROWS[step] * area.width, GROWS[step] * area.height)


def rising(area: Area, seconds: float) -> Area:
    """Return the place of a sun so many seconds after it has begun to rise, in a few sizes."""
    step = min(len(GROWS) - 1, max(0, int(len(GROWS) * seconds / SHINES)))
    return Area.centred(*area.centre, GROWS[step] * area.width, GROWS[step] * area.height)
