"""What a match is looked at with: buttons with signs, and a bar that shows where one is."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import BUTTON, CALM, CREAM, GOLD, STRONG
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.kit.widgets.button import ring

BACK: Final = "arrow_left"
ON: Final = "arrow_right"
GROOVE: Final = BoxStyle("#120a05", "#1c1008", border="#a8772c", border_width=1.0, radius=8)
DONE: Final = BoxStyle("#d9a441", "#b8802a", radius=7)
KNOB: Final = BoxStyle("#fffaf0", "#e8d6ac", border="#8a5a1c", border_width=2.0, radius=11, shadow=0.4)
MARK: Final = 17.0


class SignButton(Widget):
    """A small button with signs on it, side by side; its label is said elsewhere while it has the focus."""

    def __init__(self, label: Text, signs: Sequence[str], pressed: Callable[[], Change | None]) -> None:
        """Draw the glyphs named; `|` is an upright line and `=` are two of them."""
        super().__init__(label)
        self.signs = tuple(signs)
        self.lit = False
        self._pressed = pressed

    def activate(self) -> Change | None:
        """Do what the button is for."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box and the signs; one that is lit stands for something that is on."""
        look = STRONG if self.lit else CALM
        style = look.down if state.held else look.lit if state.focused else look.rest
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style)
        x, y = self.area.centre
        step = 16.0 if len(self.signs) > 1 else 0.0
        for place, sign in enumerate(self.signs):
            at = x + (place - (len(self.signs) - 1) / 2) * step
            if sign == "|":
                canvas.fill(CREAM, Area.centred(at, y, 4, 22))
            elif sign == "=":
                canvas.fill(CREAM, Area.centred(at - 6, y, 6, 22))
                canvas.fill(CREAM, Area.centred(at + 6, y, 6, 22))
            else:
                size = 26.0 if len(self.signs) == 1 else 17.0 if sign in {BACK, ON} else 22.0
                canvas.glyph(sign, at, y, size, CREAM)


class ReelBar(Widget):
    """The moments of a deal as a line; a click or a drag goes to one of them."""

    def __init__(
        self,
        label: Text,
        went: Callable[[int], None],
        pressed: Callable[[], Change | None],
        sign: str,
    ) -> None:
        """Call `went` with a place, and `pressed` when the bar has the focus and Enter is pressed.

        `sign` is the glyph over the places to jump to.
        """
        super().__init__(label)
        self._went = went
        self._pressed = pressed
        self._sign = sign
        self.place_now = 0
        self.last = 0
        self.stops: tuple[int, ...] = ()

    @property
    def _track(self) -> Area:
        return Area(self.area.x + 12, self.area.centre[1] - 7, self.area.width - 24, 14)

    def activate(self) -> Change | None:
        """Do what Enter is for."""
        return self._pressed()

    def press(self, x: float, y: float) -> None:
        """Go to the moment under the mouse."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Follow the mouse."""
        del y
        part = (x - self._track.x) / self._track.width
        self._went(round(min(max(part, 0.0), 1.0) * self.last))

    def release(self, x: float, y: float) -> Change | None:
        """Stay where the mouse left it."""
        del x, y
        return None

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the line, the places to jump to on it, and where one is."""
        track = self._track
        canvas.box(track, GROOVE)
        if state.focused:
            ring(canvas, self.area.inset(0, 6), BUTTON)
        at = self._at(self.place_now)
        if self.place_now:
            canvas.box(Area(track.x + 2, track.y + 2, max(at - track.x - 2, 10), 10), DONE)
        for stop in self.stops:
            canvas.glyph(self._sign, self._at(stop), track.y - 9, MARK, GOLD)
            canvas.fill(GOLD, Area(self._at(stop) - 1, track.y, 2, track.height))
        canvas.box(Area.centred(at, track.centre[1], 22, 22), KNOB)

    def _at(self, place: int) -> float:
        return self._track.x + self._track.width * (place / self.last if self.last else 0.0)
