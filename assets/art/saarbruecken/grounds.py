"""How the blue ground of a lion's medal is cut, in a second blue: neighbours have different grounds."""

from enum import IntEnum
from math import cos, radians, sin

from woodcut.geometry import Region, circle, poly, scale, star, turn, unite
from woodcut.picture import Picture

LIGHT = "#4a83cc"
"""What is cut into the blue."""
REACH = 0.87
"""How far a ground reaches, as a part of the radius of its medal."""


class Ground(IntEnum):
    """A way of cutting the ground."""

    RAYS = 0
    RINGS = 1
    STARS = 2
    LATTICE = 3


def _rays() -> Region:
    return unite(turn(poly("-0.055,-1 0,-0.2 0.055,-1"), 22.5 * place) for place in range(16))


def _rings() -> Region:
    rings = [
        circle(0, 0, radius + 0.02, 32).difference(circle(0, 0, radius - 0.02, 32)) for radius in (0.5, 0.76)
    ]
    beads = [
        circle(0.64 * cos(radians(angle)), 0.64 * sin(radians(angle)), 0.036, 8)
        for angle in range(0, 360, 20)
    ]
    return unite((*rings, *beads))


def _stars() -> Region:
    outer = [star(0.66 * cos(radians(t)), 0.66 * sin(radians(t)), 0.16, 0.06, 4) for t in range(15, 375, 36)]
    inner = [star(0.34 * cos(radians(t)), 0.34 * sin(radians(t)), 0.13, 0.05, 4) for t in range(0, 360, 60)]
    return unite((*outer, *inner))


def _lattice() -> Region:
    bars = [
        turn(poly(f"-1,{y - 0.02} 1,{y - 0.02} 1,{y + 0.02} -1,{y + 0.02}"), angle)
        for y in (-0.66, -0.33, 0, 0.33, 0.66)
        for angle in (35, -35)
    ]
    return unite(bars)


GROUNDS: dict[Ground, Region] = {
    Ground.RAYS: _rays(),
    Ground.RINGS: _rings(),
    Ground.STARS: _stars(),
    Ground.LATTICE: _lattice(),
}
"""The cuts of each ground on a medal with a radius of one."""


def cut_ground(art: Picture, ground: Ground, radius: float) -> None:
    """Cut the ground of a medal about the origin."""
    art.add(scale(GROUNDS[ground].intersection(circle(0, 0, REACH, 48)), radius), LIGHT)
