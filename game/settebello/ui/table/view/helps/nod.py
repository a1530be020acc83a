"""The nod of the hand: it reminds a beginner who hesitates that a card can be chosen, without words."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Card
from settebello.storage.settings import Speed
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.view.still_parts import draw_card

WAITS: Final = 10.0
"""Seconds without any input after which the hand nods."""
RISES: Final = 0.5
"""Seconds in which a card rises and sinks again."""
FOLLOWS: Final = 0.12
"""Seconds until the next card follows."""
HIGH: Final = 16.0
SIGN: Final = "ui/ghost_hand.svg"
SIGN_SIZE: Final = (64.0, 80.0)
TIP: Final = (80 / 240, 14 / 300)
"""The tip of the finger as a part of the sign's width and height."""


class Nod:
    """Lets the hand nod once a turn after a while without input; with reduced motion, a still hand points."""

    def __init__(self, services: Services) -> None:
        """Start without a person to wait for."""
        self._services = services
        self._turn: Hashable = None
        self._touched: Hashable = None
        self._since = self._now = 0.0
        self._begun: float | None = None
        self._done = False
        self._cards = 0

    @property
    def moving(self) -> bool:
        """Whether the cards nod now."""
        return self._begun is not None and not self._still

    @property
    def shown(self) -> bool:
        """Whether there is a nod or its still sign now."""
        return self._begun is not None

    @property
    def _still(self) -> bool:
        speed = self._services.settings.current.speed
        return self._services.reduced_motion() or speed is Speed.INSTANT

    def at(self, now: float, turn: Hashable, touched: Hashable) -> bool:
        """Advance to a time; return whether the picture changes otherwise than by the motion.

        `turn` tells apart the turns of the person, None while there is nobody to remind. `touched` changes
        with every input.
        """
        self._now = now
        if (turn, touched) != (self._turn, self._touched):
            self._done = self._done and turn == self._turn
            self._turn, self._touched, self._since = turn, touched, now
            return self._end()
        if turn is None or self._done or now - self._since < WAITS:
            return False
        if self._begun is None:
            self._begun = now
            return True
        if self.moving and now - self._begun >= self._length:
            return self._end()
        return False

    def draw(
        self, canvas: Canvas, layout: TableLayout, poses: dict[Card, Pose], hand: Sequence[Card]
    ) -> None:
        """Draw the nodding cards of a hand, or the sign that points at it."""
        if self._begun is None or not hand:
            return
        self._cards = len(hand)
        if self._still:
            pose = poses[hand[len(hand) // 2]]
            wide, high = SIGN_SIZE
            canvas.picture(SIGN, Area(pose.x - TIP[0] * wide, pose.y - TIP[1] * high, wide, high))
            return
        for place, card in enumerate(hand):
            part = (self._now - self._begun - place * FOLLOWS) / RISES
            up = math.sin(math.pi * part) if 0 < part < 1 else 0.0
            pose = poses[card]
            draw_card(canvas, layout, card, replace(pose, y=pose.y - HIGH * up, height=0.4 * up))

    @property
    def _length(self) -> float:
        return RISES + FOLLOWS * max(self._cards - 1, 0)

    def _end(self) -> bool:
        """End a nod; return whether there was one."""
        ended = self._begun is not None
        self._begun = None
        self._done = self._done or ended
        return ended
