"""What a face feels or does, and how far that moves its brows and lids."""

from enum import StrEnum
from typing import NamedTuple


class Mood(StrEnum):
    """What a face feels; BLINK is a calm face with closed eyes."""

    CALM = "calm"
    PLEASED = "pleased"
    DELIGHTED = "delighted"
    WORRIED = "worried"
    DISMAYED = "dismayed"
    BLINK = "blink"


class Stir(NamedTuple):
    """How far a mood moves a face, in units of the head.

    `inner`, `middle` and `outer` lift the brow at three places; `upper` and `lower` are how far the lids
    open; `pupil` is a part of its usual radius; `slant` drops the outer corner of the eye.
    """

    inner: float = 0
    middle: float = 0
    outer: float = 0
    upper: float = 1
    lower: float = 1
    pupil: float = 1
    slant: float = 0


STIRS = {
    Mood.CALM: Stir(),
    Mood.PLEASED: Stir(inner=1, middle=2.6, outer=1.6, lower=0.55),
    Mood.DELIGHTED: Stir(inner=4, middle=6.5, outer=4),
    Mood.WORRIED: Stir(inner=5, middle=0.5, outer=-3.5, upper=1.1, pupil=0.85, slant=1.2),
    Mood.DISMAYED: Stir(inner=9, middle=6, outer=-1, upper=1.5, lower=1.4, pupil=0.8),
    Mood.BLINK: Stir(middle=-0.8),
}
"""What each mood does to brows and lids; delight closes the eyes to arcs."""
LIVELY = STIRS | {
    Mood.PLEASED: Stir(inner=1, middle=4, outer=2, lower=0.4),
    Mood.DELIGHTED: Stir(inner=5, middle=8.5, outer=5),
    Mood.WORRIED: Stir(inner=7, middle=0.5, outer=-4.5, upper=1.05, pupil=0.85, slant=1.8),
    Mood.DISMAYED: Stir(inner=10, middle=9, outer=2, upper=1.55, lower=1.45, pupil=0.7),
}
"""The same for a face that must be read from afar."""
HOT = LIVELY | {Mood.WORRIED: Stir(inner=-5.5, middle=-2.5, outer=3.5, upper=0.72, lower=0.7, slant=-1.6)}
"""The same for a hot-tempered face: in trouble its brows meet over the nose."""


class Temper(StrEnum):
    """How strongly a face shows its moods."""

    MILD = "mild"
    LIVELY = "lively"
    HOT = "hot"


TEMPERS = {Temper.MILD: STIRS, Temper.LIVELY: LIVELY, Temper.HOT: HOT}
"""What the moods do to each kind of face."""
