"""The paper above the market: the words of a step, and the buttons to go on and to skip it."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import Text, pt, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import INK, INK_SOFT, LETTERS, PANEL, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.market.scene.market_widgets import KeyedButton
from settebello.ui.table.view.signs import readable

EDGE: Final = 18.0
HEAD: Final = 32.0
BUTTONS: Final = 250.0
"""The width of the buttons at the right."""
HIGH: Final = 52.0
GAP: Final = 10.0


class LessonPaper:
    """The title, the number of the step, its words, and two buttons."""

    def __init__(
        self,
        title: Text,
        steps: int,
        go_on: Callable[[], Change | None],
        skip: Callable[[], Change | None],
        letters: float = 1.0,
    ) -> None:
        """Start without words; `letters` is how much larger their letters are wanted."""
        self._letters = letters
        self._title = title
        self._steps = steps
        self._place = 0
        self.area = Area(0, 0, 0, 0)
        self.words: Text | None = None
        self.wrong = False
        """Whether the words answer something that was not meant."""
        self.go_on = KeyedButton(
            ("paper", "go on"), pt("tutorial", "Continue"), go_on, strong=True, on_paper=True
        )
        self.skip = KeyedButton(("paper", "skip"), t("Skip step"), skip, on_paper=True)

    def show(self, place: int, words: Text) -> None:
        """Show the words of a step, counted from 0."""
        self._place, self.words, self.wrong = place, words, False
        last = place + 1 == self._steps
        self.go_on.label = t("Done") if last else pt("tutorial", "Continue")
        self.skip.label = t("Back") if last else t("Skip step")

    def answer(self, words: Text, *, wrong: bool) -> None:
        """Show an answer in place of the words."""
        self.words, self.wrong = words, wrong

    def buttons(self, *, done: bool) -> tuple[KeyedButton, ...]:
        """Return the buttons; the one to go on is there when the step is done."""
        if done and self._place + 1 == self._steps:
            return (self.go_on,)
        return (self.go_on, self.skip) if done else (self.skip,)

    def arrange(self, area: Area) -> None:
        """Lay the paper into an area."""
        self.area = area
        left = area.right - EDGE - BUTTONS
        whole = Area(left, area.centre[1] - HIGH - GAP / 2, BUTTONS, 2 * HIGH + GAP)
        self.go_on.place(Area(whole.x, whole.y, BUTTONS, HIGH))
        self.skip.place(Area(whole.x, whole.y + HIGH + GAP, BUTTONS, HIGH))

    @property
    def room(self) -> Area:
        """The area of the words."""
        wide = self.go_on.area.x - self.area.x - 2 * EDGE
        return Area(self.area.x + EDGE, self.area.y + HEAD + 8, wide, self.area.height - HEAD - 16)

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper without its buttons, which are widgets of the scene."""
        canvas.box(self.area, PANEL)
        room = self.room
        y = self.area.y + 8 + HEAD / 2
        number = f"{self._place + 1}/{self._steps}"
        size = readable(canvas, LETTERS[Size.BODY])
        right = self.area.right - EDGE
        canvas.text(number, right, y, size=size, colour=INK_SOFT, align=Align.RIGHT)
        canvas.text(
            self._title,
            room.x,
            y,
            size=readable(canvas, 25),
            role=Role.TITLE,
            colour=RED_DEEP,
            width=room.width,
        )
        if self.words is not None:
            # Larger letters as far as they have room; no smaller ones than usual.
            large = canvas.paragraph_size(self.words, room, size=self._letters * size)
            canvas.paragraph(self.words, room, size=max(size, large), colour=RED_DEEP if self.wrong else INK)
