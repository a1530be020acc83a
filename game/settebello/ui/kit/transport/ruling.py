"""The ruling of a timeline: short lines as on a ruler, from which the places can be counted."""

from collections.abc import Iterable
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

EVERY: Final = (1, 2, 5, 10)
LEAST: Final = 7.0
"""How many places are from one line to the next, and the least distance of two lines."""
HEIGHTS: Final = (4.0, 7.0)
"""The height of a line, and that of every fifth one."""
WIDE: Final = 1.2
FOOT: Final = 2.5
"""The width of a line, and how far it ends above the lower edge of the track."""
COMING: Final = "#8f7443"
PLAYED: Final = "#86aee6"


def draw_ruling(
    canvas: Canvas, track: Area, last: int, spans: Iterable[tuple[Area, int, int]], at: float
) -> None:
    """Rule the spans of a track with so many places; a span is its area, its first and its last place.

    Lines at the left of `at` have the colour of what has been played.
    """
    apart, foot = track.width / max(last, 1), track.bottom - FOOT
    every = next((one for one in EVERY if one * apart >= LEAST), 0)
    if not every:
        return
    for span, first, end in spans:
        for number, place in enumerate(range(first + every, end, every), 1):
            x = track.x + place * apart
            if x > span.right - LEAST / 2:
                break
            high = HEIGHTS[number % 5 == 0]
            canvas.fill(PLAYED if x <= at else COMING, Area(x - WIDE / 2, foot - high, WIDE, high))
