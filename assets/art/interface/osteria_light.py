"""The light of the osteria: a scene drawn once in daylight colours, tinted by where the lamp reaches.

The lamp's light is two nested regions: outside both of them every colour becomes a night colour, in the wider
one a colour in half light, in the narrower one a colour in lamp light.
"""

import math
from collections.abc import Callable
from typing import Final

from shapely.geometry import Polygon, box

from woodcut.geometry import Region, ellipse, poly, union, unite
from woodcut.picture import Layer, Picture

WIDE: Final = 1680
HIGH: Final = 960
"""The middle 1280 by 720 units are what a window of 16:9 shows; the rest is for wider and higher windows."""
ALL: Final = box(0, 0, WIDE, HIGH)

Light = tuple[tuple[float, float, float], tuple[int, int, int]]
"""How a light changes a colour: the factors of red, green and blue, and what is added to them."""
NIGHT: Final[Light] = ((0.36, 0.30, 0.40), (6, 4, 14))
HALF_LIGHT: Final[Light] = ((0.70, 0.58, 0.52), (8, 4, 4))
LAMPLIGHT: Final[Light] = ((1.0, 0.95, 0.84), (0, 0, 0))
DUSK: Final[Light] = ((0.78, 0.74, 0.84), (0, 0, 6))


RAYS: Final = (
    (0.9, 0.52, 0.10, 0.86),
    (2.3, 0.46, 0.24, 1.02),
    (3.8, 0.38, 0.15, 0.80),
    (5.5, 0.31, 0.34, 0.98),
    (7.5, 0.24, 0.26, 0.76),
    (9.8, 0.16, 0.46, 0.92),
)
"""Rays beside an edge: degrees from it, half the width in degrees, begin and end in the light's length."""
SHADOWS: Final = ((0.9, 0.30, 0.40, 1.0), (2.6, 0.20, 0.62, 1.06))
"""The same for the dark cuts on the inner side of the edge."""
FULLEST: Final = 0.66
"""The part of its length at which such a cut is widest."""
GLANCES: Final = tuple(range(-30, 31, 6))
"""The directions, in degrees from the level, in which light runs out over a table."""


def cone(x: float, y: float, rim: float, half: float) -> Region:
    """A lamp's light in the air: `rim` wide on either side below the lamp, `half` at the picture's foot.

    Its sides run out in long, thin cuts that point at the lamp, as an engraver cuts rays.
    """
    rise = rim * (HIGH - y) / (half - rim)
    top, edge = y - rise, math.atan2(half, HIGH - y + rise)
    long = math.hypot(half, HIGH - y + rise)
    first = math.hypot(rim, rise) / long
    light = poly(f"{x - rim},{y} {x + rim},{y} {x + half},{HIGH} {x - half},{HIGH}")

    def cuts(rows: tuple[tuple[float, ...], ...], out: int) -> Region:
        return unite(
            _cut(x, top, side * (edge + out * math.radians(away)), math.radians(wide), begin, end)
            for side in (-1, 1)
            for away, wide, begin, end in (
                (away, wide, long * (first + begin * (1 - first)), long * (first + end * (1 - first)))
                for away, wide, begin, end in rows
            )
        )

    return union(light.difference(cuts(SHADOWS, -1)), cuts(RAYS, 1))


def _cut(x: float, y: float, angle: float, wide: float, begin: float, end: float) -> Region:
    """A cut between two distances from a point, pointed at both ends; angles are from straight down."""

    def place(far: float, lean: float) -> tuple[float, float]:
        return x + far * math.sin(angle + lean), y + far * math.cos(angle + lean)

    belly = begin + FULLEST * (end - begin)
    return Polygon([place(begin, 0), place(belly, wide), place(end, 0), place(belly, -wide)])


def pool(x: float, y: float, wide: float, high: float) -> Region:
    """A lamp's light on a table: an ellipse whose ends run out in long, thin cuts away from its middle."""
    rays: list[Region] = []
    for number, glance in enumerate(GLANCES):
        far = (1.26, 1.14, 1.34, 1.18)[number % 4]
        for side in (0, 180):
            lean = math.radians(glance + side)
            thick = math.radians(0.9)
            corners = ((0.97, -thick), (0.97, thick), (far, 0.0))
            rays.append(
                Polygon(
                    (x + wide * out * math.cos(lean + off), y + high * out * math.sin(lean + off))
                    for out, off in corners
                )
            )
    return unite([ellipse(x, y, wide, high), *rays])


def drawn(draw: Callable[[Picture], None]) -> Picture:
    """A part of a scene in daylight colours."""
    art = Picture()
    draw(art)
    art.clip(ALL)
    return art


def put_in_light(art: Picture, part: Picture, wide: Region, narrow: Region) -> None:
    """Put a part of the scene on top: all of it by night, then again what is in half light and in lamp light.

    A layer that the next brighter light covers wholly is left out.
    """
    for region, brighter, colours in (
        (ALL, wide, NIGHT),
        (wide, narrow, HALF_LIGHT),
        (narrow, None, LAMPLIGHT),
    ):
        for layer in part.layers:
            inside = layer.region.buffer(0).intersection(region)
            if not inside.is_empty and (brighter is None or not brighter.contains(inside)):
                art.layers.append(tinted(layer._replace(region=inside), colours))


def tinted(layer: Layer, colours: Light) -> Layer:
    """The layer in the colours of a light."""
    parts = (int(layer.fill[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (
        min(255, round(part * factor + more)) for part, factor, more in zip(parts, *colours, strict=True)
    )
    return layer._replace(fill="#" + "".join(f"{part:02x}" for part in mixed))
