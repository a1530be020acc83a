"""The inputs of every animation: layout, captions, speed and durations."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import Card
from settebello.storage.settings import Speed
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.captions import Captions

BASE: Final = {Speed.CALM: 1.7, Speed.NORMAL: 1.1, Speed.BRISK: 0.7, Speed.INSTANT: 0.0}
"""Duration of a play in seconds; all other durations are multiples of it."""

FLY: Final = 0.34
"""How long a card flies that is laid."""
STRIKES: Final = 0.34
OWN_STRIKES: Final = 0.24
"""How long a card flies that takes others, and the owner's, which is seen all the time."""
CLAIM_HOLD: Final = 0.85
"""How long a claim, or a penalty, stands; the holds after it are those of captures."""
HOLD: Final = 0.45
SPELT: Final = 0.09
"""How much longer a sum stands whose terms come one after the other."""
LEAVE: Final = 0.38
EQUAL_HOLD: Final = 0.26
SETTEBELLO_HOLD: Final = 0.24
SWEEP_HOLD: Final = 0.3
OWN_SOONER: Final = 0.15
"""How much shorter the owner's own captures stand: who plays knows what the card takes."""
BUMP: Final = 0.08
"""How long a pile gives way when a card lands on it."""
VISIT: Final = 0.07
WOUND: Final = 0.08
"""How long a card is drawn back before its stroke."""
BLOW: Final = 0.17
THUD: Final = 0.15
SHAKE: Final = 0.2
"""How long the wedges of a blow are seen, how long dust flies, and how long the table shakes."""
RISE: Final = 0.34
RAISED: Final = 0.88
"""How long the settebello rises, and how long its word is seen."""
LOWER: Final = 0.14
SWEEP: Final = 0.57
STAMP: Final = 0.78
COIN: Final = 0.66
LAY: Final = 0.1
CLOSE_UP: Final = 0.3
PONDER: Final = 0.24
SINK: Final = 0.45
"""The time before an opponent's play, and the part of it in which another card sinks into the fan; then the
one that is played comes out of it.
"""
READ: Final = 1.3
SPEAK: Final = 0.9
DIMMED: Final = 0.38
"""How dark the shadow is over the cards that a capture leaves."""


@dataclass(frozen=True, slots=True)
class MotionContext:
    """Layout, captions and speed of animations; `settebello` is the card that glints when captured.

    `reduced`: cards fade from place to place instead of flying.
    """

    layout: TableLayout
    captions: Captions
    speed: Speed
    settebello: Card | None = None
    reduced: bool = False

    @property
    def base(self) -> float:
        """The duration of a play in seconds."""
        return BASE[self.speed]

    @property
    def tempo(self) -> float:
        """The duration of dealing relative to normal speed.

        At most 1, so that slow speeds do not slow dealing down.
        """
        return min(1.0, self.base / BASE[Speed.NORMAL])

    def gap(self, part: float, cards: int) -> float:
        """Return the seconds between the starts of `cards` successive cards: a `part` of a play, or less."""
        return min(part, 0.5 / max(cards, 1)) * self.base
