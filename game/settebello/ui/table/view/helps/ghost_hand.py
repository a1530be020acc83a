"""A hand that shows what to press: it goes to some places one after the other and taps each."""

import math
from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.motion.easing import Ease, eased

PICTURE: Final = "ui/ghost_hand.svg"
WIDE: Final = 112.0
HIGH: Final = 140.0
TIP: Final = (80 / 240, 14 / 300)
"""The tip of the finger as a part of the picture's width and height."""
GOES: Final = 0.8
"""Seconds from one place to the next."""
TAPS: Final = 0.5
"""Seconds that the finger rests on a place."""
PRESSED: Final = 0.86
"""The size of the hand while it taps, as a part of its full size."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class GhostHand:
    """The places that the finger taps, and where the hand comes from."""

    start: Point
    stops: tuple[Point, ...]

    @property
    def seconds(self) -> float:
        """How long the hand needs for all its places."""
        return (GOES + TAPS) * len(self.stops)

    def taps(self, seconds: float) -> int:
        """Return how many places were tapped after so many seconds."""
        whole, rest = divmod(max(0.0, seconds), GOES + TAPS)
        return min(len(self.stops), int(whole) + (rest >= GOES))

    def tip(self, seconds: float, *, still: bool = False) -> Point:
        """Return where the finger points after so many seconds; with `still` the hand does not glide."""
        if not self.stops:
            return self.start
        whole, rest = divmod(max(0.0, seconds), GOES + TAPS)
        number = min(int(whole), len(self.stops) - 1)
        target = self.stops[number]
        if still or rest >= GOES or whole >= len(self.stops):
            return target
        x, y = self.stops[number - 1] if number else self.start
        part = eased(Ease.IN_OUT, rest / GOES)
        return x + (target[0] - x) * part, y + (target[1] - y) * part

    def pressed(self, seconds: float) -> bool:
        """Return whether the finger rests on a place."""
        return 0.0 <= seconds < self.seconds and seconds % (GOES + TAPS) >= GOES


def draw_hand(canvas: Canvas, tip: Point, *, pressed: bool, alpha: float = 1.0, angle: float = 0.0) -> None:
    """Draw the hand so that its finger points at `tip`; a hand that taps is a little smaller.

    The finger points upwards, or is turned by `angle` degrees counter-clockwise.
    """
    part = PRESSED if pressed else 1.0
    wide, high = WIDE * part, HIGH * part
    x, y = (0.5 - TIP[0]) * wide, (0.5 - TIP[1]) * high
    turn = math.radians(angle)
    x, y = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
    canvas.picture(PICTURE, Area.centred(tip[0] + x, tip[1] + y, wide, high), alpha, angle=angle)
