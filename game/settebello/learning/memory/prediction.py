"""How probably a fact is answered right: it comes from memory or is worked out (learning.md, 6.3)."""

from dataclasses import dataclass

from settebello.learning.memory.calibration import Calibration

SLIP = 0.02
"""How often what comes from memory is wrong all the same."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The probabilities that a fact comes from memory, and that working it out succeeds."""

    recall: float
    works_out: float
    calibration: Calibration

    @property
    def raw(self) -> float:
        """The probability of a right answer, not yet brought to what this child gets right."""
        return (1 - SLIP) * self.recall + (1 - self.recall) * self.works_out

    @property
    def probability(self) -> float:
        """The probability of a right answer of this child."""
        return self.calibration.probability(self.raw)
