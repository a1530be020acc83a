"""Drawing of the broom of a sweep, and of the dust behind it."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.motion.effects import LIFTS_OFF, WIND_UP, BroomStroke
from settebello.ui.table.view.puffs import PUFF, draw_puff, prepare_puff

BROOM: Final = 250.0
"""Size of the broom with its handle."""
FOOT: Final = (22.0, 98.0)
"""Where the bristles are, ahead of and below the middle of the picture."""
LEANS: Final = (4.0, -14.0, 34.0)
"""The lean of the handle at first, when the broom is drawn back, and at the end of the stroke, in degrees."""
LIFTS: Final = (6.0, 40.0, 46.0)
"""How high the bristles are over the cloth at these times; in the middle of the stroke they touch it."""
DOWN: Final = 0.3
"""From when in the stroke they touch it; they leave it at `LIFTS_OFF`."""
BROOM_STEP: Final = 8.0
GROWS: Final = 0.12
GROWN: Final = (0.4, 0.75, 1.06)
"""The part of its time in which it grows from the cloth, and its sizes then: it is never seen through."""
FLIES_OFF: Final = (0.88, 0.74, 0.6, 0.48)
"""Its sizes when the stroke is over and it flies off, each for `FLIES_STEP` of the time of the stroke."""
FLIES_STEP: Final = 0.06
PUFFS: Final = 6
PUFF_EVERY: Final = 0.13
"""The part of the stroke after which the next puff rises; `PUFF_LASTS` is how long it is seen."""
PUFF_LASTS: Final = 0.42
SWISH: Final = 190.0
SWISH_SCALES: Final = (0.55, 0.8, 1.0, 1.0)
SWISHES: Final = (0.14, 0.8)
SWISH_BEHIND: Final = 58.0
SWISH_ABOVE: Final = 26.0
"""The strokes that the bristles leave: their size and its steps, when in the stroke they are seen, and how
far they are behind the bristles, and above their ends.
"""


def rehearse_broom(canvas: Canvas, stroke: BroomStroke, part: float) -> None:
    """Make the pictures that a broom will need at a part of all its time, without showing them."""
    area = Area(0, 0, BROOM, BROOM)
    here = part * (1.0 + len(FLIES_OFF) * FLIES_STEP)
    canvas.picture(_broom(stroke, here), area, 0.0, angle=_lean(stroke, here), scale=_grown(here))
    prepare_puff(canvas, PUFF * (0.1 + 0.95 * part))
    scale = SWISH_SCALES[min(int(part * len(SWISH_SCALES)), len(SWISH_SCALES) - 1)]
    canvas.picture(_swish(stroke), Area(0, 0, SWISH, SWISH), 0.0, scale=scale)


def _broom(stroke: BroomStroke, part: float) -> str:
    """Return the picture of the broom: its bristles go first, and its handle leans back."""
    bristles = "_bent" if stroke.struck(part) > DOWN / 2 else ""
    # A broom whose bristles are at the right is drawn for a stroke to the left, which they would trail.
    return f"ui/moments/broom{bristles}{'_left' if stroke.ahead > 0 else ''}.svg"


def _lean(stroke: BroomStroke, part: float) -> float:
    """Return the lean of the broom's handle at a progress, in steps: it swings like a pendulum."""
    first, back, last = LEANS
    swing = stroke.struck(part)
    lean = first + (back - first) * stroke.wound(part) + (last - back) * math.pow(swing, 1.2)
    return stroke.ahead * BROOM_STEP * round(lean / BROOM_STEP)


def _grown(part: float) -> float:
    """Return the size of the broom at a progress: at first it grows, and it shrinks when it flies off."""
    if part > 1.0:
        return FLIES_OFF[min(int((part - 1.0) / FLIES_STEP), len(FLIES_OFF) - 1)]
    return GROWN[int(part / GROWS * len(GROWN))] if part < GROWS else 1.0


def _lift(stroke: BroomStroke, part: float) -> float:
    """Return the height of the bristles over the cloth at a progress."""
    first, back, last = LIFTS
    swing = stroke.struck(part)
    if not swing:
        return first + (back - first) * stroke.wound(part)
    if swing < DOWN:
        return back * math.pow(1 - swing / DOWN, 2)
    return last * math.pow(max(0.0, swing - LIFTS_OFF) / (1 - LIFTS_OFF), 1.5)


def draw_broom(canvas: Canvas, stroke: BroomStroke, part: float) -> None:
    """Draw the broom at a progress of its stroke, and the dust behind it."""
    ahead, foot = stroke.ahead, stroke.y + 64.0
    swing = stroke.struck(part)
    for number in range(PUFFS):
        age = (swing - 0.16 - number * PUFF_EVERY) / PUFF_LASTS
        if 0 < age < 1:
            x = stroke.at(WIND_UP + (1 - WIND_UP) * (0.1 + number * PUFF_EVERY)) - ahead * 26 * age
            y = foot - 34 * age - (30 if number % 2 else -8)
            size = PUFF * (0.45 + 0.6 * math.sqrt(age)) * (1.0 if number % 2 else 0.74)
            draw_puff(canvas, x, y, size, age)
    if SWISHES[0] < swing < SWISHES[1]:
        size = SWISH * SWISH_SCALES[int((swing - SWISHES[0]) / (SWISHES[1] - SWISHES[0]) * len(SWISH_SCALES))]
        x = stroke.at(part) - ahead * (SWISH_BEHIND + size / 2)
        canvas.picture(_swish(stroke), Area.centred(x, foot - SWISH_ABOVE, SWISH, SWISH), scale=size / SWISH)
    lean, scale = _lean(stroke, part), _grown(part)
    turn, across, down = math.radians(lean), scale * ahead * FOOT[0], scale * FOOT[1]
    x = stroke.at(part) - across * math.cos(turn) - down * math.sin(turn)
    y = foot - _lift(stroke, part) + across * math.sin(turn) - down * math.cos(turn)
    canvas.picture(_broom(stroke, part), Area.centred(x, y, BROOM, BROOM), angle=lean, scale=scale)


def _swish(stroke: BroomStroke) -> str:
    """Return the picture of the strokes behind the bristles."""
    return f"ui/moments/swish{'' if stroke.ahead > 0 else '_left'}.svg"
