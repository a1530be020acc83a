"""The mouse over the table and the hand card it holds; a short press is a click, a longer move a drag."""

from dataclasses import dataclass, replace
from math import dist

from settebello.engine import Card
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying

CLICK = 14.0
"""A press that moves the mouse no farther than this is a click; in logical units."""


@dataclass(frozen=True, slots=True)
class Grip:
    """A hand card pressed at `start`, with the mouse now at `at`; `pose` is the card's pose at rest."""

    card: Card
    pose: Pose
    start: tuple[float, float]
    at: tuple[float, float]
    dragging: bool = False

    def moved(self, x: float, y: float) -> "Grip":
        """Return the grip after the mouse moved to (x, y)."""
        return replace(self, at=(x, y), dragging=self.dragging or dist(self.start, (x, y)) > CLICK)

    @property
    def held(self) -> Pose:
        """The pose of the dragged card, raised above all others."""
        x, y = self.pose.x + self.at[0] - self.start[0], self.pose.y + self.at[1] - self.start[1]
        return replace(flying(self.pose, 20.0), x=x, y=y, height=1.0)


@dataclass(frozen=True, slots=True)
class Pointing:
    """The mouse position (None before the first movement), and the card it holds."""

    at: tuple[float, float] | None = None
    grip: Grip | None = None

    def moved(self, x: float, y: float) -> "Pointing":
        """Return the state after the mouse moved to (x, y)."""
        return Pointing((x, y), self.grip.moved(x, y) if self.grip else None)

    @property
    def dragged(self) -> Grip | None:
        """The grip of a dragged card, or None."""
        return self.grip if self.grip is not None and self.grip.dragging else None
