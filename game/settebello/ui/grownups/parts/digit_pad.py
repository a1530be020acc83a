"""A keypad for a PIN, and dots for the digits entered; the digits are not shown."""

from collections.abc import Callable
from functools import partial
from typing import Final

from settebello.i18n import t
from settebello.learning.children.pin_lock import DIGITS
from settebello.ui.kit.forms import ButtonGrid
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button
from settebello.ui.learn.parts.learn_buttons import Sign

WIDE: Final = 104.0
DOT: Final = 30.0


class DigitPad(ButtonGrid):
    """Buttons laid out as on a telephone, with zero and erase below."""

    def __init__(
        self,
        pressed: Callable[[str], Change | None],
        erased: Callable[[], Change | None],
        height: float = 0.0,
    ) -> None:
        """Call `pressed` with every digit, and `erased` to delete the last one."""
        order = "1234567890"
        self.digits = tuple(Button(digit, partial(pressed, digit), look=CALM, size=30) for digit in order)
        self.erase = Sign(t("Delete last digit"), erased, "arrow_left")
        ones = self.digits
        super().__init__((ones[:3], ones[3:6], ones[6:9], (None, ones[9], self.erase)), WIDE, height)


def draw_digits(canvas: Canvas, area: Area, entered: int) -> None:
    """Draw a dot for every digit entered, and a ring for each missing one."""
    x, y = area.centre
    for place in range(DIGITS):
        at = x + (place - (DIGITS - 1) / 2) * (DOT + 18)
        full = place < entered
        canvas.glyph("pip_round" if full else "pip_ring", at, y, DOT, INK if full else GOLD_DEEP)
