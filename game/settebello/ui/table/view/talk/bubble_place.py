"""The place of a remark's bubble: beside the speaker's plate, where it covers neither names nor cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from settebello.engine import Seat
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import RATIO, Edge, TableButton, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_state import TableState

GAP: Final = 10.0
"""Distance between a bubble and the plate; the tail is drawn in it."""
MARGIN: Final = 4.0
"""Minimum distance between a bubble and the edge of the canvas."""
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


def bubble_place(
    layout: TableLayout, here: TableState, seat: Seat, sizes: list[tuple[float, float]]
) -> BubblePlace:
    """Return the place that covers the fewest names and readable cards, then the fewest face-down cards.

    `sizes` are the (width, height) that the bubble can have, the preferred one first.
    """
    poses = resting_poses(here, layout)
    shown = [_around(pose) for pose in poses.values() if pose.turn > 0]
    backs = [_around(pose) for pose in poses.values() if pose.turn <= 0]
    piles = [
        Area.centred(spot.x, spot.y, 1.9 * layout.small_card, RATIO * layout.small_card)
        for spot in layout.piles
    ]
    read = [*(place.plate for place in layout.seats), layout.score, layout.caption, *shown]
    read += [layout.button(button) for button in TableButton]

    def covered(place: BubblePlace) -> tuple[float, float]:
        return _overlap(place.box, read), _overlap(place.box, backs + piles)

    return min(_candidates(layout, seat, sizes), key=covered)


def _candidates(layout: TableLayout, seat: Seat, sizes: list[tuple[float, float]]) -> Iterator[BubblePlace]:
    """Yield the places around the plate of a seat, the preferred ones first."""
    place = layout.seats[seat]
    plate = place.plate
    portrait = plate.x + plate.height / 2
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
