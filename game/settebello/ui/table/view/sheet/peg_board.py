"""The running score as a peg board: a hole for every point of the target, a peg for every point scored."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import GOLD_DEEP, GREEN_DEEP, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas

SIZE: Final = 17.0
"""Width of a peg."""
HOLE: Final = BoxStyle("#b9a26c", "#d9c591", border="#a78d55", border_width=1.0, radius=SIZE / 2)
CLEAR_HOLE: Final = BoxStyle("#ffffff", "#ffffff", border=INK_SOFT, border_width=1.0, radius=SIZE / 2)
"""A hole in high contrast, where the fills of `HOLE` and `NEW_PEG` would both become yellow."""
PEG: Final = BoxStyle("#4a8a55", GREEN_DEEP, border=GREEN_DEEP, border_width=1.0, radius=SIZE / 2)
NEW_PEG: Final = BoxStyle("#ffd873", "#e3ad45", border=GOLD_DEEP, border_width=1.5, radius=SIZE / 2)
GROOVE: Final = BoxStyle("#b9a26c", "#d9c591", border="#a78d55", border_width=1.0, radius=SIZE / 2)
FILLED: Final = BoxStyle("#4a8a55", GREEN_DEEP, radius=SIZE / 2)
MARK: Final = 11.0
"""Half the height of the line at the target."""
COIN: Final = 2.5
"""How much further the coin of a new point reaches than an earlier one."""
SMALLER: Final = 2.5
"""How much smaller a hole is than a peg on each side in high contrast."""
WIDEST_STEP: Final = 20.0
LEAST_STEP: Final = 8.0
"""When the holes would be closer than this, a continuous groove replaces them."""
FIVE: Final = 5
"""Number of holes between two gaps, which make the points easy to read without counting."""
GAP: Final = 0.6
"""Width of a gap, as a fraction of a step."""


def draw_tally(canvas: Canvas, area: Area, *, before: int, total: int, target: int, most: int) -> None:
    """Draw the pegs of a side, vertically centred in `area`; pegs after `before` are highlighted as new.

    `most` is the highest total on the board: a side beyond the target needs further holes.
    """
    holes = max(target, most, 1)
    step = step_of(area.width, holes)
    if step < LEAST_STEP:
        _draw_groove(canvas, area, total / holes, target / holes)
        return
    y, size = area.centre[1], min(SIZE, step - 1)
    for number in range(holes):
        place = Area.centred(area.x + place_of(number, step), y, size, size)
        if canvas.palette.contrast and number >= total:
            canvas.box(place.inset(SMALLER), CLEAR_HOLE)
        elif number >= total or canvas.palette.contrast:
            canvas.box(place, HOLE if number >= total else PEG if number < before else NEW_PEG)
        else:
            canvas.picture("ui/moments/token.svg", place.inset(-COIN if number >= before else 0.0))
    if holes > target:
        x = area.x + (place_of(target - 1, step) + place_of(target, step)) / 2
        canvas.line(x, y - MARK, x, y + MARK, INK_SOFT, 2)


def step_of(room: float, holes: int) -> float:
    """Return the distance between holes that fit into a width."""
    return min(WIDEST_STEP, room / (holes + GAP * ((holes - 1) // FIVE)))


def place_of(number: int, step: float) -> float:
    """Return the distance of a hole's centre from the left; `number` counts from 0."""
    return step * (number + 0.5 + GAP * (number // FIVE))


def _draw_groove(canvas: Canvas, area: Area, part: float, target: float) -> None:
    """Draw a groove filled in proportion to the score, where holes would be too small."""
    y = area.centre[1]
    groove = Area.centred(area.centre[0], y, area.width, SIZE)
    canvas.box(groove, GROOVE)
    if part > 0:
        canvas.box(Area(groove.x, groove.y, max(part * groove.width, SIZE), groove.height), FILLED)
    if target < 1:
        x = groove.x + target * groove.width
        canvas.line(x, y - MARK, x, y + MARK, INK_SOFT, 2)
