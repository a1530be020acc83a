"""Tabs as on the cards of an index: the chosen one is taller, blue, and joins the line above the page."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import BLUE, BLUE_DEEP, CREAM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.button import Button, ring
from settebello.ui.kit.widgets.value_widgets import Choice

TAB: Final = 50.0
"""The height of a row of tabs."""
LETTERS: Final = 20.0
EDGE: Final = 14.0
LOWER: Final = 7.0
"""How much lower than the chosen tab the others are."""
BELOW: Final = 16.0
"""How far the card of a tab goes on below the line, where it is not seen."""
RULE: Final = 3.0
OPEN: Final = BoxStyle(BLUE, BLUE, radius=11, shadow=0.3, shadow_reach=4)
SHUT: Final = BoxStyle("#ecdcb4", "#ecdcb4", radius=11, shadow=0.3, shadow_reach=4)
LIT: Final = replace(SHUT, fill="#fff6dc", rim="#fff6dc")
OUT: Final = 5.0
"""How far the ink of a tab reaches beyond it."""


def draw_rule(canvas: Canvas, area: Area) -> None:
    """Draw the line on which the tabs of a row stand, at the lower edge of an area."""
    y = area.bottom - RULE
    canvas.line(area.x, y, area.right, y, BLUE_DEEP, RULE)


def draw_tab(canvas: Canvas, area: Area, words: Words, *, taken: bool, lit: bool, size: float) -> None:
    """Draw a tab that stands on the lower edge of an area; `taken` is the chosen one, `lit` has the focus."""
    top = area.y + (0.0 if taken else LOWER)
    card = Area(area.x, top, area.width, area.bottom - top + BELOW)
    seen = Area(area.x - OUT, area.y - OUT, area.width + 2 * OUT, area.height + OUT - (0 if taken else RULE))
    style = OPEN if taken else LIT if lit else SHUT
    with canvas.clip(seen):
        canvas.box(card, style)
    canvas.text(
        words,
        area.centre[0],
        (top + area.bottom - RULE) / 2 + 1,
        size=size,
        colour=CREAM if taken else INK,
        role=Role.BOLD,
        align=Align.CENTRE,
        width=area.width - 2 * EDGE,
    )
    if lit:
        ring(canvas, Area(area.x, top, area.width, area.bottom - top), style, on_paper=True)


class Tabs(Choice):
    """A choice of one of several pages, without a label; its options are tabs."""

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the line and the tabs on it, the chosen one over the line."""
        draw_rule(canvas, self.area)
        letters = self._letters(canvas, self._cells()[0].width - 2 * EDGE)
        for place, (cell, option) in enumerate(zip(self._cells(), self.options, strict=True)):
            taken = place == self.place_of_choice
            draw_tab(canvas, cell, option.words, taken=taken, lit=taken and state.focused, size=letters)


class TabButton(Button):
    """A tab that has the focus by itself; the scene draws the line of its row before it."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None]) -> None:
        """Write `label` on it; the scene says which tab is open."""
        super().__init__(label, pressed, size=LETTERS)
        self.open = False

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the tab."""
        size = LETTERS * state.scale
        draw_tab(canvas, self.area, self.label, taken=self.open, lit=state.focused, size=size)
