"""Where the parts of a face lie: what a head construction is made of."""

from enum import StrEnum
from typing import NamedTuple

from woodcut.faces.moods import TEMPERS, Mood, Stir, Temper


class Nose(StrEnum):
    """The kinds of nose."""

    STRAIGHT = "straight"
    HOOKED = "hooked"
    SNUB = "snub"
    BULBOUS = "bulbous"


LONGER = 1.14
"""How much longer the nose of a grave face is than a usual one."""


class Eye(NamedTuple):
    """An eye seen from before: its centre on y = 0, its half width and the three points of its brow."""

    x: float
    width: float
    outer: tuple[float, float]
    middle: tuple[float, float]
    inner: tuple[float, float]

    @property
    def outwards(self) -> int:
        """The direction away from the nose."""
        return -1 if self.outer[0] < self.inner[0] else 1


class Features(NamedTuple):
    """A head construction: its outline and where eyes, nose and mouth lie."""

    outline: str
    left: Eye
    right: Eye
    nose: tuple[float, float]
    """The middle of the tip."""
    mouth: tuple[float, float]
    mouth_size: float = 1
    openness: float = 1
    """How high the eyes are, as a part of the usual."""
    pupil: float = 3.1
    look: tuple[float, float] = (-1.2, 0.3)
    """Where the pupils are, seen from the middle of the eye."""
    brow_width: float = 3.3
    gape: tuple[float, float] = (0, 0)
    """How far an open mouth is shifted, so that it stays inside the face."""
    temper: Temper = Temper.MILD

    def stir(self, mood: Mood) -> Stir:
        """How far a mood moves brows and lids of this face."""
        return TEMPERS[self.temper][mood]

    def graver(self) -> "Features":
        """The same head with lower, straighter brows and the mouth below a longer nose."""

        def lowered(eye: Eye) -> Eye:
            (ox, oy), (mx, my), (ix, iy) = eye.outer, eye.middle, eye.inner
            return eye._replace(outer=(ox, oy + 0.6), middle=(mx, my + 2.6), inner=(ix, iy + 1.2))

        return self._replace(
            left=lowered(self.left),
            right=lowered(self.right),
            mouth=(self.mouth[0], self.mouth[1] + 2),
            openness=min(self.openness, 1.12),
            pupil=min(self.pupil, 3.6),
        )
