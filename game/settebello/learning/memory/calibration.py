"""Predictions brought to what this child really gets right (learning.md, section 6.3)."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from settebello.learning.memory.elo import logistic, logit

SHIFT_STEP = 0.08
SLOPE_STEP = 0.01
LEAST_SLOPE = 0.2
MOST_SLOPE = 1.2

SUREST = 1 - 1e-6
"""No prediction is surer, so that its logit stays finite."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """A line through the logits of the predictions: `shift` a and `slope` b."""

    shift: float = 0.0
    slope: Annotated[float, Field(ge=LEAST_SLOPE, le=MOST_SLOPE)] = 0.6

    def probability(self, predicted: float) -> float:
        """What a prediction comes to for this child."""
        return logistic(self.shift + self.slope * _bounded_logit(predicted))

    def answered(self, predicted: float, right: float, weight: float = 1.0) -> "Calibration":
        """The calibration after an answer, right 1 or 0, for which so much had been predicted."""
        error = weight * (right - self.probability(predicted))
        slope = self.slope + SLOPE_STEP * error * _bounded_logit(predicted)
        return Calibration(self.shift + SHIFT_STEP * error, min(max(slope, LEAST_SLOPE), MOST_SLOPE))


def _bounded_logit(predicted: float) -> float:
    return logit(min(max(predicted, 1 - SUREST), SUREST))
