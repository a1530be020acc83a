"""A way to work out a sum as a picture that can be chosen."""

from collections.abc import Callable
from typing import Final

from settebello.practice.learning_port import Way
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.sayings import worked_out
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.addend_colours import BOARD
from settebello.ui.learn.parts.sums.task_pictures import draw_caption
from settebello.ui.learn.parts.sums.way_pictures import picture_of_way

CAPTION: Final = 76.0
GAP: Final = 10.0


class WayBoard(Widget):
    """The picture of a way with its sentence below."""

    def __init__(self, way: Way, pressed: Callable[[], Change | None]) -> None:
        """Show a way; `part` is the progress of its picture."""
        super().__init__(worked_out(way))
        self.way = way
        self.picture = picture_of_way(way)
        self.part = 0.0
        self.chosen = False
        self._pressed = pressed

    @property
    def spoken(self) -> tuple[Words, ...]:
        """How the sum is worked out."""
        return (self.label,)

    def activate(self) -> Change | None:
        """Choose this way."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the picture, its sentence, and a tick once it was chosen."""
        area = self.area
        board = Area(area.x, area.y, area.width, area.height - CAPTION - GAP)
        if self.chosen:
            canvas.glow(*board.centre, 0.6 * board.width, GOLD, 0.6)
        sum_pictures.draw(canvas, board, self.picture, self.part)
        if self.part > 0.0:
            words = Area(area.x, area.bottom - CAPTION, area.width, CAPTION)
            draw_caption(canvas, words, (self.label,))
        if self.chosen:
            canvas.glyph("pip_round", board.right - 30, board.y + 30, 48, INK)
            canvas.glyph("check", board.right - 30, board.y + 30, 28, GOLD)
        if state.focused:
            ring(canvas, board, BOARD, on_paper=True)
