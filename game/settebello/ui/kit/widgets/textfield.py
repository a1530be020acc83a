"""A single-line text field."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change, Push
from settebello.ui.kit.theme import CHOSEN, CREAM, FIELD, FIELD_LIT, INK, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring

LETTERS: Final = 24.0
EDGE: Final = 16.0
SIGN: Final = 56.0
"""Width of the part that opens the on-screen keyboard."""


class TextField(Widget):
    """A single-line text field on paper; editing is at the end of the text.

    The initial text is a proposal: the first character typed replaces it, and Backspace clears it. A press on
    the field, or on the glyph at its end, opens the on-screen keyboard for players without a keyboard.
    """

    writes = True

    def __init__(
        self,
        label: Words,
        text: str,
        *,
        longest: int,
        proposed: bool = True,
        written: Callable[["TextField"], object] = lambda _: None,
    ) -> None:
        """Propose `text`, and accept at most `longest` characters.

        `written` is called after the on-screen keyboard.
        """
        super().__init__(label)
        self.text = text
        self._longest = longest
        self.proposed = proposed
        self._written = written

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, the type "text field", and the text."""
        return self.label, t("text field"), self.text

    @property
    def targets(self) -> tuple[Area, ...]:
        """The text, and the glyph at its end."""
        line, sign = self.area.split_left(self.area.width - SIGN)
        return line, sign

    def propose(self, text: str) -> None:
        """Replace the text by another proposal."""
        if text != self.text:
            self.text, self.proposed = text, True

    def write(self, letters: str) -> None:
        """Append characters, or replace a proposal by them."""
        before = "" if self.proposed else self.text
        self.proposed = False
        self.text = (before + letters)[: self._longest]

    def erase(self) -> None:
        """Delete the last character, or a whole proposal."""
        self.text = "" if self.proposed else self.text[:-1]
        self.proposed = False

    def replace_last(self, letter: str) -> None:
        """Replace the last character."""
        self.text, self.proposed = self.text[:-1] + letter, False

    def activate(self) -> Change | None:
        """Open the on-screen keyboard."""
        return Push(routes.Letters(self.label, self.text, self._longest, self.proposed, self._chosen))

    def release(self, x: float, y: float) -> Change | None:
        """Open the on-screen keyboard if the glyph was clicked."""
        return self.activate() if self.targets[1].contains(x, y) else None

    def _chosen(self, text: str) -> None:
        if text != self.text:
            self.text, self.proposed = text, False
            self._written(self)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the field, and the glyph that opens the on-screen keyboard."""
        self.draw_line(canvas, writing=state.focused, sign=SIGN)
        x, y = self.targets[1].centre
        canvas.glyph("keyboard", x, y, 30, INK if state.focused else INK_SOFT)
        if state.focused:
            ring(canvas, self.area, FIELD_LIT, on_paper=True)

    def draw_line(self, canvas: Canvas, *, writing: bool, sign: float = 0.0) -> None:
        """Draw the box, the text and the cursor; the width `sign` stays free at the end."""
        canvas.box(self.area, FIELD_LIT if writing else FIELD)
        room = self.area.width - 2 * EDGE - sign
        x, y = self.area.x + EDGE, self.area.centre[1]
        wide = min(canvas.text_width(self.text, size=LETTERS), room)
        marked = self.proposed and writing and bool(self.text)
        if marked:
            canvas.box(Area(x - 5, y - 19, wide + 10, 38), CHOSEN)
        canvas.text(self.text, x, y, size=LETTERS, colour=CREAM if marked else INK, width=room)
        if writing and not marked:
            canvas.line(x + wide + 2, y - 15, x + wide + 2, y + 15, RED, 2)
