"""The light of a lamp above the table as in a woodcut: flat steps of warm light and of shade, cut in rays."""

import math
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, Self

import pygame

from settebello.ui.kit.paint.boxes import rasterised

CENTRE: Final = (0.5, 0.43)
WARM: Final = "#ffdc9a"
SHADE: Final = "#120804"


class Step(NamedTuple):
    """A flat step of light inside, or of shade outside, an ellipse of this radius around the lamp.

    `radius`: 1 is the reach of the lamp. `strength` from 0 to 1. `cuts`: how far the rays of its edge reach,
    in the same measure; where they are longer than the way to the next step, no edge is a ring.
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
SOFTER: Final = 0.7
"""How strong light and shade are on a light table top, relative to those on a dark one."""
SOFT_CUTS: Final = 0.12
SOFT_POOL_CUTS: Final = 0.035
"""How far the rays reach there, and around a pool: on pale wood long ones look like the teeth of a saw."""
POOL_LIGHT: Final = (Step(1.0, 0.045, 0.2),)
POOL_STEPS: Final = (
    Step(1.22, 0.11, 0.14),
    Step(1.28, 0.13, 0.18),
    Step(1.33, 0.15, 0.22),
    Step(1.38, 0.15, 0.25),
    Step(1.44, 0.15, 0.28),
    Step(1.5, 0.14, 0.3),
)
"""The light of a lamp that hangs low: a pool around the whole field, and hatched corners.

The corners are dark in many weak steps, so that the hatching stays behind plates and piles.
"""
AROUND_LIGHT: Final = (Step(0.98, 0.05, 0.16), Step(1.16, 0.075, 0.13), Step(1.32, 0.06, 0.11))
AROUND_STEPS: Final = (
    Step(1.42, 0.07, 0.12),
    Step(1.48, 0.08, 0.15),
    Step(1.54, 0.09, 0.18),
    Step(1.6, 0.10, 0.2),
    Step(1.67, 0.10, 0.22),
    Step(1.75, 0.10, 0.24),
)
"""The same for planks on which a cloth is laid later: warm around the field, dark in the corners alone."""
RAYS: Final = 150
POOL_RAYS: Final = 170
"""Number of cuts around a step of radius 1; shorter and longer ones alternate."""
BLUNT: Final = 0.42
POOL_BLUNT: Final = 0.4
"""The half width of a cut at its foot, as a part of the distance of two cuts: fine strokes around a pool."""
ASIDE: Final = (-0.05, -0.08)
"""Where the lamp hangs over the field that it lights, from its middle: at the upper left."""
REACH: Final = (0.66, 0.76)
"""The reach of the lamp as parts of the width and height of that field."""
WIDEST: Final = 2.2
"""Its greatest reach to the sides, relative to that downwards: a wide window has dark sides."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """A lamp over a picture: its place and its reach to the right and down, in pixels.

    `light` and `shade` are its steps from the innermost; `rays` is the number of their cuts, `blunt` their
    width at the foot.
    """

    x: float
    y: float
    across: float
    down: float
    light: tuple[Step, ...] = LIGHT
    shade: tuple[Step, ...] = STEPS
    rays: int = RAYS
    blunt: float = BLUNT

    @classmethod
    def high(cls, width: int, height: int, *, soft: bool = False) -> Self:
        """Return the lamp that hangs high over a room of this size and lights all of it.

        Its light is `soft` on a light table top: weaker, in twice as many steps with short rays.
        """
        x, y, across, down = width * CENTRE[0], height * CENTRE[1], width / 2, height / 2
        if soft:
            return cls(x, y, across, down, softened(LIGHT, SOFT_CUTS), softened(STEPS, SOFT_CUTS))
        return cls(x, y, across, down)

    @classmethod
    def low(cls, field: pygame.Rect, *, soft: bool = False, around: bool = False) -> Self:
        """Return the lamp that hangs low over a field; its light is `soft` on a light table top.

        It lights what is `around` the field more than the field, which is covered later.
        """
        x, y = field.centerx + ASIDE[0] * field.width, field.centery + ASIDE[1] * field.height
        down = REACH[1] * field.height
        across = min(REACH[0] * field.width, WIDEST * down)
        light, steps = (AROUND_LIGHT, AROUND_STEPS) if around else (POOL_LIGHT, POOL_STEPS)
        shade = softened(steps, SOFT_POOL_CUTS, pieces=4) if soft else steps
        return cls(x, y, across, down, light, shade, POOL_RAYS, POOL_BLUNT)


def softened(steps: tuple[Step, ...], cuts: float, *, pieces: int = 2) -> tuple[Step, ...]:
    """Return weaker steps with rays of this length: each step in pieces, so that no edge is a ring."""
    ends = (*(step.radius for step in steps[1:]), 2 * steps[-1].radius - steps[-2].radius)
    return tuple(
        Step(step.radius + piece * (end - step.radius) / pieces, SOFTER * step.strength / pieces, cuts)
        for step, end in zip(steps, ends, strict=True)
        for piece in range(pieces)
    )


def lamplight(width: int, height: int, lamp: Lamp) -> pygame.Surface:
    """Return light and shade to lay over a picture; size in pixels."""
    return rasterised(lamplight_svg(width, height, lamp))


def lamplight_svg(width: int, height: int, lamp: Lamp) -> str:
    """Return light and shade as SVG."""
    chance = Random(5)
    paths = []
    for step in lamp.light:
        edge = _cut(lamp, step, chance, out=True)
        paths.append(f'<path fill="{WARM}" fill-opacity="{step.strength}" d="{edge}"/>')
    for step in lamp.shade:
        edge = _cut(lamp, step, chance, out=False)
        paths.append(
            f'<path fill="{SHADE}" fill-opacity="{step.strength}" fill-rule="evenodd" '
            f'd="M0 0H{width}V{height}H0z{edge}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{"".join(paths)}</svg>'
    )


def _cut(lamp: Lamp, step: Step, chance: Random, *, out: bool) -> str:
    """Return the edge of a step: an ellipse with cuts of different length, outwards or towards the lamp."""
    count = round(lamp.rays * (0.5 + 0.5 * step.radius))
    points = []
    for ray in range(count):
        turn = 2 * math.pi * (ray + chance.uniform(-0.22, 0.22)) / count
        length = step.cuts * (chance.uniform(0.55, 1.0) if ray % 2 else chance.uniform(0.2, 0.55))
        tip = step.radius + (length if out else -length)
        for far, along in ((step.radius, -lamp.blunt), (tip, 0.0), (step.radius, lamp.blunt)):
            angle = turn + 2 * math.pi * along / count
            points.append(
                (
                    lamp.x + far * lamp.across * math.cos(angle),
                    lamp.y + far * lamp.down * math.sin(angle),
                )
            )
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"
