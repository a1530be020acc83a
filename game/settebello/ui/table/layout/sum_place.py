"""The place of a capture's sum: beside the captured cards, over as little of them as possible."""

import math
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.seat_places import RATIO, Spot
from settebello.ui.table.layout.table_layout import TableLayout

SIZE: Final = 62.0
"""Height of the figures."""
PART_WIDTH: Final = 68.0
"""Width for one number with its sign."""
STEPS: Final = (17, 9)
"""The columns and rows of the places tried."""
BADGE: Final = 32.0
CLEAR: Final = 8.0
"""The height of a letter's badge, and the distance of a slip from it."""
HIDES: Final = 1100.0
"""What covering a captured card altogether costs, as a distance; another card on the table costs half."""


def sum_place(layout: TableLayout, taken: Collection[Pose], table: Iterable[Pose], parts: int) -> Spot:
    """Return the place of a sum of so many `parts`: near the cards `taken`, hiding little of any card."""
    width, height = PART_WIDTH * (parts + 1) + 30, SIZE
    cloth = layout.table
    x = sum(pose.x for pose in taken) / len(taken)
    y = sum(pose.y for pose in taken) / len(taken)
    worths = [*((pose, HIDES) for pose in taken), *((pose, HIDES / 2) for pose in table)]
    cards = [(_area(pose), worth / (pose.width * height)) for pose, worth in worths]

    def cost(spot: Spot) -> float:
        slip = Area.centred(spot.x, spot.y, width, height)
        left, right, top, bottom = slip.x, slip.right, slip.y, slip.bottom
        hidden = 0.0
        for (x1, x2, y1, y2), worth in cards:
            if x1 < right and left < x2 and y1 < bottom and top < y2:
                hidden += worth * (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1))
        return hidden + math.hypot(spot.x - x, spot.y - y)

    wide, high = max(cloth.width - width, 0.0), max(cloth.height - height, 0.0)
    columns, rows = STEPS
    tried = [
        Spot(
            cloth.x + width / 2 + wide * column / (columns - 1),
            cloth.y + height / 2 + high * row / (rows - 1),
        )
        for column in range(columns)
        for row in range(rows)
    ]
    return min(tried, key=cost)


def slip_place(
    layout: TableLayout,
    taken: Collection[Pose],
    table: Collection[Pose],
    badges: Collection[Pose],
    size: tuple[float, float],
) -> Spot:
    """Return the place of a slip with the sums of captures, `size` wide and high: above the cards' badges.

    Where there is no room above all of them it hides little of the cards, and no part of the caption.
    """
    width, height = size
    cloth, caption = layout.table, layout.caption
    y = min(pose.y for pose in badges) - BADGE / 2 - CLEAR - height / 2
    if y - height / 2 >= cloth.y - CLEAR:
        x = sum(pose.x for pose in taken) / len(taken)
        return Spot(min(max(x, cloth.x + width / 2), cloth.right - width / 2), y)
    below = [replace(pose, y=caption.centre[1]) for pose in table]
    return sum_place(layout, taken, (*table, *badges, *below), max(1, round(width / PART_WIDTH) - 1))


def _area(pose: Pose) -> tuple[float, float, float, float]:
    """Return the left, right, upper and lower edge of a card."""
    wide, high = pose.width / 2, pose.width * RATIO / 2
    return pose.x - wide, pose.x + wide, pose.y - high, pose.y + high
