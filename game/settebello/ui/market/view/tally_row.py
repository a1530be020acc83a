"""What the finished matches of the market game add up to: a row of figures, each with its sign."""

from typing import Final

from settebello.i18n import decimal, number, t
from settebello.ui.kit.forms.section import GROUND, HAIRLINE, HEADING, draw_section_heading
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.model.market_results import MarketTally

HEIGHT: Final = HEADING + 98.0
FIGURE: Final = 32.0
SIGN: Final = 30.0
BETWEEN: Final = 9.0
TOP: Final = 46.0
"""The height of the part of a cell with its sign and its figure."""
SIDE: Final = 8.0
WORDS: Final = LETTERS[Size.SMALL]
CLOSE: Final = 0.84


def draw_tally_row(canvas: Canvas, tally: MarketTally, area: Area) -> None:
    """Draw the heading and the figures; without a finished match a sentence."""
    heading, ground = area.split_top(HEADING)
    draw_section_heading(canvas, t("Statistics"), "stacks", heading)
    canvas.box(ground, GROUND)
    if not tally.matches:
        room = ground.inset(14, 4)
        canvas.paragraph(tally.lines[0], room, size=WORDS + 1, colour=INK_SOFT, middle=True)
        return
    cells = (
        ("cards", number(tally.matches), t("Matches played")),
        ("trophy", number(tally.won), t("Matches won")),
        ("star", number(tally.best), t("Most points in a match")),
        ("tally", decimal(round(tally.total / tally.matches, 1)), t("Points per match")),
    )
    for place, ((sign, figure, words), cell) in enumerate(
        zip(cells, ground.columns(len(cells)), strict=True)
    ):
        if place:
            canvas.line(cell.x, cell.y + 10, cell.x, cell.bottom - 10, HAIRLINE, 1.2)
        x, y = cell.centre[0], cell.y + TOP / 2 + 3
        wide = canvas.text_width(figure, size=FIGURE, role=Role.BOLD)
        left = x - (SIGN + BETWEEN + wide) / 2
        canvas.sign(sign, left + SIGN / 2, y, SIGN, INK)
        canvas.text(figure, left + SIGN + BETWEEN, y, size=FIGURE, role=Role.BOLD, colour=INK)
        below = Area(cell.x + SIDE, cell.y + TOP, cell.width - 2 * SIDE, cell.height - TOP - 6)
        canvas.paragraph(
            words, below, size=WORDS, colour=INK_SOFT, align=Align.CENTRE, spacing=CLOSE, middle=True
        )
