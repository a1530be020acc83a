"""The table top behind all scenes, lit by a single lamp."""

from typing import Final

from settebello.i18n import Text, t
from settebello.skins import Deck
from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.still_life import StillLife, draw_still_life
from settebello.ui.kit.view.canvas import Canvas

GROUND: Final = 0.08
"""How much darker the table top is below a sheet."""
PICTURES: Final = {
    Table.WOOD: "ui/table/wood.svg",
    Table.WOOD_LIGHT: "ui/table/wood_light.svg",
    Table.FELT: "ui/table/felt.png",
    Table.FELT_BLUE: "ui/table/felt_blue.png",
    Table.DARK: "ui/table/dark.svg",
    Table.CONTRAST: "ui/table/contrast.svg",
}
LIGHT: Final = frozenset({Table.WOOD_LIGHT})
"""The light table tops."""
NAMES: Final[dict[Table, Text]] = {
    Table.AUTO: t("Suits the deck"),
    Table.WOOD: t("Walnut"),
    Table.WOOD_LIGHT: t("Light wood"),
    Table.FELT: t("Green felt"),
    Table.FELT_BLUE: t("Blue felt"),
    Table.DARK: t("Night"),
    Table.CONTRAST: t("High contrast"),
}


def table_of(table: Table, deck: Deck) -> Table:
    """Return the table top for a setting: a chosen one, or the one that suits the deck."""
    if table is not Table.AUTO:
        return table
    return next((one for one in PICTURES if one == deck.skin.manifest.table), Table.WOOD)


def draw_backdrop(canvas: Canvas, table: Table, *, dark: float = 0.0) -> None:
    """Cover the canvas with the table top, in the light of the lamp; `dark` (0 to 1) darkens all of it.

    In the high-contrast palette the background is black, whatever table top is set. The planks lie the other
    way round than at the table where a match is played.
    """
    if draw_table_top(canvas, table, mirrored=True, late=True):
        if dark:
            canvas.veil("#140a04", dark)
        canvas.lamplight(soft=table_of(table, canvas.cards.deck) in LIGHT)


def draw_ground(
    canvas: Canvas, table: Table, life: StillLife | None = None, sheet: Area | None = None
) -> None:
    """Cover the canvas with the ground on which every sheet lies: the table top, darkened.

    The things of a still life lie beside the sheet that is drawn next, where there is room for them.
    """
    table = table_of(table, canvas.cards.deck)
    canvas.under((table, canvas.palette.contrast), lambda: draw_backdrop(canvas, table, dark=GROUND))
    if table is not Table.CONTRAST and life is not None and sheet is not None:
        draw_still_life(canvas, life, sheet)


def draw_table_top(canvas: Canvas, table: Table, *, mirrored: bool = False, late: bool = False) -> bool:
    """Cover the canvas with the bare table top, and return whether it is decorated: not in high contrast.

    A `late` table top may come a moment after the first picture; a match is at the right table at once.
    """
    if canvas.palette.contrast:
        canvas.fill("#000000")
        return False
    table = table_of(table, canvas.cards.deck)
    canvas.cover(PICTURES[table], canvas.seen, mirrored=mirrored, late=late)
    return table is not Table.CONTRAST
