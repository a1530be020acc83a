"""A line to write in."""

from typing import Final

from settebello.i18n import t
from settebello.ui.paint.area import Area
from settebello.ui.theme import CHOSEN, CREAM, FIELD, FIELD_LIT, INK, RED
from settebello.ui.view.canvas import Canvas, Words
from settebello.ui.widgets.base import State, Widget
from settebello.ui.widgets.button import ring

LETTERS: Final = 24.0
EDGE: Final = 16.0


class TextField(Widget):
    """A line of letters, written at its end; lies on paper.

    What stands there in the beginning is a proposal: the first letter typed takes the place of all of it.
    """

    def __init__(self, label: Words, text: str, *, longest: int) -> None:
        """Propose `text`; letters beyond `longest` are not taken."""
        super().__init__(label)
        self.text = text
        self._longest = longest
        self._proposed = True

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, that something is written here, and what."""
        return self.label, t("text field"), self.text

    def propose(self, text: str) -> None:
        """Have something else stand there, which the first letter typed takes the place of."""
        if text != self.text:
            self.text, self._proposed = text, True

    def write(self, letters: str) -> None:
        """Write letters at the end."""
        before = "" if self._proposed else self.text
        self._proposed = False
        self.text = (before + letters)[: self._longest]

    def erase(self) -> None:
        """Take the last letter away; of a proposal all of it."""
        self.text = "" if self._proposed else self.text[:-1]
        self._proposed = False

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box, the letters, and where the next one goes."""
        style = FIELD_LIT if state.focused else FIELD
        canvas.box(self.area, style)
        room = self.area.width - 2 * EDGE
        x, y = self.area.x + EDGE, self.area.centre[1]
        wide = min(canvas.text_width(self.text, size=LETTERS), room)
        marked = self._proposed and state.focused and bool(self.text)
        if marked:
            canvas.box(Area(x - 5, y - 19, wide + 10, 38), CHOSEN)
        canvas.text(self.text, x, y, size=LETTERS, colour=CREAM if marked else INK, width=room)
        if state.focused:
            if not marked:
                canvas.line(x + wide + 2, y - 15, x + wide + 2, y + 15, RED, 2)
            ring(canvas, self.area, style, on_paper=True)
