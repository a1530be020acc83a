"""What happens after the last coin at the end of a match, one thing after the other."""

import math
from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.motion.easing import Ease, eased

SIGN_FALLS: Final = 0.26
SIGN_SWINGS: Final = 1.0
"""Seconds in which the board with the headline comes down, and in which it springs back and hangs still."""
SPRINGS: Final = 16.0
SPRING_COUNT: Final = 3
SWAYS: Final = 32.0
SWAY_COUNT: Final = 2.5
"""How far and how often the board springs back, and swings to the left and the right on its cords."""
LAUREL_LANDS: Final = 0.3
LAUREL_TAKES: Final = 0.18
"""When the wreath begins to come down on the plate, and the seconds that it takes."""
PEOPLE_MOVE: Final = 0.06
"""When winners start with joy and duck, and the others begin to sink: together with the board."""
COMES: Final = 1.6
"""Seconds in which the winners leap up and the others sink."""
SUN_RISES: Final = 0.48
"""When the sun rises: winners come up with a laugh at the same time."""
NIGHT_FALLS: Final = 0.4
"""Seconds in which it becomes late in the room before that, after a lost match."""
CELEBRATES: Final = 0.5
"""When confetti burst and the garland comes down for the person's own win."""
GARLAND_FALLS: Final = 0.45
REMARK_COMES: Final = 1.3
"""When the remark pops up: all have seen who has won, and nothing else is new."""
BUTTONS_COME: Final = 1.76
BUTTONS_RISE: Final = 0.28
"""When the buttons begin to rise, as soon as all confetti have fallen, and the seconds that they take."""
JOLTS: Final = 0.22
BUMP: Final = 8.0
"""Seconds in which plate and coins of the winner hop at the last coin, and how high the plate does.

All that stands on the table hops again, less high, when the board stops."""
SHAKE: Final = 0.4
"""How high that second hop is, relative to the first."""
RESTS: Final = 2.1
"""When nothing of this moves any more. All times are in seconds after the last coin."""
GARLAND: Final = "ui/moments/bunting.svg"
GARLAND_SIZE: Final = (1280.0, 150.0)
FIREWORK: Final = "ui/moments/firework.svg"
FIREWORKS: Final = ((-36.0, -137.0, 60.0, 0.6), (34.0, -141.0, 66.0, 0.9), (2.0, -109.0, 40.0, 1.2))
"""The middle of each firework from the foot of the window, its width, in units of the room, and when it
bursts."""
BURSTS: Final = (0.35, 0.7, 0.9, 1.0)
BURST_TAKES: Final = 0.3
"""The sizes of a firework as it bursts, and the seconds in which it has had all of them."""


@dataclass(frozen=True, slots=True)
class Stage:
    """How far the end of a match has come: `since` the last coin, in seconds; `lost`: by the person."""

    since: float
    lost: bool

    @property
    def dusk(self) -> bool:
        """Whether it is late in the room: it has become dark around the lamp."""
        return self.lost and self.since >= SUN_RISES

    @property
    def nightfall(self) -> float:
        """The part of the way from evening to dusk, from 0 to 1."""
        return min(1.0, max(0.0, 1.0 - (SUN_RISES - self.since) / NIGHT_FALLS)) if self.lost else 0.0

    @property
    def known(self) -> bool:
        """Whether the wreath has come down on the plate of the winner."""
        return self.since >= LAUREL_LANDS

    @property
    def has_buttons(self) -> bool:
        """Whether the buttons are seen."""
        return self.since >= BUTTONS_COME

    @property
    def lowered(self) -> float:
        """How far buttons that are seen are still below their places, from 1 to 0."""
        part = min(1.0, (self.since - BUTTONS_COME) / BUTTONS_RISE)
        return 1.0 - eased(Ease.OUT, part) if part >= 0.0 else 0.0


def hop(since: float, *, won: bool) -> float:
    """Return how high the things of a side hop, so many seconds after the last coin; 1 is the highest.

    Those of the winner hop at the last coin; those of everybody when the board stops.
    """
    first, second = since / JOLTS, (since - SIGN_FALLS) / JOLTS
    if 0.0 < first < 1.0:
        return math.sin(math.pi * first) if won else 0.0
    return SHAKE * math.sin(math.pi * second) if 0.0 < second < 1.0 else 0.0


def sign_place(board: Area, since: float) -> Area | None:
    """Return where the board hangs so many seconds after the last coin; None before it is seen."""
    if since <= 0:
        return None
    if since < SIGN_FALLS:
        return board.moved(0, board.bottom * (eased(Ease.IN, since / SIGN_FALLS) - 1.0))
    part = min(1.0, (since - SIGN_FALLS) / SIGN_SWINGS)
    up = SPRINGS * abs(math.sin(math.pi * SPRING_COUNT * part)) * (1.0 - part) ** 2
    return board.moved(SWAYS * math.sin(2 * math.pi * SWAY_COUNT * part) * (1.0 - part) ** 1.5, -up)


def garland_place(canvas: Canvas) -> Area:
    """Return where the garland hangs at last: across the whole wall."""
    seen, (wide, high) = canvas.seen, GARLAND_SIZE
    return Area(seen.x, seen.y, seen.width, high * seen.width / wide)


def draw_garland(canvas: Canvas, since: float) -> None:
    """Draw the garland across the wall, so many seconds after the last coin: it comes down from above."""
    part = min(1.0, (since - CELEBRATES) / GARLAND_FALLS)
    if part > 0 and not canvas.palette.contrast:
        place = garland_place(canvas)
        canvas.picture(GARLAND, place.moved(0, place.height * (eased(Ease.SETTLE, part) - 1.0)))


def burst(since: float, begins: float) -> float:
    """Return the size of a firework that bursts at a time, in its full size; 0 before that."""
    if since <= begins:
        return 0.0
    return BURSTS[min(len(BURSTS) - 1, int(len(BURSTS) * (since - begins) / BURST_TAKES))]
