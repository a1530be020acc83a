"""The slip of paper with a hint: the steps of a plan, and what it brings."""

from collections.abc import Sequence
from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, PANEL, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.market.layout.market_layout import MarketLayout
from settebello.ui.market.model.market_hint import MarketHint
from settebello.ui.table.view.signs import readable

WIDE: Final = 1100.0
LETTERS: Final = 19.0
HEAD: Final = 34.0
EDGE: Final = (20.0, 10.0)
FACE: Final = 96.0
CHAMPION: Final = "ui/avatars/lion_calm.svg"
"""The portrait of the strongest level, and its size."""


def draw_hint(canvas: Canvas, layout: MarketLayout, hint: MarketHint) -> None:
    """Draw the steps at the left and the reasons at the right, over the mats of the others."""
    left = layout.mats[0].mat.x
    width = min(WIDE, layout.signs[0].x - left - 10)
    beside = Area(left, 6, width, 1.0).inset(EDGE[0], 0).split_left(FACE, EDGE[0])[1]
    columns = beside.columns(2, 24)
    size = readable(canvas, LETTERS)
    highs = [_height(canvas, words, columns[0].width) for words in (hint.steps, hint.reasons)]
    # The mats below are not drawn, so that no name shows through or beside the paper.
    mats = layout.mats[0].mat.bottom - 4
    area = Area(left, 6, width, max(max(highs) + HEAD + 2 * EDGE[1], mats))
    canvas.box(area, PANEL)
    face = Area(left + EDGE[0] - 4, area.y + (min(area.height, mats) - FACE) / 2, FACE, FACE)
    canvas.picture(CHAMPION, face)
    title = t("What the Champion would do")
    y = area.y + EDGE[1]
    canvas.text(
        title,
        columns[0].x,
        y + 14,
        size=readable(canvas, 22),
        role=Role.TITLE,
        colour=RED_DEEP,
        width=beside.width,
    )
    for column, sentences in zip(columns, (hint.steps, hint.reasons), strict=True):
        down = y + HEAD
        for words in sentences:
            room = Area(column.x, down, column.width, 200.0)
            down += canvas.paragraph(words, room, size=size, colour=INK) + 3


def _height(canvas: Canvas, sentences: Sequence[Text], width: float) -> float:
    """Return the height of some sentences below each other."""
    size = readable(canvas, LETTERS)
    return sum(canvas.paragraph_height(words, width, size=size) + 3 for words in sentences)
