"""Buttons and toggle switches."""

from collections.abc import Callable
from dataclasses import replace

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import (
    BLANK,
    CALM,
    CHOSEN,
    CREAM,
    GOLD,
    INK,
    INK_SOFT,
    KNOB,
    PALE,
    RING,
    RING_INK,
    STRONG,
    UNSET,
    Look,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import LEGIBLE, Align, Words
from settebello.ui.kit.widgets.base import State, Surface, Widget

RING_GAP = 4.0
TWO_LINES = 0.85
"""Scale of the text on two lines; a single line is not shrunk below it."""
CLOSE = 0.82
GLYPH = 1.4
"""Side of a glyph beside the label, as a part of the height of the letters."""
COIN = 1.14
"""Size of the picture of a knob, in which its ink has room, relative to the knob."""
LEAST_OF_TWO = 46.0
"""Minimum height of a button for two lines."""


def ring(canvas: Canvas, area: Area, style: BoxStyle, *, on_paper: bool = False) -> None:
    """Draw the focus ring around a box of this style, unless the mouse was used last."""
    if canvas.focus_shown:
        outline(canvas, area, style, on_paper=on_paper)


def outline(canvas: Canvas, area: Area, style: BoxStyle, *, on_paper: bool = False) -> None:
    """Draw a ring around a box of this style, in the radius of the box; `on_paper` adds ink on both sides."""
    around = area.inset(-RING_GAP)
    radius = min(style.radius, area.width / 2, area.height / 2) + RING_GAP
    if on_paper:
        edge = (RING_INK.border_width - RING.border_width) / 2
        canvas.box(around.inset(-edge), replace(RING_INK, radius=radius + edge))
    canvas.box(around, replace(RING, radius=radius))


def look_on(look: Look, *, paper: bool) -> Look:
    """Return the look of a button on its ground: on paper, secondary buttons are light."""
    return PALE if paper and look == CALM else look


class Button(Widget):
    """A push button; `pressed` is called and can return a change of scene."""

    def __init__(
        self,
        label: Words,
        pressed: Callable[[], Change | None],
        *,
        look: Look = STRONG,
        size: float = 24.0,
        glyph: str | None = None,
        on_paper: bool = False,
    ) -> None:
        """Write `label` on it, with a sign of assets/ui/glyphs before it when given.

        `on_paper` is for a button on paper in a scene that is not all of paper.
        """
        super().__init__(label)
        self._pressed = pressed
        self.look = look
        self._size = size
        self.glyph = glyph
        self._on_paper = on_paper
        self.least = 0.0
        """Minimum text height in pixels, where there is room."""
        self.sign_alone: str | None = None
        """A glyph that replaces the label on small buttons; the label is still spoken."""

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, and the type "button"."""
        return self.label, t("button")

    def activate(self) -> Change | None:
        """Press the button."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box, the glyph and the label."""
        paper = self._on_paper or state.surface is Surface.PAPER
        look = look_on(self.look, paper=paper)
        style = look.rest
        if not self.enabled:
            # All disabled buttons of a sheet look alike, whatever they do.
            look = PALE if paper else look
            style = look.off
        elif state.held:
            style = look.down
        elif state.focused:
            style = look.lit
        ink = look.ink if self.enabled else look.ink_off
        canvas.box(self.area, style)
        if state.focused:
            ring(canvas, self.area, style, on_paper=paper)
        self.draw_face(canvas, state, ink)
        if canvas.palette.contrast and not self.enabled:
            # The high-contrast palette has no pale colours, so disabled labels are struck out.
            x, y = self.area.centre
            wide = canvas.text_width(self.label, size=self._size, role=Role.BOLD)
            wide = min(wide, self.area.width - 32) / 2 + 6
            canvas.line(x - wide, y + 1, x + wide, y + 1, ink, 3)

    def draw_face(self, canvas: Canvas, state: State, ink: str) -> None:
        """Draw the glyph and the label in the colour `ink`."""
        x, y = self.area.centre
        y += 1.0 if state.held else 0.0
        if self.sign_alone is not None:
            canvas.sign(self.sign_alone, x, y, min(self.area.height, self.area.width) * 0.55, ink)
            return
        room, side = self._room(canvas)
        size = self._size_on(canvas) * state.scale
        size = max(size, min(self._size_on(canvas), self.least / canvas.k))
        if self._long(canvas):
            if self.glyph is not None:
                canvas.sign(self.glyph, x - (room - side + 10) / 2, y, side - 10, ink)
            self._write_lines(
                canvas, min(size, self._size_of_lines(canvas)), self._lines_area(canvas, y), ink
            )
            return
        if self.glyph is not None:
            # In a small window letters are larger wherever there is room: the sign moves aside.
            large = LEGIBLE / canvas.k
            room_of_words = room - large * GLYPH - 10
            if size < large and canvas.text_width(self.label, size=large, role=Role.BOLD) <= room_of_words:
                size = large
            side = size * GLYPH
            wide = min(canvas.text_width(self.label, size=size, role=Role.BOLD), room - side - 10)
            canvas.sign(self.glyph, x - (wide + 10) / 2, y, side, ink)
            x += (side + 10) / 2
            room -= side + 10
        canvas.text(self.label, x, y, size=size, colour=ink, role=Role.BOLD, align=Align.CENTRE, width=room)

    @property
    def type_size(self) -> float:
        """The height of the letters in logical units where there is room for the label."""
        return self._size

    def letters_scale(self, canvas: Canvas) -> float:
        """Return the scale of the letters at which the label fits, at most 1."""
        if self.sign_alone is not None:
            return 1.0
        size, (room, side) = self._size_on(canvas), self._room(canvas)
        if self._long(canvas):
            area = self._lines_area(canvas, self.area.centre[1])
            size_of_lines = self._size_of_lines(canvas)
            fitting = canvas.paragraph_size(
                self.label, area, size=size_of_lines, role=Role.BOLD, spacing=CLOSE
            )
            return fitting / size
        wide = canvas.text_width(self.label, size=size, role=Role.BOLD)
        return max(SMALLEST, min(1.0, (room - side) / max(wide, 1.0)))

    def _size_on(self, canvas: Canvas) -> float:
        return max(self._size, self.least / canvas.k)

    def _size_of_lines(self, canvas: Canvas) -> float:
        """Return the size of the letters of a label on several lines: smaller, but not below the minimum."""
        return max(TWO_LINES * self._size_on(canvas), self.least / canvas.k)

    def _room(self, canvas: Canvas) -> tuple[float, float]:
        """Return the width for glyph and label, and the part of it that the glyph takes."""
        size = self._size_on(canvas)
        # Enlarged text may come closer to the edge.
        room = self.area.width - (32 if size == self._size else 16)
        return room, size * GLYPH + 10 if self.glyph is not None else 0.0

    def _lines_area(self, canvas: Canvas, y: float) -> Area:
        """Return the area of a label on several lines, with its middle at `y`."""
        room, side = self._room(canvas)
        return Area.centred(self.area.centre[0] + side / 2, y, room - side, self.area.height - 6)

    def _long(self, canvas: Canvas) -> bool:
        """Return whether the label needs two lines: it has several words and does not fit on one.

        A label without spaces, as in Japanese, takes two lines only where it would be cut off.
        """
        if self.area.height < LEAST_OF_TWO:
            return False
        room, side = self._room(canvas)
        size = self._size_on(canvas)
        wide = canvas.text_width(self.label, size=size, role=Role.BOLD)
        said = canvas.say(self.label)
        if " " not in said:
            return not said.isascii() and SMALLEST * wide > room - side
        return max(TWO_LINES, self.least / canvas.k / size) * wide > room - side

    def _write_lines(self, canvas: Canvas, size: float, area: Area, ink: str) -> None:
        """Draw the label on several lines in the middle of an area."""
        canvas.paragraph(
            self.label,
            area,
            size=size,
            colour=ink,
            role=Role.BOLD,
            align=Align.CENTRE,
            spacing=CLOSE,
            middle=True,
        )


def draw_knob(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the coin that is moved along a groove; a plain disc in high contrast."""
    if canvas.palette.contrast:
        canvas.box(Area.centred(x, y, size, size), replace(KNOB, radius=size / 2, shadow=0.0))
    else:
        canvas.glyph("coins", x, y, size * COIN, GOLD)


class Toggle(Widget):
    """A switch with its label on the left, for paper backgrounds."""

    def __init__(
        self, label: Words, *, on: bool, switched: Callable[[bool], Change | None], part: float | None = None
    ) -> None:
        """Start `on` or off; `switched` is called with the new state.

        The switch is at the right end; with `part` it begins after that part of the width, like the
        controls of the rows around it, and has its state in words beside it.
        """
        super().__init__(label)
        self.on = on
        self._part = part
        self._switched = switched

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, the type "switch", and the state."""
        return self.label, t("switch"), t("on") if self.on else t("off")

    def activate(self) -> Change | None:
        """Toggle the state."""
        self.on = not self.on
        return self._switched(self.on)

    def step(self, across: int, down: int) -> bool:
        """Switch on with the right arrow and off with the left arrow; one that is so already lets go."""
        del down
        if not across or (across > 0) == self.on:
            return False
        self.activate()
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the label and the switch; position, glyph and colour show the state."""
        _, y = self.area.centre
        left = self.area.right - 76
        if self._part is not None:
            left = self.area.x + self._part * self.area.width
            words, role = (t("On"), Role.BOLD) if self.on else (t("Off"), Role.BODY)
            canvas.text(words, left + 92, y, size=20, role=role, colour=INK if self.on else INK_SOFT)
        canvas.text(self.label, self.area.x + 2, y, size=21, width=left - self.area.x - 26)
        track = Area(left, y - 18, 76, 36)
        style = replace(CHOSEN if self.on else UNSET, radius=18)
        canvas.box(track, style)
        side = track.right - 19 if self.on else track.x + 19
        if self.on:
            draw_knob(canvas, side, y, 30)
        else:
            canvas.box(Area.centred(side, y, 26, 26), replace(BLANK, radius=13))
        canvas.glyph(
            "check" if self.on else "cross",
            track.x + 22 if self.on else track.right - 22,
            y,
            18,
            CREAM if self.on else INK,
        )
        if state.focused:
            ring(canvas, track, style, on_paper=True)
