"""Puffs of dust: what a broom or a blow raises from the cloth."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

PUFF: Final = 108.0
STEP: Final = 12.0
"""Puffs grow in steps: each size is drawn from the file once."""
PICTURE: Final = "ui/moments/puff.svg"


def prepare_puff(canvas: Canvas, size: float) -> None:
    """Render a puff of about this size ahead of time."""
    size = STEP * round(size / STEP)
    canvas.prepare(PICTURE, Area(0, 0, size, size))


def draw_puff(canvas: Canvas, x: float, y: float, size: float, alpha: float) -> None:
    """Draw a puff of about this size."""
    size = STEP * round(size / STEP)
    canvas.picture(PICTURE, Area.centred(x, y, size, size), alpha)
