"""The sheet of paper beside the cards with the text of a lesson."""

from collections.abc import Callable

from settebello.i18n import Text, pt, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, PANEL, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import Button, FocusGroup
from settebello.ui.table.layout import TableLayout, guide_area
from settebello.ui.table.view import signs

EDGE = 18.0
HEAD = 54.0
BUTTON = 60.0
GAP = 12.0
TIGHT = 300.0
"""A lower paper has these heights for its heading and its buttons, and this margin below them."""
TIGHT_HEAD, TIGHT_BUTTON, TIGHT_EDGE = 46.0, 55.0, 10.0


class Panel:
    """The text of a step, with buttons to continue and to skip the chapter."""

    def __init__(
        self,
        title: Text,
        number: str,
        *,
        go_on: Callable[[], Change | None],
        skip: Callable[[], Change | None],
        changed: Callable[[], None],
        sounded: Callable[[], None],
        skip_label: Text | None = None,
    ) -> None:
        """Start without text; `number` is the number of the chapter, `skip_label` is on its button."""
        self.words: Text | None = None
        self.area = Area(0, 0, 0, 0)
        self._title, self._number = title, number
        self._changed, self._sounded = changed, sounded
        self.go_on = Button(pt("tutorial", "Continue"), go_on, on_paper=True, size=22)
        self.skip = Button(skip_label or t("Skip chapter"), skip, look=CALM, on_paper=True, size=22)
        self.go_on.least = self.skip.least = signs.READABLE
        self.group = FocusGroup((self.skip,), changed, sounded)

    def wait(self) -> None:
        """Keep the text while cards move, without a button to continue."""
        self.group = FocusGroup((self.skip,), self._changed, self._sounded)
        self._changed()

    def say(self, words: Text, *, reading: bool, on: Text) -> None:
        """Show a text; while `reading`, with a button labelled `on` to continue."""
        self.words = words
        self.go_on.label = on
        buttons = (self.go_on, self.skip) if reading else (self.skip,)
        self.group = FocusGroup(buttons, self._changed, self._sounded)
        self._place()
        self._changed()

    def arrange(self, layout: TableLayout) -> None:
        """Place the panel beside the cards."""
        self.area = guide_area(layout)
        self._place()

    def _place(self) -> None:
        tight = self.area.height < TIGHT
        high, below = (TIGHT_BUTTON, TIGHT_EDGE) if tight else (BUTTON, EDGE)
        line = Area(self.area.x + EDGE, self.area.bottom - below - high, self.area.width - 2 * EDGE, high)
        left, right = line.split_left(0.5 * line.width, GAP)
        self.go_on.place(left)
        self.skip.place(right)

    def draw(self, canvas: Canvas, *, active: bool) -> None:
        """Draw the paper; without `active`, no button shows the focus."""
        canvas.box(self.area, PANEL)
        x, y = self.area.x + EDGE, self.area.y + (28 if self.area.height < TIGHT else 32)
        wide = canvas.text(
            self._number,
            self.area.right - EDGE,
            y,
            size=LETTERS[Size.BODY],
            colour=INK_SOFT,
            align=Align.RIGHT,
        )
        room = self.area.width - 2 * EDGE - wide - 10
        canvas.text(self._title, x, y, size=23, role=Role.BOLD, colour=RED_DEEP, width=room)
        if self.words is not None:
            canvas.paragraph(self.words, self.room, size=LETTERS[Size.BODY])
        shown = self.group if active else FocusGroup(self.group.widgets, self._changed)
        if not active:
            shown.focused = None
        shown.draw(canvas)

    @property
    def room(self) -> Area:
        """The area for the text."""
        head = TIGHT_HEAD if self.area.height < TIGHT else HEAD
        high = self.go_on.area.y - self.area.y - head - 8
        return Area(self.area.x + EDGE, self.area.y + head, self.area.width - 2 * EDGE, high)
