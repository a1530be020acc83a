"""The light around those who have won: a sun behind each head, and for the person a room full of it."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area

SUN: Final = "ui/moments/sun.svg"
GLORY: Final = "ui/moments/glory.svg"
SPREAD: Final = 1.3
RIVALS: Final = 1.08
"""The width of the sun in the height of a figure, and that of a rival: little of it is seen."""
FAR: Final = 4.4
"""The width of the wedges of light, which go as far as the edges of the room."""
FAINT: Final = 0.3
"""How strong the wedges are: the room is seen through them."""
MIDDLE: Final = 0.42
"""The middle of the light below the upper edge of a figure, in its height."""


def winner_light(figures: Sequence[Area], *, won: bool) -> list[tuple[str, Area, float]]:
    """Return the pictures of the light behind figures, from back to front, with place and strength.

    `won`: the person is among them, or nobody is a person here.
    """
    if not figures:
        return []
    high = figures[0].height
    y = figures[0].y + MIDDLE * high
    wide = (SPREAD if won else RIVALS) * high
    suns = [(SUN, Area.centred(figure.centre[0], y, wide, wide), 1.0) for figure in figures]
    if not won:
        return suns
    x = sum(figure.centre[0] for figure in figures) / len(figures)
    return [(GLORY, Area.centred(x, y, FAR * high, FAR * high), FAINT), *suns]
