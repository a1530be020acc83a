"""The frames of a hint as they are drawn: one stroke of a brush around each card, from its lamp on."""

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from settebello.engine import Card
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.view import signs

TAKES: Final = 0.24
"""Seconds in which a frame is drawn."""
THICK: Final = 5.0
INKED: Final = 3.0
"""The thickness of the stroke, and of the ink around it together."""
OUT: Final = 2.5
"""How far the middle of the stroke is outside the card."""

Places = tuple[tuple[float, float], ...]


class HintStroke:
    """Knows the cards whose frames are being drawn: those of a hint that has just come."""

    def __init__(self, services: Services) -> None:
        """Start without a hint."""
        self._services = services
        self._hinted: frozenset[Card] = frozenset()
        self._begun: float | None = None
        self._now = 0.0

    @property
    def moving(self) -> bool:
        """Whether frames are being drawn."""
        return self._begun is not None

    @property
    def cards(self) -> frozenset[Card]:
        """The cards whose frames are being drawn, and do not rest yet."""
        return self._hinted if self.moving else frozenset()

    def at(self, now: float, hinted: frozenset[Card]) -> bool:
        """Advance to a time with the cards that a hint points at; return whether the resting ones change."""
        self._now = now
        if hinted != self._hinted:
            self._hinted = hinted
            at_once = (
                self._services.reduced_motion() or self._services.settings.current.speed is Speed.INSTANT
            )
            self._begun = None if at_once or not hinted else now
            return True
        if self._begun is not None and now - self._begun >= TAKES:
            self._begun = None
            return True
        return False

    def draw(self, canvas: Canvas, poses: Mapping[Card, Pose]) -> None:
        """Draw the part of each stroke that is there, and the lamp at which it begins."""
        if self._begun is None:
            return
        part = (self._now - self._begun) / TAKES
        for card in self._hinted & poses.keys():
            pose = poses[card]
            line = begun(around(pose), part)
            canvas.stroke(line, INK, THICK + INKED)
            canvas.stroke(line, GOLD, THICK)
            signs.hint_of(canvas, pose)


def around(pose: Pose) -> Places:
    """Return the way around a card, from its upper right corner to the left and back to it."""
    half = 0.5 * pose.width + OUT
    high = 0.5 * pose.width * RATIO + OUT
    turn = math.radians(pose.angle)
    corners = ((half, -high), (-half, -high), (-half, high), (half, high), (half, -high))
    return tuple(
        (
            pose.x + x * math.cos(turn) + y * math.sin(turn),
            pose.y - x * math.sin(turn) + y * math.cos(turn),
        )
        for x, y in corners
    )


def begun(way: Places, part: float) -> Places:
    """Return the beginning of a way, up to a part (0 to 1) of its length."""
    left = max(0.0, min(1.0, part)) * sum(math.dist(*pair) for pair in pairwise(way))
    found = [way[0]]
    for start, end in pairwise(way):
        length = math.dist(start, end)
        along = min(1.0, left / length) if length else 1.0
        found.append((start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along))
        left -= length
        if left <= 0:
            break
    return tuple(found)
