"""The place of a remark's bubble: beside the speaker's plate, where it covers neither names nor cards."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from settebello.engine import Seat, Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import RATIO, Edge, TableButton, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_state import TableState

GAP: Final = 10.0
"""Distance between a bubble and the plate; the tail is drawn in it."""
MARGIN: Final = 4.0
"""Minimum distance between a bubble and the edge of the canvas."""
STEP: Final = 24.0
REACH: Final = 14
"""Distance between the places that are tried further away from a seat, and how many to each side."""
BEFORE: Final = {
    Edge.TOP: (Edge.BOTTOM, Edge.RIGHT, Edge.LEFT),
    Edge.LEFT: (Edge.RIGHT, Edge.BOTTOM, Edge.TOP),
    Edge.RIGHT: (Edge.LEFT, Edge.BOTTOM, Edge.TOP),
    Edge.BOTTOM: (Edge.RIGHT, Edge.TOP),
}
"""The sides of the plate at which a bubble may be, the preferred one first, by the edge of the seat."""
AWAY: Final = {Edge.LEFT: Edge.RIGHT, Edge.RIGHT: Edge.LEFT, Edge.TOP: Edge.BOTTOM, Edge.BOTTOM: Edge.TOP}


@dataclass(frozen=True, slots=True)
class BubblePlace:
    """The area of a bubble, the edge of its tail, and the position of the tail along that edge, 0 to 1."""

    box: Area
    tail: Edge
    at: float


@lru_cache(maxsize=16)
def bubble_place(
    layout: TableLayout, here: TableState, seat: Seat, sizes: tuple[tuple[float, float], ...]
) -> BubblePlace:
    """Return the place for a bubble near plate and portrait of a seat.

    A bubble covers no name, no portrait, no open panel and no card that can be read, and where there is
    room no other card.
    `sizes` are the (width, height) that the bubble can have, the preferred one first.
    """
    poses = resting_poses(here, layout)
    shown = [_around(pose) for pose in poses.values() if pose.turn > 0]
    backs = [_around(pose) for pose in poses.values() if pose.turn <= 0]
    piles = [
        Area.centred(spot.x, spot.y, 1.9 * wide, RATIO * wide)
        for side, spot in enumerate(layout.piles)
        for wide in (layout.pile_width(Side(side)),)
    ]
    seats = layout.seats
    read = [*(place.plate for place in seats), *(place.portrait for place in seats), layout.score]
    read += [layout.caption, *shown, *(layout.button(button) for button in TableButton)]
    if layout.whole is not None:
        read.append(layout.panel)

    def covered(place: BubblePlace) -> tuple[float, float]:
        return _overlap(place.box, read), _overlap(place.box, backs + piles)

    best = min(_beside(layout, seat, sizes), key=covered)
    if not any(covered(best)):
        return best
    further = tuple(_near(layout, seat, sizes))
    free = next((place for place in further if not any(covered(place))), None)
    return free or min((best, *further), key=covered)


def _beside(layout: TableLayout, seat: Seat, sizes: Iterable[tuple[float, float]]) -> Iterator[BubblePlace]:
    """Yield the places around plate and portrait of a seat, the preferred ones first."""
    place = layout.seats[seat]
    plate = place.figure
    portrait = place.portrait.centre[0]
    for side in BEFORE[place.edge]:
        for width, height in sizes:
            x, y = plate.x, plate.centre[1] - height / 2
            match side:
                case Edge.RIGHT:
                    x = plate.right + GAP
                case Edge.LEFT:
                    x = plate.x - GAP - width
                case Edge.BOTTOM:
                    y = plate.bottom + GAP
                case Edge.TOP:
                    y = plate.y - GAP - height
            x = min(max(x, MARGIN), layout.width - MARGIN - width)
            y = min(max(y, MARGIN), layout.height - MARGIN - height)
            across = side in {Edge.LEFT, Edge.RIGHT}
            at = (plate.centre[1] - y) / height if across else (portrait - x) / width
            yield BubblePlace(Area(x, y, width, height), AWAY[side], min(max(at, 0.2), 0.8))


def _near(layout: TableLayout, seat: Seat, sizes: Iterable[tuple[float, float]]) -> Iterator[BubblePlace]:
    """Yield places further away from a seat, the nearest first; the tail still points to the portrait."""
    place = layout.seats[seat]
    figure, (x, y) = place.figure, place.portrait.centre
    found: list[tuple[float, BubblePlace]] = []
    for width, height in sizes:
        right, low = layout.width - MARGIN - width, layout.height - MARGIN - height
        for left, top in product(_steps(x - width / 2, right), _steps(y - height / 2, low)):
            box = Area(left, top, width, height)
            across = max(figure.x - box.right, box.x - figure.right)
            down = max(figure.y - box.bottom, box.y - figure.bottom)
            if max(across, down) < GAP:
                continue
            if across > down:
                tail, at = Edge.LEFT if box.x > x else Edge.RIGHT, (y - top) / height
            else:
                tail, at = Edge.TOP if box.y > y else Edge.BOTTOM, (x - left) / width
            far = math.hypot(left + width / 2 - x, top + height / 2 - y)
            found.append((far, BubblePlace(box, tail, min(max(at, 0.2), 0.8))))
    for _, near in sorted(found, key=lambda one: one[0]):
        yield near


def _steps(middle: float, most: float) -> Iterator[float]:
    """Yield coordinates around a middle, inside the window."""
    yield from (
        coordinate
        for step in range(-REACH, REACH + 1)
        if MARGIN <= (coordinate := middle + step * STEP) <= most
    )


def _around(pose: Pose) -> Area:
    """Return the area of a card; cards at the side edges lie across."""
    width, height = pose.width, pose.width * RATIO
    if 45 < abs(pose.angle) % 180 < 135:
        width, height = height, width
    return Area.centred(pose.x, pose.y, width, height)


def _overlap(box: Area, areas: list[Area]) -> float:
    """Return how much of the areas a box covers."""
    covered = 0.0
    for area in areas:
        across = min(box.right, area.right) - max(box.x, area.x)
        down = min(box.bottom, area.bottom) - max(box.y, area.y)
        if across > 0 and down > 0:
            covered += across * down
    return covered
