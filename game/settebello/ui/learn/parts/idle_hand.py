"""What a child sees that waits: the help button pulses, and a hand points at what to press."""

from typing import Final

from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.view.helps.ghost_hand import GhostHand, Point, draw_hand

BREATHES: Final = 12.0
"""Seconds without input after which a hand points at the help button."""
BREATH: Final = 2.4
"""Period of the help button's animation in seconds."""
WAITS: Final = 1.5
"""Seconds for which the hand rests on its goal before it shows the way again."""

LAST: Final = 0.1
"""Seconds after a motion in which its end is drawn."""


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


def draw_idle_hand(canvas: Canvas, start: Point, goal: Point, idle: float, *, still: bool) -> None:
    """Draw the hand that goes to its goal again and again; `idle` is the seconds without input."""
    hand = GhostHand(start, (goal,))
    seconds = (idle - BREATHES) % (hand.seconds + WAITS)
    draw_hand(canvas, hand.tip(seconds, still=still), pressed=hand.pressed(seconds))
