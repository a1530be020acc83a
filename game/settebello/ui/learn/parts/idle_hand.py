"""What a child sees that waits: the help button pulses, and a hand points at what to press."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.view.helps.ghost_hand import HIGH, TIP, WIDE, GhostHand, Point, draw_hand

BREATHES: Final = 12.0
"""Seconds without input after which a hand points at the help button."""
BREATH: Final = 2.4
"""Period of the help button's animation in seconds."""
WAITS: Final = 1.5
"""Seconds for which the hand rests on its goal before it shows the way again."""

LAST: Final = 0.1
"""Seconds after a motion in which its end is drawn."""
BUTTON: Final = 130.0
"""What is lower than this is a button with a label, which the hand does not cover."""
SIDEWAYS: Final = 78.0
"""The angle of a hand that comes from the right."""
INTO: Final = 10.0
"""How far the finger reaches over the edge of a button."""
OUTSIDE: Final = 60.0
"""How far outside the window a hand begins."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """Where a hand comes from, where its finger points, and by how many degrees it is turned."""

    start: Point
    tip: Point
    angle: float = 0.0


def pointing_at(area: Area, width: float, height: float) -> Pointing:
    """Return how a hand points at what lies at `area` on a screen, beside the label of a button."""
    x, y = area.centre
    below = width * 0.6, height + OUTSIDE
    if area.height >= BUTTON:
        return Pointing(below, (x, y))
    if area.right + HIGH <= width:
        return Pointing((width + OUTSIDE, y), (area.right - INTO, y), SIDEWAYS)
    # At the right edge of the window the hand comes from below and covers the end of the button.
    return Pointing(below, (max(x, area.right - (1.0 - TIP[0]) * WIDE), y))


def beat(now: float, *, still: bool) -> float:
    """Return the strength of the help button's highlight, 0 to 1."""
    return 0.7 if still else 0.4 + 0.6 * abs((now % BREATH) / (BREATH / 2) - 1.0)


def round_of_hand() -> float:
    """Return the seconds in which the hand goes to its goal once and rests there."""
    return GhostHand((0.0, 0.0), ((0.0, 0.0),)).seconds + WAITS


def hand_moves(idle: float) -> bool:
    """Return whether the hand moves after so many seconds without input, and does not rest on its goal."""
    turn = round_of_hand()
    return idle >= BREATHES and (idle - BREATHES) % turn <= turn - WAITS + LAST


def draw_idle_hand(
    canvas: Canvas, start: Point, goal: Point, idle: float, *, still: bool, angle: float = 0.0
) -> None:
    """Draw the hand that goes to its goal again and again; `idle` is the seconds without input."""
    hand = GhostHand(start, (goal,))
    seconds = (idle - BREATHES) % (hand.seconds + WAITS)
    draw_hand(canvas, hand.tip(seconds, still=still), pressed=hand.pressed(seconds), angle=angle)
