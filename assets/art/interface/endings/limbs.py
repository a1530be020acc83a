"""How an arm lies: the shoulder, the sleeve around the upper arm and the forearm, and the angles between."""

import math
from typing import Final, NamedTuple

from shapely import affinity
from shapely.geometry import box

from woodcut.geometry import Region, limb, move
from woodcut.palette import INK, SHADE

Place = tuple[float, float]
EDGE: Final = 309.0
UPRIGHT: Final = 321.0
"""Where the edge of the table covers those who lean back after a loss, and those who wait."""


class Arms(NamedTuple):
    """How the arms of somebody look: the hands, the sleeves, and where the shoulders are.

    `stripe` is the colour of stripes around the sleeves, or `along` them, `cuff` that of the cuffs, `thick`
    the radius of the upper arm. The shoulders are `half` away from the middle, at the height `y`; the trunk
    below them is by `belly` wider than their middles. `over` is the colour of lines over the cloth. The
    edge of the table is at the height `rests`.
    """

    skin: str
    fill: str
    dark: str
    half: float = 86.0
    y: float = 246.0
    stripe: str | None = None
    along: bool = False
    cuff: tuple[str, str] | None = None
    thick: float = 21.0
    shade: str | None = None
    belly: float = 0.0
    over: str = INK
    rests: float = EDGE

    @property
    def dark_skin(self) -> str:
        """The shade of the hands, which for a skin is known."""
        return self.shade or SHADE[self.skin]

    @property
    def table(self) -> float:
        """How far what lies on the table is below the height of the shoulders."""
        return min(60.0, 302.0 - self.y)

    @property
    def edge(self) -> float:
        """How far what rests on the edge of the table is below the shoulders, so that it is seen whole."""
        return self.rests - 0.78 * self.thick - self.y

    @property
    def shoulder(self) -> Place:
        """The middle of a shoulder, outwards from the middle and down from the height of the shoulders."""
        return self.half - 14, 14.0


def between(start: Place, end: Place, part: float) -> Place:
    """A place on the way from one place to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def bearing(start: Place, end: Place) -> float:
    """The angle by which what points up is turned to point from one place to another."""
    return math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))


def along(start: Place, end: Place) -> Place:
    """The direction from one place to another, one unit long."""
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def narrow(arms: Arms) -> float:
    """The radius of a sleeve at the wrist."""
    return max(arms.thick * 0.59, 9.0)


def tube(arms: Arms, elbow: Place, wrist: Place, more: tuple[float, ...] = (0, 0, 0, 0, 0, 0)) -> str:
    """The path of a sleeve over its elbow, wider by `more` at its six places."""
    shoulder, r = arms.shoulder, arms.thick
    places = (
        (shoulder, r + 2),
        (between(shoulder, elbow, 0.5), r * 0.93),
        (between(shoulder, elbow, 0.9), r * 0.83),
        (between(elbow, wrist, 0.1), r * 0.8),
        (between(elbow, wrist, 0.5), r * 0.74),
        (wrist, narrow(arms)),
    )
    return " ".join(
        f"{x:.2f},{y:.2f},{radius + wider:.2f}" for ((x, y), radius), wider in zip(places, more, strict=True)
    )


def upper_arm(arms: Arms, elbow: Place, more: float = 0.0) -> Region:
    """The upper part of a sleeve, wider by `more` towards the elbow and narrower at the shoulder."""
    r = arms.thick
    middle = between(arms.shoulder, elbow, 0.5)
    path = ((arms.shoulder, r + 2 - more), (middle, r * 0.93 + more * 0.4), (elbow, r * 0.83 + more))
    return limb(" ".join(f"{x:.2f},{y:.2f},{radius:.2f}" for (x, y), radius in path))


def lower_arm(arms: Arms, elbow: Place, wrist: Place, more: float = 0.0) -> Region:
    """The lower part of a sleeve, wider by `more` but for the elbow, where it is narrower."""
    r = arms.thick
    path = (
        (elbow, r * 0.82 - more),
        (between(elbow, wrist, 0.3), r * 0.8 + more * 0.8),
        (between(elbow, wrist, 0.6), r * 0.72 + more),
        (wrist, narrow(arms) + more),
    )
    sleeve = limb(" ".join(f"{x:.2f},{y:.2f},{radius:.2f}" for (x, y), radius in path))
    return sleeve.difference(beyond(elbow, wrist))


def beyond(elbow: Place, wrist: Place) -> Region:
    """What is cut off at the end of a sleeve: all that is beyond the wrist."""
    far = affinity.rotate(box(-60, -80, 60, -2), bearing(elbow, wrist), origin=(0, 0))
    return move(far, *wrist)
