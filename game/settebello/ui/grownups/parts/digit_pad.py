"""A keypad for a PIN, and dots for the digits entered; the digits are not shown."""

from collections.abc import Callable
from functools import partial
from typing import Final

from settebello.i18n import t
from settebello.learning.children.pin_lock import DIGITS
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, Widget
from settebello.ui.learn.parts.learn_buttons import Sign

COLUMNS: Final = 3
ROWS: Final = 4
GAP: Final = 12.0
WIDE: Final = 104.0
DOT: Final = 30.0


class DigitPad:
    """Buttons laid out as on a telephone, with zero and erase below."""

    def __init__(self, pressed: Callable[[str], Change | None], erased: Callable[[], Change | None]) -> None:
        """Call `pressed` with every digit, and `erased` to delete the last one."""
        order = "1234567890"
        self.digits = tuple(Button(digit, partial(pressed, digit), look=CALM, size=30) for digit in order)
        self.erase = Sign(t("Take the last digit back"), erased, "arrow_left")

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The buttons in the order of the Tab key."""
        return (*self.digits, self.erase)

    def place(self, area: Area) -> None:
        """Lay out the buttons in the middle of an area, using its full height."""
        high = (area.height - (ROWS - 1) * GAP) / ROWS
        left = area.centre[0] - (COLUMNS * WIDE + (COLUMNS - 1) * GAP) / 2
        # Zero is below the eight.
        for place, button in zip((*range(9), 10, 11), self.widgets, strict=True):
            line, column = divmod(place, COLUMNS)
            button.place(Area(left + column * (WIDE + GAP), area.y + line * (high + GAP), WIDE, high))


def draw_digits(canvas: Canvas, area: Area, entered: int) -> None:
    """Draw a dot for every digit entered, and a ring for each missing one."""
    x, y = area.centre
    for place in range(DIGITS):
        at = x + (place - (DIGITS - 1) / 2) * (DOT + 18)
        full = place < entered
        canvas.glyph("pip_round" if full else "pip_ring", at, y, DOT, INK if full else GOLD_DEEP)
