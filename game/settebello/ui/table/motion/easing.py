"""How a motion begins and ends: functions from 0..1 to 0..1."""

from enum import StrEnum


class Ease(StrEnum):
    """The ways of getting from one pose to the next."""

    LINEAR = "linear"
    OUT = "out"
    IN_OUT = "in_out"
    SETTLE = "settle"


def eased(ease: Ease, part: float) -> float:
    """The part of the way covered after a part of the time; 0 and 1 are kept, SETTLE runs a little over."""
    left = 1.0 - part
    match ease:
        case Ease.LINEAR:
            return part
        case Ease.OUT:
            return 1.0 - left**3
        case Ease.IN_OUT:
            return 4 * part**3 if part < 0.5 else 1.0 - 4 * left**3
        case Ease.SETTLE:
            over = 1.1
            return 1.0 - (1.0 + over) * left**3 + over * left**2
