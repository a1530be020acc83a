"""What a knife cuts into the clothes of the guests: folds, and hatching on the side away from the lamp."""

import math
from itertools import pairwise
from typing import Final, NamedTuple

from shapely.geometry import box

from interface.endings.folds import CREASE, hatched
from woodcut.geometry import Node, Region, brush, clean, curve, limb, move, nodes, poly, union, unite
from woodcut.palette import INK
from woodcut.pattern import Hatch, rim, shadow_comb
from woodcut.picture import Picture

LEFT: Final = (-1.0, 0.7)
RIGHT: Final = (1.0, 0.8)
"""Where the side away from the lamp is on somebody at its left and at its right."""
COMB: Final = Hatch(spacing=5.8, length=19, width=2.1)
FACE: Final = Hatch(spacing=6.4, length=10, width=1.6)
INK_WIDTH: Final = 3.2
HEAVY: Final = (0.9, 1.3)


class Cloth(NamedTuple):
    """A cloth with its shade, where its shadow side is, and the colour of the stripes along a sleeve."""

    fill: str
    dark: str
    away: tuple[float, float]
    stripe: str | None = None


def sleeve(
    art: Picture,
    cloth: Cloth,
    path: str,
    *,
    folds: tuple[str, ...] = (),
    beyond: str | None = None,
) -> Region:
    """Draw a sleeve along a path of the frame and return it in card units.

    What is `beyond` its seam at the shoulder is cut off. Each fold begins at an edge and thins out.
    """
    shape = limb(path).difference(poly(beyond)) if beyond is not None else limb(path)
    shape = clean(art.here(shape))
    line = shape.buffer(INK_WIDTH / 2, quad_segs=5)
    art.lay(union(line, move(line, *HEAVY)), INK)
    inner = clean(shape.buffer(-1.1))
    art.lay(inner, cloth.fill)
    if cloth.stripe is not None:
        art.lay(art.here(_lengthwise(path)).intersection(inner.buffer(-0.6)), cloth.stripe)
    art.lay(rim(inner, -7 * cloth.away[0], -6), cloth.dark)
    _combs(art, cloth, path, inner)
    creases(art, folds, inner)
    return inner


def crease(art: Picture, path: str, within: Region, width: float = CREASE + 0.7) -> None:
    """Draw a fold from where it is deep to where the cloth is smooth again."""
    art.line(path, width, (1, 0.85, 0.5, 0), INK, within=within)


def creases(art: Picture, paths: tuple[str, ...], within: Region, width: float = CREASE + 0.7) -> None:
    """Draw several folds."""
    for path in paths:
        crease(art, path, within, width)


def hatch(art: Picture, region: Region, cloth: Cloth, *, comb: Hatch = COMB, turned: float = 16.0) -> None:
    """Hatch the shadow side of a region given in card units."""
    angle = turned if cloth.away[0] > 0 else 180 - turned
    whole = clean(region)
    cut = Hatch(angle, comb.spacing, comb.length, comb.width)
    art.lay(shadow_comb(whole, cut).intersection(whole), INK)


def cheek(art: Picture, skin: str, cloth: Cloth, high: tuple[float, float]) -> None:
    """Cut a few lines into the shadow side of a face, between two heights of the frame.

    The face is the largest region of its skin.
    """
    face = max((layer.region for layer in art.layers if layer.fill == skin), key=lambda region: region.area)
    left, _, right, _ = face.bounds
    x = (left + right) / 2 + cloth.away[0] * (right - left) / 2
    band = face.intersection(box(x - (right - left) / 3, high[0], x + (right - left) / 3, high[1]))
    hatch(art, band, cloth, comb=FACE, turned=24.0)


def _combs(art: Picture, cloth: Cloth, path: str, inner: Region) -> None:
    """Hatch each part of a sleeve across its own direction."""
    points = nodes(path)
    left = inner
    for start, end in pairwise(points):
        part = art.here(limb(f"{start.x},{start.y},{start.radius + 2} {end.x},{end.y},{end.radius + 2}"))
        hatched(
            art,
            INK,
            (start.x, start.y),
            (end.x, end.y),
            left.intersection(part),
            away=cloth.away,
            comb=COMB,
        )
        left = left.difference(part)


def _lengthwise(path: str) -> Region:
    """Stripes that follow a sleeve."""
    points = nodes(path)
    first, second = points[:2]
    start = Node(2 * first.x - second.x, 2 * first.y - second.y, first.radius)
    line = curve([start, *points], step=4)
    rows = []
    for part in (-0.78, -0.4, 0.0, 0.4, 0.78):
        row = []
        for before, here, after in zip(line, line[1:], line[2:], strict=False):
            dx, dy = after.x - before.x, after.y - before.y
            far = math.hypot(dx, dy) or 1.0
            row.append(Node(here.x - dy / far * part * here.radius, here.y + dx / far * part * here.radius))
        rows.append(brush(row, 3.2, (1, 1)))
    return unite(rows)
