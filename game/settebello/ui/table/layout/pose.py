"""The pose of a card: where and how it is drawn."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card is drawn: centre and width in logical units, angle in degrees counter-clockwise.

    `turn` goes from 0 (face down) to 1 (face up), `height` from 0 (lying) to 1 (in the air). `dim` and
    `alpha` go from 0 to 1. `mark` is the strength of the highlight; `z` is the drawing order.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    turn: float = 1.0
    height: float = 0.0
    dim: float = 0.0
    mark: float = 0.0
    alpha: float = 1.0
    z: float = 0.0

    def towards(self, other: "Pose", part: float) -> "Pose":
        """Return the interpolated pose: `part` 0 is this pose, 1 the other one."""

        def between(here: float, there: float) -> float:
            return here + (there - here) * part

        return Pose(
            between(self.x, other.x),
            between(self.y, other.y),
            between(self.width, other.width),
            between(self.angle, other.angle),
            between(self.turn, other.turn),
            between(self.height, other.height),
            between(self.dim, other.dim),
            between(self.mark, other.mark),
            between(self.alpha, other.alpha),
            other.z,
        )

    def hidden(self) -> "Pose":
        """Return the pose with alpha 0."""
        return replace(self, alpha=0.0)
