"""Outlines: text in, shapely regions out.

A *path* is a text of points: `"84,344! 76,376 92,414"`. A point is `x,y` or, for a limb, `x,y,radius`;
`!` makes it a sharp corner. Units are card units (360 by 600) unless a local frame says otherwise; y grows
downwards. Every region is closed under the operations of shapely and holds no curves, only short segments.
"""

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Region: TypeAlias = BaseGeometry
"""A set of points of the plane: what every function here takes and returns."""

ORIGIN = (0.0, 0.0)


class Node(NamedTuple):
    """One point of a path, with the radius a limb has there."""

    x: float
    y: float
    radius: float = 0.0
    corner: bool = False


def nodes(path: str) -> list[Node]:
    """The points a path text names; raises ValueError for a word that is not a point."""
    found: list[Node] = []
    for word in path.split():
        corner = word.endswith("!")
        numbers = [float(number) for number in word.rstrip("!").split(",")]
        if not 2 <= len(numbers) <= 3:
            raise ValueError(f"{word!r} is not a point of a path")
        x, y, radius = (*numbers, 0.0)[:3]
        found.append(Node(x, y, radius, corner))
    return found


def distance(start: tuple[float, ...], end: tuple[float, ...]) -> float:
    """How far two points are apart, never zero so that it may divide."""
    return math.hypot(end[0] - start[0], end[1] - start[1]) or 1e-6


def curve(points: list[Node], *, closed: bool = False, step: float = 2.0) -> list[Node]:
    """The chord-length Catmull-Rom curve through the points, as points about `step` units apart."""
    count = len(points)
    places = [(node.x, node.y, node.radius) for node in points]

    def slope(index: int) -> tuple[float, ...]:
        before, here, after = places[(index - 1) % count], places[index], places[(index + 1) % count]
        first, second = distance(before, here), distance(here, after)
        return tuple(
            ((q - p) / first * second + (r - q) / second * first) / (first + second)
            for p, q, r in zip(before, here, after, strict=True)
        )

    drawn: list[Node] = []
    for index in range(count if closed else count - 1):
        following = (index + 1) % count
        start, end = places[index], places[following]
        length = distance(start, end)
        chord = tuple((q - p) / length for p, q in zip(start, end, strict=True))
        sharp_start = points[index].corner or (not closed and index == 0)
        sharp_end = points[following].corner or (not closed and following == count - 1)
        leaving = chord if sharp_start else slope(index)
        arriving = chord if sharp_end else slope(following)
        if sharp_start and not sharp_end:
            leaving = tuple(1.5 * c - 0.5 * a for c, a in zip(chord, arriving, strict=True))
        if sharp_end and not sharp_start:
            arriving = tuple(1.5 * c - 0.5 * d for c, d in zip(chord, leaving, strict=True))
        parts = max(3, int(length / step))
        for part in range(parts):
            u = part / parts
            h00, h10 = 2 * u**3 - 3 * u * u + 1, u**3 - 2 * u * u + u
            h01, h11 = -2 * u**3 + 3 * u * u, u**3 - u * u
            x, y, radius = (
                h00 * start[k] + h10 * length * leaving[k] + h01 * end[k] + h11 * length * arriving[k]
                for k in range(3)
            )
            drawn.append(Node(x, y, radius))
    if not closed:
        drawn.append(Node(*places[-1]))
    return drawn


def clean(region: Region) -> Region:
    """The same region without self-crossings."""
    return region if region.is_valid else region.buffer(0)


def blob(path: str, step: float = 2.0) -> Region:
    """The region inside a smooth closed curve through the points of a path."""
    return clean(Polygon([(node.x, node.y) for node in curve(nodes(path), closed=True, step=step)]))


def poly(path: str) -> Region:
    """The polygon with these corners."""
    return clean(Polygon([(node.x, node.y) for node in nodes(path)]))


def circle(x: float, y: float, radius: float, points: int = 40) -> Region:
    """A disc drawn with about `points` corners."""
    return Point(x, y).buffer(radius, quad_segs=max(6, points // 4))


def ellipse(x: float, y: float, rx: float, ry: float, angle: float = 0) -> Region:
    """An ellipse with these half axes, turned by `angle` degrees."""
    flat = affinity.scale(Point(0, 0).buffer(1, quad_segs=14), rx, ry, origin=ORIGIN)
    return affinity.translate(affinity.rotate(flat, angle, origin=ORIGIN), x, y)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Region:
    """A rectangle from its upper left corner, with rounded corners."""
    return box(x + radius, y + radius, x + width - radius, y + height - radius).buffer(radius, quad_segs=8)


def limb(path: str, step: float = 3.0) -> Region:
    """The tube through `x,y,radius` points: arms, legs, tails, necks, clubs."""
    points = nodes(path)
    line = curve(points, step=step)
    parts: list[Region] = []
    for start, end in pairwise(line):
        first = Point(start.x, start.y).buffer(max(start.radius, 0.02), quad_segs=6)
        second = Point(end.x, end.y).buffer(max(end.radius, 0.02), quad_segs=6)
        parts.append(unary_union([first, second]).convex_hull)
    joined = unary_union(parts)
    return joined.simplify(0.08) if max(node.radius for node in points) > 1 else joined


def brush(
    path: str | list[Node], width: float = 3.0, taper: tuple[float, ...] = (0, 1, 0), step: float = 2.0
) -> Region:
    """An ink stroke through a path; `taper` spreads relative widths over its length."""
    line = curve(nodes(path) if isinstance(path, str) else path, step=step)
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    last = len(line) - 1
    for index, here in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, last)]
        dx, dy = after.x - before.x, after.y - before.y
        length = math.hypot(dx, dy) or 1
        u = index / last * (len(taper) - 1)
        stage = min(int(u), len(taper) - 2)
        f = u - stage
        f = f * f * (3 - 2 * f)
        half = width / 2 * (taper[stage] * (1 - f) + taper[stage + 1] * f)
        left.append((here.x - dy / length * half, here.y + dx / length * half))
        right.append((here.x + dy / length * half, here.y - dx / length * half))
    quads: list[Region] = []
    for index in range(last):
        quad = Polygon([left[index], left[index + 1], right[index + 1], right[index]])
        if quad.area > 1e-4:
            quads.append(clean(quad).buffer(0.02))
    return unary_union(quads) if quads else Polygon()


def ribbon_line(path: str, width: float, step: float = 2.0) -> Region:
    """A stroke of one width with round ends: straps and belts."""
    line = [(node.x, node.y) for node in curve(nodes(path), step=step)]
    return LineString(line).buffer(width / 2, cap_style="round", join_style="round", quad_segs=5)


def move(region: Region, dx: float, dy: float) -> Region:
    """The region shifted."""
    return affinity.translate(region, dx, dy)


def turn(region: Region, angle: float, origin: tuple[float, float] = ORIGIN) -> Region:
    """The region turned by `angle` degrees about `origin`."""
    return affinity.rotate(region, angle, origin=origin)


def scale(region: Region, sx: float, sy: float | None = None, origin: tuple[float, float] = ORIGIN) -> Region:
    """The region enlarged about `origin`."""
    return affinity.scale(region, sx, sx if sy is None else sy, origin=origin)


def mirror(region: Region, x: float = 0) -> Region:
    """The region mirrored left to right about the vertical line through `x`."""
    return affinity.scale(region, -1, 1, origin=(x, 0))


def union(*regions: Region) -> Region:
    """All regions as one."""
    return unary_union(list(regions))


def unite(regions: Iterable[Region]) -> Region:
    """All regions of an iterable as one, nothing for none."""
    return unary_union(list(regions))


def star(x: float, y: float, outer: float, inner: float, points: int) -> Region:
    """A star with one point at the top."""
    corners = []
    for index in range(2 * points):
        radius = outer if index % 2 == 0 else inner
        angle = math.radians(-90 + index * 180 / points)
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return Polygon(corners)


def discs(path: str, points: int = 20) -> Region:
    """One region of discs, given as `x,y,radius` points: curls of hair, foam, berries."""
    return unite(circle(node.x, node.y, node.radius, points) for node in nodes(path))
