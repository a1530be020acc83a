"""Buttons of the learning mode: large, green for continuing, brown otherwise; never red."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import (
    BUTTON,
    BUTTON_DOWN,
    BUTTON_LIT,
    BUTTON_OFF,
    CALM,
    CREAM,
    GOLD,
    PALE,
    PAPER,
    PAPER_SHADE,
    Look,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.base import State, Surface
from settebello.ui.kit.widgets.button import look_on, ring

FAINT: Final = 0.5
"""How strong the glyph of a button is that cannot be pressed."""
LETTERS: Final = 30.0
GREEN: Final = "#14694c"
GO: Final = Look(
    replace(BUTTON, fill=GREEN, rim="#0b4a35", border="#f2c14e"),
    replace(BUTTON_LIT, fill="#1a7d5c", rim="#0f5a41", border="#ffd873"),
    replace(BUTTON_DOWN, fill="#0a402e", rim="#0f5540", border="#f2c14e"),
    replace(BUTTON_OFF, shadow=0.0),
    CREAM,
    "#d8c8b4",
)
"""The style of buttons that continue; the contrast of the text is above 7:1."""


def go(label: Words, pressed: Callable[[], Change | None], glyph: str | None = None) -> Button:
    """Return a large button that continues."""
    return Button(label, pressed, look=GO, size=LETTERS, glyph=glyph)


def calm(label: Words, pressed: Callable[[], Change | None], glyph: str | None = None) -> Button:
    """Return a large button for everything else."""
    return Button(label, pressed, look=CALM, size=LETTERS, glyph=glyph)


class Sign(Button):
    """A button with only a glyph; its label is spoken."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None], glyph: str) -> None:
        """Show the glyph `glyph` of assets/ui/glyphs."""
        super().__init__(label, pressed, look=CALM)
        self._sign = glyph
        self.calls = 0.0
        """Strength of the highlight that attracts attention, 0 to 1."""

    @property
    def sign(self) -> str:
        """The glyph that is shown."""
        return self._sign

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box and the glyph, golden while highlighted."""
        look = look_on(self.look, paper=state.surface is Surface.PAPER)
        style = look.down if state.held else look.lit if state.focused else look.rest
        faded = not self.reachable and not canvas.palette.contrast
        if not self.reachable:
            # As much a printed plate as the others, only pale.
            style = replace(look.rest, fill=PAPER, rim=PAPER_SHADE) if faded else look.off
        x, y = self.area.centre
        if self.calls:
            style = replace(style, border=GOLD, border_width=5.0)
            canvas.glow(x, y, self.area.width * 1.25, GOLD, self.calls)
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style, on_paper=True)
        called = look.ink if look == PALE else GOLD
        colour = called if self.calls else look.ink if self.reachable else look.ink_off
        side = self.area.height * (0.56 + 0.1 * self.calls)
        if faded:
            canvas.glyph(self.sign, x, y, side, CREAM, FAINT)
        else:
            canvas.sign(self.sign, x, y, side, colour)
        if canvas.palette.contrast and not self.reachable:
            # The high-contrast palette has no pale colours, so disabled glyphs are struck out.
            canvas.line(x - side / 2, y + 1, x + side / 2, y + 1, colour, 3)
