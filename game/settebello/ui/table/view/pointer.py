"""The mouse over the table: where it is, and the hand card it holds; a short press is a click, not a drag."""

from dataclasses import dataclass, replace
from math import dist

from settebello.engine import Card
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying

CLICK = 14.0
"""A press that moves no farther than this is a click, logical units."""


@dataclass(frozen=True, slots=True)
class Grip:
    """A hand card on which the mouse went down at `start` and has come to `at`; `pose` is where it rested."""

    card: Card
    pose: Pose
    start: tuple[float, float]
    at: tuple[float, float]
    dragging: bool = False

    def moved(self, x: float, y: float) -> "Grip":
        """The grip after the mouse has come to (x, y)."""
        return replace(self, at=(x, y), dragging=self.dragging or dist(self.start, (x, y)) > CLICK)

    @property
    def held(self) -> Pose:
        """Where the card is while the mouse drags it: in the air, above all else."""
        x, y = self.pose.x + self.at[0] - self.start[0], self.pose.y + self.at[1] - self.start[1]
        return replace(flying(self.pose, 20.0), x=x, y=y, height=1.0)


@dataclass(frozen=True, slots=True)
class Pointing:
    """Where the mouse is, None before it moved, and what it holds."""

    at: tuple[float, float] | None = None
    grip: Grip | None = None

    def moved(self, x: float, y: float) -> "Pointing":
        """The mouse has come to (x, y)."""
        return Pointing((x, y), self.grip.moved(x, y) if self.grip else None)

    @property
    def dragged(self) -> Grip | None:
        """The grip of a card that is being dragged."""
        return self.grip if self.grip is not None and self.grip.dragging else None
