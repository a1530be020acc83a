"""The lead of the person's side match by match, as steps within one outline of ink."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby
from typing import Final

from settebello.i18n import number, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import BLUE_DEEP, INK, INK_SOFT, LETTERS, PAPER_SHADE, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.menus.statistics.figure_heads import HEAD, WARM, draw_title

GUTTER: Final = 48.0
"""The least room for the numbers at the left."""
FOOT: Final = 34.0
WIDEST_STEP: Final = 64.0
"""Maximum step width: with few matches the curve does not fill the width."""
AHEAD: Final = BoxStyle("#a9c2e4", "#a9c2e4", radius=0)
BEHIND: Final = BoxStyle("#ecc19d", "#ecc19d", radius=0)
HATCH: Final = "#b8693a"
HATCH_STEP: Final = 8.0
HATCH_WIDTH: Final = 1.5
HATCHED_FROM: Final = 6.0
"""Narrower steps have no hatching: it would be a mere tone."""
OUTLINE: Final = 3.0
SEAM: Final = 0.8
BEYOND: Final = 6.0
"""How far the line of zero goes beyond the graph."""
FACET: Final = 22.0
UNEVEN: Final = (0.5, -0.3, 0.2, -0.6, 0.4, -0.1, 0.6, -0.4)
"""How far the line leaves the straight in turn, as a hand draws it."""
SMALL: Final = LETTERS[Size.SMALL] + 1


def draw_curve(canvas: Canvas, advantage: Sequence[int], area: Area) -> None:
    """Draw the cumulative lead of the person's side, a step per match."""
    draw_title(canvas, t("Points ahead, match by match"), area)
    top = area.y + HEAD + 10
    ahead = [0, *accumulate(advantage)]
    high, low = max(ahead), min(ahead)
    widest = max(canvas.text_width(number(value), size=SMALL, role=Role.BOLD) for value in (high, low))
    gutter = max(GUTTER, widest + BEYOND + 8)
    graph = Area(area.x + gutter, top, area.width - gutter - BEYOND, area.bottom - FOOT - top)
    unit = graph.height / max(high - low, 1)
    zero = graph.y + high * unit
    step = min(graph.width / max(len(advantage), 1), WIDEST_STEP)
    for value in {high, low} - {0}:
        canvas.line(graph.x, zero - value * unit, graph.right, zero - value * unit, PAPER_SHADE, 1.5)
    for place, value in enumerate(ahead[1:]):
        if value:
            y = zero - value * unit
            column = Area(graph.x + place * step, min(y, zero), step, abs(y - zero))
            _fill(canvas, column, ahead=value > 0)
    for side in _sides(ahead[1:]):
        canvas.stroke(list(_outline(graph.x, zero, step, unit, *side)), INK, OUTLINE)
    start, end = graph.x - BEYOND, graph.right + BEYOND
    canvas.stroke([(start, zero), *_hand_drawn(start, zero, end, zero)], INK, OUTLINE)
    far = [value for value in (high, low) if abs(value) * unit > SMALL]
    for value in (*far, 0):
        canvas.text(
            number(value),
            graph.x - BEYOND - 6,
            zero - value * unit,
            size=SMALL,
            colour=INK_SOFT if not value else BLUE_DEEP if value > 0 else WARM,
            role=Role.BOLD,
            align=Align.RIGHT,
            width=gutter - BEYOND - 6,
        )
    now = t("Now: {points}", points=number(ahead[-1], signed=True))
    colour = INK if not ahead[-1] else BLUE_DEEP if ahead[-1] > 0 else WARM
    canvas.text(
        now, graph.right, area.bottom - 10, size=SMALL + 2, colour=colour, role=Role.BOLD, align=Align.RIGHT
    )


def _fill(canvas: Canvas, column: Area, *, ahead: bool) -> None:
    """Fill a step: flat above the line of zero, in another tone and hatched below it."""
    # Without a seam between two steps.
    canvas.box(Area(column.x, column.y, column.width + SEAM, column.height), AHEAD if ahead else BEHIND)
    if ahead or column.width < HATCHED_FROM or canvas.palette.contrast:
        return
    with canvas.clip(column):
        # The strokes of neighbours meet, because all of them begin at multiples of one step.
        x = column.x // HATCH_STEP * HATCH_STEP
        while x < column.right + column.height:
            canvas.stroke([(x, column.y), (x - column.height, column.bottom)], HATCH, HATCH_WIDTH)
            x += HATCH_STEP


def _sides(lead: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
    """Yield the runs of matches on one side of zero: the place of the first, and the lead after each."""
    place = 0
    for sign, run in groupby(lead, key=lambda value: (value > 0) - (value < 0)):
        values = list(run)
        if sign:
            yield place, values
        place += len(values)


def _outline(
    left: float, zero: float, step: float, unit: float, first: int, lead: Sequence[int]
) -> Iterator[tuple[float, float]]:
    """Yield the corners of the steps of a run, from the line of zero back to it."""
    x, y = left + first * step, zero
    yield x, y
    for value in lead:
        yield from _hand_drawn(x, y, x, zero - value * unit)
        y = zero - value * unit
        yield from _hand_drawn(x, y, x + step, y)
        x += step
    yield from _hand_drawn(x, y, x, zero)


def _hand_drawn(x1: float, y1: float, x2: float, y2: float) -> Iterator[tuple[float, float]]:
    """Yield points of a horizontal or vertical line that is not quite straight; its ends are exact."""
    length = abs(x2 - x1) + abs(y2 - y1)
    count = int(length // FACET)
    for place in range(1, count):
        part, off = place / count, UNEVEN[(place + round(x1 + y1)) % len(UNEVEN)]
        x, y = x1 + part * (x2 - x1), y1 + part * (y2 - y1)
        yield (x + off, y) if x1 == x2 else (x, y + off)
    yield x2, y2
