"""A button with its sign above its label."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.button import CLOSE, Button

LEAST: Final = 72.0
"""A lower tile has its sign beside the label, as other buttons have."""
SIGN: Final = 42.0
SIGN_ROOM: Final = 48.0
HIGH: Final = 150.0
LARGE_SIGN: Final = 112.0
LABEL: Final = 54.0
"""From this height on the sign is much larger and in the middle, above a label that has so much room."""
LETTERS: Final = 18.0
LARGE_LETTERS: Final = 23.0


class Tile(Button):
    """A button in a row of several, known by its sign; the label below it may take two lines."""

    @property
    def type_size(self) -> float:
        """The height of the letters in logical units where there is room for the label."""
        return self._letters if self._tall else super().type_size

    def letters_scale(self, canvas: Canvas) -> float:
        """Return the scale of the letters at which the label fits, at most 1."""
        if not self._tall:
            return super().letters_scale(canvas)
        size = max(self._letters, self.least / canvas.k)
        return canvas.paragraph_size(self.label, self._below, size=size, role=Role.BOLD, spacing=CLOSE) / size

    def draw_face(self, canvas: Canvas, state: State, ink: str) -> None:
        """Draw the sign and the label in the colour `ink`."""
        if not self._tall or self.glyph is None:
            super().draw_face(canvas, state, ink)
            return
        down = 1.0 if state.held else 0.0
        sign = self._large_sign if self._high else SIGN
        y = self._below.y - sign / 2 if self._high else self.area.y + SIGN_ROOM / 2 + 3
        canvas.sign(self.glyph, self.area.centre[0], y + down, sign, ink)
        canvas.paragraph(
            self.label,
            self._below,
            size=max(self._letters, self.least / canvas.k) * state.scale,
            colour=ink,
            role=Role.BOLD,
            align=Align.CENTRE,
            spacing=CLOSE,
            middle=True,
        )

    @property
    def _tall(self) -> bool:
        """Whether the sign has room above the label."""
        return self.area.height >= LEAST

    @property
    def _high(self) -> bool:
        """Whether it is as high as two tiles."""
        return self.area.height >= HIGH

    @property
    def _letters(self) -> float:
        return LARGE_LETTERS if self._high else LETTERS

    @property
    def _large_sign(self) -> float:
        """The side of the sign of a high tile."""
        return min(LARGE_SIGN, self.area.height - LABEL - 24, self.area.width - 32)

    @property
    def _below(self) -> Area:
        """The area of the label."""
        room = self.area.inset(5, 4)
        if self._high:
            return Area(room.x, self.area.centre[1] + (self._large_sign - LABEL) / 2, room.width, LABEL)
        return Area(room.x, self.area.y + SIGN_ROOM, room.width, room.bottom - self.area.y - SIGN_ROOM)
