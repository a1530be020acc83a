"""The light of a lamp above the table as in a woodcut: flat steps of shade whose edges are cut in rays."""

import math
from random import Random
from typing import Final

import pygame

from settebello.ui.kit.paint.boxes import rasterised

CENTRE: Final = (0.5, 0.43)
STEPS: Final = ((0.98, 0.10), (1.27, 0.17))
"""For each step of shade its radius (1 reaches the middle of the window's edges) and its strength, 0 to 1."""
RAYS: Final = 300
"""Number of cuts around a step."""
SHORTEST: Final = 0.05
LONGEST: Final = 0.14
"""Length of a cut, relative to the radii of the ellipse; those of two steps never cross."""
SHADE: Final = "#120a05"


def lamplight(width: int, height: int) -> pygame.Surface:
    """Return the shade around the light, transparent in the middle; size in pixels."""
    return rasterised(lamplight_svg(width, height))


def lamplight_svg(width: int, height: int) -> str:
    """Return the shade as SVG."""
    chance = Random(5)
    paths = [
        f'<path fill="{SHADE}" fill-opacity="{strength}" fill-rule="evenodd" '
        f'd="M0 0H{width}V{height}H0z{_cut(width, height, radius, chance)}"/>'
        for radius, strength in STEPS
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{"".join(paths)}</svg>'
    )


def _cut(width: int, height: int, radius: float, chance: Random) -> str:
    """Return the edge of a step: an ellipse with cuts of different length towards the lamp."""
    x, y = width * CENTRE[0], height * CENTRE[1]
    points = []
    for ray in range(RAYS):
        turn = 2 * math.pi * (ray + chance.uniform(-0.25, 0.25)) / RAYS
        length = SHORTEST + (LONGEST - SHORTEST) * chance.random()
        for far, along in ((radius, -0.38), (radius - length, 0.0), (radius, 0.38)):
            angle = turn + 2 * math.pi * along / RAYS
            points.append((x + far * width / 2 * math.cos(angle), y + far * height / 2 * math.sin(angle)))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"
