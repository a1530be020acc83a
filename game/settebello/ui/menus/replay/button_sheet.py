"""A sheet over the replay with one button per line: the moments of a review."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, Widget, done_button, draw_sheet
from settebello.ui.kit.widgets.paper import DONE

WIDTH: Final = 760.0
HEAD: Final = 104.0
ROW: Final = 62.0
EDGE: Final = 34.0
READABLE: Final = 14.0
"""Minimum text height in pixels on the buttons."""


def line(label: Words, pressed: Callable[[], Change | None]) -> Button:
    """Return the button of one line."""
    button = Button(label, pressed, look=CALM, size=20, on_paper=True)
    button.least = READABLE
    return button


class ButtonSheet:
    """Buttons under a heading, and one at the foot that calls `close`."""

    def __init__(
        self,
        heading: Text,
        lines: Sequence[Button],
        close: Callable[[], Change | None],
    ) -> None:
        """Add the button at the foot."""
        self.heading = heading
        done = done_button(close, size=22, on_paper=True)
        done.least = READABLE
        self.buttons: tuple[Widget, ...] = (*lines, done)
        self._area = Area(0, 0, 0, 0)

    def arrange(self, width: float, height: float) -> None:
        """Put the sheet in the middle."""
        high = HEAD + ROW * len(self.buttons) + EDGE
        self._area = Area.centred(width / 2, height / 2, WIDTH, high)
        for number, button in enumerate(self.buttons):
            y = self._area.y + HEAD + number * ROW
            row = Area(self._area.x + EDGE, y, WIDTH - 2 * EDGE, ROW - 10)
            last = number == len(self.buttons) - 1
            button.place(Area(row.right - DONE, row.y, DONE, row.height) if last else row)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet; the scene draws the buttons."""
        canvas.veil()
        draw_sheet(canvas, self._area, self.heading)
