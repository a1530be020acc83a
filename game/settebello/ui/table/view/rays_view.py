"""The rays behind a card of great worth: they grow out from behind it, turn slowly, and go back."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

PICTURE: Final = "ui/moments/rays.svg"
SIZE: Final = 2.55
"""Size of the rays in widths of the card held up; they turn by `TURN` degrees."""
TURN: Final = 16.0
STEP: Final = 4.0
"""The degrees of one step of their turn: each needs a picture."""
GROW: Final = 0.2
"""The part of their time in which the rays come out from behind the card, and in which they go back."""
SCALES: Final = (0.5, 0.66, 0.82)
"""Their sizes during that time; the smallest is nearly hidden by the card."""
CLOSES: Final = 0.12
CLOSING: Final = ((0.86, 28.0), (0.68, 44.0), (0.5, 64.0), (0.34, 88.0))
"""The part of their time in which they close at last, and their sizes and turns then: like a fan."""


def picture_rays(canvas: Canvas, x: float, y: float, width: float, part: float, *, alpha: float) -> None:
    """Draw the rays behind a card of a width at a progress: one picture, cached in each size and turn."""
    size = SIZE * width
    area = Area.centred(x, y, size, size)
    canvas.picture(PICTURE, area, alpha, angle=_turned(part), scale=_grown(part))


def _grown(part: float) -> float:
    """Return the size of the rays at a progress, in steps: they grow at first and shrink at the end."""
    if part > 1.0 - CLOSES:
        return _closing(part)[0]
    step = int(part / GROW * len(SCALES))
    return SCALES[step] if step < len(SCALES) else 1.0


def _turned(part: float) -> float:
    """Return their turn at a progress, in steps: they turn at their full size, and as they close."""
    if part > 1.0 - CLOSES:
        return _closing(part)[1]
    along = min(max((part - GROW) / (1.0 - GROW - CLOSES), 0.0), 1.0)
    return STEP * round(TURN * along / STEP)


def _closing(part: float) -> tuple[float, float]:
    """Return the size and the turn of the rays while they close."""
    step = int((part - 1.0 + CLOSES) / CLOSES * len(CLOSING))
    return CLOSING[min(step, len(CLOSING) - 1)]
