"""The rays behind those who have won: the moment of the winner, seen from the far side of the room."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

RAYS: Final = "ui/moments/rays.svg"
SPREAD: Final = 1.36
"""The width of the rays in the height of a figure: past head and arms, and not as far as the lamp."""
MIDDLE: Final = 0.42
"""Their middle below the upper edge of the figure, in its height."""


def draw_winner_rays(canvas: Canvas, figure: Area, part: float) -> None:
    """Draw the rays behind a figure as far as they have appeared (0 to 1); none in high contrast."""
    if part <= 0 or canvas.palette.contrast:
        return
    wide = SPREAD * figure.height
    y = figure.y + MIDDLE * figure.height
    canvas.picture(RAYS, Area.centred(figure.centre[0], y, wide, wide), min(1.0, part))
