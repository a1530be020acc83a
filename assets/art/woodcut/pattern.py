"""Patterns cut to a region at build time: what a picture format may not clip is clipped here."""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry import LineString, Point, Polygon

from woodcut.geometry import ORIGIN, Region, clean, distance, move, unite

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Hatch:
    """How a comb of shadow wedges is cut: angle in degrees, the rest in card units."""

    angle: float = 25
    spacing: float = 5
    length: float = 16
    width: float = 1.7
    colour: str | None = None


def _segments(region: Region, angle: float, spacing: float, phase: float) -> Iterator[tuple[Place, Place]]:
    """The pieces of parallel scan lines that lie inside the region, each from left to right."""
    if region.is_empty:
        return
    level = affinity.rotate(region, -angle, origin=ORIGIN)
    x0, y0, x1, y1 = level.bounds
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def back(place: Place) -> Place:
        return place[0] * cosine - place[1] * sine, place[0] * sine + place[1] * cosine

    y = math.floor(y0 / spacing) * spacing + phase * spacing
    while y < y1:
        if y > y0:
            cut = level.intersection(LineString([(x0 - 1, y), (x1 + 1, y)]))
            for piece in getattr(cut, "geoms", [cut]):
                if piece.geom_type == "LineString" and piece.length > 0.5:
                    start, end = sorted((piece.coords[0], piece.coords[-1]))
                    yield back(start), back(end)
        y += spacing


def shadow_comb(region: Region, hatch: Hatch, seed: int = 1) -> Region:
    """Wedges that start at the shadow edge of the region and taper inwards."""
    chance = random.Random(seed)
    wedges: list[Region] = []
    for start, end in _segments(region, hatch.angle, hatch.spacing, 0.5):
        across = distance(start, end)
        length = min(across * 0.55, hatch.length * (0.65 + 0.35 * chance.random()))
        if length < 3:
            continue
        ux, uy = (end[0] - start[0]) / across, (end[1] - start[1]) / across
        nx, ny = -uy * hatch.width / 2, ux * hatch.width / 2
        tip = (end[0] - ux * length, end[1] - uy * length)
        foot = (end[0] + ux, end[1] + uy)
        wedges.append(Polygon([tip, (foot[0] + nx, foot[1] + ny), (foot[0] - nx, foot[1] - ny)]))
    return unite(wedges)


def stripes(region: Region, angle: float, spacing: float, width: float) -> Region:
    """Parallel bars inside the region."""
    bars = [
        LineString(piece).buffer(width / 2, cap_style="flat")
        for piece in _segments(region.buffer(width), angle, spacing, 0)
    ]
    return unite(bars).intersection(region)


def motif(
    region: Region, make: Callable[[float, float], Region], dx: float, dy: float, margin: float = 0.0
) -> Region:
    """A motif repeated on a staggered grid inside the region; a margin keeps only those well inside."""
    x0, y0, x1, y1 = region.bounds
    inner = region.buffer(-margin) if margin else region
    drawn: list[Region] = []
    row, y = 0, y0 + dy / 2
    while y < y1:
        x = x0 + (dx / 2 if row % 2 else 0)
        while x < x1 + dx:
            if not margin or inner.contains(Point(x, y)):
                drawn.append(make(x, y))
            x += dx
        y += dy
        row += 1
    return unite(drawn).intersection(region)


def rim(region: Region, dx: float = -5, dy: float = -4) -> Region:
    """The lower right rim of the region, where the shadow lies: light comes from the upper left."""
    return clean(region.difference(move(region, dx, dy)))
