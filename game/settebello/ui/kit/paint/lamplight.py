"""The light of a lamp above the table as in a woodcut: flat steps of warm light and of shade, cut in rays."""

import math
from random import Random
from typing import Final, NamedTuple

import pygame

from settebello.ui.kit.paint.boxes import rasterised

CENTRE: Final = (0.5, 0.43)
WARM: Final = "#ffdc9a"
SHADE: Final = "#120804"


class Step(NamedTuple):
    """A flat step of light inside, or of shade outside, an ellipse of this radius around the lamp.

    `radius`: 1 reaches the middle of the window's edges. `strength` from 0 to 1. `cuts`: how far the rays of
    its edge reach, in the same measure; longer than the way to the next step, so that no edge is a ring.
    """

    radius: float
    strength: float
    cuts: float


LIGHT: Final = (Step(0.34, 0.024, 0.22), Step(0.55, 0.032, 0.24))
STEPS: Final = (
    Step(0.72, 0.04, 0.26),
    Step(0.86, 0.055, 0.27),
    Step(0.99, 0.07, 0.27),
    Step(1.11, 0.085, 0.26),
    Step(1.22, 0.10, 0.25),
    Step(1.32, 0.115, 0.23),
    Step(1.41, 0.13, 0.21),
)
RAYS: Final = 150
"""Number of cuts around a step of radius 1; shorter and longer ones alternate."""
BLUNT: Final = 0.3
"""The half width of a cut at its foot, as a part of the distance of two cuts."""


def lamplight(width: int, height: int) -> pygame.Surface:
    """Return light and shade to lay over a picture; size in pixels."""
    return rasterised(lamplight_svg(width, height))


def lamplight_svg(width: int, height: int) -> str:
    """Return light and shade as SVG."""
    chance = Random(5)
    paths = []
    for step in LIGHT:
        edge = _cut(width, height, step, chance, out=True)
        paths.append(f'<path fill="{WARM}" fill-opacity="{step.strength}" d="{edge}"/>')
    for step in STEPS:
        edge = _cut(width, height, step, chance, out=False)
        paths.append(
            f'<path fill="{SHADE}" fill-opacity="{step.strength}" fill-rule="evenodd" '
            f'd="M0 0H{width}V{height}H0z{edge}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{"".join(paths)}</svg>'
    )


def _cut(width: int, height: int, step: Step, chance: Random, *, out: bool) -> str:
    """Return the edge of a step: an ellipse with cuts of different length, outwards or towards the lamp."""
    x, y = width * CENTRE[0], height * CENTRE[1]
    count = round(RAYS * (0.5 + 0.5 * step.radius))
    points = []
    for ray in range(count):
        turn = 2 * math.pi * (ray + chance.uniform(-0.22, 0.22)) / count
        length = step.cuts * (chance.uniform(0.55, 1.0) if ray % 2 else chance.uniform(0.2, 0.55))
        tip = step.radius + (length if out else -length)
        for far, along in ((step.radius, -BLUNT), (tip, 0.0), (step.radius, BLUNT)):
            angle = turn + 2 * math.pi * along / count
            points.append((x + far * width / 2 * math.cos(angle), y + far * height / 2 * math.sin(angle)))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"
