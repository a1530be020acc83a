"""Ten digits to press, and how many have been pressed: the digits themselves are not shown."""

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
    """Buttons laid out as on a telephone, nought and the way back below."""

    def __init__(self, pressed: Callable[[str], Change | None], erased: Callable[[], Change | None]) -> None:
        """Tell every digit, and the wish to take the last one back."""
        order = "1234567890"
        self.digits = tuple(Button(digit, partial(pressed, digit), look=CALM, size=30) for digit in order)
        self.erase = Sign(t("Take the last digit back"), erased, "arrow_left")

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """In the order of the Tab key."""
        return (*self.digits, self.erase)

    def place(self, area: Area) -> None:
        """Lay the buttons out in the middle of an area, as high as it is."""
        high = (area.height - (ROWS - 1) * GAP) / ROWS
        left = area.centre[0] - (COLUMNS * WIDE + (COLUMNS - 1) * GAP) / 2
        # Nought stands below the eight.
        for place, button in zip((*range(9), 10, 11), self.widgets, strict=True):
            line, column = divmod(place, COLUMNS)
            button.place(Area(left + column * (WIDE + GAP), area.y + line * (high + GAP), WIDE, high))


def draw_digits(canvas: Canvas, area: Area, entered: int) -> None:
    """Draw a dot for every digit that was pressed, and a ring for each that is missing."""
    x, y = area.centre
    for place in range(DIGITS):
        at = x + (place - (DIGITS - 1) / 2) * (DOT + 18)
        full = place < entered
        canvas.glyph("pip_round" if full else "pip_ring", at, y, DOT, INK if full else GOLD_DEEP)
