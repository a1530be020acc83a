"""Puffs of dust: what a broom or a blow raises from the cloth."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

PUFF: Final = 108.0
STEP: Final = 12.0
"""Puffs grow in steps: each size is drawn from the file once."""
BREAKS: Final = 0.6
"""The part of its time after which a puff breaks."""
PIECES: Final = ((-0.42, 0.1, 0.5), (0.3, -0.36, 0.62), (0.36, 0.34, 0.36))
"""The pieces: the direction of each, to the right and down, and its size at first."""
PICTURE: Final = "ui/moments/puff.svg"


def prepare_puff(canvas: Canvas, size: float) -> None:
    """Render a puff of about this size ahead of time."""
    size = STEP * max(1, round(size / STEP))
    canvas.prepare(PICTURE, Area(0, 0, size, size))


def draw_puff(canvas: Canvas, x: float, y: float, size: float, age: float) -> None:
    """Draw a puff of about this size at an age from 0 to 1: at last it breaks, and its pieces shrink away."""
    if age < BREAKS:
        _draw(canvas, x, y, size)
        return
    left = 1.0 - (age - BREAKS) / (1.0 - BREAKS)
    for across, down, part in PIECES:
        out = (0.6 + 0.4 * (1.0 - left)) * size
        _draw(canvas, x + across * out, y + down * out, part * size * left)


def _draw(canvas: Canvas, x: float, y: float, size: float) -> None:
    size = STEP * round(size / STEP)
    if size:
        canvas.picture(PICTURE, Area.centred(x, y, size, size))
