"""The pose of one card: where it is drawn, how large, and how it is turned."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Pose:
    """How one card is seen: its middle and width in logical units, its angle in degrees counter-clockwise.

    `turn` goes from 0 (face down) to 1 (face up), `height` from 0 (lying) to 1 (in the air), `dim` and
    `alpha` from 0 to 1; `mark` says how strongly the card is lit, `z` what covers what.
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
        """The pose on the way to another one, 0 here and 1 there."""

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
        """The same pose, not seen."""
        return replace(self, alpha=0.0)
