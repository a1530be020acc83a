"""The rays behind a card of great worth: they grow out from behind it, turn slowly, and go back."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

PICTURE: Final = "ui/moments/rays.svg"
SIZE: Final = 2.3
"""Size of the rays in widths of the card held up; they turn by `TURN` degrees."""
TURN: Final = 16.0
STEP: Final = 4.0
"""The degrees of one step of their turn: each needs a picture."""
GROW: Final = 0.2
"""The part of their time in which the rays come out from behind the card, and in which they go back."""
SCALES: Final = (0.5, 0.66, 0.82)
"""Their sizes during that time; the smallest is nearly hidden by the card."""


def picture_rays(canvas: Canvas, x: float, y: float, width: float, part: float, *, alpha: float) -> None:
    """Draw the rays behind a card of a width at a progress: one picture, cached in each size and turn."""
    size = SIZE * width
    area = Area.centred(x, y, size, size)
    canvas.picture(PICTURE, area, alpha, angle=_turned(part), scale=_grown(part))


def _grown(part: float) -> float:
    """Return the size of the rays at a progress, in steps: they grow at first and shrink at the end."""
    step = int(min(part, 1.0 - part) / GROW * len(SCALES))
    return SCALES[step] if step < len(SCALES) else 1.0


def _turned(part: float) -> float:
    """Return their turn at a progress, in steps: they turn only at their full size, which saves pictures."""
    along = min(max((part - GROW) / (1.0 - 2 * GROW), 0.0), 1.0)
    return STEP * round(TURN * along / STEP)
