"""The light of a lamp above the table as in a woodcut: few flat steps, with strokes along the planks."""

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

    `radius`: 1 is the reach of the lamp. `strength` from 0 to 1. `cuts`: how far the strokes of its edge
    reach to the sides, in the same measure.
    """

    radius: float
    strength: float
    cuts: float


LIGHT: Final = (Step(0.62, 0.07, 0.2),)
STEPS: Final = (Step(0.84, 0.08, 0.2), Step(1.08, 0.1, 0.22), Step(1.3, 0.13, 0.24))
SOFTER: Final = 0.62
"""How strong light and shade are on a light table top, and how long the strokes, relative to a dark one."""
POOL_LIGHT: Final = (Step(1.0, 0.05, 0.14),)
POOL_STEPS: Final = (Step(1.15, 0.2, 0.16), Step(1.27, 0.26, 0.16), Step(1.39, 0.3, 0.14))
"""The light of a lamp that hangs low: a pool around the whole field, and dark corners."""
AROUND_LIGHT: Final = (Step(0.98, 0.07, 0.14), Step(1.18, 0.08, 0.16))
AROUND_STEPS: Final = (Step(1.4, 0.13, 0.18), Step(1.57, 0.16, 0.2), Step(1.74, 0.18, 0.22))
"""The same for planks on which a cloth is laid later: warm around the field, dark in the corners alone."""
ROWS: Final = 44
"""Number of strokes from the lamp down to the end of its reach."""
BLUNT: Final = 0.62
"""How high a stroke is at its foot, as a part of the distance of two strokes."""
ASIDE: Final = (-0.05, -0.08)
"""Where the lamp hangs over the field that it lights, from its middle: at the upper left."""
REACH: Final = (0.66, 0.76)
"""The reach of the lamp as parts of the width and height of that field."""
WIDEST: Final = 2.2
"""Its greatest reach to the sides, relative to that downwards: a wide window has dark sides."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """A lamp over a picture: its place and its reach to the right and down, in pixels.

    `light` and `shade` are its steps from the innermost.
    """

    x: float
    y: float
    across: float
    down: float
    light: tuple[Step, ...] = LIGHT
    shade: tuple[Step, ...] = STEPS

    @classmethod
    def high(cls, width: int, height: int, *, soft: bool = False) -> Self:
        """Return the lamp that hangs high over a room of this size and lights all of it.

        Its light is `soft` on a light table top: weaker, with shorter strokes.
        """
        x, y, across, down = width * CENTRE[0], height * CENTRE[1], width / 2, height / 2
        if soft:
            return cls(x, y, across, down, softened(LIGHT), softened(STEPS))
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
        return cls(x, y, across, down, light, softened(steps) if soft else steps)


def softened(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the same steps for a light table top."""
    return tuple(Step(step.radius, SOFTER * step.strength, SOFTER * step.cuts) for step in steps)


def lamplight(width: int, height: int, lamp: Lamp) -> pygame.Surface:
    """Return light and shade to lay over a picture; size in pixels."""
    return rasterised(lamplight_svg(width, height, lamp))


def lamplight_svg(width: int, height: int, lamp: Lamp) -> str:
    """Return light and shade as SVG."""
    chance = Random(5)
    paths = []
    for step in lamp.light:
        edge = _cut(lamp, step, height, chance, out=True)
        paths.append(f'<path fill="{WARM}" fill-opacity="{step.strength:.3f}" d="{edge}"/>')
    for step in lamp.shade:
        edge = _cut(lamp, step, height, chance, out=False)
        paths.append(
            f'<path fill="{SHADE}" fill-opacity="{step.strength:.3f}" fill-rule="evenodd" '
            f'd="M0 0H{width}V{height}H0z{edge}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{"".join(paths)}</svg>'
    )


def _cut(lamp: Lamp, step: Step, height: int, chance: Random, *, out: bool) -> str:
    """Return the edge of a step: an ellipse with strokes along the planks, outwards or towards the lamp."""
    row = lamp.down / ROWS
    top = max(lamp.y - step.radius * lamp.down, -row)
    bottom = min(lamp.y + step.radius * lamp.down, height + row)
    count = max(2, round((bottom - top) / row))
    row = (bottom - top) / count
    sides = []
    for side in (1.0, -1.0):
        points = []
        for number in range(count):
            first = top + number * row
            length = step.cuts * (chance.uniform(0.6, 1.0) if number % 2 else chance.uniform(0.15, 0.5))
            gap = row * (1 - BLUNT) / 2
            for y, beyond in (
                (first + gap, 0.0),
                (first + row * chance.uniform(0.38, 0.62), length),
                (first + row - gap, 0.0),
            ):
                across = lamp.across * _half(step.radius, (y - lamp.y) / lamp.down)
                stroke = beyond * lamp.across
                far = across + stroke if out else max(0.0, across - stroke)
                points.append(f"{lamp.x + side * far:.1f} {y:.1f}")
        sides.append(points)
    return "M" + "L".join((*sides[0], *reversed(sides[1]))) + "z"


def _half(radius: float, down: float) -> float:
    """Return how far a circle of this radius reaches to either side, so far below its middle."""
    return math.sqrt(max(0.0, radius * radius - down * down))
