"""The light behind those who have won: a sun around each head."""

from collections.abc import Iterable, Iterator
from typing import Final

from settebello.ui.kit.paint.area import Area

SUN: Final = "ui/moments/sun.svg"
SPREAD: Final = 1.3
RIVALS: Final = 1.08
"""The width of the sun in the height of a figure, and that of a rival: little of it is seen."""
MIDDLE: Final = 0.42
"""The middle of the light below the upper edge of a figure, in its height."""


def winner_light(figures: Iterable[Area], *, won: bool) -> Iterator[Area]:
    """Yield the places of the suns behind figures.

    `won`: the person is among them, or nobody is a person here.
    """
    for figure in figures:
        wide = (SPREAD if won else RIVALS) * figure.height
        yield Area.centred(figure.centre[0], figure.y + MIDDLE * figure.height, wide, wide)
