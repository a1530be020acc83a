"""A small woodcut picture on a sheet that has little to say."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.paper import beside_heading

RATIO: Final = 0.6
"""Height of a vignette in its width."""
LEAST: Final = 66.0
"""A lower place stays empty, as the picture would not be understood."""
MOST: Final = 170.0


def draw_vignette(canvas: Canvas, name: str, room: Area, most: float = MOST) -> None:
    """Draw a picture of assets/ui/vignettes in the middle of an area; nothing in high contrast.

    `most` is its greatest height.
    """
    high = min(room.height, room.width * RATIO, most)
    if high >= LEAST and not canvas.palette.contrast:
        canvas.picture(f"ui/vignettes/{name}.svg", Area.centred(*room.centre, high / RATIO, high))


def draw_heading_vignettes(canvas: Canvas, sheet: Area, heading: Words, left: str, right: str) -> None:
    """Draw a picture on either side of a sheet's heading; none where the heading leaves too little room."""
    for name, room in zip((left, right), beside_heading(canvas, sheet, heading), strict=True):
        draw_vignette(canvas, name, room)
