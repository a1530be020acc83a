"""A line to write in."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change, Push
from settebello.ui.kit.theme import CHOSEN, CREAM, FIELD, FIELD_LIT, INK, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring

LETTERS: Final = 24.0
EDGE: Final = 16.0
SIGN: Final = 56.0
"""How wide the part is that opens the letters."""


class TextField(Widget):
    """A line of letters, written at its end; lies on paper.

    What stands there in the beginning is a proposal: the first letter typed takes the place of all of it.
    Whoever has no keyboard presses it, or the sign at its end, and chooses letters on a sheet.
    """

    def __init__(
        self,
        label: Words,
        text: str,
        *,
        longest: int,
        proposed: bool = True,
        written: Callable[["TextField"], object] = lambda _: None,
    ) -> None:
        """Propose `text`; letters beyond `longest` are not taken; `written` hears what came of the sheet."""
        super().__init__(label)
        self.text = text
        self._longest = longest
        self.proposed = proposed
        self._written = written

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, that something is written here, and what."""
        return self.label, t("text field"), self.text

    @property
    def targets(self) -> tuple[Area, ...]:
        """The line, and the sign at its end."""
        line, sign = self.area.split_left(self.area.width - SIGN)
        return line, sign

    def propose(self, text: str) -> None:
        """Have something else stand there, which the first letter typed takes the place of."""
        if text != self.text:
            self.text, self.proposed = text, True

    def write(self, letters: str) -> None:
        """Write letters at the end."""
        before = "" if self.proposed else self.text
        self.proposed = False
        self.text = (before + letters)[: self._longest]

    def erase(self) -> None:
        """Take the last letter away; of a proposal all of it."""
        self.text = "" if self.proposed else self.text[:-1]
        self.proposed = False

    def replace_last(self, letter: str) -> None:
        """Have another letter in the place of the last one."""
        self.text, self.proposed = self.text[:-1] + letter, False

    def activate(self) -> Change | None:
        """Open the sheet of letters."""
        return Push(routes.Letters(self.label, self.text, self._longest, self.proposed, self._chosen))

    def release(self, x: float, y: float) -> Change | None:
        """Open the sheet of letters by the sign at the end; elsewhere it is written in."""
        return self.activate() if self.targets[1].contains(x, y) else None

    def _chosen(self, text: str) -> None:
        if text != self.text:
            self.text, self.proposed = text, False
            self._written(self)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the line, and the sign that opens the letters."""
        self.draw_line(canvas, writing=state.focused, sign=SIGN)
        x, y = self.targets[1].centre
        canvas.glyph("keyboard", x, y, 30, RED if state.focused else INK_SOFT)
        if state.focused:
            ring(canvas, self.area, FIELD_LIT, on_paper=True)

    def draw_line(self, canvas: Canvas, *, writing: bool, sign: float = 0.0) -> None:
        """Draw the box, the letters, and where the next one goes; `sign` is kept free at the end."""
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
