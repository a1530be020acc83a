"""The cards and piles of the table as widgets: found by mouse, arrows and gamepad, and spoken."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, CREAM, GOLD, INK, RING, STRONG
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, State, Widget
from settebello.ui.kit.widgets.button import outline
from settebello.ui.table.view.signs import READABLE

LETTERS: Final = 21.0
LIT: Final = BoxStyle("#ffffff", "#ffffff", border=GOLD, border_width=5.0, radius=9, opacity=0.0)
LIT_EDGE: Final = replace(LIT, border=INK, border_width=8.0, radius=11)
CHOSEN: Final = replace(LIT, border=CREAM, border_width=4.5)
CHOSEN_EDGE: Final = replace(LIT_EDGE, border_width=7.5)
HINTED: Final = replace(LIT, border="#5fa8f5", border_width=5.0)
CARD: Final = replace(RING, radius=6)


class TableTarget(Widget):
    """Something on the table that is pressed: it keeps the focus by its key, and the voice tells of it."""

    def __init__(
        self,
        key: tuple[str, int],
        label: Words,
        told: tuple[Words, ...],
        pressed: Callable[[], Change | None],
    ) -> None:
        """Start without an area; `told` is what the voice says after the label."""
        super().__init__(label)
        self.key = key
        self._told = told
        self._pressed = pressed

    @property
    def spoken(self) -> tuple[Words, ...]:
        """What it is called, and more about it."""
        return (self.label, *self._told)

    def activate(self) -> Change | None:
        """Do what a press does."""
        return self._pressed()


@dataclass(frozen=True, slots=True)
class Frames:
    """The frames around a card; `lit`: a press acts on it."""

    lit: bool = False
    chosen: bool = False
    hinted: bool = False


class CardWidget(TableTarget):
    """A card that is pressed to choose or to buy it."""

    frames = Frames()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the frames around the card; the card itself lies on the table."""
        if self.frames.lit:
            canvas.box(self.area.inset(-5), LIT_EDGE)
            canvas.box(self.area.inset(-4), LIT)
        if self.frames.chosen:
            canvas.box(self.area.inset(-5), CHOSEN_EDGE)
            canvas.box(self.area.inset(-4), CHOSEN)
        if self.frames.hinted:
            canvas.box(self.area.inset(-5), HINTED)
        if state.focused and canvas.focus_shown:
            outline(canvas, self.area.inset(-2), CARD, on_paper=True)


class PileWidget(TableTarget):
    """A pile that can only be looked at: a press says what it is."""

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the focus alone; the pile lies on the table."""
        if state.focused and canvas.focus_shown:
            outline(canvas, self.area, CARD, on_paper=True)


class KeyedButton(Button):
    """A button that keeps the focus when its words change."""

    def __init__(
        self,
        key: tuple[str, str],
        label: Words,
        pressed: Callable[[], Change | None],
        *,
        strong: bool = False,
        sign: str | None = None,
        on_paper: bool = False,
        letters: float = 1.0,
        glyph: str | None = None,
    ) -> None:
        """Write `label` on it with a `glyph` of assets/ui/glyphs before it, or the glyph `sign` alone.

        `letters` is a factor for the size of the label.
        """
        size = letters * LETTERS
        look = STRONG if strong else CALM
        super().__init__(label, pressed, look=look, size=size, glyph=glyph, on_paper=on_paper)
        self.key = key
        self.least = READABLE
        self.sign_alone = sign
