"""A button with its sign above its label."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.button import CLOSE, Button

LEAST: Final = 56.0
"""A lower tile has its sign beside the label, as other buttons have."""
SIGN: Final = 42.0
SIGN_ROOM: Final = 48.0
SMALL_SIGN: Final = 32.0
SMALL_SIGN_ROOM: Final = 36.0
"""The sign and the height for it where letters are large for the tile."""
LOW: Final = 72.0
LOW_SIGN: Final = 24.0
LOW_SIGN_ROOM: Final = 28.0
"""Both in a tile that is lower than this."""
ROOMY: Final = 0.85
"""Letters are large where the least ones have more than this part of the usual ones."""
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
        size = self._size_on(canvas)
        return (
            canvas.paragraph_size(self.label, self._below(canvas), size=size, role=Role.BOLD, spacing=CLOSE)
            / size
        )

    def draw_face(self, canvas: Canvas, state: State, ink: str) -> None:
        """Draw the sign and the label in the colour `ink`."""
        if not self._tall or self.glyph is None:
            super().draw_face(canvas, state, ink)
            return
        down = 1.0 if state.held else 0.0
        below, whole = self._below(canvas), self._size_on(canvas)
        sign = self._large_sign if self._high else self._sign(canvas)[0]
        y = below.y - sign / 2 if self._high else (self.area.y + below.y) / 2 + 3
        canvas.sign(self.glyph, self.area.centre[0], y + down, sign, ink)
        canvas.paragraph(
            self.label,
            below,
            size=max(whole * state.scale, min(whole, self.least / canvas.k)),
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

    def _size_on(self, canvas: Canvas) -> float:
        return max(self._letters, self.least / canvas.k) if self._tall else super()._size_on(canvas)

    def _sign(self, canvas: Canvas) -> tuple[float, float]:
        """Return the side of the sign and the height for it: less in a low tile, or beside large letters."""
        if self.area.height < LOW:
            return LOW_SIGN, LOW_SIGN_ROOM
        if self.least / canvas.k > ROOMY * LETTERS:
            return SMALL_SIGN, SMALL_SIGN_ROOM
        return SIGN, SIGN_ROOM

    def _below(self, canvas: Canvas) -> Area:
        """Return the area of the label."""
        room = self.area.inset(5, 4)
        if self._high:
            return Area(room.x, self.area.centre[1] + (self._large_sign - LABEL) / 2, room.width, LABEL)
        top = self.area.y + self._sign(canvas)[1]
        return Area(room.x, top, room.width, room.bottom - top)
