"""Rectangles in logical units."""

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle in logical units: left, top, width and height."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def centred(cls, x: float, y: float, width: float, height: float) -> Self:
        """Return the rectangle of this size around the point (x, y)."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Return whether the point is inside; the right and lower edges are outside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, across: float, along: float | None = None) -> "Area":
        """Return the rectangle reduced by `across` on the left and right and by `along` above and below."""
        down = across if along is None else along
        return Area(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def moved(self, across: float, down: float) -> "Area":
        """Return the rectangle shifted."""
        return Area(self.x + across, self.y + down, self.width, self.height)

    def split_left(self, width: float, gap: float = 0.0) -> tuple["Area", "Area"]:
        """Return the left part of the given width and the rest after a gap."""
        left = Area(self.x, self.y, width, self.height)
        return left, Area(self.x + width + gap, self.y, self.width - width - gap, self.height)

    def split_top(self, height: float, gap: float = 0.0) -> tuple["Area", "Area"]:
        """Return the upper part of the given height and the rest after a gap."""
        top = Area(self.x, self.y, self.width, height)
        return top, Area(self.x, self.y + height + gap, self.width, self.height - height - gap)

    def columns(self, count: int, gap: float = 0.0) -> tuple["Area", ...]:
        """Return `count` equal parts side by side."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(Area(self.x + n * (width + gap), self.y, width, self.height) for n in range(count))
