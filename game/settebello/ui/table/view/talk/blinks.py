"""When the people at the table blink, and the drawing of closed eyes over a calm portrait."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from settebello.engine import Seat, side_of
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.banter.mood import closed_eyes
from settebello.ui.table.view.plates import draw_portrait

PERIOD: Final = 7.5
VARIES: Final = 0.75
"""Seconds by which a blink comes before or after its period, so that 6 to 9 seconds lie between two."""
SHUT: Final = 0.2
"""Seconds for which the eyes are closed: at least one frame of a dozing window."""
APART: Final = 2.6
"""Seconds between the periods of neighbouring seats."""


def blinking(now: float, seats: int) -> frozenset[Seat]:
    """Return the seats whose eyes are closed at a time in seconds; a function of nothing else."""
    return frozenset(Seat(seat) for seat in range(seats) if _shut(now, seat))


def _shut(now: float, seat: int) -> bool:
    turn, since = divmod(now + seat * APART, PERIOD)
    begins = _begins(seat, round(turn))
    return begins <= since < begins + SHUT


@lru_cache(maxsize=32)
def _begins(seat: int, turn: int) -> float:
    """Return when in its period the blink of a seat begins, in seconds."""
    return VARIES + Random(f"blink {seat} {turn}").uniform(-VARIES, VARIES)


class Blinks:
    """The closed eyes at the table; a window is drawn again only when eyes close or open.

    Only calm faces with a picture for it blink. Nobody does with reduced motion or without animations.
    """

    def __init__(self, services: Services) -> None:
        """Start with open eyes."""
        self._services = services
        self._shut: frozenset[Seat] = frozenset()

    def at(self, now: float, players: Sequence[Player]) -> bool:
        """Advance to a time; return whether the picture changes."""
        before = self._shut
        speed = self._services.settings.current.speed
        moves = speed is not Speed.INSTANT and not self._services.reduced_motion()
        shut = blinking(now, len(players)) if moves else frozenset()
        self._shut = frozenset(seat for seat in shut if closed_eyes(players[seat].avatar))
        return before != self._shut

    def draw(self, canvas: Canvas, layout: TableLayout, players: Sequence[Player]) -> None:
        """Draw closed eyes over the portraits that blink now."""
        sides = len(layout.piles)
        for seat in self._shut:
            picture = closed_eyes(players[seat].avatar)
            if picture is not None and not layout.seat_covered(seat):
                side = side_of(seat, sides) if len(players) > sides else None
                draw_portrait(canvas, layout.seats[seat], picture, side)
