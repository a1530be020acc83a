"""The menu over the replay: tiles for the deal and for files, and Done at the lower right."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Widget, done_button, draw_sheet, inside, sheet
from settebello.ui.kit.widgets.paper import DONE, EDGE, HEADING
from settebello.ui.kit.widgets.tile import Tile
from settebello.ui.menus.replay.button_sheet import READABLE
from settebello.ui.table.scene.menu_groups import TileBand, TileGroup
from settebello.ui.table.scene.policies import Entry

TILE: Final = 218.0
"""The width of the sheet for each tile."""
FOOT: Final = 54.0
APART: Final = 18.0
"""The height of Done, and its distance from the tiles."""


class ReplayMenu:
    """Tiles in two groups on a sheet over the replay."""

    heading = t("Menu")

    def __init__(
        self, deal: Sequence[Entry], files: Sequence[Entry], close: Callable[[], Change | None]
    ) -> None:
        """Show what is about this `deal`, and what is written into `files`; `close` is what Done calls."""
        self._tiles = len(deal) + len(files)
        self._band = TileBand(
            TileGroup(t("This deal"), "cards", [_tile(entry) for entry in deal]),
            TileGroup(t("Files"), "page", [_tile(entry) for entry in files]),
        )
        self._done = done_button(close, size=22, on_paper=True)
        self._done.least = READABLE
        self._area = Area(0, 0, 0, 0)

    @property
    def buttons(self) -> tuple[Widget, ...]:
        """The tiles group by group, and Done."""
        return *self._band.buttons, self._done

    def arrange(self, width: float, height: float) -> None:
        """Put the sheet in the middle."""
        high = HEADING + self._band.height + APART + FOOT + EDGE
        self._area = sheet(2 * EDGE + TILE * self._tiles, high, width, height)
        room = inside(self._area)
        self._band.place(Area(room.x, room.y, room.width, self._band.height), 1.0)
        self._done.place(Area(room.right - DONE, room.bottom - FOOT, DONE, FOOT))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the grounds of the tiles; the scene draws the buttons."""
        canvas.veil()
        draw_sheet(canvas, self._area, self.heading)
        self._band.draw(canvas)


def _tile(entry: Entry) -> Tile:
    tile = Tile(entry.words, entry.act, look=CALM, glyph=entry.sign, on_paper=True)
    tile.least = READABLE
    return tile
