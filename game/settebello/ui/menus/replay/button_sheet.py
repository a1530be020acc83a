"""A sheet over the replay with one button per line: the moments of a review, or the menu."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, draw_sheet

WIDTH: Final = 760.0
HEAD: Final = 104.0
ROW: Final = 62.0
EDGE: Final = 34.0
READABLE: Final = 14.0
"""Minimum text height in pixels on the buttons."""


def line(label: Words, pressed: Callable[[], Change | None], glyph: str | None = None) -> Button:
    """Return the button of one line."""
    button = Button(label, pressed, look=CALM, size=20, on_paper=True, glyph=glyph)
    button.least = READABLE
    return button


class ButtonSheet:
    """Buttons under a heading, and one at the foot that calls `close`."""

    def __init__(
        self,
        heading: Text,
        lines: Sequence[Button],
        close: Callable[[], Change | None],
        *,
        width: float = WIDTH,
    ) -> None:
        """Add the button at the foot."""
        self.heading = heading
        self.buttons = (*lines, line(t("Done"), close))
        self._width = width
        self._area = Area(0, 0, 0, 0)

    def arrange(self, width: float, height: float) -> None:
        """Put the sheet in the middle."""
        high = HEAD + ROW * len(self.buttons) + EDGE
        self._area = Area.centred(width / 2, height / 2, self._width, high)
        for number, button in enumerate(self.buttons):
            y = self._area.y + HEAD + number * ROW
            button.place(Area(self._area.x + EDGE, y, self._width - 2 * EDGE, ROW - 10))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet; the scene draws the buttons."""
        canvas.veil()
        draw_sheet(canvas, self._area, self.heading)
