"""The figures of the cards: round strokes of one width, of the family of the values on the other decks."""

from functools import cache
from typing import Final

from shapely.geometry import LineString

from woodcut.geometry import Region, curve, ellipse, nodes, union

STROKE: Final = 18.0
"""The width of every stroke of a figure that is 100 units high."""
BETWEEN: Final = 7.0
"""The gap between two figures, in the same units."""


def _stroke(path: str) -> Region:
    """A stroke with round ends through some points, `!` for a sharp corner."""
    line = [(node.x, node.y) for node in curve(nodes(path), step=3)]
    return LineString(line).buffer(STROKE / 2, cap_style="round", join_style="round")


def _ring(x: float, y: float, wide: float, high: float) -> Region:
    """A ring by its middle and its outer half width and half height."""
    return ellipse(x, y, wide, high).difference(ellipse(x, y, wide - STROKE, high - STROKE))


@cache
def _figures() -> dict[str, Region]:
    """Every figure, 100 units high, its top at 0."""
    return {
        "0": _ring(34, 50, 34, 50),
        "1": _stroke("9,24! 29,10! 29,91!"),
        "2": _stroke("10,28 18,13 33,9 49,14 55,29 49,45 10,91! 58,91!"),
        "3": union(
            _stroke("11,20 21,11 33,9 47,14 52,28 46,42 27,47!"),
            _stroke("27,47! 48,51 56,68 49,85 33,91 18,89 8,79"),
        ),
        "4": union(_stroke("45,91! 45,9! 9,68! 62,68!")),
        "5": _stroke("52,9! 17,9! 13,46! 31,40 48,46 55,64 49,83 32,91 17,88 8,79"),
        "6": union(_ring(33, 67, 32, 33), _stroke("10,66 14,42 26,22 42,9")),
        "7": _stroke("9,9! 57,9! 40,45 27,91!"),
        "8": union(_ring(33, 27.5, 28, 27.5), _ring(33, 69, 33, 31)),
        "9": union(_ring(33, 33, 32, 33), _stroke("56,34 52,58 40,78 24,91")),
    }


def figure(digit: str) -> Region:
    """One figure, 100 units high, its top at 0."""
    return _figures()[digit]
