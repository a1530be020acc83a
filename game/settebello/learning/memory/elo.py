"""A small Elo rating of the skill to work sums out (docs/learning.md, section 6.6)."""

import math
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

GAIN = 0.3
SKILL_SETTLES = 0.05
OFFSET_SETTLES = 0.2
"""How fast the gain shrinks with every answer: of the whole skill, and of a single fact."""


def logistic(logit: float) -> float:
    """Return the probability of a logit, exact at both ends."""
    if logit >= 0:
        return 1 / (1 + math.exp(-logit))
    return math.exp(logit) / (1 + math.exp(logit))


def logit(probability: float) -> float:
    """Return the logit of a probability between 0 and 1, both excluded."""
    return math.log(probability / (1 - probability))


@dataclass(frozen=True, slots=True)
class Rating:
    """A value in logits, and the number of answers behind it."""

    value: float = 0.0
    answers: Annotated[int, Field(ge=0)] = 0

    def answered(self, error: float, settles: float, weight: float = 1.0) -> "Rating":
        """Return the rating after an answer; `error` is its result less the expected one, from -1 to 1."""
        gain = GAIN * weight / (1 + settles * self.answers)
        return Rating(self.value + gain * error, self.answers + 1)
