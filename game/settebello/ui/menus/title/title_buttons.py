"""The buttons of the main menu: two lines for the match that waits, and signs with their names."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, CREAM, GOLD, LETTERS, STRONG, Look, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, State
from settebello.ui.kit.widgets.button import ring
from settebello.ui.table.model.match_titles import joined_by_commas

EDGE: Final = 16.0
SIGN: Final = 36.0
BESIDE_SIGN: Final = 12.0
"""The least distance of a label from the glyph at its left."""
SMALL_SIGN: Final = 31.0
LABEL_DOWN: Final = (0.5, 0.32, 0.24)
"""Where "Continue" is, as a part of its button's height: without a match, above one line, above two."""
LINE_DOWN: Final = (0.0, 0.7, 0.56)
"""Where the first line on the match is, for so many lines."""
LINE_PITCH: Final = 0.26
_BOARD: Final = BoxStyle(
    "#2c7355", "#154a37", border="#e9b64a", border_width=2.6, radius=8, shadow=0.4, shadow_reach=8
)
PAINTED: Final = Look(
    _BOARD,
    replace(_BOARD, fill="#358765", border=GOLD, border_width=3.4),
    replace(_BOARD, fill="#1d5740", shadow=0.1, shadow_reach=3, slipped=True),
    _BOARD,
    CREAM,
    CREAM,
)
"""A board of the sign painted green, as green as what leads on in the children's screens."""
FACE: Final = 62.0
FACES: Final = ("fox", "owl")
"""The animals beside "For children", which reach a little beyond their button."""
SMALLEST: Final = 0.7
"""The letters of a row shrink at most to this part of their size."""


def shared_size(
    canvas: Canvas, labels: Sequence[Words], room: float, size: float, role: Role = Role.BOLD
) -> float:
    """Return the largest text size at which every label fits on one line, at most `size`."""
    fitting = size
    while fitting > SMALLEST * size and any(
        canvas.text_width(label, size=fitting, role=role) > room for label in labels
    ):
        # Letters have whole pixels.
        fitting -= 1 / canvas.k
    return fitting


class ChoiceButton(Button):
    """One of the large choices; all of them have letters of one size."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None], *, glyph: str) -> None:
        """Write `label` beside a glyph of assets/ui/glyphs."""
        super().__init__(label, pressed, look=CALM)
        self._sign = glyph
        self.letters = LETTERS[Size.LARGE]
        """Text size, which the scene sets for all choices."""

    @property
    def room(self) -> float:
        """The width for the label."""
        return self.area.width - 2 * EDGE - self.area.height

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box, the glyph at the left, and the label."""
        _draw_box(self, canvas, state)
        x, y = self.area.x + EDGE + SIGN / 2, self.area.centre[1] + (1.0 if state.held else 0.0)
        canvas.glyph(self._sign, x, y, SIGN, self.look.ink)
        wide = min(canvas.text_width(self.label, size=self.letters, role=Role.BOLD), self.room)
        middle = max(self.area.centre[0], x + SIGN / 2 + BESIDE_SIGN + wide / 2)
        canvas.text(
            self.label,
            middle,
            y,
            size=self.letters,
            colour=self.look.ink,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=self.room,
        )


class ChildrenButton(ChoiceButton):
    """The choice for children: a painted board with faces of animals, which a child finds without reading."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None]) -> None:
        """Write `label` between the animals."""
        super().__init__(label, pressed, glyph="")
        self.look = PAINTED

    @property
    def room(self) -> float:
        """The width for the label."""
        return self.area.width - 2 * (EDGE + FACE) - 6

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box, an animal at each end, and the label."""
        _draw_box(self, canvas, state)
        x, y = self.area.centre[0], self.area.centre[1] + (1.0 if state.held else 0.0)
        for side, animal in zip((-1, 1), FACES, strict=True):
            middle = x + side * (self.area.width / 2 - FACE / 2 - 8)
            canvas.picture(f"ui/children/{animal}.svg", Area.centred(middle, y, FACE, FACE))
        canvas.text(
            self.label,
            x,
            y,
            size=self.letters,
            colour=self.look.ink,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=self.room,
        )


class ContinueButton(Button):
    """The button for the match that waits: what it does, and below which match that is."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None]) -> None:
        """Write `label`; the scene sets `match`."""
        super().__init__(label, pressed, look=STRONG)
        self.match: tuple[Words, Words] | None = None
        """Opponents and game, then score and turn; None if nothing is known."""

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, the type "button", and the match."""
        return self.label, t("button"), *(self.match or ())

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box with the label, and the match on one line, or on two where one is too narrow."""
        _draw_box(self, canvas, state)
        x, y = self.area.centre[0], self.area.y + (1.0 if state.held else 0.0)
        room = self.area.width - 2 * EDGE
        lines: tuple[Words, ...] = self.match or ()
        if len(lines) > 1:
            whole = joined_by_commas(lines)
            lines = (whole,) if canvas.text_width(whole, size=LETTERS[Size.SMALL]) <= room else lines
        down = y + self.area.height * LABEL_DOWN[len(lines)]
        side = LETTERS[Size.LARGE]
        wide = canvas.text_width(self.label, size=side, role=Role.BOLD)
        aside = (side + BESIDE_SIGN) / 2
        if wide <= room - 4 * aside:
            # The sign and the label have one middle.
            canvas.sign("play", x - wide / 2 - BESIDE_SIGN / 2, down, side, self.look.ink)
            x += aside
        self._write(canvas, self.label, x, down, Size.LARGE, Role.BOLD)
        x = self.area.centre[0]
        for number, line in enumerate(lines):
            down = LINE_DOWN[len(lines)] + number * LINE_PITCH
            self._write(canvas, line, x, y + self.area.height * down, Size.SMALL, Role.BODY)

    def _write(self, canvas: Canvas, words: Words, x: float, y: float, size: Size, role: Role) -> None:
        canvas.text(
            words,
            x,
            y,
            size=LETTERS[size],
            colour=self.look.ink,
            role=role,
            align=Align.CENTRE,
            width=self.area.width - 2 * EDGE,
        )


class TitleSign(Button):
    """A small button: a glyph with its name below; all of them have letters of one size."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None], *, glyph: str) -> None:
        """Show a glyph of assets/ui/glyphs above `label`."""
        super().__init__(label, pressed, look=CALM)
        self._sign = glyph
        self.letters = LETTERS[Size.SMALL]
        """Text size, which the scene sets for all signs."""

    @property
    def room(self) -> float:
        """The width for the label."""
        return self.area.width - 10

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box, the glyph and its name."""
        _draw_box(self, canvas, state)
        x, y = self.area.centre[0], self.area.y + (1.0 if state.held else 0.0)
        canvas.glyph(self._sign, x, y + self.area.height * 0.34, SMALL_SIGN, self.look.ink)
        canvas.text(
            self.label,
            x,
            y + self.area.height * 0.78,
            size=self.letters,
            colour=self.look.ink,
            align=Align.CENTRE,
            width=self.room,
        )


def _draw_box(button: Button, canvas: Canvas, state: State) -> None:
    """Draw the box of a button with its focus ring."""
    look = button.look
    style = look.down if state.held else look.lit if state.focused else look.rest
    canvas.box(button.area, style)
    if state.focused:
        ring(canvas, button.area, style)
