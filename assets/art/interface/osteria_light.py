"""The light of the osteria: a scene drawn once in daylight colours, tinted by where the lamp reaches.

The lamp's light is two nested regions: outside both of them every colour becomes a night colour, in the wider
one a colour in half light, in the narrower one a colour in lamp light.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from shapely.geometry import LineString, Polygon, box

from woodcut.geometry import Region, unite
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


EVERY: Final = 12.0
"""The distance between two cuts at the edge of a light."""
CUT: Final = 3.4
"""Half the width of such a cut where it begins."""


def cut_edge(light: Region, reach: float, *, above: float = float(HIGH)) -> Region:
    """A light whose edge is cut: from its sides level wedges run into the dark, longer farther down."""
    chance = Random(5)
    _, top, _, foot = light.bounds
    wedges: list[Region] = []
    y = top + EVERY
    while y < min(foot - CUT, above):
        rows = [_row(light, y + down) for down in (-CUT, 0.0, CUT)]
        grown = min(1.0, 0.35 + (y - top) / 260)
        for side, out in ((0, -1), (1, 1)):
            long = reach * grown * (0.45 + 0.55 * chance.random())
            first, tip, last = (row[side] for row in rows)
            wedges.append(Polygon([(first, y - CUT), (tip + out * long, y), (last, y + CUT)]))
        y += EVERY
    return unite([light, *wedges])


def _row(region: Region, y: float) -> tuple[float, float]:
    """The left and the right end of a region at a height."""
    left, _, right, _ = region.bounds
    x0, _, x1, _ = region.intersection(LineString([(left - 1, y), (right + 1, y)])).bounds
    return x0, x1


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
