"""The buttons of the new-game sheet that are quieter than the one that deals: tags and signs with names."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK, INK_SOFT, LETTERS, PAPER, Look, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, State
from settebello.ui.table.view.signs import PLATE_PAPER

if TYPE_CHECKING:
    from settebello.ui.kit.cards.little_hands import LittleHand

_TAG: Final = replace(PLATE_PAPER, border_width=1.6)
TAG: Final = Look(
    _TAG,
    replace(_TAG, fill="#fffaeb", rim="#fffaeb", border=GOLD_DEEP, border_width=2.4),
    replace(_TAG, fill="#efe0bb", shadow=0.1, shadow_reach=3, slipped=True),
    _TAG,
    INK,
    INK_SOFT,
)
"""A tag is a card of paper, as the plates of the players are."""
NAME: Final = 19.0
NOTE: Final = LETTERS[Size.SMALL] - 1
"""The letters of the two lines of a tag."""
SIGN: Final = 34.0
HAND: Final = (42.0, 40.0)
EDGE: Final = 12.0
ARROW: Final = 16.0
STAR: Final = 20.0

_PLAIN: Final = BoxStyle(PAPER, PAPER, radius=6, opacity=0.0)
QUIET: Final = Look(
    _PLAIN,
    replace(_PLAIN, fill="#fff6dc", rim="#fff6dc", border=GOLD_DEEP, border_width=2.2, opacity=1.0),
    replace(_PLAIN, fill="#dfc994", rim="#dfc994", opacity=1.0),
    _PLAIN,
    INK,
    INK_SOFT,
)
"""Not printed as a button at all: a sign and a name on the ground they share."""
QUIET_LETTERS: Final = 16.0
QUIET_SIGN: Final = 26.0
QUIET_TOP: Final = 4.0
ONE_LINE: Final = 9.5
"""From the upper edge of a name to the middle of its first line."""
CLOSE: Final = 0.8
"""The spacing of two lines of a name."""


class Tag(Button):
    """A tag at the edge of the small table: its sign, its name, and below it what it is set to."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None], glyph: str) -> None:
        """Start without a second line; the scene sets `note`, `starred` and `hand`."""
        super().__init__(label, pressed, look=TAG, size=NAME, glyph=glyph)
        self.note: Words = ""
        self.starred = False
        self.hand: LittleHand | None = None
        """A few cards in the place of the sign."""

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The name, what it is set to, and the type "button"."""
        return (self.label, *((self.note,) if self.note else ()), t("button"))

    def letters_scale(self, canvas: Canvas) -> float:
        """Return 1: each tag fits its own letters to its own room."""
        del canvas
        return 1.0

    def draw_face(self, canvas: Canvas, state: State, ink: str) -> None:
        """Draw the sign or the cards, the two lines, and the arrow that says that a page opens."""
        area, y = self.area, self.area.centre[1] + (1.0 if state.held else 0.0)
        middle = area.x + EDGE + HAND[0] / 2
        if self.hand is not None:
            canvas.little_hand(self.hand, Area.centred(middle, y, *HAND))
        elif self.glyph is not None:
            canvas.sign(self.glyph, middle, y, SIGN, ink)
        canvas.sign("arrow_right", area.right - 5 - ARROW / 2, y, ARROW, ink)
        left, end = area.x + EDGE + HAND[0] + 10, area.right - 8 - ARROW
        canvas.text(self.label, left, y - 10, size=NAME, colour=ink, role=Role.BOLD, width=end - left)
        if self.starred:
            canvas.glyph("star", left + STAR / 2 - 2, y + 12, STAR, GOLD_DEEP)
            left += STAR + 2
        canvas.text(self.note, left, y + 12, size=NOTE, colour=INK_SOFT, width=end - left)


class QuietTile(Button):
    """A sign with its name below it, for what is seldom needed; it has no edge of its own."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None], glyph: str) -> None:
        """Show the sign `glyph` of assets/ui/glyphs."""
        super().__init__(label, pressed, look=QUIET, size=QUIET_LETTERS, glyph=glyph)

    def letters_scale(self, canvas: Canvas) -> float:
        """Return the scale of the letters at which the name fits on two lines; one word is not broken."""
        size = QUIET_LETTERS
        if self._one_word(canvas):
            wide = canvas.text_width(self.label, size=size, role=Role.BOLD)
            return max(SMALLEST, min(1.0, self._name.width / max(wide, 1.0)))
        return canvas.paragraph_size(self.label, self._name, size=size, role=Role.BOLD, spacing=CLOSE) / size

    def draw_face(self, canvas: Canvas, state: State, ink: str) -> None:
        """Draw the sign, and the name in the colour `ink`."""
        down = 1.0 if state.held else 0.0
        if self.glyph is not None:
            y = self.area.y + QUIET_TOP + QUIET_SIGN / 2 + down
            canvas.sign(self.glyph, self.area.centre[0], y, QUIET_SIGN, ink)
        size, name = QUIET_LETTERS * state.scale, self._name.moved(0, down)
        if self._one_word(canvas):
            y = name.y + ONE_LINE
            canvas.text(
                self.label,
                name.centre[0],
                y,
                size=size,
                colour=ink,
                role=Role.BOLD,
                align=Align.CENTRE,
                width=name.width,
            )
            return
        canvas.paragraph(
            self.label,
            name,
            size=size,
            colour=ink,
            role=Role.BOLD,
            align=Align.CENTRE,
            spacing=CLOSE,
        )

    def _one_word(self, canvas: Canvas) -> bool:
        return " " not in canvas.say(self.label)

    @property
    def _name(self) -> Area:
        """The area of the name."""
        top = QUIET_TOP + QUIET_SIGN
        return Area(self.area.x + 3, self.area.y + top, self.area.width - 6, self.area.height - top)


def calm_button(words: Words, pressed: Callable[[], Change | None], glyph: str, size: float) -> Button:
    """Return a button of paper in the row of the one that deals."""
    return Button(words, pressed, look=CALM, size=size, glyph=glyph)
