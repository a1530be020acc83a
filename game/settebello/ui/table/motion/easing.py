"""Easing curves: functions from [0, 1] to progress."""

import math
from enum import StrEnum
from typing import Final

POPS: Final = 0.18
"""Seconds in which something pops up."""
POPS_FROM: Final = 0.45
POPS_OVER: Final = 1.07
POPPED: Final = 0.6
"""The first and the greatest size of what pops up, and the part of that time in which it grows."""


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


def popped(seconds: float) -> float:
    """Return the size of something so long after it has begun to pop up: it grows a little too large."""
    part = seconds / POPS
    if part >= 1.0:
        return 1.0
    if part < POPPED:
        return POPS_FROM + (POPS_OVER - POPS_FROM) * eased(Ease.OUT, max(0.0, part) / POPPED)
    return POPS_OVER + (1.0 - POPS_OVER) * (part - POPPED) / (1.0 - POPPED)
