"""The result of a match as a list of rows on a sheet, for windows with little room."""

from typing import Final

from settebello.engine import Side
from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.theme import GOLD_DEEP, GREEN, INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align

ROW: Final = 36.0
FACE: Final = 40.0
"""Width for a portrait in a row."""
REMARK: Final = 34.0
"""Height of a remark shown as a line."""


def draw_list(canvas: Canvas, result: MatchResult, sheet: Area, y: float) -> float:
    """Draw the remark and a row for each side, from a height downwards; return the height below them."""
    if result.remark is not None:
        words = t(
            "{name}: “{words}”", name=result.players[result.remark.seat].name, words=result.remark.words
        )
        x = sheet.centre[0]
        canvas.text(words, x, y, size=20, colour=INK_SOFT, align=Align.CENTRE, width=sheet.width - 120)
        y += REMARK
    for place, side in enumerate(result.order):
        _draw_row(canvas, result, side, sheet.centre[0], y + ROW * (place + 0.5))
    return y + ROW * len(result.order)


def _draw_row(canvas: Canvas, result: MatchResult, side: Side, x: float, y: float) -> None:
    first = side == result.winner
    colour = GREEN if first else INK
    if first:
        canvas.glyph("laurel", x - 286, y, 40, GOLD_DEEP)
    people = result.players[side :: len(result.sides)]
    room, size = 432.0 - FACE * len(people), min(FACE, ROW) - 4
    canvas.text(result.sides[side], x - 250, y, size=25, role=Role.BOLD, colour=colour, width=room)
    for place, player in enumerate(reversed(people)):
        canvas.picture(player.avatar, Area.centred(x + 176 - FACE * place, y, size, size))
    points = str(result.totals[side])
    canvas.text(points, x + 250, y, size=30, role=Role.BOLD, colour=colour, align=Align.RIGHT)
