"""The steps of the day as a row of signs: those of the stones where they are done."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from settebello.learning.course.today import DayStep, Part
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import CREAM, GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.road import SAND
from settebello.ui.learn.parts.stones import TICKED, draw_sign
from settebello.ui.learn.parts.sums.addend_colours import BOARD, straight, stroke

PARTS: Final = (Part.WARM_UP, Part.SUMS, Part.GAME, Part.MORE_SUMS)
"""The parts of a day that are shown; the steps of a scenario have their stones instead."""
SIGN: Final = 48.0
APART: Final = 42.0
"""Side of a sign, and the distance from one to the next."""
AHEAD: Final = 1.0
"""How far the next sign reaches beyond the others."""
BEND: Final = 14.0
"""How far the steps are by turns below and above the middle: so they have room to be large."""
HALO: Final = 5.5
"""The width of the gold around it."""
TICK: Final = 20.0
TICK_DISC: Final = replace(TICKED, radius=TICK / 2, border=CREAM, border_width=1.4)
EDGE: Final = 6.0
"""The paper around the field that the road leads through."""
FIELD: Final = BoxStyle("#9db560", "#7d9848", border=INK, border_width=1.6, radius=6)
PAVED: Final = 12.0
"""The width of the road from step to step."""
DOTS: Final = 3.0
"""Between the round dots that the road is drawn with: its edge is smooth, and they are few in every frame."""
LATER: Final = BoxStyle("#fffaeb", "#fffaeb", border=INK, border_width=1.8)
DONE: Final = BoxStyle("#f9dd8c", "#e7b84a", border=INK, border_width=2.0)
NEXT: Final = BoxStyle("#ffffff", "#fbe9bd", border="#14694c", border_width=3.0)
AROUND: Final = BoxStyle(GOLD, GOLD, border=INK, border_width=1.8)


def shown(steps: Sequence[DayStep]) -> tuple[DayStep, ...]:
    """Return the steps that have a sign; none where the adults have chosen the steps."""
    return tuple(step for step in steps if step.part in PARTS and step.activity is not None)


def draw_steps(canvas: Canvas, card: Area, steps: Sequence[DayStep]) -> None:
    """Draw the steps along a winding road: ticks on those done, the next one larger and in gold."""
    canvas.box(card, BOARD)
    canvas.box(card.inset(EDGE), FIELD)
    x, y = card.centre
    last = max(len(steps) - 1, 1)
    apart = min(APART, (card.width - SIGN - 2 * AHEAD - 8) / last)
    ahead = next((step for step in steps if not step.over), None)
    places = [
        (x + (place - (len(steps) - 1) / 2) * apart, y + (BEND if place % 2 == 0 else -BEND))
        for place in range(len(steps))
    ]
    if len(places) > 1:
        way = [point for one, other in pairwise(places) for point in straight(*one, *other, DOTS)]
        stroke(canvas, way, PAVED + 4, INK)
        stroke(canvas, way, PAVED, SAND)
    for step, place in zip(steps, places, strict=True):
        if step is not ahead:
            _draw_step(canvas, step, place)
    # The next one lies over its neighbours.
    for step, place in zip(steps, places, strict=True):
        if step is ahead:
            side = SIGN + 2 * AHEAD + 2 * HALO
            canvas.box(Area.centred(*place, side, side), replace(AROUND, radius=side / 2))
            _draw_step(canvas, step, place, AHEAD)


def _draw_step(canvas: Canvas, step: DayStep, place: tuple[float, float], larger: float = 0.0) -> None:
    """Draw the sign of one step."""
    side = SIGN + 2 * larger
    area = Area.centred(*place, side, side)
    style = NEXT if larger else DONE if step.over else LATER
    canvas.box(area, replace(style, radius=side / 2))
    if step.activity is not None:
        draw_sign(canvas, step.activity, area.inset(1.5))
    if step.over:
        x, y = area.right - TICK / 2 + 2, area.bottom - TICK / 2 + 2
        canvas.box(Area.centred(x, y, TICK, TICK), TICK_DISC)
        canvas.glyph("check", x, y, 14, CREAM)
