"""Predicts whether a fact is answered right: from memory, or by working it out.

See docs/learning.md, section 6.3.
"""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from settebello.learning.memory.elo import logistic, logit

SHIFT_STEP = 0.08
SLOPE_STEP = 0.01
LEAST_SLOPE = 0.2
MOST_SLOPE = 1.2

SLIP = 0.02
"""The probability that an answer from memory is wrong."""

SUREST = 1 - 1e-6
"""The highest prediction, so that its logit stays finite."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """The line of calibration through the logits of the predictions: `shift` and `slope`."""

    shift: float = 0.0
    slope: Annotated[float, Field(ge=LEAST_SLOPE, le=MOST_SLOPE)] = 0.6

    def probability(self, predicted: float) -> float:
        """Return the calibrated probability of a raw prediction."""
        return logistic(self.shift + self.slope * _bounded_logit(predicted))

    def answered(self, predicted: float, right: float, weight: float = 1.0) -> "Calibration":
        """Return the calibration after an answer; right is 1 or 0, `predicted` the raw prediction."""
        error = weight * (right - self.probability(predicted))
        slope = self.slope + SLOPE_STEP * error * _bounded_logit(predicted)
        return Calibration(self.shift + SHIFT_STEP * error, min(max(slope, LEAST_SLOPE), MOST_SLOPE))


@dataclass(frozen=True, slots=True)
class Prediction:
    """The probabilities that the fact comes from memory, and that working it out succeeds."""

    recall: float
    works_out: float
    calibration: Calibration

    @property
    def raw(self) -> float:
        """The raw probability of a right answer, before calibration."""
        return (1 - SLIP) * self.recall + (1 - self.recall) * self.works_out

    @property
    def probability(self) -> float:
        """The calibrated probability of a right answer."""
        return self.calibration.probability(self.raw)


def _bounded_logit(predicted: float) -> float:
    return logit(min(max(predicted, 1 - SUREST), SUREST))
