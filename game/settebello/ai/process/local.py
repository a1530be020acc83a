"""Opponents that think in the game's own process: for tests, and where no second process can be started."""

from dataclasses import dataclass
from random import Random

from settebello.ai.levels import Levels
from settebello.ai.players import moves_of
from settebello.ai.process.client import Answer
from settebello.engine import SeatView


@dataclass(frozen=True, slots=True)
class _Request:
    id: int
    view: SeatView
    level: str
    seed: int


class LocalOpponents:
    """Computes a move when it is polled."""

    def __init__(self, levels: Levels) -> None:
        self._levels = levels
        self._open: _Request | None = None
        self._last = 0

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Store the question until it is polled; raises ValueError if the view's hand is empty."""
        moves_of(view)
        self._last += 1
        self._open = _Request(self._last, view, level, seed)
        return self._last

    def poll(self) -> Answer | None:
        """Compute and return the answer to the newest question."""
        request, self._open = self._open, None
        if request is None:
            return None
        player = self._levels.player(request.level)
        return Answer(request.id, player.choose(request.view, Random(request.seed)))

    def close(self) -> None:
        """Drop the open question."""
        self._open = None
