"""The table top behind all scenes, lit by a single lamp."""

from typing import Final

from settebello.i18n import Text, t
from settebello.storage.settings import Table
from settebello.ui.kit.view.canvas import Canvas

PICTURES: Final = {
    Table.WOOD: "ui/table/wood.svg",
    Table.WOOD_LIGHT: "ui/table/wood_light.svg",
    Table.FELT: "ui/table/felt.png",
    Table.FELT_BLUE: "ui/table/felt_blue.png",
    Table.DARK: "ui/table/dark.svg",
    Table.CONTRAST: "ui/table/contrast.svg",
}
NAMES: Final[dict[Table, Text]] = {
    Table.WOOD: t("Walnut"),
    Table.WOOD_LIGHT: t("Light wood"),
    Table.FELT: t("Green felt"),
    Table.FELT_BLUE: t("Blue felt"),
    Table.DARK: t("Night"),
    Table.CONTRAST: t("High contrast"),
}


def draw_backdrop(canvas: Canvas, table: Table, *, dark: float = 0.0) -> None:
    """Cover the canvas with the table top, darker towards the edges; `dark` (0 to 1) darkens all of it.

    In the high-contrast palette the background is black, whatever table top is set.
    """
    if canvas.palette.contrast:
        canvas.fill("#000000")
        return
    canvas.cover(PICTURES[table], canvas.seen)
    if dark:
        canvas.veil("#140a04", dark)
    canvas.vignette(0.62)
