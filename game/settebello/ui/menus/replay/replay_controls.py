"""The controls of the replay: buttons with glyphs, and a position bar."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import BUTTON, CALM, CREAM, GOLD, PICKED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.kit.widgets.button import ring

BACK: Final = "arrow_left"
ON: Final = "arrow_right"
GROOVE: Final = BoxStyle("#120a05", "#1c1008", border="#a8772c", border_width=1.0, radius=8)
DONE: Final = BoxStyle("#d9a441", "#b8802a", radius=7)
KNOB: Final = BoxStyle("#fffaf0", "#e8d6ac", border="#8a5a1c", border_width=2.0, radius=11, shadow=0.4)
USUAL: Final = 48.0
"""Height of a button whose glyphs have their usual size."""
MARK: Final = 17.0
CHART: Final = 35.0
"""Height of the bar while it has a curve."""
EDGE: Final = 2.0
RAISED: Final = -6.0
"""How far such a bar lies below the middle of its area."""
KNOB_SIZE: Final = 22.0
EVEN: Final = "#a8772c"
PASSED: Final = "#d9a441"
COMING: Final = "#7a5a2c"
LEAST_SCALE: Final = 2.0
"""Points at the upper edge of a curve that stays flatter than this."""


class SignButton(Widget):
    """A small button with glyphs; its label is shown elsewhere while it has the focus."""

    def __init__(self, label: Text, signs: Sequence[str], pressed: Callable[[], Change | None]) -> None:
        """Draw these glyphs; `|` is a vertical line and `=` a pair of them (pause)."""
        super().__init__(label)
        self.signs = tuple(signs)
        self.lit = False
        self._pressed = pressed

    def activate(self) -> Change | None:
        """Press the button."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box and the glyphs; `lit` marks an active state."""
        look = PICKED if self.lit else CALM
        style = look.down if state.held else look.lit if state.focused else look.rest
        style = style if self.enabled else look.off
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style)
        x, y = self.area.centre
        large = self.area.height / USUAL
        step = 16.0 * large if len(self.signs) > 1 else 0.0
        for place, sign in enumerate(self.signs):
            at = x + (place - (len(self.signs) - 1) / 2) * step
            if sign == "|":
                canvas.fill(CREAM, Area.centred(at, y, 4, 22 * large))
            elif sign == "=":
                canvas.fill(CREAM, Area.centred(at - 6 * large, y, 6 * large, 22 * large))
                canvas.fill(CREAM, Area.centred(at + 6 * large, y, 6 * large, 22 * large))
            else:
                size = 26.0 if len(self.signs) == 1 else 17.0 if sign in {BACK, ON} else 22.0
                canvas.glyph(sign, at, y, size * large, CREAM)


class PlateButton(Widget):
    """An opponent's plate on the table, which can be pressed; it shows nothing but the ring of the focus."""

    def __init__(self, label: Text, pressed: Callable[[], Change | None]) -> None:
        """Call `pressed` for a click or Enter."""
        super().__init__(label)
        self._pressed = pressed

    def activate(self) -> Change | None:
        """Press the plate."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the ring."""
        if state.focused:
            ring(canvas, self.area, BUTTON)


class ReelBar(Widget):
    """The moments of a deal as a bar; a click or a drag moves the position."""

    def __init__(
        self,
        label: Text,
        went: Callable[[int], None],
        pressed: Callable[[], Change | None],
        sign: str,
    ) -> None:
        """Call `went` with a new position, and `pressed` for Enter.

        `sign` is the glyph above the marked stops.
        """
        super().__init__(label)
        self._went = went
        self._pressed = pressed
        self.sign = sign
        self.place_now = 0
        self.last = 0
        self.stops: tuple[int, ...] = ()
        self.curve: tuple[float | None, ...] = ()
        """The lead that could be expected at each position; empty while nothing is known."""

    @property
    def _track(self) -> Area:
        if self.curve:
            return Area.centred(*self.area.centre, self.area.width - 24, CHART).moved(0, RAISED)
        return Area(self.area.x + 12, self.area.centre[1] - 7, self.area.width - 24, 14)

    @property
    def ring(self) -> Area:
        """The area within the focus ring: around the bar and its knob, above the label of the bar."""
        top = min(self.area.y + 6, self._track.y)
        low = max(self._track.centre[1] + KNOB_SIZE / 2, self._track.bottom)
        return Area(self.area.x, top, self.area.width, low - top)

    def activate(self) -> Change | None:
        """Call `pressed` for Enter."""
        return self._pressed()

    def press(self, x: float, y: float) -> None:
        """Move the position to the mouse."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Move the position with the mouse."""
        del y
        part = (x - self._track.x) / self._track.width
        self._went(round(min(max(part, 0.0), 1.0) * self.last))

    def release(self, x: float, y: float) -> Change | None:
        """Keep the position where the mouse left it."""
        del x, y
        return None

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the bar, the stops, and the position."""
        track = self._track
        canvas.box(track, GROOVE)
        if state.focused:
            ring(canvas, self.ring, BUTTON)
        at = self._at(self.place_now)
        if self.curve:
            self._draw_curve(canvas, track)
        elif self.place_now:
            canvas.box(Area(track.x + 2, track.y + 2, max(at - track.x - 2, 10), 10), DONE)
        for stop in self.stops:
            colour, raised = (EVEN, 8) if self.curve else (GOLD, -9)
            canvas.fill(colour, Area(self._at(stop) - 1, track.y, 2, track.height))
            canvas.glyph(self.sign, self._at(stop), track.y + raised, MARK, GOLD)
        canvas.box(Area.centred(at, self._height(self.place_now), KNOB_SIZE, KNOB_SIZE), KNOB)

    def _draw_curve(self, canvas: Canvas, track: Area) -> None:
        """Draw a column for each position from the line of an even deal, that line, and the columns' ends."""
        middle, half = track.centre[1], track.width / max(self.last, 1) / 2
        ends: list[tuple[float, float]] = []
        for place, points in enumerate(self.curve):
            if points is not None:
                left, right = max(self._at(place) - half, track.x + 2), self._at(place) + half
                top, bottom = sorted((middle, self._height(place)))
                right = min(right, track.right - 2)
                colour = PASSED if place <= self.place_now else COMING
                canvas.fill(colour, Area(left, top, right - left, max(bottom - top, 1.0)))
                ends += [(left, self._height(place)), (right, self._height(place))]
        canvas.line(track.x + 2, middle, track.right - 2, middle, EVEN)
        for (x, y), (right, bottom) in pairwise(ends):
            canvas.line(x, y, right, bottom, CREAM, EDGE)

    def _height(self, place: int) -> float:
        """Return the height of the curve at a position; the middle of the bar where it is not known."""
        track, points = self._track, self.curve[place] if place < len(self.curve) else None
        highest = max((abs(one) for one in self.curve if one is not None), default=0.0)
        part = (points or 0.0) / max(highest, LEAST_SCALE)
        return track.centre[1] - part * (track.height / 2 - 3)

    def _at(self, place: int) -> float:
        return self._track.x + self._track.width * (place / self.last if self.last else 0.0)
