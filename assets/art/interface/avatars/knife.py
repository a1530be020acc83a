"""What a knife cuts into a head: the side in shadow, hatching below the cheek-bone, strands of hair."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from shapely.geometry import LineString, Polygon, box

from woodcut.geometry import Region, clean, move, unite
from woodcut.palette import INK, SHADE
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Layer, Picture

STEP = 10.0
"""How far apart the wedges at the edge of a shadow are, in card units."""


class Cut(NamedTuple):
    """How a face is cut: the width of its side in shadow, and the length of the wedges at its edge.

    `hatched` faces have ink strokes below the cheek-bone, as those of men have; `low` is how deep the
    shadow is below the chin.
    """

    side: float = 0.24
    low: float = 0.035
    wedge: float = 19.0
    hatched: bool = True


ROUGH = Cut()
SMOOTH = Cut(side=0.19, wedge=13.0, hatched=False)
"""A face without hatching: those of women and children."""


def model(
    art: Picture, start: int, skin: str, cut: Cut = ROUGH, *, eyes: float = 0.0, shade: str | None = None
) -> None:
    """Cut light and shadow into the face that was drawn from layer `start` on.

    `eyes` is the height of its eyes in the local frame: above them the edge of the shadow is plain. The
    `shade` of a skin is known.
    """
    dark = shade or SHADE[skin]
    at, face = max(
        (
            (number, layer.region)
            for number, layer in enumerate(art.layers[start:], start)
            if layer.fill == skin
        ),
        key=lambda found: found[1].area,
    )
    face = clean(face)
    _, level = art.here(box(-0.1, eyes - 0.1, 0.1, eyes + 0.1)).centroid.coords[0]
    left, top, right, bottom = face.bounds
    side = clean(face.difference(move(face, -cut.side * (right - left), -cut.low * (bottom - top))))
    edge = unite(_wedges(side, face, level + 4, bottom - 6, cut.wedge))
    layers = [Layer(clean(side.union(edge)).intersection(face), dark)]
    if cut.hatched:
        low = box((left + right) / 2, level + 12, right, bottom - 0.12 * (bottom - level))
        comb = shadow_comb(face, Hatch(angle=-14, spacing=7.6, length=15, width=2.2))
        layers.append(Layer(comb.intersection(low).intersection(face), INK))
    above = at + (2 if at + 1 < len(art.layers) and art.layers[at + 1].fill == dark else 1)
    art.layers[above:above] = layers


def _wedges(side: Region, face: Region, top: float, bottom: float, length: float) -> Iterator[Region]:
    """Wedges from the edge of the shadow into the light, longest below the cheek-bone."""
    left, _, right, _ = face.bounds
    y = top
    while y < bottom:
        cut = side.intersection(LineString([(left - 1, y), (right + 1, y)]))
        pieces = [
            part
            for part in getattr(cut, "geoms", [cut])
            if part.geom_type == "LineString" and not part.is_empty
        ]
        if pieces:
            last = max(pieces, key=lambda part: part.bounds[2])
            x = last.bounds[0]
            share = (y - top) / (bottom - top)
            reach = length * (0.35 + 0.65 * math.sin(math.pi * min(1.0, 0.15 + share)))
            yield Polygon([(x + 2.5, y - 3.6), (x - reach, y - 0.3 * reach), (x + 2.5, y + 3.6)])
        y += STEP


def strands(
    art: Picture,
    region: Region,
    root: tuple[float, float],
    colour: str,
    *,
    light: str | None = None,
    count: int = 22,
    deep: float = 0.5,
    width: float = 2.6,
    bend: float = 0.12,
    spread: tuple[float, float] = (0.0, 360.0),
) -> None:
    """Cut strands into hair that grows from a root: from its ends inwards, tapering.

    `spread` are the angles between which it is cut (0 points to the right, 90 down), `light` the colour of
    the strands that shine at the upper left.
    """
    inside = clean(art.here(region)).buffer(-0.8)
    for number in range(count):
        angle = math.radians(spread[0] + (spread[1] - spread[0]) * (number + 0.5) / count)
        ux, uy = math.cos(angle), math.sin(angle)
        ray = LineString([root, (root[0] + 160 * ux, root[1] + 160 * uy)])
        hit = ray.intersection(region)
        parts = [part for part in getattr(hit, "geoms", [hit]) if part.geom_type == "LineString"]
        if not parts:
            continue
        far = max(parts, key=lambda part: math.dist(root, part.coords[-1]))
        (ex, ey), long = far.coords[-1], far.length
        if long < 6:
            continue
        reach = min(long * deep * (1.0 if number % 2 else 0.66), 34.0)
        side = bend * reach * (1 if ux < 0 else -1)
        _cut(art, (ex, ey), (ux, uy), reach, side, colour, width, inside)
        if light is not None and ux - uy * 0.2 < 0.35 and uy < 0.4 and number % 2 == 0:
            start = reach + 0.16 * (long - reach)
            end = min(long * 0.9, start + 16)
            path = (
                f"{ex - ux * start},{ey - uy * start} "
                f"{ex - ux * (start + end) / 2 - uy * side},{ey - uy * (start + end) / 2 + ux * side} "
                f"{ex - ux * end},{ey - uy * end}"
            )
            if end - start > 4:
                art.line(path, width * 0.9, (0, 1, 0), light, within=inside)


def _cut(
    art: Picture,
    end: tuple[float, float],
    away: tuple[float, float],
    reach: float,
    side: float,
    colour: str,
    width: float,
    inside: Region,
) -> None:
    (ex, ey), (ux, uy) = end, away
    path = (
        f"{ex},{ey} {ex - ux * reach * 0.5 - uy * side},{ey - uy * reach * 0.5 + ux * side} "
        f"{ex - ux * reach},{ey - uy * reach}"
    )
    art.line(path, width, (1, 0.6, 0), colour, within=inside)
