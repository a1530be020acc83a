"""The guest book: the players of this computer as plates with their portraits over the end."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.players_port import PlayerCard
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import (
    CREAM,
    FADED,
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LETTERS,
    PAPER_SHADE,
    RED_DEEP,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Heading, Option, ScrollList, State
from settebello.ui.kit.widgets.button import ring
from settebello.ui.kit.widgets.list_row import HEADING_ROW
from settebello.ui.kit.widgets.scroll import BAR
from settebello.ui.table.view.signs import PLATE_PAPER, PLATE_TURN

ROW: Final = 92.0
PORTRAIT: Final = 82.0
PLATE_IN: Final = (44.0, 13.0, 8.0)
"""How far a plate is inside its row: at the left, where the portrait reaches over it, above and below, and
at the right."""
NAME: Final = 29.0
SMALL: Final = LETTERS[Size.SMALL]
ARROW: Final = 20.0
CHOSEN_PAPER: Final = replace(PLATE_PAPER, fill="#fffaeb", border=GOLD_DEEP, border_width=3.0)
REMOVED: Final = replace(PLATE_PAPER, shadow=0.0, border="#b09a70", border_width=1.4)
EMPTY: Final = BoxStyle(
    "#ffffff", "#ffffff", border="#cdb584", border_width=1.8, radius=PORTRAIT / 2, opacity=0.0
)
"""The round mark on a line of the book that nobody has signed yet."""
FAINT: Final = 0.4


class GuestBook(ScrollList):
    """A list of players: whoever plays now is on a blue plate, and an arrow is on the chosen one."""

    def __init__(
        self,
        present: Callable[[], str],
        label: Words,
        rows: Sequence[Option | Heading],
        chosen: object,
        changed: Callable[[object], Change | None],
        settled: Callable[[], Change | None],
    ) -> None:
        """Show players as rows of a list; `present` returns the id of whoever plays now."""
        self._present = present
        super().__init__(label, rows, chosen, changed, settled)

    def height_of(self, line: Option | Heading) -> float:
        """Return the height of a line."""
        return HEADING_ROW if isinstance(line, Heading) else ROW

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the plates, and the empty lines of the page below them."""
        super().draw(canvas, state)
        room = self.area.inset(6)
        y = room.y + sum(map(self.height_of, self.lines))
        while y + ROW <= room.bottom + 1:
            self._draw_empty(canvas, Area(room.x, y, room.width, ROW))
            y += ROW

    def draw_option(self, canvas: Canvas, area: Area, option: Option, state: State, *, taken: bool) -> None:
        """Draw the plate of a player."""
        left, down, right = PLATE_IN
        plate = Area(area.x + left, area.y + down, area.width - left - right, area.height - 2 * down)
        shown = option.value
        now = isinstance(shown, PlayerCard) and shown.id == self._present()
        style = self._style(now=now, taken=taken, faded=option.faded)
        canvas.box(plate, style)
        if taken and state.focused:
            ring(canvas, plate, style, on_paper=True)
        y = area.centre[1]
        portrait = Area(area.x + 6, y - PORTRAIT / 2, PORTRAIT, PORTRAIT)
        canvas.picture(option.picture, portrait, FAINT if option.faded else 1.0)
        x, end = portrait.right + 12, plate.right - 14
        if taken:
            canvas.sign("arrow_right", end - ARROW / 2, y, ARROW, GOLD if now else INK)
        room = end - ARROW - 8 - x
        ink = CREAM if now else FADED if option.faded else RED_DEEP
        above = y - 13 if option.note else y
        canvas.text(option.words, x, above, size=NAME, role=Role.TITLE, colour=ink, width=room)
        ink = CREAM if now else FADED if option.faded else INK_SOFT
        canvas.text(option.note, x, y + 16, size=SMALL, colour=ink, width=room)

    def _style(self, *, now: bool, taken: bool, faded: bool) -> BoxStyle:
        if now:
            return PLATE_TURN
        if taken:
            return CHOSEN_PAPER
        return REMOVED if faded else PLATE_PAPER

    def _draw_empty(self, canvas: Canvas, area: Area) -> None:
        """Draw a line of the book without a name."""
        side = PORTRAIT - 14
        x, y = area.x + 6 + PORTRAIT / 2, area.centre[1]
        canvas.box(Area.centred(x, y, side, side), EMPTY)
        left, below = x + PORTRAIT / 2 + 12, y + 16
        canvas.line(left, below, area.right - BAR, below, PAPER_SHADE, 2)
