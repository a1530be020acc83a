"""Confetti for a match that the person has won: it bursts from both sides of the room and falls down."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import BLUE, CREAM, GOLD, GREEN, INK, RED
from settebello.ui.kit.view.canvas import Canvas

PIECES: Final = 120
COLOURS: Final = (GOLD, RED, CREAM, GREEN, BLUE)
STYLES: Final = tuple(BoxStyle(colour, colour, border=INK, border_width=1.0, radius=1) for colour in COLOURS)
SIZES: Final = ((12.0, 18.0), (8.0, 24.0), (15.0, 14.0))
FASTEST: Final = 1400.0
INWARDS: Final = 0.8
SPREAD: Final = 0.6
"""The greatest speed of a piece in units a second, how far inwards it flies, and how much more or less."""
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


def draw_confetti(canvas: Canvas, area: Area, seconds: float, lasts: float) -> None:
    """Draw the pieces that have burst from the lower corners of an area so many seconds ago.

    They last a given time.
    """
    size = _stepped(min(1.0, max(0.0, lasts - seconds) / SHRINKS))
    for number in range(PIECES):
        across, fast, turn = (number * step % 1.0 for step in SPREAD_EVENLY)
        begins, inwards = (area.x, 1.0) if number % 2 else (area.right, -1.0)
        angle = INWARDS + SPREAD * (2 * across - 1)
        flown = FASTEST * (0.3 + 0.7 * fast) * (1 - math.exp(-DRAG * seconds)) / DRAG
        left = begins + inwards * math.sin(angle) * flown
        top = area.bottom - math.cos(angle) * flown + FALL * seconds**2
        wide, high = (size * part for part in SIZES[number % len(SIZES)])
        shown = _stepped(abs(math.cos(2 * math.pi * (turn + 1.5 * seconds))))
        canvas.box(Area.centred(left, top, wide, max(2.0 * size, high * shown)), STYLES[number % len(STYLES)])


def _stepped(part: float) -> float:
    return round(STEPS * part) / STEPS
