"""Touches of what is no button: a ring where a child has pressed, and the touched picture hops."""

import math
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import CREAM, INK
from settebello.ui.kit.view.canvas import Canvas

HOPS: Final = 0.6
"""Seconds in which a touched picture hops twice."""
HEIGHT: Final = 12.0
"""The height of the first hop, in logical units."""
RING: Final = 0.4
"""Seconds for which the ring is seen."""
SIZES: Final = (26.0, 40.0, 52.0, 62.0, 70.0)
"""The diameters of the growing ring: few, so that each is rendered once."""
STILL: Final = 2
"""The place in `SIZES` of a ring that does not grow."""
LAST: Final = 0.1
"""Seconds in which the last change is drawn."""


@dataclass(frozen=True, slots=True)
class Touchable:
    """A picture that is no button and yet answers: by a hop, and by sentences if it has any."""

    name: Hashable
    area: Area
    words: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class _Touch:
    x: float
    y: float
    since: float
    name: Hashable = None


class Touches:
    """The latest touch of a scene, as a function of time in seconds."""

    def __init__(self) -> None:
        """Start without a touch."""
        self._latest: _Touch | None = None

    def begin(self, x: float, y: float, now: float, name: Hashable = None) -> None:
        """Answer a press at a point; `name` is the picture that lies there, or None."""
        self._latest = _Touch(x, y, now, name)

    def moves(self, now: float) -> bool:
        """Return whether the answer is still going to change; true a moment longer, for its last change."""
        return self._latest is not None and 0.0 <= now - self._latest.since < HOPS + LAST

    def raised(self, name: Hashable, area: Area, now: float, *, still: bool) -> Area:
        """Return the area of a picture while it hops."""
        latest = self._latest
        if latest is None or latest.name != name or still:
            return area
        part = (now - latest.since) / HOPS
        if not 0.0 <= part < 1.0:
            return area
        return replace(area, y=area.y - HEIGHT * (1.0 - part) * abs(math.sin(2.0 * math.pi * part)))

    def draw(self, canvas: Canvas, now: float, *, still: bool) -> None:
        """Draw the ring."""
        latest = self._latest
        if latest is None or not 0.0 <= now - latest.since < RING:
            return
        place = STILL if still else int((now - latest.since) / RING * len(SIZES))
        side = SIZES[min(place, len(SIZES) - 1)]
        canvas.glyph("pip_ring", latest.x, latest.y, side + 8.0, INK)
        canvas.glyph("pip_ring", latest.x, latest.y, side, CREAM)
