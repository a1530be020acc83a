"""Easing curves: functions from [0, 1] to progress."""

import math
from enum import StrEnum


class Ease(StrEnum):
    """The easing curves."""

    LINEAR = "linear"
    IN = "in"
    OUT = "out"
    IN_OUT = "in_out"
    SETTLE = "settle"
    GLIDE = "glide"
    SWING = "swing"


def eased(ease: Ease, part: float) -> float:
    """Return the progress at time fraction `part`; 0 maps to 0 and 1 to 1, SETTLE overshoots slightly."""
    left = 1.0 - part
    match ease:
        case Ease.LINEAR:
            return part
        case Ease.IN:
            return part**2
        case Ease.OUT:
            return 1.0 - left**3
        case Ease.IN_OUT:
            return 4 * part**3 if part < 0.5 else 1.0 - 4 * left**3
        case Ease.SWING:
            return (1.0 - math.cos(math.pi * part)) / 2
        case Ease.GLIDE:
            # Begins in motion, as a card does that was pushed.
            return part + part**2 * left
        case Ease.SETTLE:
            over = 1.1
            return 1.0 - (1.0 + over) * left**3 + over * left**2
