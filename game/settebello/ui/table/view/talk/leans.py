"""The portrait of who thinks or deals: it leans towards the table, blinks, and is upright for the play."""

from collections.abc import Sequence
from typing import Final

from settebello.engine import Seat, side_of
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.banter.mood import closed_eyes
from settebello.ui.table.motion.easing import Ease, eased
from settebello.ui.table.view.plates import draw_portrait

LEAN: Final = 8.0
STEP: Final = 2.0
"""How far a portrait leans, and the degrees of one step: each needs a picture."""
TAKES: Final = 0.22
RIGHTS: Final = 0.16
"""Seconds in which it leans, and in which it is upright again."""
GOES_ON: Final = 0.06
"""Seconds for which a thought may be interrupted and goes on."""
PERIOD: Final = 2.4
LEANT: Final = 1.5
"""Seconds after which who still thinks leans again, and for which it leans each time."""
BLINKS: Final = (0.34, 0.49)
"""When its eyes are closed, in seconds after it has begun to lean."""


def leaning(since: float) -> float:
    """Return how far a portrait leans so many seconds after its thought has begun, 0 to 1."""
    within = since % PERIOD
    part = min(within / TAKES, max(LEANT + RIGHTS - within, 0.0) / RIGHTS, 1.0)
    return eased(Ease.SWING, max(part, 0.0))


class Leans:
    """The portrait that leans; nobody does unless a seat is given, as with reduced motion."""

    def __init__(self) -> None:
        """Start with everybody upright."""
        self._seat: Seat | None = None
        self._begun = self._leant = 0.0
        self._left: float | None = None
        self._shown: tuple[Seat | None, float, bool] = None, 0.0, False

    @property
    def moving(self) -> bool:
        """Whether a portrait leans that will be upright in a moment."""
        return self._left is not None

    def at(self, now: float, thinks: Seat | None) -> bool:
        """Advance to a time in seconds, at which a seat `thinks`; return whether the picture changes."""
        if thinks is not None and thinks == self._seat and now - (self._left or now) <= GOES_ON:
            self._left = None
        elif thinks is not None and (thinks != self._seat or self._left is not None):
            self._seat, self._begun, self._left = thinks, now, None
        elif thinks is None and self._seat is not None and self._left is None:
            self._left = now
        if self._left is None:
            since = now - self._begun
            part = self._leant = leaning(since) if self._seat is not None else 0.0
        else:
            since = 0.0
            part = self._leant * (1.0 - (now - self._left) / RIGHTS)
            if part <= 0.0:
                self._seat, self._left, part = None, None, 0.0
        closed = self._seat is not None and BLINKS[0] <= since < BLINKS[1]
        before, self._shown = self._shown, (self._seat, STEP * round(LEAN * part / STEP), closed)
        return before != self._shown

    def draw(self, canvas: Canvas, layout: TableLayout, players: Sequence[Player]) -> None:
        """Draw the leaning portrait over the upright one, which it covers."""
        seat, angle, closed = self._shown
        if seat is None or seat >= len(players) or not (angle or closed) or layout.seat_covered(seat):
            return
        place, avatar, sides = layout.seats[seat], players[seat].avatar, len(layout.piles)
        picture = (closed_eyes(avatar) if closed else None) or avatar
        ahead = -1.0 if place.portrait.centre[0] < layout.cloth.centre[0] else 1.0
        side = side_of(seat, sides) if len(players) > sides else None
        draw_portrait(canvas, place, picture, side, angle=ahead * angle)
