"""Confetti for a match that the person has won: it bursts from the winners and falls down."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import BLUE, CREAM, GOLD, GREEN, INK, RED
from settebello.ui.kit.view.canvas import Canvas

PIECES: Final = 60
COLOURS: Final = (GOLD, RED, CREAM, GREEN, BLUE)
STYLES: Final = tuple(BoxStyle(colour, colour, border=INK, border_width=1.0, radius=1) for colour in COLOURS)
SIZE: Final = (10.0, 15.0)
FASTEST: Final = 820.0
SPREAD: Final = 1.3
"""The greatest speed of a piece in units a second, and how far to either side pieces fly, in radians."""
FALL: Final = 560.0
DRAG: Final = 1.6
"""How far pieces fall in the first second, and how soon the air slows them."""
SHRINKS: Final = 0.3
"""The last seconds, in which the pieces become smaller and vanish."""
STEPS: Final = 5
"""The number of sizes in which a piece is drawn as it turns, and as it shrinks: each is rendered once."""
SPREAD_EVENLY: Final = (0.8191725134, 0.6710436067, 0.5497004779)
"""Multiples of these, modulo one, fill a cube evenly: a direction, a speed and a turn for each piece.

Source: M. Roberts, "The unreasonable effectiveness of quasirandom sequences" (2018), R3.
"""


def draw_confetti(canvas: Canvas, x: float, y: float, seconds: float, lasts: float) -> None:
    """Draw the pieces that have burst from a place so many seconds ago; they last a given time."""
    size = _stepped(min(1.0, max(0.0, lasts - seconds) / SHRINKS))
    for number in range(PIECES):
        across, fast, turn = (number * step % 1.0 for step in SPREAD_EVENLY)
        angle = SPREAD * (2 * across - 1)
        speed = FASTEST * (0.3 + 0.7 * fast)
        flown = (1 - math.exp(-DRAG * seconds)) / DRAG
        left = x + speed * math.sin(angle) * flown
        top = y - speed * math.cos(angle) * flown + FALL * seconds**2
        wide, high = size * SIZE[0], size * SIZE[1]
        shown = _stepped(abs(math.cos(2 * math.pi * (turn + 1.5 * seconds))))
        canvas.box(Area.centred(left, top, wide, max(2.0 * size, high * shown)), STYLES[number % len(STYLES)])


def _stepped(part: float) -> float:
    return round(STEPS * part) / STEPS
