"""A button that opens another page: its words begin at the left, and an arrow is at its right edge."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.button import CLOSE, TWO_LINES, Button

ARROW: Final = 22.0
"""The side of the arrow."""
ARROW_ROOM: Final = 22.0
"""The part of the width that the arrow takes from the words."""


class PageButton(Button):
    """A button in a list of pages; buttons without an arrow do something at once."""

    def draw_face(self, canvas: Canvas, state: State, ink: str) -> None:
        """Draw the sign, the words and the arrow in the colour `ink`."""
        y = self.area.centre[1] + (1.0 if state.held else 0.0)
        (room, side), left = self._room(canvas), self._left(canvas)
        if self.glyph is not None:
            canvas.sign(self.glyph, left + (side - 10) / 2, y, side - 10, ink)
        whole = self._size_on(canvas)
        size = max(whole * state.scale, min(whole, self.least / canvas.k))
        if self._long(canvas):
            self._write_lines(canvas, min(size, TWO_LINES * whole), self._lines_area(canvas, y), ink)
        else:
            canvas.text(self.label, left + side, y, size=size, colour=ink, role=Role.BOLD, width=room - side)
        canvas.sign("arrow_right", self.area.right - (left - self.area.x) - ARROW / 2 + 4, y, ARROW, ink)

    def _left(self, canvas: Canvas) -> float:
        """Return where the sign begins."""
        return self.area.x + (self.area.width - super()._room(canvas)[0]) / 2

    def _room(self, canvas: Canvas) -> tuple[float, float]:
        """Return the width for glyph and label, and the part of it that the glyph takes."""
        room, side = super()._room(canvas)
        return room - ARROW_ROOM, side

    def _lines_area(self, canvas: Canvas, y: float) -> Area:
        """Return the area of a label on several lines, with its middle at `y`."""
        room, side = self._room(canvas)
        high = self.area.height - 6
        return Area(self._left(canvas) + side, y - high / 2, room - side, high)

    def _write_lines(self, canvas: Canvas, size: float, area: Area, ink: str) -> None:
        """Draw the label on several lines from the left."""
        canvas.paragraph(
            self.label,
            area,
            size=size,
            colour=ink,
            role=Role.BOLD,
            align=Align.LEFT,
            spacing=CLOSE,
            middle=True,
        )
