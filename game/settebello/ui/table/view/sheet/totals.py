"""The last line of the score sheet: totals, points still needed, and points in flight to the totals."""

from typing import Final

from settebello.engine import Side
from settebello.i18n import Text, t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.model.score_model.count_beats import Shown
from settebello.ui.table.view import signs
from settebello.ui.table.view.sheet.peg_board import draw_tally
from settebello.ui.table.view.sheet.sheet_line import (
    CARDS,
    FIGURES,
    SheetLine,
    badge_of,
    columns_of,
    draw_point,
    labels_of,
)

NOTE: Final = 17.0
COIN: Final = 24.0
TOTAL: Final = 38.0
LONG_TOTAL: Final = 24.0
"""The size of totals of which one has three digits."""
COIN_FLIGHT: Final = 0.55
"""Duration of a point's flight to the total, as a fraction of a beat."""


def draw_totals(canvas: Canvas, area: Area, top: float, sheet: ScoreSheet, shown: Shown, goal: Text) -> None:
    """Draw the line of totals: the target score, and each side's points with its peg board."""
    totals = shown.totals
    columns = columns_of(area, len(totals))
    most = max(map(sum, zip(sheet.before, sheet.score.points, strict=True)))
    canvas.line(area.x, top, area.right, top, GOLD_DEEP, 2)
    y = top + 30
    canvas.text(t("Total"), area.x + 4, y - 9, size=24, role=Role.BOLD, colour=INK)
    room = labels_of(area, len(columns)) - 16
    canvas.text(
        goal, area.x + 4, y + 15, size=signs.readable(canvas, NOTE, goal, room), colour=INK_SOFT, width=room
    )
    for side, (total, column) in enumerate(zip(totals, columns, strict=True)):
        canvas.text(
            str(total),
            column.x + FIGURES,
            y,
            size=TOTAL if most < 100 else LONG_TOTAL,
            role=Role.BOLD,
            colour=INK,
            align=Align.RIGHT,
            width=FIGURES,
        )
        if sheet.practice:
            continue
        missing = needed(sheet, Side(side), total, headline=shown.headline)
        board = Area(column.x + CARDS, y - 20 if missing else y - 10, column.width - CARDS - 16, 20)
        draw_tally(
            canvas,
            board,
            before=sheet.before[side],
            total=total,
            target=sheet.ruleset.match.target,
            most=most,
        )
        if missing is not None:
            size = signs.readable(canvas, NOTE, missing, board.width)
            canvas.text(missing, board.x, y + 14, size=size, colour=INK_SOFT, width=board.width)


def draw_rolling(canvas: Canvas, line: SheetLine, sheet: ScoreSheet, shown: Shown, top: float) -> None:
    """Draw the points of a line in flight to the totals, whose line begins at y = `top`."""
    for side, cell in enumerate(columns_of(line.area, len(sheet.sides))):
        points = sheet.score.lines[line.number].points[side]
        x, y = badge_of(cell).centre
        for coin in range(points):
            part = coin_at(coin, points, shown.rolled)
            if 0.0 < part < 1.0:
                along = part * part * (3 - 2 * part)
                goal_x, goal_y = cell.x + FIGURES - 10, top + 30
                place = x + (goal_x - x) * along, y + (goal_y - y) * part * part
                draw_point(canvas, Area.centred(*place, COIN, COIN))


def coin_at(number: int, points: int, rolled: float) -> float:
    """Return the progress (0 to 1) of a point's flight; it arrives when the total includes it."""
    arrives = (number + 1) / points
    flight = min(COIN_FLIGHT, arrives)
    return 1.0 + (rolled - arrives) / flight


def needed(sheet: ScoreSheet, side: Side, total: int, *, headline: bool) -> Text | None:
    """Return what a side still needs to win, or that it has won; None where the fewest points win."""
    if headline and sheet.winner is not None:
        return t("The match is won.") if sheet.winner == side else None
    missing = sheet.ruleset.match.target - total
    return tn("one point to go", "{n} points to go", n=missing) if missing > 0 and not sheet.low else None
