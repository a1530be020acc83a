"""The board with the verdict of a match: who has won, and by how much."""

from typing import Final, NamedTuple

from settebello.i18n import Text, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import Ranking
from settebello.ui.kit.theme import CREAM, GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.view.plane import BASE_WIDTH
from settebello.ui.kit.widgets.hanging_board import draw_board

TITLE: Final = 46.0
MARGIN: Final = 22.0
"""The letters of the two lines."""
WIDEST: Final = 412.0
"""Width for the words in a window of 16:9; the figures at the sides leave no more."""
LEAST: Final = 0.4
"""How much smaller the letters of a long title are at most, before it is shortened."""
INKED: Final = 16.0
BESIDE: Final = 30.0
"""Width of the ink around the title, and of the wood on either side of the words."""
DOWN: Final = 54.0
HIGH: Final = 88.0
LOW: Final = 66.0
"""The middle of the board, and its height with two lines and with one."""
UP, BELOW = 16.0, 27.0
"""How far the title is above the middle, and the margin below it."""
LARGER: Final = 1.3
TALLER: Final = 10.0
OWN_WIDE: Final = 350.0
"""For the person's own win: how much larger letters and board are, and the least width of the words."""
LOWEST: Final = DOWN + (HIGH + TALLER) / 2
"""The lower edge of the highest board."""


class Verdict(NamedTuple):
    """Who has won, and by how much; None where the points do not say it. `own`: the person has won."""

    title: Text
    margin: Text | None = None
    own: bool = False


def margin_of(result: Ranking) -> Text | None:
    """Return by how many points a match is won; None if the first two sides have equally many."""
    first, second = result.order[:2]
    ahead = abs(result.totals[first] - result.totals[second])
    return tn("{n} point ahead", "{n} points ahead", n=ahead) if ahead else None


def verdict_board(canvas: Canvas, verdict: Verdict) -> Area:
    """Return the place of the board, as wide as its words."""
    most = WIDEST + canvas.width - BASE_WIDTH
    wide = max(_title_width(canvas, verdict), OWN_WIDE if verdict.own else 0.0)
    if verdict.margin is not None:
        wide = max(wide, canvas.text_width(verdict.margin, size=MARGIN, role=Role.BOLD))
    high = (LOW if verdict.margin is None else HIGH) + (TALLER if verdict.own else 0.0)
    return Area.centred(canvas.width / 2, DOWN, min(wide, most) + 2 * BESIDE, high)


def draw_verdict(canvas: Canvas, board: Area, verdict: Verdict) -> None:
    """Draw the verdict on its board before the cord of the lamp."""
    if not canvas.palette.contrast:
        draw_board(canvas, board, planks=1)
    x, y = board.centre
    wide = board.width - 2 * BESIDE
    size = _letters(verdict) * max(LEAST, min(1.0, wide / _title_width(canvas, verdict)))
    up = 0.0 if verdict.margin is None else UP
    canvas.cut_text(verdict.title, x, y - up, size=size, colour=GOLD, width=wide)
    if verdict.margin is not None:
        y += BELOW + (TALLER / 2 if verdict.own else 0.0)
        canvas.text(
            verdict.margin, x, y, size=MARGIN, role=Role.BOLD, colour=CREAM, align=Align.CENTRE, width=wide
        )


def _letters(verdict: Verdict) -> float:
    return TITLE * (LARGER if verdict.own else 1.0)


def _title_width(canvas: Canvas, verdict: Verdict) -> float:
    return canvas.text_width(verdict.title, size=_letters(verdict), role=Role.TITLE) + INKED
