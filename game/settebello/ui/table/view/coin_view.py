"""Drawing of the coin of a point: it pops up, is read, turns over, and flies to where its sign stays."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import Spot
from settebello.ui.table.layout.coin_path import LARGE, SMALL, coin_place
from settebello.ui.table.motion.effects import CoinFlight
from settebello.ui.table.view.won_signs import PICTURE

POPS: Final = 0.14
READ: Final = 0.52
LANDS: Final = 0.92
"""The parts of its time after which it has popped up, flies off, and lies where it lands."""
POPPING: Final = (0.5, 1.16)
STEPS: Final = 5
"""The coin shrinks in steps: each size is drawn from the file once."""
FADES: Final = 0.3
FIGURES: Final = 0.46
"""Size of the number on a coin without a picture of its own, in sizes of the coin."""
ONE: Final = "ui/moments/plus_one.svg"
SEVERAL: Final = "ui/moments/token.svg"
BROOM: Final = "ui/moments/broom_sign.svg"
BROOM_PART: Final = 0.66
"""Size of the broom on the coin of a sweep, in sizes of the coin."""


def _flown(part: float) -> float:
    """Return how much of its way the coin has flown at a progress; it gathers speed."""
    along = min(max((part - READ) / (LANDS - READ), 0.0), 1.0)
    return math.pow(along, 1.6)


def _size(part: float) -> float:
    """Return the size of the coin at a progress, in steps."""
    if part < POPS:
        return LARGE
    return LARGE + (SMALL - LARGE) * round(STEPS * _flown(part)) / STEPS


def _picture(flight: CoinFlight, *, flies: bool) -> str:
    """Return the picture of the coin: its points, and while it `flies` the other side, with its sign."""
    if flies:
        return SEVERAL if flight.broom else PICTURE
    return ONE if flight.points == 1 else SEVERAL


def _broom(x: float, y: float, size: float) -> Area:
    """Return the area of the broom on a coin."""
    return Area.centred(x, y, BROOM_PART * size, BROOM_PART * size)


def prepare_coin(canvas: Canvas, flight: CoinFlight, part: float) -> None:
    """Render the coin in the size of a progress, so that no later frame has to wait for it."""
    size = LARGE + (SMALL - LARGE) * round(STEPS * part) / STEPS
    for flies in (False, True):
        canvas.prepare(_picture(flight, flies=flies), Area(0, 0, size, size))
    if flight.broom:
        canvas.prepare(BROOM, _broom(0, 0, size))


def draw_coin(canvas: Canvas, flight: CoinFlight, goal: Spot, part: float, *, calm: bool) -> None:
    """Draw the coin at a progress; it flies to the `goal`, where its sign takes its place.

    While it flies it shows that sign, a broom or the coin of the settebello: the points themselves are
    counted at the end of the deal. With `calm` it appears beside the points, and fades.
    """
    if calm:
        x, y, size, scale = flight.goal.x, flight.goal.y, SMALL, 1.0
        shown = min(1.0, part / FADES, (1.0 - part) / FADES)
    else:
        along, size = _flown(part), _size(part)
        place = coin_place(flight.begin, goal, flight.arc, along)
        x, y = place.x, place.y
        begins, over = POPPING
        scale = 1.0 if part >= POPS else begins if part < POPS / 2 else over
        shown = 1.0
    flies = not calm and part > READ
    canvas.picture(_picture(flight, flies=flies), Area.centred(x, y, size, size), shown, scale=scale)
    if flies:
        if flight.broom:
            canvas.picture(BROOM, _broom(x, y, size))
    elif flight.points != 1:
        # A coin of several points has its number written on it; there is a picture only for one.
        canvas.text(
            f"+{flight.points}",
            x,
            y,
            size=FIGURES * size * scale,
            role=Role.BOLD,
            colour=INK,
            align=Align.CENTRE,
            width=0.8 * size,
            alpha=shown,
        )
