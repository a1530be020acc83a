"""The light grounds of the children's screens: a cloth, the map of a bay, album paper, a lawn."""

from enum import StrEnum

from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import draw_backdrop
from settebello.ui.kit.view.canvas import Canvas


class Ground(StrEnum):
    """A ground; the value names its picture in assets/ui/daylight."""

    CLOTH = "cloth"
    BAY = "bay"
    PAPER = "paper"
    LAWN = "lawn"


def draw_daylight(canvas: Canvas, ground: Ground, table: Table) -> None:
    """Cover the canvas with a light ground as its static layer.

    Whoever plays on the high-contrast table, or in the high-contrast palette, keeps that dark ground here.
    """
    dark = table is Table.CONTRAST or canvas.palette.contrast
    canvas.static(
        ("daylight", table if dark else ground, dark),
        lambda: (
            draw_backdrop(canvas, table) if dark else canvas.cover(picture_of(ground), canvas.seen, late=True)
        ),
    )


def picture_of(ground: Ground) -> str:
    """Return the picture of a ground."""
    return f"ui/daylight/{ground}.svg"
