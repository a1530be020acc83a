"""The minimum thinking time of opponents, and the mark that shows it."""

import math
from random import Random
from typing import Final

from settebello.engine import Seat
from settebello.storage.settings import Pace, Settings, Speed
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import GOLD, INK, PAPER, PAPER_SHADE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.view.playback import Playback

LEAST: Final = {Pace.QUICK: 0.25, Pace.NATURAL: 0.7, Pace.UNHURRIED: 1.5}
"""Seconds between the end of motion and an opponent's next card, at normal speed."""

FASTER: Final = {Speed.CALM: 1.2, Speed.NORMAL: 1.0, Speed.BRISK: 0.7, Speed.INSTANT: 0.0}
VARIES: Final = 0.35
LONGEST: Final = 2.0
LAST_CARD: Final = 0.5
"""Factor for the thinking time with a single card in hand."""

CELEBRATED: Final = 0.3
"""The part of it that is left at least after a capture: while a word is seen, and while the captured cards
leave, the next player thinks.
"""

SHOWS: Final = 0.8
"""Seconds until the mark of a thinking opponent appears."""

BREATH: Final = 1.8
"""Period of the mark's animation in seconds."""

THOUGHT: Final = BoxStyle(PAPER, PAPER_SHADE, border=GOLD, border_width=1.5, radius=12, shadow=0.35)
DOT: Final = BoxStyle(INK, INK, radius=3.5)


def pause(settings: Settings, hand: int, chance: Random) -> float:
    """Return the minimum seconds before an opponent with `hand` cards plays; 0 at instant speed.

    The time depends on public information and chance only, so it reveals nothing about the cards.
    """
    length = LEAST[settings.pace] * FASTER[settings.speed] * chance.uniform(1 - VARIES, 1 + VARIES)
    return min(LONGEST, length * LAST_CARD if hand == 1 else length)


class ThinkDelay:
    """Delays opponents to a human pace; real computing time counts towards the delay."""

    def __init__(self, services: Services) -> None:
        """Start with no opponent thinking."""
        self._services = services
        self._pause: float | None = None
        self._seat: Seat | None = None
        self._ponders: Seat | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat shown as thinking, or None."""
        return self._seat

    @property
    def breathing(self) -> bool:
        """Whether the mark of the thinking opponent is animated."""
        return self._seat is not None and self._moves

    @property
    def pondering(self) -> Seat | None:
        """The seat whose cards are seen to move because it thinks, or None."""
        return self._ponders if self._moves else None

    @property
    def _moves(self) -> bool:
        instant = self._services.settings.current.speed is Speed.INSTANT
        return not instant and not self._services.reduced_motion()

    def begin(self) -> None:
        """Reset the delay for the next decision."""
        self._pause = self._seat = self._ponders = None

    def over(self, playback: Playback) -> bool:
        """Return whether the minimum thinking time of the seat to move has passed."""
        if self._pause is None:
            turn = playback.here.turn_of
            hand = 0 if turn is None else len(playback.here.hands[turn])
            self._pause = pause(self._services.settings.current, hand, self._services.chance)
        return playback.idle >= max(self._pause - playback.watched, CELEBRATED * self._pause)

    def see(self, playback: Playback, *, undecided: bool, held: bool = False) -> bool:
        """Show or hide who thinks, nobody while the match is `held`; return whether it changed."""
        before = self._seat, self.pondering
        self._ponders = None if held or playback.running else playback.here.turn_of
        thinks = undecided and not playback.running and playback.idle > SHOWS
        self._seat = playback.here.turn_of if thinks else None
        return before != (self._seat, self.pondering)

    def draw(self, canvas: Canvas, layout: TableLayout, playback: Playback) -> None:
        """Draw three dots above the portrait of the thinking opponent, pulsing unless motion is reduced."""
        if self._seat is None or layout.seat_covered(self._seat):
            return
        portrait = layout.seats[self._seat].portrait
        mark = Area.centred(portrait.right - 6, portrait.y + 11, 44, 24)
        canvas.box(mark, THOUGHT)
        x, y = mark.centre
        for dot in range(3):
            turn = math.tau * (playback.idle / BREATH - dot / 6)
            part = 0.5 - 0.5 * math.cos(turn) if self.breathing else 1.0
            canvas.box(Area.centred(x + 11 * (dot - 1), y, 7, 7), DOT, 0.25 + 0.75 * part)
