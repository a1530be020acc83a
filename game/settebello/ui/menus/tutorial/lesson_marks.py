"""Marks of a lesson: frames with a small arrow around cards, and rings around parts of the table."""

from collections.abc import Mapping
from typing import Final

from settebello.coach import Spot, Step
from settebello.engine import Card, Side
from settebello.session import PERSON
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import RING
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.button import outline
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.view import signs

FRAME: Final = "#ffd873"
ROOM: Final = 6.0
"""Margin of a frame around several cards."""
ABOVE: Final = 4.0


def draw_marks(
    canvas: Canvas, layout: TableLayout, poses: Mapping[Card, Pose], step: Step, chosen: frozenset[Card]
) -> None:
    """Draw the marks of a step; cards already chosen are not marked."""
    for card in step.meant:
        pose = poses.get(card)
        if pose is None or card in chosen:
            continue
        canvas.card_frame(pose.x, pose.y, pose.width, FRAME, angle=pose.angle, thickness=5.0)
        low = pose.y + 0.5 * pose.width * RATIO
        signs.pointer(canvas, pose.x, low - ABOVE, "arrow_up")
    for spot in step.spots:
        area = spot_area(layout, poses, spot)
        if area is not None:
            outline(canvas, area, RING)


def spot_area(layout: TableLayout, poses: Mapping[Card, Pose], spot: Spot) -> Area | None:
    """Return the area of a part of the table; None for cards if there are none."""
    match spot:
        case Spot.SCORE:
            return layout.score
        case Spot.PILE | Spot.OTHER_PILE:
            side = Side(PERSON) if spot is Spot.PILE else Side(1)
            low, width = layout.pile(side), layout.small_card
            # Sweep cards stick out at the side.
            aside = 0.35 * width * layout.sweeps[side]
            return Area.centred(low.x + aside, low.y - 4, 2.3 * width, width * RATIO + 26)
        case Spot.HAND:
            own = [pose for pose in poses.values() if pose.width == layout.seats[PERSON].card]
            return _around(own)
        case Spot.TABLE:
            widths = {layout.table_card, layout.dense_card}
            return _around([pose for pose in poses.values() if pose.width in widths])


def _around(poses: list[Pose]) -> Area | None:
    if not poses:
        return None
    left = min(pose.x - pose.width / 2 for pose in poses) - ROOM
    right = max(pose.x + pose.width / 2 for pose in poses) + ROOM
    top = min(pose.y - pose.width * RATIO / 2 for pose in poses) - ROOM
    bottom = max(pose.y + pose.width * RATIO / 2 for pose in poses) + ROOM
    return Area(left, top, right - left, bottom - top)
