"""The page shown without any child: an explanation, and buttons to restore removed children."""

from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, draw_sheet, inside, sheet
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.learn.parts.animals import ANIMALS, picture

WIDTH: Final = 940.0
PORTRAIT: Final = 76.0
WORDS: Final = 64.0
ROW: Final = 48.0
GAP: Final = 12.0
DONE: Final = 260.0
FOOT: Final = 26.0
EDGES: Final = 108.0 + 36.0
"""Total height of a sheet's heading and edges."""


class EmptyPage:
    """A small sheet with the animals, a sentence, and a button for each removed child."""

    def __init__(self, back: tuple[Button, ...], done: Button) -> None:
        """Show these buttons."""
        self.widgets = back
        self._done = done
        self._sheet = sheet(WIDTH, EDGES, 0, 0)

    @property
    def foot(self) -> Area:
        """The area for messages."""
        room = inside(self._sheet)
        return Area(room.x, room.bottom - ROW - GAP - FOOT, room.width, FOOT)

    def arrange(self, width: float, height: float) -> None:
        """Centre the sheet on the canvas, as high as its buttons need."""
        rows = [self.widgets[first : first + 2] for first in range(0, len(self.widgets), 2)]
        buttons = len(rows) * (ROW + GAP)
        self._sheet = sheet(
            WIDTH, EDGES + PORTRAIT + 2 * GAP + WORDS + buttons + FOOT + GAP + ROW, width, height
        )
        room = inside(self._sheet)
        y = room.y + PORTRAIT + 2 * GAP + WORDS
        for row in rows:
            wide = (room.width - GAP) / 2
            left = room.centre[0] - (wide * len(row) + GAP * (len(row) - 1)) / 2
            for place, button in enumerate(row):
                button.place(Area(left + place * (wide + GAP), y, wide, ROW))
            y += ROW + GAP
        self._done.place(Area.centred(room.centre[0], room.bottom - ROW / 2, DONE, ROW))

    def draw(self, canvas: Canvas, heading: Words) -> None:
        """Draw everything except the buttons."""
        draw_sheet(canvas, self._sheet, heading, SheetBinding.NOTEBOOK)
        room = inside(self._sheet)
        step = room.width / len(ANIMALS)
        for place, animal in enumerate(ANIMALS):
            middle = room.x + (place + 0.5) * step
            canvas.picture(picture(animal), Area.centred(middle, room.y + PORTRAIT / 2, PORTRAIT, PORTRAIT))
        words = t("No one has practised yet. A child starts by choosing an animal under “For children”.")
        area = Area(room.x, room.y + PORTRAIT + GAP, room.width, WORDS)
        canvas.paragraph(words, area, colour=INK_SOFT, align=Align.CENTRE)
