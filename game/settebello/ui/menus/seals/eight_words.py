"""The eight words of a seal as a block of a page."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.forms import Block
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets.wax_seal import draw_seal

ROW: Final = 44.0
ACROSS: Final = 4
SIDE: Final = 104.0
"""The width left of the words, in which the seal is drawn."""
SEAL: Final = 78.0


class EightWords(Block):
    """The words in two rows of four, beside the seal."""

    def __init__(self, words: Sequence[str]) -> None:
        """Show `words`."""
        super().__init__(2 * ROW)
        self._words = tuple(words)

    def draw(self, canvas: Canvas) -> None:
        """Draw the seal and the words."""
        side, rest = self.area.split_left(SIDE)
        draw_seal(canvas, *side.centre, SEAL)
        for row in range(2):
            line = rest.columns(ACROSS, 8)
            for word, area in zip(self._words[row * ACROSS : (row + 1) * ACROSS], line, strict=True):
                canvas.text(
                    word,
                    area.centre[0],
                    rest.y + (row + 0.5) * ROW,
                    size=30,
                    role=Role.BOLD,
                    align=Align.CENTRE,
                    width=area.width,
                )
