"""The light grounds of the children's screens: a cloth, the map of a bay, paper, a lawn."""

from collections.abc import Callable, Hashable
from enum import StrEnum

from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import draw_backdrop
from settebello.ui.kit.view.canvas import Canvas


class Ground(StrEnum):
    """A ground; the value names its picture in assets/ui/daylight."""

    CLOTH = "cloth"
    BAY = "bay"
    COAST = "coast"
    """The same map without what the panels of the path would cover in part."""
    PAPER = "paper"
    LAWN = "lawn"


def draw_daylight(
    canvas: Canvas, ground: Ground, table: Table, on_it: Callable[[], None] | None = None, key: Hashable = ()
) -> None:
    """Cover the canvas with a light ground as its static layer, and draw what is `on_it`.

    `key` changes when what is on the ground does. Whoever plays on the high-contrast table, or in the
    high-contrast palette, keeps that dark ground here.
    """
    dark = table is Table.CONTRAST or canvas.palette.contrast

    def paint() -> None:
        if dark:
            draw_backdrop(canvas, table)
        else:
            canvas.cover(picture_of(ground), canvas.seen, late=True)
        if on_it is not None:
            on_it()

    canvas.static(("daylight", table if dark else ground, dark, key), paint)


def picture_of(ground: Ground) -> str:
    """Return the picture of a ground."""
    return f"ui/daylight/{ground}.svg"
