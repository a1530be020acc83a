"""What every motion is made with: the places, the names, the speed, and the lengths of the beats."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import Card
from settebello.storage.settings import Speed
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.captions import Captions

BASE: Final = {Speed.CALM: 1.7, Speed.NORMAL: 1.1, Speed.BRISK: 0.7, Speed.INSTANT: 0.0}
"""The length of a play in seconds; every other time is a multiple of it."""

FLY: Final = 0.42
HOLD: Final = 0.85
LEAVE: Final = 0.38
SWEEP: Final = 0.75
LAY: Final = 0.22
CLOSE_UP: Final = 0.3
PONDER: Final = 0.28
READ: Final = 1.3
SPEAK: Final = 0.9
IN_SUCCESSION: Final = 0.06
DIMMED: Final = 0.45


@dataclass(frozen=True, slots=True)
class MotionContext:
    """Knows the places, the names and the speed; `settebello` is the card that glints when it is taken.

    When `reduced`, cards fade from place to place.
    """

    layout: TableLayout
    captions: Captions
    speed: Speed
    settebello: Card | None = None
    reduced: bool = False

    @property
    def base(self) -> float:
        """The length of a play in seconds."""
        return BASE[self.speed]

    @property
    def tempo(self) -> float:
        """How long dealing takes in proportion; never slower than at normal speed, so that nobody waits."""
        return min(1.0, self.base / BASE[Speed.NORMAL])

    def gap(self, cards: int) -> float:
        """The seconds from one card to the next when so many leave in quick succession."""
        return min(IN_SUCCESSION * self.base / BASE[Speed.NORMAL], 0.5 * LEAVE * self.base / max(cards, 1))
