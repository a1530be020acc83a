"""A key of the replay: a button with glyphs instead of words; its label is on a slip above it."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, CREAM, GOLD, PICKED, STRONG, Look
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring

BACK: Final = "play_back"
ON: Final = "play"
"""The small points beside a picture that say in which direction a button leads."""
ALONE: Final = 0.7
PICTURE: Final = 0.7
POINT: Final = 0.36
"""Sizes of a glyph that is alone, of a picture, and of the point beside it, relative to the key's height."""
BESIDE: Final = 0.48
"""Distance of that point from the middle of the key, relative to the height."""


class Weight(StrEnum):
    """How much a key stands out: the one red key that plays, or one of the others."""

    FIRST = "first"
    OTHER = "other"


LOOKS: Final = {Weight.FIRST: STRONG, Weight.OTHER: CALM}


class TransportKey(Widget):
    """A key with one glyph, or with a picture and a point that says where it leads."""

    def __init__(
        self,
        label: Words,
        signs: Sequence[str],
        pressed: Callable[[], Change | None],
        weight: Weight = Weight.OTHER,
    ) -> None:
        """Draw these glyphs of assets/ui/glyphs."""
        super().__init__(label)
        self.signs = tuple(signs)
        self.lit = False
        self._pressed = pressed
        self._weight = weight

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, and the type "button"."""
        return self.label, t("button")

    def activate(self) -> Change | None:
        """Press the button."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box and the glyphs; `lit` marks an active state."""
        look: Look = PICKED if self.lit else LOOKS[self._weight]
        style = look.down if state.held else look.lit if state.focused else look.rest
        style = style if self.enabled else look.off
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style)
        self._draw_signs(canvas, faint=not self.enabled)

    def _draw_signs(self, canvas: Canvas, *, faint: bool) -> None:
        x, y = self.area.centre
        high, alpha = self.area.height, 0.4 if faint else 1.0
        if len(self.signs) == 1:
            canvas.glyph(self.signs[0], x, y, ALONE * high, CREAM, alpha)
            return
        back = self.signs[0] == BACK
        picture, point = self.signs if not back else self.signs[::-1]
        away = -1 if back else 1
        canvas.glyph(picture, x - away * 0.14 * high, y, PICTURE * high, CREAM, alpha)
        canvas.glyph(point, x + away * BESIDE * high, y, POINT * high, GOLD, alpha)
