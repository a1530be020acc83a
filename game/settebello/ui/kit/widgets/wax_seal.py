"""The wax seal: its picture, and the small button that opens the seal of a deal."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import INK, NIGHT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import State, Surface
from settebello.ui.kit.widgets.button import Button, ring

WAX: Final = "#b5321f"
WAX_LIT: Final = "#d9482f"
DISC: Final = BoxStyle("#ffd873", "#d9a441", border="#2a1c14", border_width=2.0)
DARK: Final = 0.84
"""The diameter of the seal on its disc in high contrast, as a part of the disc's."""
PRESSED: Final = 0.7
"""The diameter of what is pressed into the wax, as a part of the seal's."""


def draw_seal(canvas: Canvas, x: float, y: float, size: float, *, lit: bool = False) -> None:
    """Draw a seal of red wax, centred at (x, y); in high contrast a dark one on a golden disc."""
    if canvas.palette.contrast:
        canvas.box(Area.centred(x, y, size, size), replace(DISC, radius=size / 2))
        canvas.glyph("seal", x, y, DARK * size, INK)
        return
    canvas.glyph("seal", x + 0.02 * size, y + 0.05 * size, size * 1.04, NIGHT, 0.55)
    inner = PRESSED * size
    canvas.box(Area.centred(x, y, inner, inner), BoxStyle(RED_DEEP, RED_DEEP, radius=inner / 2))
    canvas.glyph("seal", x, y, size, WAX_LIT if lit else WAX)


class SealButton(Button):
    """A seal that opens what it says about its deal."""

    def __init__(self, pressed: Callable[[], Change | None]) -> None:
        """Call `pressed` for a click or Enter."""
        super().__init__(t("Show seal"), pressed)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the seal."""
        size = min(self.area.width, self.area.height) - 4
        draw_seal(canvas, *self.area.centre, size, lit=state.focused or state.held)
        if state.focused:
            style = BoxStyle(WAX, WAX, radius=size / 2)
            ring(canvas, self.area, style, on_paper=state.surface is Surface.PAPER)
