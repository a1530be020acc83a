"""Outlines as a knife cuts them into wood: in facets and never quite straight; and hatching beside them."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from settebello.ui.kit.paint.area import Area

UNEVEN: Final = 0.55
"""How far a cut edge leaves the straight line, in logical units; less in small boxes."""
FACET: Final = 15.0
"""The length of a facet of a straight edge, and of one of a round corner, in logical units."""
ROUND_FACET: Final = 5.0
HATCH_STEP: Final = 5.2
HATCH_WIDTH: Final = 2.4
HATCH_TIP: Final = 0.9
HATCH_LEAN: Final = 0.45
"""The distance of the strokes of hatching, their width where they begin and end, and their lean."""
HATCHED: Final = 34.0
"""How far up the right side of a box the hatching goes at most."""
_CHANCE: Final = tuple(((number * 37 + number * number * 11) % 59) / 29 - 1.0 for number in range(59))
"""Numbers from -1 to 1 without a pattern that is seen: the same box is cut in the same way each time."""


class Point(NamedTuple):
    """A point in logical units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Run:
    """How a wide box repeats from left to right: its left end, a period, and how often that comes."""

    end: float
    period: float
    times: int


def _chance(number: int) -> float:
    return _CHANCE[number % len(_CHANCE)]


def cut_path(area: Area, radius: float, seed: int, run: Run | None = None, uneven: float = UNEVEN) -> str:
    """Return the SVG path of a box with cut edges; each `seed` is another cut.

    In a wide box, the upper and the lower edge repeat as `run` says, measured from `run.end` inside the box.
    """
    uneven = min(uneven, min(area.width, area.height) / 40)
    points = list(_points(area, radius, seed, run, uneven))
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "z"


def _points(area: Area, radius: float, seed: int, run: Run | None, uneven: float) -> Iterator[Point]:
    radius = max(0.0, min(radius, area.width / 2, area.height / 2))
    across, down = area.width - 2 * radius, area.height - 2 * radius
    left, top, right, bottom = area.x + radius, area.y + radius, area.right - radius, area.bottom - radius
    for along, off in _knots(across, uneven, seed, _inside(run, radius)):
        yield Point(left + along, area.y + off)
    yield from _corner(right, top, radius, -90, seed + 7, uneven)
    for along, off in _knots(down, uneven, seed + 13, None):
        yield Point(area.right + off, top + along)
    yield from _corner(right, bottom, radius, 0, seed + 19, uneven)
    for along, off in reversed(tuple(_knots(across, uneven, seed + 29, _inside(run, radius)))):
        yield Point(left + along, area.bottom + off)
    yield from _corner(left, bottom, radius, 90, seed + 37, uneven)
    for along, off in reversed(tuple(_knots(down, uneven, seed + 41, None))):
        yield Point(area.x + off, top + along)
    yield from _corner(left, top, radius, 180, seed + 53, uneven)


def _inside(run: Run | None, radius: float) -> Run | None:
    return None if run is None else Run(run.end - radius, run.period, run.times)


def _knots(length: float, uneven: float, seed: int, run: Run | None) -> Iterator[tuple[float, float]]:
    """Yield the corners of the facets of an edge: how far along it, and how far beside the straight line."""
    if run is None:
        count = round(length / FACET)
        for number in range(1, count):
            jitter = 0.3 * _chance(seed + 3 * number)
            yield length * (number + jitter) / count, uneven * _chance(seed + number)
        return
    yield run.end, 0.0
    count = max(2, round(run.period / FACET))
    for time in range(run.times):
        start = run.end + time * run.period
        for number in range(1, count):
            jitter = 0.3 * _chance(seed + 3 * number)
            yield start + run.period * (number + jitter) / count, uneven * _chance(seed + number)
        yield start + run.period, 0.0


def _corner(x: float, y: float, radius: float, start: float, seed: int, uneven: float) -> Iterator[Point]:
    """Yield the points of a quarter of a round about (x, y), clockwise from the angle `start`."""
    count = max(2, math.ceil(radius * math.pi / 2 / ROUND_FACET))
    for number in range(count + 1):
        angle = math.radians(start + 90 * number / count)
        reach = radius + 0.5 * uneven * _chance(seed + number)
        yield Point(x + reach * math.cos(angle), y + reach * math.sin(angle))


def hatching(area: Area, radius: float, reach: float, run: Run | None = None) -> str:
    """Return the SVG path of strokes from the lower edge and the lower right edge, as long as `reach`.

    They become longer from left to right at the lower edge, and from above to below at the right one.
    """
    strokes = [
        _stroke(Point(x, area.bottom), -math.pi / 2 - HATCH_LEAN, reach * part)
        for x, part in _lower(area, radius, run)
    ]
    up = min(HATCHED, area.height * 0.6 - radius)
    for number in range(max(0, math.floor(up / HATCH_STEP))):
        y = area.bottom - radius - number * HATCH_STEP
        part = (1.0 - number * HATCH_STEP / up) * (0.85 + 0.15 * _chance(number + 11))
        strokes.append(_stroke(Point(area.right, y), math.pi + HATCH_LEAN, reach * part))
    return "".join(strokes)


def _lower(area: Area, radius: float, run: Run | None) -> Iterator[tuple[float, float]]:
    """Yield where the strokes of the lower edge begin, and the part of the full length that each has."""
    start, end = area.x + radius, area.right - radius * 0.7
    if run is None:
        yield from _comb(start, end, 0.35, 1.0)
        return
    joint = area.x + run.end
    yield from _comb(start, joint, 0.35, 0.8)
    for time in range(run.times):
        yield from _comb(joint + time * run.period, joint + (time + 1) * run.period, 0.8, 0.8)
    yield from _comb(joint + run.times * run.period, end, 0.8, 1.0)


def _comb(start: float, end: float, first: float, last: float) -> Iterator[tuple[float, float]]:
    count = max(1, round((end - start) / HATCH_STEP))
    step = (end - start) / count
    for number in range(count):
        part = first + (last - first) * number / count
        yield start + step * (number + 0.7), part * (0.8 + 0.2 * _chance(number * 2 + 5))


def _stroke(foot: Point, angle: float, length: float) -> str:
    """Return a stroke from its broad foot on an edge to its point."""
    # The foot lies along the edge, so that none of it leaves the box.
    upright = abs(math.cos(angle)) < abs(math.sin(angle))
    half = Point(HATCH_WIDTH / 2, 0.0) if upright else Point(0.0, HATCH_WIDTH / 2)
    tip = Point(foot.x + length * math.cos(angle), foot.y + length * math.sin(angle))
    fine = HATCH_TIP / HATCH_WIDTH
    return (
        f"M{foot.x - half.x:.2f} {foot.y - half.y:.2f}"
        f"L{tip.x - fine * half.x:.2f} {tip.y - fine * half.y:.2f}"
        f"L{tip.x + fine * half.x:.2f} {tip.y + fine * half.y:.2f}"
        f"L{foot.x + half.x:.2f} {foot.y + half.y:.2f}z"
    )
