"""A section of a page: rows on a tinted ground with hairlines between them, below a heading with a sign."""

from typing import Final

from settebello.ui.kit.forms.blocks import Block
from settebello.ui.kit.forms.groups import Column
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, INK, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words

HEADING: Final = 34.0
GROUND: Final = BoxStyle("#f0e2c0", "#e2d0a4", border="#cdb684", border_width=1.2, radius=6)
HAIRLINE: Final = "#d6c190"
SIDE: Final = 14.0
"""How far the rows stand from the edges of the ground."""
SIGN: Final = 24.0


class Section(Column):
    """Rows that belong together."""

    def __init__(self, heading: Words, *rows: Block, glyph: str, gap: float = 0.0) -> None:
        """Write `heading` after a sign of assets/ui/glyphs above the rows; without words only the ground."""
        super().__init__(*rows, gap=gap)
        self._heading = heading
        self._sign = glyph

    @property
    def height(self) -> float:
        """The height of the heading and of the rows."""
        return super().height + (HEADING if self._heading else 0.0)

    def place(self, area: Area) -> None:
        """Put the rows below the heading."""
        rows = area.split_top(HEADING)[1] if self._heading else area
        super().place(rows.inset(SIDE, 0))
        self.area = area

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading, the ground, the hairlines and the rows."""
        ground = self.area
        if self._heading:
            heading, ground = self.area.split_top(HEADING)
            draw_section_heading(canvas, self._heading, self._sign, heading)
        canvas.box(ground, GROUND)
        for block in self._visible[1:]:
            y = block.area.y - self._gap / 2
            canvas.line(ground.x + SIDE, y, ground.right - SIDE, y, HAIRLINE, 1.2)
        super().draw(canvas)


def draw_section_heading(canvas: Canvas, words: Words, sign: str, area: Area) -> None:
    """Write the heading of a section, or of anything else on such a ground, after its sign."""
    y = area.centre[1] - 2
    ink = INK if canvas.palette.contrast else GOLD_DEEP
    canvas.glyph(sign, area.x + SIDE + SIGN / 2 - 2, y, SIGN, ink)
    canvas.text(
        words,
        area.x + SIDE + SIGN + 6,
        y,
        size=LETTERS[Size.BODY],
        role=Role.BOLD,
        colour=RED_DEEP,
        width=area.width - 2 * SIDE - SIGN,
    )
